import { cancelRefund } from '../../../apps/food/select.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, done, field, fill, find, rid, scrollTo, tap } from '../steps.ts';
import { goesOn, dishId, holding, momentOn, openOrder, orderId, pounds, putOrder, WORK } from './make.ts';

const NUMBER = '8918';
const LUNCHES = [
  ['cafe-bollard', 'The Bollard', 'full-harbour-breakfast'],
  ['kingfisher-cafe', 'Kingfisher Café', 'pad-thai-prawn'],
  ['nassers-bakery', 'Nasser’s', 'baklava-six'],
] as const;
const NOTES = [
  'Leave it with Tess at the desk.',
  'I am out: give it to the porter.',
  'Straight up to the roof, please.',
  'Ask for the blue team.',
] as const;
interface P {
  lunch: number;
  count: number;
  tip: number;
  limit: number;
  note: string;
}
const backOf = (s: Phone) => cancelRefund(s.apps.food.orders[orderId(NUMBER)]!)!;
const settle = (s: Phone, p: P, ctx: SetupCtx, cancel = backOf(s) >= p.limit) =>
  cancel
    ? ctx.act('food', 'cancel', { order: orderId(NUMBER) })
    : ctx.act('food', 'changeNote', { order: orderId(NUMBER), note: p.note });

/** An order that its kitchen has begun gives back a part: whether that is enough, the dialog says. */
export const keepOrCancelOrder = task(
  'food/keep-or-cancel',
  params({
    lunch: int(0, 2),
    count: int(2, 4),
    tip: oneOf(0, 1_00, 2_00),
    limit: oneOf(10_00, 12_00, 14_00, 16_00, 18_00),
    note: oneOf(...NOTES),
  }),
  {
    tags: ['condition', 'refund', 'threshold'],
    needs: { lookups: 1, conditions: 1 },
    ask: {
      en: [
        p =>
          `I cannot be at the studio when the ${LUNCHES[p.lunch]![1]} order comes. If cancelling still gives me ${pounds(p.limit)} or more, cancel it. If it gives less, let it come with the note “${p.note}” for the rider.`,
        p =>
          `See in Dishcart what would come back if I called off today's order from ${LUNCHES[p.lunch]![1]}. From ${pounds(p.limit)} up, call it off. Below that keep it and change the rider's note to “${p.note}”`,
      ],
      zh: [
        p =>
          `${LUNCHES[p.lunch]![1]} 的外卖送到时我不在工作室。看看现在取消能退多少：退 ${pounds(p.limit)} 或以上就取消；不到就照送，把给骑手的备注改成“${p.note}”。`,
      ],
    },
    setup: (s, p, ctx) => {
      const [kitchen, , slug] = LUNCHES[p.lunch]!;
      const wanted = [{ dish: dishId(kitchen, slug), count: p.count }];
      const at = ctx.now - 12 * 60_000;
      const slot = momentOn(s, 0, 740);
      const id = putOrder(s, NUMBER, {
        kitchen,
        wanted,
        at,
        slot,
        to: WORK,
        tipCents: p.tip,
        note: 'First floor.',
        status: 'preparing',
        acceptedAt: at + 120_000,
      });
      goesOn(s, ctx, id, 'onTheWay', slot - 15 * 60_000);
    },
    expect: { settled: (s, p, ctx) => settle(s, p, ctx) },
    solve: function* (seen, p) {
      seen = yield* openOrder(/There at about/);
      seen = yield* scrollTo(seen, rid('cancel'));
      seen = yield tap(seen, rid('cancel'));
      const said = find(seen, holding('comes back')).name;
      const cents = Math.round(Number(/£(\d+\.\d\d)/.exec(said)![1]) * 100);
      if (cents >= p.limit) {
        yield tap(seen, rid('confirm-cancel'));
        return yield done();
      }
      seen = yield back();
      seen = yield* scrollTo(seen, rid('change-note'), { direction: 'up' });
      seen = yield tap(seen, rid('change-note'));
      seen = yield fill(seen, field('Note to the rider'), p.note, { clear: true });
      yield tap(seen, button('Save'));
      return yield done();
    },
    nearMisses: {
      theOtherWay: {
        change: (s, p, ctx) => settle(s, p, ctx, backOf(s) < p.limit),
        because: ['settled', 'sideEffects'],
      },
    },
  },
);
