import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser as PlaywrightBrowser } from 'playwright';
import { findBrowser, type FoundBrowser } from './browser-find.ts';
import { Cdp } from './cdp.ts';
import { RendererError } from './errors.ts';
import { groupOf, killAll, processTree, pssOf } from './processes.ts';
import { hasSandbox } from './sandbox.ts';
import { sharedMemory } from './shared-memory.ts';
import { guard, unguard } from './signals.ts';

export interface BrowserOptions {
  /** The browser to start; by default the one that `findBrowser` gives. */
  found?: FoundBrowser;
  /** A fontconfig file, so that pictures are the same bytes on every machine. */
  fontConfig?: string;
  /** Flags beside our own, for measurements. */
  args?: string[];
  /**
   * The device pixels to a CSS pixel that pictures are mostly asked at. Others cost up to half more, and are not the
   * same bytes as from a browser started for them: a run keeps to one and records it. Default 3.
   */
  scale?: number;
}

/** The screen that a page has before anyone asks for another: CSS pixels, and device pixels to each. */
export const DEFAULT_SCREEN = { width: 360, height: 800 };
export const DEFAULT_SCALE = 3;

const CLOSE_MS = 5_000;

/**
 * A layer is drawn as one tile. Between tiles, a picture at a fractional scale has seams that come and go from one
 * frame to the next; one tile is also a tenth faster.
 */
const ONE_TILE = [
  '--default-tile-width=2432',
  '--default-tile-height=2432',
  '--max-untiled-layer-width=2432',
  '--max-untiled-layer-height=2432',
];

const PIXELS = [
  `--window-size=${DEFAULT_SCREEN.width},${DEFAULT_SCREEN.height}`,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Redrawing a part of a tile leaves other antialiasing at its edge than drawing the whole: the picture would depend on what was shown before.
  '--disable-partial-raster',
  // One rasteriser on every machine. With a GPU process, real or emulated, edges and baselines depended on how early it was up.
  '--disable-gpu',
];

/**
 * A headless shell draws when it is told to and at no other time: what a step shows on its way is never drawn, and a frame that is asked
 * for is whole. Other builds draw at the screen's pace.
 */
const FRAMES_ON_DEMAND = ['--enable-begin-frame-control', '--run-all-compositor-stages-before-draw'];

/** Decoded pictures that are not shown may take 64 MB a browser and not 512, and scripts' heaps are collected earlier. The pictures of a screen are the same bytes. */
const LITTLE_MEMORY = ['--enable-low-end-device-mode'];

/**
 * That mode also compiles scripts for size, which costs a sixth of each step, and collects the whole heap whenever it has grown a little, which took
 * over a third of the CPU of steps without a picture. A heap that may reach 112 MB first takes some 90 MB more a browser. With 96 MB
 * steps are a tenth slower; 128 MB take more memory and are no faster.
 */
const QUICK_SCRIPTS = ['--js-flags=--no-optimize-for-size --initial-heap-size=112 --max-semi-space-size=8'];

/**
 * The pages of a browser share a process: a new one finds the scripts compiled (85 ms in place of 165), and each takes a third less memory. There
 * is a browser to each core, so that no core waits for another's script.
 */
const ONE_PROCESS = ['--process-per-site'];

const CLOSED_NETWORK = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--no-default-browser-check',
  '--no-proxy-server',
];

/** Many pages draw at once and none is in front: none may be slowed for being behind. */
const NEVER_THROTTLED = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-hang-monitor',
  '--disable-ipc-flooding-protection',
  '--disable-threaded-scrolling',
  '--disable-smooth-scrolling',
];

/** One Chromium and the raw connection to it. */
export class Browser {
  readonly cdp: Cdp;
  readonly found: FoundBrowser;
  /** The scale that its pages have until another is asked for. */
  readonly scale: number;
  /** Resolves when the browser has exited, for whatever reason. */
  readonly exited: Promise<void>;
  #playwright: PlaywrightBrowser;
  #pid: number;
  #group: number;
  #alive = true;
  #frames: Promise<unknown> = Promise.resolve();
  #context: Promise<string> | undefined;
  #exitListeners = new Set<() => void>();

  private constructor(
    playwright: PlaywrightBrowser,
    cdp: Cdp,
    found: FoundBrowser,
    pid: number,
    scale: number,
  ) {
    this.#playwright = playwright;
    this.cdp = cdp;
    this.found = found;
    this.scale = scale;
    this.#pid = pid;
    // A distribution's wrapper script is the group's leader, and the browser its child.
    this.#group = groupOf(pid);
    this.exited = cdp.closed.then(() => {
      this.#alive = false;
      for (const listener of this.#exitListeners) listener();
      this.#exitListeners.clear();
    });
    guard(this);
  }

  /** Starts a browser, in about 0.4 s. Throws BROWSER_MISSING or BROWSER_FAILED. */
  static async launch(options: BrowserOptions = {}): Promise<Browser> {
    const found = options.found ?? (await findBrowser());
    const scale = options.scale ?? DEFAULT_SCALE;
    const { chromium } = await import('playwright');
    let playwright: PlaywrightBrowser | undefined;
    try {
      playwright = await chromium.launch({
        executablePath: found.path,
        headless: true,
        chromiumSandbox: hasSandbox(process.env, process.getuid?.()),
        // Playwright keeps shared memory out of /dev/shm, which is small in containers.
        ignoreDefaultArgs: sharedMemory() === '/dev/shm' ? ['--disable-dev-shm-usage'] : [],
        // Playwright's pipe ends the browser when this process dies; the port is for the hot path.
        args: [
          '--remote-debugging-port=0',
          `--force-device-scale-factor=${scale}`,
          ...PIXELS,
          ...ONE_TILE,
          ...LITTLE_MEMORY,
          ...QUICK_SCRIPTS,
          ...ONE_PROCESS,
          ...(found.product === 'headless-shell' ? FRAMES_ON_DEMAND : []),
          ...CLOSED_NETWORK,
          ...NEVER_THROTTLED,
          ...found.args,
          ...(options.args ?? []),
        ],
        env: environment(options.fontConfig),
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
      const session = await playwright.newBrowserCDPSession();
      const { commandLine } = await session.send('SystemInfo.getInfo');
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const pid = processInfo.find(({ type }) => type === 'browser')?.id;
      const profile = /--user-data-dir=("[^"]*"|\S+)/.exec(commandLine)?.[1]?.replaceAll('"', '');
      if (pid === undefined || profile === undefined)
        throw new Error('the browser does not say its process or its profile');
      const [port, path] = await activePort(join(profile, 'DevToolsActivePort'));
      return new Browser(playwright, await Cdp.connect(`ws://127.0.0.1:${port}${path}`), found, pid, scale);
    } catch (error) {
      await playwright?.close().catch(() => {});
      throw new RendererError('BROWSER_FAILED', `${found.path} did not start`, error);
    }
  }

  /** Whether its pages draw a frame only on command. */
  get framesOnDemand(): boolean {
    return this.found.product === 'headless-shell';
  }

  /** Id of the browser context that all pages share, so that each after the first finds scripts and pictures in its cache. Phones keep nothing in it. */
  context(): Promise<string> {
    this.#context ??= this.cdp
      .send('Target.createBrowserContext', { disposeOnDetach: true })
      .then(({ browserContextId }) => browserContextId as string);
    return this.#context;
  }

  /** Draws one frame after the other: two at once make the process that draws for all pages fall over. */
  frame<T>(draw: () => Promise<T>): Promise<T> {
    const drawn = this.#frames.then(draw);
    this.#frames = drawn.catch(() => {});
    return drawn;
  }

  get alive(): boolean {
    return this.#alive;
  }

  /** Number of exit listeners, for tests of leaks. */
  get listeners(): number {
    return this.#exitListeners.size;
  }

  /** Calls `listener` once when the browser has exited. Returns a function that removes the listener. */
  onExit(listener: () => void): () => void {
    if (this.#alive) this.#exitListeners.add(listener);
    else listener();
    return () => this.#exitListeners.delete(listener);
  }

  /** The ids of all processes of this browser. */
  pids(): number[] {
    const tree = new Set([...processTree(this.#group), ...processTree(this.#pid)]);
    return [...tree];
  }

  /** The memory of all processes of this browser, in bytes (PSS). */
  pss(): number {
    return pssOf(this.pids());
  }

  /** Ends all processes at once. What waits on the connection is rejected with RENDERER_LOST. */
  kill(): void {
    killAll(this.pids());
  }

  /** Closes the browser, by force if it does not answer, and removes its temporary folders. Never throws. */
  async close(): Promise<void> {
    const pids = this.pids();
    const over = new AbortController();
    const late = setTimeout(CLOSE_MS, undefined, { signal: over.signal }).then(
      () => killAll(pids),
      () => {},
    );
    await Promise.race([this.#playwright.close().catch(() => {}), late]);
    over.abort();
    // By now an id may belong to someone else: what is in our group is ours.
    killAll(pids.filter(pid => groupOf(pid) === this.#group));
    this.cdp.close();
    this.#alive = false;
    unguard(this);
  }
}

/** The file is written when the port is open, which may be after the pipe answers. */
async function activePort(file: string): Promise<[port: string, path: string]> {
  for (let tries = 0; ; tries++) {
    const [port, path] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (port && path) return [port, path];
    if (tries === 100) throw new Error(`${file} was not written`);
    await setTimeout(50);
  }
}

function environment(fontConfig: string | undefined): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value;
  if (fontConfig !== undefined) env.FONTCONFIG_FILE = fontConfig;
  return env;
}
