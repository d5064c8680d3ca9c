import { task, type Phone, type Task } from '../form.ts';
import { judged } from '../probes/tables.ts';
import { int, oneOf, params } from '../sample.ts';
import { button, done, find, tap } from '../steps.ts';
import {
  ASKED,
  ids,
  NAMES,
  openPlaylist,
  putPlaylist,
  sameTracks,
  someSongs,
  tracksIn,
  type Song,
} from './make.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
interface P {
  list: Song[];
  from: number;
  to: number;
}
const moved = (p: P, to = p.to) => {
  const all = ids(p.list);
  const [x] = all.splice(p.from, 1);
  all.splice(to, 0, x!);
  return all;
};
const put = (s: Phone, tracks: readonly string[]) => {
  const { items } = s.apps.music.playlists[ASKED]!;
  s.apps.music.playlists[ASKED]!.items = tracks.map(t => items.find(x => x.track === t)!);
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
    goals: {
      order: ({ now, p }) => sameTracks(tracksIn(now.apps.music.playlists[ASKED] ?? { items: [] }), moved(p)),
    },
    allow: s => [s.apps.music.playlists[ASKED]!.items, s.apps.music.playlists[ASKED]!.editedAt],
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
      offByOne: { change: (s, p) => put(s, moved(p, p.to === 5 ? 4 : p.to + 1)), because: 'order' },
      swapped: {
        change: (s, p) => {
          const all = ids(p.list);
          [all[p.from], all[p.to]] = [all[p.to]!, all[p.from]!];
          put(s, all);
        },
        because: 'order',
      },
      removed: {
        change: (s, p) =>
          put(
            s,
            ids(p.list).filter((_, i) => i !== p.from),
          ),
        because: 'order',
      },
      theOther: {
        change: s => {
          s.apps.music.playlists['playlist-other']!.items.reverse();
        },
        because: ['order', 'sideEffects'],
      },
      renamed: {
        change: (s, p) => {
          put(s, moved(p));
          s.apps.music.playlists[ASKED]!.name += '!';
        },
        because: 'sideEffects',
      },
    },
    alternatives: { byState: { change: (s, p) => put(s, moved(p)) } },
    probe: (p, was) => [judged(moveSong, p, was, 'music', 'playlists', 'the song at its new place')],
  },
);
