import type { Phone } from '../../../apps/catalogue.ts';
import { FAVOURITES } from '../../../apps/gallery/select.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { readPicture } from '../../../src/sdk/core/picture.ts';
import { fileAt, mediaOf, storageWriter, type MediaItem } from '../../../src/sdk/core/storage.ts';
import { epochOf } from '../../../src/state/clock.ts';
import type { FileEntry, Media } from '../../../src/state/phone/index.ts';
import { oneOf, type Day } from '../sample.ts';
import {
  back,
  button,
  escaped,
  field,
  fill,
  has,
  longPress,
  open,
  row,
  tap,
  type Matcher,
  type Steps,
} from '../steps.ts';
import { twoDigits } from '../../../src/state/civil.ts';
import type { SetupCtx } from '../setup.ts';

/** Pictures of the phone's library with descriptions that a goal can use. */
export const PICTURES = [
  { picture: 'parrot-on-branch', en: 'a green parrot on a branch', zh: '树枝上的绿鹦鹉', tall: true },
  { picture: 'hot-air-balloons', en: 'hot-air balloons over a valley', zh: '山谷上空的热气球', tall: false },
  { picture: 'goldfish-bowl', en: 'a goldfish bowl', zh: '金鱼缸', tall: false },
  {
    picture: 'birthday-cake-candles',
    en: 'a birthday cake with candles',
    zh: '插着蜡烛的生日蛋糕',
    tall: false,
  },
  { picture: 'lighthouse-on-rocks', en: 'a lighthouse on rocks', zh: '礁石上的灯塔', tall: true },
  { picture: 'sunflower-field', en: 'a field of sunflowers', zh: '向日葵田', tall: false },
  {
    picture: 'blue-suitcase-station',
    en: 'a blue suitcase on a platform',
    zh: '站台上的蓝色行李箱',
    tall: false,
  },
  { picture: 'autumn-forest-path', en: 'a path through an autumn forest', zh: '秋天的林间小路', tall: true },
  { picture: 'grey-kitten-in-box', en: 'a grey kitten in a box', zh: '纸箱里的灰色小猫', tall: false },
  { picture: 'tram-in-old-street', en: 'a yellow tram in a street', zh: '街上的黄色电车', tall: false },
  { picture: 'blue-guitar-on-stand', en: 'a blue guitar on a stand', zh: '支架上的蓝色吉他', tall: true },
  { picture: 'ducks-on-pond', en: 'ducks on a pond', zh: '池塘里的鸭子', tall: false },
] as const;
export type Pictured = (typeof PICTURES)[number];
export const pictured = () => oneOf(...PICTURES);
const sentence = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}.`;

/** Album names that the world does not have. */
export const ALBUMS = [
  'Rooftops',
  'Allotment',
  'Club evening',
  'Boat shed',
  'Attic finds',
  'For Helen',
  'Market stalls',
  'Print ideas',
  'Paint colours',
  'Summer fair',
] as const;
/** Places without a picture in the world. */
export const PLACES = [
  'The Orpheum Cinema',
  'Kiln & Co. Pottery',
  'Inkwell Press',
  'Saltmarsh Climbing Barn',
  'Second Tide Books',
  'Petal Lane Flowers',
  'Bay Mutual Bank',
  'The Salt Cellar',
] as const;

export const asked = (key: string | number): string => `file-task-${key}`;
export interface Made {
  folder?: string;
  name?: string;
  day?: Day;
  minute?: number;
  mime?: string;
  size?: number;
  binnedDaysAgo?: number;
  media?: Partial<Media>;
}

/** Epoch ms of a minute of a day, in the phone's zone. */
export const momentAt = (s: Phone, day: Day, minute: number): number => {
  const [year, month, date] = day.iso.split('-').map(Number) as [number, number, number];
  return epochOf(
    { year, month, day: date, hour: Math.floor(minute / 60), minute: minute % 60 },
    s.clock.zone,
  );
};

/** Adds a picture to shared storage under an id derived from `key`: one of the library, or one described by `media`. */
export function putPicture(
  s: Phone,
  key: string | number,
  what: Pictured | null,
  {
    folder = 'DCIM/Camera',
    day,
    minute = 720,
    name,
    mime = 'image/jpeg',
    size = 2_840_000,
    binnedDaysAgo,
    media = {},
  }: Made = {},
): string {
  const id = asked(key);
  const { files } = s.device.storage;
  const parent =
    fileAt(files, folder)?.id ??
    storageWriter(files, s.clock.now, prefix => `${prefix}-task-folder-${folder.length}-${key}`).makeFolder(
      folder,
    );
  const at = day ? momentAt(s, day, minute) : s.clock.now - 86_400_000;
  files[id] = {
    name:
      name ??
      `IMG_${(day?.iso ?? '2026-03-11').replaceAll('-', '')}_${twoDigits(Math.floor(minute / 60))}${twoDigits(minute % 60)}${twoDigits(Object.keys(files).length % 60)}.jpg`,
    parent,
    kind: 'file',
    size,
    mime,
    at,
    binned: binnedDaysAgo === undefined ? null : s.clock.now - binnedDaysAgo * 86_400_000,
    media: {
      kind: 'photo',
      picture: what?.picture ?? null,
      width: what?.tall ? 3000 : 4000,
      height: what?.tall ? 4000 : 3000,
      duration: 0,
      takenAt: at,
      place: '',
      description: what ? sentence(what.en) : '',
      favourite: false,
      ...media,
    },
  };
  return id;
}

export const filesOf = (s: Phone): Record<string, FileEntry> => s.device.storage.files;
export const mediaOfId = (s: Phone, id: string): Media => s.device.storage.files[id]!.media!;
/** Pictures that were added since the start and are not in the bin. */
export const newPictures = (was: Phone, now: Phone): MediaItem[] =>
  mediaOf(filesOf(now), 'photo').filter(f => !(f.id in filesOf(was)));
export const editsOf = (media: Pick<Media, 'picture'>) => readPicture(media.picture ?? '');

/** A picture in a grid, by its name there. */
export const tile = (words: string): Matcher =>
  row(new RegExp(`^${escaped(sentence(words).slice(0, -1))}(, |$)`));

/** Opens Gallery at its photos, even if another screen was left open. */
export function* openPhotos(): Steps {
  let seen: Observation = yield open('gallery');
  while (seen.foreground.route !== '/') seen = yield back();
  return seen;
}
/** Opens Gallery and searches it. */
export function* searchFor(query: string): Steps {
  let seen = yield* openPhotos();
  seen = yield tap(seen, {
    what: 'tab Search',
    rank: e => (e.role === 'tab' && e.name === 'Search' ? 0 : null),
  });
  return yield fill(seen, field('Search photos'), query);
}
/** Finds a picture by a search and opens it. */
export function* openPicture(query: string, matcher: Matcher): Steps {
  const seen = yield* searchFor(query);
  return yield tap(seen, matcher);
}
/** Selects all visible pictures, by a long press on one and the menu. */
export function* pickAll(seen: Observation, one: Matcher): Steps {
  seen = yield longPress(seen, one);
  seen = yield tap(seen, button('More options'));
  return yield tap(seen, button('Select all'));
}
/** Moves or copies the selected pictures into a new album. */
export function* toNewAlbum(
  seen: Observation,
  entry: 'Move to album' | 'Copy to album',
  name: string,
): Steps {
  seen = yield tap(seen, button('More options'));
  seen = yield tap(seen, button(entry));
  seen = yield tap(seen, button('New album'));
  seen = yield fill(seen, field('Album name'), name);
  return yield tap(seen, button('Create'));
}
export { FAVOURITES, has };

/** Five minutes of a day, in order: when the pictures of one day were taken. */
export const MINUTES = [541, 704, 830, 1_002, 1_190] as const;
/** Range in days from today for pictures that a goal names by their day; all of it is in 2025. */
export const PICTURE_DAYS = { from: -340, to: -260 } as const;
/** A day as a goal names it. */
export const dayWords = (day: Day) => `${day.en} 2025`;
export const zhDay = (day: Day) => `2025年${day.zh}`;
/** A day as one types it into the search. */
export const dayQuery = (day: Day) => `${Number(day.iso.slice(8))} ${day.en.split(' ')[2]} 2025`;
export const setFavourite = (ctx: SetupCtx, files: string[], on = true) =>
  ctx.act('gallery', 'favourite', { files, on });
/** Puts files into a new album: moves them, or copies them where `copy` is set. */
export const createAlbum = (ctx: SetupCtx, name: string, files: string[], copy = false) =>
  ctx.act('gallery', 'createAlbum', { name, files, copy });
/** Copies files into the album at a path of shared storage. */
export const copyTo = (s: Phone, ctx: SetupCtx, files: string[], path: string) =>
  ctx.act('gallery', 'copy', { files, album: fileAt(filesOf(s), path)!.id });
