import { clockCost, type Action } from '../../src/protocol/action.ts';
import type { LastError, Observation, Observe } from '../../src/protocol/observation.ts';
import type { RenderReply, RenderRequest } from '../../src/protocol/renderer.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { RuleError, type PhoneEvent } from '../../src/sdk/core/run.ts';
import { apply } from '../../src/state/apply.ts';
import { diff, type Operation } from '../../src/state/diff.ts';
import { hash } from '../../src/state/hash.ts';
import { deepFreeze } from '../../src/state/json.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { RendererPool } from '../renderers/pool.ts';
import type { Renderer } from '../renderers/renderer.ts';
import { canonical, StepCache, type Taken } from './cache.ts';
import { foregroundOf, type Phone } from './phones.ts';
import { textTree, uiautomatorXml } from './tree.ts';
import { catalogue, type World } from './world.ts';

export interface StepOutcome { observation: Observation; events: PhoneEvent[]; stateHash: string; error?: LastError | undefined; cached: boolean }

type Pool = Pick<RendererPool, 'run'>;

/** Actions that need no screen: they cost no time and are the server's. */
const OFF_SCREEN = new Set<Action['type']>(['answer', 'ask_user', 'done', 'impossible']);

/** What is observed where nothing was said: JPEG 80 at the screen's own scale, with elements. */
export function fullObserve(observe: Observe = {}, phone: AnyPhone): Required<Observe> {
  const tree = observe.tree ?? false;
  return { screenshot: observe.screenshot ?? 'jpeg', quality: observe.quality ?? 80, scale: observe.scale ?? phone.device.screen.scale, elements: observe.elements ?? true, tree, marks: observe.marks ?? false };
}

/** Takes steps of phones on whatever renderer is free, or out of the cache. */
export class Stepper {
  readonly cache: StepCache;
  /** Ms by stage since the start, for /metrics. */
  readonly times = { steps: 0, drawn: 0, call: 0, picture: 0 };
  private readonly pool: Pool;
  private readonly world: World;
  private readonly log: (line: string) => void;

  constructor(pool: Pool, world: World, cache: StepCache, log: (line: string) => void = () => {}) {
    this.pool = pool;
    this.world = world;
    this.cache = cache;
    this.log = log;
  }

  /** One step of a phone, after those before it. Throws RENDERER_LOST where two renderers died; then the phone is as it was. */
  step(phone: Phone, actions: readonly Action[], observe?: Observe): Promise<StepOutcome> {
    return phone.serial(async () => {
      const taken = await this.taken(phone, actions, fullObserve(observe, phone.now));
      const now = apply(phone.now, taken.operations);
      if (actions.length > 0) {
        phone.steps += actions.length;
        phone.commit(now, { action: actions.at(-1)!, operations: taken.operations, events: taken.events });
      }
      return { observation: taken.observation, events: taken.events, stateHash: taken.stateHash, error: taken.error, cached: taken.cached };
    });
  }

  observe(phone: Phone, observe?: Observe): Promise<StepOutcome> {
    return this.step(phone, [], observe);
  }

  private async taken(phone: Phone, actions: readonly Action[], observe: Required<Observe>): Promise<Taken & { cached: boolean }> {
    this.times.steps++;
    const key = this.cache.on ? this.cache.keyOf(phone.stateHash, actions, observe) : '';
    const hit = this.cache.on ? this.cache.get(key) : undefined;
    if (hit && !hit.prove) return { ...hit.taken, cached: true };
    const drawn = await this.draw(phone, actions, observe);
    if (hit) this.prove(key, hit.taken, drawn);
    else this.cache.put(key, drawn);
    return { ...drawn, cached: false };
  }

  /** Compares a hit with the same step drawn again. */
  private prove(key: string, kept: Taken, drawn: Taken): void {
    this.cache.proofs++;
    const face = (t: Taken) => canonical([t.operations, t.events, t.error ?? null, t.observation, t.stateHash]);
    if (face(kept) === face(drawn)) return;
    this.cache.mismatches++;
    this.cache.drop(key);
    this.log(`step cache: a kept step differs from the drawn one (${kept.stateHash.slice(0, 12)} ${drawn.stateHash.slice(0, 12)})`);
  }

  private async draw(phone: Phone, actions: readonly Action[], observe: Required<Observe>): Promise<Taken> {
    const start = phone.now;
    const needsScreen = actions.some(a => !OFF_SCREEN.has(a.type) && a.type !== 'wait') || observe.screenshot !== false || observe.elements || observe.tree !== false;
    if (!needsScreen) {
      const waited = this.wait(start, actions);
      if (waited) return waited;
    }
    return this.pool.run(phone.id, renderer => this.render(renderer, start, actions, observe));
  }

  /** Steps that only let time pass, with nothing to be seen: the rules run here. Undefined where the screen has a say in them. */
  private wait(start: AnyPhone, actions: readonly Action[]): Taken | undefined {
    if (Object.keys(start.ui.pointers).length > 0) return undefined;
    const to = start.clock.now + actions.reduce((sum, a) => sum + clockCost(a), 0);
    const out = advance(catalogue, start, to);
    // A focused field must be kept in view, which only the screen can do.
    if (out.phone.ui.focus !== null && out.events.length > 0) return undefined;
    return { operations: diff(start, out.phone), events: out.events, observation: { foreground: foregroundOf(out.phone), keyboard: out.phone.ui.keyboard.visible, clock: out.phone.clock.now }, stateHash: hash(out.phone) };
  }

  private async render(renderer: Renderer, start: AnyPhone, actions: readonly Action[], observe: Required<Observe>): Promise<Taken> {
    const { screen, orientation } = start.device;
    const wide = orientation === 'landscape';
    await renderer.resize({ width: Math.round((wide ? screen.height : screen.width) / screen.scale), height: Math.round((wide ? screen.width : screen.height) / screen.scale) });
    const listed = observe.elements || observe.tree !== false;
    const request: RenderRequest = { ...this.bring(renderer.held as AnyPhone | undefined, start), actions: actions.filter(a => !OFF_SCREEN.has(a.type)), elements: listed, marks: observe.marks };
    renderer.held = undefined;
    const since = performance.now();
    const reply = await renderer.call('step', request) as RenderReply;
    const called = performance.now();
    const now = apply(start, deepFreeze(reply.operations));
    const points = { width: Math.round(reply.shown.width / reply.shown.scale), height: Math.round(reply.shown.height / reply.shown.scale) };
    const bytes = observe.screenshot === false ? undefined : await renderer.picture({ mime: observe.screenshot, quality: observe.quality, scale: observe.scale, screen: points });
    this.times.drawn++;
    this.times.call += called - since;
    this.times.picture += performance.now() - called;
    renderer.held = now;
    const elements = reply.elements ?? [];
    const observation: Observation = {
      ...(bytes ? { screenshot: { mime: `image/${observe.screenshot as string}`, width: Math.round(points.width * observe.scale), height: Math.round(points.height * observe.scale), base64: bytes.toString('base64') } } : {}),
      ...(observe.elements ? { elements } : {}),
      ...(observe.tree === 'text' ? { tree: textTree(elements) } : observe.tree === 'uiautomator' ? { tree: uiautomatorXml(elements, reply.shown, reply.foreground.package) } : {}),
      foreground: reply.foreground, keyboard: reply.keyboard, clock: reply.clock,
      ...(reply.error ? { lastError: reply.error } : {}),
    };
    return { operations: reply.operations, events: reply.events, ...(reply.error ? { error: reply.error } : {}), observation, stateHash: hash(now) };
  }

  /** What a renderer must be told to show a phone, given what it shows now. */
  private bring(held: AnyPhone | undefined, phone: AnyPhone): Pick<RenderRequest, 'phone' | 'load'> {
    if (held) return { load: diff(held, phone) };
    const { apps: _apps, ...bare } = this.world.tree;
    return { phone: bare, load: diff(this.world.tree, phone) };
  }

  /** Dispatches a rule on a phone here, as the answer action does. A rule's own refusal is told as `error`; then nothing changed. */
  dispatch(phone: Phone, action: Action, app: string, name: string, args: unknown): Promise<{ events: PhoneEvent[]; operations: Operation[]; error?: LastError }> {
    return phone.serial(() => {
      try {
        const out = dispatch(catalogue, phone.now, app, name, args);
        const operations = diff(phone.now, out.phone);
        phone.steps++;
        phone.commit(out.phone, { action, operations, events: out.events });
        return { events: out.events, operations };
      } catch (error) {
        if (error instanceof RuleError) return { events: [], operations: [], error: { code: error.code, message: error.message } };
        throw error;
      }
    });
  }
}
