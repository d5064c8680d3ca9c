import type { AnyPhone } from '../../src/state/phone/index.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { databaseOf } from './sqlite/view.ts';

/** Where apps keep what is theirs: closed to the shell, open to root, and to each app its own. */
export const APP_DATA = '/data/data';
/** Folders that every app has. */
const FOLDERS = ['cache', 'code_cache', 'databases', 'files'];

/** As whom files are seen: root, an app (its package), else the shell. */
export interface Access {
  root?: boolean;
  app?: string;
}

/** The id of the installed app with a package. */
export function appOf({ os }: AnyPhone, name: string): string | undefined {
  for (const { id, package: own } of catalogue.metas.values())
    if (own === name) return os.installed[id] ? id : undefined;
  return undefined;
}

const packagesOf = ({ os }: AnyPhone): string[] =>
  [...catalogue.metas.values()].filter(({ id }) => os.installed[id]).map(meta => meta.package);

/** What of the apps' data lies at a path: undefined where nothing does, or what is no app's own making. */
export type AppPlace =
  | { kind: 'folder'; mode: number; names: readonly string[] }
  | { kind: 'database'; app: string; bytes(): Buffer };

/** Whether a path leads into data of apps that is not open to who asks. */
export function isClosed(real: string, { root, app }: Access): boolean {
  if (root || (real !== APP_DATA && !real.startsWith(`${APP_DATA}/`))) return false;
  const own = `${APP_DATA}/${app}`;
  return app === undefined || (real !== own && !real.startsWith(`${own}/`));
}

export function appPlace(tree: AnyPhone, real: string): AppPlace | undefined {
  if (real === APP_DATA) return { kind: 'folder', mode: 0o771, names: packagesOf(tree) };
  if (!real.startsWith(`${APP_DATA}/`)) return undefined;
  const [name, folder, file, ...more] = real.slice(APP_DATA.length + 1).split('/');
  const app = appOf(tree, name!);
  if (app === undefined || more.length > 0) return undefined;
  if (folder === undefined) return { kind: 'folder', mode: 0o700, names: FOLDERS };
  if (!FOLDERS.includes(folder)) return undefined;
  if (file === undefined)
    return { kind: 'folder', mode: 0o771, names: folder === 'databases' ? [`${app}.db`] : [] };
  const state = tree.apps[app] as object | undefined;
  return folder === 'databases' && file === `${app}.db` && state
    ? { kind: 'database', app, bytes: () => databaseOf(app, state) }
    : undefined;
}
