import { remembered } from '../../src/sdk/core/remembered.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import {
  allFiles,
  BIN_DAYS,
  bytesOf,
  changedAt,
  childrenOf,
  fileOf,
  isKept,
  pathOf,
  type FileItem,
} from '../../src/sdk/core/storage.ts';
import type { Device } from '../../src/state/phone/index.ts';
import { kindOf, typeWords, type FileKind, type Kind } from './kinds.ts';
import type { Files } from './state.ts';

export type Table = Device['storage']['files'];
export type Order = Pick<Files, 'sort' | 'down' | 'foldersFirst'>;
/** A file or folder as lists show it: bytes and time of a folder are those of what is in it. */
export interface Row extends FileItem {
  bytes: number;
  changed: number;
  /** Number of visible items in the folder. */ count: number;
  what: Kind;
}

export const ROOT = 'Internal storage';
export const isHiddenName = (path: string): boolean => path.split('/').some(name => name.startsWith('.'));

/** `panel_2` before `panel_10`: runs of digits are numbers. */
export function byName(a: string, b: string): number {
  const parts = (s: string) => s.toLowerCase().match(/\d+|\D+/g) ?? [];
  const [x, y] = [parts(a), parts(b)];
  for (let i = 0; i < Math.min(x.length, y.length); i++) {
    const [p, q] = [x[i]!, y[i]!];
    const both = /^\d/.test(p) && /^\d/.test(q);
    if (both && Number(p) !== Number(q)) return Number(p) - Number(q);
    if (p !== q) return p < q ? -1 : 1;
  }
  return x.length - y.length;
}

const COMPARE: Record<Files['sort'], (a: Row, b: Row) => number> = {
  name: (a, b) => byName(a.name, b.name),
  date: (a, b) => a.changed - b.changed,
  size: (a, b) => a.bytes - b.bytes,
  type: (a, b) => compare(typeWords(a), typeWords(b)),
};

/** Rows in an order that is the same for the same state: equal ones by name, then by path. */
export function sorted(rows: readonly Row[], { sort, down, foldersFirst }: Order): Row[] {
  const first = (r: Row) => Number(r.kind !== 'folder');
  const way = down ? -1 : 1;
  return [...rows].sort(
    (a, b) =>
      (foldersFirst ? first(a) - first(b) : 0) ||
      way * COMPARE[sort](a, b) ||
      byName(a.name, b.name) ||
      (a.path < b.path ? -1 : 1),
  );
}

function rowOf(files: Table, item: FileItem, hidden: boolean): Row {
  const count =
    item.kind === 'folder'
      ? childrenOf(files, item.id).filter(f => hidden || !f.name.startsWith('.')).length
      : 0;
  return {
    ...item,
    bytes: bytesOf(files, item.id),
    changed: changedAt(files, item),
    count,
    what: kindOf(item),
  };
}

const everything = remembered((files: Table, hidden: boolean): readonly Row[] =>
  allFiles(files)
    .filter(f => hidden || !isHiddenName(f.path))
    .map(f => rowOf(files, f, hidden)),
);
const byId = remembered(
  (files: Table): ReadonlyMap<string, Row> => new Map(everything(files, true).map(r => [r.id, r])),
);

/** The visible contents of a folder; null is the root. */
export const listed = (files: Table, folder: string | null, state: Order & Pick<Files, 'hidden'>): Row[] =>
  sorted(
    childrenOf(files, folder)
      .filter(f => state.hidden || !f.name.startsWith('.'))
      .map(f => rowOf(files, f, state.hidden)),
    state,
  );

/** A file or folder outside of the bin as lists show it. */
export const rowFor = (files: Table, id: string): Row | undefined => byId(files).get(id);

/** All files of a category. */
export const ofKind = (files: Table, kind: FileKind, state: Order & Pick<Files, 'hidden'>): Row[] =>
  sorted(
    everything(files, state.hidden).filter(r => r.what === kind),
    state,
  );

/** Files that changed last, newest first. */
export const recent = (files: Table, hidden: boolean, most = Infinity): Row[] =>
  everything(files, hidden)
    .filter(r => r.kind === 'file')
    .sort((a, b) => b.at - a.at || (a.path < b.path ? -1 : 1))
    .slice(0, most);

/** Files and folders whose names, or types in words, have all words of a search. */
export function found(
  files: Table,
  query: string,
  kind: Kind | null,
  state: Order & Pick<Files, 'hidden'>,
): Row[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && kind === null) return [];
  return sorted(
    everything(files, state.hidden).filter(
      r =>
        (kind === null || r.what === kind) &&
        words.every(w => r.name.toLowerCase().includes(w) || typeWords(r).toLowerCase().includes(w)),
    ),
    state,
  );
}

/** How many files of each kind there are outside of the bin, and their bytes. */
export const totals = remembered(
  (files: Table, hidden: boolean): Readonly<Record<FileKind, { count: number; bytes: number }>> => {
    const all: Record<FileKind, { count: number; bytes: number }> = {
      image: { count: 0, bytes: 0 },
      video: { count: 0, bytes: 0 },
      audio: { count: 0, bytes: 0 },
      document: { count: 0, bytes: 0 },
      archive: { count: 0, bytes: 0 },
      other: { count: 0, bytes: 0 },
    };
    for (const r of everything(files, hidden))
      if (r.what !== 'folder') {
        all[r.what].count += 1;
        all[r.what].bytes += r.bytes;
      }
    return all;
  },
);

/** Folders from the root's child down to a folder; empty for the root. */
export function crumbs(files: Table, folder: string | null): FileItem[] {
  const way: FileItem[] = [];
  for (
    let at = folder === null ? undefined : fileOf(files, folder);
    at;
    at = at.parent === null ? undefined : fileOf(files, at.parent)
  )
    way.unshift(at);
  return way;
}

/** Path of the folder that something is in: `Documents/Flat`, or the root's name. */
export const placeOf = (path: string): string =>
  path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ROOT;

/** A file or folder in the bin, with the bytes of all in it. */
export interface Binned {
  id: string;
  name: string;
  what: Kind;
  bytes: number;
  from: string;
  binned: number;
  /** Days until it is deleted for good. */ left: number;
  picture: string | null;
  mime: string;
  kind: 'file' | 'folder';
}

/** The bin, most recently deleted first. The contents of a deleted folder are not listed apart. */
export function binned(files: Table, now: number): Binned[] {
  const bytes = (id: string): number =>
    files[id]!.kind === 'file'
      ? files[id]!.size
      : Object.keys(files)
          .filter(c => files[c]!.parent === id)
          .reduce((sum, c) => sum + bytes(c), 0);
  return Object.entries(files)
    .filter(([, f]) => f.binned !== null)
    .map(([id, f]) => ({
      id,
      name: f.name,
      what: kindOf(f),
      bytes: bytes(id),
      from:
        f.parent === null
          ? ROOT
          : !isKept(files, f.parent)
            ? 'a folder that is gone'
            : (pathOf(files, f.parent) ?? ROOT),
      binned: f.binned!,
      left: Math.max(0, Math.ceil((f.binned! + BIN_DAYS * 86_400_000 - now) / 86_400_000)),
      picture: f.media?.picture ?? null,
      mime: f.mime,
      kind: f.kind,
    }))
    .sort((a, b) => b.binned - a.binned || (a.id < b.id ? -1 : 1));
}

/** Lines of a table as text, with quotes. */
export function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < csv.length; i++) {
    const c = csv[i]!;
    if (quoted) {
      if (c !== '"') cell += c;
      else if (csv[i + 1] === '"') {
        cell += c;
        i++;
      } else quoted = false;
    } else if (c === '"' && cell === '') quoted = true;
    else if (c === ',' || c === '\n') {
      rows.at(-1)!.push(cell);
      cell = '';
      if (c === '\n') rows.push([]);
    } else if (c !== '\r') cell += c;
  }
  if (cell !== '' || rows.at(-1)!.length > 0) rows.at(-1)!.push(cell);
  else rows.pop();
  return rows;
}
