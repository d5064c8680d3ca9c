import { task, type Phone, type Task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, impossible, open, row, scrollTo, tap } from '../steps.ts';
import { makeNote, theNote, writeDown } from './make.ts';

const NAMES = ['Walter', 'Freya', 'Callum', 'Aoife', 'Nadia', 'Owen', 'Tess', 'Hana'] as const;
const samples = () =>
  params({
    names: distinct(3, oneOf(...NAMES)),
    month: oneOf('February', 'March', 'April', 'May'),
    hours: int(5, 200),
  });
type P = { names: string[]; month: string; hours: number };

const titleOf = (name: string, month: string) => `Rota ${name}, ${month}`;
const wanted = (p: P) => titleOf(p.names[0]!, p.month);
const ask = {
  en: [(p: P) => `Pin the note “${wanted(p)}”.`, (p: P) => `Keep my note “${wanted(p)}” on top of the list.`],
  zh: [(p: P) => `把笔记“${wanted(p)}”置顶。`],
};
const others = (s: Phone, p: P, ctx: SetupCtx) => {
  for (const name of p.names.slice(1))
    makeNote(s, ctx, { title: titleOf(name, p.month), body: 'Mornings only.', hoursAgo: p.hours });
  makeNote(s, ctx, { title: titleOf(p.names[0]!, 'January'), body: 'Old.', hoursAgo: p.hours + 900 });
};
const pin = (s: Phone, ctx: SetupCtx, title: string) =>
  ctx.act('notes', 'pin', { note: theNote(s, title).id, pinned: true });

export const pinRota: Task = task('notes/pin-rota', samples(), {
  tags: ['search', 'twin'],
  twin: 'notes/pin-rota-missing',
  ask,
  setup: (s, p, ctx) => {
    others(s, p, ctx);
    makeNote(s, ctx, { title: wanted(p), body: 'Mornings only.', hoursAgo: p.hours + 1 });
  },
  expect: { pinned: (s, p, ctx) => pin(s, ctx, wanted(p)) },
  solve: function* (seen, p) {
    seen = yield open('notes');
    seen = yield* scrollTo(seen, row(wanted(p)));
    seen = yield tap(seen, row(wanted(p)));
    yield tap(seen, button('Pin'));
    yield done();
  },
  nearMisses: {
    anotherMonth: {
      change: (s, p, ctx) => pin(s, ctx, titleOf(p.names[0]!, 'January')),
      because: ['pinned', 'sideEffects'],
    },
    calledImpossible: {
      change: (s, p, ctx) => pin(s, ctx, wanted(p)),
      declared: 'impossible',
      because: 'declared',
    },
  },
});

export const pinRotaMissing = task('notes/pin-rota-missing', samples(), {
  tags: ['search', 'twin', 'impossible'],
  expects: 'impossible',
  twin: 'notes/pin-rota',
  ask,
  // One rota more, so that the list is as long as its twin's.
  setup: (s, p, ctx) => {
    others(s, p, ctx);
    makeNote(s, ctx, { title: `Rota ${p.names[0]}`, body: 'No month given.', hoursAgo: p.hours + 1 });
  },
  solve: function* (seen, p) {
    seen = yield open('notes');
    try {
      yield* scrollTo(seen, row(wanted(p)));
    } catch {
      yield impossible(`There is no note titled ${wanted(p)}`);
    }
  },
  nearMisses: {
    theNearest: {
      change: (s, p, ctx) => pin(s, ctx, `Rota ${p.names[0]}`),
      declared: 'done',
      because: ['impossible', 'sideEffects'],
    },
    madeOne: {
      change: (s, p, ctx) => {
        const note = writeDown(s, ctx, { title: wanted(p), body: '' });
        ctx.act('notes', 'pin', { note, pinned: true });
      },
      declared: 'done',
      because: ['impossible', 'sideEffects'],
    },
  },
});
