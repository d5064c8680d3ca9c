import { only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Task } from '../form.ts';
import { judged, untouched } from '../probes/tables.ts';
import { int, oneOf, params } from '../sample.ts';
import { done } from '../steps.ts';
import {
  addSongs,
  fresh,
  ids,
  listed,
  listedZh,
  NAMES,
  newPlaylist,
  putPlaylist,
  sameTracks,
  someSongs,
  tracksIn,
} from './make.ts';

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
    goals: {
      made: ({ was, now, p }) => only(fresh(was, now), x => x.name === p.name),
      songs: {
        weight: 2,
        test: ({ was, now, p }) => only(fresh(was, now), x => sameTracks(tracksIn(x), ids(p.wanted))),
      },
    },
    allow: s => [newIn(s.apps.music.playlists)],
    solve: function* (_seen, { name, wanted }) {
      const seen = yield* newPlaylist(name);
      yield* addSongs(seen, wanted);
      yield done();
    },
    nearMisses: {
      anotherOrder: {
        change: (s, p, ctx) => {
          putPlaylist(s, ctx, { name: p.name, tracks: [...ids(p.wanted)].reverse() });
        },
        because: 'songs',
      },
      oneShort: {
        change: (s, p, ctx) => {
          putPlaylist(s, ctx, { name: p.name, tracks: ids(p.wanted).slice(1) });
        },
        because: 'songs',
      },
      oneTwice: {
        change: (s, p, ctx) => {
          putPlaylist(s, ctx, { name: p.name, tracks: [...ids(p.wanted), p.wanted[0]!.id] });
        },
        because: 'songs',
      },
      inTheOldOne: {
        change: (s, p) => {
          s.apps.music.playlists['playlist-old']!.items = ids(p.wanted).map((track, i) => ({
            id: `item-${i + 9}`,
            track,
            addedAt: 0,
          }));
        },
        because: ['made', 'songs', 'sideEffects'],
      },
      alsoLiked: {
        change: (s, p, ctx) => {
          putPlaylist(s, ctx, { name: p.name, tracks: ids(p.wanted) });
          s.apps.music.liked[p.list[4]!.id] = { at: ctx.now + 1 };
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      byState: {
        change: (s, p, ctx) => {
          putPlaylist(s, ctx, { name: p.name, tracks: ids(p.wanted), text: 'For later' });
        },
      },
    },
    probe: (p, was) => [
      judged(createPlaylist, p, was, 'music', 'playlists', 'the playlist, and no other'),
      untouched(was, 'music', 'liked'),
    ],
  },
);
