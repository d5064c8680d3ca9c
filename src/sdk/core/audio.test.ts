import { expect, test } from 'vitest';
import { Type } from 'typebox';
import { deepFreeze } from '../../state/json.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import { actionsOf, defineApp, metaOf, type AppDef, type Catalogue } from './app.ts';
import { dispatch } from './engine.ts';
import { baseWorld } from './system/world.ts';

const action = actionsOf<{ playing: boolean }>();
const player = (id: string): AppDef =>
  defineApp({
    id,
    name: id,
    icon: 'music',
    palette: 'system',
    system: false,
    state: Type.Object({ playing: Type.Boolean() }),
    actions: {
      play: action('Play', Type.Object({}), (state, _args, ctx) => {
        state.playing = true;
        ctx.audio(true);
      }),
      ring: action('Ring', Type.Object({}), (_state, _args, ctx) =>
        ctx.notify({ channel: 'alarms', tag: 'ring', title: 'Up', text: '', ringing: 'alarm' }),
      ),
      pause: action('Pause', Type.Object({}), (state, _args, ctx) => {
        state.playing = false;
        ctx.audio(false);
      }),
    },
    on: { audio: 'pause' },
    routes: { '/': { screen: 'Home' } },
    intents: [],
    permissions: [],
  } as never) as AppDef;

const apps = ['one', 'two'].map(player);
const catalogue: Catalogue = {
  metas: new Map(apps.map(a => [a.id, metaOf(a)])),
  get: id => apps.find(a => a.id === id)!,
  world: () => ({ playing: false }),
};
const start = deepFreeze({
  ...baseWorld(apps.map(metaOf)),
  apps: { one: { playing: false }, two: { playing: false } },
}) as unknown as AnyPhone;
const did = (phone: AnyPhone, app: string, name: string, args: object = {}) =>
  dispatch(catalogue, phone, app, name, args).phone;
const heard = (phone: AnyPhone) => [
  phone.os.audio,
  ...['one', 'two'].map(id => (phone.apps[id] as { playing: boolean }).playing),
];

test('one app plays at a time: who played is told to pause, and who stops leaves silence', () => {
  const one = did(start, 'one', 'play');
  expect(heard(one)).toEqual(['one', true, false]);
  expect(heard(did(one, 'one', 'play'))).toEqual(['one', true, false]);
  const two = did(one, 'two', 'play');
  expect(heard(two)).toEqual(['two', false, true]);
  expect(heard(did(two, 'one', 'pause'))).toEqual(['two', false, true]);
  expect(heard(did(two, 'two', 'pause'))).toEqual([null, false, false]);
  expect(heard(did(two, 'system', 'forceStop', { app: 'two' }))).toEqual([null, false, false]);
  expect(heard(did(two, 'system', 'setAppOption', { app: 'two', enabled: false }))).toEqual([
    null,
    false,
    false,
  ]);
  expect(heard(did(two, 'system', 'clearAppData', { app: 'two' }))).toEqual([null, false, false]);
  expect(heard(did(two, 'system', 'forceStop', { app: 'one' }))).toEqual(['two', false, true]);
});

test('who rings makes the one that plays pause', () => {
  const rung = did(did(start, 'one', 'play'), 'two', 'ring');
  expect(heard(rung)).toEqual([null, false, false]);
  expect(rung.ui.headsUp).not.toBeNull();
  expect(did(rung, 'system', 'forceStop', { app: 'two' }).ui.headsUp).toBeNull();
  expect(heard(did(did(start, 'one', 'play'), 'one', 'ring'))).toEqual(['one', true, false]);
});
