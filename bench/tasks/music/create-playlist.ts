import { task, type Task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { done } from '../steps.ts';
import { addSongs, ids, listed, listedZh, NAMES, newPlaylist, putPlaylist, someSongs } from './make.ts';

export const createPlaylist: Task = task(
  'music/create-playlist',
  params({ name: oneOf(...NAMES), list: someSongs(5), count: int(3, 4) }).and(({ list, count }) => ({
    wanted: { draw: () => list.slice(0, count), schema: () => ({}) },
  })),
  {
    tags: ['create', 'search', 'order'],
    counterpart: 'RetroCreatePlaylist',
    ask: {
      en: [
        ({ name, wanted }) =>
          `In Tonearm, make a playlist called “${name}” with these songs in this order: ${listed(wanted)}.`,
        ({ name, wanted }) =>
          `I need a new Tonearm playlist, “${name}”. Put in, one after another: ${listed(wanted)}. Nothing else.`,
      ],
      zh: [({ name, wanted }) => `在 Tonearm 里新建歌单“${name}”，按顺序加入：${listedZh(wanted)}。`],
    },
    setup: (s, { name, list, count }, ctx) => {
      putPlaylist(s, ctx, {
        id: 'playlist-old',
        name: `${name} (old)`,
        tracks: ids(list.slice(1, count + 1)),
        hoursAgo: 300,
      });
    },
    expect: {
      made: (_s, { name, wanted }, ctx) => ctx.act('music', 'createPlaylist', { name, tracks: ids(wanted) }),
    },
    solve: function* (_seen, { name, wanted }) {
      const seen = yield* newPlaylist(name);
      yield* addSongs(seen, wanted);
      yield done();
    },
    nearMisses: {
      inTheOldOne: {
        change: (_s, { wanted }, ctx) =>
          ctx.act('music', 'addToPlaylist', { playlist: 'playlist-old', tracks: ids(wanted), again: true }),
        because: ['made', 'sideEffects'],
      },
    },
  },
);
