import { Type } from 'typebox';
import { defineApp, metaOf, type AppDef, type Catalogue } from '../../src/sdk/core/app.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import { baseWorld } from '../../src/sdk/core/system/world.ts';
import { deepFreeze } from '../../src/state/json.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { settings } from './manifest.ts';

const toy = (id: string, name: string, more: Partial<AppDef>): AppDef =>
  defineApp({
    id,
    name,
    package: `app.tapworld.${id}`,
    icon: `${id}.svg`,
    palette: 'system',
    describe: `${name}, for a test.`,
    state: Type.Object({}),
    world: () => Promise.resolve({}),
    actions: {},
    routes: { '/': { screen: 'Home', title: name, activity: '.MainActivity' } },
    load: () => Promise.resolve({ screens: {}, icons: {} }),
    ...more,
  }) as unknown as AppDef;

const apps: AppDef[] = [
  settings as unknown as AppDef,
  toy('chat', 'Parley', {
    permissions: ['contacts', 'camera', 'location', 'photos', 'notifications'],
    channels: [
      { id: 'messages', name: 'Messages' },
      { id: 'groups', name: 'Groups' },
    ],
    intents: [{ verb: 'VIEW', mime: 'text/plain', route: '/' }],
  }),
  toy('notes', 'Notes', { permissions: ['files'], intents: [{ verb: 'VIEW', mime: 'text/*', route: '/' }] }),
  toy('maps', 'Wayfare', { permissions: ['location'], system: true, on: {} }),
];
const byId = new Map(apps.map(a => [a.id, a]));

/** A catalogue of settings and three small apps. */
export const catalogue: Catalogue = {
  metas: new Map(apps.map(a => [a.id, metaOf(a)])),
  get: id => byId.get(id)!,
  world: () => ({}),
};

/** The base phone with those apps, changed by `recipe`. */
export function testPhone(recipe: (p: AnyPhone) => void = () => {}): AnyPhone {
  const phone = structuredClone({
    ...baseWorld(apps.map(metaOf)),
    apps: { settings: { searches: [] }, chat: {}, notes: {}, maps: {} },
  }) as AnyPhone;
  recipe(phone);
  return deepFreeze(phone);
}

/** The phone after one of its own actions. */
export const did = (phone: AnyPhone, action: string, args: object = {}): AnyPhone =>
  dispatch(catalogue, phone, 'system', action, args).phone;
