import { MONTHS, WEEKDAYS } from '../../src/sdk/core/format.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import { remembered } from '../../src/sdk/core/remembered.ts';
import {
  allFiles,
  childrenOf,
  fileOf,
  mediaOf,
  pathOf,
  type FileItem,
  type MediaItem,
} from '../../src/sdk/core/storage.ts';
import type { Device } from '../../src/state/phone/index.ts';
import { partsAt } from '../../src/state/clock.ts';
import { dayAt } from '../../src/state/civil.ts';
import type { Gallery, Player } from './state.ts';

export { cropTo, lockOf, wholeSize } from './crop.ts';

export type Files = Device['storage']['files'];
/** Albums that are no folders. */
export const FAVOURITES = 'favourites';
export const VIDEOS = 'videos';
/** Folders of the phone itself: they keep their names and are not deleted. */
const STANDARD = new Set([
  'alarms',
  'dcim',
  'dcim/camera',
  'documents',
  'download',
  'movies',
  'music',
  'notifications',
  'pictures',
  'pictures/screenshots',
  'recordings',
  'ringtones',
]);
/** Folders whose own folders are albums, also without a picture in them. */
const ALBUM_HOMES = ['Pictures', 'DCIM'];
/** Where new albums go. */
export const NEW_ALBUMS = 'Pictures';

/** Everything that the gallery shows, newest first. */
export const pictures = remembered((files: Files): readonly MediaItem[] =>
  mediaOf(files, 'photo', 'screenshot', 'video'),
);

/** What the gallery knows a file as; undefined for what is in the bin, gone, or no picture. */
export function pictureOf(files: Files, id: string): MediaItem | undefined {
  const file = fileOf(files, id);
  return file?.media && file.media.kind !== 'audio' ? (file as MediaItem) : undefined;
}

export interface Album {
  id: string;
  name: string;
  path: string;
  count: number;
  cover: string | null;
  newest: number;
  /** Belongs to the phone itself. */ standard: boolean;
  /** A folder; the others are gathered from all folders. */ folder: boolean;
}

const gathered = (id: string, name: string, list: readonly MediaItem[]): Album => ({
  id,
  name,
  path: '',
  count: list.length,
  cover: list[0]?.media.picture ?? null,
  newest: list[0]?.media.takenAt ?? 0,
  standard: true,
  folder: false,
});

/** Favourites and videos first, then those of the phone, then the others as sorted. */
export const albumsOf = remembered((files: Files, sort: Gallery['albumSort']): readonly Album[] => {
  const all = pictures(files);
  const inFolder = new Map<string, MediaItem[]>();
  for (const item of all)
    if (item.parent !== null) inFolder.set(item.parent, [...(inFolder.get(item.parent) ?? []), item]);
  const empty = ALBUM_HOMES.flatMap(home => {
    const folder = childrenOf(files, null).find(
      f => f.kind === 'folder' && f.name.toLowerCase() === home.toLowerCase(),
    );
    return folder
      ? childrenOf(files, folder.id).filter(
          f => f.kind === 'folder' && !inFolder.has(f.id) && childrenOf(files, f.id).length === 0,
        )
      : [];
  });
  const folders = [...[...inFolder.keys()].map(id => fileOf(files, id)!), ...empty].map(f => {
    const list = inFolder.get(f.id) ?? [];
    return {
      id: f.id,
      name: f.name,
      path: f.path,
      count: list.length,
      cover: list[0]?.media.picture ?? null,
      newest: list[0]?.media.takenAt ?? f.at,
      standard: STANDARD.has(f.path.toLowerCase()),
      folder: true,
    };
  });
  const byName = (a: Album, b: Album) =>
    compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.id, b.id);
  const order = {
    name: byName,
    newest: (a: Album, b: Album) => b.newest - a.newest || byName(a, b),
    count: (a: Album, b: Album) => b.count - a.count || byName(a, b),
  }[sort];
  return [
    gathered(
      FAVOURITES,
      'Favourites',
      all.filter(f => f.media.favourite),
    ),
    gathered(
      VIDEOS,
      'Videos',
      all.filter(f => f.media.kind === 'video'),
    ),
    ...folders.filter(f => f.standard).sort(byName),
    ...folders.filter(f => !f.standard).sort(order),
  ];
});

/** An album by its id: of a folder also where nothing is in it. */
export function albumOfId(files: Files, id: string): Album | undefined {
  const known = albumsOf(files, 'name').find(a => a.id === id);
  if (known) return known;
  const folder = fileOf(files, id);
  return folder?.kind === 'folder'
    ? {
        id,
        name: folder.name,
        path: folder.path,
        count: 0,
        cover: null,
        newest: folder.at,
        standard: STANDARD.has(folder.path.toLowerCase()),
        folder: true,
      }
    : undefined;
}

/** Folders that pictures can be put into: albums first, then all others by path. */
export function targetsOf(files: Files): { albums: readonly Album[]; others: readonly FileItem[] } {
  const albums = albumsOf(files, 'name').filter(a => a.folder);
  const known = new Set(albums.map(a => a.id));
  return { albums, others: allFiles(files).filter(f => f.kind === 'folder' && !known.has(f.id)) };
}

/** What stands in an album, newest first. */
export function inAlbum(files: Files, album: string): readonly MediaItem[] {
  if (album === FAVOURITES) return pictures(files).filter(f => f.media.favourite);
  if (album === VIDEOS) return pictures(files).filter(f => f.media.kind === 'video');
  return pictures(files).filter(f => f.parent === album);
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const KIND_WORDS = { photo: 'photo', screenshot: 'screenshot', video: 'video', audio: '' } as const;

/** What is searched of a picture: what is to be seen, place, album, name of the file, day and month. */
function wordsFor(files: Files, { name, parent, media }: MediaItem, zone: string): string {
  const { year, month, day, weekday } = partsAt(media.takenAt, zone);
  return fold(
    [
      media.description,
      media.place,
      parent === null ? '' : files[parent]!.name,
      name,
      KIND_WORDS[media.kind],
      media.favourite ? 'favourite' : '',
      `${day} ${MONTHS[month - 1]!} ${year} ${WEEKDAYS[weekday]!}`,
    ].join(' '),
  );
}
const searchable = remembered((files: Files, zone: string): readonly { item: MediaItem; words: string }[] =>
  pictures(files).map(item => ({ item, words: wordsFor(files, item, zone) })),
);

/**
 * Pictures that have every word, each at the beginning of one (a number of one or two digits as a whole),
 * newest first. Nothing for no words.
 */
export function found(files: Files, query: string, zone: string): readonly MediaItem[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  // A day is a whole number: 2 is not the beginning of 2025.
  const ends = (text: string, word: string, at: number) =>
    !/^\d{1,2}$/.test(word) || !/\d/.test(text[at + word.length] ?? '');
  const has = (text: string, word: string) => {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      if ((at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) && ends(text, word, at)) return true;
    return false;
  };
  return searchable(files, zone)
    .filter(({ words }) => wanted.every(word => has(words, word)))
    .map(({ item }) => item);
}

/** Places of pictures, those with most first. */
export const placesOf = remembered((files: Files): readonly { name: string; count: number }[] => {
  const counts = new Map<string, number>();
  for (const { media } of pictures(files))
    if (media.place) counts.set(media.place, (counts.get(media.place) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
});

/** Months of pictures as words, newest first. */
export const monthsOf = remembered((files: Files, zone: string): readonly string[] => [
  ...new Set(
    pictures(files).map(f => {
      const { year, month } = partsAt(f.media.takenAt, zone);
      return `${MONTHS[month - 1]!} ${year}`;
    }),
  ),
]);

/** Pictures of the bin, what went there last first. Those in a folder that went as a whole belong to it. */
export const binOf = remembered((files: Files): readonly MediaItem[] =>
  Object.entries(files)
    .filter(
      ([id, f]) =>
        f.binned !== null &&
        f.media !== undefined &&
        f.media.kind !== 'audio' &&
        pathOf(files, id) !== undefined,
    )
    .map(([id, f]) => ({ ...f, id, path: pathOf(files, id)! }) as MediaItem)
    .sort((a, b) => b.binned! - a.binned! || (a.id < b.id ? -1 : 1)),
);

/** Where the viewer was opened from, and so among which pictures a finger goes on: `all`, `album:…`, `search:…`. */
export type From = string;
export function among(files: Files, from: From, zone: string): readonly MediaItem[] {
  if (from.startsWith('album:')) return inAlbum(files, from.slice(6));
  if (from.startsWith('search:')) return found(files, from.slice(7), zone);
  return pictures(files);
}

/** Pictures by the day on which they were taken, newest first. */
export function days(
  list: readonly MediaItem[],
  zone: string,
): { day: number; at: number; items: readonly MediaItem[] }[] {
  const out: { day: number; at: number; items: MediaItem[] }[] = [];
  for (const item of list) {
    const day = dayAt(item.media.takenAt, zone);
    if (out.at(-1)?.day === day) out.at(-1)!.items.push(item);
    else out.push({ day, at: item.media.takenAt, items: [item] });
  }
  return out;
}

/** Where a video is now, ms from its beginning. */
export function positionOf(player: Player | null, file: string, now: number, duration: number): number {
  if (player?.file !== file) return 0;
  return Math.max(0, Math.min(duration, player.position + (player.since === null ? 0 : now - player.since)));
}

/** What a video shows at a position. */
export function frameOf({ media }: Pick<MediaItem, 'media'>, position: number): string {
  return media.frames?.filter(f => f.at <= position).at(-1)?.picture ?? media.picture ?? '';
}
