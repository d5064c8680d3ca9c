import { bytesOf, childrenOf } from '../../src/sdk/core/storage.ts';
import type { Device, FileEntry } from '../../src/state/phone/index.ts';
import { isText, kindOf } from './kinds.ts';

type Table = Device['storage']['files'];
export type Packed = NonNullable<FileEntry['packed']>;

/** Bytes that an entry's headers take, in its own place and in the archive's list. */
const HEADERS = 150;

/** What is left of a file when it is deflated, as such files are: text much, what is compressed already hardly. */
function deflated({ kind, mime, name, size }: Pick<FileEntry, 'kind' | 'mime' | 'name' | 'size'>): number {
  const share = isText(mime)
    ? 0.42
    : ['image', 'video', 'audio', 'archive'].includes(kindOf({ kind, mime, name }))
      ? 0.99
      : 0.88;
  return Math.ceil(size * share);
}

/** Files and folders as an archive holds them, by path in it; a name that comes twice gets a number. */
export function pack(files: Table, ids: readonly string[]): { packed: Packed; size: number } {
  const packed: Packed = [];
  let size = 22;
  const top = new Set<string>();
  const add = (id: string, path: string) => {
    const file = files[id]!;
    if (file.kind === 'folder') {
      for (const child of childrenOf(files, id)) add(child.id, `${path}/${child.name}`);
      return;
    }
    const { text, blob, media, mime, at } = file;
    packed.push({
      path,
      size: file.size,
      mime,
      at,
      ...(text === undefined ? {} : { text }),
      ...(blob === undefined ? {} : { blob }),
      ...(media ? { media: { ...media } } : {}),
    });
    size += deflated(file) + HEADERS + 2 * path.length;
  };
  for (const id of ids) {
    const { name } = files[id]!;
    const dot = name.lastIndexOf('.');
    const [base, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    for (let n = 1; top.has(free.toLowerCase()); n++) free = `${base} (${n})${end}`;
    top.add(free.toLowerCase());
    add(id, free);
  }
  return { packed, size };
}

export const unpackedBytes = (packed: Packed): number => packed.reduce((sum, p) => sum + p.size, 0);
export const packedBytes = (files: Table, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + bytesOf(files, id), 0);
