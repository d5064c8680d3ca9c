import { monthOf } from '../../../apps/wallet/select.ts';
import { task, wrongAnswer, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { answer, button, done, find, scrollTo, tap } from '../steps.ts';
import { centsIn, CREDIT, openTile, putBill, quiet, rowLike } from './make.ts';

const KINDS = {
  groceries: ['Groceries', 'groceries', '买菜', 'firm-larder'],
  eating: ['Eating out', 'eating out', '外出吃饭', 'firm-salt-cellar'],
  transport: ['Transport', 'transport', '交通', 'firm-ropewalk-parking'],
  leisure: ['Leisure', 'leisure', '休闲', 'firm-tidal-hall'],
} as const;
type Kind = keyof typeof KINDS;
const MONTHS = ['2025-12', '2026-01', '2026-02'] as const;
const NAMES = ['December', 'January', 'February'] as const;
interface P {
  kinds: readonly Kind[];
  extra: number;
  refund: number;
}
const spent = (s: Phone, month: string, { kinds }: P): number =>
  monthOf(s.apps.wallet, month, s.clock.zone)
    .shares.filter(x => kinds.includes(x.category as Kind))
    .reduce((sum, x) => sum + x.cents, 0);
const all = (s: Phone, p: P): number[] => MONTHS.map(month => spent(s, month, p));
/** The dearest month, and by how much it was above the cheapest. */
const dearest = (sums: readonly number[]) => ({
  month: NAMES[sums.indexOf(Math.max(...sums))]!,
  more: (Math.max(...sums) - Math.min(...sums)) / 100,
});

/** Three months are compared by what two categories came to together. */
export const dearerMonth = task(
  'wallet/dearer-month',
  params({
    kinds: oneOf(
      ['groceries', 'eating'],
      ['groceries', 'transport'],
      ['eating', 'leisure'],
      ['transport', 'leisure'],
      ['groceries', 'leisure'],
    ),
    where: oneOf(0, 1, 2),
    extra: int(140_15, 260_95, 5),
    refund: int(8_05, 29_95, 5),
  }),
  {
    tags: ['query', 'charts', 'arithmetic', 'comparison', 'money'],
    needs: { lookups: 6, memory: 6 },
    ask: {
      en: [
        ({ kinds: [a, b] }) =>
          `Taking ${KINDS[a!][1]} and ${KINDS[b!][1]} together, in which of December, January and February did I spend most by Copperleaf's analysis, and how much more than in the cheapest of the three? Fill in the answer sheet.`,
        ({ kinds: [a, b] }) =>
          `Look at December to February in Copperleaf. Add what ${KINDS[a!][1]} and ${KINDS[b!][1]} came to in each month; the answer sheet wants the dearest month and the difference to the cheapest.`,
      ],
      zh: [
        ({ kinds: [a, b] }) =>
          `看 Copperleaf 的分析：把${KINDS[a!][2]}和${KINDS[b!][2]}加在一起，去年12月到今年2月这三个月里哪个月花得最多？比花得最少的那个月多多少？请填在答题表里。`,
      ],
    },
    setup: (s, p) => {
      quiet(s);
      // One month becomes the dearest whatever the world had; a refund counts where it came.
      const daysAgo = [85, 55, 25];
      const [first, second] = p.kinds as readonly Kind[];
      for (const days of daysAgo)
        for (const kind of p.kinds)
          putBill(s, `base-${days}-${kind}`, {
            from: CREDIT,
            to: KINDS[kind][3],
            cents: 3_00 + days,
            category: kind,
            daysAgo: days + 1,
          });
      putBill(s, 'extra', {
        from: 'card-4417',
        to: KINDS[first!][3],
        cents: p.extra,
        category: first!,
        daysAgo: daysAgo[p.where]!,
      });
      const other = putBill(s, 'twice', {
        from: CREDIT,
        to: KINDS[second!][3],
        cents: p.refund + 12_00,
        category: second!,
        daysAgo: daysAgo[(p.where + 1) % 3]!,
      });
      putBill(s, 'refund', {
        kind: 'refund',
        from: KINDS[second!][3],
        to: CREDIT,
        cents: p.refund,
        category: second!,
        of: other,
        daysAgo: daysAgo[(p.where + 1) % 3]! - 2,
      });
    },
    answer: {
      fields: {
        month: {
          type: 'choice',
          label: { en: 'Dearest month', zh: '花得最多的月份' },
          options: [
            { en: 'December', zh: '12月' },
            { en: 'January', zh: '1月' },
            { en: 'February', zh: '2月' },
          ],
        },
        more: { type: 'number', unit: 'GBP', label: { en: 'Difference', zh: '相差' } },
      },
      key: ({ was, p }) => dearest(all(was, p)),
    },
    solve: function* (_seen, p) {
      let seen = yield* openTile('Analysis');
      const sums: number[] = [];
      for (let month = 0; month < 3; month++) {
        seen = yield* scrollTo(seen, button('Month before'), { direction: 'up' });
        seen = yield tap(seen, button('Month before'));
        let sum = 0;
        for (const kind of p.kinds) {
          const share = rowLike(new RegExp(`^${KINDS[kind][0]}, \\d+%`));
          seen = yield* scrollTo(seen, share);
          sum += centsIn(find(seen, share).name);
        }
        sums.unshift(sum);
      }
      yield answer(dearest(sums));
      yield done();
    },
    nearMisses: {
      withoutTheRefund: wrongAnswer((p, start) => ({
        ...dearest(all(start, p)),
        more: dearest(all(start, p)).more - p.refund / 100,
      })),
      ofOneCategory: wrongAnswer((p, start) => {
        const sums = all(start, { ...p, kinds: p.kinds.slice(0, 1) });
        return {
          month: dearest(all(start, p)).month,
          more: (Math.max(...sums) - Math.min(...sums) + 1) / 100,
        };
      }),
      anotherMonth: wrongAnswer((p, start) => {
        const { month, more } = dearest(all(start, p));
        return { month: NAMES.find(name => name !== month)!, more };
      }),
    },
  },
);
