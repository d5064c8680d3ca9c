import type { Device } from '../../src/state/phone/index.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import { allFiles, pathOf, type MediaItem } from '../../src/sdk/core/storage.ts';
import { remembered } from '../../src/sdk/core/remembered.ts';
import { CATEGORY_NAMES, nameFor, splitName } from './formats.ts';
import type { Category, Player, Recorder, Recording, Session, Sort } from './state.ts';
import { placeAfter, playedBefore, silences } from './wave.ts';

type Files = Device['storage']['files'];

/** A recording as screens show it: its file, and what Recorder knows of it. */
export interface Item {
  id: string;
  /** Name without extension. */
  name: string;
  file: MediaItem;
  /** Path of its folder; empty at the root of shared storage. */
  folder: string;
  row: Recording;
}

const HOME = 'Recordings/';

/** A file that Recorder knows nothing of has a waveform all the same (FNV-1a over its id). */
function unknown(id: string): Recording {
  let h = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) h = Math.imul(h ^ id.charCodeAt(i), 0x01000193) >>> 0;
  return { seed: h, offset: 0, category: null, rate: 44_100, channels: 1, markers: [], transcript: [] };
}

/** Whether a row says no more of a sound in Recordings than is known without it. */
export function saysNothing(row: Recording, { id, path }: Pick<MediaItem, 'id' | 'path'>): boolean {
  const plain = unknown(id);
  return (
    path.startsWith(HOME) &&
    row.markers.length === 0 &&
    row.transcript.length === 0 &&
    (['seed', 'offset', 'category', 'rate', 'channels'] as const).every(key => row[key] === plain[key])
  );
}

/** Any sound of shared storage as the player shows it. */
export function itemOf(file: MediaItem, rows: Recorder['recordings']): Item {
  const cut = file.path.lastIndexOf('/');
  return {
    id: file.id,
    name: splitName(file.name)[0],
    file,
    folder: cut < 0 ? '' : file.path.slice(0, cut),
    row: rows[file.id] ?? unknown(file.id),
  };
}

const isSound = (file: { media?: unknown }): file is MediaItem =>
  (file.media as MediaItem['media'] | undefined)?.kind === 'audio';

/** Recordings of the phone, newest first: the sounds in Recordings, and what Recorder made wherever it lies. */
export const recordingsOf = remembered((files: Files, rows: Recorder['recordings']): readonly Item[] =>
  allFiles(files)
    .filter(isSound)
    .filter(f => f.path.startsWith(HOME) || rows[f.id] !== undefined)
    .map(f => itemOf(f, rows))
    .sort((a, b) => b.file.media.takenAt - a.file.media.takenAt || (a.id < b.id ? -1 : 1)),
);

/** A sound outside of the bin. */
export const itemAt = (files: Files, rows: Recorder['recordings'], id: string): Item | undefined => {
  const path = files[id]?.binned === null ? pathOf(files, id) : undefined;
  const file = path === undefined ? undefined : { ...files[id]!, id, path };
  return file && isSound(file) && allKept(files, id) ? itemOf(file, rows) : undefined;
};
const allKept = (files: Files, id: string): boolean => {
  for (let at: string | null = id; at !== null; at = files[at]!.parent)
    if (!files[at] || files[at]!.binned !== null) return false;
  return true;
};

export interface Binned {
  id: string;
  name: string;
  duration: number;
  size: number;
  binned: number;
}

/** Recordings in the bin, last put there first. */
export const binnedOf = remembered((files: Files, rows: Recorder['recordings']): readonly Binned[] =>
  Object.entries(files)
    .filter(
      ([id, f]) =>
        f.binned !== null &&
        f.media?.kind === 'audio' &&
        (rows[id] !== undefined || (pathOf(files, id) ?? '').startsWith(HOME)),
    )
    .map(([id, f]) => ({
      id,
      name: splitName(f.name)[0],
      duration: f.media!.duration,
      size: f.size,
      binned: f.binned!,
    }))
    .sort((a, b) => b.binned - a.binned || (a.id < b.id ? -1 : 1)),
);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Whether a text has all words of a query in it, whatever their accents. */
export const has = (text: string, query: string): boolean => {
  const t = plain(text);
  return plain(query)
    .split(/\s+/)
    .every(word => t.includes(word));
};

const ORDER: { [S in Sort]: (a: Item, b: Item) => number } = {
  newest: (a, b) => b.file.media.takenAt - a.file.media.takenAt,
  oldest: (a, b) => a.file.media.takenAt - b.file.media.takenAt,
  name: (a, b) => compare(plain(a.name), plain(b.name)),
  longest: (a, b) => b.file.media.duration - a.file.media.duration,
  largest: (a, b) => b.file.size - a.file.size,
};

export interface Narrowing {
  sort?: Sort;
  category?: Category | null;
  favourite?: boolean;
  folder?: string | null;
  query?: string;
}

/** Recordings that fit, in order. A query looks into names, places, markers and what is said. */
export function listed(
  items: readonly Item[],
  { sort = 'newest', category = null, favourite = false, folder = null, query = '' }: Narrowing = {},
): Item[] {
  return items
    .filter(
      i =>
        (category === null || i.row.category === category) &&
        (!favourite || i.file.media.favourite) &&
        (folder === null || i.folder === folder) &&
        (query.trim() === '' ||
          has(
            [
              i.name,
              i.file.media.place,
              i.row.category ? CATEGORY_NAMES[i.row.category] : '',
              ...i.row.markers.map(m => m.name),
              ...i.row.transcript.map(l => `${l.speaker} ${l.text}`),
            ].join('\n'),
            query.trim(),
          )),
    )
    .sort((a, b) => ORDER[sort](a, b) || (a.id < b.id ? -1 : 1));
}

/** The first line said in a recording that fits a query by itself. */
export const saidIn = (item: Item, query: string) =>
  query.trim() === '' ? undefined : item.row.transcript.find(l => has(l.text, query.trim()));

/** A line from a little before what was looked for, so that a short place shows it. */
export function excerptOf(text: string, query: string): string {
  const at = plain(text).indexOf(plain(query.trim()).split(/\s+/)[0]!);
  const from = at > 16 ? text.lastIndexOf(' ', at - 6) + 1 : 0;
  return from > 0 ? `…${text.slice(from)}` : text;
}

/** What was recorded by now, ms. */
export const recordedOf = (session: Session, now: number): number =>
  session.recorded + (session.since === null ? 0 : Math.max(0, now - session.since));

type Playback = Recorder['playback'];

/** What is left out of an item as it is played. */
export const leftOut = (item: Item, { skipSilence }: Playback) =>
  skipSilence ? silences(item.row, item.file.media.duration) : [];

/** Where an item is that plays, ms from its start. */
export function positionOf(player: Player, item: Item, playback: Playback, now: number): number {
  const { duration } = item.file.media;
  if (player.since === null) return Math.min(player.position, duration);
  const left = leftOut(item, playback);
  const whole = playedBefore(left, duration);
  const played =
    playedBefore(left, player.position) + (Math.max(0, now - player.since) * playback.speed) / 100;
  return Math.min(
    duration,
    Math.floor(placeAfter(left, playback.repeat && whole > 0 ? played % whole : played)),
  );
}

/** How long an item plays on from a place, ms of the clock. */
export function remaining(item: Item, playback: Playback, position: number): number {
  const left = leftOut(item, playback);
  return Math.ceil(
    ((playedBefore(left, item.file.media.duration) - playedBefore(left, position)) * 100) / playback.speed,
  );
}

/** Name that the recording under way gets where none is typed. */
export const defaultName = (state: Recorder, files: Files, zone: string): string =>
  state.session
    ? nameFor(state.settings.pattern, {
        at: state.session.startedAt,
        zone,
        place: state.session.place,
        names: allFiles(files)
          .filter(isSound)
          .map(f => f.name),
      })
    : '';

/** Folders of shared storage by path; those of recordings first. */
export const foldersOf = remembered((files: Files): readonly { id: string; path: string }[] =>
  allFiles(files)
    .filter(f => f.kind === 'folder')
    .map(({ id, path }) => ({ id, path }))
    .sort(
      (a, b) =>
        Number(`${b.path}/`.startsWith(HOME)) - Number(`${a.path}/`.startsWith(HOME)) ||
        (a.path < b.path ? -1 : 1),
    ),
);

export { bytesPerSecond, FORMAT } from './formats.ts';
export type { Line, Recording } from './state.ts';
