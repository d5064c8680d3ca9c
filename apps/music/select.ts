import { fileOf, mediaOf, type MediaItem } from '../../src/sdk/core/storage.ts';
import { remembered } from '../../src/sdk/core/remembered.ts';
import type { Device } from '../../src/state/phone/index.ts';
import type { Album, Artist, Music, Playlist, QueueEntry } from './state.ts';
import { KIND_WORDS } from './words.ts';

export { BANDS, gainsOf, type Preset } from './equaliser.ts';

export type Files = Device['storage']['files'];

/** A track as screens show it: one of the catalogue, or a sound file. */
export interface Song {
  id: string;
  title: string;
  /** Everyone who plays, in words. */
  artist: string;
  artistId: string | null;
  album: string;
  albumId: string | null;
  number: number;
  cover: string | null;
  seconds: number;
  explicit: boolean;
  local: boolean;
}

/** Sound files of shared storage, recordings apart, by title. */
export function localFiles(files: Files): MediaItem[] {
  return mediaOf(files, 'audio')
    .filter(f => !f.path.startsWith('Recordings/'))
    .toSorted((a, b) => compare(nameOfFile(a), nameOfFile(b)) || compare(a.id, b.id));
}
const nameOfFile = (f: MediaItem): string => f.media.title ?? f.name.replace(/\.[^.]+$/, '');
/** By letters, without regard to case and accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase();
export const compare = (a: string, b: string): number => {
  const [x, y] = [folded(a), folded(b)];
  if (x !== y) return x < y ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
};

export const fileSong = (f: MediaItem): Song => ({
  id: f.id,
  title: nameOfFile(f),
  artist: f.media.artist ?? 'Unknown artist',
  artistId: null,
  album: f.media.album ?? '',
  albumId: null,
  number: 0,
  cover: f.media.picture,
  seconds: Math.max(1, Math.round(f.media.duration / 1000)),
  explicit: false,
  local: true,
});

/** The track or sound file with this id; undefined where it is gone. */
export function songOf(state: Music, files: Files, id: string): Song | undefined {
  const track = state.tracks[id];
  if (!track) {
    const file = files[id]?.media ? fileOf(files, id) : undefined;
    return file?.media?.kind === 'audio' ? fileSong(file as MediaItem) : undefined;
  }
  const album = state.albums[track.album]!;
  const names = [album.artist, ...(track.with ?? [])].map(a => state.artists[a]?.name ?? '');
  return {
    id,
    title: track.title,
    artist: names.join(', '),
    artistId: album.artist,
    album: album.title,
    albumId: track.album,
    number: track.number,
    cover: album.cover,
    seconds: track.seconds,
    explicit: track.explicit === true,
    local: false,
  };
}
export const songsOf = (state: Music, files: Files, ids: readonly string[]): Song[] =>
  ids.flatMap(id => songOf(state, files, id) ?? []);
export const secondsOf = (songs: readonly Song[]): number => songs.reduce((sum, s) => sum + s.seconds, 0);

const byAlbum = remembered((tracks: Music['tracks']): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [id, t] of Object.entries(tracks)) found.set(t.album, [...(found.get(t.album) ?? []), id]);
  for (const ids of found.values())
    ids.sort((a, b) => tracks[a]!.number - tracks[b]!.number || compare(a, b));
  return found;
});
/** Ids of a record's tracks, in order. */
export const tracksOfAlbum = (state: Music, album: string): readonly string[] =>
  byAlbum(state.tracks).get(album) ?? [];

export type AlbumItem = Album & { id: string };
export type ArtistItem = Artist & { id: string };
export type PlaylistItem = Playlist & { id: string };

const newest = (a: AlbumItem, b: AlbumItem): number =>
  compare(b.released, a.released) || compare(a.title, b.title) || compare(a.id, b.id);
/** All records, newest first. */
export const albumsOf = remembered((albums: Music['albums']): readonly AlbumItem[] =>
  Object.entries(albums)
    .map(([id, a]) => ({ ...a, id }))
    .sort(newest),
);
export const albumsBy = (state: Music, artist: string): AlbumItem[] =>
  albumsOf(state.albums).filter(a => a.artist === artist);
/** Records of others on which an artist joins in. */
export const appearsOn = (state: Music, artist: string): AlbumItem[] =>
  albumsOf(state.albums).filter(
    a => a.artist !== artist && tracksOfAlbum(state, a.id).some(t => state.tracks[t]!.with?.includes(artist)),
  );
/** What an artist is played for: their tracks by how early they stand on records, newer records first; at most so many. */
export function popularOf(state: Music, artist: string, most = 5): string[] {
  const albums = albumsBy(state, artist);
  return albums
    .flatMap((a, i) =>
      tracksOfAlbum(state, a.id).map((t, k) => ({ t, rank: i * 2 + k * 3 + (a.kind === 'live' ? 8 : 0) })),
    )
    .sort((a, b) => a.rank - b.rank || compare(a.t, b.t))
    .slice(0, most)
    .map(x => x.t);
}
/** Others of the same kind of music, then whoever plays with them. */
export const similarTo = (state: Music, artist: string): ArtistItem[] =>
  Object.entries(state.artists)
    .map(([id, a]) => ({ ...a, id }))
    .filter(a => a.id !== artist && a.genre === state.artists[artist]?.genre)
    .sort((a, b) => b.listeners - a.listeners || compare(a.id, b.id));
export const genresOf = remembered((artists: Music['artists']): readonly string[] =>
  [...new Set(Object.values(artists).map(a => a.genre))].sort(compare),
);

/** The playlists, those pinned first, then as `sort` says. */
export function playlistsOf(state: Music, sort: 'recent' | 'name' = 'recent'): PlaylistItem[] {
  return Object.entries(state.playlists)
    .map(([id, p]) => ({ ...p, id }))
    .sort(
      (a, b) =>
        Number(b.pinned) - Number(a.pinned) ||
        (sort === 'name' ? compare(a.name, b.name) : b.editedAt - a.editedAt) ||
        compare(a.id, b.id),
    );
}
const latest = (table: Record<string, { at: number }>): string[] =>
  Object.entries(table)
    .sort(([a, x], [b, y]) => y.at - x.at || compare(a, b))
    .map(([id]) => id);
export const likedOf = (state: Music): string[] =>
  latest(state.liked).filter(id => state.tracks[id] !== undefined || id.startsWith('file-'));
/** Tracks on the phone and on their way, latest asked for first, a record's in its order. */
export const downloadsOf = (state: Music): string[] =>
  Object.entries(state.downloads)
    .sort(
      ([a, x], [b, y]) =>
        y.at - x.at ||
        compare(state.tracks[a]?.album ?? '', state.tracks[b]?.album ?? '') ||
        (state.tracks[a]?.number ?? 0) - (state.tracks[b]?.number ?? 0) ||
        compare(a, b),
    )
    .map(([id]) => id);

/** What a source is called, and what is in it. */
export function sourceOf(
  state: Music,
  files: Files,
  source: string,
): { name: string; kind: string; tracks: readonly string[] } | undefined {
  const album = state.albums[source];
  if (album) return { name: album.title, kind: KIND_WORDS[album.kind], tracks: tracksOfAlbum(state, source) };
  const playlist = state.playlists[source];
  if (playlist) return { name: playlist.name, kind: 'Playlist', tracks: playlist.items.map(i => i.track) };
  const mix = state.mixes[source];
  if (mix) return { name: mix.name, kind: 'Mix', tracks: mix.tracks };
  const artist = state.artists[source];
  if (artist) return { name: artist.name, kind: 'Artist', tracks: popularOf(state, source, 20) };
  switch (source) {
    case 'liked':
      return { name: 'Liked songs', kind: 'Playlist', tracks: likedOf(state) };
    case 'downloads':
      return { name: 'Downloads', kind: 'Library', tracks: downloadsOf(state) };
    case 'files':
      return { name: 'Files on this phone', kind: 'Library', tracks: localFiles(files).map(f => f.id) };
    case 'history':
      return {
        name: 'Listening history',
        kind: 'Library',
        tracks: [...new Set(state.history.map(h => h.track))],
      };
    case 'search':
      return { name: 'Search', kind: 'Search', tracks: [] };
    default:
      return undefined;
  }
}

export const currentOf = (state: Music): QueueEntry | undefined =>
  state.player.queue.find(e => e.id === state.player.current);
/** What plays after the current track, in order. */
export function upcoming(state: Music): QueueEntry[] {
  const at = state.player.queue.findIndex(e => e.id === state.player.current);
  return state.player.queue.slice(at + 1);
}
/** Where the current track is at a moment, ms. */
export function positionAt(state: Music, files: Files, now: number): number {
  const entry = currentOf(state);
  const song = entry && songOf(state, files, entry.track);
  const { position, since } = state.player;
  return song
    ? Math.max(0, Math.min(song.seconds * 1000, since === null ? position : position + now - since))
    : 0;
}
export const isPlaying = (state: Music): boolean => state.player.since !== null;

/** Lists that were played from of late, each once, latest first. */
export function recentSources(state: Music, most = 8): string[] {
  return [...new Set(state.history.map(h => h.source))]
    .filter(s => state.albums[s] ?? state.playlists[s] ?? state.mixes[s] ?? state.artists[s])
    .slice(0, most);
}

/** The line of the words that is sung at a moment, ms; −1 before the first. */
export function lineAt(rows: readonly { at: number }[], ms: number): number {
  let found = -1;
  for (const [i, row] of rows.entries()) if (row.at * 1000 <= ms) found = i;
  return found;
}
