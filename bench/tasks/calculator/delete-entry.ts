import { task } from '../form.ts';
import { date, int, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, open, tap } from '../steps.ts';
import { before, makeEntry, under } from './make.ts';

const WANTED = 'calc-own-1';
const remove = (ctx: SetupCtx, entry: string) => ctx.act('calculator', 'removeEntry', { entry });

/** The same calculation was done on another day, and one like it on the same. */
export const deleteEntry = task(
  'calculator/delete-entry',
  params({ day: date(-40, -8), a: int(112, 895), b: int(12, 38) }),
  {
    tags: ['delete', 'distractor', 'scroll'],
    ask: {
      en: [
        p => `In Calculator’s history, delete the entry ${p.a}×${p.b} of ${p.day.en}. Keep all the others.`,
        p =>
          `I worked out ${p.a}×${p.b} twice in Calculator. Remove the one of ${p.day.en} from its history, nothing else.`,
      ],
      zh: [p => `在计算器的历史记录里，删除${p.day.zh}的 ${p.a}×${p.b} 这一条，其他都保留。`],
    },
    setup: (s, p, ctx) => {
      const ago = Math.round((ctx.now - p.day.at) / 86_400_000 - 0.4);
      for (const [id, entry] of Object.entries(s.apps.calculator.history))
        if (Math.abs(entry.at - p.day.at) < 86_400_000) delete s.apps.calculator.history[id];
      makeEntry(s, 'own-1', `${p.a}×${p.b}`, before(ctx, ago, 11, 20));
      makeEntry(s, 'own-2', `${p.a}×${p.b + 1}`, before(ctx, ago, 11, 24));
      makeEntry(s, 'own-3', `${p.a}×${p.b}`, before(ctx, ago - 4, 19, 2));
    },
    expect: { deleted: (_s, _p, ctx) => remove(ctx, WANTED) },
    solve: function* (seen, p) {
      seen = yield open('calculator');
      seen = yield tap(seen, button('History'));
      const { seen: now, found } = yield* under(
        seen,
        p.day.en.replace(/^(\w+) /, '$1, '),
        'entry_expression',
      );
      seen = now;
      seen = yield { type: 'long_press', element: found.find(e => e.name === `${p.a}×${p.b}`)!.id };
      yield tap(seen, button('Delete'));
      yield done();
    },
    nearMisses: {
      theOtherDay: {
        change: (_s, _p, ctx) => remove(ctx, 'calc-own-3'),
        because: ['deleted', 'sideEffects'],
      },
      theOneBeside: {
        change: (_s, _p, ctx) => remove(ctx, 'calc-own-2'),
        because: ['deleted', 'sideEffects'],
      },
      both: {
        change: (_s, _p, ctx) => {
          remove(ctx, WANTED);
          remove(ctx, 'calc-own-3');
        },
        because: ['deleted', 'sideEffects'],
      },
    },
  },
);
