import { remembered } from '../../src/sdk/core/remembered.ts';
import { orderedEntries } from '../../src/state/order.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import type { Music } from './state.ts';
import {
  type AlbumItem,
  type ArtistItem,
  type Files,
  type PlaylistItem,
  albumsOf,
  fileSong,
  folded,
  localFiles,
  playlistsOf,
} from './select.ts';

export interface Found {
  tracks: string[];
  albums: AlbumItem[];
  artists: ArtistItem[];
  playlists: PlaylistItem[];
  lyrics: { track: string; line: string }[];
}
const words = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean);
const fits = (text: string, all: readonly string[]): boolean => {
  const low = folded(text);
  return all.every(w => low.includes(w));
};
/** How well a title fits: itself, its beginning, a word's beginning, anywhere. */
const rank = (title: string, query: string): number => {
  const t = folded(title);
  const q = folded(query.trim());
  if (t === q) return 0;
  if (t.startsWith(q)) return 1;
  if (t.includes(` ${q}`)) return 2;
  return t.includes(q) ? 3 : 4;
};

interface Line {
  id: string;
  title: string;
  text: string;
}
const lines = remembered(
  (tracks: Music['tracks'], albums: Music['albums'], artists: Music['artists']): readonly Line[] =>
    orderedEntries(tracks, (a, b) => compare(a.title, b.title)).map(([id, t]) => {
      const album = albums[t.album]!;
      return {
        id,
        title: t.title,
        text: folded(
          [t.title, album.title, ...[album.artist, ...(t.with ?? [])].map(a => artists[a]!.name)].join(' '),
        ),
      };
    }),
);

/** Everything that has all the words of a query: titles first, then what is by or on something that has them. */
export function search(state: Music, files: Files, query: string): Found {
  const all = words(query);
  if (all.length === 0) return { tracks: [], albums: [], artists: [], playlists: [], lyrics: [] };
  const best = <T>(rows: T[], title: (row: T) => string): T[] =>
    rows
      .map((row, i) => ({ row, i, r: rank(title(row), query) }))
      .sort((a, b) => a.r - b.r || a.i - b.i)
      .map(x => x.row);
  const byTitle = lines(state.tracks, state.albums, state.artists);
  const hits = byTitle.filter(l => all.every(w => l.text.includes(w)));
  const local = localFiles(files)
    .map(fileSong)
    .filter(s => fits(`${s.title} ${s.artist} ${s.album}`, all))
    .map(s => ({ id: s.id, title: s.title, text: '' }));
  return {
    tracks: best([...hits, ...local], l => l.title).map(l => l.id),
    albums: best(
      albumsOf(state.albums).filter(a => fits(`${a.title} ${state.artists[a.artist]!.name}`, all)),
      a => a.title,
    ),
    artists: best(
      Object.entries(state.artists)
        .map(([id, a]) => ({ ...a, id }))
        .filter(a => fits(a.name, all) || folded(a.genre) === folded(query.trim()))
        .sort((a, b) => b.listeners - a.listeners || compare(a.id, b.id)),
      a => a.name,
    ),
    playlists: best(
      playlistsOf(state).filter(p => fits(`${p.name} ${p.text}`, all)),
      p => p.name,
    ),
    lyrics:
      query.trim().length < 2
        ? []
        : byTitle.flatMap(({ id: track }) => {
            const row = state.lyrics[track]?.find(l => fits(l.text, all));
            return row ? [{ track, line: row.text }] : [];
          }),
  };
}
