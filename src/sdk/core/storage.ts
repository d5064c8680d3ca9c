import type { Device, FileEntry, Media, Os } from '../../state/phone/index.ts';
import { compare } from './compare.ts';
import { isDraft } from 'immer';
import { remembered } from './remembered.ts';
import { RuleError } from './rule-error.ts';

type Files = Device['storage']['files'];

/** A file or folder with its id and its path from the root of shared storage, such as `Download/list.txt`. */
export type FileItem = FileEntry & { id: string; path: string };
/** A file of the media index. */
export type MediaItem = FileItem & { media: Media };
/** What a file is made of, beside its name and place. */
export type FileContent = Pick<FileEntry, 'mime'> &
  Partial<Pick<FileEntry, 'size' | 'text' | 'blob' | 'media' | 'packed' | 'at' | 'autoName'>>;

/** Days that the bin keeps a file. */
export const BIN_DAYS = 30;

/** When the bin has to be looked at next: the earliest end of what it keeps, epoch ms; undefined while it is empty. */
export function binEnds(files: Files): number | undefined {
  const times = Object.values(files).flatMap(f => (f.binned === null ? [] : [f.binned]));
  return times.length === 0 ? undefined : Math.min(...times) + BIN_DAYS * 86_400_000;
}

const textBytes = (text: string): number => new TextEncoder().encode(text).length;

/** Path of a file, or undefined where a folder above it is gone. */
export function pathOf(files: Files, id: string): string | undefined {
  const names: string[] = [];
  for (let at: string | null = id; at !== null; at = files[at]!.parent) {
    if (!files[at] || names.length > 100) return undefined;
    names.unshift(files[at]!.name);
  }
  return names.join('/');
}

/** Whether a file and all folders above it are there and not in the bin. */
export function isKept(files: Files, id: string): boolean {
  for (let at: string | null = id; at !== null; at = files[at]!.parent)
    if (!files[at] || files[at]!.binned !== null) return false;
  return true;
}

/** A file or folder that is not in the bin. */
export function fileOf(files: Files, id: string): FileItem | undefined {
  return isKept(files, id) ? { ...files[id]!, id, path: pathOf(files, id)! } : undefined;
}

/** Names differ by more than case, as on Android’s shared storage. */
const isNamed = (f: FileItem, name: string): boolean => f.name.toLowerCase() === name.toLowerCase();

const byName = (a: FileItem, b: FileItem): number =>
  compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.id, b.id);

/** Everything outside of the bin, folders too, by the folder that it is in; each folder's by name. */
const tree = remembered((files: Files): ReadonlyMap<string | null, readonly FileItem[]> => {
  const found = new Map<string | null, FileItem[]>();
  for (const id of Object.keys(files)) {
    const file = fileOf(files, id);
    if (file) found.set(file.parent, [...(found.get(file.parent) ?? []), file]);
  }
  for (const list of found.values()) list.sort(byName);
  return found;
});

/** What is in a folder (null for the root) and not in the bin, by name. */
export function childrenOf(files: Files, folder: string | null): readonly FileItem[] {
  if (!isDraft(files)) return tree(files).get(folder) ?? [];
  // A rule asks for one folder after another of something that changes.
  if (folder !== null && !isKept(files, folder)) return [];
  const path = folder === null ? '' : `${pathOf(files, folder)!}/`;
  return Object.keys(files)
    .filter(id => files[id]!.parent === folder && files[id]!.binned === null)
    .map(id => ({ ...files[id]!, id, path: path + files[id]!.name }))
    .sort(byName);
}

/** Every file and folder outside of the bin, by path. */
export const allFiles = (files: Files): FileItem[] =>
  [...tree(files).values()].flat().sort((a, b) => compare(a.path, b.path) || compare(a.id, b.id));

/** What lies at a path such as `Documents/Flat`, outside of the bin. */
export function fileAt(files: Files, path: string): FileItem | undefined {
  let at: FileItem | undefined;
  for (const name of path.split('/').filter(Boolean)) {
    at = childrenOf(files, at?.id ?? null).find(f => isNamed(f, name));
    if (!at) return undefined;
  }
  return at;
}

/** A folder's own id and those of all that is in it, binned or not. */
export function withAllIn(files: Files, id: string): string[] {
  const inside = Object.keys(files).filter(other => files[other]!.parent === id);
  return [id, ...inside.flatMap(other => withAllIn(files, other))];
}

/** When a folder or something in it was changed last: a folder has no time of its own to keep right. */
export const changedAt = (files: Files, item: FileItem): number =>
  Math.max(
    item.at,
    ...(item.kind === 'folder' ? childrenOf(files, item.id).map(f => changedAt(files, f)) : []),
  );

/** Bytes of a file, or of all files in a folder. */
export function bytesOf(files: Files, id: string): number {
  const { kind, size } = files[id]!;
  return kind === 'file' ? size : childrenOf(files, id).reduce((sum, f) => sum + bytesOf(files, f.id), 0);
}

/** Bytes of the phone's storage that are in use: the system, its apps with their data, and all files, those in the bin too. */
export function usedBytes(
  { storage }: Pick<Device, 'storage'>,
  { installed }: Pick<Os, 'installed'>,
): number {
  const apps = Object.values(installed).reduce((sum, a) => sum + a.size + a.dataBytes + a.cacheBytes, 0);
  return (
    storage.system +
    apps +
    Object.values(storage.files).reduce((sum, f) => sum + (f.kind === 'file' ? f.size : 0), 0)
  );
}

/** The media index: what is outside of the bin, newest first. `kinds` leaves out the others. */
export function mediaOf(files: Files, ...kinds: readonly Media['kind'][]): readonly MediaItem[] {
  return kinds.length === 0 ? index(files) : index(files).filter(f => kinds.includes(f.media.kind));
}
const index = remembered((files: Files): readonly MediaItem[] =>
  allFiles(files)
    .filter((f): f is MediaItem => f.media !== undefined)
    .sort((a, b) => b.media.takenAt - a.media.takenAt || (a.id < b.id ? -1 : 1)),
);

/** Album of a picture: the name of the folder that it is in. */
export const albumOf = (files: Files, file: Pick<FileEntry, 'parent'>): string =>
  file.parent === null ? 'Shared storage' : (files[file.parent]?.name ?? '');

/** Why a name cannot be given to a file in a folder, or undefined where it can. `except` is the file that has it. */
export function nameProblem(
  files: Files,
  folder: string | null,
  name: string,
  except?: string,
): string | undefined {
  if (name.trim() === '') return 'Enter a name';
  if (/[/\\:*?"<>|\u0000-\u001f]/.test(name)) return 'A name can’t contain \\ / : * ? " < > |';
  if (name !== name.trim() || name === '.' || name === '..') return 'A name can’t begin or end with a space';
  if (textBytes(name) > 255) return 'The name is too long';
  return childrenOf(files, folder).some(f => f.id !== except && isNamed(f, name))
    ? 'That name is taken'
    : undefined;
}

/** The name itself, or `name (1).txt` where it is taken. */
export function freeName(files: Files, folder: string | null, name: string): string {
  const taken = new Set(childrenOf(files, folder).map(f => f.name.toLowerCase()));
  const dot = name.lastIndexOf('.');
  const [base, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let n = 1, free = name; ; free = `${base} (${n++})${end}`)
    if (!taken.has(free.toLowerCase())) return free;
}

/**
 * Changes of shared storage, as rules over its draft. `id` makes ids; times are the phone's. All throw
 * RuleErrors and change nothing then.
 */
export interface StorageWriter {
  /** Makes a folder and those above it where they are not there; gives its id. Throws NAME_TAKEN where a file has that path. */
  makeFolder(path: string): string;
  /** Writes a file, making the folders of its path; a file that is there keeps its id. Gives the id. */
  write(path: string, content: FileContent): string;
  /** Gives a name of the person’s own. Throws FILE_NOT_FOUND, NAME_INVALID with what to say. */
  rename(id: string, name: string): void;
  /** Moves into a folder (null for the root) under free names. Throws FILE_NOT_FOUND, INTO_ITSELF. */
  move(ids: readonly string[], folder: string | null): void;
  /** Copies with all that is inside; gives the copies’ ids, and each pair to `copied`. Throws as `move`. */
  copy(
    ids: readonly string[],
    folder: string | null,
    copied?: (file: string, copy: string) => void,
  ): string[];
  bin(ids: readonly string[]): void;
  /** Out of the bin, folders before what was in them: to where it was, or to the root where that folder is gone. */
  restore(ids: readonly string[]): void;
  /** For good, with all that is inside. */
  remove(ids: readonly string[]): void;
}

export function storageWriter(files: Files, now: number, newId: (prefix: string) => string): StorageWriter {
  const here = (id: string, kept = true): FileEntry => {
    const file = files[id];
    if (!file || (kept && !isKept(files, id)))
      throw new RuleError('FILE_NOT_FOUND', `No file ${id}${file ? ' outside of the bin' : ''}`);
    return file;
  };
  const into = (ids: readonly string[], folder: string | null) => {
    if (folder !== null && here(folder).kind !== 'folder')
      throw new RuleError('FILE_NOT_FOUND', `${files[folder]!.name} is no folder`);
    for (const id of ids) {
      here(id);
      for (let at = folder; at !== null; at = files[at]!.parent)
        if (at === id) throw new RuleError('INTO_ITSELF', 'A folder can’t go into itself');
    }
  };
  const writer: StorageWriter = {
    makeFolder(path) {
      let parent: string | null = null;
      for (const name of path.split('/').filter(Boolean)) {
        const there: FileItem | undefined = childrenOf(files, parent).find(f => isNamed(f, name));
        if (there && there.kind !== 'folder') throw new RuleError('NAME_TAKEN', `${there.path} is a file`);
        if (there) {
          parent = there.id;
          continue;
        }
        const id: string = newId('file');
        files[id] = { name, parent, kind: 'folder', size: 0, mime: '', at: now, binned: null };
        parent = id;
      }
      if (parent === null) throw new RuleError('NAME_INVALID', 'A folder needs a name');
      return parent;
    },
    write(path, { mime, text, size = text === undefined ? 0 : textBytes(text), at = now, ...rest }) {
      const cut = path.lastIndexOf('/');
      const name = path.slice(cut + 1);
      const parent = cut > 0 ? writer.makeFolder(path.slice(0, cut)) : null;
      const there = childrenOf(files, parent).find(f => isNamed(f, name));
      if (there?.kind === 'folder') throw new RuleError('NAME_TAKEN', `${there.path} is a folder`);
      const id = there?.id ?? newId('file');
      files[id] = {
        ...(there?.autoName ? { autoName: true } : {}),
        name,
        parent,
        kind: 'file',
        size,
        mime,
        at,
        binned: null,
        ...(text === undefined ? {} : { text }),
        ...rest,
      };
      return id;
    },
    rename(id, name) {
      const file = here(id);
      if (file.name === name) return;
      const problem = nameProblem(files, file.parent, name, id);
      if (problem) throw new RuleError('NAME_INVALID', problem);
      file.name = name;
      delete file.autoName;
    },
    move(ids, folder) {
      into(ids, folder);
      for (const id of ids) {
        const file = files[id]!;
        if (file.parent === folder) continue;
        file.name = freeName(files, folder, file.name);
        file.parent = folder;
      }
    },
    copy(ids, folder, copied) {
      into(ids, folder);
      const copyOne = (id: string, to: string | null): string => {
        const inside = childrenOf(files, id).map(f => f.id);
        const made = newId('file');
        const { media, ...rest } = files[id]!;
        files[made] = {
          ...rest,
          ...(media ? { media: { ...media } } : {}),
          name: freeName(files, to, files[id]!.name),
          parent: to,
          ...(rest.kind === 'folder' ? { at: now } : {}),
        };
        copied?.(id, made);
        for (const child of inside) copyOne(child, made);
        return made;
      };
      const made = ids.map(id => copyOne(id, folder));
      return made;
    },
    bin(ids) {
      for (const id of ids) if (here(id, false).binned === null) files[id]!.binned = now;
    },
    restore(ids) {
      const depth = (id: string): number => {
        const parent = files[id]?.parent ?? null;
        return parent === null ? 0 : depth(parent) + 1;
      };
      for (const id of [...ids].sort((a, b) => depth(a) - depth(b))) {
        const file = here(id, false);
        if (file.binned === null) continue;
        if (file.parent !== null && !isKept(files, file.parent)) file.parent = null;
        file.name = freeName(files, file.parent, file.name);
        file.binned = null;
      }
    },
    remove(ids) {
      for (const id of ids) {
        here(id, false);
        for (const gone of withAllIn(files, id)) delete files[gone];
      }
    },
  };
  return writer;
}
