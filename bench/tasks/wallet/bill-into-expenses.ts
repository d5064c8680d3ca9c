import { addThrough, inAnyAccount, putEntry, writeDown, writeOn, type Wanted } from '../expenses/make.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { done, open, scroll, SolverError, tap } from '../steps.ts';
import { centsIn, CREDIT, openWallet, place, pounds, putBill, quiet, rowsLike } from './make.ts';

const SHOPS = {
  'firm-anvil-hardware': ['Anvil & Awl', 'category-flat'],
  'firm-petal-lane': ['Petal Lane Flowers', 'category-gifts'],
  'firm-stride-sports': ['Stride Sports', 'category-sport'],
  'firm-lade-pharmacy': ['Mill Lade Pharmacy', 'category-health'],
  'firm-scissor-and-stone': ['Scissor & Stone', 'category-clothes'],
} as const;
type Shop = keyof typeof SHOPS;
interface P {
  shops: Shop[];
  cents: number[];
  missing: number;
}
const wanted = (p: P, cents = p.cents[p.missing]!): Wanted => {
  const [name, category] = SHOPS[p.shops[p.missing]!];
  return { name, cents, category };
};

/** Four things were paid this morning: three are written down. */
export const billIntoExpenses = task(
  'wallet/bill-into-expenses',
  params({
    shops: distinct(4, oneOf(...(Object.keys(SHOPS) as [Shop, ...Shop[]]))),
    cents: distinct(4, int(6_05, 58_95, 5)),
    missing: int(0, 3),
  }),
  {
    tags: ['cross-app', 'comparison', 'transcription'],
    needs: { lookups: 8, memory: 4 },
    ask: {
      en: [
        'One of the things that I paid for this morning by Copperleaf is not in Expenses yet. Find out which and write it down there for today, under the name that Copperleaf has for the shop and in the category of my earlier entry there.',
        "Compare today's payments in Copperleaf with today's entries in Expenses. Add the one that I forgot, with the shop's name as in Copperleaf, its amount, and the category that I gave that shop the last time.",
      ],
      zh: [
        '我今天早上用 Copperleaf 付的几笔钱里，有一笔还没记到 Expenses。找出来，补记在今天：名称照 Copperleaf 里的店名，类别和上次在那家店的那笔一样。',
      ],
    },
    setup: (s, p, ctx) => {
      quiet(s);
      p.shops.forEach((shop, i) => {
        const [name, category] = SHOPS[shop];
        const minute = 425 + 19 * i;
        putBill(s, `shop-${i}`, { from: CREDIT, to: shop, cents: p.cents[i]!, daysAgo: 0, minute });
        if (i !== p.missing) putEntry(s, ctx, i, { name, cents: p.cents[i]!, category, daysAgo: 0, minute });
      });
      // What the owner bought there before says where such a thing belongs.
      for (const [i, shop] of p.shops.entries()) {
        const [name, category] = SHOPS[shop];
        putEntry(s, ctx, `before-${i}`, { name, cents: p.cents[i]! + 1_10, category, daysAgo: 6 + i });
      }
    },
    expect: { written: (s, p, ctx, now) => void writeOn(s, ctx, now, wanted(p)) },
    ...inAnyAccount,
    solve: function* (_seen, p) {
      let seen = yield* openWallet();
      seen = yield tap(seen, place('bills'));
      const paid: { name: string; cents: number }[] = [];
      for (let scrolls = 0; scrolls < 2; scrolls++) {
        for (const e of rowsLike(seen, /−£.*, 0[78]:\d\d$/)) {
          const name = e.name.split(', ')[0]!;
          if (!paid.some(each => each.name === name)) paid.push({ name, cents: centsIn(e.name) });
        }
        seen = yield scroll('down');
      }
      seen = yield open('expenses');
      const written = (seen.elements ?? []).map(e => e.name);
      const forgotten = paid.find(
        ({ name, cents }) => !written.some(line => line.startsWith(name) && line.includes(pounds(cents))),
      );
      if (!forgotten) throw new SolverError('Everything of today is written down');
      const shop = p.shops.find(each => SHOPS[each][0] === forgotten.name)!;
      yield* addThrough(seen, { ...forgotten, category: SHOPS[shop][1] });
      yield done();
    },
    nearMisses: {
      asBefore: {
        change: (s, p, ctx) => void writeDown(s, ctx, wanted(p, p.cents[p.missing]! + 1_10)),
        because: ['written', 'sideEffects'],
      },
      oneThatIsThere: {
        change: (s, p, ctx) => {
          const there = (p.missing + 1) % 4;
          writeDown(s, ctx, wanted({ ...p, missing: there }));
        },
        because: ['written', 'sideEffects'],
      },
      inAnotherCategory: {
        change: (s, p, ctx) => void writeDown(s, ctx, { ...wanted(p), category: 'category-other' }),
        because: ['written', 'sideEffects'],
      },
    },
  },
);
