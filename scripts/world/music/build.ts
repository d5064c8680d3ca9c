import { writeFileSync } from 'node:fs';
import { toneOf } from '../../assets/pictures/music.ts';
import {
  albums,
  artists,
  downloaded,
  followed,
  heard,
  liked,
  lyrics,
  mixes,
  playlists,
  savedAlbums,
  searches,
  tracksOf,
} from './index.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { bytesOf } from '../../../apps/music/words.ts';
import type { Music } from '../../../apps/music/state.ts';

/*
 * Writes world.json from the records and lists of scripts/world/music: npx tsx scripts/world/music/build.ts
 */
const at = (local: string): number => {
  const [year, month, day, hour, minute] = local.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};
const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
/** `album/number` as in the lists → the track's id; `file:` and a path → the file's. */
const ref = (at: string): string =>
  at.startsWith('file:') ? `file-${slug(at.slice(5))}` : `track-${at.replace('/', '-')}`;

const tracks: Music['tracks'] = Object.fromEntries(
  albums.flatMap(a =>
    tracksOf(a).map((t, i) => [
      `track-${a.id}-${i + 1}`,
      {
        title: t.title,
        album: `album-${a.id}`,
        number: i + 1,
        seconds: t.seconds,
        ...(t.explicit ? { explicit: true as const } : {}),
        ...(t.with.length > 0 ? { with: t.with.map(id => `artist-${id}`) } : {}),
      },
    ]),
  ),
);
const known = (track: string): string => {
  const id = ref(track);
  if (id.startsWith('track-') && !tracks[id]) throw new Error(`No track ${track}`);
  return id;
};
const table = (rows: readonly (readonly [string, string])[], id: (key: string) => string) =>
  Object.fromEntries(rows.map(([key, on]) => [id(key), { at: at(on) }]));
const entries = (album: string) => Object.keys(tracks).filter(id => tracks[id]!.album === `album-${album}`);

const world: Music = {
  artists: Object.fromEntries(
    artists.map(({ id, ...a }) => [`artist-${id}`, { ...a, picture: `artist-${id}` }]),
  ),
  albums: Object.fromEntries(
    albums.map(a => [
      `album-${a.id}`,
      {
        title: a.title,
        artist: `artist-${a.artist}`,
        kind: a.kind,
        released: a.on,
        cover: `cover-${a.id}`,
        tone: toneOf(a.id),
      },
    ]),
  ),
  tracks,
  mixes: Object.fromEntries(
    mixes.map(({ id, ...m }) => [
      `mix-${id}`,
      { ...m, tone: toneOf(`mix-${id}`), tracks: m.tracks.map(known) },
    ]),
  ),
  lyrics: Object.fromEntries(
    Object.entries(lyrics).map(([track, lines]) => [
      known(track),
      lines.map(([second, text]) => ({ at: second, text })),
    ]),
  ),
  playlists: Object.fromEntries(
    playlists.map(p => [
      `playlist-${p.id}`,
      {
        name: p.name,
        text: p.text ?? '',
        items: p.tracks.map((t, i) => ({
          id: `item-${i + 1}`,
          track: known(t),
          addedAt: at(p.made) + i * 60_000,
        })),
        pinned: p.pinned ?? false,
        createdAt: at(p.made),
        editedAt: at(p.made) + p.tracks.length * 60_000,
      },
    ]),
  ),
  liked: table(liked, known),
  saved: table(savedAlbums, id => `album-${id}`),
  following: table(followed, id => `artist-${id}`),
  downloads: Object.fromEntries(
    downloaded.flatMap(([album, on]) =>
      entries(album).map(id => [id, { at: at(on), bytes: bytesOf(tracks[id]!.seconds, 'high'), done: true }]),
    ),
  ),
  player: {
    queue: entries('tin-harbour').map((track, i) => ({ id: `q-${i + 1}`, track, place: i, added: false })),
    current: 'q-3',
    source: 'album-tin-harbour',
    position: 74_000,
    since: null,
    shuffle: false,
    repeat: 'off',
  },
  sleep: null,
  equaliser: { on: false, preset: 'Flat', bands: [0, 0, 0, 0, 0] },
  settings: {
    wifiQuality: 'high',
    mobileQuality: 'normal',
    downloadQuality: 'high',
    mobileDownloads: false,
    dataSaver: false,
    crossfade: 0,
    explicit: true,
    autoplay: true,
  },
  history: heard.map(([track, when, source]) => ({ track: known(track), at: at(when), source })),
  plays: Object.fromEntries(
    [...heard.map(([t]) => t), ...liked.map(([t]) => t)].map((t, i) => [
      known(t),
      2 + ((i * 37 + t.length * 11) % 41),
    ]),
  ),
  searches: [...searches],
  sort: 'recent',
  view: 'list',
  opened: null,
};
for (const id of Object.keys(world.albums))
  if (entries(id.slice(6)).length === 0) throw new Error(`${id} has no tracks`);
writeFileSync(new URL('../../../apps/music/world.json', import.meta.url), `${JSON.stringify(world)}\n`);
console.log(
  `${Object.keys(world.albums).length} albums, ${Object.keys(tracks).length} tracks, ${JSON.stringify(world).length} bytes`,
);
