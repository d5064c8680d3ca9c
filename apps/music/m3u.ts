import { fileAt } from '../../src/sdk/core/storage.ts';
import { orderedIds } from '../../src/state/order.ts';
import { folded, localFiles, songOf, type Files, type Song } from './select.ts';
import type { Music, Playlist } from './state.ts';

const SCHEME = 'tonearm:';

/** A playlist as extended M3U in UTF-8: lengths in seconds, then where each track is. */
export function writeM3u(
  state: Music,
  files: Files,
  playlist: Playlist,
  pathOf: (file: string) => string | undefined,
): string {
  const rows = playlist.items.flatMap(({ track }) => {
    const song = songOf(state, files, track);
    return song
      ? [
          `#EXTINF:${song.seconds},${song.artist} - ${song.title}`,
          song.local ? `/${pathOf(track)}` : `${SCHEME}${track}`,
        ]
      : [];
  });
  return `${['#EXTM3U', `#PLAYLIST:${playlist.name}`, ...rows].join('\n')}\n`;
}

export interface ReadM3u {
  name: string;
  tracks: string[];
  missing: string[];
}

/** Reads an M3U: tracks by where they are, or by their names. What is not there is listed in `missing`. */
export function readM3u(state: Music, files: Files, text: string, fallback: string): ReadM3u {
  const found: ReadM3u = { name: fallback, tracks: [], missing: [] };
  let said = '';
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    if (line === '' || line === '#EXTM3U') continue;
    if (line.startsWith('#PLAYLIST:')) {
      found.name = line.slice(10).trim() || fallback;
      continue;
    }
    if (line.startsWith('#EXTINF:')) {
      said = line.slice(line.indexOf(',') + 1).trim();
      continue;
    }
    if (line.startsWith('#')) continue;
    const id =
      at(state, files, line) ??
      named(state, files, said || line.slice(line.lastIndexOf('/') + 1).replace(/\.[^.]+$/, ''));
    if (id === undefined) found.missing.push(said || line);
    else found.tracks.push(id);
    said = '';
  }
  return found;
}

function at(state: Music, files: Files, where: string): string | undefined {
  if (where.startsWith(SCHEME)) {
    const id = where.slice(SCHEME.length);
    return songOf(state, files, id) ? id : undefined;
  }
  const file = fileAt(files, where) ?? fileAt(files, `Music/${where}`);
  return file?.media?.kind === 'audio' ? file.id : undefined;
}

/** The track of these words, `artist - title` or a title alone. */
function named(state: Music, files: Files, words: string): string | undefined {
  const want = folded(words);
  const fits = (s: Song) =>
    [`${s.artist} - ${s.title}`, `${s.artist.split(',')[0]} - ${s.title}`, s.title].some(
      name => folded(name) === want,
    );
  return (
    orderedIds(state.tracks).find(id => fits(songOf(state, files, id)!)) ??
    localFiles(files)
      .map(f => f.id)
      .find(id => fits(songOf(state, files, id)!))
  );
}
