import { clockCost, type Action, type ActionOf } from '../../src/protocol/action.ts';
import type { LastError, Observation, Observe } from '../../src/protocol/observation.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { RuleError } from '../../src/sdk/core/rule-error.ts';
import { apply } from '../../src/state/apply.ts';
import { diff } from '../../src/state/diff.ts';
import { hash } from '../../src/state/hash.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { ApiError } from '../errors.ts';
import { SILENT, type Log } from '../log.ts';
import type { RendererPool } from '../renderers/pool.ts';
import type { Renderer } from '../renderers/renderer.ts';
import { readAction } from './actions.ts';
import type { StepCache, Taken } from './cache.ts';
import { foregroundOf, type Phone } from './phone.ts';
import { fullObserve, UNSEEN, type Look } from './look.ts';
import { render, type RenderTimes } from './render.ts';
import type { World } from './world.ts';
import { catalogue } from '../../apps/catalogue.ts';

export interface StepOutcome {
  observation: Observation;
  events: PhoneEvent[];
  stateHash: string;
  error?: LastError | undefined;
  cached: boolean;
}

export interface StepOptions {
  observe?: Observe | undefined;
  /** The live client that asks, where one does: it may step the phone that it drives. */
  by?: symbol | undefined;
  /** The stateHash that the caller saw; the phone must still have it. */
  base?: string | undefined;
  /** What the step begins with, as part of it: a change of the phone as it is, for which there is no action. */
  begun?: Begun | undefined;
}

/** A tree made of a phone's present one by rules, and what these told. */
export interface Begun {
  tree: AnyPhone;
  events: readonly PhoneEvent[];
}

/** What can be done within one turn on a phone, with nothing of others in between. */
export interface Turn {
  /** As `Stepper.step`. */
  step(actions: readonly unknown[], options?: StepOptions): Promise<StepOutcome>;
  /** As `Stepper.observe`. */
  observe(observe?: Observe): Promise<StepOutcome>;
}

type Pool = Pick<RendererPool, 'run'>;

/** Actions that only an episode gives a meaning to. */
const WORDS: ReadonlySet<Action['type']> = new Set(['ask_user', 'done', 'impossible']);

/** Takes steps of phones on whatever renderer is free, or out of the cache. */
export class Stepper {
  readonly cache: StepCache;
  /** Steps of phones, what renderers drew for them and for looks, and ms of renderers by stage, since the start. */
  readonly times: RenderTimes & { steps: number } = { steps: 0, drawn: 0, call: 0, picture: 0 };
  /** Makes ready what a tree shows beside itself, before a renderer is taken. */
  prepare: (tree: AnyPhone) => Promise<void> = async () => {};
  private readonly pool: Pool;
  private readonly world: World;
  private readonly log: Log;
  /** The phone that each renderer showed last. */
  private readonly shown = new Map<Renderer, string>();
  /** The renderer that holds a page with a state of its own for a phone. */
  private readonly homes = new Map<string, Renderer>();
  /** Phones of which a renderer may still hold such a page, and which are no more. */
  private readonly gone = new Map<Renderer, string[]>();

  constructor(pool: Pool, world: World, cache: StepCache, log: Log = SILENT) {
    this.pool = pool;
    this.world = world;
    this.cache = cache;
    this.log = log;
  }

  /**
   * Actions on a phone, after those before them, taken whole or not at all. Throws INVALID_ACTION, LEASED, STATE_MOVED, PHONE_NOT_FOUND
   * where it was deleted while they waited, and RENDERER_LOST where two renderers died; then the phone is as it was.
   */
  step(phone: Phone, actions: readonly unknown[], options?: StepOptions): Promise<StepOutcome> {
    return this.turn(phone, turn => turn.step(actions, options));
  }

  private async stepNow(
    phone: Phone,
    actions: readonly unknown[],
    { observe, by, base, begun }: StepOptions = {},
  ): Promise<StepOutcome> {
    phone.free(by);
    phone.expect(base);
    const read = actions.map(a => readAction(a, phone.now));
    const tree = begun?.tree ?? phone.now;
    const { operations, ...taken } = await this.play(phone.id, tree, read, fullObserve(observe, tree));
    const next = apply(tree, operations);
    const events = begun ? [...begun.events, ...taken.events] : taken.events;
    phone.steps += read.length;
    this.times.steps++;
    phone.commit(next, {
      action: read.at(-1) ?? null,
      operations: begun ? diff(phone.now, next) : operations,
      events,
    });
    return { ...taken, events };
  }

  /** Looks at a phone, after the steps before, and changes nothing but what the tree says of a page with a state of its own. */
  observe(phone: Phone, observe?: Observe): Promise<StepOutcome> {
    return this.turn(phone, turn => turn.observe(observe));
  }

  private async observeNow(phone: Phone, observe?: Observe): Promise<StepOutcome> {
    const { operations, live, ...taken } = await this.take(
      phone.id,
      phone.now,
      [],
      fullObserve(observe, phone.now),
    );
    if (live) phone.commit(apply(phone.now, operations), { action: null, operations, events: [] });
    return taken;
  }

  /** Several steps and looks as one turn on a phone. Throws PHONE_NOT_FOUND where it was deleted before, and what `run` throws. */
  turn<T>(phone: Phone, run: (turn: Turn) => Promise<T>): Promise<T> {
    return phone.exclusive(async () => {
      try {
        return await run({
          step: (actions, options) => this.stepNow(phone, actions, options),
          observe: observe => this.observeNow(phone, observe),
        });
      } finally {
        // What was drawn last may have found a home after the phone was forgotten.
        if (phone.closed.aborted) this.forget(phone.id);
      }
    });
  }

  /** A tree as its screen shows it, PNG at its own scale. Throws as a step does. */
  async picture(key: string, tree: AnyPhone): Promise<Buffer> {
    const { observation } = await this.take(
      key,
      tree,
      [],
      fullObserve({ screenshot: 'png', elements: false }, tree),
    );
    return Buffer.from(observation.screenshot!.base64, 'base64');
  }

  /** What a renderer holds for a phone that was deleted is let go with its next call. */
  forget(key: string): void {
    const home = this.homes.get(key);
    this.homes.delete(key);
    if (home?.alive) this.gone.set(home, [...(this.gone.get(home) ?? []), key]);
  }

  /** Ids of the phones that a renderer shows now: the next step of theirs loads nothing. */
  resident(): Set<string> {
    this.bury();
    return new Set(this.shown.values());
  }

  /** Lets go of renderers that died. */
  private bury(): void {
    for (const kept of [this.shown, this.gone])
      for (const renderer of kept.keys()) if (!renderer.alive) kept.delete(renderer);
  }

  /** A run of actions as one step. Only what a screen has to do with is drawn; an answer goes through the answers app's own rule. */
  private async play(
    key: string,
    start: AnyPhone,
    actions: readonly Action[],
    look: Look,
  ): Promise<Taken & { cached: boolean }> {
    const acting = actions.filter(a => !WORDS.has(a.type));
    if (!acting.some(a => a.type === 'answer')) return this.take(key, start, acting, look);
    let tree = start;
    const events: PhoneEvent[] = [];
    let error: LastError | undefined;
    for (let i = 0; i < acting.length; i++) {
      const action = acting[i]!;
      if (action.type === 'answer') {
        const out = submit(tree, action);
        if (out.phone) {
          tree = out.phone;
          events.push(...out.events);
        }
        error = out.error;
        continue;
      }
      const next = acting.findIndex((a, n) => n > i && a.type === 'answer');
      const part = acting.slice(i, next < 0 ? undefined : next);
      const taken = await this.take(key, tree, part, UNSEEN);
      tree = apply(tree, taken.operations);
      events.push(...taken.events);
      error = taken.error;
      i += part.length - 1;
    }
    const seen = await this.take(key, tree, [], look);
    const { lastError: _, ...observation } = seen.observation;
    return {
      ...seen,
      operations: diff(start, tree),
      events,
      error,
      observation: error ? { ...observation, lastError: error } : observation,
    };
  }

  /** One step of a tree, out of the cache where it was taken before. */
  private async take(
    key: string,
    tree: AnyPhone,
    actions: readonly Action[],
    look: Look,
  ): Promise<Taken & { cached: boolean }> {
    const draw = () => this.draw(key, tree, actions, look);
    // What such a page shows hangs on more than the tree.
    if (!this.cache.on || tree.ui.live) return { ...(await draw()), cached: false };
    return this.cache.take(this.cache.keyOf(hash(tree), actions, look), draw, (kept, drawn) => {
      this.log.error(
        { phone: key, kept: kept.stateHash, drawn: drawn.stateHash, actions: actions.map(a => a.type) },
        'step cache: a kept step differs from the same step drawn again',
      );
    });
  }

  private async draw(key: string, tree: AnyPhone, actions: readonly Action[], look: Look): Promise<Taken> {
    const looks = look.screenshot !== false || look.elements || look.tree !== false;
    const waited = !looks && actions.every(a => a.type === 'wait') ? wait(tree, actions) : undefined;
    if (waited) return waited;
    await this.prepare(tree);
    const home = this.homes.get(key);
    const held = (renderer: Renderer) => {
      if (renderer.alive && renderer === home) return;
      this.homes.delete(key);
      throw new ApiError(
        'RENDERER_LOST',
        `The renderer that held ${tree.ui.live?.page ?? 'its page'} is gone, and the page's state with it: the next call loads it anew`,
      );
    };
    if (home) held(home);
    return this.pool.run(
      key,
      async renderer => {
        // One that died under this very call: the pool tries another.
        if (home) held(renderer);
        const gone = this.gone.get(renderer);
        this.gone.delete(renderer);
        const taken = await render(renderer, this.world, tree, actions, look, this.times, {
          key,
          ...(gone ? { gone } : {}),
        });
        if (!this.shown.has(renderer)) this.bury();
        this.shown.set(renderer, key);
        if (taken.live) this.homes.set(key, renderer);
        else if (this.homes.size > 0) this.homes.delete(key);
        return taken;
      },
      foregroundOf(tree).package,
      home,
    );
  }
}

/** Steps that only let time pass, with nothing to be seen: the rules run here. Undefined where the screen has a say in them. */
function wait(start: AnyPhone, actions: readonly Action[]): Taken | undefined {
  if (Object.keys(start.ui.pointers).length > 0) return undefined;
  const to = start.clock.now + actions.reduce((sum, a) => sum + clockCost(a), 0);
  const { phone, events } = advance(catalogue, start, to);
  // A focused field must be kept in view, which only the screen can do.
  if (phone.ui.focus !== null && events.length > 0) return undefined;
  return {
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
): { phone?: AnyPhone; events: PhoneEvent[]; error?: LastError } {
  if (tree.apps['answers'] === undefined)
    return { events: [], error: { code: 'APP_NOT_FOUND', message: 'This phone has no answer sheet' } };
  try {
    return dispatch(catalogue, tree, 'answers', 'submitAll', { fields });
  } catch (thrown) {
    if (thrown instanceof RuleError)
      return { events: [], error: { code: thrown.code, message: thrown.message } };
    throw thrown;
  }
}
