import { Type, type Static } from 'typebox';
import { deepFreeze } from '../src/state/json.ts';
import { PhoneBase, type AnyPhone, type Timer } from '../src/state/phone/index.ts';
import { metaOf, type AppDef, type Catalogue } from '../src/sdk/core/app.ts';
import { translations as systemTranslations } from '../src/sdk/core/system/say.ts';
import { words as systemWords } from '../src/sdk/core/system/words.ts';
import { baseWorld } from '../src/sdk/core/system/world.ts';
import { LANGUAGES, loadWords } from '../src/sdk/core/words/words.ts';
import * as index from './index.ts';

type Index = typeof index;
export type AppId = { [K in keyof Index]: Index[K]['id'] }[keyof Index];
/** State of each app by its id. */
export type AppStates = { [K in keyof Index as Index[K]['id']]: Static<Index[K]['state']> };
/** The whole tree of a phone with these apps. */
export type Phone = PhoneBase & { apps: AppStates };

/** Every app's declaration, in the order of apps/index.ts sorted by id. */
export const apps: readonly AppDef[] = (Object.values(index) as unknown as AppDef[]).sort((a, b) =>
  a.id < b.id ? -1 : 1,
);

// In Node every language is there, so that a rule can always say what it says.
for (const language of LANGUAGES) {
  await loadWords(systemWords, systemTranslations, language);
  for (const { words, translations = {} } of apps) if (words) await loadWords(words, translations, language);
}

const worlds: Record<string, unknown> = {};
const byId = new Map(apps.map(a => [a.id as string, a]));

/** The catalogue with everything loaded, for Node. */
export const catalogue: Catalogue = {
  metas: new Map(apps.map(a => [a.id, metaOf(a)])),
  get(id) {
    const app = byId.get(id);
    if (!app) throw new Error(`No app ${id} in the catalogue`);
    return app;
  },
  world(id) {
    const state = worlds[id];
    if (state === undefined) throw new Error(`The world of ${id} is not loaded: await createWorld() first`);
    return state;
  },
};

export const appSchemas: Record<string, AppDef['state']> = Object.fromEntries(apps.map(a => [a.id, a.state]));

/** Schema of the whole tree. */
export const phoneSchema = Type.Object(
  { ...PhoneBase.properties, apps: Type.Object(appSchemas, { additionalProperties: false }) },
  { additionalProperties: false },
);

let world: Promise<AnyPhone> | undefined;

const baseDataOf = async (id: string): Promise<unknown> =>
  (await import(`./${id}/world.json`, { with: { type: 'json' } })).default;

function timersOf(app: AppDef, clock: AnyPhone['clock']): Record<string, Timer> {
  return Object.fromEntries(
    Object.entries(app.timers?.(worlds[app.id] as never, clock) ?? {}).map(([id, timer]) => [
      id,
      { ...timer, app: app.id },
    ]),
  );
}

/**
 * The base phone: the hardware, the settings, each app's world data and the timers that go with it. Built
 * once, frozen, shared by every phone.
 */
export function createWorld(): Promise<AnyPhone> {
  world ??= (async () => {
    const base = baseWorld(apps.map(metaOf));
    for (const { id } of apps) worlds[id] = deepFreeze(await baseDataOf(id));
    const timers = Object.assign(
      {},
      base.timers,
      ...apps.map(app => timersOf(app, base.clock)),
    ) as AnyPhone['timers'];
    return deepFreeze({ ...base, timers, apps: { ...worlds } });
  })();
  return world;
}
