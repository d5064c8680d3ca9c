import { added, only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task } from '../form.ts';
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
const amount = (text: string) => {
  const found = /^\s*£?\s?([\d,]+\.\d\d)\s*$/.exec(text);
  return found ? Math.round(Number(found[1]!.replace(/,/g, '')) * 100) : undefined;
};

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
    goals: {
      written: ({ was, now, p }) =>
        only(
          added(was.apps.notes.notes, now.apps.notes.notes),
          n =>
            sameText(n.title, asked(p.title)) &&
            n.kind !== 'checklist' &&
            n.binnedAt === null &&
            Math.abs((amount(n.body) ?? NaN) - cost(p)) <= 0,
        ),
    },
    allow: s => [newIn(s.apps.notes.notes)],
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
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: asked(p.title), body: pounds(cost({ ...p, spare: 0 })) });
        },
        because: 'written',
      },
      fromTheOldNote: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, {
            title: asked(p.title),
            body: pounds(cost({ ...p, width: p.width + 30, price: p.price - 100 }) + 1),
          });
        },
        because: 'written',
      },
      wholePounds: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: asked(p.title), body: String(Math.round(cost(p) / 100)) });
        },
        because: 'written',
      },
      aPennyOff: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: asked(p.title), body: pounds(cost(p) + 1) });
        },
        because: 'written',
      },
      twice: {
        change: (s, p, ctx) => {
          for (let i = 0; i < 2; i++) makeNote(s, ctx, { title: asked(p.title), body: pounds(cost(p)) });
        },
        because: 'written',
      },
      alsoPinned: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: asked(p.title), body: pounds(cost(p)) });
          Object.values(s.apps.notes.notes).find(n => n.title === p.title)!.pinned = true;
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      withTheSign: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: asked(p.title), body: `£${pounds(cost(p))}` });
        },
      },
    },
  },
);
