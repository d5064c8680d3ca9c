import type { Phone } from '../../../../apps/catalogue.ts';
import { allFiles, type FileItem } from '../../../../src/sdk/core/storage.ts';
import { answered, ask, rowsIn, type Reading, type Seen, type View } from './view.ts';

const FILES = '/device/storage/files';
const ROOT = '/sdcard/';

const kept = ({ device }: Phone): FileItem[] => allFiles(device.storage.files);
/** A text as lines tell it: without returns, and without blank lines at its end. */
const plain = (text: string): string => text.replaceAll('\r', '').trimEnd();

function seenFile({ kind, name, parent, size, text }: FileItem): Seen {
  return {
    '/kind': kind,
    '/name': name,
    '/parent': parent,
    '/size': kind === 'file' ? size : 0,
    ...(text === undefined || text === '' ? {} : { '/text': plain(text) }),
  };
}

/** Paths below shared storage in the lines of `find`. */
const pathsIn = (out: string): string[] =>
  out
    .split(/\r?\n/)
    .filter(line => line.startsWith(ROOT))
    .map(line => line.slice(ROOT.length).replace(/^\/+/, ''))
    .filter(Boolean);

/** Texts by path, from what `tail` prints of several files. */
function textsIn(out: string): Map<string, string> {
  const [, ...parts] = out.replaceAll('\r', '').split(/^==> (\/.*) <==\n/m);
  const texts = new Map<string, string>();
  for (let i = 0; i < parts.length; i += 2) texts.set(pathsIn(parts[i]!)[0] ?? '', plain(parts[i + 1] ?? ''));
  texts.delete('');
  return texts;
}

const isText = ({ text }: FileItem): boolean => text !== undefined;

function readFiles(found: readonly unknown[], was: Phone): Reading {
  const known = new Map(kept(was).map(item => [item.path.toLowerCase(), item]));
  const keyOf = (path: string) => known.get(path.toLowerCase())?.id ?? `file ${path}`;
  const texts = textsIn(answered(found, 'shell', 2).out);
  const rows: Record<string, Seen> = {};
  const add = (kind: 'file' | 'folder', path: string, size = 0) => {
    const [name, ...above] = path.split('/').reverse();
    const folder = above.reverse().join('/');
    const text = kind === 'file' ? texts.get(path) : undefined;
    // No folder of a device has two files of one name.
    const key = rows[keyOf(path)] ? `file ${path} again` : keyOf(path);
    rows[key] = {
      '/kind': kind,
      '/name': name,
      '/parent': folder === '' ? null : keyOf(folder),
      '/size': size,
      ...(text === undefined || text === '' ? {} : { '/text': text }),
    };
  };
  for (const path of pathsIn(answered(found, 'shell', 1).out)) add('folder', path);
  for (const line of answered(found, 'shell', 0).out.split(/\r?\n/)) {
    const [, size, path] = /^(\d+) (\/.*)$/.exec(line) ?? [];
    if (path !== undefined) add('file', pathsIn(path)[0] ?? '', Number(size));
  }
  return { rows: { [FILES]: rows }, values: {} };
}

/** Endings of files whose text the phone keeps. */
const TEXTS = ['txt', 'csv', 'md', 'vcf', 'json', 'gpx', 'html', 'ics', 'm3u', 'm3u8', 'xml', 'log'];
const named = TEXTS.map(ending => `-name '*.${ending}'`).join(' -o ');

/** Files and folders of shared storage: where they are, and what texts say. What is in the bin is the file manager's own. */
export const files: View = {
  id: 'files',
  app: 'files',
  questions: [
    ask('shell', { line: `find /sdcard/ -type f -exec stat -c '%s %n' {} +` }),
    ask('shell', { line: 'find /sdcard/ -type d' }),
    ask('shell', { line: `find /sdcard/ -type f '(' ${named} ')' -exec tail -n +1 /dev/null {} +` }),
  ],
  of: phone => ({
    rows: {
      [FILES]: Object.fromEntries(
        kept(phone).map(item => {
          const isRead =
            isText(item) &&
            plain(item.text!) !== '' &&
            TEXTS.some(ending => item.name.endsWith(`.${ending}`));
          return [item.id, seenFile(isRead ? item : { ...item, text: undefined as never })] as const;
        }),
      ),
    },
    values: {},
  }),
  read: readFiles,
  // A moved file has the same content.
  canBe: (row, known) => row['/size'] === known['/size'] && row['/text'] === known['/text'],
};

const MEDIA = ['images', 'video', 'audio'].map(kind => `content://media/external/${kind}/media`);

/** The media index: favourites, and how long videos and recordings are. What is to be seen in them is their own. */
export const media: View = {
  id: 'media',
  app: 'gallery',
  questions: MEDIA.map(uri =>
    ask('content', { uri, projection: ['_id', 'is_favorite', 'duration', '_data'] }),
  ),
  of: phone => ({
    rows: {
      [FILES]: Object.fromEntries(
        kept(phone).flatMap(({ id, name, parent, media: about }) =>
          about ? [[id, seenMedia(name, parent, about.favourite, about.duration)] as const] : [],
        ),
      ),
    },
    values: {},
  }),
  read(found, was) {
    const known = new Map(kept(was).map(({ path, id }) => [path.toLowerCase(), id]));
    const keyOf = (path: string) => known.get(path.toLowerCase()) ?? `file ${path}`;
    const rows: Record<string, Seen> = {};
    for (const { is_favorite, duration, _data } of MEDIA.flatMap((_, i) => rowsIn(found, i))) {
      const path = (_data ?? '').replace(/^\/(storage\/emulated\/0|sdcard)\//, '');
      const at = path.lastIndexOf('/');
      const folder = at < 0 ? null : keyOf(path.slice(0, at));
      const key = rows[keyOf(path)] ? `file ${path} again` : keyOf(path);
      rows[key] = seenMedia(path.slice(at + 1), folder, is_favorite === '1', Number(duration ?? 0));
    }
    return { rows: { [FILES]: rows }, values: {} };
  },
};

const seenMedia = (name: string, parent: string | null, favourite: boolean, duration: number): Seen => ({
  '/name': name,
  '/parent': parent,
  '/media/favourite': favourite,
  '/media/duration': duration,
});
