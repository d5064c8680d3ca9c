import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mixAction } from '../bench/bench/mix.ts';
import type { Action } from '../src/protocol/action.ts';
import type { Element, Observation, Observe } from '../src/protocol/observation.ts';
import { streamOf } from '../src/state/random.ts';
import { startServer, type RunningServer } from '../server/start.ts';

/** One page each: one keeps three phones mounted, the other one. */
let several: RunningServer;
let single: RunningServer;
beforeAll(async () => {
  const page = { port: 0, renderers: 1, browsers: 1, stepCacheMb: 0 };
  [several, single] = await Promise.all([
    startServer({ ...page, views: 3 }),
    startServer({ ...page, views: 1 }),
  ]);
}, 60_000);
afterAll(() => Promise.all([several, single].map(server => server.close())));

const stepOn = async (server: RunningServer, id: string, action: Action, observe?: Observe) => {
  const { phones, stepper } = server.context;
  const { observation, stateHash } = await stepper.step(phones.get(id), [action], { observe });
  return { observation, stateHash };
};
const pictureOf = ({ screenshot }: Observation) =>
  createHash('sha256')
    .update(screenshot?.base64 ?? '')
    .digest('hex');
const newPhone = (server: RunningServer) => server.context.phones.create({ seed: 1 }).id;
const open = (app: string): Action => ({ type: 'open_app', app });
const picturesTaken = () => several.pool.stats().stages['picture']?.count ?? 0;

/** Takes the same step on a phone of each server; gives what was observed. Both have to be equal. */
async function same(ids: readonly [string, string], action: Action): Promise<Observation> {
  const [one, other] = await Promise.all([stepOn(several, ids[0], action), stepOn(single, ids[1], action)]);
  expect(one.stateHash, JSON.stringify(action)).toBe(other.stateHash);
  expect(one.observation.elements).toEqual(other.observation.elements);
  expect(pictureOf(one.observation)).toBe(pictureOf(other.observation));
  return one.observation;
}
const pair = (): [string, string] => [newPhone(several), newPhone(single)];

const APPS = ['notes', 'calendar', 'maps', 'chat', 'settings'] as const;
const ROUNDS = 9;

it('five phones in turn on a page that keeps three look, answer and end as on a page that keeps one', async () => {
  const walkers = APPS.map((app, i) => ({
    app,
    random: streamOf(i, 'views'),
    ids: pair(),
    seen: undefined as Observation | undefined,
  }));
  for (let round = 0; round < ROUNDS; round++)
    for (const walker of walkers) {
      const action = walker.seen ? mixAction(walker.seen, walker.random) : open(walker.app);
      walker.seen = await same(walker.ids, action);
    }
  expect(several.context.stepper.resident().size).toBe(3);
}, 120_000);

it('what the selection menu cuts is cut from the phone that is asked, not from a hidden one', async () => {
  const [a, b] = [pair(), pair()];
  const element = ({ elements = [] }: Observation, fits: (e: Element) => boolean): Action => ({
    type: 'tap',
    element: elements.find(fits)!.id,
  });
  const isField = ({ states }: Element) => states.editable;
  let menu: Observation | undefined;
  for (const phone of [a, b]) {
    await same(phone, open('chat'));
    const searching = await same(phone, { type: 'tap', element: 'search' });
    const { element: field } = element(searching, isField) as { element: string };
    await same(phone, { type: 'type', element: field, text: 'harbour' });
    menu = await same(phone, { type: 'long_press', element: field });
  }
  const emptied = await same(
    b,
    element(menu!, ({ name }) => name === 'Cut'),
  );
  expect(emptied.elements!.find(isField)!.value ?? '').toBe('');
  const kept = await same(a, { type: 'wait', ms: 100 });
  expect(kept.elements!.find(isField)!.value).toBe('harbour');
});

it('a sky has its own colours beside that of a hidden phone', async () => {
  const [day, night] = [pair(), pair()];
  await same(night, { type: 'wait', ms: 12 * 3_600_000 });
  for (const phone of [night, day]) await same(phone, open('weather'));
  for (const phone of [night, day, night]) {
    await same(phone, { type: 'scroll', direction: 'down' });
    await same(phone, { type: 'scroll', direction: 'up' });
  }
}, 60_000);

it('Back closes the menu of the phone that is asked, and leaves that of a hidden one', async () => {
  const [a, b] = [newPhone(several), newPhone(several)];
  const menuOf = ({ observation: { elements = [] } }: { observation: Observation }) =>
    elements.some(({ role }) => role === 'menu');
  const isOpen = async (id: string, action: Action) => menuOf(await stepOn(several, id, action));
  for (const id of [a, b]) {
    await stepOn(several, id, open('notes'));
    expect(await isOpen(id, { type: 'tap', element: 'button/more-options' })).toBe(true);
  }
  expect(await isOpen(a, { type: 'key', key: 'back' })).toBe(false);
  expect(await isOpen(b, { type: 'wait', ms: 100 })).toBe(true);
});

it('a picture is drawn again only if the phone looks different, or another picture is asked for', async () => {
  const [id, other] = [newPhone(several), newPhone(several)];
  const drawnBy = async (work: () => Promise<unknown>) => {
    const before = picturesTaken();
    await work();
    return picturesTaken() - before;
  };
  const wait: Action = { type: 'wait', ms: 100 };
  const first = await stepOn(several, id, open('notes'));
  await stepOn(several, other, open('notes'));
  let again = first;
  expect(
    await drawnBy(async () => {
      again = await stepOn(several, id, wait);
    }),
  ).toBe(0);
  expect(pictureOf(again.observation)).toBe(pictureOf(first.observation));
  expect(await drawnBy(() => stepOn(several, id, wait, { quality: 50 }))).toBe(1);
  expect(await drawnBy(() => stepOn(several, id, wait, { marks: true }))).toBe(1);
  let unmarked = first;
  expect(
    await drawnBy(async () => {
      unmarked = await stepOn(several, id, wait);
    }),
  ).toBe(1);
  expect(pictureOf(unmarked.observation)).toBe(pictureOf(first.observation));
  // Without a picture in between, the change is remembered.
  await stepOn(several, id, { type: 'tap', element: 'button/more-options' }, { screenshot: false });
  const changed = await stepOn(several, id, wait);
  expect(pictureOf(changed.observation)).not.toBe(pictureOf(first.observation));
});

it('a step that only scrolls is drawn', async () => {
  const id = newPhone(several);
  const before = await stepOn(several, id, open('settings'));
  const after = await stepOn(several, id, { type: 'scroll', direction: 'down' });
  expect(pictureOf(after.observation)).not.toBe(pictureOf(before.observation));
  const back = await stepOn(several, id, { type: 'scroll', direction: 'up' });
  expect(pictureOf(back.observation)).toBe(pictureOf(before.observation));
});
