import { task, type Task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { button, done, field, fill, first, longPress, rid, row, tap } from '../steps.ts';
import { ASKED, discard, emptyNotes, LINES, makeNote, openNotes, TITLES, unbinned } from './make.ts';

const numbered = (i: number) => `note-n${i}`;

export const binOne: Task = task(
  'notes/bin-one',
  params({ titles: distinct(2, oneOf(...TITLES)), lines: distinct(4, oneOf(...LINES)) }),
  {
    tags: ['delete', 'disambiguation', 'search'],
    counterpart: 'MarkorDeleteNote',
    ask: {
      en: [
        ({ titles }) => `Delete the note titled “${titles[0]}”.`,
        ({ titles }) => `I don't need my note “${titles[0]}” any more. Get rid of that one alone.`,
      ],
      zh: [({ titles }) => `删除标题为“${titles[0]}”的笔记。`],
    },
    setup: (s, { titles, lines }, ctx) => {
      makeNote(s, ctx, { id: ASKED, title: titles[0]!, body: lines[0]!, hoursAgo: 40 });
      makeNote(s, ctx, { id: numbered(1), title: `${titles[0]} 2`, body: lines[1]!, hoursAgo: 8 });
      makeNote(s, ctx, {
        id: numbered(2),
        title: `Old ${titles[0]!.toLowerCase()}`,
        body: lines[2]!,
        hoursAgo: 900,
      });
      makeNote(s, ctx, {
        id: numbered(3),
        title: titles[1]!,
        body: `${lines[3]} See ${titles[0]}.`,
        hoursAgo: 12,
      });
    },
    expect: { gone: (_s, _p, ctx, now) => discard(ctx, [ASKED], now) },
    solve: function* (_seen, { titles }) {
      let seen = yield* openNotes();
      seen = yield tap(seen, button('Search'));
      seen = yield fill(seen, field('Search notes'), titles[0]!);
      seen = yield longPress(seen, row(titles[0]!));
      yield tap(seen, button('Move to bin'));
      yield done();
    },
    nearMisses: {
      theSecond: {
        change: (_s, _p, ctx) => ctx.act('notes', 'bin', { notes: [numbered(1)] }),
        because: ['gone', 'sideEffects'],
      },
      all: {
        change: (_s, _p, ctx) => ctx.act('notes', 'bin', { notes: [ASKED, numbered(1), numbered(2)] }),
        because: 'sideEffects',
      },
      theOneThatNamesIt: {
        change: (_s, _p, ctx) => ctx.act('notes', 'bin', { notes: [ASKED, numbered(3)] }),
        because: 'sideEffects',
      },
    },
    alternatives: {
      forGood: {
        change: (_s, _p, ctx) => {
          const notes = [ASKED];
          ctx.act('notes', 'bin', { notes });
          ctx.act('notes', 'remove', { notes });
        },
      },
    },
  },
);

/** The note at a place in the order of the last change, newest first. */
const nth = ({ hours }: { hours: readonly number[] }, place: number) =>
  numbered(hours.indexOf([...hours].sort((a, b) => a - b)[place]!));

export const binNewest: Task = task(
  'notes/bin-newest',
  params({
    titles: distinct(5, oneOf(...TITLES)),
    lines: distinct(5, oneOf(...LINES)),
    hours: distinct(5, int(1, 60)),
    pinned: int(1, 4),
  }),
  {
    tags: ['delete', 'newest', 'comparison'],
    counterpart: 'MarkorDeleteNewestNote',
    ask: {
      en: [
        'Delete the note that I changed last.',
        'Of all my notes, delete the one with the newest change, and no other.',
      ],
      zh: ['删除我最近修改过的那条笔记。'],
    },
    // An older one is on top because it is pinned, and another was created later.
    setup: (s, p, ctx) => {
      emptyNotes(s);
      const order = [...p.hours].sort((a, b) => a - b);
      p.hours.forEach((hours, i) =>
        makeNote(s, ctx, {
          id: numbered(i),
          title: p.titles[i]!,
          body: p.lines[i]!,
          hoursAgo: hours,
          createdHoursAgo: hours === order[0] ? 500 : hours,
          pinned: hours === order[p.pinned],
        }),
      );
    },
    expect: { gone: (_s, p, ctx, now) => discard(ctx, [nth(p, 0)], now) },
    solve: function* (_seen) {
      const seen = yield* openNotes();
      // Below the single pinned note the list is sorted by the last change.
      const rows = seen.elements!.filter(e => e.resourceId.endsWith('/note') || e.resourceId === 'note');
      const after = yield { type: 'long_press', element: rows[1]!.id };
      yield tap(after, button('Move to bin'));
      yield done();
    },
    nearMisses: {
      theOneOnTop: {
        change: (_s, p, ctx) => ctx.act('notes', 'bin', { notes: [nth(p, p.pinned)] }),
        because: ['gone', 'sideEffects'],
      },
      theOneMadeLast: {
        change: (_s, p, ctx) => ctx.act('notes', 'bin', { notes: [nth(p, 1)] }),
        because: ['gone', 'sideEffects'],
      },
      theOldest: {
        change: (_s, p, ctx) => ctx.act('notes', 'bin', { notes: [nth(p, 4)] }),
        because: ['gone', 'sideEffects'],
      },
    },
    alternatives: {
      forGood: {
        change: (_s, p, ctx) => {
          const notes = [nth(p, 0)];
          ctx.act('notes', 'bin', { notes });
          ctx.act('notes', 'remove', { notes });
        },
      },
    },
  },
);

export const binAll: Task = task(
  'notes/bin-all',
  params({ count: int(2, 6), titles: distinct(6, oneOf(...TITLES)), lines: distinct(6, oneOf(...LINES)) }),
  {
    tags: ['delete', 'clean-up', 'repetition'],
    guessable: 'Every note goes, from the first to the last.',
    counterpart: 'MarkorDeleteAllNotes',
    ask: {
      en: [
        'Delete all of my notes. The folders may stay.',
        'I want to start over in Notes: every note goes, and the folders stay as they are.',
      ],
      zh: ['删除我所有的笔记，文件夹保留。'],
    },
    setup: (s, p, ctx) => {
      emptyNotes(s);
      const folders = [null, ...Object.keys(s.apps.notes.folders).sort()];
      for (let i = 0; i < p.count; i++)
        makeNote(s, ctx, {
          id: numbered(i),
          title: p.titles[i]!,
          body: p.lines[i]!,
          hoursAgo: 3 + 7 * i,
          folder: folders[i % folders.length] ?? null,
          pinned: i === 1,
        });
    },
    expect: { gone: (s, _p, ctx, now) => discard(ctx, unbinned(s), now) },
    solve: function* () {
      let seen = yield* openNotes();
      seen = yield longPress(seen, first(rid('note')));
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Select all'));
      yield tap(seen, button('Move to bin'));
      yield done();
    },
    nearMisses: {
      emptiedInstead: {
        change: (s, _p, ctx) => {
          for (const note of unbinned(s)) ctx.act('notes', 'edit', { note, title: '', body: '' });
        },
        because: ['gone', 'sideEffects'],
      },
      theFoldersToo: {
        change: (s, _p, ctx) => {
          ctx.act('notes', 'bin', { notes: unbinned(s) });
          for (const folder of Object.keys(s.apps.notes.folders))
            ctx.act('notes', 'deleteFolder', { folder });
        },
        because: 'sideEffects',
      },
      mergedIntoOne: {
        change: (s, _p, ctx) => ctx.act('notes', 'merge', { notes: unbinned(s) }),
        because: ['gone', 'sideEffects'],
      },
    },
    alternatives: {
      forGood: {
        change: (s, _p, ctx) => {
          ctx.act('notes', 'bin', { notes: unbinned(s) });
          ctx.act('notes', 'emptyBin', {});
        },
      },
    },
  },
);
