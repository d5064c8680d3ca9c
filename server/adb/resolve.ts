import type { AppMeta } from '../../src/sdk/core/app.ts';
import { defaultKey, handlersFor } from '../../src/sdk/core/intents.ts';
import { fillPath } from '../../src/sdk/core/routes.ts';
import type { AnyPhone, Intent } from '../../src/state/phone/index.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { isLaunchClass, settingsActionOf } from './aliases.ts';
import { ShellException } from './exceptions.ts';
import { mapIntent } from './intent-mapping/map-intent.ts';
import type { MappedIntent } from './intent-mapping/mapped-intent.ts';
import { MAIN, shortName, wordsFor, type AndroidIntent } from './intents.ts';
import { appNamed, CLIPPER, CLIPPER_CLASSES, HOME, LAUNCHER, ownName, SYSTEM } from './packages.ts';

/** What starting a target opens. */
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
/** Apps by Android's app categories. */
const CATEGORY_APPS: Readonly<Record<string, string>> = {
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

/** The path of a route with parameters from an intent; undefined if one is missing. */
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

/** The targets for the first of an intent's meanings that any app handles. A default app is the only target. */
function handlers(tree: AnyPhone, meanings: readonly MappedIntent[], app?: AppMeta): Target[] {
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

const hasDetails = ({ data, extras }: AndroidIntent): boolean =>
  data !== undefined || Object.keys(extras).length > 0;

/** The intent that a screen of a named component gets. */
function argumentsOf(intent: AndroidIntent, meaning: MappedIntent | undefined): Intent | undefined {
  if (meaning?.kind === 'intent') return meaning.intent;
  if (!hasDetails(intent)) return undefined;
  return { verb: 'VIEW', ...(intent.data === undefined ? {} : { uri: intent.data }), extras: intent.extras };
}

/** The routes of an app whose screens are an activity, those with the fewest parameters first. */
function routesOf(app: AppMeta, activity: string): string[] {
  return Object.keys(app.routes)
    .filter(pattern => app.package + app.routes[pattern]!.activity === activity)
    .sort((a, b) => a.split(':').length - b.split(':').length);
}

/** The target of an intent that names its component; undefined if there is no such component. Throws ShellException. */
function componentTarget(
  tree: AnyPhone,
  intent: AndroidIntent,
  component: NonNullable<AndroidIntent['component']>,
): Target | undefined {
  const owner = ownName(component.package);
  if (
    shortName({ ...component, package: owner }) === HOME ||
    (owner === LAUNCHER && owner !== component.package)
  )
    return { component: HOME, opening: { kind: 'home' } };
  // Clipper works without a screen: its activity only takes the front from the app that was there.
  if (owner === CLIPPER && CLIPPER_CLASSES.includes(component.class))
    return { component: shortName(component), opening: { kind: 'home' } };
  const app = appNamed(owner);
  if (!isThere(tree, app)) return undefined;
  const action = settingsActionOf(component.class);
  if (app.id === 'settings' && action !== undefined)
    return handlers(tree, mapIntent(tree, { ...intent, action: `android.settings.${action}` }), app)[0];
  // A client of another phone may know the app's name there, and have asked this phone for the class.
  const own = component.class.startsWith(`${component.package}.`)
    ? owner + component.class.slice(component.package.length)
    : component.class;
  const patterns = isLaunchClass(component.package, component.class) ? ['/'] : routesOf(app, own);
  const [pattern] = patterns;
  if (pattern === undefined) return undefined;
  const meanings = mapIntent(tree, intent);
  const meaning = meanings.find(each => each.kind === 'intent');
  if (pattern === '/' && meaning) {
    const [handler] = handlers(tree, meanings, app);
    if (handler) return handler;
  }
  const args = argumentsOf(intent, meaning);
  if (pattern === '/') return hasDetails(intent) ? at(app, '/', '/', args) : root(app);
  for (const each of patterns) {
    const path = pathFor(each, { ...args, extras: { ...args?.extras, ...intent.extras } });
    if (path !== undefined) return at(app, each, path, args);
  }
  const extras = [...pattern.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name).join(', ');
  throw new ShellException(
    'SecurityException',
    `Permission Denial: starting ${wordsFor(intent)} from null (pid=4711, uid=2000)` +
      ` not exported: it needs the extras ${extras}`,
  );
}

/** The targets of a MAIN intent: the app that it names or whose category it has, or all apps of the launcher. */
function mainTargets(tree: AnyPhone, { categories }: AndroidIntent, named?: AppMeta): Target[] {
  const wanted = categories
    .map(category => CATEGORY_APPS[category.slice(CATEGORY.length)])
    .find(id => id !== undefined);
  const app = named ?? (wanted === undefined ? undefined : catalogue.metas.get(wanted));
  if (isThere(tree, app)) return [root(app)];
  if (!categories.includes(`${CATEGORY}LAUNCHER`)) return [];
  return [...catalogue.metas.values()].filter(each => isThere(tree, each)).map(root);
}

/**
 * Finds the activities that an intent opens: none, one, or several to choose from. `missing` is true if the intent names a component that
 * does not exist. Throws ShellException for an activity that needs extras which the intent lacks.
 */
export function resolve(tree: AnyPhone, intent: AndroidIntent): { targets: Target[]; missing: boolean } {
  const { component, package: owner, action, categories } = intent;
  if (component) {
    const target = componentTarget(tree, intent, component);
    return { targets: target ? [target] : [], missing: !target };
  }
  if (
    (owner !== undefined && ownName(owner) === LAUNCHER) ||
    (action === MAIN && categories.includes(`${CATEGORY}HOME`))
  )
    return { targets: [{ component: HOME, opening: { kind: 'home' } }], missing: false };
  const app = owner === undefined ? undefined : appNamed(owner);
  if (owner !== undefined && !isThere(tree, app)) return { targets: [], missing: false };
  const targets =
    action === MAIN ? mainTargets(tree, intent, app) : handlers(tree, mapIntent(tree, intent), app);
  return { targets, missing: false };
}
