import { bay } from './albums-bay.ts';
import { pop } from './albums-pop.ts';
import { world } from './albums-world.ts';
import type { AlbumRow } from './types.ts';

export { artists } from './artists.ts';
export { lyrics } from './lyrics.ts';
export * from './lists.ts';
export const albums: readonly AlbumRow[] = [...bay, ...world, ...pop];

export interface TrackRow {
  title: string;
  seconds: number;
  explicit: boolean;
  with: string[];
}

/** Tracks of a record, in order. */
export function tracksOf(album: AlbumRow): TrackRow[] {
  return album.tracks
    .trim()
    .split('\n')
    .map(line => {
      const found = /^(.+) (\d+):(\d\d)( !)?(?: \+ ([a-z ,-]+))?$/.exec(line.trim());
      if (!found) throw new Error(`${album.title}: ${line} is no track`);
      return {
        title: found[1]!,
        seconds: Number(found[2]) * 60 + Number(found[3]),
        explicit: found[4] !== undefined,
        with: found[5]?.split(', ') ?? [],
      };
    });
}
