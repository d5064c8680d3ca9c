import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorld } from '../../apps/catalogue.ts';
import type { Scene } from '../../apps/scenes.ts';
import { median } from '../../bench/bench/index.ts';
import { Browser, DEFAULT_SCREEN } from '../../server/renderers/browser.ts';
import { writeFontConfig } from '../../server/renderers/fontconfig.ts';
import { Renderer } from '../../server/renderers/renderer.ts';
import { threadsOf } from '../../server/renderers/threads.ts';
import { startServer } from '../../server/start.ts';
import type { RenderReply } from '../../src/protocol/renderer.ts';
import { diff } from '../../src/state/diff.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { allScenes } from '../screens/all.ts';
import { play } from '../screens/scene.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** CPU of a page that changes to a scene and is drawn, ms. */
export interface SceneCost {
  app: string;
  scene: string;
  /** The page's main thread in the call that shows the scene, and in it script and layout with styles. */
  callMs: number;
  scriptMs: number;
  layoutMs: number;
  /** The main thread in the picture, and the threads that raster and compose; garbage that falls into that time is counted too. */
  paintMs: number;
  rasterMs: number;
}

export type Cost = Omit<SceneCost, 'app' | 'scene'>;

export interface DearestScenes {
  scenes: number;
  /** The median of each figure over all scenes. */
  typical: Cost;
  /** The dearest to draw, by paint and raster together, and the dearest to show, by the call. */
  toDraw: SceneCost[];
  toShow: SceneCost[];
  /** Scenes that could not be shown. */
  broken: string[];
}

/** How many scenes a list has, how many of each kind are measured again, and how often. */
const LISTED = 20;
const CANDIDATES = 40;
const TIMES = 3;

const drawMs = ({ paintMs, rasterMs }: Cost) => paintMs + rasterMs;
const showMs = ({ callMs }: Cost) => callMs;

/** The first of all by what they cost. */
const dearest = <T extends Cost>(costs: readonly T[], by: (cost: Cost) => number, count: number): T[] =>
  [...costs].sort((a, b) => by(b) - by(a)).slice(0, count);

/**
 * Shows every scene of these apps on one page and finds the dearest: all once, then the dearest of these again, three times, of which the
 * medians count. `onScene` is called after each.
 */
export async function dearestScenes(
  apps: readonly string[],
  begins: (scenes: number) => void,
  onScene: () => void,
): Promise<DearestScenes> {
  const world = (await createWorld()) as unknown as AnyPhone;
  const scenes = (await allScenes(world)).filter(({ app }) => apps.includes(app));
  begins(scenes.length);
  const page = await ScenePage.open(world);
  const broken: string[] = [];
  const measure = async (scene: Scene): Promise<Cost | undefined> => {
    try {
      return await page.measure(scene);
    } catch {
      broken.push(scene.name);
      return undefined;
    }
  };
  try {
    const first: (SceneCost & { of: Scene })[] = [];
    for (const scene of scenes) {
      const cost = await measure(scene);
      if (cost) first.push({ app: scene.app, scene: scene.name, of: scene, ...cost });
      onScene();
    }
    const candidates = new Set([
      ...dearest(first, drawMs, CANDIDATES),
      ...dearest(first, showMs, CANDIDATES),
    ]);
    const again = new Map<Scene, Cost[]>();
    for (let time = 0; time < TIMES; time++)
      for (const { of } of candidates) {
        const cost = await measure(of);
        if (cost) again.set(of, [...(again.get(of) ?? []), cost]);
      }
    const costs = [...again].map(([{ app, name }, found]): SceneCost => ({
      app,
      scene: name,
      ...middle(found),
    }));
    return {
      scenes: scenes.length,
      typical: middle(first),
      toDraw: dearest(costs, drawMs, LISTED),
      toShow: dearest(costs, showMs, LISTED),
      broken,
    };
  } finally {
    await page.close();
  }
}

/** The median of each figure. */
const middle = (costs: readonly Cost[]): Cost => {
  const of = (name: keyof Cost) => median(costs.map(cost => cost[name]));
  return {
    callMs: of('callMs'),
    scriptMs: of('scriptMs'),
    layoutMs: of('layoutMs'),
    paintMs: of('paintMs'),
    rasterMs: of('rasterMs'),
  };
};

/** CPU that a page has used since its start, ms. */
interface Used {
  main: number;
  raster: number;
  script: number;
  layout: number;
}

/** One page in a browser of its own, drawn as a server draws it, whose CPU can be read. */
class ScenePage {
  readonly close: () => Promise<void>;
  #world: AnyPhone;
  #browser: Browser;
  #renderer: Renderer;
  #call: { before: Used; after: Used } | undefined;

  private constructor(world: AnyPhone, browser: Browser, renderer: Renderer, close: () => Promise<void>) {
    this.#world = world;
    this.#browser = browser;
    this.#renderer = renderer;
    this.close = close;
  }

  static async open(world: AnyPhone): Promise<ScenePage> {
    const folder = mkdtempSync(join(tmpdir(), 'tapworld-bench-'));
    const server = await startServer({ port: 0, renderers: 1, browsers: 1, stepCacheMb: 0 });
    const browser = await Browser.launch({ fontConfig: writeFontConfig(root, folder) });
    const renderer = await Renderer.create(browser, `${server.url}/renderer.html`);
    await renderer.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new ScenePage(world, browser, renderer, async () => {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    });
  }

  /** What the last call that shows a scene costs, and its picture. Throws where the scene cannot be shown. */
  async measure(scene: Scene): Promise<Cost> {
    const { apps: _, ...bare } = this.#world;
    const reply = await play(
      {
        show: async phone => {
          await this.#renderer.resize(DEFAULT_SCREEN);
          return this.#step({ phone: bare, load: diff(this.#world, phone), elements: true });
        },
        act: action => this.#step({ actions: [action], elements: true }),
      },
      scene,
    );
    const { before, after } = this.#call!;
    const { width, height, scale } = reply.screen;
    await this.#renderer.picture({
      mime: 'jpeg',
      screen: { width: width / scale, height: height / scale },
    });
    const drawn = await this.#used();
    return {
      callMs: after.main - before.main,
      scriptMs: after.script - before.script,
      layoutMs: after.layout - before.layout,
      paintMs: drawn.main - after.main,
      rasterMs: drawn.raster - after.raster,
    };
  }

  async #step(request: object): Promise<RenderReply> {
    const before = await this.#used();
    const reply = (await this.#renderer.call('step', request)) as RenderReply;
    this.#call = { before, after: await this.#used() };
    return reply;
  }

  async #used(): Promise<Used> {
    const { metrics } = (await this.#renderer.send('Performance.getMetrics')) as {
      metrics: { name: string; value: number }[];
    };
    const metric = (name: string) => 1_000 * (metrics.find(found => found.name === name)?.value ?? 0);
    const threads = threadsOf(this.#browser.pids());
    const sum = (fits: (thread: { process: string; thread: string }) => boolean) =>
      threads.filter(fits).reduce((ms, thread) => ms + thread.ms, 0);
    return {
      main: sum(({ process, thread }) => process === 'renderer' && thread === 'main'),
      raster: sum(
        ({ process, thread }) =>
          process === 'gpu-process' || (process === 'renderer' && thread.startsWith('ThreadPool')),
      ),
      script: metric('ScriptDuration'),
      layout: metric('LayoutDuration') + metric('RecalcStyleDuration'),
    };
  }
}
