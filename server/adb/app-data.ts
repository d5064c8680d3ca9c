import type { AnyPhone } from '../../src/state/phone/index.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { databaseOf } from './sqlite/view.ts';

/** The folder of apps' private data. Root may read all of it, an app its own, the shell nothing. */
export const APP_DATA = '/data/data';
/** The folders in each app's data folder. */
const FOLDERS = ['cache', 'code_cache', 'databases', 'files'];

/** Who accesses files: root, an app (its package), or else the shell. */
export interface Access {
  root?: boolean;
  app?: string;
}

/** The id of the installed app that has this package. */
export function appOf({ os }: AnyPhone, name: string): string | undefined {
  for (const { id, package: own } of catalogue.metas.values())
    if (own === name) return os.installed[id] ? id : undefined;
  return undefined;
}

const packagesOf = ({ os }: AnyPhone): string[] =>
  [...catalogue.metas.values()].filter(({ id }) => os.installed[id]).map(meta => meta.package);

/** A folder or database of an app's data. Files that a shell put there are not among them. */
export type AppPlace =
  | { kind: 'folder'; mode: number; names: readonly string[] }
  | { kind: 'database'; app: string; bytes(): Buffer };

/** Whether a path is in apps' data that this access does not include. */
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
