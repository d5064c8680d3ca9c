import { Screenshot } from '../../src/protocol/screenshot.ts';
import { type Browser, DEFAULT_SCALE, DEFAULT_SCREEN } from './browser.ts';
import type { Cdp, Params } from './cdp.ts';
import { RendererError, RendererLostError } from './errors.ts';
import { callScript, consoleText, exceptionText, isLoadError } from './page-script.ts';
import type { Stages } from './stages.ts';
import { Views } from './views.ts';
import { Surface, type PictureOptions, type Screen } from './surface.ts';

/** How long a page may take to load, in ms. */
const LOAD_MS = 30_000;
/** How long a call may take, in ms. */
const CALL_MS = 15_000;

/** How long a page that did not answer in time has to show that its process still runs, in ms. */
const SIGN_OF_LIFE_MS = 1_000;

const MAX_ERRORS = 50;

export interface RendererOptions {
  /** Takes what calls and pictures cost. */
  stages?: Stages;
  /** How many phones the page keeps mounted. Default 1. */
  views?: number;
}

/** One page that can show any phone. */
export class Renderer {
  readonly browser: Browser;
  /** The phones that the page keeps. Whoever loads a phone's tree notes it there. */
  readonly views: Views;
  /** Console errors and uncaught exceptions of the page, oldest first, at most 50. */
  readonly errors: string[] = [];
  /** How many errors the page has had in all; `errors` holds the last of them. */
  errorCount = 0;
  #cdp: Cdp;
  #session: string;
  #target: string;
  #surface: Surface;
  #lost: RendererLostError | undefined;
  #lostListeners = new Set<(error: RendererLostError) => void>();
  #stages: Stages | undefined;
  #stops: (() => void)[] = [];
  /** Ends the wait for the page's load. */
  #loaded: (() => void) | undefined;

  private constructor(
    browser: Browser,
    target: string,
    session: string,
    { stages, views = 1 }: RendererOptions,
  ) {
    this.browser = browser;
    this.views = new Views(views);
    this.#cdp = browser.cdp;
    this.#target = target;
    this.#session = session;
    this.#surface = new Surface(browser, (...command) => this.send(...command));
    this.#stages = stages;
    this.#watch();
  }

  /** Opens `url` in a new page and waits until it has loaded. Throws RENDERER_LOST. */
  static async create(browser: Browser, url: string, options: RendererOptions = {}): Promise<Renderer> {
    const browserContextId = await browser.context();
    // Opened where it is to be: an empty page would start a process of its own first.
    const { targetId } = await browser.cdp.send('Target.createTarget', {
      url,
      browserContextId,
      ...DEFAULT_SCREEN,
      ...(browser.framesOnDemand ? { enableBeginFrameControl: true } : {}),
    });
    try {
      const { sessionId } = await browser.cdp.send('Target.attachToTarget', { targetId, flatten: true });
      const renderer = new Renderer(browser, targetId, sessionId, options);
      await renderer.#open(url);
      return renderer;
    } catch (error) {
      void browser.cdp.send('Target.closeTarget', { targetId }).catch(() => {});
      throw error;
    }
  }

  /** False once the page or its browser has died or stopped answering. */
  get alive(): boolean {
    return this.#lost === undefined;
  }

  /** Calls `listener` once, with the reason, when this renderer can no longer be used. Returns a function that removes the listener. */
  onLost(listener: (error: RendererLostError) => void): () => void {
    if (this.#lost) listener(this.#lost);
    else this.#lostListeners.add(listener);
    return () => this.#lostListeners.delete(listener);
  }

  /** Sends a CDP command to the page, as for input. Errors as of `Cdp.send`. */
  async send(method: string, params: Params = {}, timeoutMs?: number): Promise<any> {
    if (this.#lost) throw this.#lost;
    try {
      return await this.#cdp.send(method, params, this.#session, timeoutMs);
    } catch (error) {
      if (error instanceof RendererLostError) this.#lose(error);
      throw error;
    }
  }

  /**
   * Calls `window.tapworld[fn](arg)` in the page and gives what it resolves to. Both cross as JSON.
   * Throws PAGE_ERROR when it throws, RENDERER_LOST when the page dies, lacks its code, or takes longer than `timeoutMs`.
   */
  async call(fn: string, arg?: unknown, timeoutMs = CALL_MS): Promise<any> {
    const since = performance.now();
    const { result, exceptionDetails } = await this.send(
      'Runtime.evaluate',
      { expression: callScript(fn, arg), awaitPromise: true, returnByValue: true },
      timeoutMs,
    );
    this.#stages?.add('call', since);
    if (exceptionDetails) {
      const reason = `tapworld.${fn}: ${exceptionText(exceptionDetails)}`;
      throw isLoadError(exceptionDetails)
        ? new RendererLostError(reason)
        : new RendererError('PAGE_ERROR', reason);
    }
    return result.value === undefined ? undefined : JSON.parse(result.value);
  }

  /** Sets the size and scale that the page is drawn at, if they differ from the current ones. Call it before the phone is loaded. */
  resize(screen: Screen, scale?: number): Promise<void> {
    return this.#surface.resize(screen, scale);
  }

  /** The page as it is now. The same page gives the same bytes on every renderer. Throws RENDERER_LOST. */
  async picture(options: PictureOptions): Promise<Screenshot> {
    const since = performance.now();
    const data = await this.#surface.picture(options).catch(error => {
      // A page that cannot be drawn is of no use, even if it still answers calls.
      if (this.alive)
        this.#lose(new RendererLostError(`the page could not be drawn: ${(error as Error).message}`, error));
      throw this.#lost;
    });
    this.#stages?.add('picture', since);
    const { mime, scale = DEFAULT_SCALE, screen = DEFAULT_SCREEN } = options;
    return new Screenshot(
      {
        mime: `image/${mime}`,
        width: Math.round(screen.width * scale),
        height: Math.round(screen.height * scale),
      },
      data,
    );
  }

  /**
   * Gives back memory: garbage, and with `surfaces` also what pictures are drawn on and the decoded pictures of its process, which
   * the next picture makes again in about 30 ms. About 30 MB and 35 MB a page.
   */
  async collectGarbage({ surfaces = false } = {}): Promise<void> {
    await this.send('HeapProfiler.collectGarbage');
    if (surfaces) await this.#surface.shrink();
  }

  /** Closes the page. Calls that wait for it fail with RENDERER_LOST and the reason. Never throws. */
  async close(reason = 'the renderer was closed'): Promise<void> {
    this.#lose(new RendererLostError(reason));
    await this.#cdp.send('Target.closeTarget', { targetId: this.#target }).catch(() => {});
  }

  async #open(url: string): Promise<void> {
    const load = this.#nextLoad(url);
    load.catch(() => {});
    await Promise.all([
      this.send('Page.enable'),
      this.send('Runtime.enable'),
      this.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
      this.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 }),
      this.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
      }),
    ]);
    const read = async (expression: string): Promise<unknown> =>
      (await this.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
    // The page may have loaded before the listener was added.
    if ((await read('location.href !== "about:blank" && document.readyState')) !== 'complete') await load;
    this.#loaded?.();
    const [protocol, ...size] = (
      (await read('[location.protocol, innerWidth, innerHeight, devicePixelRatio].join()')) as string
    ).split(',');
    if (protocol === 'chrome-error:') throw new RendererLostError(`${url} cannot be opened`);
    await this.#surface.adopt(size.join());
  }

  #nextLoad(url: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.#lose(new RendererLostError(`${url} did not load in ${LOAD_MS} ms`)),
        LOAD_MS,
      );
      this.#loaded = () => {
        for (const stop of stops) stop();
        this.#loaded = undefined;
        resolve();
      };
      const stops = [
        () => clearTimeout(timer),
        this.#cdp.on('Page.loadEventFired', this.#session, () => this.#loaded!()),
        this.onLost(error => {
          clearTimeout(timer);
          reject(error);
        }),
      ];
    });
  }

  #watch(): void {
    const on = (event: string, listener: (params: any) => void) =>
      this.#stops.push(this.#cdp.on(event, this.#session, listener));
    on('Inspector.targetCrashed', () => this.#lose(new RendererLostError('the page crashed')));
    on('Runtime.exceptionThrown', ({ exceptionDetails }) => this.#record(exceptionText(exceptionDetails)));
    on('Runtime.consoleAPICalled', ({ type, args }) => {
      if (type === 'error' || type === 'assert') this.#record(consoleText(args));
    });
    this.#stops.push(
      this.#cdp.on('Target.detachedFromTarget', undefined, ({ sessionId }) => {
        if (sessionId === this.#session) this.#lose(new RendererLostError('the page was closed'));
      }),
    );
    this.#stops.push(this.browser.onExit(() => this.#lose(new RendererLostError('the browser has exited'))));
  }

  #record(text: string): void {
    this.errorCount++;
    this.errors.push(text);
    if (this.errors.length > MAX_ERRORS) this.errors.shift();
  }

  #lose(error: RendererLostError): void {
    if (this.#lost) return;
    this.#lost = error;
    for (const stop of this.#stops) stop();
    this.#cdp.abandon(this.#session, error.message);
    for (const listener of this.#lostListeners) listener(error);
    this.#lostListeners.clear();
    // A page that spins would hold up every page of its process for good.
    const answers = error.late
      ? this.#cdp
          .send('Runtime.evaluate', { expression: '0' }, this.#session, SIGN_OF_LIFE_MS)
          .catch(() => this.browser.kill())
      : Promise.resolve();
    void answers.then(() => this.#cdp.send('Target.closeTarget', { targetId: this.#target })).catch(() => {});
  }
}
