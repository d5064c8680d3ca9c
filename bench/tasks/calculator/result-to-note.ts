import { added, sameText } from '../../../judges/changes.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { parseAmount } from '../../../src/state/answers.ts';
import { task, type Phone } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { makeNote, writeNote } from '../notes/make.ts';
import { int, oneOf } from '../sample.ts';
import { done, field, find, open, row, scrollTo, tap } from '../steps.ts';
import { pounds, resultOn, workOut } from './make.ts';

interface Wall {
  title: string;
  width: number;
  height: number;
  price: number;
  spare: number;
}
/** Pence, rounded to the penny. */
const cost = (p: Wall) => Math.round((p.width * p.height * p.price * (100 + p.spare)) / 1_000_000);
const metres = (cm: number) => (cm / 100).toFixed(2);
const body = (p: Wall) =>
  `Wall: ${metres(p.width)} m wide, ${metres(p.height)} m high\nSpare: ${p.spare}%\nPrice: £${pounds(p.price)} a square metre`;
const asked = (title: string) => `${title} total`;
/** What may stand beside an amount in pounds. */
const POUNDS: readonly string[] = ['', '£', 'gbp', 'pound', 'pounds', '英镑'];
/** Whether a text is just this amount of pence, to the penny. */
function isAmount(text: string, pence: number): boolean {
  const found = parseAmount(text);
  const beside = text.toLowerCase().replaceAll(/[\d.,\s]/g, '');
  return (
    found !== null &&
    POUNDS.includes(beside) &&
    (found.unit ?? 'GBP') === 'GBP' &&
    /\.\d\d(?!\d)/.test(text) &&
    Math.round(found.value * 100) === pence
  );
}
/** Writes the total into a new note. */
function write(
  s: Phone,
  ctx: SetupCtx,
  title: string,
  body: string,
  kind: 'plain' | 'markdown' | 'checklist' = 'plain',
): void {
  ctx.act('notes', 'create', { kind });
  ctx.act('notes', 'edit', { note: s.apps.notes.draft!, title: asked(title), body });
}

export const resultToNote = task(
  'calculator/result-to-note',
  {
    title: oneOf('Tiles', 'Wallpaper', 'Cork wall', 'Panelling'),
    width: int(215, 485, 5),
    height: int(160, 275, 5),
    price: int(1_250, 4_950, 50),
    spare: oneOf(5, 10, 15),
  },
  {
    tags: ['arithmetic', 'transfer', 'cross-app'],
    ask: {
      en: [
        p =>
          `My note “${p.title}” says how large a wall is, how much spare to buy, and the price. Work out what it costs (area plus spare, times price) and write just the amount, to the penny, into a new note titled “${asked(p.title)}”.`,
        p =>
          `Take the numbers from the note “${p.title}”: width times height, plus the spare percentage, times the price. Make a new note “${asked(p.title)}” whose text is that cost in pounds and pence.`,
      ],
      zh: [
        p =>
          `笔记“${p.title}”里有墙的宽和高、备用百分比和每平方米价格。算出总价（面积加备用，再乘单价），新建一条标题为“${asked(p.title)}”的笔记，内容只写金额，精确到便士。`,
      ],
    },
    setup: (s, p, ctx) => {
      makeNote(s, ctx, { title: p.title, body: body(p), hoursAgo: 5 });
      makeNote(s, ctx, {
        title: `${p.title}, old`,
        body: body({ ...p, width: p.width + 30, price: p.price - 100 }),
        hoursAgo: 700,
      });
    },
    // The amount may be written with or without its currency.
    expect: {
      written: (s, p, ctx, now) => {
        const written = added(s.apps.notes.notes, now.apps.notes.notes).find(
          n => sameText(n.title, asked(p.title)) && n.kind !== 'checklist' && isAmount(n.body, cost(p)),
        );
        write(s, ctx, p.title, written?.body ?? pounds(cost(p)), written?.kind);
      },
    },
    free: s => [newRow(s.apps.notes.notes).folder],
    // The amount may stand in a plain note or a Markdown one.
    choices: s => [newRow(s.apps.notes.notes).kind],
    solve: function* (seen, p) {
      seen = yield open('notes');
      seen = yield* scrollTo(seen, row(p.title));
      seen = yield tap(seen, row(p.title));
      const [width, height, spare, price] = [
        ...find(seen, field('Note')).value!.matchAll(/\d+(?:\.\d+)?/g),
      ].map(m => m[0]);
      seen = yield* workOut(seen, `${width}*${height}*1.${spare!.padStart(2, '0')}*${price}`);
      const result = (Math.round(resultOn(seen) * 100 + 1e-6) / 100).toFixed(2);
      yield* writeNote(asked(p.title), result);
      yield done();
    },
    nearMisses: {
      withoutTheSpare: {
        change: (s, p, ctx) => write(s, ctx, p.title, pounds(cost({ ...p, spare: 0 }))),
        because: ['written', 'sideEffects'],
      },
      wholePounds: {
        change: (s, p, ctx) => write(s, ctx, p.title, `£${Math.round(cost(p) / 100)}`),
        because: ['written', 'sideEffects'],
      },
      withTheSum: {
        change: (s, p, ctx) => write(s, ctx, p.title, `The wall costs £${pounds(cost(p))}`),
        because: ['written', 'sideEffects'],
      },
      overTheFirstNote: {
        change: (s, p, ctx) => {
          const { notes } = s.apps.notes;
          const note = Object.keys(notes).find(id => notes[id]!.title === p.title)!;
          ctx.act('notes', 'edit', { note, title: asked(p.title), body: pounds(cost(p)) });
        },
        because: ['written', 'sideEffects'],
      },
    },
    alternatives: {
      withTheSign: { change: (s, p, ctx) => write(s, ctx, p.title, `£${pounds(cost(p))}`) },
      inWords: { change: (s, p, ctx) => write(s, ctx, p.title, `${pounds(cost(p))} pounds`, 'markdown') },
    },
  },
);
