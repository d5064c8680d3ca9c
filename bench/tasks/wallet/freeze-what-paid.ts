import { makeNote } from '../notes/make.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import {
  button,
  done,
  escaped,
  field,
  fill,
  find,
  open,
  row,
  scrollTo,
  SolverError,
  tap,
  toggle,
} from '../steps.ts';
import {
  billId,
  CREDIT,
  DEBIT,
  openWallet,
  place,
  pounds,
  putBill,
  quiet,
  rowLike,
  rowsLike,
} from './make.ts';

const SHOPS = {
  'firm-larder': 'The Larder Grocery',
  'firm-second-tide-books': 'Second Tide Books',
  'firm-petal-lane': 'Petal Lane Flowers',
  'firm-anvil-hardware': 'Anvil & Awl',
  'firm-lade-pharmacy': 'Mill Lade Pharmacy',
  'firm-stride-sports': 'Stride Sports',
} as const;
type Shop = keyof typeof SHOPS;
interface P {
  shops: Shop[];
  cents: number[];
  stranger: number;
  card: string;
  title: string;
}
/** Which card paid which of the five. */
const cardOf = (p: P, i: number): string => {
  if (i === p.stranger) return p.card;
  return (i + p.stranger) % 2 === 0 ? CREDIT : DEBIT;
};
const other = (card: string) => (card === CREDIT ? DEBIT : CREDIT);
const freeze = (ctx: SetupCtx, card: string) => ctx.act('wallet', 'freezeCard', { card, on: true });
const remark = (ctx: SetupCtx, i: number) =>
  ctx.act('wallet', 'setMemo', { transaction: billId(`shop-${i}`), memo: 'Not mine' });

/** What was bought stands in a note: what is in the bills besides was somebody else. */
export const freezeWhatPaid = task(
  'wallet/freeze-what-paid',
  params({
    shops: distinct(5, oneOf(...(Object.keys(SHOPS) as [Shop, ...Shop[]]))),
    cents: distinct(6, int(4_05, 46_95, 5)),
    stranger: int(0, 4),
    card: oneOf(CREDIT, DEBIT),
    title: oneOf('Bought this morning', 'Errands', 'Before breakfast', 'Shopping today'),
  }),
  {
    tags: ['cross-app', 'comparison', 'security'],
    needs: { lookups: 6, memory: 5 },
    ask: {
      en: [
        p =>
          `What I bought today is in my note “${p.title}”. Copperleaf has one payment more for today, which I did not make. Freeze the card that it was paid with, and put the remark “Not mine” on that bill.`,
        p =>
          `Somebody has paid with one of my cards. Compare today's bills in Copperleaf with the note “${p.title}”, where everything of mine is written: freeze the card of the one that is not there, and leave the remark “Not mine” on it.`,
      ],
      zh: [
        p =>
          `我今天买的东西都记在笔记“${p.title}”里。Copperleaf 今天多了一笔不是我付的：把付这笔钱的卡冻结，并在这笔账单上写备注“Not mine”。`,
      ],
    },
    setup: (s, p, ctx) => {
      quiet(s);
      const mine = p.shops.map((shop, i) => ({ shop, cents: p.cents[i]!, i }));
      for (const { shop, cents, i } of mine)
        putBill(s, `shop-${i}`, {
          from: cardOf(p, i),
          to: shop,
          cents,
          daysAgo: 0,
          minute: 430 + 17 * i,
        });
      const line = (shop: Shop, cents: number) => `${SHOPS[shop]} ${pounds(cents)}`;
      const lines = mine.filter(m => m.i !== p.stranger).map(m => line(m.shop, m.cents));
      makeNote(s, ctx, { title: p.title, body: lines.toReversed().join('\n'), hoursAgo: 1 });
      makeNote(s, ctx, {
        title: `${p.title}, last week`,
        body: [...lines, line(p.shops[p.stranger]!, p.cents[p.stranger]!)].join('\n'),
        hoursAgo: 170,
      });
    },
    expect: {
      frozen: (_s, p, ctx) => freeze(ctx, p.card),
      remarked: (_s, p, ctx) => remark(ctx, p.stranger),
    },
    solve: function* (seen, p) {
      seen = yield open('notes');
      seen = yield* scrollTo(seen, row(p.title));
      seen = yield tap(seen, row(p.title));
      const mine = find(seen, field('Note')).value!;
      seen = yield* openWallet();
      seen = yield tap(seen, place('bills'));
      const today = rowsLike(seen, /−£.*, 0[78]:\d\d$/);
      let bill = today.find(
        e => !mine.includes(`${/^(.*?), /.exec(e.name)![1]} ${/−(£[\d.,]+\d)/.exec(e.name)![1]}`),
      );
      if (!bill) {
        seen = yield { type: 'scroll', direction: 'down' };
        bill = rowsLike(seen, /−£.*, 0[78]:\d\d$/).find(
          e => !mine.includes(`${/^(.*?), /.exec(e.name)![1]} ${/−(£[\d.,]+\d)/.exec(e.name)![1]}`),
        );
      }
      if (!bill) throw new SolverError('Every bill of today is in the note');
      seen = yield tap(seen, rowLike(new RegExp(`^${escaped(bill.name)}$`)));
      const isCredit = seen.elements!.some(e => e.name === 'Orrery 9023');
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Write a memo'));
      seen = yield fill(seen, field('A memo for yourself'), 'Not mine');
      seen = yield tap(seen, button('Save'));
      seen = yield* openWallet();
      seen = yield tap(seen, place('cards'));
      seen = yield tap(seen, rowLike(isCredit ? /^Orrery 9023/ : /^Bay Mutual 4417/));
      yield tap(seen, toggle(/^Freeze/));
      yield done();
    },
    nearMisses: {
      theOtherCard: {
        change: (_s, p, ctx) => {
          freeze(ctx, other(p.card));
          remark(ctx, p.stranger);
        },
        because: ['frozen', 'sideEffects'],
      },
      bothCards: {
        change: (_s, p, ctx) => {
          freeze(ctx, CREDIT);
          freeze(ctx, DEBIT);
          remark(ctx, p.stranger);
        },
        because: 'sideEffects',
      },
      oneOfTheOwners: {
        change: (_s, p, ctx) => {
          freeze(ctx, p.card);
          remark(ctx, (p.stranger + 1) % 5);
        },
        because: ['remarked', 'sideEffects'],
      },
    },
  },
);
