import { task, type Task } from '../form.ts';
import { makeNote, openTitled, textIn } from '../notes/make.ts';
import { int, oneOf, params } from '../sample.ts';
import { done } from '../steps.ts';
import { addSongs, ids, NAMES, newPlaylist, someSongs, type Song } from './make.ts';

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
    expect: {
      made: (_s, { name, wanted }, ctx) => ctx.act('music', 'createPlaylist', { name, tracks: ids(wanted) }),
    },
    solve: function* (_seen, { title, name, list }) {
      const lines = textIn(yield* openTitled(title), 'Note').split('\n');
      const found = lines.map(line => list.find(x => line === `${x.title} – ${x.artist}`)!);
      const seen = yield* newPlaylist(name);
      yield* addSongs(seen, found);
      yield done();
    },
    nearMisses: {
      theOldNote: {
        change: (_s, { name, list }, ctx) =>
          ctx.act('music', 'createPlaylist', { name, tracks: ids(list.slice(2)) }),
        because: ['made', 'sideEffects'],
      },
      calledAsTheNote: {
        change: (_s, { title, wanted }, ctx) =>
          ctx.act('music', 'createPlaylist', { name: title, tracks: ids(wanted) }),
        because: ['made', 'sideEffects'],
      },
    },
  },
);
