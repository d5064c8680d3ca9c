import type { LocalDate } from '../person.ts';

export interface ArtistRow {
  id: string;
  name: string;
  genre: string;
  from: string;
  listeners: number;
  bio: string;
}
export interface AlbumRow {
  id: string;
  artist: string;
  title: string;
  kind: 'album' | 'ep' | 'single' | 'live';
  on: LocalDate;
  /** A track a line: its title, its length, `!` where it is explicit, `+ id` of who joins in. */
  tracks: string;
}
export interface MixRow {
  id: string;
  name: string;
  text: string;
  cover: string;
  tracks: readonly string[];
}
export interface PlaylistRow {
  id: string;
  name: string;
  text?: string;
  made: string;
  pinned?: true;
  /** `album/title` of tracks, or the path of a file. */
  tracks: readonly string[];
}
