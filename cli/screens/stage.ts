import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFontConfig } from '../../server/renderers/fontconfig.ts';
import { Browser, DEFAULT_SCREEN } from '../../server/renderers/browser.ts';
import { Renderer } from '../../server/renderers/renderer.ts';
import { startServer } from '../../server/start.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { RenderReply } from '../../src/protocol/renderer.ts';
import { apply } from '../../src/state/apply.ts';
import { diff } from '../../src/state/diff.ts';
import { hash } from '../../src/state/hash.ts';
import type { AnyPhone, Settings } from '../../src/state/phone/index.ts';
import { CUT_SCRIPT, faultsScript, MODALS_SCRIPT, overAppScript, slidersScript } from './page-scripts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Height in points of a lengthened screen. */
const LONG = 2_400;

/** A fault that axe finds in a screen. */
export interface Fault {
  rule: string;
  impact: string;
  where: string;
  why: string;
}

/** A dialog on the screen, as a screen reader announces it. */
export interface Modal {
  name: string;
  role: string;
  modal: boolean;
  /** Whether a field outside of it has the caret. */
  focusOutside: boolean;
}

/** A slider as the page draws it; `rect` in pixels of the screen. */
export interface Slider {
  name: string;
  min: number;
  max: number;
  now: number;
  given: boolean;
  disabled: boolean;
  rect: { left: number; top: number; width: number; height: number };
}

/** A page in a browser of its own that shows any phone, acts on it and examines it. */
export interface Stage {
  show(phone: AnyPhone): Promise<RenderReply>;
  act(action: Action): Promise<RenderReply>;
  /** The phone that was shown last, with the operations of every reply since applied. `set` and `lengthen` are not counted. */
  phone(): AnyPhone;
  /** Hash of the phone that was shown last, with the operations of every reply since applied. `set` and `lengthen` are not counted. */
  stateHash(): string;
  /** Changes settings of the phone on the page. */
  set(settings: Partial<Settings>): Promise<RenderReply>;
  /** Makes the screen so long that hardly anything scrolls. The phone stays as it is. */
  lengthen(): Promise<void>;
  /** Faults of impact serious or critical, by one rule or all. */
  faults(rule?: string): Promise<Fault[]>;
  /** Every dialog, the last on top. */
  modals(): Promise<Modal[]>;
  /** Sliders in the dialog on top, or on the whole screen without a dialog. */
  sliders(): Promise<Slider[]>;
  /** Names of controls that the side of the screen cuts and that nothing scrolls into view. */
  cut(): Promise<string[]>;
  /** For each point, in pixels, whether bars, the keyboard or another layer over the app covers it. */
  overApp(points: readonly (readonly [number, number])[]): Promise<boolean[]>;
  /** A picture of the page, at `scale` pixels a point. */
  picture(scale: number, mime?: 'webp' | 'png'): Promise<Buffer>;
  /** Errors that the page has logged since the last call. */
  errors(): string[];
  /** Runs a script in the page. */
  run(script: string): Promise<unknown>;
  /** Loads the page anew. The phone has to be shown again. */
  freshPage(): Promise<void>;
  /** Starts the browser anew, for a page that may have died. The phone has to be shown again. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** Points of the screen as it is shown: landscape has the longer side first. */
const sizeOf = (reply: RenderReply | undefined) =>
  reply
    ? { width: reply.screen.width / reply.screen.scale, height: reply.screen.height / reply.screen.scale }
    : DEFAULT_SCREEN;

/** Opens a stage for phones made from `world`. The build has to be there: `npm run build`. */
export async function openStage(world: AnyPhone): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-screens-'));
  const server = await startServer({ port: 0, renderers: 1, browsers: 1, stepCacheMb: 0 });
  const page = await StagePage.open(`${server.url}/renderer.html`, folder);
  return new PhoneStage(world, page, async () => {
    await page.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** The page of a stage, in a browser of its own. */
class StagePage {
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

const launch = (folder: string) => Browser.launch({ fontConfig: writeFontConfig(root, folder), scale: 1 });

class PhoneStage implements Stage {
  readonly close: () => Promise<void>;
  #world: AnyPhone;
  /** The world without the data of its apps. */
  #bare: Omit<AnyPhone, 'apps'>;
  #page: StagePage;
  #lastReply: RenderReply | undefined;
  /** The phone that is shown, as the replies have changed it. */
  #current: AnyPhone;

  constructor(world: AnyPhone, page: StagePage, close: () => Promise<void>) {
    const { apps: _, ...bare } = world;
    this.#world = world;
    this.#bare = bare;
    this.#page = page;
    this.#current = world;
    this.close = close;
  }

  async show(phone: AnyPhone): Promise<RenderReply> {
    const { renderer } = this.#page;
    await renderer.resize(DEFAULT_SCREEN);
    const request = { phone: this.#bare, load: diff(this.#world, phone), elements: true };
    return this.#follow(phone, await renderer.call('step', request));
  }

  async act(action: Action): Promise<RenderReply> {
    const reply = await this.#page.renderer.call('step', { actions: [action], elements: true });
    return this.#follow(this.#current, reply);
  }

  #follow(phone: AnyPhone, reply: RenderReply): RenderReply {
    this.#lastReply = reply;
    this.#current = apply(phone, reply.operations);
    return reply;
  }

  phone(): AnyPhone {
    return this.#current;
  }

  stateHash(): string {
    return hash(this.#current);
  }

  set(settings: Partial<Settings>): Promise<RenderReply> {
    const load = Object.entries(settings).map(([name, value]) => ({
      op: 'replace',
      path: `/os/settings/${name}`,
      value,
    }));
    return this.#page.renderer.call('step', { load, elements: true });
  }

  async lengthen(): Promise<void> {
    const { renderer } = this.#page;
    await renderer.resize({ width: DEFAULT_SCREEN.width, height: LONG });
    await renderer.call('step', {
      load: [{ op: 'replace', path: '/device/screen/height', value: LONG * this.#scale }],
    });
  }

  async faults(rule?: string): Promise<Fault[]> {
    await this.#page.addAxe();
    return (await this.run(faultsScript(rule))) as Fault[];
  }

  cut(): Promise<string[]> {
    return this.run(CUT_SCRIPT) as Promise<string[]>;
  }

  modals(): Promise<Modal[]> {
    return this.run(MODALS_SCRIPT) as Promise<Modal[]>;
  }

  sliders(): Promise<Slider[]> {
    return this.run(slidersScript(this.#scale)) as Promise<Slider[]>;
  }

  overApp(points: readonly (readonly [number, number])[]): Promise<boolean[]> {
    return this.run(overAppScript(points, this.#scale)) as Promise<boolean[]>;
  }

  picture(scale: number, mime: 'webp' | 'png' = 'webp'): Promise<Buffer> {
    return this.#page.renderer.picture({ mime, quality: 82, scale, screen: sizeOf(this.#lastReply) });
  }

  errors(): string[] {
    return this.#page.renderer.errors.splice(0);
  }

  run(script: string): Promise<unknown> {
    return this.#page.evaluate(script);
  }

  async freshPage(): Promise<void> {
    await this.#page.reload();
    this.#lastReply = undefined;
  }

  async renew(): Promise<void> {
    await this.#page.restart();
    this.#lastReply = undefined;
  }

  /** Pixels a point. */
  get #scale(): number {
    return this.#world.device.screen.scale;
  }
}
