import { onlyRemoved, same } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { date, int, params } from '../sample.ts';
import { button, done, open, tap } from '../steps.ts';
import { before, makeEntry, under } from './make.ts';

const WANTED = 'calc-own-1';

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
    goals: { deleted: ({ now }) => !(WANTED in now.apps.calculator.history) },
    invariants: {
      others: ({ was, now }) =>
        onlyRemoved(
          was.apps.calculator.history,
          now.apps.calculator.history,
          Object.keys(was.apps.calculator.history).filter(
            id => id === WANTED && !(id in now.apps.calculator.history),
          ),
        ) &&
        Object.keys(now.apps.calculator.history).every(id =>
          same(was.apps.calculator.history[id], now.apps.calculator.history[id]),
        ),
    },
    allow: () => [],
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
        change: s => {
          delete s.apps.calculator.history['calc-own-3'];
        },
        because: ['deleted', 'others'],
      },
      theOneBeside: {
        change: s => {
          delete s.apps.calculator.history['calc-own-2'];
        },
        because: ['deleted', 'others'],
      },
      both: {
        change: s => {
          delete s.apps.calculator.history[WANTED];
          delete s.apps.calculator.history['calc-own-3'];
        },
        because: 'others',
      },
      all: {
        change: s => {
          s.apps.calculator.history = {};
        },
        because: 'others',
      },
      rightAndSettings: {
        change: s => {
          delete s.apps.calculator.history[WANTED];
          s.apps.calculator.settings.vibrate = false;
        },
        because: 'sideEffects',
      },
    },
  },
);
