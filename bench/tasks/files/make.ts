import type { Phone } from '../../../apps/catalogue.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { fileAt } from '../../../src/sdk/core/storage.ts';
import type { FileEntry } from '../../../src/state/phone/index.ts';
import type { SetupCtx } from '../setup.ts';
import {
  back,
  button,
  find,
  has,
  longPress,
  open,
  rid,
  row,
  scroll,
  scrollTo,
  tap,
  type Steps,
} from '../steps.ts';

export const DAY = 86_400_000;
/** File names that the world does not have; none contains another. */
export const NAMES = [
  'roof quote',
  'choir rota',
  'boat survey',
  'garden plan',
  'bike log',
  'kiln firing',
  'pier report',
  'stall list',
  'window sizes',
  'paint codes',
  'parcel slip',
  'seed order',
  'key register',
  'bus passes',
] as const;
/** Folders of the world that hold a few files. */
export const FOLDERS = [
  'Download',
  'Documents/Flat',
  'Documents/Money',
  'Documents/Travel',
  'Documents/Spanish',
  'Documents/Recipes',
] as const;
const MIMES: Record<string, string> = {
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
  md: 'text/markdown',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
  log: 'text/plain',
};

/** Id of a file that a setup makes. */
export const idOf = (key: string): string => `file-task-${key}`;
export const filesOf = (s: Phone): Phone['device']['storage']['files'] => s.device.storage.files;
/** The folder at a path. Throws if there is none, which is a mistake in the template. */
export function folderAt(s: Phone, path: string): string {
  const found = fileAt(filesOf(s), path);
  if (found?.kind !== 'folder') throw new Error(`There is no folder ${path}`);
  return found.id;
}
/** Makes a folder in an existing parent. */
export function putFolder(s: Phone, key: string, path: string): string {
  const cut = path.lastIndexOf('/');
  filesOf(s)[idOf(key)] = {
    name: path.slice(cut + 1),
    parent: cut < 0 ? null : folderAt(s, path.slice(0, cut)),
    kind: 'folder',
    size: 0,
    mime: '',
    at: s.clock.now - 30 * DAY,
    binned: null,
  };
  return idOf(key);
}
/** Adds a file to a folder. A text has its real size; other sizes depend on the key, so that no two are equal. */
export function put(
  s: Phone,
  key: string,
  folder: string,
  name: string,
  more: Partial<FileEntry> & { daysAgo?: number } = {},
): string {
  const { daysAgo = 3, ...rest } = more;
  let spread = 7;
  for (const c of key) spread = (spread * 31 + c.charCodeAt(0)) % 90_007;
  const size = rest.text === undefined ? 40_000 + spread * 11 : new TextEncoder().encode(rest.text).length;
  filesOf(s)[idOf(key)] = {
    name,
    parent: folder === '' ? null : folderAt(s, folder),
    kind: 'file',
    size,
    mime: MIMES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream',
    at: s.clock.now - daysAgo * DAY,
    binned: null,
    ...rest,
  };
  return idOf(key);
}

/** Whether the file at a path, if there is one, has a size. Sizes are not compared otherwise. */
export function hasSize(s: Phone, path: string, size: number): boolean {
  const found = fileAt(filesOf(s), path);
  return found === undefined || found.size === size;
}

export const move = (s: Phone, ctx: SetupCtx, keys: readonly string[], path: string) =>
  ctx.act('files', 'move', { files: keys.map(idOf), folder: path === '' ? null : folderAt(s, path) });
export const bin = (ctx: SetupCtx, ...keys: string[]) => ctx.act('files', 'bin', { files: keys.map(idOf) });
/** Deletes files: to the bin, or for good where the present has none of them any more. */
export function discard(ctx: SetupCtx, now: Phone, ...keys: string[]): void {
  bin(ctx, ...keys);
  ctx.act('files', 'remove', { files: keys.map(idOf).filter(id => !filesOf(now)[id]) });
}

/** Opens Files at its first screen. */
export function* openFiles(): Steps {
  let seen: Observation = yield open('files');
  while (seen.foreground.route !== '/') seen = yield back();
  return seen;
}
/** Opens a folder from the root down. */
export function* openFolder(path: string): Steps {
  let seen = yield* openFiles();
  if (path === 'Download') return yield tap(seen, rid('category-downloads'));
  seen = yield tap(seen, rid('storage'));
  for (const name of path.split('/').filter(Boolean)) {
    seen = yield* scrollTo(seen, row(name));
    seen = yield tap(seen, row(name));
  }
  return seen;
}
/** Selects files of the open list: a long press for the first, a tap for each other. */
export function* pick(seen: Observation, names: readonly string[]): Steps {
  for (const [i, name] of names.entries()) {
    seen = yield* inReach(seen, name);
    seen = yield i === 0 ? longPress(seen, row(name)) : tap(seen, row(name));
  }
  return seen;
}
/** Scrolls to a row, and further if it is at the very edge, so that it can be touched. */
export function* inReach(seen: Observation, name: string): Steps {
  seen = yield* scrollTo(seen, row(name));
  const [, top, , bottom] = find(seen, row(name)).bounds as [number, number, number, number];
  if (bottom - top < 120) seen = yield scroll(top < 1000 ? 'up' : 'down', 0.3);
  return seen;
}
/** An entry of the menu for the selection. */
export function* verb(seen: Observation, name: string): Steps {
  seen = yield tap(seen, button('More options'));
  return yield tap(seen, button(name));
}
/** Opens a folder in the folder picker, from its root, and confirms it. */
export function* choose(seen: Observation, path: string, label: string): Steps {
  for (const name of path.split('/').filter(Boolean)) {
    if (!has(seen, row(name))) seen = yield* scrollTo(seen, row(name));
    seen = yield tap(seen, row(name));
  }
  return yield tap(seen, button(label));
}
