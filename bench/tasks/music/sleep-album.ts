import { isPlaying } from '../../../apps/music/select.ts';
import { task } from '../form.ts';
import { oneOf, params } from '../sample.ts';
import { button, done, row, tap } from '../steps.ts';
import { openAlbum, someAlbum } from './make.ts';

const words = (m: number) => (m === 60 ? '1 hour' : m === 90 ? '1 hour 30 minutes' : `${m} minutes`);

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
    expect: {
      loaded: (_s, { album }, ctx) => ctx.act('music', 'play', { source: album.id }),
      timer: (_s, { minutes }, ctx) => ctx.act('music', 'setSleep', { minutes }),
    },
    // Whether it plays is wear. When the timer has run out, it plays no longer.
    invariants: {
      begun: ({ was, now }) =>
        now.apps.music.sleep === null ||
        now.apps.music.sleep === was.apps.music.sleep ||
        isPlaying(now.apps.music),
    },
    solve: function* (_seen, { album, minutes }) {
      let seen = yield* openAlbum(album.title, album.artist);
      seen = yield tap(seen, button('Play this list'));
      seen = yield tap(seen, { what: 'the player', rank: e => (e.id === 'now-playing' ? 0 : null) });
      seen = yield tap(seen, button('Sleep timer'));
      yield tap(seen, row(words(minutes)));
      yield done();
    },
    nearMisses: {
      endOfSong: {
        change: (_s, { album }, ctx) => {
          ctx.act('music', 'play', { source: album.id });
          ctx.act('music', 'setSleep', { minutes: 0 });
        },
        because: ['timer', 'sideEffects'],
      },
      paused: {
        change: (_s, { album, minutes }, ctx) => {
          ctx.act('music', 'play', { source: album.id });
          ctx.act('music', 'setSleep', { minutes });
          ctx.act('music', 'pause', {});
        },
        because: 'begun',
      },
    },
    alternatives: {
      timerFirst: {
        change: (_s, { album, minutes }, ctx) => {
          ctx.act('music', 'setSleep', { minutes });
          ctx.act('music', 'play', { source: album.id });
        },
      },
    },
  },
);
