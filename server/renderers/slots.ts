import { SILENT, type Log } from '../log.ts';
import { Browser, type BrowserOptions } from './browser.ts';
import type { RendererLostError } from './errors.ts';
import { Renderer } from './renderer.ts';
import type { Stages } from './stages.ts';

/** A place for one browser. What dies is started again when it is next needed. */
export class BrowserSlot {
  restarts = 0;
  #options: BrowserOptions;
  #starting: Promise<Browser> | undefined;
  #browser: Browser | undefined;
  #stages: Stages;
  #log: Log;
  /** Whether the pool ends it: then its exit is no news. */
  #closing = false;
  #hasLoggedExit = false;

  constructor(options: BrowserOptions, stages: Stages, log: Log = SILENT) {
    this.#log = log;
    this.#options = options;
    this.#stages = stages;
  }

  /** The browser, if it is running. */
  get running(): Browser | undefined {
    return this.#browser?.alive ? this.#browser : undefined;
  }

  /** The running browser, started if need be. Throws as `Browser.launch`. */
  async browser(): Promise<Browser> {
    if (this.running) return this.running;
    this.#starting ??= this.#start().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  /** Logs the loss of a page that was drawing nothing; the pool logs that of one that was. */
  logIdleLoss(error: RendererLostError): void {
    if (this.#closing || this.#hasLoggedExit) return;
    // The pages of a browser that exits are lost together.
    this.#hasLoggedExit = !this.running;
    this.#log.warn({ err: error }, `idle renderer lost: ${error.message}`);
  }

  /** Closes the browser and leaves no process behind. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#starting?.catch(() => {});
    await this.#browser?.close();
  }

  async #start(): Promise<Browser> {
    if (this.#browser) {
      this.restarts++;
      this.#log.warn({ restarts: this.restarts }, 'the browser died and is started again');
      await this.#browser.close();
    }
    const since = performance.now();
    this.#browser = await Browser.launch(this.#options);
    this.#hasLoggedExit = false;
    this.#stages.add('launch', since);
    return this.#browser;
  }
}

/** A task that takes longer than this holds up nobody who could use another page, ms. */
const SLOW_MS = 500;

/** A place for one renderer, always in the same browser slot. */
export class Slot {
  readonly browserSlot: BrowserSlot;
  renderer: Renderer | undefined;
  /** When its task began, a `performance.now()`; undefined while it has none. */
  busySince: number | undefined;
  /** Of its last task, such as the phone's id. */
  affinity: string | undefined;
  /** Number of the pool's task that used it last. */
  used = 0;
  sinceCollected = 0;
  restarts = 0;
  #stages: Stages;
  #views: number;

  /** `views` is how many phones its page keeps mounted. */
  constructor(browserSlot: BrowserSlot, stages: Stages, views: number) {
    this.browserSlot = browserSlot;
    this.#stages = stages;
    this.#views = views;
  }

  get busy(): boolean {
    return this.busySince !== undefined;
  }

  get isSlow(): boolean {
    return this.busySince !== undefined && performance.now() - this.busySince > SLOW_MS;
  }

  keeps(affinity: string): boolean {
    return this.renderer?.alive === true && this.renderer.views.has(affinity);
  }

  prefers(affinity: string): boolean {
    return this.renderer?.alive === true && this.renderer.views.prefers(affinity);
  }

  shows(similarTo: string): boolean {
    return this.renderer?.alive === true && this.renderer.views.shows(similarTo);
  }

  /** A living renderer, made if need be. */
  async ready(url: string): Promise<Renderer> {
    if (this.renderer?.alive) return this.renderer;
    if (this.renderer) {
      this.restarts++;
      void this.renderer.close();
      this.renderer = undefined;
    }
    const browser = await this.browserSlot.browser();
    const since = performance.now();
    const renderer = await Renderer.create(browser, url, { stages: this.#stages, views: this.#views });
    this.renderer = renderer;
    this.#stages.add('create', since);
    renderer.onLost(error => {
      if (!this.busy) this.browserSlot.logIdleLoss(error);
    });
    return renderer;
  }
}
