import { monthOf } from '../../../apps/wallet/select.ts';
import { task, type Phone } from '../form.ts';
import { int, made, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, find, rid, scrollTo, tap } from '../steps.ts';
import { centsIn, CREDIT, fund, openTile, POT, pounds, putBill, quiet, rowLike, typed } from './make.ts';

const MONTH = '2026-02';
/** Categories as screens name them, what the goals call them, and a firm of each. */
const KINDS = {
  groceries: ['Groceries', 'groceries', '买菜', 'firm-larder'],
  eating: ['Eating out', 'eating out', '外出吃饭', 'firm-casa-tilde'],
  transport: ['Transport', 'getting about (Transport)', '交通', 'firm-ropewalk-parking'],
  leisure: ['Leisure', 'leisure', '休闲', 'firm-tidal-hall'],
} as const;
interface Asked {
  kind: keyof typeof KINDS;
  extra: number;
  refund: number;
}
interface P extends Asked {
  budget: number;
}
const spentIn = (s: Phone, kind: string): number =>
  monthOf(s.apps.wallet, MONTH, 'Europe/London').shares.find(x => x.category === kind)?.cents ?? 0;
const rest = (s: Phone, p: P) => p.budget - spentIn(s, p.kind);
const put = (ctx: SetupCtx, cents: number) => ctx.act('wallet', 'movePot', { pot: POT, cents, into: true });
/** The next ten pounds above what is spent, and some more. */
const budgetFor = (phone: Phone, { kind, extra, refund }: Asked, tens: number): number =>
  (Math.floor((spentIn(phone, kind) + extra - refund) / 10_00) + 1 + tens) * 10_00;

/** A budget less what a month came to, refunds taken off, goes into the pot. */
export const restOfBudget = task(
  'wallet/rest-of-budget',
  params({
    kind: oneOf('groceries', 'eating', 'transport', 'leisure'),
    extra: int(11_15, 38_95, 5),
    refund: int(3_05, 10_95, 5),
    tens: int(0, 6),
  }).and((p, phone) => ({ budget: made(() => budgetFor(phone, p, p.tens)) })),
  {
    tags: ['arithmetic', 'savings', 'charts'],
    needs: { lookups: 1, memory: 1 },
    ask: {
      en: [
        p =>
          `I allowed myself ${pounds(p.budget)} for ${KINDS[p.kind][1]} in February. Whatever Copperleaf says I did not spend of it goes into the bicycle savings, to the penny.`,
        p =>
          `Work out how much of my February budget of ${pounds(p.budget)} for ${KINDS[p.kind][1]} is left over by Copperleaf, money that came back included, and move exactly that from the balance into the New bicycle pot.`,
      ],
      zh: [
        p =>
          `我给自己定的2月份${KINDS[p.kind][2]}预算是 ${pounds(p.budget)}。看看 Copperleaf 里还剩多少没花（退款要算上），把剩下的一分不差地存进买自行车的存钱罐。`,
      ],
    },
    setup: (s, p) => {
      quiet(s);
      fund(s, 120_00);
      const [, , , firm] = KINDS[p.kind];
      const bill = putBill(s, 'extra', {
        from: CREDIT,
        to: firm,
        cents: p.extra,
        category: p.kind,
        daysAgo: 20,
      });
      putBill(s, 'refund', {
        kind: 'refund',
        from: firm,
        to: CREDIT,
        cents: p.refund,
        category: p.kind,
        of: bill,
        what: 'Charged twice in part',
        daysAgo: 16,
      });
      putBill(s, 'march', { from: CREDIT, to: firm, cents: p.extra + 1_25, category: p.kind, daysAgo: 4 });
    },
    expect: { saved: (s, p, ctx) => put(ctx, rest(s, p)) },
    solve: function* (_seen, p) {
      let seen = yield* openTile('Analysis');
      seen = yield tap(seen, button('Month before'));
      const share = rowLike(new RegExp(`^${KINDS[p.kind][0]}, \\d+%`));
      seen = yield* scrollTo(seen, share);
      const spent = centsIn(find(seen, share).name);
      seen = yield* openTile('New bicycle');
      seen = yield fill(seen, field('Amount'), typed(p.budget - spent));
      seen = yield* scrollTo(seen, rid('move'));
      yield tap(seen, rid('move'));
      yield done();
    },
    nearMisses: {
      withoutTheRefund: {
        change: (s, p, ctx) => put(ctx, rest(s, p) - p.refund > 0 ? rest(s, p) - p.refund : 1),
        because: ['saved', 'sideEffects'],
      },
      whatWasSpent: {
        change: (s, p, ctx) => put(ctx, Math.min(spentIn(s, p.kind), 200_00) + 1),
        because: ['saved', 'sideEffects'],
      },
      takenOut: {
        change: (s, p, ctx) => ctx.act('wallet', 'movePot', { pot: POT, cents: rest(s, p), into: false }),
        because: ['saved', 'sideEffects'],
      },
    },
  },
);
