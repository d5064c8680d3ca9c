import { task } from '../form.ts';
import { int, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, tap } from '../steps.ts';
import { ids, listed, listedZh, openMusic, searchFor, someSongs } from './make.ts';

const put = (ctx: SetupCtx, tracks: readonly string[]) =>
  ctx.act('music', 'addToQueue', { tracks: [...tracks] });

export const playingQueue = task(
  'music/playing-queue',
  params({ list: someSongs(5), count: int(3, 5) }).and(({ list, count }) => ({
    wanted: { draw: () => list.slice(0, count), schema: () => ({}) },
  })),
  {
    tags: ['search', 'order', 'queue'],
    counterpart: 'RetroPlayingQueue',
    ask: {
      en: [
        ({ wanted }) =>
          `Add these songs to my playing queue in Tonearm, in this order, so that they come right after the song that is loaded: ${listed(wanted)}.`,
        ({ wanted }) =>
          `Queue up in Tonearm, to be heard next and in this order: ${listed(wanted)}. What is in the queue already may follow them.`,
      ],
      zh: [
        ({ wanted }) => `在 Tonearm 里把这些歌按顺序加入播放队列，紧接在当前歌曲之后：${listedZh(wanted)}。`,
      ],
    },
    expect: { queued: (_s, { wanted }, ctx) => put(ctx, ids(wanted)) },
    // What plays is wear, but the songs are to come right after the one that is loaded.
    invariants: {
      current: ({ was, now }) => was.apps.music.player.current === now.apps.music.player.current,
    },
    solve: function* (_seen, { wanted }) {
      let seen = yield* openMusic();
      for (const song of wanted) {
        seen = yield* searchFor(seen, song.title);
        seen = yield tap(seen, button(`Options for ${song.title}`));
        seen = yield tap(seen, button('Add to queue'));
      }
      yield done();
    },
    nearMisses: {
      eachNext: {
        change: (_s, { wanted }, ctx) => {
          for (const id of ids(wanted)) ctx.act('music', 'playNext', { tracks: [id] });
        },
        because: ['queued', 'sideEffects'],
      },
      begun: {
        change: (_s, { wanted }, ctx) => {
          put(ctx, ids(wanted));
          ctx.act('music', 'next', {});
        },
        because: 'current',
      },
    },
    alternatives: {
      fromTheEnd: {
        change: (s, p, ctx) => {
          for (const id of [...ids(p.wanted)].reverse()) ctx.act('music', 'playNext', { tracks: [id] });
        },
      },
    },
  },
);
