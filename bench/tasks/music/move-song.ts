import { task, type Phone, type Task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, find, tap } from '../steps.ts';
import { ASKED, ids, NAMES, openPlaylist, putPlaylist, someSongs, type Song } from './make.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const move = (s: Phone, ctx: SetupCtx, playlist: string, song: Song, to: number) => {
  const { id: item } = s.apps.music.playlists[playlist]!.items.find(x => x.track === song.id)!;
  ctx.act('music', 'moveInPlaylist', { playlist, item, to });
};

export const moveSong: Task = task(
  'music/move-song',
  params({ name: oneOf(...NAMES), list: someSongs(6), from: int(0, 5), to: int(0, 5) }).such(
    ({ from, to }) => Math.abs(from - to) > 1,
  ),
  {
    tags: ['order', 'drag'],
    ask: {
      en: [
        ({ name, list, from, to }) =>
          `In my Tonearm playlist “${name}”, move “${list[from]!.title}” so that it is the ${ORDINALS[to]} song. The others keep their order.`,
        ({ name, list, from, to }) =>
          `“${list[from]!.title}” should come ${ORDINALS[to]} in the playlist “${name}” in Tonearm. Change nothing else about it.`,
      ],
      zh: [
        ({ name, list, from, to }) =>
          `把 Tonearm 歌单“${name}”里的“${list[from]!.title}”移到第 ${to + 1} 首，其他歌曲顺序不变。`,
      ],
    },
    setup: (s, { name, list }, ctx) => {
      putPlaylist(s, ctx, { id: ASKED, name, tracks: ids(list) });
      putPlaylist(s, ctx, {
        id: 'playlist-other',
        name: `${name} 2`,
        tracks: ids(list).reverse(),
        hoursAgo: 80,
      });
    },
    expect: { moved: (s, { list, from, to }, ctx) => move(s, ctx, ASKED, list[from]!, to) },
    solve: function* (_seen, { name, list, from, to }) {
      let seen = yield* openPlaylist(name);
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Change order'));
      const handle = (i: number) =>
        find(seen, {
          what: `handle of ${list[i]!.title}`,
          rank: e => (e.name === `Move ${list[i]!.title}` ? 0 : null),
        }).bounds as [number, number, number, number];
      const middle = (b: [number, number, number, number]): [number, number] => [
        (b[0] + b[2]) / 2,
        (b[1] + b[3]) / 2,
      ];
      const [x, y] = middle(handle(from));
      const end = middle(handle(to));
      const past = (handle(1)[1] - handle(0)[1]) / 4;
      yield {
        type: 'drag',
        from: [Math.round(x), Math.round(y)],
        to: [Math.round(end[0]), Math.round(end[1] + (to > from ? past : -past))],
      };
      yield done();
    },
    nearMisses: {
      offByOne: {
        change: (s, { list, from, to }, ctx) => move(s, ctx, ASKED, list[from]!, to === 5 ? 4 : to + 1),
        because: ['moved', 'sideEffects'],
      },
      swapped: {
        change: (s, { list, from, to }, ctx) => {
          const [low, high] = from < to ? [from, to] : [to, from];
          move(s, ctx, ASKED, list[high]!, low);
          move(s, ctx, ASKED, list[low]!, high);
        },
        because: ['moved', 'sideEffects'],
      },
      theOther: {
        change: (s, { list, from }, ctx) => {
          const { items } = s.apps.music.playlists['playlist-other']!;
          // To the end, or to the front where it ends the list.
          const isLast = items.at(-1)!.track === list[from]!.id;
          move(s, ctx, 'playlist-other', list[from]!, isLast ? 0 : items.length - 1);
        },
        because: ['moved', 'sideEffects'],
      },
    },
  },
);
