import type { AnyPhone } from '../../src/state/phone/index.ts';
import { catalogue } from '../../apps/catalogue.ts';
import type { AdbDevice } from './device.ts';
import { databasesOf, PROVIDER_PACKAGES } from './provider-data/all.ts';
import { bytesOfDatabase, type ProviderDatabase } from './provider-data/database.ts';
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
  [...catalogue.metas.values()]
    .filter(({ id }) => os.installed[id])
    .map(meta => meta.package)
    .concat(PROVIDER_PACKAGES);

/** A folder or database of an app's data. Files that a shell put there are not among them. */
export type AppPlace =
  | { kind: 'folder'; mode: number; names: readonly string[] }
  | { kind: 'database'; bytes(): Buffer; provider?: ProviderDatabase };

/** Whether a path is in apps' data that this access does not include. */
export function isClosed(real: string, { root, app }: Access): boolean {
  if (root || (real !== APP_DATA && !real.startsWith(`${APP_DATA}/`))) return false;
  const own = `${APP_DATA}/${app}`;
  return app === undefined || (real !== own && !real.startsWith(`${own}/`));
}

/** A provider never runs another program. */
const noShell = (): Promise<never> => Promise.reject(new Error('A database runs no program'));

/** What is at a path in apps' data; undefined if nothing is, or only a shell's own file. */
export function appPlace(device: AdbDevice, real: string): AppPlace | undefined {
  const { tree } = device;
  if (real === APP_DATA) return { kind: 'folder', mode: 0o771, names: packagesOf(tree) };
  if (!real.startsWith(`${APP_DATA}/`)) return undefined;
  const [name = '', folder, file, ...more] = real.slice(APP_DATA.length + 1).split('/');
  const app = appOf(tree, name);
  const isProvider = PROVIDER_PACKAGES.includes(name);
  if ((app === undefined && !isProvider) || more.length > 0) return undefined;
  if (folder === undefined) return { kind: 'folder', mode: 0o700, names: FOLDERS };
  if (!FOLDERS.includes(folder)) return undefined;
  const databases = isProvider ? databasesOf(device, name).map(each => each.file) : [`${app}.db`];
  if (file === undefined)
    return { kind: 'folder', mode: 0o771, names: folder === 'databases' ? databases : [] };
  if (folder !== 'databases' || !databases.includes(file)) return undefined;
  if (app === undefined) {
    const provider = databasesOf(device, name).find(each => each.file === file)!;
    return { kind: 'database', provider, bytes: () => bytesOfDatabase(provider, { device, shell: noShell }) };
  }
  const state = tree.apps[app] as object | undefined;
  return state && { kind: 'database', bytes: () => databaseOf(app, state) };
}
