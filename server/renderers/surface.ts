import { type Browser, DEFAULT_SCALE, DEFAULT_SCREEN } from './browser.ts';
import type { Params } from './cdp.ts';

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

/** How long a picture may take, in ms. */
const PICTURE_MS = 15_000;
/** Scale of a page whose surfaces are given back. */
const SHRUNK_SCALE = 0.1;

/** How often a picture is tried. */
const MOST_CAPTURES = 3;
const isUnable = (error: unknown): boolean => /unable to capture/i.test((error as Error).message);

type Send = (method: string, params?: Params, timeoutMs?: number) => Promise<any>;

/** The surface of a page: its size and scale, and the pictures of it. */
export class Surface {
  #browser: Browser;
  #send: Send;
  #screen: Screen = DEFAULT_SCREEN;
  #scale: number;
  /** Whether another size was set since the last picture. */
  #isResized = false;

  /** `send` sends a CDP command to the page. */
  constructor(browser: Browser, send: Send) {
    this.#browser = browser;
    this.#send = send;
    this.#scale = browser.scale;
  }

  /** Sets the size and scale that the page is drawn at, if they differ from the current ones. */
  async resize(screen: Screen, scale = this.#scale): Promise<void> {
    const { width, height } = screen;
    if (width === this.#screen.width && height === this.#screen.height && scale === this.#scale) return;
    await this.#send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: scale,
      mobile: false,
      screenWidth: width,
      screenHeight: height,
      screenOrientation:
        width > height ? { type: 'landscapePrimary', angle: 90 } : { type: 'portraitPrimary', angle: 0 },
    });
    this.#screen = { ...screen };
    this.#scale = scale;
    this.#isResized = true;
  }

  /** Checks the size of a page that has just loaded, as `innerWidth,innerHeight,devicePixelRatio`, and emulates the default one if need be. */
  async adopt(size: string): Promise<void> {
    if (size === `${DEFAULT_SCREEN.width},${DEFAULT_SCREEN.height},${this.#scale}`) return;
    // A full Chromium has a window with a smallest width and a bar: there the size is emulated from the start.
    this.#scale = 0;
    await this.resize(DEFAULT_SCREEN, this.#browser.scale);
  }

  /** The page as it is now, in base64. The same page gives the same bytes on every renderer. */
  async picture({
    mime,
    quality = 80,
    scale = DEFAULT_SCALE,
    screen = DEFAULT_SCREEN,
  }: PictureOptions): Promise<string> {
    await this.resize(screen, scale);
    const params = { format: mime, ...(mime === 'png' ? {} : { quality }), optimizeForSpeed: mime === 'png' };
    if (!this.#browser.framesOnDemand) return this.#capture(params);
    return this.#browser.frame(() => {
      const isOwnScale = scale === this.#browser.scale;
      return this.#isResized || !isOwnScale ? this.#capture(params) : this.#frame(params);
    });
  }

  /**
   * Gives back what pictures are drawn on, by drawing one frame at a scale that hardly needs a surface. The layout stays as it is. It does
   * nothing in a browser that draws frames by itself.
   */
  async shrink(): Promise<void> {
    if (!this.#browser.framesOnDemand) return;
    const screen = this.#screen;
    await this.#send('Memory.simulatePressureNotification', { level: 'critical' });
    await this.resize(screen, SHRUNK_SCALE);
    await this.#browser.frame(() => this.#capture({ format: 'jpeg', quality: 1 }));
    const isDefault = screen.width === DEFAULT_SCREEN.width && screen.height === DEFAULT_SCREEN.height;
    if (!isDefault) return this.resize(screen, this.#browser.scale);
    // Without an override the page is as it was when it was opened.
    await this.#send('Emulation.clearDeviceMetricsOverride');
    this.#scale = this.#browser.scale;
    this.#isResized = true;
  }

  /** The next frame. */
  async #frame(screenshot: Params): Promise<string> {
    const { screenshotData } = await this.#send(
      'HeadlessExperimental.beginFrame',
      { screenshot },
      PICTURE_MS,
    );
    return screenshotData ?? this.#capture(screenshot);
  }

  /**
   * Draws at any scale; `#frame` alone would keep the browser's own. Now and then Chromium is unable to, and can when asked again.
   */
  async #capture(params: Params): Promise<string> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#captureOnce(params);
      } catch (error) {
        if (tries === MOST_CAPTURES || !isUnable(error)) throw error;
      }
    }
  }

  /** Draws frames until one has the size that was set. */
  async #captureOnce(params: Params): Promise<string> {
    let isWaiting = true;
    const options = { ...params, captureBeyondViewport: false };
    const captured = this.#send('Page.captureScreenshot', options, PICTURE_MS).finally(() => {
      isWaiting = false;
    });
    captured.catch(() => {});
    if (this.#browser.framesOnDemand)
      while (isWaiting) await this.#send('HeadlessExperimental.beginFrame', {}, PICTURE_MS);
    this.#isResized = false;
    return (await captured).data;
  }
}
