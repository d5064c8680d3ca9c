import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, find, rid, scrollTo, tap } from '../steps.ts';
import { dishId, holding, momentOn, openOrder, orderId, putOrder } from './make.ts';

const KITCHENS = {
  'hook-line': 'scampi-basket',
  'tandoor-junction': 'lamb-biryani',
  zaytuna: 'mixed-grill',
  'sushi-kaji': 'spicy-tuna-eight',
} as const;
type Kitchen = keyof typeof KITCHENS;
interface P {
  kitchens: Kitchen[];
  took: number[];
  at: number;
  stars: number[];
}
const NUMBERS = ['8913', '8916'] as const;
const LIMIT = 60;
const isLate = (p: P, i: number) => p.took[i]! > LIMIT;
const rate = (ctx: SetupCtx, p: P, i: number, late = isLate(p, i)) =>
  ctx.act('food', 'rate', {
    order: orderId(NUMBERS[i]!),
    stars: p.stars[i]!,
    rider: late ? 2 : 5,
    tags: [late ? 'late' : 'onTime'],
    text: '',
  });
const called = {
  'hook-line': 'Hook & Line',
  'tandoor-junction': 'Tandoor Junction',
  zaytuna: 'Zaytuna',
  'sushi-kaji': 'Kaji Sushi',
};

/** What the riders get depends on how long each order took, which two times of the order say. */
export const rateByTime = task(
  'food/rate-by-time',
  params({
    kitchens: distinct(2, oneOf('hook-line', 'tandoor-junction', 'zaytuna', 'sushi-kaji')),
    took: distinct(2, int(42, 79)),
    at: int(18 * 60, 19 * 60 + 30, 7),
    stars: distinct(2, int(3, 5)),
  }).such((p: P) => isLate(p, 0) !== isLate(p, 1)),
  {
    tags: ['condition', 'arithmetic', 'rating'],
    needs: { lookups: 4, conditions: 2 },
    ask: {
      en: [
        p =>
          `Rate my two Dishcart orders of this week. The food gets ${p.stars[0]} stars at ${called[p.kitchens[0]!]} and ${p.stars[1]} at ${called[p.kitchens[1]!]}. A rider who was there within an hour of my ordering gets five stars and the tag On time, one who took longer gets two stars and Late. No review text.`,
        p =>
          `I have not rated this week’s Dishcart deliveries yet. ${called[p.kitchens[0]!]}: ${p.stars[0]} stars, ${called[p.kitchens[1]!]}: ${p.stars[1]} stars for the food. Riders: up to an hour from order to door is 5 stars and “On time”, anything above that is 2 stars and “Late”. Tick nothing else and write nothing.`,
      ],
      zh: [
        p =>
          `给我这周的两单 Dishcart 评分：${called[p.kitchens[0]!]} 的菜 ${p.stars[0]} 星，${called[p.kitchens[1]!]} 的菜 ${p.stars[1]} 星。骑手从下单到送达不超过一小时的给 5 星并勾选“准时”，超过一小时的给 2 星并勾选“迟到”。别的不勾，也不写评语。`,
      ],
    },
    setup: (s, p) => {
      p.kitchens.forEach((kitchen, i) => {
        const at = momentOn(s, i - 3, p.at + 13 * i);
        const wanted = [{ dish: dishId(kitchen, KITCHENS[kitchen]), count: 2 }];
        const rider = ['Dilan A.', 'Bronagh T.'][i]!;
        putOrder(s, NUMBERS[i]!, { kitchen, wanted, at, endedAt: at + p.took[i]! * 60_000, rider });
      });
    },
    expect: {
      first: (_s, p, ctx) => rate(ctx, p, 0),
      second: (_s, p, ctx) => rate(ctx, p, 1),
    },
    solve: function* (seen, p) {
      for (const i of [0, 1]) {
        seen = yield* openOrder(`Order ${NUMBERS[i]}`);
        const there = /(\d\d):(\d\d)/.exec(find(seen, holding('There ')).name)!;
        seen = yield* scrollTo(seen, holding('Ordered '));
        const ordered = /(\d\d):(\d\d)/.exec(find(seen, holding('Ordered ')).name)!;
        const minutes = (m: RegExpExecArray) => Number(m[1]) * 60 + Number(m[2]);
        const late = minutes(there) - minutes(ordered) > LIMIT;
        seen = yield* scrollTo(seen, rid('rate'), { direction: 'up' });
        seen = yield tap(seen, rid('rate'));
        seen = yield tap(seen, button(`${p.stars[i]} stars`));
        seen = yield tap(seen, button(`${late ? 2 : 5} stars for the rider`));
        seen = yield tap(seen, rid(`tag-${late ? 'late' : 'onTime'}`));
        seen = yield tap(seen, rid('send-rating'));
      }
      yield done();
    },
    nearMisses: {
      theOtherWayRound: {
        change: (_s, p, ctx) => {
          rate(ctx, p, 0, !isLate(p, 0));
          rate(ctx, p, 1, !isLate(p, 1));
        },
        because: ['first', 'second', 'sideEffects'],
      },
    },
  },
);
