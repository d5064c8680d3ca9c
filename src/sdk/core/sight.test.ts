import { expect, test } from 'vitest';
import { Type } from 'typebox';
import { deepFreeze } from '../../state/json.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import { actionsOf, defineApp, metaOf, type AppDef, type Catalogue } from './app.ts';
import { dispatch } from './engine.ts';
import { baseWorld } from './system/world.ts';

interface Film {
  runs: boolean;
  hidden: number;
  keys: number[];
}
const action = actionsOf<Film>();
const player = (id: string): AppDef =>
  defineApp({
    id,
    name: id,
    icon: 'video',
    palette: 'system',
    system: true,
    state: Type.Object({ runs: Type.Boolean(), hidden: Type.Integer(), keys: Type.Array(Type.Integer()) }),
    actions: {
      play: action('Play', Type.Object({ on: Type.Boolean() }), (state, { on }) => {
        state.runs = on;
      }),
      hide: action('Out of sight', Type.Object({}), state => {
        state.runs = false;
        state.hidden += 1;
      }),
      key: action('A volume key', Type.Object({ by: Type.Integer() }), (state, { by }, ctx) => {
        if (state.runs) state.keys.push(by);
        else ctx.system('turnVolume', { by });
      }),
    },
    on: { hidden: 'hide', volumeKey: 'key' },
    routes: { '/': { screen: 'Home', title: 'Home', activity: '.Main' } },
    intents: [],
    permissions: [],
  } as never) as AppDef;

const apps = ['film', 'other'].map(player);
const catalogue: Catalogue = {
  metas: new Map(apps.map(a => [a.id, metaOf(a)])),
  get: id => apps.find(a => a.id === id)!,
  world: () => ({}),
};
const state = () => ({ runs: false, hidden: 0, keys: [] });
const start = deepFreeze({
  ...baseWorld(apps.map(metaOf)),
  apps: { film: state(), other: state() },
}) as unknown as AnyPhone;
const did = (phone: AnyPhone, app: string, name: string, args: object = {}) =>
  dispatch(catalogue, phone, app, name, args).phone;
const film = (phone: AnyPhone) => phone.apps['film'] as Film;
const shown = did(did(start, 'system', 'openApp', { app: 'film' }), 'film', 'play', { on: true });

test('an app is told once when it goes out of sight: by home, another app, the recent apps, the power key', () => {
  expect(film(shown)).toEqual({ runs: true, hidden: 0, keys: [] });
  for (const [name, args] of [
    ['home', {}],
    ['openApp', { app: 'other' }],
    ['showRecents', {}],
    ['sleep', {}],
  ] as const) {
    const gone = did(shown, 'system', name, args);
    expect(film(gone)).toMatchObject({ runs: false, hidden: 1 });
    expect(film(did(gone, 'system', 'home')).hidden).toBe(1);
  }
  expect(film(did(shown, 'system', 'openShade', { quick: false })).hidden).toBe(0);
});

test('the app on the screen gets the volume keys, and hands on what it has no use for', () => {
  const pressed = did(shown, 'system', 'pressVolume', { by: -10 });
  expect([film(pressed).keys, pressed.device.volume.media]).toEqual([[-10], start.device.volume.media]);
  const idle = did(did(shown, 'film', 'play', { on: false }), 'system', 'pressVolume', { by: 10 });
  expect([film(idle).keys, idle.device.volume.media, idle.ui.volumePanel]).toEqual([
    [],
    start.device.volume.media + 10,
    true,
  ]);
  expect(did(did(shown, 'system', 'home'), 'system', 'pressVolume', { by: 10 }).device.volume.media).toBe(
    start.device.volume.media + 10,
  );
});
