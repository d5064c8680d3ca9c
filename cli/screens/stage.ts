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

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Height in points of a lengthened screen. */
const LONG = 2_400;

/** What axe has against a screen. */
export interface Fault {
  rule: string;
  impact: string;
  where: string;
  why: string;
}

/** A dialog that is on the screen, as a screen reader meets it. */
export interface Modal {
  name: string;
  role: string;
  modal: boolean;
  /** Whether a field outside of it has the caret. */ focusOutside: boolean;
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

/** One page in one browser, on which any phone can be shown, acted on and examined. */
export interface Stage {
  show(phone: AnyPhone): Promise<RenderReply>;
  act(action: Action): Promise<RenderReply>;
  /** Hash of the phone that was shown last, with the operations of every reply since applied. `set` and `lengthen` are not counted. */
  stateHash(): string;
  /** Changes settings of the phone as it is shown. */
  set(settings: Partial<Settings>): Promise<RenderReply>;
  /** Makes the screen so long that little has to be scrolled to; what is shown stays. */
  lengthen(): Promise<void>;
  /** Faults of impact serious or critical, by one rule or all. */
  faults(rule?: string): Promise<Fault[]>;
  /** Every dialog, the last on top. */
  modals(): Promise<Modal[]>;
  /** Those in reach: in the dialog on top, where there is one. */
  sliders(): Promise<Slider[]>;
  /** Which of these points, in pixels of the screen, lie on what stays in reach over an app: bars, keyboard and the like. */
  overApp(points: readonly (readonly [number, number])[]): Promise<boolean[]>;
  /** The page as it is, at `scale` pixels for a point. */
  picture(scale: number, mime?: 'webp' | 'png'): Promise<Buffer>;
  /** What the page logged as an error since it was asked last. */
  errors(): string[];
  /** Runs a script in the page. */
  run(script: string): Promise<unknown>;
  /** A page in place of this one that has shown nothing. What was shown has to be shown again. */
  freshPage(): Promise<void>;
  /** A new page in place of this one, which may have died. What was shown has to be shown again. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** What a dialog covers is examined in the scenes without it. */
const axe = (
  only?: string,
) => `axe.run(document.querySelector('[aria-modal=true]') ? ['[aria-modal=true]', '[data-layer]:not([data-layer=app])'] : document, { resultTypes: ['violations'], preload: false, iframes: false${only ? `, runOnly: ['${only}']` : ''} }).then(({ violations }) => JSON.stringify(violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .flatMap(({ id, impact, nodes }) => nodes.map(({ target, any, all, none, html }) => ({ rule: id, impact, where: target.join(' ') + '  ' + html.slice(0, 160), why: [...any, ...all, ...none].map(({ message }) => message).join('; ') })))))`;

const MODALS = `JSON.stringify([...document.querySelectorAll('[role=dialog],[role=alertdialog],[aria-modal]')].map(el => {
  const by = el.getAttribute('aria-labelledby');
  const focus = document.querySelector('[data-focused]');
  return { name: (by ? by.split(' ').map(id => document.getElementById(id)?.textContent ?? '').join(' ') : el.getAttribute('aria-label') ?? '').trim(), role: el.getAttribute('role') ?? '', modal: el.getAttribute('aria-modal') === 'true', focusOutside: focus !== null && !el.contains(focus) };
}))`;

const sliders = (
  scale: number,
) => `JSON.stringify([...([...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document).querySelectorAll('[role=slider],input[type=range]')].map(el => {
  const { left, top, width, height } = el.getBoundingClientRect();
  const number = name => Number(el.getAttribute(name) ?? NaN);
  return { name: el.getAttribute('aria-label') ?? '', min: number('aria-valuemin'), max: number('aria-valuemax'), now: number('aria-valuenow'), given: ['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].every(a => el.hasAttribute(a)),
    disabled: el.getAttribute('aria-disabled') === 'true', rect: { left: left * ${scale}, top: top * ${scale}, width: width * ${scale}, height: height * ${scale} } };
}))`;

const overApp = (points: readonly (readonly [number, number])[], scale: number) => `JSON.stringify((() => {
  const rects = [...document.querySelectorAll('[data-layer]:not([data-layer=app])')].map(el => el.getBoundingClientRect());
  return ${JSON.stringify(points)}.map(([x, y]) => rects.some(r => x >= r.left * ${scale} && x <= r.right * ${scale} && y >= r.top * ${scale} && y <= r.bottom * ${scale}));
})())`;

/** Points of the screen as it is shown: landscape has the longer side first. */
const sizeOf = (reply: RenderReply | undefined) =>
  reply
    ? { width: reply.screen.width / reply.screen.scale, height: reply.screen.height / reply.screen.scale }
    : DEFAULT_SCREEN;

/** Opens a stage for phones made from `world`. The build has to be there: `npm run build`. */
export async function openStage(world: AnyPhone): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-screens-'));
  const server = await startServer({ port: 0, renderers: 1, browsers: 1, stepCacheMb: 0 });
  const launch = () => Browser.launch({ fontConfig: writeFontConfig(root, folder), scale: 1 });
  let browser = await launch();
  const open = () => Renderer.create(browser, `${server.url}/renderer.html`);
  let renderer = await open();
  /** The page that axe was put into last: only the search for faults needs it. */
  let examined: Renderer | undefined;
  const addAxe = async () => {
    if (examined === renderer) return;
    const code = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
    await renderer.send('Runtime.evaluate', { expression: `${code};undefined` });
    examined = renderer;
  };
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await renderer.send(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      60_000,
    );
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  };
  const { apps: _, ...bare } = world;
  const { scale } = world.device.screen;
  let lastReply: RenderReply | undefined;
  /** The phone that is shown, as the replies tell it. */
  let current = world;
  const follow = (phone: AnyPhone, reply: RenderReply): RenderReply => {
    lastReply = reply;
    current = apply(phone, reply.operations);
    return reply;
  };
  return {
    async show(phone) {
      await renderer.resize(DEFAULT_SCREEN);
      const request = { phone: bare, load: diff(world, phone), elements: true };
      return follow(phone, await renderer.call('step', request));
    },
    stateHash: () => hash(current),
    async lengthen() {
      await renderer.resize({ width: DEFAULT_SCREEN.width, height: LONG });
      await renderer.call('step', {
        load: [{ op: 'replace', path: '/device/screen/height', value: LONG * scale }],
      });
    },
    set: settings =>
      renderer.call('step', {
        load: Object.entries(settings).map(([name, value]) => ({
          op: 'replace',
          path: `/os/settings/${name}`,
          value,
        })),
        elements: true,
      }),
    act: async action => follow(current, await renderer.call('step', { actions: [action], elements: true })),
    async faults(rule) {
      await addAxe();
      return (await evaluate(axe(rule))) as Fault[];
    },
    modals: () => evaluate(MODALS) as Promise<Modal[]>,
    sliders: () => evaluate(sliders(scale)) as Promise<Slider[]>,
    overApp: points => evaluate(overApp(points, scale)) as Promise<boolean[]>,
    run: evaluate,
    async freshPage() {
      await renderer.close();
      renderer = await open();
      lastReply = undefined;
    },
    async renew() {
      await browser.close();
      browser = await launch();
      renderer = await open();
      lastReply = undefined;
    },
    picture: (scale, mime = 'webp') =>
      renderer.picture({ mime, quality: 82, scale, screen: sizeOf(lastReply) }),
    errors: () => renderer.errors.splice(0),
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
