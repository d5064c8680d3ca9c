import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../apps/catalogue.ts';
import { RendererLostError } from '../server/renderers/errors.ts';
import { languageOf } from '../src/sdk/core/words/words.ts';
import { dialogFaults, slidersOf } from './screens/contracts.ts';
import { dialogScenes, routeScenes } from './screens/routes.ts';
import { isTranslated, spokenIn } from './screens/language.ts';
import { play } from './screens/scene.ts';
import type { Scene } from '../apps/scenes.ts';
import { shellScenes } from './screens/shell.ts';
import { dialogSites, isSameSite } from './screens/sites.ts';
import { openStage, type Fault, type Modal, type Stage } from './screens/stage.ts';

/** The only rule whose answer depends on the theme: the others read what is the same in both. */
const COLOUR = 'color-contrast';
const LARGE = 1.3;

/** `TAPWORLD_APP` looks at one app alone, as `npm run check -- --app ID` does. */
const only = process.env['TAPWORLD_APP'];
const wanted = (app: string) => only === undefined || app === only;

/** One screen in so many is looked at; of one app, and with `TAPWORLD_ALL=1`, every one, which takes about ten minutes. */
const SAMPLE = only !== undefined || process.env['TAPWORLD_ALL'] ? 1 : 48;

/** As many pages look side by side. */
const STAGES = 2;
let stages: Stage[] = [];
let routes: Scene[];
let scenes: Scene[];

beforeAll(async () => {
  const world = await createWorld();
  stages = await Promise.all(Array.from({ length: STAGES }, () => openStage(world)));
  routes = await routeScenes(world);
  scenes = [...routes, ...shellScenes(world), ...(await dialogScenes(world, routes))].filter(s =>
    wanted(s.app),
  );
  // In Chinese too, what is written in it.
  scenes.push(...scenes.filter(s => isTranslated(s.app)).map(s => spokenIn(s, 'zh')));
});
afterAll(() => Promise.all(stages.map(stage => stage.close())));

/** What `work` finds for each of a list, in its order. */
async function over<T, R>(list: readonly T[], work: (stage: Stage, one: T) => Promise<R>): Promise<R[]> {
  const found: R[] = [];
  const left = list.entries();
  await Promise.all(
    stages.map(async stage => {
      for (const [i, one] of left) {
        found[i] = await work(stage, one).catch(async (error: unknown) => {
          if (!(error instanceof RendererLostError)) throw error;
          // As a phone's step is taken again when its page dies. One that kills the next page too is a fault.
          await stage.renew();
          return work(stage, one);
        });
      }
    }),
  );
  return found;
}

const isEnglish = ({ phone }: Scene) => languageOf(phone.os.settings.language) === 'en';

/** Each fault once, with where it was met. */
function faultLines(faults: readonly (Fault & { scene: string })[]): string[] {
  const by = new Map<string, string[]>();
  for (const { scene, rule, impact, where, why } of faults) {
    const fault = `${rule} (${impact}) ${where}: ${why}`;
    by.set(fault, [...(by.get(fault) ?? []), scene]);
  }
  return [...by].map(
    ([fault, at]) =>
      `${at.slice(0, 3).join('; ')}${at.length > 3 ? ` and ${at.length - 3} more` : ''}: ${fault}`,
  );
}

it.skipIf(only)(
  'sees a fault that is put into a page, at the end of what scrolls or in a dialog',
  async () => {
    const stage = stages[0]!;
    const dialog = scenes.find(({ opens }) => opens === 'Choose a time')!;
    for (const [scene, into, down] of [
      [routes[0]!, '.phone', 1_500],
      [dialog, '[aria-modal=true]', 0],
    ] as const) {
      await play(stage, scene);
      await stage.lengthen();
      await stage.run(
        `document.querySelector('${into}').insertAdjacentHTML('beforeend', '<div id="wrong" style="position:absolute;inset:0;z-index:99;background:#fff;padding-top:${down}px"><button></button><p style="color:#aaa">Pale</p></div>');null`,
      );
      expect((await stage.faults()).map(({ rule }) => rule).sort()).toEqual(['button-name', COLOUR]);
      expect((await stage.faults(COLOUR)).map(({ rule }) => rule)).toEqual([COLOUR]);
      await stage.run(`document.getElementById('wrong').remove();null`);
    }
  },
);

it.skipIf(only)('sees a control that the side of the screen cuts', async () => {
  const stage = stages[0]!;
  await play(stage, routes[0]!);
  const style =
    'position:absolute;inset-block-start:200px;inset-inline-start:calc(100% - 40px);inline-size:60px';
  await stage.run(
    `document.querySelector('[data-layer=app]').insertAdjacentHTML('beforeend', '<button id="wrong" style="${style}">Wide</button>');null`,
  );
  expect(await stage.cut()).toContain('Wide');
  await stage.run(`document.getElementById('wrong').remove();null`);
});

interface Looked {
  scene: Scene;
  faults: (Fault & { scene: string })[];
  modals: Modal[];
  sliders: number;
  /** Controls that the side of the screen cuts. */
  cut: string[];
}
let checks: Promise<Looked[]> | undefined;
/** Plays every scene of the sample once, for all of the tests. */
const checkAll = () =>
  (checks ??= over(
    scenes.filter((_, i) => i % SAMPLE === 0),
    async (stage, scene) => {
      await play(stage, scene);
      const [modals, sliders] = [await stage.modals(), (await stage.sliders()).length];
      const cut = await stage.cut();
      // Axe leaves out what is scrolled away.
      await stage.lengthen();
      const faults: Looked['faults'] = [];
      const examine = async (how: string, rule?: string) => {
        for (const fault of await stage.faults(rule))
          faults.push({ ...fault, scene: `${scene.name}, ${how}` });
      };
      await examine('light');
      await stage.set({ theme: 'dark' });
      await examine('dark', COLOUR);
      if (routes.includes(scene)) {
        await stage.set({ theme: 'light', textScale: LARGE });
        await examine('large');
        cut.push(...(await stage.cut()));
      }
      return { scene, faults, modals, sliders, cut };
    },
  ));

it('axe finds nothing serious on a sample of screens: light, dark, and routes at large text', async () => {
  expect(faultLines((await checkAll()).flatMap(({ faults }) => faults))).toEqual([]);
  expect(stages.flatMap(stage => stage.errors())).toEqual([]);
}, 900_000);

it('the side of the screen cuts no control, at large text either', async () => {
  const found = (await checkAll()).filter(({ cut }) => cut.length > 0);
  expect(found.map(({ scene, cut }) => `${scene.name}: ${cut.join(', ')}`)).toEqual([]);
}, 900_000);

it('every dialog has a name, is modal, hides what it covers and closes by Back alone', async () => {
  const found = await over(await checkAll(), async (stage, { scene, modals }) =>
    scene.opens !== undefined
      ? (await dialogFaults(stage, scene)).map(why => `${scene.name}: ${why}`)
      : modals.map(({ name }) => `${scene.name}: “${name}” is open and no scene says so`),
  );
  expect(found.flat()).toEqual([]);
}, 900_000);

it('every dialog in the source is one of them', () => {
  const missing = dialogSites()
    .filter(s => wanted(s.app))
    .flatMap(({ app, site, names }, i, all) => {
      const named = scenes.filter(s => s.app === app && s.opens !== undefined && isEnglish(s));
      if (named.some(s => s.site !== undefined && isSameSite(s.site, site))) return [];
      // Dialogs of one name are told apart by how many there are.
      return names.length > 0 &&
        names.every(
          name =>
            named.filter(s => name.test(s.opens!)).length >=
            all.filter(other => other.app === app && other.names.some(n => n.source === name.source)).length,
        )
        ? []
        : [`${i}: ${site}`];
    });
  expect(
    missing,
    'Give `dialogs` of the scenes.ts of its app (or cli/screens/shell.ts) a row that opens it',
  ).toEqual([]);
});

it('every slider says its range and follows a finger, also right to left', async () => {
  const found: string[] = [];
  const tried = new Set<string>();
  await over(
    (await checkAll()).filter(({ sliders }) => sliders > 0),
    async (stage, { scene }) => {
      for (const rtl of [false, true]) {
        const { tried: names, faults } = await slidersOf(stage, scene, rtl);
        for (const name of names) tried.add(`${scene.app}: ${name}`);
        found.push(...faults.map(why => `${scene.name}, ${rtl ? 'right to left' : 'left to right'}: ${why}`));
      }
    },
  );
  expect(found.sort()).toEqual([]);
  if (!only && SAMPLE === 1)
    expect([...tried].sort()).toEqual(
      expect.arrayContaining(['settings: Font size', 'shell: Brightness', 'shell: Media volume']),
    );
}, 900_000);
