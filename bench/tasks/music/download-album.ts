import { task, type Phone } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { params } from '../sample.ts';
import { button, done, tap, waitFor } from '../steps.ts';
import { openAlbum, someAlbum } from './make.ts';

const free = (s: Phone, tracks: readonly string[]) =>
  tracks.every(t => s.apps.music.downloads[t] === undefined);
/** Downloads tracks and waits until they have come. */
const download = (ctx: SetupCtx, tracks: readonly string[]) => {
  ctx.act('music', 'download', { tracks: [...tracks] });
  for (const track of tracks) ctx.act('music', 'downloaded', { track });
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
    expect: {
      downloaded: (_s, { album }, ctx) => download(ctx, album.tracks),
      saved: (_s, { album }, ctx) => ctx.act('music', 'saveAlbum', { album: album.id, on: true }),
    },
    solve: function* (_seen, { album }) {
      let seen = yield* openAlbum(album.title, album.artist);
      seen = yield tap(seen, button('Add to library'));
      seen = yield tap(seen, button('Download all'));
      yield* waitFor(seen, button('Remove downloads'), { ms: 20_000, most: 10 });
      yield done();
    },
    nearMisses: {
      onTheWay: {
        change: (_s, { album }, ctx) => {
          ctx.act('music', 'download', { tracks: album.tracks });
          ctx.act('music', 'saveAlbum', { album: album.id, on: true });
        },
        because: ['downloaded', 'sideEffects'],
      },
      theOther: {
        change: (_s, { other }, ctx) => {
          download(ctx, other.tracks);
          ctx.act('music', 'saveAlbum', { album: other.id, on: true });
        },
        because: ['downloaded', 'saved', 'sideEffects'],
      },
    },
  },
);
