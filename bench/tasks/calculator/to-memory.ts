import { task } from '../form.ts';
import { int } from '../sample.ts';
import { button, done, field, fill, open, tap } from '../steps.ts';
import { pounds } from './make.ts';

interface Sum {
  price: number;
  count: number;
  off: number;
}
const sum = (p: Sum) => `${pounds(p.price)}×${p.count}−${pounds(p.off)}`;

export const toMemory = task(
  'calculator/to-memory',
  { price: int(1_203, 8_997, 2), count: int(3, 9), off: int(150, 950, 50), old: int(12, 480) },
  {
    tags: ['arithmetic', 'replace'],
    ask: {
      en: [
        p =>
          `In Calculator, work out ${pounds(p.price)} × ${p.count} − ${pounds(p.off)} and leave just that number in its memory.`,
        p =>
          `Calculator’s memory should hold the result of ${pounds(p.price)} times ${p.count} less ${pounds(p.off)}, and nothing of what it holds now.`,
      ],
      zh: [
        p =>
          `用计算器算出 ${pounds(p.price)} × ${p.count} − ${pounds(p.off)}，让计算器的存储（M）里只有这个数。`,
      ],
    },
    // What is there already would be added to.
    setup: (s, p) => {
      s.apps.calculator.memory = String(p.old);
    },
    expect: {
      remembered: (_s, p, ctx) => {
        ctx.act('calculator', 'clearMemory', {});
        ctx.act('calculator', 'write', { text: sum(p) });
        ctx.act('calculator', 'addToMemory', { sign: '+' });
      },
    },
    solve: function* (seen, p) {
      seen = yield open('calculator');
      seen = yield tap(seen, button('MC, memory clear'));
      seen = yield fill(seen, field('Expression'), `${pounds(p.price)}*${p.count}-${pounds(p.off)}`, {
        clear: true,
      });
      yield tap(seen, button('M+, add to memory'));
      yield done();
    },
    nearMisses: {
      addedToTheOld: {
        change: (_s, p, ctx) => {
          ctx.act('calculator', 'write', { text: sum(p) });
          ctx.act('calculator', 'addToMemory', { sign: '+' });
        },
        because: ['remembered', 'sideEffects'],
      },
      onlyInTheLine: {
        change: (_s, p, ctx) => {
          ctx.act('calculator', 'write', { text: sum(p) });
          ctx.act('calculator', 'equals', {});
        },
        because: 'remembered',
      },
    },
    alternatives: {
      theNumberAlone: {
        change: (_s, p, ctx) => {
          ctx.act('calculator', 'clearAll', {});
          ctx.act('calculator', 'write', { text: pounds(p.price * p.count - p.off) });
          ctx.act('calculator', 'addToMemory', { sign: '+' });
        },
      },
    },
  },
);
