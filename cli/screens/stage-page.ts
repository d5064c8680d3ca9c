import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Browser } from '../../server/renderers/browser.ts';
import { writeFontConfig } from '../../server/renderers/fontconfig.ts';
import { Renderer } from '../../server/renderers/renderer.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const launch = (folder: string) => Browser.launch({ fontConfig: writeFontConfig(root, folder), scale: 1 });

/** The page of a stage, in a browser of its own. */
export class StagePage {
  renderer: Renderer;
  #browser: Browser;
  #url: string;
  #folder: string;
  /** The page that has axe: only the search for faults needs it. */
  #withAxe: Renderer | undefined;

  private constructor(browser: Browser, renderer: Renderer, url: string, folder: string) {
    this.#browser = browser;
    this.renderer = renderer;
    this.#url = url;
    this.#folder = folder;
  }

  /** Opens `url`; `folder` takes the browser's fonts. */
  static async open(url: string, folder: string): Promise<StagePage> {
    const browser = await launch(folder);
    return new StagePage(browser, await Renderer.create(browser, url), url, folder);
  }

  /** Loads a page in place of this one. */
  async reload(): Promise<void> {
    await this.renderer.close();
    this.renderer = await Renderer.create(this.#browser, this.#url);
  }

  /** Starts a browser in place of this one. */
  async restart(): Promise<void> {
    await this.#browser.close();
    this.#browser = await launch(this.#folder);
    this.renderer = await Renderer.create(this.#browser, this.#url);
  }

  /** The value that a script gives as JSON. Throws what it throws. */
  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.renderer.send(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      60_000,
    );
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  }

  async addAxe(): Promise<void> {
    if (this.#withAxe === this.renderer) return;
    const code = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
    await this.renderer.send('Runtime.evaluate', { expression: `${code};undefined` });
    this.#withAxe = this.renderer;
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}
