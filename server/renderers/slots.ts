import { SILENT, type Log } from '../log.ts';
import { Browser, type BrowserOptions } from './browser.ts';
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

  /** Closes the browser and leaves no process behind. */
  async close(): Promise<void> {
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
    this.#stages.add('launch', since);
    return this.#browser;
  }
}

/** A place for one renderer, always in the same browser slot. */
export class Slot {
  readonly browserSlot: BrowserSlot;
  renderer: Renderer | undefined;
  busy = false;
  /** Of its last task, such as the phone's id. */
  affinity: string | undefined;
  /** What that task showed, such as the app in front. */
  similarTo: string | undefined;
  /** Number of the pool's task that used it last. */
  used = 0;
  sinceCollected = 0;
  restarts = 0;
  #stages: Stages;

  constructor(browserSlot: BrowserSlot, stages: Stages) {
    this.browserSlot = browserSlot;
    this.#stages = stages;
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
    this.renderer = await Renderer.create(browser, url, this.#stages);
    this.#stages.add('create', since);
    return this.renderer;
  }
}
