import { catalogue, phoneSchema, type Phone } from '../../apps/catalogue.ts';
import type { Fact } from '../../judges/compare/facts.ts';
import { changesSince } from '../../judges/side-effects.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import { matchRoute } from '../../src/sdk/core/routes.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { getAt, parsePointer } from '../../src/state/pointer.ts';
import { singular } from './plain-words.ts';
import { findRow } from './rows.ts';

/** Where the solution ended: the app in front, and the paths of its screens, the last one on top. */
export interface EndScreen {
  app: string;
  paths: readonly string[];
}

/** The screens on which a phone ends. */
export function endScreenOf({ ui }: Phone): EndScreen | undefined {
  const front = ui.tasks.find(({ id }) => id === ui.foreground);
  return front && { app: front.app, paths: front.stack.map(({ path }) => path) };
}

/** Apps that show what belongs to the phone itself. */
const SHOWS: Readonly<Record<string, string>> = { storage: 'files', radios: 'settings' };

/** The app in which somebody would look for a difference. */
function appOf(fact: Fact, end: EndScreen | undefined): string | undefined {
  const [root, key = ''] = parsePointer(fact.path);
  if (root === 'apps') return key;
  if (root === 'os' && key === 'effects') {
    const value = 'value' in fact ? (fact.value as { app?: string }) : undefined;
    return value?.app ?? end?.app;
  }
  // Pictures and recordings are files, which the app of the task shows best.
  if (key === 'storage' && end && ['gallery', 'recorder', 'files', 'camera'].includes(end.app))
    return end.app;
  return SHOWS[key] ?? 'settings';
}

/** A path on which a row of the same table stands in place of the one that it names. */
function pathLike(phone: Phone, path: string, app: string, table: string, id: string): string | undefined {
  const parts = path.split('/');
  const at = parts.findIndex(
    part => part !== '' && findRow(phone, decodeURIComponent(part), app)?.table.path === table,
  );
  return at < 0 ? undefined : parts.map((part, i) => (i === at ? encodeURIComponent(id) : part)).join('/');
}

/** The path of the screen that shows a row: one like the solution's, or the route that takes a row of this kind. */
function pathOf(
  phone: Phone,
  app: string,
  table: string,
  id: string,
  end: EndScreen | undefined,
): string | undefined {
  if (end?.app === app)
    for (const path of [...end.paths].reverse()) {
      const like = pathLike(phone, path, app, table, id);
      if (like !== undefined) return like;
    }
  const noun = singular(table.split('/').at(-1)!);
  const pattern = Object.keys(catalogue.metas.get(app)?.routes ?? {}).find(
    each => each.endsWith(`/:${noun}`) && each.split(':').length === 2,
  );
  return pattern?.replace(`:${noun}`, encodeURIComponent(id));
}

/** The phone with an app in front, at a screen of it where it is known. */
function opened(phone: Phone, app: string, path: string | undefined): Phone {
  const run = (on: Phone, action: string, args: unknown) =>
    dispatch(catalogue, on as unknown as AnyPhone, 'system', action, args).phone as unknown as Phone;
  const open = run(phone, 'openApp', { app });
  const match = path === undefined ? undefined : matchRoute(catalogue.metas.get(app)?.routes ?? {}, path);
  if (!match || match.pattern === '/') return open;
  try {
    return run(open, 'push', { app, ...match });
  } catch {
    return open;
  }
}

/**
 * An altered ending with the screen in front that shows how it differs from the honest one: that of the row, else its app. Without a
 * difference that counts, the screen on which the solution ended.
 */
export function showing(honest: Phone, altered: Phone, end: EndScreen | undefined): Phone {
  const [fact] = changesSince(phoneSchema, honest, altered);
  const app = fact ? appOf(fact, end) : end?.app;
  if (app === undefined || !catalogue.metas.has(app)) return altered;
  const [, , table, id] = fact ? parsePointer(fact.path) : [];
  const isThere = id !== undefined && getAt(altered, `/apps/${app}/${table}/${id}`) !== undefined;
  const path = isThere ? pathOf(altered, app, `apps/${app}/${table}`, id, end) : undefined;
  return opened(altered, app, path);
}
