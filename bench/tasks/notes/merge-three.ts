import { task, type Task } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import { done } from '../steps.ts';
import {
  LINES,
  makeNote,
  inAnyFolder,
  newNote,
  openTitled,
  textIn,
  TITLES,
  writeDown,
  writeNote,
} from './make.ts';

const of = (i: number) => `note-n${i}`;
const whole = (lines: readonly string[]) => lines.slice(0, 3).join('\n\n');

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
    expect: { made: newNote(p => ({ title: p.titles[3]!, body: whole(p.lines) })) },
    ...inAnyFolder,
    solve: function* (_seen, { titles }) {
      const texts: string[] = [];
      for (const title of titles.slice(0, 3)) texts.push(textIn(yield* openTitled(title), 'Note'));
      yield* writeNote(titles[3]!, texts.join('\n\n'));
      yield done();
    },
    nearMisses: {
      anotherOrder: {
        change: (s, p, ctx) => {
          const [a, b, c] = p.lines as [string, string, string];
          writeDown(s, ctx, { title: p.titles[3]!, body: whole([b, a, c]) });
        },
        because: ['made', 'sideEffects'],
      },
      withTheTitles: {
        change: (s, p, ctx) => {
          const parts = p.lines.slice(0, 3).map((line, i) => `${p.titles[i]}\n${line}`);
          writeDown(s, ctx, { title: p.titles[3]!, body: whole(parts) });
        },
        because: ['made', 'sideEffects'],
      },
      byTheCommand: {
        change: (_s, p, ctx) => {
          ctx.act('notes', 'merge', { notes: [0, 1, 2].map(of) });
          ctx.act('notes', 'edit', { note: of(0), title: p.titles[3]!, body: whole(p.lines) });
        },
        because: ['made', 'sideEffects'],
      },
    },
  },
);
