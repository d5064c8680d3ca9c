import { appSchemas, createWorld, phoneSchema } from '../../apps/catalogue.ts';
import { hash } from '../../src/state/hash.ts';
import { deepFreeze } from '../../src/state/json.ts';
import { reversedKeys } from '../../src/state/order.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { validate, type Reason } from '../../src/state/validate.ts';
import { SharedText } from './text.ts';

/** The base phone of this server, by content. */
export interface World {
  tree: AnyPhone;
  hash: string;
  /** Hash of each app's world data. */ apps: Record<string, string>;
  /** JSON of trees that share with it. */ text: SharedText;
}

let loaded: Promise<World> | undefined;

/**
 * `TAPWORLD_REVERSED_KEYS=1`, for proofs: the server keeps its world, and so all phones, with the keys of every object in the opposite
 * order. Nobody may tell it from another server.
 */
const hasReversedKeys = (): boolean => process.env['TAPWORLD_REVERSED_KEYS'] === '1';

export function loadWorld(): Promise<World> {
  loaded ??= createWorld().then(made => {
    const tree = hasReversedKeys() ? deepFreeze(reversedKeys(made)) : made;
    return worldOf(tree);
  });
  return loaded;
}

const worldOf = (tree: AnyPhone): World => ({
  tree,
  hash: hash(tree),
  apps: Object.fromEntries(Object.entries(tree.apps).map(([id, state]) => [id, hash(state)])),
  text: new SharedText(tree),
});

/** Why a tree does not fit the schemas, where it differs from one that does. Parts that are the same reference are not looked at. */
export function schemaErrors(good: AnyPhone, tree: unknown): Reason[] {
  const found: Reason[] = [];
  const now = tree as Record<string, unknown>;
  if (typeof tree !== 'object' || tree === null) return [{ path: '', message: 'is not a phone' }];
  const check = (
    path: string,
    schema: Parameters<typeof validate>[0] | undefined,
    was: unknown,
    is: unknown,
  ) => {
    if (was === is) return;
    if (!schema) found.push({ path, message: 'is not a part of a phone' });
    else found.push(...validate(schema, is).map(r => ({ ...r, path: path + r.path })));
  };
  for (const key of new Set([...Object.keys(good), ...Object.keys(now)])) {
    if (key !== 'apps')
      check(
        `/${key}`,
        (phoneSchema.properties as unknown as Record<string, Parameters<typeof validate>[0]>)[key],
        (good as Record<string, unknown>)[key],
        now[key],
      );
  }
  const apps = now['apps'];
  if (typeof apps !== 'object' || apps === null || Array.isArray(apps))
    return [...found, { path: '/apps', message: 'is not a table of apps' }];
  for (const id of new Set([...Object.keys(good.apps), ...Object.keys(apps)]))
    check(`/apps/${id}`, appSchemas[id], good.apps[id], (apps as Record<string, unknown>)[id]);
  return found;
}
