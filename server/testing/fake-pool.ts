import { createHash } from 'node:crypto';
import { catalogue } from '../../apps/catalogue.ts';
import { clockCost, type Action } from '../../src/protocol/action.ts';
import type { Element, LastError } from '../../src/protocol/observation.ts';
import type { RenderReply, RenderRequest } from '../../src/protocol/renderer.ts';
import { Screenshot } from '../../src/protocol/screenshot.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { apply } from '../../src/state/apply.ts';
import { diff } from '../../src/state/diff.ts';
import { hash } from '../../src/state/hash.ts';
import { deepFreeze } from '../../src/state/json.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { foregroundOf } from '../phones/phone.ts';
import { Views, type View } from '../renderers/views.ts';
import { cancelled, RendererError, RendererLostError } from '../renderers/errors.ts';
import type { RendererPool } from '../renderers/pool.ts';
import type { JobOptions } from '../renderers/queue.ts';
import type { Renderer } from '../renderers/renderer.ts';
import type { PictureOptions } from '../renderers/surface.ts';

type PoolApi = Pick<RendererPool, 'run' | 'stats' | 'browsers' | 'drain' | 'cancelQueued'>;

/** What a fake page shows of a phone: one element a note. */
function elementsOf(phone: AnyPhone): Element[] {
  const { notes } = phone.apps['notes'] as { notes: Record<string, { title: string }> };
  const states = {
    enabled: true,
    checkable: false,
    checked: false,
    selected: false,
    focusable: true,
    focused: false,
    scrollable: false,
    clickable: true,
    longClickable: false,
    editable: false,
    password: false,
  };
  return Object.keys(notes)
    .sort()
    .map((id, index) => ({
      index,
      id,
      parent: null,
      role: 'button',
      className: 'android.widget.Button',
      resourceId: '',
      name: notes[id]!.title,
      bounds: [0, index, 10, index + 1],
      states,
      package: 'app.tapworld.notes',
    }));
}

/** A page that runs the rules without drawing. Like a real page it has its own tree, and knows only the phones that requests load into it. */
class FakePage {
  alive = true;
  readonly views = new Views(1);
  readonly errors: string[] = [];
  errorCount = 0;
  private blank = false;
  private readonly pool: FakePool;
  private readonly trees = new Map<number, AnyPhone>();
  private shown = 0;

  constructor(pool: FakePool) {
    this.pool = pool;
  }

  async resize(): Promise<void> {}
  async close(): Promise<void> {
    this.alive = false;
  }

  async picture({ mime, quality, scale, screen }: Required<PictureOptions>): Promise<Screenshot> {
    const size = { width: Math.round(screen.width * scale), height: Math.round(screen.height * scale) };
    const base64 = createHash('sha256')
      .update(`${hash(this.tree)} ${mime} ${quality} ${scale} ${this.pool.noise}`)
      .digest('base64');
    return new Screenshot({ mime: `image/${mime}`, ...size }, base64);
  }

  private get tree(): AnyPhone | undefined {
    return this.trees.get(this.shown);
  }
  private set tree(tree: AnyPhone) {
    this.trees.set(this.shown, tree);
  }

  async call(fn: string, sent: RenderRequest): Promise<RenderReply | boolean> {
    return fn === 'isEmpty' ? this.blank : this.step(sent);
  }

  private async step(sent: RenderRequest): Promise<RenderReply> {
    this.pool.calls.push(sent);
    await this.pool.gate;
    const fault = this.pool.faults.shift();
    if (fault === 'lost') {
      this.alive = false;
      throw new RendererLostError('the page crashed');
    }
    if (fault === 'throws') throw new RendererError('PAGE_ERROR', 'tapworld.step: Error: broken');
    if (fault === 'blank' || fault === 'stops') {
      this.errors.push('TypeError: undefined is not a function');
      this.errorCount++;
      if (this.errors.length > 50) this.errors.shift();
    }
    if (fault === 'blank') this.blank = true;
    const request = JSON.parse(JSON.stringify(sent)) as RenderRequest;
    this.shown = request.view ?? 0;
    if (request.phone !== undefined)
      this.tree = deepFreeze({
        ...(request.phone as AnyPhone),
        apps: Object.fromEntries([...catalogue.metas.keys()].map(id => [id, catalogue.world(id)])),
      });
    if (!this.tree) throw new RendererError('PAGE_ERROR', 'tapworld.step: NO_PHONE');
    this.tree = apply(this.tree, request.load ?? []);
    const base = this.tree;
    const events: PhoneEvent[] = [];
    let error: LastError | undefined;
    for (const action of request.actions ?? []) error = this.act(action, events);
    const { screen } = this.tree.device;
    return JSON.parse(
      JSON.stringify({
        operations: diff(base, this.tree),
        events,
        ...(error ? { error } : {}),
        observation: {
          ...(request.elements ? { elements: elementsOf(this.tree) } : {}),
          foreground: foregroundOf(this.tree),
          keyboard: this.tree.ui.keyboard.visible,
          clock: this.tree.clock.now,
          ...(error ? { lastError: error } : {}),
        },
        screen,
        changed: true,
      }),
    ) as RenderReply;
  }

  private act(action: Action, events: PhoneEvent[]): LastError | undefined {
    const run = (app: string, name: string, args: unknown) => {
      const out = dispatch(catalogue, this.tree!, app, name, args);
      this.tree = out.phone;
      events.push(...out.events);
    };
    let error: LastError | undefined;
    if (action.type === 'open_app') {
      if (catalogue.metas.has(action.app)) run('system', 'openApp', { app: action.app });
      else error = { code: 'APP_NOT_FOUND', message: `No app ${action.app} is installed` };
    } else if (action.type === 'tap') {
      if (typeof action.element === 'string' && action.element.startsWith('['))
        run(...(JSON.parse(action.element) as [string, string, unknown]));
      else
        error = {
          code: action.element === undefined ? 'NOTHING_HERE' : 'ELEMENT_NOT_FOUND',
          message: 'nothing',
        };
    }
    const out = advance(catalogue, this.tree!, this.tree!.clock.now + clockCost(action));
    this.tree = out.phone;
    events.push(...out.events);
    return error;
  }
}

const draining = () => new RendererError('POOL_DRAINING', 'the server is stopping');

/** A pool of fake pages. Like the real pool it runs a task again if its page was lost or threw. */
export class FakePool implements PoolApi {
  readonly calls: RenderRequest[] = [];
  /** Faults of the next calls, one for each. */
  faults: ('lost' | 'throws' | 'blank' | 'stops' | 'none')[] = [];
  /** Every call waits for it. */
  gate: Promise<void> = Promise.resolve();
  /** Starts `work` while every call is held back, then lets the calls go on. */
  async holdWhile<T>(work: () => T): Promise<Awaited<T>> {
    let open = () => {};
    this.gate = new Promise(resolve => {
      open = resolve;
    });
    const running = work();
    await new Promise(resolve => setImmediate(resolve));
    open();
    return await running;
  }
  /** Browsers that run, as `stats` says. */
  running = 1;
  /** Part of every picture. */
  noise = '';
  private readonly pages: FakePage[];
  private turn = 0;

  constructor(renderers = 2) {
    this.pages = Array.from({ length: renderers }, () => new FakePage(this));
  }

  async run<T>(
    { affinity, similarTo = affinity, signal }: JobOptions<Renderer>,
    task: (renderer: Renderer, view: View) => Promise<T>,
  ): Promise<T> {
    if (this.drained) throw draining();
    for (let tries = 1; ; tries++) {
      const i = this.turn++ % this.pages.length;
      // Tasks of one page run one after the other.
      const before = this.tails[i] ?? Promise.resolve();
      const work = before.then(async () => {
        if (signal?.aborted) throw cancelled();
        if (this.isCancelled) throw draining();
        if (!this.pages[i]!.alive) this.pages[i] = new FakePage(this);
        const page = this.pages[i]!;
        return task(page as unknown as Renderer, page.views.take(affinity, similarTo));
      });
      this.tails[i] = work.catch(() => {});
      try {
        return await work;
      } catch (error) {
        const page = this.pages[i]!;
        const threw = error instanceof RendererError && error.code === 'PAGE_ERROR';
        if (threw) await page.close();
        if (page.alive) throw error;
        if (tries < 2) continue;
        throw threw ? error : new RendererLostError('two renderers died under this task', error);
      }
    }
  }
  private readonly tails: Promise<unknown>[] = [];
  drained = false;
  /** Whether tasks that wait for their page are refused. */
  isCancelled = false;

  cancelQueued(): void {
    this.isCancelled = true;
  }

  async drain(): Promise<void> {
    this.drained = true;
    await Promise.all(this.tails);
  }

  /** Pages of one browser, as `RendererPool` has it; of their tasks nothing is known. */
  browsers(): ReturnType<RendererPool['browsers']> {
    const renderers = this.pages.map(({ alive }, index) => ({
      index,
      state: alive ? ('idle' as const) : ('none' as const),
      affinity: undefined,
      restarts: 0,
    }));
    return [{ index: 0, running: this.running > 0, restarts: 0, renderers }];
  }

  stats(): ReturnType<RendererPool['stats']> {
    return {
      renderers: this.pages.length,
      browsers: this.running,
      live: this.pages.length,
      busy: 0,
      idle: this.pages.length,
      queued: 0,
      serving: 0,
      framesInFlight: this.pages.length,
      maxQueue: 10_000,
      tasks: this.turn,
      retries: 0,
      lost: 0,
      restarts: { browsers: 0, renderers: 0 },
      busyMs: 0,
      wantedMs: 0,
      stages: { call: { count: 2, totalMs: 500, maxMs: 300 } },
    };
  }
}
