import { isPlaying } from '../../../apps/music/select.ts';
import { task, type Phone } from '../form.ts';
import { oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, row, tap } from '../steps.ts';
import { openAlbum, someAlbum } from './make.ts';

const words = (m: number) => (m === 60 ? '1 hour' : m === 90 ? '1 hour 30 minutes' : `${m} minutes`);
const begin = (ctx: SetupCtx, album: string, minutes: number | null) => {
  ctx.act('music', 'play', { source: album });
  if (minutes !== null) ctx.act('music', 'setSleep', { minutes });
};
const plays = (s: Phone, album: string) => isPlaying(s.apps.music) && s.apps.music.player.source === album;

export const sleepAlbum = task(
  'music/sleep-album',
  params({ album: someAlbum(4), minutes: oneOf(5, 10, 15, 30, 45, 60, 90) }),
  {
    tags: ['playback', 'timer', 'search'],
    ask: {
      en: [
        ({ album, minutes }) =>
          `Play the album “${album.title}” by ${album.artist} in Tonearm, and have the music stop by itself after ${words(minutes)}.`,
        ({ album, minutes }) =>
          `Start “${album.title}” (${album.artist}) in Tonearm and set its sleep timer to ${words(minutes)}.`,
      ],
      zh: [
        ({ album, minutes }) =>
          `在 Tonearm 里播放 ${album.artist} 的专辑“${album.title}”，并把睡眠定时设为 ${minutes} 分钟。`,
      ],
    },
    goals: {
      playing: ({ now, p }) => plays(now, p.album.id),
      timer: ({ now, p }) => now.apps.music.sleep?.minutes === p.minutes && now.apps.music.sleep.at !== null,
    },
    allow: s => [s.apps.music.player, s.apps.music.sleep],
    solve: function* (_seen, { album, minutes }) {
      let seen = yield* openAlbum(album.title, album.artist);
      seen = yield tap(seen, button('Play this list'));
      seen = yield tap(seen, { what: 'the player', rank: e => (e.id === 'now-playing' ? 0 : null) });
      seen = yield tap(seen, button('Sleep timer'));
      yield tap(seen, row(words(minutes)));
      yield done();
    },
    nearMisses: {
      noTimer: { change: (s, p, ctx) => begin(ctx, p.album.id, null), because: 'timer' },
      anotherTime: {
        change: (s, p, ctx) => begin(ctx, p.album.id, p.minutes === 30 ? 45 : 30),
        because: 'timer',
      },
      endOfSong: { change: (s, p, ctx) => begin(ctx, p.album.id, 0), because: 'timer' },
      anotherAlbum: { change: (s, p, ctx) => begin(ctx, 'album-tin-harbour', p.minutes), because: 'playing' },
      paused: {
        change: (s, p, ctx) => {
          begin(ctx, p.album.id, p.minutes);
          ctx.act('music', 'pause', {});
        },
        because: 'playing',
      },
      alsoLiked: {
        change: (s, p, ctx) => {
          begin(ctx, p.album.id, p.minutes);
          ctx.act('music', 'follow', { artist: 'artist-ferrous-bloom', on: true });
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      byState: {
        change: (s, p, ctx) => {
          ctx.act('music', 'setSleep', { minutes: p.minutes });
          begin(ctx, p.album.id, null);
        },
      },
    },
  },
);
