import { catalogue } from '../../apps/catalogue.ts';
import { clockCost, type Action, type ActionOf } from '../../src/protocol/action.ts';
import type { LastError, Observe } from '../../src/protocol/observation.ts';
import type { StepResult } from '../../src/protocol/wire/phones.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { RuleError } from '../../src/sdk/core/rule-error.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import { diff } from '../../src/state/diff.ts';
import { hash } from '../../src/state/hash.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { ApiError } from '../errors.ts';
import { SILENT, type Log } from '../log.ts';
import { cancelled, RendererError } from '../renderers/errors.ts';
import { readAction } from './actions.ts';
import type { StepCache } from './cache.ts';
import type { Drawer } from './drawer.ts';
import { observationSpec, NO_OBSERVATION, type ObservationSpec } from './observation-spec.ts';
import { foregroundOf, type Phone } from './phone.ts';
import type { RenderTimes } from './render.ts';
import type { DrawnStep } from './result.ts';
import type { SnapshotRenderer } from './snapshot-renderer.ts';

/** A step's result, and whether it came out of the cache. */
export type StepOutcome = StepResult & { cached: boolean };

export interface StepOptions {
  observe?: Observe | undefined;
  /** The live client that asks, where one does: it may step the phone that it drives. */
  by?: symbol | undefined;
  /** Aborted when the caller hangs up: until the step is committed it then fails with CANCELLED, and the phone is as it was. */
  signal?: AbortSignal | undefined;
  /** The stateHash that the caller saw; the phone must still have it. */
  base?: string | undefined;
  /** What the step begins with, as part of it: a change of the phone as it is, for which there is no action. */
  begun?: Begun | undefined;
}

/** A tree made of a phone's present one by rules, with the events of these. */
export interface Begun {
  tree: AnyPhone;
  events: readonly PhoneEvent[];
}

/** What can be done within one turn on a phone, with nothing of others in between. */
export interface Turn {
  /** As `Stepper.step`. */
  step(actions: readonly unknown[], options?: StepOptions): Promise<StepOutcome>;
  /** As `Stepper.observe`. */
  observe(observe?: Observe, signal?: AbortSignal): Promise<StepOutcome>;
}

/** Actions without an effect on the phone: they mean something to an episode alone. */
const META_ACTIONS: ReadonlySet<Action['type']> = new Set(['ask_user', 'done', 'impossible']);

/** Steps and looks of one phone that may wait for each other. */
const MOST_WAITING = 1_000;

/** What is to be done to a tree, for whom. */
interface Request {
  key: string;
  start: AnyPhone;
  actions: readonly Action[];
  spec: ObservationSpec;
  signal: AbortSignal | undefined;
}

type Cached = DrawnStep & { cached: boolean };

/** Steps phones: one step after the other on each, drawn by whatever renderer is free or found in the cache. */
export class Stepper {
  readonly cache: StepCache;
  private readonly drawer: Drawer;
  private readonly snapshotRenderer: Pick<SnapshotRenderer, 'during'>;
  private readonly log: Log;
  /** Steps of phones since the start; looks are none. */
  private steps = 0;
  /** Calls that are under way or wait, by phone. */
  private readonly waiting = new Map<Phone, number>();

  constructor(
    drawer: Drawer,
    snapshotRenderer: Pick<SnapshotRenderer, 'during'>,
    cache: StepCache,
    log: Log = SILENT,
  ) {
    this.drawer = drawer;
    this.snapshotRenderer = snapshotRenderer;
    this.cache = cache;
    this.log = log;
  }

  /** Steps of phones, what renderers drew for them and for looks, and ms of renderers by stage, since the start. */
  get times(): RenderTimes & { steps: number } {
    return { ...this.drawer.times, steps: this.steps };
  }

  /**
   * Takes one step of several actions on a phone, after the steps before it, whole or not at all. Throws INVALID_ACTION, LEASED,
   * STATE_MOVED, PHONE_NOT_FOUND if the phone was deleted meanwhile, CANCELLED, CAPACITY_REACHED, APP_CRASHED, RENDERER_LOST,
   * BROWSER_MISSING; then the phone is as it was.
   */
  step(phone: Phone, actions: readonly unknown[], options: StepOptions = {}): Promise<StepOutcome> {
    return this.turn(phone, turn => turn.step(actions, options), options.signal);
  }

  private async stepNow(
    phone: Phone,
    actions: readonly unknown[],
    { observe, by, base, begun, signal }: StepOptions = {},
  ): Promise<StepOutcome> {
    phone.assertNotLeased(by);
    phone.assertState(base);
    const read = actions.map(a => readAction(a, phone.now));
    const start = begun?.tree ?? phone.now;
    const result = await this.play({
      key: phone.id,
      start,
      actions: read.filter(a => !META_ACTIONS.has(a.type)),
      spec: observationSpec(observe, start),
      signal,
    });
    if (signal?.aborted) throw cancelled();
    const { tree, live: _live, threw: _threw, operations, ...outcome } = result;
    const events = begun ? [...begun.events, ...outcome.events] : outcome.events;
    phone.steps += read.length;
    this.steps++;
    phone.commit(tree, {
      action: read.at(-1) ?? null,
      operations: begun ? diff(phone.now, tree) : operations,
      events,
    });
    return { ...outcome, events };
  }

  /**
   * Looks at a phone, after the steps before it. It changes nothing but what the tree says of a page with a state of its own. Throws as
   * `step`.
   */
  observe(phone: Phone, observe?: Observe, signal?: AbortSignal): Promise<StepOutcome> {
    return this.turn(phone, turn => turn.observe(observe, signal), signal);
  }

  private async observeNow(phone: Phone, observe?: Observe, signal?: AbortSignal): Promise<StepOutcome> {
    const spec = observationSpec(observe, phone.now);
    const result = await this.cachedStep({ key: phone.id, start: phone.now, actions: [], spec, signal });
    const { tree, operations, live, threw: _threw, ...outcome } = result;
    if (live) phone.commit(tree, { action: null, operations, events: [] });
    return outcome;
  }

  /**
   * Several steps and looks as one turn on a phone. Throws PHONE_NOT_FOUND if it was deleted before, CANCELLED, CAPACITY_REACHED, and
   * what `run` throws.
   */
  async turn<T>(phone: Phone, run: (turn: Turn) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const waiting = this.waiting.get(phone) ?? 0;
    if (waiting >= MOST_WAITING)
      throw new ApiError('CAPACITY_REACHED', `${MOST_WAITING} calls wait for phone ${phone.id} already`);
    this.waiting.set(phone, waiting + 1);
    try {
      return await phone.exclusive(async () => {
        if (signal?.aborted) throw cancelled();
        try {
          return await run({
            step: (actions, options) => this.stepNow(phone, actions, options),
            observe: (observe, signal) => this.observeNow(phone, observe, signal),
          });
        } finally {
          // The step may have pinned a renderer after the phone was deleted.
          if (phone.closed.aborted) this.forget(phone.id);
        }
      });
    } finally {
      const left = this.waiting.get(phone)! - 1;
      if (left > 0) this.waiting.set(phone, left);
      else this.waiting.delete(phone);
    }
  }

  /** A tree as its screen shows it, PNG at its own scale. Throws as a step does. */
  async picture(key: string, tree: AnyPhone): Promise<Buffer> {
    const spec = observationSpec({ screenshot: 'png', elements: false }, tree);
    const request = { key, start: tree, actions: [], spec, signal: undefined };
    const { observation } = await this.cachedStep(request);
    return Buffer.from(observation.screenshot!.base64, 'base64');
  }

  /** Lets go of what a renderer holds for a phone that was deleted. */
  forget(key: string): void {
    this.drawer.forget(key);
  }

  /** Ids of the phones that a renderer shows now: their next step loads nothing. */
  resident(): Set<string> {
    return this.drawer.resident();
  }

  /** Several actions as one step. An answer goes through the answers app's own rule, the rest is drawn. */
  private async play(request: Request): Promise<Cached> {
    const { start, actions } = request;
    if (!actions.some(a => a.type === 'answer')) return this.cachedStep(request);
    let tree = start;
    let error: LastError | undefined;
    const events: PhoneEvent[] = [];
    for (const part of partsOf(actions)) {
      const [first] = part;
      const result =
        first?.type === 'answer'
          ? submit(tree, first)
          : await this.cachedStep({ ...request, start: tree, actions: part, spec: NO_OBSERVATION });
      ({ tree, error } = { error: undefined, ...result });
      events.push(...result.events);
    }
    const seen = await this.cachedStep({ ...request, start: tree, actions: [] });
    const { lastError: _, ...observation } = seen.observation;
    return {
      ...seen,
      tree,
      operations: diff(start, tree),
      events,
      error,
      observation: error ? { ...observation, lastError: error } : observation,
    };
  }

  /** One step of a tree, out of the cache if it was taken before. */
  private async cachedStep({ key, start, actions, spec, signal }: Request): Promise<Cached> {
    const draw = (signal?: AbortSignal) => this.draw({ key, start, actions, spec, signal });
    // What a page with a state of its own shows hangs on more than the tree.
    if (!this.cache.on || start.ui.live) return { ...(await draw(signal)), cached: false };
    return this.cache.getOrDraw(this.cache.keyOf(hash(start), actions, spec), {
      start,
      signal,
      draw,
      differs: (kept, drawn) =>
        this.log.error(
          { phone: key, kept: kept.stateHash, drawn: drawn.stateHash, actions: actions.map(a => a.type) },
          'step cache: a kept step differs from the same step drawn again',
        ),
    });
  }

  private async draw({ key, start, actions, spec, signal }: Request): Promise<DrawnStep> {
    const looks = spec.screenshot !== false || spec.elements || spec.tree !== false;
    const waited = !looks && actions.every(a => a.type === 'wait') ? wait(start, actions) : undefined;
    return (
      waited ?? this.snapshotRenderer.during(start, () => this.drawer.draw(key, start, actions, spec, signal))
    );
  }
}

/** Actions as runs that are drawn together; each answer stands alone. */
function partsOf(actions: readonly Action[]): Action[][] {
  const parts: Action[][] = [];
  for (const action of actions) {
    const last = parts.at(-1);
    if (last && action.type !== 'answer' && last[0]?.type !== 'answer') last.push(action);
    else parts.push([action]);
  }
  return parts;
}

/** Runs an app's rule outside of a page. What it throws, other than a refusal, is the app's own error, as on a page. */
function ruled<T>(run: () => T): T {
  try {
    return run();
  } catch (thrown) {
    const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
    throw new RendererError('PAGE_ERROR', `${name}: ${message}`, thrown);
  }
}

/**
 * Whether the screen can have no say in what the phone becomes: the bare home screen. An app's screen may act as it comes into view, such
 * as scrolling to where the day is, so that a wait in front of one is drawn also where nobody looks.
 */
const isBare = (phone: AnyPhone): boolean =>
  topScreen(phone) === undefined &&
  phone.ui.focus === null &&
  phone.ui.dialogs.length === 0 &&
  phone.ui.shade === 'closed' &&
  !phone.ui.recents &&
  Object.keys(phone.ui.pointers).length === 0;

/** Lets time pass that nobody looks at, by the rules alone. Undefined where it has to be drawn. */
function wait(start: AnyPhone, actions: readonly Action[]): DrawnStep | undefined {
  if (!isBare(start)) return undefined;
  const to = start.clock.now + actions.reduce((sum, a) => sum + clockCost(a), 0);
  const { phone, events } = ruled(() => advance(catalogue, start, to));
  if (!isBare(phone)) return undefined;
  return {
    tree: phone,
    operations: diff(start, phone),
    events,
    observation: {
      foreground: foregroundOf(phone),
      keyboard: phone.ui.keyboard.visible,
      clock: phone.clock.now,
    },
    stateHash: hash(phone),
  };
}

/** The answer sheet filled in and submitted. Where the app refuses it, nothing changes and `error` says why. */
function submit(
  tree: AnyPhone,
  { fields }: ActionOf<'answer'>,
): { tree: AnyPhone; events: PhoneEvent[]; error?: LastError } {
  const refused = (code: string, message: string) => ({ tree, events: [], error: { code, message } });
  if (tree.apps['answers'] === undefined) return refused('APP_NOT_FOUND', 'This phone has no answer sheet');
  return ruled(() => {
    try {
      const { phone, events } = dispatch(catalogue, tree, 'answers', 'submitAll', { fields });
      return { tree: phone, events };
    } catch (thrown) {
      if (thrown instanceof RuleError) return refused(thrown.code, thrown.message);
      throw thrown;
    }
  });
}
