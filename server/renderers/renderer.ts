import { type Browser, DEFAULT_SCALE, DEFAULT_SCREEN } from './browser.ts';
import type { Cdp, Params } from './cdp.ts';
import { RendererError, RendererLostError } from './errors.ts';
import type { Stages } from './stages.ts';

/** A page's size in CSS pixels. Wider than high is landscape. */
export interface Screen {
  width: number;
  height: number;
}

export interface PictureOptions {
  mime: 'jpeg' | 'png' | 'webp';
  /** 1 to 100; png has none. Default 80. */
  quality?: number;
  /** Device pixels to a CSS pixel. Default 3: 1080 × 2400. */
  scale?: number;
  /** Default 360 × 800. */
  screen?: Screen;
}

/** How long a page may take to load, and a call or a picture to finish, in ms. */
export const LOAD_MS = 30_000;
export const CALL_MS = 15_000;

/** How long a page that did not answer in time has to show that its process still runs, in ms. */
const SIGN_OF_LIFE_MS = 1_000;

const MAX_ERRORS = 50;
/** Scale of a page whose surfaces are given back. */
const SHRUNK_SCALE = 0.1;

/** One page that can show any phone. */
export class Renderer {
  readonly browser: Browser;
  /** The tree that the page shows now. The caller that loads a tree sets it; it is undefined on a new page and after any error. */
  loadedTree: unknown = undefined;
  /** Console errors and uncaught exceptions of the page, oldest first, at most 50. */
  readonly errors: string[] = [];
  /** How many errors the page has had in all; `errors` holds the last of them. */
  errorCount = 0;
  #cdp: Cdp;
  #session: string;
  #target: string;
  #screen: Screen = DEFAULT_SCREEN;
  #scale: number;
  /** Whether another size was set since the last picture. */
  #resized = false;
  #lost: RendererLostError | undefined;
  #goneListeners = new Set<(error: RendererLostError) => void>();
  #stages: Stages | undefined;
  #stops: (() => void)[] = [];
  /** Ends the wait for the page's load. */
  #loaded: (() => void) | undefined;

  private constructor(browser: Browser, target: string, session: string, stages: Stages | undefined) {
    this.browser = browser;
    this.#cdp = browser.cdp;
    this.#target = target;
    this.#session = session;
    this.#scale = browser.scale;
    this.#stages = stages;
    this.#watch();
  }

  /** Opens `url` in a new page and waits until it has loaded; what its calls and pictures cost is added to `stages`. Throws RENDERER_LOST. */
  static async create(browser: Browser, url: string, stages?: Stages): Promise<Renderer> {
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
      const renderer = new Renderer(browser, targetId, sessionId, stages);
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

  /** Calls `listener` once, with why, when this renderer can no longer be used. Gives a function that stops it. */
  onGone(listener: (error: RendererLostError) => void): () => void {
    if (this.#lost) listener(this.#lost);
    else this.#goneListeners.add(listener);
    return () => this.#goneListeners.delete(listener);
  }

  /** Sends a CDP command to the page, as for input. Errors as of `Cdp.send`. */
  async send(method: string, params: Params = {}, timeoutMs?: number): Promise<any> {
    if (this.#lost) throw this.#lost;
    try {
      return await this.#cdp.send(method, params, this.#session, timeoutMs);
    } catch (error) {
      this.loadedTree = undefined;
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
      { expression: invocation(fn, arg), awaitPromise: true, returnByValue: true },
      timeoutMs,
    );
    this.#stages?.add('call', since);
    if (exceptionDetails) {
      this.loadedTree = undefined;
      const why = `tapworld.${fn}: ${describe(exceptionDetails)}`;
      throw isLoadError(exceptionDetails) ? new RendererLostError(why) : new RendererError('PAGE_ERROR', why);
    }
    return result.value === undefined ? undefined : JSON.parse(result.value);
  }

  /** Sets the size and scale that the page is drawn at, if they are not what it has. A phone's screen comes before its load. */
  async resize(screen: Screen, scale = this.#scale): Promise<void> {
    if (screen.width === this.#screen.width && screen.height === this.#screen.height && scale === this.#scale)
      return;
    await this.send('Emulation.setDeviceMetricsOverride', {
      width: screen.width,
      height: screen.height,
      deviceScaleFactor: scale,
      mobile: false,
      screenWidth: screen.width,
      screenHeight: screen.height,
      screenOrientation:
        screen.width > screen.height
          ? { type: 'landscapePrimary', angle: 90 }
          : { type: 'portraitPrimary', angle: 0 },
    });
    this.#screen = { ...screen };
    this.#scale = scale;
    this.#resized = true;
  }

  /** The page as it is now. The same page gives the same bytes on every renderer. */
  async picture({
    mime,
    quality = 80,
    scale = DEFAULT_SCALE,
    screen = DEFAULT_SCREEN,
  }: PictureOptions): Promise<Buffer> {
    const since = performance.now();
    await this.resize(screen, scale);
    const params = { format: mime, ...(mime === 'png' ? {} : { quality }), optimizeForSpeed: mime === 'png' };
    const { framesOnDemand } = this.browser;
    const taken = framesOnDemand
      ? this.browser.frame(() =>
          this.#resized || scale !== this.browser.scale ? this.#capture(params) : this.#frame(params),
        )
      : this.#capture(params);
    const data = await taken.catch(error => {
      // A page that cannot be drawn is no use to anyone, though it answers.
      if (this.alive)
        this.#lose(new RendererLostError(`the page could not be drawn: ${(error as Error).message}`, error));
      throw this.#lost;
    });
    this.#stages?.add('picture', since);
    return Buffer.from(data, 'base64');
  }

  /** The next frame. */
  async #frame(screenshot: Params): Promise<string> {
    const { screenshotData } = await this.send('HeadlessExperimental.beginFrame', { screenshot }, CALL_MS);
    return screenshotData ?? this.#capture(screenshot);
  }

  /** As many frames as it takes until there is one of the size that was set, at any scale: frames of their own keep the browser's scale. */
  async #capture(params: Params): Promise<string> {
    let waiting = true;
    const taken = this.send(
      'Page.captureScreenshot',
      { ...params, captureBeyondViewport: false },
      CALL_MS,
    ).finally(() => {
      waiting = false;
    });
    taken.catch(() => {});
    if (this.browser.framesOnDemand)
      while (waiting) await this.send('HeadlessExperimental.beginFrame', {}, CALL_MS);
    this.#resized = false;
    return (await taken).data;
  }

  /**
   * Gives back memory: garbage, and with `surfaces` also what pictures are drawn on and the decoded pictures of its process, which
   * the next picture makes again in about 30 ms. About 30 MB and 35 MB a page.
   */
  async collectGarbage({ surfaces = false } = {}): Promise<void> {
    await this.send('HeapProfiler.collectGarbage');
    if (surfaces && this.browser.framesOnDemand) await this.#shrink();
  }

  /** Draws one frame at a scale that hardly needs a surface; the layout stays as it is. */
  async #shrink(): Promise<void> {
    const screen = this.#screen;
    await this.send('Memory.simulatePressureNotification', { level: 'critical' });
    await this.resize(screen, SHRUNK_SCALE);
    await this.browser.frame(() => this.#capture({ format: 'jpeg', quality: 1 }));
    const isDefault = screen.width === DEFAULT_SCREEN.width && screen.height === DEFAULT_SCREEN.height;
    if (!isDefault) return this.resize(screen, this.browser.scale);
    // Without an override the page is as it was when it was opened.
    await this.send('Emulation.clearDeviceMetricsOverride');
    this.#scale = this.browser.scale;
    this.#resized = true;
  }

  /** Closes the page; whoever still waits for it is told why. Never throws. */
  async close(why = 'the renderer was closed'): Promise<void> {
    this.#lose(new RendererLostError(why));
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
    // It may have loaded before anyone listened.
    if ((await read('location.href !== "about:blank" && document.readyState')) !== 'complete') await load;
    this.#loaded?.();
    const [protocol, ...size] = (
      (await read('[location.protocol, innerWidth, innerHeight, devicePixelRatio].join()')) as string
    ).split(',');
    if (protocol === 'chrome-error:') throw new RendererLostError(`${url} cannot be opened`);
    if (size.join() !== `${DEFAULT_SCREEN.width},${DEFAULT_SCREEN.height},${this.#scale}`) {
      // A full Chromium has a window with a smallest width and a bar: there the size is emulated from the start.
      this.#scale = 0;
      await this.resize(DEFAULT_SCREEN, this.browser.scale);
    }
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
        this.onGone(error => {
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
    on('Runtime.exceptionThrown', ({ exceptionDetails }) => this.#record(describe(exceptionDetails)));
    on('Runtime.consoleAPICalled', ({ type, args }) => {
      if (type === 'error' || type === 'assert')
        this.#record(args.map((arg: any) => arg.description ?? String(arg.value)).join(' '));
    });
    this.#stops.push(
      this.#cdp.on('Target.detachedFromTarget', undefined, ({ sessionId }) => {
        if (sessionId === this.#session) this.#lose(new RendererLostError('the page is gone'));
      }),
    );
    this.#stops.push(this.browser.onGone(() => this.#lose(new RendererLostError('the browser is gone'))));
  }

  #record(text: string): void {
    this.errorCount++;
    this.errors.push(text);
    if (this.errors.length > MAX_ERRORS) this.errors.shift();
  }

  #lose(error: RendererLostError): void {
    if (this.#lost) return;
    this.#lost = error;
    this.loadedTree = undefined;
    for (const stop of this.#stops) stop();
    this.#cdp.abandon(this.#session, error.message);
    for (const listener of this.#goneListeners) listener(error);
    this.#goneListeners.clear();
    // A page that spins would hold up every page of its process for good.
    const answers = error.late
      ? this.#cdp
          .send('Runtime.evaluate', { expression: '0' }, this.#session, SIGN_OF_LIFE_MS)
          .catch(() => this.browser.kill())
      : Promise.resolve();
    void answers.then(() => this.#cdp.send('Target.closeTarget', { targetId: this.#target })).catch(() => {});
  }
}

/**
 * Both ways as text. A quoted text that the page parses costs half of what an argument object costs, and a result that
 * the page has made into text a third of one that V8's inspector copies node by node. A literal would be a little
 * faster still, but a key "__proto__" in it would not be data.
 */
function invocation(fn: string, arg: unknown): string {
  const text = arg === undefined ? '' : `JSON.parse('${JSON.stringify(arg).replace(/[\\']/g, '\\$&')}')`;
  return `(async () => JSON.stringify(await tapworld[${JSON.stringify(fn)}](${text})))()`;
}

/** Whether the page lacks a part of itself, which no app is to blame for: its script has not run, or a file did not come. */
function isLoadError(details: any): boolean {
  return /^(LoadError: |TypeError: Failed to fetch|ReferenceError: tapworld is not defined)/.test(
    describe(details),
  );
}

function describe(details: any): string {
  return details.exception?.description ?? details.exception?.value ?? details.text ?? 'unknown error';
}
