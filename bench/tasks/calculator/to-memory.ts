import { numberOf } from '../../../apps/calculator/select.ts';
import { task, type Phone } from '../form.ts';
import { int } from '../sample.ts';
import { button, done, field, fill, open, tap } from '../steps.ts';
import { pounds } from './make.ts';

const value = (p: { price: number; count: number; off: number }) => (p.price * p.count - p.off) / 100;
const holds = (s: Phone, n: number) =>
  s.apps.calculator.memory !== null && Math.abs(numberOf(s.apps.calculator.memory) - n) < 1e-9;

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
    goals: { remembered: ({ now, p }) => holds(now, value(p)) },
    allow: s => [s.apps.calculator.memory],
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
        change: (s, p) => {
          s.apps.calculator.memory = (value(p) + p.old).toFixed(2);
        },
        because: 'remembered',
      },
      withoutTheDiscount: {
        change: (s, p) => {
          s.apps.calculator.memory = ((p.price * p.count) / 100).toFixed(2);
        },
        because: 'remembered',
      },
      onlyInTheLine: {
        change: (s, p, ctx) => {
          ctx.act('calculator', 'write', { text: `${pounds(p.price)}×${p.count}−${pounds(p.off)}` });
          ctx.act('calculator', 'equals', {});
        },
        because: 'remembered',
      },
      emptied: {
        change: s => {
          s.apps.calculator.memory = null;
        },
        because: 'remembered',
      },
      rightInRadians: {
        change: (s, p) => {
          s.apps.calculator.memory = value(p).toFixed(2);
          s.apps.calculator.settings.angle = 'rad';
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      byState: {
        change: (s, p) => {
          s.apps.calculator.memory = value(p)
            .toFixed(2)
            .replace(/\.?0+$/, '');
        },
      },
    },
  },
);
