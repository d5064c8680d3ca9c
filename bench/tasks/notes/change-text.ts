import type { Observation } from '../../../src/protocol/observation.ts';
import { task, type Phone, type Task } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { distinct, oneOf, params } from '../sample.ts';
import { back, done, field, fill, type Steps } from '../steps.ts';
import { ASKED, LINES, makeNote, openTitled, textIn, TITLES, writeDown } from './make.ts';

const texts = () => ({ titles: distinct(3, oneOf(...TITLES)), lines: distinct(4, oneOf(...LINES)) });
/** Writes the title or the text of a note. */
const write = (ctx: SetupCtx, change: { title?: string; body?: string }, note = ASKED) =>
  ctx.act('notes', 'edit', { note, ...change });

/** The note that is meant, and one beside it whose title begins the same. */
const setup = (s: Phone, p: { titles: readonly string[]; lines: readonly string[] }, ctx: SetupCtx) => {
  makeNote(s, ctx, { id: ASKED, title: p.titles[0]!, body: p.lines[0]!, hoursAgo: 30 });
  makeNote(s, ctx, { id: 'note-like', title: `${p.titles[0]} 2`, body: p.lines[3]!, hoursAgo: 4 });
};

/** What the probes of these templates expect. */

/** Replaces text and title of the open note and goes back, which saves it. */
function* rewrite(seen: Observation, body: string, title: string): Steps {
  seen = yield fill(seen, field('Note'), body, { clear: true });
  yield fill(seen, field('Title'), title, { clear: true });
  return yield back();
}

export const addHeader: Task = task(
  'notes/add-header',
  params({
    ...texts(),
    header: oneOf('For Gareth', 'Before June', 'Read this first', 'Not yet done', 'From Dad', 'Version 2'),
  }),
  {
    tags: ['edit', 'transcription', 'search'],
    counterpart: 'MarkorAddNoteHeader',
    ask: {
      en: [
        ({ titles, header }) =>
          `In Notes, put the line “${header}” and an empty line in front of the text of the note “${titles[0]}”, and give the note the title “${titles[1]}”.`,
        ({ titles, header }) =>
          `My note “${titles[0]}” should be called “${titles[1]}”, and its text should begin with “${header}”, then a blank line, then what it says now.`,
      ],
      zh: [
        ({ titles, header }) =>
          `在笔记“${titles[0]}”的正文最前面加上一行“${header}”和一个空行，再把标题改成“${titles[1]}”。`,
      ],
    },
    setup,
    expect: {
      text: (_s, { header, lines }, ctx) => write(ctx, { body: `${header}\n\n${lines[0]}` }),
      title: (_s, { titles }, ctx) => write(ctx, { title: titles[1]! }),
    },
    solve: function* (_seen, { titles, header }) {
      const seen = yield* openTitled(titles[0]!);
      yield* rewrite(seen, `${header}\n\n${textIn(seen, 'Note')}`, titles[1]!);
      yield done();
    },
    nearMisses: {
      noEmptyLine: {
        change: (_s, p, ctx) => write(ctx, { title: p.titles[1]!, body: `${p.header}\n${p.lines[0]}` }),
        because: ['text', 'sideEffects'],
      },
      aNewNote: {
        change: (s, p, ctx) =>
          void writeDown(s, ctx, { title: p.titles[1]!, body: `${p.header}\n\n${p.lines[0]}` }),
        because: ['text', 'title', 'sideEffects'],
      },
      theOther: {
        change: (_s, p, ctx) =>
          write(ctx, { title: p.titles[1]!, body: `${p.header}\n\n${p.lines[3]}` }, 'note-like'),
        because: ['text', 'title', 'sideEffects'],
      },
    },
  },
);

export const rewriteNote: Task = task('notes/rewrite-note', params(texts()), {
  tags: ['edit', 'transcription', 'search'],
  counterpart: 'MarkorChangeNoteContent',
  ask: {
    en: [
      ({ titles, lines }) =>
        `Replace the whole text of the note “${titles[0]}” with “${lines[1]}”, and rename it to “${titles[1]}”.`,
      ({ titles, lines }) =>
        `The note “${titles[0]}” is out of date. It should be called “${titles[1]}” and say nothing but this: ${lines[1]}`,
    ],
    zh: [
      ({ titles, lines }) => `把笔记“${titles[0]}”的正文全部换成“${lines[1]}”，并把标题改成“${titles[1]}”。`,
    ],
  },
  setup,
  expect: {
    text: (_s, { lines }, ctx) => write(ctx, { body: lines[1]! }),
    title: (_s, { titles }, ctx) => write(ctx, { title: titles[1]! }),
  },
  solve: function* (_seen, { titles, lines }) {
    yield* rewrite(yield* openTitled(titles[0]!), lines[1]!, titles[1]!);
    yield done();
  },
  nearMisses: {
    binnedAndNew: {
      change: (s, p, ctx) => {
        ctx.act('notes', 'bin', { notes: [ASKED] });
        writeDown(s, ctx, { title: p.titles[1]!, body: p.lines[1]! });
      },
      because: ['text', 'title', 'sideEffects'],
    },
    theOther: {
      change: (_s, p, ctx) => write(ctx, { title: p.titles[1]!, body: p.lines[1]! }, 'note-like'),
      because: ['text', 'title', 'sideEffects'],
    },
  },
});

type Where = 'top' | 'end' | 'all';
/** The final text of the note. */
function edited({ where, lines }: { where: Where; lines: readonly string[] }): string {
  if (where === 'top') return `${lines[1]}\n${lines[0]}`;
  if (where === 'end') return `${lines[0]}\n${lines[1]}`;
  return `${lines[1]}\n${lines[2]}`;
}

export const addLine: Task = task(
  'notes/add-line',
  params({ ...texts(), where: oneOf('top', 'end', 'all') }),
  {
    tags: ['edit', 'transcription', 'search'],
    counterpart: 'MarkorEditNote',
    ask: {
      en: [
        ({ titles, lines, where }) =>
          where === 'all'
            ? `Change the text of the note “${titles[0]}” into these two lines:\n${lines[1]}\n${lines[2]}`
            : `Add a line at the ${where === 'top' ? 'beginning' : 'end'} of the text of my note “${titles[0]}”: ${lines[1]}`,
        ({ titles, lines, where }) =>
          where === 'all'
            ? `The note “${titles[0]}” should say two lines and nothing else. First: ${lines[1]} Second: ${lines[2]}`
            : `“${lines[1]}” should be the ${where === 'top' ? 'first' : 'last'} line of the note “${titles[0]}”; what it says already stays.`,
      ],
      zh: [
        ({ titles, lines, where }) =>
          where === 'all'
            ? `把笔记“${titles[0]}”的正文换成这两行：\n${lines[1]}\n${lines[2]}`
            : `在笔记“${titles[0]}”正文的${where === 'top' ? '开头' : '末尾'}加一行：${lines[1]}`,
      ],
    },
    setup,
    expect: { text: (_s, p, ctx) => write(ctx, { body: edited(p) }) },
    solve: function* (_seen, p) {
      const seen = yield* openTitled(p.titles[0]!);
      yield fill(
        seen,
        field('Note'),
        edited({ where: p.where, lines: [textIn(seen, 'Note'), ...p.lines.slice(1)] }),
        { clear: true },
      );
      yield back();
      yield done();
    },
    nearMisses: {
      atTheOtherEnd: {
        change: (_s, p, ctx) =>
          write(ctx, {
            body:
              p.where === 'all'
                ? `${p.lines[2]}\n${p.lines[1]}`
                : edited({ ...p, where: p.where === 'top' ? 'end' : 'top' }),
          }),
        because: ['text', 'sideEffects'],
      },
      onOneLine: {
        change: (_s, p, ctx) => write(ctx, { body: edited(p).replaceAll('\n', ' ') }),
        because: ['text', 'sideEffects'],
      },
      theOther: {
        change: (_s, p, ctx) =>
          write(ctx, { body: edited({ ...p, lines: [p.lines[3]!, ...p.lines.slice(1)] }) }, 'note-like'),
        because: ['text', 'sideEffects'],
      },
    },
  },
);
