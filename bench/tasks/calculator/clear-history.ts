import { task } from '../form.ts';
import { int } from '../sample.ts';
import { button, done, open, tap } from '../steps.ts';
import { before, makeEntry } from './make.ts';

export const clearHistory = task(
  'calculator/clear-history',
  { memory: int(101, 997), a: int(12, 96), b: int(3, 9) },
  {
    tags: ['clean-up', 'confirm'],
    ask: {
      en: [
        p => `Delete the whole history of Calculator. The number in its memory (${p.memory}) has to stay.`,
        p => `Clear everything that Calculator’s history lists, but leave ${p.memory} in the memory.`,
      ],
      zh: [p => `清空计算器的全部历史记录，但存储里的 ${p.memory} 要保留。`],
    },
    setup: (s, p, ctx) => {
      s.apps.calculator.memory = String(p.memory);
      makeEntry(s, 'own-1', `${p.a}×${p.b}`, before(ctx, 0, 9, 12));
      makeEntry(s, 'own-2', `${p.a}÷${p.b}`, before(ctx, 90, 18));
    },
    expect: { cleared: (_s, _p, ctx) => ctx.act('calculator', 'clearHistory', {}) },
    solve: function* (seen) {
      seen = yield open('calculator');
      seen = yield tap(seen, button('History'));
      seen = yield tap(seen, button('Clear history'));
      yield tap(seen, button('Clear'));
      yield done();
    },
    nearMisses: {
      onlyToday: {
        change: (_s, _p, ctx) => ctx.act('calculator', 'removeEntry', { entry: 'calc-own-1' }),
        because: 'cleared',
      },
      memoryOnly: {
        change: (_s, _p, ctx) => ctx.act('calculator', 'clearMemory', {}),
        because: ['cleared', 'sideEffects'],
      },
    },
    alternatives: {
      oneByOne: {
        change: (s, _, ctx) => {
          for (const entry of Object.keys(s.apps.calculator.history))
            ctx.act('calculator', 'removeEntry', { entry });
        },
      },
    },
  },
);
