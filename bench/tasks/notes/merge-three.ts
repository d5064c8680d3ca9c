import { added, only, same, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone, type Task } from '../form.ts';
import { judged } from '../probes/tables.ts';
import { distinct, oneOf, params } from '../sample.ts';
import { done } from '../steps.ts';
import { bin, LINES, makeNote, openTitled, textIn, TITLES, writeNote } from './make.ts';

const of = (i: number) => `note-n${i}`;
const whole = (lines: readonly string[]) => lines.slice(0, 3).join('\n\n');
const fresh = (was: Phone, now: Phone) => added(was.apps.notes.notes, now.apps.notes.notes);

/** The app's own merge command does not fit: it merges into the first note and bins the others. */
export const mergeThree: Task = task(
  'notes/merge-three',
  params({ titles: distinct(4, oneOf(...TITLES)), lines: distinct(4, oneOf(...LINES)) }),
  {
    tags: ['create', 'transfer', 'multi-step', 'search'],
    counterpart: 'MarkorMergeNotes',
    ask: {
      en: [
        ({ titles: [a, b, c, d] }) =>
          `Make a new note titled “${d}” from the texts of my notes “${a}”, “${b}” and “${c}”, in this order, with one empty line between them. The three stay as they are.`,
        ({ titles: [a, b, c, d] }) =>
          `Write a new note “${d}”: first what “${a}” says, then “${b}”, then “${c}”, a blank line between each. Leave those three notes alone.`,
      ],
      zh: [
        ({ titles: [a, b, c, d] }) =>
          `新建笔记“${d}”，依次写入笔记“${a}”“${b}”“${c}”的正文，每段之间空一行。原来的三条笔记保持不变。`,
      ],
    },
    setup: (s, { titles, lines }, ctx) => {
      titles
        .slice(0, 3)
        .forEach((title, i) =>
          makeNote(s, ctx, { id: of(i), title, body: lines[i]!, hoursAgo: [70, 5, 33][i]! }),
        );
      makeNote(s, ctx, { id: of(3), title: `${titles[0]} 2`, body: lines[3]!, hoursAgo: 2 });
    },
    goals: {
      made: ({ was, now, p }) =>
        only(
          fresh(was, now),
          n => sameText(n.title, p.titles[3]!) && n.kind !== 'checklist' && n.binnedAt === null,
        ),
      text: {
        weight: 2,
        test: ({ was, now, p }) => only(fresh(was, now), n => sameText(n.body, whole(p.lines))),
      },
    },
    invariants: {
      three: ({ was, now }) =>
        [0, 1, 2].every(i => same(was.apps.notes.notes[of(i)], now.apps.notes.notes[of(i)])),
    },
    allow: s => [newIn(s.apps.notes.notes)],
    solve: function* (_seen, { titles }) {
      const texts: string[] = [];
      for (const title of titles.slice(0, 3)) texts.push(textIn(yield* openTitled(title), 'Note'));
      yield* writeNote(titles[3]!, texts.join('\n\n'));
      yield done();
    },
    nearMisses: {
      anotherOrder: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: p.titles[3]!, body: whole([p.lines[1]!, p.lines[0]!, p.lines[2]!]) });
        },
        because: 'text',
      },
      noEmptyLines: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: p.titles[3]!, body: p.lines.slice(0, 3).join('\n') });
        },
        because: 'text',
      },
      withTheTitles: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, {
            title: p.titles[3]!,
            body: p.lines
              .slice(0, 3)
              .map((l, i) => `${p.titles[i]}\n${l}`)
              .join('\n\n'),
          });
        },
        because: 'text',
      },
      byTheCommand: {
        change: (s, p) => {
          Object.assign(s.apps.notes.notes[of(0)]!, { title: p.titles[3]!, body: whole(p.lines) });
          bin(s, [of(1), of(2)]);
        },
        because: ['made', 'text', 'three', 'sideEffects'],
      },
      theOthersBinned: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: p.titles[3]!, body: whole(p.lines) });
          bin(s, [of(0), of(1), of(2)]);
        },
        because: ['three', 'sideEffects'],
      },
    },
    alternatives: {
      byState: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: p.titles[3]!, body: `${whole(p.lines)}\n`, kind: 'markdown' });
        },
      },
    },
    probe: (p, was) => [judged(mergeThree, p, was, 'notes', 'notes', 'the merged note beside the three')],
  },
);
