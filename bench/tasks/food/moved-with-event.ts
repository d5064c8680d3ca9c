import { ASKED, listedIn, other, putEvent, searchFor } from '../calendar/make.ts';
import { task, type Phone } from '../form.ts';
import { dayAt, int, oneOf, params, timeText } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, rid, scrollTo, tap } from '../steps.ts';
import { quiet, sourceOpen } from '../wallet/make.ts';
import {
  chooseAddress,
  chooseTime,
  CODE,
  dishId,
  holding,
  momentOn,
  openOrder,
  orderAndPay,
  orderId,
  placeOrder,
  putPlanned,
  WORK,
} from './make.ts';

const KITCHEN = 'tandoor-junction';
const MEALS = ['lamb-biryani', 'seekh-kebab', 'chicken-tikka', 'paneer-tikka'] as const;
const NUMBER = '8918';
interface P {
  title: string;
  meal: (typeof MEALS)[number];
  count: number;
  tonight: number;
  later: number;
  days: number;
}
const wanted = (p: P) => [
  { dish: dishId(KITCHEN, p.meal), count: p.count },
  { dish: dishId(KITCHEN, 'plain-naan'), count: 2 },
];
const cancel = (ctx: SetupCtx) => ctx.act('food', 'cancel', { order: orderId(NUMBER) });
const again = (s: Phone, ctx: SetupCtx, now: Phone, p: P, minute = p.later - 30) =>
  placeOrder(s, ctx, now, wanted(p), { to: WORK, slot: momentOn(s, p.days, minute) });

/** The evening was moved in the calendar: its dinner has to move as well, which takes a new order. */
export const movedWithEvent = task(
  'food/moved-with-event',
  params({
    title: oneOf('Glue evening', 'Mural night', 'Banner bee', 'Long rehearsal', 'Costume night'),
    meal: oneOf(...MEALS),
    count: int(3, 6),
    tonight: int(1_125, 1_170, 15),
    later: int(1_080, 1_200, 15),
    days: int(1, 3),
  }).such((p: P) => p.later !== p.tonight),
  {
    tags: ['cross-app', 'date', 'refund', 'order', 'multi-step'],
    needs: { lookups: 4, memory: 4 },
    ask: {
      en: [
        p =>
          `“${p.title}” at the studio is not tonight any more, my calendar has the new date. Cancel the food that I ordered on Dishcart for it and order the same again for the new day, there half an hour before it begins. Copperleaf code ${CODE}.`,
        p =>
          `They moved “${p.title}”, see my calendar. Tonight's Dishcart delivery to the studio has to move along: call it off and place the same order anew, to the studio again, for 30 minutes before the new start. Pay with Copperleaf, passcode ${CODE}.`,
      ],
      zh: [
        p =>
          `“${p.title}”改期了，新时间在日历里。我为今晚订的、送到工作室的 Dishcart 外卖请取消，再按新日期重新下一份一样的，在开始前半小时送到工作室。Copperleaf 密码 ${CODE}。`,
      ],
    },
    setup: (s, p, ctx) => {
      quiet(s);
      const slot = momentOn(s, 0, p.tonight - 30);
      const common = { kitchen: KITCHEN, wanted: wanted(p), at: momentOn(s, -2, 1_000), to: WORK };
      putPlanned(s, ctx, NUMBER, { ...common, slot });
      const home = { ...common, to: 'address-home', wanted: wanted(p).slice(0, 1) };
      putPlanned(s, ctx, '8917', { ...home, slot: momentOn(s, 0, p.tonight + 30) });
      const day = (days: number) => dayAt(s.clock.now + days * 86_400_000, s.clock.zone).iso;
      putEvent(s, ASKED, { title: p.title, day: day(p.days), at: p.later, minutes: 120, place: 'Studio' });
      const past = { title: p.title, day: day(-7), at: p.tonight, minutes: 120, place: 'Studio' };
      putEvent(s, other(1), past);
    },
    expect: {
      cancelled: (_s, _p, ctx) => cancel(ctx),
      ordered: { weight: 2, change: (s, p, ctx, now) => again(s, ctx, now, p) },
    },
    choices: s => sourceOpen(s),
    solve: function* (_seen, p) {
      let seen = yield* searchFor(p.title);
      const coming = listedIn(seen).find(e => Number(e.day.split(' ')[1]) > 12)!;
      const start = Number(coming.from.slice(0, 2)) * 60 + Number(coming.from.slice(3));
      const days = Number(coming.day.split(' ')[1]) - 12;
      seen = yield* openOrder(new RegExp(`There at about ${timeText(p.tonight - 30)}`));
      seen = yield* scrollTo(seen, holding('Kittiwake Studio'));
      seen = yield* scrollTo(seen, rid('cancel'), { direction: 'up' });
      seen = yield tap(seen, rid('cancel'));
      seen = yield tap(seen, rid('confirm-cancel'));
      seen = yield* scrollTo(seen, rid('again'));
      seen = yield tap(seen, rid('again'));
      seen = yield tap(seen, rid('to-basket'));
      seen = yield tap(seen, rid('to-checkout'));
      seen = yield* chooseAddress(seen, 'Kittiwake Studio');
      seen = yield* chooseTime(seen, days, timeText(start - 30));
      yield* orderAndPay(seen);
      yield done();
    },
    nearMisses: {
      bothStand: { change: (s, p, ctx) => again(s, ctx, s, p), because: 'cancelled' },
      whenItBegins: {
        change: (s, p, ctx) => {
          cancel(ctx);
          again(s, ctx, s, p, p.later);
        },
        because: ['ordered', 'sideEffects'],
      },
      theOneThatGoesHome: {
        change: (s, p, ctx) => {
          ctx.act('food', 'cancel', { order: orderId('8917') });
          again(s, ctx, s, p);
        },
        because: ['cancelled', 'sideEffects'],
      },
    },
  },
);
