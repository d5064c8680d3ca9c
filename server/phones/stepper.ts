import { actionSchemas, type Action } from '../../src/protocol/action.ts';
import type { LastError, Observe } from '../../src/protocol/observation.ts';
import type { StepResult } from '../../src/protocol/wire/phones.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { diff } from '../../src/state/diff.ts';
import { hash } from '../../src/state/hash.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { ApiError } from '../errors.ts';
import { SILENT, type Log } from '../log.ts';
import { cancelled } from '../renderers/errors.ts';
import { readAction } from './actions.ts';
import type { StepCache } from './cache.ts';
import { ATTRIBUTES, traced, tracedWait } from '../tracing/spans.ts';
import type { Drawer } from './drawer.ts';
import { observationSpec, NO_OBSERVATION, type ObservationSpec } from './observation-spec.ts';
import type { Phone } from './phone.ts';
import type { RenderTimes } from './render.ts';
import type { DrawnObservation, DrawnStep } from './result.ts';
import type { SnapshotRenderer } from './snapshot-renderer.ts';
import { submitAnswers, waitByRules } from './step-by-rules.ts';

/** A step's result, and whether it came from the cache. */
export type StepOutcome = StepResult & { observation: DrawnObservation; cached: boolean };

export interface StepOptions {
  observe?: Observe | undefined;
  /** The lease of the live client that calls, if one does: it may step the phone that it drives. */
  by?: symbol | undefined;
  /** Aborted when the caller hangs up. A step that is not committed yet then fails with CANCELLED and changes nothing. */
  signal?: AbortSignal | undefined;
  /** The stateHash that the caller saw. The step fails with STATE_MOVED if the phone has another. */
  base?: string | undefined;
  /** A change that no action can make; the step starts from it and includes it. */
  change?: TreeChange | undefined;
}

/** A phone's tree after rules have changed it, with their events. */
export interface TreeChange {
  tree: AnyPhone;
  events: readonly PhoneEvent[];
}

/** Calls within one turn on a phone: nobody else's call runs in between. */
export interface Turn {
  /** As `Stepper.step`. */
  step(actions: readonly unknown[], options?: StepOptions): Promise<StepOutcome>;
  /** As `Stepper.observe`. */
  observe(observe?: Observe, signal?: AbortSignal): Promise<StepOutcome>;
}

/** Episode-level actions, which have no effect on the phone. */
const META_ACTIONS: ReadonlySet<Action['type']> = new Set(['ask_user', 'done', 'impossible']);

/** Calls that may wait for one phone. */
const MAX_WAITING = 1_000;

/** One step of a tree, on behalf of the phone `key`. */
interface Request {
  key: string;
  start: AnyPhone;
  actions: readonly Action[];
  spec: ObservationSpec;
  signal: AbortSignal | undefined;
}

type Cached = DrawnStep & { cached: boolean };

/** A step that was committed. */
export interface Stepped {
  /** From its turn on the phone, with the wait for a renderer. */
  ms: number;
  cached: boolean;
}

/** Steps phones. Steps of one phone run one after the other; the cache has them, or any free renderer draws them. */
export class Stepper {
  readonly cache: StepCache;
  /** Called after each step. */
  readonly stepped = new Set<(step: Stepped) => void>();
  private readonly drawer: Drawer;
  private readonly snapshotRenderer: Pick<SnapshotRenderer, 'during'>;
  private readonly log: Log;
  /** Steps since the start, without observations. */
  private steps = 0;
  /** Calls that run or wait, by phone. */
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

  /** Since the start: steps, drawings for steps and observations, and the renderers' ms by stage. */
  get times(): RenderTimes & { steps: number } {
    return { ...this.drawer.times, steps: this.steps };
  }

  /** As of `Drawer`. */
  get picturesFound(): number {
    return this.drawer.picturesFound;
  }

  /**
   * Performs several actions as one step, after the phone's earlier calls, completely or not at all. Throws INVALID_ACTION, LEASED,
   * STATE_MOVED, PHONE_NOT_FOUND if the phone was deleted meanwhile, CANCELLED, CAPACITY_REACHED, APP_CRASHED, RENDERER_LOST,
   * BROWSER_MISSING; then the phone is as it was.
   */
  step(phone: Phone, actions: readonly unknown[], options: StepOptions = {}): Promise<StepOutcome> {
    return this.turn(phone, turn => turn.step(actions, options), options.signal);
  }

  private tracedStep(phone: Phone, actions: readonly unknown[], options?: StepOptions): Promise<StepOutcome> {
    const attributes = { [ATTRIBUTES.phone]: phone.id, [ATTRIBUTES.actions]: actions.map(typeOf) };
    return traced('step', attributes, async span => {
      const outcome = await this.stepNow(phone, actions, options);
      span.setAttribute(ATTRIBUTES.cached, outcome.cached);
      return outcome;
    });
  }

  private tracedObserve(phone: Phone, observe?: Observe, signal?: AbortSignal): Promise<StepOutcome> {
    return traced('observe', { [ATTRIBUTES.phone]: phone.id }, async span => {
      const outcome = await this.observeNow(phone, observe, signal);
      span.setAttribute(ATTRIBUTES.cached, outcome.cached);
      return outcome;
    });
  }

  private async stepNow(
    phone: Phone,
    actions: readonly unknown[],
    { observe, by, base, change, signal }: StepOptions = {},
  ): Promise<StepOutcome> {
    const since = performance.now();
    phone.assertNotLeased(by);
    phone.assertState(base);
    const read = actions.map(a => readAction(a, phone.now));
    const start = change?.tree ?? phone.now;
    const result = await this.play({
      key: phone.id,
      start,
      actions: read.filter(a => !META_ACTIONS.has(a.type)),
      spec: observationSpec(observe, start),
      signal,
    });
    if (signal?.aborted) throw cancelled();
    const { tree, live: _live, threw: _threw, operations, ...outcome } = result;
    const events = change ? [...change.events, ...outcome.events] : outcome.events;
    phone.steps += read.length;
    this.steps++;
    phone.commit(tree, {
      action: read.at(-1) ?? null,
      operations: change ? diff(phone.now, tree) : operations,
      events,
    });
    const stepped = { ms: performance.now() - since, cached: outcome.cached };
    for (const listener of this.stepped) listener(stepped);
    return { ...outcome, events };
  }

  /**
   * Observes a phone, after its earlier calls. Only the state of a live page, which the tree records, may change by it. Throws as `step`.
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
   * Runs several steps and observations exclusively on a phone. Throws PHONE_NOT_FOUND if it was deleted before, CANCELLED,
   * CAPACITY_REACHED, and whatever `run` throws.
   */
  async turn<T>(phone: Phone, run: (turn: Turn) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const waiting = this.waiting.get(phone) ?? 0;
    if (waiting >= MAX_WAITING)
      throw new ApiError('CAPACITY_REACHED', `${MAX_WAITING} calls wait for phone ${phone.id} already`);
    this.waiting.set(phone, waiting + 1);
    const begun = waiting > 0 ? tracedWait('wait for the phone') : undefined;
    try {
      return await phone.exclusive(async () => {
        begun?.();
        if (signal?.aborted) throw cancelled();
        try {
          return await run({
            step: (actions, options) => this.tracedStep(phone, actions, options),
            observe: (observe, signal) => this.tracedObserve(phone, observe, signal),
          });
        } finally {
          // The step may have pinned a renderer after the phone was deleted.
          if (phone.closed.aborted) this.forget(phone.id);
        }
      });
    } finally {
      begun?.();
      const left = this.waiting.get(phone)! - 1;
      if (left > 0) this.waiting.set(phone, left);
      else this.waiting.delete(phone);
    }
  }

  /** The screen of a tree, as PNG at its own scale unless `observe` says otherwise. Throws as `step`. */
  async picture(key: string, tree: AnyPhone, observe: Observe = {}): Promise<Buffer> {
    const spec = observationSpec({ screenshot: 'png', ...observe, elements: false }, tree);
    const request = { key, start: tree, actions: [], spec, signal: undefined };
    const { observation } = await this.cachedStep(request);
    return observation.screenshot!.bytes;
  }

  /** Draws a tree on a page even if the cache has it. Throws as `step`. */
  async drawUncached(key: string, tree: AnyPhone): Promise<void> {
    const spec = observationSpec({ screenshot: 'png', elements: false }, tree);
    await this.draw({ key, start: tree, actions: [], spec, signal: undefined }, true);
  }

  /** Releases the live page that a renderer holds for a deleted phone. */
  forget(key: string): void {
    this.drawer.forget(key);
  }

  /** Ids of the phones that a renderer shows now. Their next step loads nothing. */
  resident(): Set<string> {
    return this.drawer.resident();
  }

  /** Several actions as one step. The answers app's own rule handles `answer`; the other actions are drawn. */
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
          ? submitAnswers(tree, first)
          : await this.cachedStep({ ...request, start: tree, actions: part, spec: NO_OBSERVATION });
      ({ tree, error } = { error: undefined, ...result });
      events.push(...result.events);
    }
    const observed = await this.cachedStep({ ...request, start: tree, actions: [] });
    const { lastError: _, ...observation } = observed.observation;
    return {
      ...observed,
      tree,
      operations: diff(start, tree),
      events,
      error,
      observation: error ? { ...observation, lastError: error } : observation,
    };
  }

  /** One step of a tree, from the cache if it is there. */
  private async cachedStep(request: Request): Promise<Cached> {
    const { key, start, actions, spec, signal } = request;
    // What a live page shows does not depend on the tree alone.
    if (!this.cache.on || start.ui.live) return { ...(await this.draw(request)), cached: false };
    const draw = (signal: AbortSignal, isProof: boolean) => this.draw({ ...request, signal }, isProof);
    const observed = (drawn: DrawnStep) => ({
      key: this.cache.keyOf(drawn.stateHash, [], spec),
      result: observationAfter(drawn),
    });
    return this.cache.getOrDraw(this.cache.keyOf(hash(start), actions, spec), {
      start,
      signal,
      draw,
      ...(actions.length > 0 ? { observed } : {}),
      onMismatch: (kept, drawn) =>
        this.log.error(
          { phone: key, kept: kept.stateHash, drawn: drawn.stateHash, actions: actions.map(a => a.type) },
          'step cache: a kept step differs from the same step drawn again',
        ),
    });
  }

  private async draw({ key, start, actions, spec, signal }: Request, anew = false): Promise<DrawnStep> {
    const isObserved = spec.screenshot !== false || spec.elements || spec.tree !== false;
    const waited = isObserved ? undefined : waitByRules(start, actions);
    if (waited) return waited;
    return this.snapshotRenderer.during(start, () =>
      this.drawer.draw(key, start, actions, spec, { signal, anew }),
    );
  }
}

/** What an observation gives that follows a step. */
function observationAfter({ error: _, ...step }: DrawnStep): DrawnStep {
  const { lastError: __, ...observation } = step.observation;
  return { ...step, observation, operations: [], events: [] };
}

/** The type of an action that nobody has checked yet. */
function typeOf(action: unknown): string {
  const { type } = (action ?? {}) as { type?: unknown };
  return typeof type === 'string' && Object.hasOwn(actionSchemas, type) ? type : 'unknown';
}

/** Splits actions into runs that are drawn together; each answer is a run of its own. */
function partsOf(actions: readonly Action[]): Action[][] {
  const parts: Action[][] = [];
  for (const action of actions) {
    const last = parts.at(-1);
    if (last && action.type !== 'answer' && last[0]?.type !== 'answer') last.push(action);
    else parts.push([action]);
  }
  return parts;
}
