import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue, createWorld } from '../../apps/catalogue.ts';
import type { Action } from '../../src/protocol/action.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import { diff } from '../../src/state/diff.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { startServer, type RunningServer } from '../start.ts';

const LOOK = { screenshot: false, elements: true } as const;
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1 });
}, 120_000);
afterAll(() => server.close());

/** What is done by ids, the same in every language. */
const DO: readonly Action[] = [
  { type: 'open_app', app: 'notes' },
  { type: 'tap', element: 'button/more-options' },
  { type: 'tap', element: 'menuitem/new-checklist' },
  { type: 'type', element: 'field/title', text: 'Boat' },
  { type: 'tap', element: 'button/back' },
  { type: 'long_press', element: 'note#note-gift-ideas' },
  { type: 'tap', element: 'button/move-to-bin' },
  { type: 'tap', element: 'button/search' },
  { type: 'type', element: 'field/query', text: 'zeppelin' },
];

/** Does it on a phone. Gives what is there afterwards, and the ids and names of all screens. */
async function play(language: string) {
  const phone = server.context.phones.create({ language, seed: 5 });
  const ids: string[] = [];
  const names: string[] = [];
  for (const action of DO) {
    const { observation } = await server.context.stepper.step(phone, [action], { observe: LOOK });
    expect([language, action, observation.lastError]).toEqual([language, action, undefined]);
    ids.push(...observation.elements!.map(e => e.id));
    names.push(...observation.elements!.map(e => e.name));
  }
  return { notes: phone.now.apps['notes'], ids, names };
}

it('the same acts by ids leave the same notes on a phone in either language', async () => {
  const [english, chinese] = [await play('en-GB'), await play('zh-Hans-CN')];
  expect(chinese.notes).toEqual(english.notes);
  expect(chinese.names).toContain('便签');
  expect(english.names).not.toContain('便签');
  // What the phone and the app say has the id of the English words; dates, and what people wrote, stand as they are.
  const date = /昨天|周[一二三四五六日]|月\d/;
  expect(
    chinese.ids.filter(id => /\p{Script=Han}/u.test(id) && !date.test(id) && !english.ids.includes(id)),
  ).toEqual([]);
}, 120_000);

it('an episode sets the language of its phone, which is no side effect', async () => {
  const episode = await server.context.episodes.create({
    task: 'notes/create-note',
    seed: 2,
    phoneLanguage: 'zh-Hans-CN',
  });
  expect(episode.phone.now.os.settings.language).toBe('zh-Hans-CN');
  expect(episode.judge().sideEffects).toEqual([]);
});

it('another language changes no data, and what a rule says after it', async () => {
  const world = await createWorld();
  const chinese = dispatch(catalogue, world, 'system', 'setLanguages', { languages: ['zh-Hans-CN'] }).phone;
  expect(diff(world, chinese).every(({ path }) => path.startsWith('/os/settings/language'))).toBe(true);
  const id = 'note-gift-ideas';
  const toast = (phone: AnyPhone) =>
    dispatch(catalogue, phone, 'notes', 'bin', { notes: [id] }).phone.ui.toast?.text;
  expect([toast(world), toast(chinese)]).toEqual(['Note moved to bin', '已将 1 条便签移至回收站']);
  // A language without words is English.
  const welsh = dispatch(catalogue, world, 'system', 'setLanguages', { languages: ['cy-GB'] }).phone;
  expect(toast(welsh)).toBe('Note moved to bin');
});

it('open_app takes the name of an app in either language, on a phone in either', async () => {
  for (const language of ['en-GB', 'zh-Hans-CN'])
    for (const app of ['Notes', '便签', 'notes']) {
      const phone = server.context.phones.create({ language });
      const { observation } = await server.context.stepper.step(phone, [{ type: 'open_app', app }]);
      expect([language, app, observation.foreground.app]).toEqual([language, app, 'notes']);
    }
}, 120_000);
