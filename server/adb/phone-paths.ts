import { posix } from 'node:path';
import { APP_DATA } from './app-data.ts';

/** The path of shared storage. `LINKS` are Android's other names for folders. */
export const SHARED = '/storage/emulated/0';
export const LINKS: readonly (readonly [string, string])[] = [
  ['/sdcard', SHARED],
  ['/mnt/sdcard', SHARED],
  ['/storage/self/primary', SHARED],
  ['/data/media/0', SHARED],
  ['/data/user/0', APP_DATA],
  ['/bin', '/system/bin'],
];
/** The shell user's own folder. */
export const OWN = '/data/local/tmp';
/** System folders. Only `OWN` is writable. */
export const SYSTEM: ReadonlySet<string> = new Set([
  '/',
  '/storage',
  '/storage/emulated',
  '/storage/self',
  '/mnt',
  '/data',
  '/data/local',
  '/data/user',
  OWN,
  '/system',
  '/system/bin',
  '/vendor',
  '/proc',
  '/dev',
]);

/** The folder of programs. */
export const PROGRAMS = '/system/bin';
export const NULL_DEVICE = '/dev/null';

export const FOLDER = 0o40000;
export const REGULAR = 0o100000;
export const FOLDER_BYTES = 3_452;

/** The canonical path of a file that has several. */
export function realPath(path: string): string {
  const clean = posix.resolve('/', path);
  for (const [link, target] of LINKS)
    if (clean === link || clean.startsWith(`${link}/`)) return target + clean.slice(link.length);
  return clean;
}

/** What `lstat` knows of a path. `mode` includes the bits of the file type; `at` is the modification time, epoch ms. */
export interface Entry {
  kind: 'file' | 'folder';
  size: number;
  mode: number;
  at: number;
}

/** A file error in Node's form, which the shell's programs parse: code, sentence, path. */
export function failure(code: string, message: string, path: string): Error & { code: string } {
  return Object.assign(new Error(`${code}: ${message}, '${path}'`), { code });
}
export const notFound = (path: string) => failure('ENOENT', 'no such file or directory', path);
export const permissionDenied = (path: string) => failure('EACCES', 'permission denied', path);
