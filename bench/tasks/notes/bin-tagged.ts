import { task, type Phone, type Task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { back, button, done, field, fill, has, longPress, open, row, tap } from '../steps.ts';
import { makeNote, unbinned } from './make.ts';

const TITLES = [
  'Snags, hall',
  'Snags, stairs',
  'Paint left over',
  'Door code, old',
  'Keys, spare',
  'Skip hire',
  'Tiles per box',
  'Socket heights',
  'Floor samples',
] as const;

/** Ids of the notes that have a tag and are not in the bin. */
const marked = (s: Phone, tag: string) =>
  unbinned(s).filter(id => s.apps.notes.notes[id]!.tags.includes(tag));

export const binTagged: Task = task(
  'notes/bin-tagged',
  params({
    tag: oneOf('refit', 'move-out', 'attic', 'shed'),
    titles: distinct(5, oneOf(...TITLES)),
    count: int(2, 3),
  }),
  {
    tags: ['clean-up', 'repetition'],
    ask: {
      en: [
        ({ tag }) => `Move every note tagged #${tag} to the bin, and leave all others alone.`,
        ({ tag }) => `I no longer need the notes with the tag ${tag}. Bin exactly those.`,
      ],
      zh: [({ tag }) => `把所有带“${tag}”标签的笔记移到回收站，其他笔记不要动。`],
    },
    // Similar notes: one with the tag in its text, one with a longer tag, one without a tag.
    setup: (s, { tag, titles, count }, ctx) =>
      titles.forEach((title, i) => {
        const other = [
          ['body', `#${tag} was here`, []],
          ['long', 'Keep this one.', [`${tag}-done`]],
          ['plain', 'Measure again.', []],
        ] as const;
        const [, body, tags] = other[i % 3]!;
        makeNote(
          s,
          ctx,
          i < count
            ? { title, body: 'Finished.', tags: [tag, 'flat'], hoursAgo: 10 + i }
            : { title, body, tags, hoursAgo: 10 + i },
        );
      }),
    expect: { binned: (s, { tag }, ctx) => ctx.act('notes', 'bin', { notes: marked(s, tag) }) },
    solve: function* (seen, { tag, titles, count }) {
      seen = yield open('notes');
      seen = yield tap(seen, button('Search'));
      seen = yield fill(seen, field('Search notes'), `#${tag}`);
      for (const title of titles.slice(0, count)) {
        if (!has(seen, row(title))) seen = yield back();
        seen = yield longPress(seen, row(title));
        seen = yield tap(seen, button('Move to bin'));
      }
      yield done();
    },
    nearMisses: {
      alsoTheLongerTag: {
        change: (s, { tag }, ctx) =>
          ctx.act('notes', 'bin', { notes: [...marked(s, tag), ...marked(s, `${tag}-done`)] }),
        because: 'sideEffects',
      },
      forGood: {
        change: (s, { tag }, ctx) => {
          const notes = marked(s, tag);
          ctx.act('notes', 'bin', { notes });
          ctx.act('notes', 'remove', { notes });
        },
        because: ['binned', 'sideEffects'],
      },
      tagDeleted: {
        change: (_s, { tag }, ctx) => ctx.act('notes', 'deleteTag', { tag }),
        because: ['binned', 'sideEffects'],
      },
    },
  },
);
