import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SCREEN } from '../../server/renderers/browser.ts';
import { startServer } from '../../server/start.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { RenderReply, RenderRequest } from '../../src/protocol/renderer.ts';
import { apply } from '../../src/state/apply.ts';
import { diff, type Operation } from '../../src/state/diff.ts';
import { hash } from '../../src/state/hash.ts';
import { reversedKeys } from '../../src/state/order.ts';
import type { AnyPhone, Settings } from '../../src/state/phone/index.ts';
import {
  CUT_SCRIPT,
  faultsScript,
  MODALS_SCRIPT,
  overAppScript,
  REVERSED_WORLDS_SCRIPT,
  slidersScript,
} from './page-scripts.ts';
import { StagePage } from './stage-page.ts';

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
  /**
   * Loads the page anew. The phone has to be shown again. With `keys` reversed all that the page gets to know of phones has its keys in
   * the opposite order, until the next fresh page.
   */
  freshPage(keys?: Keys): Promise<void>;
  /** Starts the browser anew, for a page that may have died. The phone has to be shown again. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** The order of the keys in the objects of a phone: as they were written, or the opposite one. */
export type Keys = 'as written' | 'reversed';

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

class PhoneStage implements Stage {
  readonly close: () => Promise<void>;
  #world: AnyPhone;
  /** The world without the data of its apps. */
  #bare: Omit<AnyPhone, 'apps'>;
  #page: StagePage;
  #keys: Keys = 'as written';
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
    const request = this.#keys === 'reversed' ? this.#reversed(phone) : this.#changes(phone);
    return this.#follow(phone, await renderer.call('step', { ...request, elements: true }));
  }

  #changes(phone: AnyPhone): RenderRequest {
    return { phone: this.#bare, load: diff(this.#world, phone) };
  }

  /** A phone with its keys reversed. Apps come whole: operations would put what is new behind what the world has. */
  #reversed(phone: AnyPhone): RenderRequest {
    const { apps, ...bare } = phone;
    const changed = Object.keys(apps).filter(id => apps[id] !== this.#world.apps[id]);
    const load = changed.map((id): Operation => ({
      op: 'replace',
      path: `/apps/${id}`,
      value: reversedKeys(apps[id]),
    }));
    return { phone: reversedKeys(bare), load };
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

  async picture(scale: number, mime: 'webp' | 'png' = 'webp'): Promise<Buffer> {
    const screen = sizeOf(this.#lastReply);
    const { bytes } = await this.#page.renderer.picture({ mime, quality: 82, scale, screen });
    return bytes;
  }

  errors(): string[] {
    return this.#page.renderer.errors.splice(0);
  }

  run(script: string): Promise<unknown> {
    return this.#page.evaluate(script);
  }

  async freshPage(keys: Keys = 'as written'): Promise<void> {
    await this.#page.reload();
    await this.#useKeys(keys);
  }

  async renew(): Promise<void> {
    await this.#page.restart();
    await this.#useKeys(this.#keys);
  }

  /** How a page that was just loaded gets its worlds, and phones from now on. */
  async #useKeys(keys: Keys): Promise<void> {
    this.#keys = keys;
    this.#lastReply = undefined;
    if (keys === 'reversed') await this.run(REVERSED_WORLDS_SCRIPT);
  }

  /** Pixels a point. */
  get #scale(): number {
    return this.#world.device.screen.scale;
  }
}
