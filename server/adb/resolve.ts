import type { AppMeta } from '../../src/sdk/core/app.ts';
import { defaultKey, handlersFor } from '../../src/sdk/core/intents.ts';
import { fillPath } from '../../src/sdk/core/routes.ts';
import type { AnyPhone, Intent } from '../../src/state/phone/index.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { ShellException } from './exceptions.ts';
import { mapIntent } from './intent-mapping/map-intent.ts';
import type { MappedIntent } from './intent-mapping/mapped-intent.ts';
import { MAIN, shortName, wordsFor, type AndroidIntent } from './intents.ts';
import { appNamed, HOME, LAUNCHER, SYSTEM } from './packages.ts';

/** What starting an intent comes to. */
export type Opening =
  | { kind: 'home' }
  | { kind: 'app'; app: string; path: string; args?: Intent }
  | Extract<MappedIntent, { kind: 'rule' }>
  | { kind: 'dialog'; intent: Intent };
export interface Target {
  component: string;
  app?: AppMeta;
  opening: Opening;
}

const CATEGORY = 'android.intent.category.';
/** Apps by what they are for, as Android's categories say it. */
const FOR: Readonly<Record<string, string>> = {
  APP_CALCULATOR: 'calculator',
  APP_CALENDAR: 'calendar',
  APP_BROWSER: 'browser',
  APP_CONTACTS: 'contacts',
  APP_GALLERY: 'gallery',
  APP_MAPS: 'maps',
  APP_MESSAGING: 'messages',
  APP_MUSIC: 'music',
  APP_EMAIL: 'mail',
  APP_FILES: 'files',
  APP_WEATHER: 'weather',
  APP_FITNESS: 'fitness',
};

const isThere = ({ os }: AnyPhone, app: AppMeta | undefined): app is AppMeta =>
  app !== undefined && os.installed[app.id]?.enabled === true;

function at(app: AppMeta, pattern: string, path: string, args?: Intent): Target {
  return {
    component: `${app.package}/${app.routes[pattern]!.activity}`,
    app,
    opening: { kind: 'app', app: app.id, path, ...(args ? { args } : {}) },
  };
}
const root = (app: AppMeta): Target => at(app, '/', '/');

/** Path of a route with its parameters out of an intent; undefined where one is missing. */
function pathFor(pattern: string, { uri, extras = {} }: Pick<Intent, 'uri' | 'extras'>): string | undefined {
  const words = Object.fromEntries(
    Object.entries(extras).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
    ),
  );
  try {
    return fillPath(pattern, { ...(uri ? { address: uri.slice(uri.indexOf(':') + 1) } : {}), ...words });
  } catch {
    // A parameter of the route is missing.
    return undefined;
  }
}

/** Apps that take one of an intent's meanings: the first meaning that any takes. The app that was chosen for good is alone. */
function takers(tree: AnyPhone, meanings: readonly MappedIntent[], app?: AppMeta): Target[] {
  for (const meaning of meanings) {
    if (meaning.kind === 'screen') {
      const owner = catalogue.metas.get(meaning.app);
      if (isThere(tree, owner) && owner.routes[meaning.pattern] && (!app || app === owner))
        return [at(owner, meaning.pattern, fillPath(meaning.pattern, meaning.params))];
    } else if (meaning.kind === 'rule') {
      const owner = catalogue.metas.get(meaning.app);
      if (isThere(tree, owner) && (!app || app === owner))
        return [{ component: root(owner).component, app: owner, opening: meaning }];
    } else {
      const intent: Intent = { ...meaning.intent, ...(app ? { app: app.id } : {}) };
      if (intent.verb === 'PICK' && /^(image|video)\//.test(intent.mime ?? '') && !app)
        return [{ component: `${SYSTEM}/.PhotosActivity`, opening: { kind: 'dialog', intent } }];
      const found = handlersFor(tree, catalogue, intent).flatMap(({ app: owner, filter }) => {
        const path = pathFor(filter.route, intent);
        return path === undefined ? [] : [at(owner, filter.route, path, intent)];
      });
      const chosen = found.find(target => target.app!.id === tree.os.defaults[defaultKey(intent)]);
      if (found.length > 0) return chosen ? [chosen] : found;
    }
  }
  return [];
}

/**
 * What an intent would open: nothing, one activity, or several of which a person chooses. Throws ShellException where the activity is
 * its app's own affair; `missing` is true in place of the list where the component that it names does not exist.
 */
export function resolve(tree: AnyPhone, given: AndroidIntent): { targets: Target[]; missing: boolean } {
  const { component, package: owner, action } = given;
  const meanings = mapIntent(tree, given);
  if (component) {
    if (shortName(component) === HOME)
      return { targets: [{ component: HOME, opening: { kind: 'home' } }], missing: false };
    const app = appNamed(component.package);
    const patterns = isThere(tree, app)
      ? Object.keys(app.routes)
          .filter(pattern => app.package + app.routes[pattern]!.activity === component.class)
          .sort((a, b) => a.split(':').length - b.split(':').length)
      : [];
    if (!isThere(tree, app) || patterns.length === 0) return { targets: [], missing: true };
    const [pattern] = patterns;
    const asked = meanings.find(meaning => meaning.kind === 'intent');
    if (pattern === '/' && asked) {
      const [taken] = takers(tree, meanings, app);
      if (taken) return { targets: [taken], missing: false };
    }
    const args: Intent | undefined =
      asked?.intent ??
      (given.data !== undefined || Object.keys(given.extras).length > 0
        ? { verb: 'VIEW', ...(given.data === undefined ? {} : { uri: given.data }), extras: given.extras }
        : undefined);
    if (pattern === '/')
      return {
        targets: [
          given.data !== undefined || Object.keys(given.extras).length > 0
            ? at(app, '/', '/', args)
            : root(app),
        ],
        missing: false,
      };
    for (const each of patterns) {
      const path = pathFor(each, { ...args, extras: { ...args?.extras, ...given.extras } });
      if (path !== undefined) return { targets: [at(app, each, path, args)], missing: false };
    }
    throw new ShellException(
      'SecurityException',
      `Permission Denial: starting ${wordsFor(given)} from null (pid=4711, uid=2000) not exported: it needs the extras ${[...pattern!.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name).join(', ')}`,
    );
  }
  if (owner === LAUNCHER || (action === MAIN && given.categories.includes(`${CATEGORY}HOME`)))
    return { targets: [{ component: HOME, opening: { kind: 'home' } }], missing: false };
  const app = owner === undefined ? undefined : appNamed(owner);
  if (owner !== undefined && !isThere(tree, app)) return { targets: [], missing: false };
  if (action === MAIN) {
    const wanted = given.categories
      .map(category => FOR[category.slice(CATEGORY.length)])
      .find(id => id !== undefined);
    const found = app ?? (wanted === undefined ? undefined : catalogue.metas.get(wanted));
    if (isThere(tree, found)) return { targets: [root(found)], missing: false };
    const all = given.categories.includes(`${CATEGORY}LAUNCHER`)
      ? [...catalogue.metas.values()].filter(each => isThere(tree, each)).map(root)
      : [];
    return { targets: all, missing: false };
  }
  return { targets: takers(tree, meanings, app), missing: false };
}
