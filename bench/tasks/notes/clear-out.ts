import { same } from '../../../judges/changes.ts';
import { task, type Phone, type Task } from '../form.ts';
import { judged, untouched } from '../probes/tables.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { button, done, field, fill, first, longPress, rid, row, tap } from '../steps.ts';
import { ASKED, bin, emptyNotes, LINES, makeNote, openNotes, TITLES, unbinned } from './make.ts';

const gone = (s: Phone, id: string) => s.apps.notes.notes[id]?.binnedAt !== null;
/** Whether all notes but these are unchanged. */
const othersSame = (was: Phone, now: Phone, ids: readonly string[]) =>
  Object.entries(was.apps.notes.notes).every(
    ([id, n]) => ids.includes(id) || same(n, now.apps.notes.notes[id]),
  ) && Object.keys(now.apps.notes.notes).every(id => id in was.apps.notes.notes);
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
    goals: { gone: ({ now }) => gone(now, ASKED) },
    invariants: { others: ({ was, now }) => othersSame(was, now, [ASKED]) },
    allow: s => [s.apps.notes.notes[ASKED]],
    solve: function* (_seen, { titles }) {
      let seen = yield* openNotes();
      seen = yield tap(seen, button('Search'));
      seen = yield fill(seen, field('Search notes'), titles[0]!);
      seen = yield longPress(seen, row(titles[0]!));
      yield tap(seen, button('Move to bin'));
      yield done();
    },
    nearMisses: {
      theSecond: { change: s => bin(s, [numbered(1)]), because: ['gone', 'others', 'sideEffects'] },
      all: { change: s => bin(s, [ASKED, numbered(1), numbered(2)]), because: ['others', 'sideEffects'] },
      emptied: {
        change: s => {
          Object.assign(s.apps.notes.notes[ASKED]!, { title: '', body: '' });
        },
        because: 'gone',
      },
      theOneThatNamesIt: { change: s => bin(s, [ASKED, numbered(3)]), because: ['others', 'sideEffects'] },
    },
    alternatives: {
      byState: { change: s => bin(s, [ASKED]) },
      forGood: {
        change: s => {
          delete s.apps.notes.notes[ASKED];
        },
      },
    },
    probe: (p, was) => [judged(binOne, p, was, 'notes', 'notes', 'that note is in the bin, and no other')],
  },
);

const recent = (p: { hours: readonly number[] }) => numbered(p.hours.indexOf(Math.min(...p.hours)));

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
    goals: { gone: ({ now, p }) => gone(now, recent(p)) },
    invariants: { others: ({ was, now, p }) => othersSame(was, now, [recent(p)]) },
    allow: (s, p) => [s.apps.notes.notes[recent(p)]],
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
        change: (s, p) => bin(s, [numbered(p.hours.indexOf([...p.hours].sort((a, b) => a - b)[p.pinned]!))]),
        because: ['gone', 'others', 'sideEffects'],
      },
      theOldest: {
        change: (s, p) => bin(s, [numbered(p.hours.indexOf(Math.max(...p.hours)))]),
        because: ['gone', 'others', 'sideEffects'],
      },
      theTwoNewest: {
        change: (s, p) =>
          bin(
            s,
            [...p.hours]
              .sort((a, b) => a - b)
              .slice(0, 2)
              .map(h => numbered(p.hours.indexOf(h))),
          ),
        because: ['others', 'sideEffects'],
      },
      thePinUndone: {
        change: (s, p) => {
          bin(s, [recent(p)]);
          for (const n of Object.values(s.apps.notes.notes)) n.pinned = false;
        },
        because: ['others', 'sideEffects'],
      },
    },
    alternatives: {
      byState: { change: (s, p) => bin(s, [recent(p)]) },
      forGood: {
        change: (s, p) => {
          delete s.apps.notes.notes[recent(p)];
        },
      },
    },
    probe: (p, was) => [judged(binNewest, p, was, 'notes', 'notes', 'that note is in the bin, and no other')],
  },
);

export const binAll: Task = task(
  'notes/bin-all',
  params({ count: int(2, 6), titles: distinct(6, oneOf(...TITLES)), lines: distinct(6, oneOf(...LINES)) }),
  {
    tags: ['delete', 'clean-up', 'repetition'],
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
    goals: { gone: ({ now }) => unbinned(now).length === 0 },
    invariants: {
      folders: ({ was, now }) => same(was.apps.notes.folders, now.apps.notes.folders),
      nothingNew: ({ was, now }) => Object.keys(now.apps.notes.notes).every(id => id in was.apps.notes.notes),
    },
    allow: s => [s.apps.notes.notes],
    solve: function* () {
      let seen = yield* openNotes();
      seen = yield longPress(seen, first(rid('note')));
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Select all'));
      yield tap(seen, button('Move to bin'));
      yield done();
    },
    nearMisses: {
      oneLeft: { change: s => bin(s, unbinned(s).slice(1)), because: 'gone' },
      emptiedInstead: {
        change: s => {
          for (const n of Object.values(s.apps.notes.notes)) Object.assign(n, { title: '', body: '' });
        },
        because: 'gone',
      },
      theFoldersToo: {
        change: s => {
          bin(s, unbinned(s));
          s.apps.notes.folders = {};
        },
        because: ['folders', 'sideEffects'],
      },
      mergedIntoOne: {
        change: s => {
          const [one, ...others] = unbinned(s);
          s.apps.notes.notes[one!]!.body = 'All in one.';
          bin(s, others);
        },
        because: 'gone',
      },
    },
    alternatives: {
      byState: { change: s => bin(s, unbinned(s)) },
      forGood: {
        change: s => {
          s.apps.notes.notes = {};
        },
      },
    },
    probe: (p, was) => [
      judged(binAll, p, was, 'notes', 'notes', 'every note is in the bin'),
      untouched(was, 'notes', 'folders'),
    ],
  },
);
