import { only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Task } from '../form.ts';
import { judged, untouched } from '../probes/tables.ts';
import { makeNote, openTitled, textIn } from '../notes/make.ts';
import { int, oneOf, params } from '../sample.ts';
import { done } from '../steps.ts';
import {
  addSongs,
  fresh,
  ids,
  NAMES,
  newPlaylist,
  putPlaylist,
  sameTracks,
  someSongs,
  tracksIn,
  type Song,
} from './make.ts';

const TITLES = [
  'Songs from Sam',
  'For the car',
  'Heard at the barn',
  'Songs to find',
  'Jonas recommends',
] as const;
const written = (list: readonly Song[]) => list.map(x => `${x.title} – ${x.artist}`).join('\n');

export const noteToPlaylist: Task = task(
  'music/note-to-playlist',
  params({ title: oneOf(...TITLES), name: oneOf(...NAMES), list: someSongs(6), count: int(3, 4) }).and(
    ({ list, count }) => ({ wanted: { draw: () => list.slice(0, count), schema: () => ({}) } }),
  ),
  {
    tags: ['cross-app', 'transfer', 'create', 'search'],
    ask: {
      en: [
        ({ title, name }) =>
          `My note “${title}” lists some songs. Make a Tonearm playlist “${name}” of them, in the note's order.`,
        ({ title, name }) =>
          `Turn the list of songs in the note “${title}” into a new playlist in Tonearm called “${name}”, same order.`,
      ],
      zh: [({ title, name }) => `笔记“${title}”里写了几首歌。请在 Tonearm 里按同样的顺序新建歌单“${name}”。`],
    },
    setup: (s, { title, list, wanted }, ctx) => {
      makeNote(s, ctx, { title, body: written(wanted), hoursAgo: 6 });
      makeNote(s, ctx, { title: `${title} (last year)`, body: written(list.slice(2)), hoursAgo: 4000 });
    },
    goals: {
      made: ({ was, now, p }) => only(fresh(was, now), x => x.name === p.name),
      songs: {
        weight: 2,
        test: ({ was, now, p }) => only(fresh(was, now), x => sameTracks(tracksIn(x), ids(p.wanted))),
      },
    },
    allow: s => [newIn(s.apps.music.playlists)],
    solve: function* (_seen, { title, name, list }) {
      const lines = textIn(yield* openTitled(title), 'Note').split('\n');
      const found = lines.map(line => list.find(x => line === `${x.title} – ${x.artist}`)!);
      const seen = yield* newPlaylist(name);
      yield* addSongs(seen, found);
      yield done();
    },
    nearMisses: {
      theOldNote: {
        change: (s, p, ctx) => {
          putPlaylist(s, ctx, { name: p.name, tracks: ids(p.list.slice(2)) });
        },
        because: 'songs',
      },
      backwards: {
        change: (s, p, ctx) => {
          putPlaylist(s, ctx, { name: p.name, tracks: ids(p.wanted).reverse() });
        },
        because: 'songs',
      },
      oneMore: {
        change: (s, p, ctx) => {
          putPlaylist(s, ctx, { name: p.name, tracks: [...ids(p.wanted), p.list[4]!.id] });
        },
        because: 'songs',
      },
      calledAsTheNote: {
        change: (s, p, ctx) => {
          putPlaylist(s, ctx, { name: p.title, tracks: ids(p.wanted) });
        },
        because: 'made',
      },
      noteBinned: {
        change: (s, p, ctx) => {
          putPlaylist(s, ctx, { name: p.name, tracks: ids(p.wanted) });
          Object.values(s.apps.notes.notes).find(x => x.title === p.title)!.binnedAt = s.clock.now;
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      byState: {
        change: (s, p, ctx) => {
          putPlaylist(s, ctx, { name: p.name, tracks: ids(p.wanted) });
        },
      },
    },
    probe: (p, was) => [
      judged(noteToPlaylist, p, was, 'music', 'playlists', 'the playlist, and no other'),
      untouched(was, 'notes', 'notes'),
    ],
  },
);
