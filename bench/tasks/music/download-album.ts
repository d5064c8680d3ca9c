import { task, type Phone } from '../form.ts';
import { params } from '../sample.ts';
import { button, done, tap, waitFor } from '../steps.ts';
import { openAlbum, someAlbum } from './make.ts';

const free = (s: Phone, tracks: readonly string[]) =>
  tracks.every(t => s.apps.music.downloads[t] === undefined);
const keep = (s: Phone, tracks: readonly string[], finished = true) => {
  for (const t of tracks) s.apps.music.downloads[t] = { at: s.clock.now, bytes: 1_000_000, done: finished };
};

export const downloadAlbum = task(
  'music/download-album',
  params({
    album: someAlbum(3, (a, s) => free(s, a.tracks)),
    other: someAlbum(3, (a, s) => free(s, a.tracks)),
  }).such(({ album, other }) => album.id !== other.id),
  {
    tags: ['download', 'search', 'wait'],
    ask: {
      en: [
        ({ album }) =>
          `I shall have no network on the train. Download all of “${album.title}” by ${album.artist} in Tonearm, and add the album to my library. It has to be on the phone when you are done.`,
        ({ album }) =>
          `Add the Tonearm album “${album.title}” (${album.artist}) to my library and keep every song of it on this phone. Wait until it has come.`,
      ],
      zh: [
        ({ album }) =>
          `在 Tonearm 里把 ${album.artist} 的专辑“${album.title}”加入音乐库，并把全部歌曲下载到手机上，等下载完成。`,
      ],
    },
    setup: (s, { album, other }) => {
      for (const a of [album, other]) delete s.apps.music.saved[a.id];
    },
    goals: {
      downloaded: ({ now, p }) => p.album.tracks.every(t => now.apps.music.downloads[t]?.done === true),
      saved: ({ now, p }) => now.apps.music.saved[p.album.id] !== undefined,
    },
    allow: (s, p) => [
      s.apps.music.saved[p.album.id]!,
      ...p.album.tracks.map(t => s.apps.music.downloads[t]!),
    ],
    solve: function* (_seen, { album }) {
      let seen = yield* openAlbum(album.title, album.artist);
      seen = yield tap(seen, button('Add to library'));
      seen = yield tap(seen, button('Download all'));
      yield* waitFor(seen, button('Remove downloads'), { ms: 20_000, most: 10 });
      yield done();
    },
    nearMisses: {
      onTheWay: {
        change: (s, p) => {
          keep(s, p.album.tracks, false);
          s.apps.music.saved[p.album.id] = { at: 1 };
        },
        because: 'downloaded',
      },
      oneShort: {
        change: (s, p) => {
          keep(s, p.album.tracks.slice(1));
          s.apps.music.saved[p.album.id] = { at: 1 };
        },
        because: 'downloaded',
      },
      notSaved: { change: (s, p) => keep(s, p.album.tracks), because: 'saved' },
      theOther: {
        change: (s, p) => {
          keep(s, p.other.tracks);
          s.apps.music.saved[p.other.id] = { at: 1 };
        },
        because: ['downloaded', 'saved', 'sideEffects'],
      },
      both: {
        change: (s, p) => {
          keep(s, [...p.album.tracks, ...p.other.tracks]);
          s.apps.music.saved[p.album.id] = { at: 1 };
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      byState: {
        change: (s, p) => {
          keep(s, p.album.tracks);
          s.apps.music.saved[p.album.id] = { at: 1 };
        },
      },
    },
  },
);
