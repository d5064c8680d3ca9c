import { keyOf } from '../../../apps/food/select.ts';
import { openThread, receive } from '../chat/make.ts';
import { anyOf, task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, escaped, find, rid, scrollTo, tap, toggle } from '../steps.ts';
import { contactOf, friend, given } from '../wallet/make.ts';
import { dishId, holding, momentOn, openOrder, orderId, putOrder, WORK } from './make.ts';

const KITCHEN = 'hawthorn-bank-bakehouse';
const DISHES = {
  'cinnamon-bun': 'Cinnamon bun',
  'sausage-roll': 'Sausage roll',
  'cheese-and-chive-scone': 'Cheese and chive scone',
  'vegan-chocolate-cookie': 'Vegan chocolate cookie',
  'pear-and-ginger-cake-slice': 'Pear and ginger cake, slice',
  'tomato-soup-roll': 'Tomato soup, roll',
} as const;
type Slug = keyof typeof DISHES;
const NUMBER = '8915';
interface P {
  who: string;
  dishes: Slug[];
  counts: readonly number[];
  lacks: number;
}
/** How many of each dish came: of the first some, of the second none, of the others all. */
const came = (p: P): number[] => [p.counts[0]! - p.lacks, 0, p.counts[2]!, p.counts[3]!];
const lacking = (p: P) =>
  p.dishes.slice(0, 2).map((slug, i) => ({
    line: keyOf({ dish: dishId(KITCHEN, slug), options: [], without: [], note: '' }),
    count: p.counts[i]! - came(p)[i]!,
  }));
const claim = (ctx: SetupCtx, lines: ReturnType<typeof lacking>) =>
  ctx.act('food', 'claim', { order: orderId(NUMBER), kind: 'missing', lines, text: '' });
const counted = (n: number, name: string) => `${n} × ${name}`;

/** What a friend unpacked is less than what was ordered. */
export const claimWhatLacked = task(
  'food/claim-what-lacked',
  params({
    who: friend(),
    dishes: distinct(4, oneOf(...(Object.keys(DISHES) as [Slug, ...Slug[]]))),
    counts: oneOf([3, 1, 2, 1], [4, 2, 1, 2], [3, 2, 1, 1], [4, 1, 3, 2]),
    lacks: int(1, 2),
  }),
  {
    tags: ['cross-app', 'comparison', 'refund'],
    needs: { lookups: 8, memory: 4 },
    ask: {
      en: [
        p =>
          `${p.who} unpacked this morning's Dishcart delivery at the studio and wrote me on Parley what was in the bags. Compare that with what I ordered, and report to Dishcart exactly what is missing, no comment needed.`,
        p =>
          `Something was missing from the Hawthorn Bank order today. ${given(p.who)} counted what came, it is in our Parley chat. Claim the missing pieces in Dishcart, just those and without further words, so that we get the money back.`,
      ],
      zh: [
        p =>
          `今早 Dishcart 送到工作室的东西是${p.who}拆的，里面有什么在 Parley 上告诉我了。请和我下的单对一下，在 Dishcart 里把缺的申报为漏送，不多报不少报，不用写说明。`,
      ],
    },
    setup: (s, p, ctx) => {
      const wanted = p.dishes.map((slug, i) => ({ dish: dishId(KITCHEN, slug), count: p.counts[i]! }));
      const at = momentOn(s, 0, 8 * 60 + 10);
      putOrder(s, NUMBER, { kitchen: KITCHEN, wanted, at, to: WORK, rider: 'Ewa N.', tipCents: 1_00 });
      const before = wanted.map(each => ({ ...each, count: each.count + 1 }));
      putOrder(s, '8911', { kitchen: KITCHEN, wanted: before, at: momentOn(s, -7, 500), to: WORK });
      const who = contactOf(p.who);
      const inBags = p.dishes.flatMap((slug, i) => (came(p)[i] ? [counted(came(p)[i]!, DISHES[slug])] : []));
      receive(s, ctx, who, 'The food is here, I put it in the kitchen', 44);
      receive(s, ctx, who, `Unpacked: ${inBags.toReversed().join('; ')}. Nothing else in there`, 31);
    },
    expect: {
      claimed: anyOf<P>(
        (_s, p, ctx) => claim(ctx, lacking(p)),
        (_s, p, ctx) => lacking(p).forEach(each => claim(ctx, [each])),
        (_s, p, ctx) =>
          lacking(p)
            .toReversed()
            .forEach(each => claim(ctx, [each])),
      ),
    },
    solve: function* (seen, p) {
      seen = yield* openThread(seen, p.who);
      const unpacked = find(seen, holding('Unpacked: ')).name;
      const inBags = new Map(
        [...unpacked.matchAll(/(\d) × ([^;.]+)/g)].map(([, n, name]) => [name!.trim(), Number(n)]),
      );
      seen = yield* openOrder(`Order ${NUMBER}`);
      const ordered = p.dishes.map((slug, i) => ({ name: DISHES[slug] as string, count: p.counts[i]! }));
      seen = yield* scrollTo(seen, rid('help'));
      seen = yield tap(seen, rid('help'));
      for (const { name, count } of ordered) {
        const less = count - (inBags.get(name) ?? 0);
        if (less === 0) continue;
        const line = toggle(new RegExp(`^${escaped(name)}, £`));
        seen = yield* scrollTo(seen, line);
        seen = yield tap(seen, line);
        const minus = button(new RegExp(`^Decrease ${escaped(name)}$`));
        if (count > less) seen = yield* scrollTo(seen, minus);
        for (let n = count; n > less; n--) seen = yield tap(seen, minus);
      }
      yield tap(seen, rid('send-claim'));
      yield done();
    },
    nearMisses: {
      whatCame: {
        change: (_s, p, ctx) =>
          claim(
            ctx,
            p.dishes.slice(2).map((slug, i) => ({
              line: keyOf({ dish: dishId(KITCHEN, slug), options: [], without: [], note: '' }),
              count: p.counts[i + 2]!,
            })),
          ),
        because: ['claimed', 'sideEffects'],
      },
      onlyWhatIsGone: {
        change: (_s, p, ctx) => claim(ctx, lacking(p).slice(1)),
        because: 'claimed',
      },
    },
  },
);
