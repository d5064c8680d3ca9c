import type { Phone } from '../../../apps/catalogue.ts';
import { folded, songOf, tracksOfAlbum } from '../../../apps/music/select.ts';
import type { Playlist } from '../../../apps/music/state.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { Element } from '../../../src/protocol/observation.ts';
import { made, type Sampler } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import {
  all,
  back,
  button,
  field,
  fill,
  has,
  open,
  scrollTo,
  tab,
  tap,
  type Matcher,
  type Steps,
} from '../steps.ts';

/** A song as a goal names it. */
export interface Song {
  id: string;
  title: string;
  artist: string;
  artistId: string;
  album: string;
  seconds: number;
}
const MOST_WORDS = 30;

/**
 * Songs that a goal can name: a unique title in English letters without commas; neither explicit, nor with a guest, nor in
 * the queue.
 */
export function songs(s: Phone): Song[] {
  const { music } = s.apps;
  const files = s.device.storage.files;
  const count = new Map<string, number>();
  const titles = [
    ...Object.values(music.tracks).map(t => t.title),
    ...Object.values(music.albums).map(a => a.title),
    ...Object.values(files).flatMap(f => f.media?.title ?? []),
  ];
  for (const title of titles) count.set(folded(title), (count.get(folded(title)) ?? 0) + 1);
  return Object.entries(music.tracks)
    .filter(
      ([id, t]) =>
        count.get(folded(t.title)) === 1 &&
        /^[A-Z][A-Za-z' ]{3,}$/.test(t.title) &&
        t.title.length < MOST_WORDS &&
        !t.explicit &&
        !t.with &&
        !music.player.queue.some(e => e.track === id),
    )
    .map(([id, t]) => {
      const song = songOf(music, files, id)!;
      return {
        id,
        title: t.title,
        artist: song.artist,
        artistId: song.artistId!,
        album: t.album,
        seconds: t.seconds,
      };
    });
}

/** `count` different songs; no title is the beginning of another. */
export function someSongs(
  count: number,
  fits: (song: Song, phone: Phone) => boolean = () => true,
): Sampler<Song[]> {
  return made(({ phone, random }) => {
    const left = songs(phone).filter(x => fits(x, phone));
    return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
  });
}
export const listed = (list: readonly Song[]): string =>
  list.map(x => `“${x.title}” (${x.artist})`).join(', ');
export const listedZh = (list: readonly Song[]): string =>
  list.map(x => `“${x.title}”（${x.artist}）`).join('、');

/** Names that no playlist of the world has. */
export const NAMES = [
  'Sunday drive',
  'Harbour evening',
  'Slow cooking',
  'Paint the hall',
  'Long way home',
  'Rain on the roof',
  'Studio Friday',
  'Picnic by the light',
  'Ferry deck',
  'After the storm',
  'Tea and toast',
  'Night shift',
] as const;

/** Adds a playlist with these tracks to the library. Returns its id. */
export function putPlaylist(
  s: Phone,
  ctx: SetupCtx,
  list: { id?: string; name: string; tracks: readonly string[]; text?: string; hoursAgo?: number },
): string {
  const id = list.id ?? ctx.id('playlist');
  const at = ctx.now - (list.hoursAgo ?? 0) * 3_600_000;
  s.apps.music.playlists[id] = {
    name: list.name,
    text: list.text ?? '',
    items: list.tracks.map((track, i) => ({ id: `item-${i + 1}`, track, addedAt: at })),
    pinned: false,
    createdAt: at,
    editedAt: at,
  };
  return id;
}
export const ASKED = 'playlist-asked';
export const tracksIn = (p: Pick<Playlist, 'items'>): string[] => p.items.map(i => i.track);
export const ids = (list: readonly Song[]): string[] => list.map(x => x.id);
export const lengthOf = (s: Phone, tracks: readonly string[]): number =>
  tracks.reduce((sum, t) => sum + (songOf(s.apps.music, s.device.storage.files, t)?.seconds ?? 0), 0);

/** Albums with enough tracks and a unique title in English letters. */
export function albums(
  s: Phone,
  least = 5,
): { id: string; title: string; artist: string; tracks: string[] }[] {
  const { music } = s.apps;
  return Object.entries(music.albums)
    .filter(
      ([id, a]) =>
        tracksOfAlbum(music, id).length >= least &&
        /^[A-Z][A-Za-z&' ]+$/.test(a.title) &&
        id !== 'album-tin-harbour',
    )
    .map(([id, a]) => ({
      id,
      title: a.title,
      artist: music.artists[a.artist]!.name,
      tracks: [...tracksOfAlbum(music, id)],
    }));
}
export const someAlbum = (
  least = 5,
  fits: (album: ReturnType<typeof albums>[number], phone: Phone) => boolean = () => true,
): Sampler<ReturnType<typeof albums>[number]> =>
  made(({ phone, random }) => {
    const left = albums(phone, least).filter(a => fits(a, phone));
    return left[Math.floor(random() * left.length)]!;
  });

/** Opens Tonearm at Home, even if another screen was left open. */
export function* openMusic(): Steps {
  let seen: Observation = yield open('music');
  for (let i = 0; i < 6 && seen.foreground.route !== '/'; i++) seen = yield back();
  return seen;
}
/** Searches from any of the app's places. */
export function* searchFor(seen: Observation, words: string): Steps {
  if (seen.foreground.route !== '/search') seen = yield tap(seen, tab('Search'));
  return yield fill(seen, field('Search'), words, { clear: true });
}
const pieces = (e: Element): string[] => e.name.split(', ');
export const songRows = (seen: Observation): Element[] =>
  all(seen, { what: 'songs', rank: e => (e.id.startsWith('song#') ? 0 : null) });
/** Length of a row's song in seconds, from the end of its name. */
export const lengthIn = (e: Element): number => {
  const [, m, s] = /(\d+):(\d\d)$/.exec(e.name)!;
  return Number(m) * 60 + Number(s);
};
export const titleIn = (e: Element): string => pieces(e).filter(x => x !== 'Playing' && x !== 'Paused')[0]!;

/** Opens an album by its title. */
export function* openAlbum(title: string, artist: string): Steps {
  let seen = yield* openMusic();
  seen = yield* searchFor(seen, title);
  const wanted: Matcher = {
    what: `album ${title}`,
    rank: e =>
      e.id.startsWith('album#') && e.name.startsWith(`${title}, `) && e.name.includes(artist) ? 0 : null,
  };
  if (!has(seen, wanted)) seen = yield tap(seen, button('Albums'));
  if (!has(seen, wanted)) seen = yield* scrollTo(seen, wanted);
  return yield tap(seen, wanted);
}
/** Opens a playlist from the library. */
export function* openPlaylist(name: string): Steps {
  let seen = yield* openMusic();
  seen = yield tap(seen, tab('Library'));
  const wanted: Matcher = {
    what: `playlist ${name}`,
    rank: e => (e.id.startsWith('playlist#') && e.name.startsWith(`${name}, `) ? 0 : null),
  };
  if (!has(seen, wanted)) seen = yield* scrollTo(seen, wanted);
  return yield tap(seen, wanted);
}
/** Makes an empty playlist, which opens. */
export function* newPlaylist(name: string): Steps {
  let seen = yield* openMusic();
  seen = yield tap(seen, tab('Library'));
  seen = yield tap(seen, button('Add'));
  seen = yield tap(seen, button('New playlist'));
  seen = yield fill(seen, field('Name'), name);
  return yield tap(seen, button('Create'));
}
/** Adds songs to the playlist that is open, one after another. */
export function* addSongs(seen: Observation, list: readonly Song[]): Steps {
  seen = yield tap(seen, button('Add songs'));
  for (const song of list) {
    seen = yield fill(seen, field('Search songs'), song.title, { clear: true });
    seen = yield tap(seen, button(`Add ${song.title}, ${song.artist}`));
  }
  return seen;
}
