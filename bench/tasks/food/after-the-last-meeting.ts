import { ASKED, listedIn, other, putEvent, showDay } from '../calendar/make.ts';
import { task, type Phone } from '../form.ts';
import { dayAt, int, oneOf, params, timeText } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, has, option, rid, scroll, scrollTo, tap } from '../steps.ts';
import { quiet, sourceOpen } from '../wallet/make.ts';
import { CODE, dishId, momentOn, openFood, orderAndPay, orderBasket, putIn, TODAY } from './make.ts';

const KITCHEN = 'hook-line';
const DINNERS = ['cod-and-chips', 'scampi-basket', 'haddock-and-chips', 'squid-with-chilli-salt'] as const;
interface P {
  dinner: (typeof DINNERS)[number];
  count: number;
  ends: number;
  title: string;
  full: number;
}
/** The first quarter of an hour that is half an hour after the last appointment or later and not full. */
const earliest = (p: P) => Math.ceil((p.ends + 30) / 15) * 15;
const slot = (p: P) => earliest(p) + 15 * p.full;
const order = (s: Phone, ctx: SetupCtx, now: Phone, minute: number) => {
  ctx.act('food', 'setCheckout', { slot: momentOn(s, 0, minute) });
  orderBasket(s, ctx, now);
};

/** When dinner is to come follows from the calendar, and from what the kitchen can still do. */
export const afterTheLastMeeting = task(
  'food/after-the-last-meeting',
  params({
    dinner: oneOf(...DINNERS),
    count: int(2, 3),
    ends: int(1_065, 1_180, 5),
    title: oneOf('Choir committee', 'Roof talk', 'Parents’ evening', 'Boat club board', 'Allotment round'),
    full: int(0, 2),
  }),
  {
    tags: ['cross-app', 'date', 'condition', 'order'],
    needs: { lookups: 3, conditions: 2, memory: 1 },
    ask: {
      en: [
        `Tonight's dinner is in my Dishcart basket. Order it for the first free time that is at least half an hour after my last appointment today, and pay with Copperleaf. The code is ${CODE}.`,
        `Look in the calendar when I am done today. The Dishcart basket should be delivered 30 minutes after that at the earliest, at the first time from then on that is not full. Order it so. Copperleaf passcode ${CODE}.`,
      ],
      zh: [
        `今晚的晚饭已经在 Dishcart 购物袋里了。看看日历里我今天最后一个日程几点结束，选结束至少半小时以后最早一个没满的送达时间下单，用 Copperleaf 付款，密码 ${CODE}。`,
      ],
    },
    setup: (s, p, ctx) => {
      quiet(s);
      const { iso } = dayAt(s.clock.now, s.clock.zone);
      for (const [id, e] of Object.entries(s.apps.calendar.events))
        if (!e.allDay && e.repeat === null && e.startDate === iso) delete s.apps.calendar.events[id];
      for (const e of Object.values(s.apps.calendar.events))
        if (e.repeat !== null && !e.allDay && (e.repeat.until === null || e.repeat.until >= iso))
          e.repeat.until = '2026-03-11';
      putEvent(s, ASKED, { title: p.title, day: iso, at: p.ends - 55, minutes: 55 });
      putEvent(s, other(1), { title: 'Printer service', day: iso, at: p.ends - 170, minutes: 60 });
      // It begins last tomorrow.
      putEvent(s, other(2), { title: 'Film club', day: tomorrow(s), at: 1_170, minutes: 90 });
      putIn(s, ctx, [{ dish: dishId(KITCHEN, p.dinner), count: p.count }]);
      const taken = Array.from({ length: p.full }, (_, i) => momentOn(s, 0, earliest(p) + 15 * i));
      s.apps.food.restaurants[KITCHEN]!.full = taken;
    },
    expect: { ordered: (s, p, ctx, now) => order(s, ctx, now, slot(p)) },
    choices: s => sourceOpen(s),
    solve: function* () {
      let seen = yield* showDay(TODAY);
      const today = [...listedIn(seen), ...listedIn(yield scroll('down', 0.5))].filter(
        e => e.day === 'Thu, 12 Mar',
      );
      const ends = today
        .map(e => e.to)
        .toSorted()
        .at(-1)!;
      const first = Math.ceil((Number(ends.slice(0, 2)) * 60 + Number(ends.slice(3)) + 30) / 15) * 15;
      seen = yield* openFood();
      seen = yield tap(seen, rid('view-basket'));
      seen = yield tap(seen, rid('to-checkout'));
      seen = yield* scrollTo(seen, rid('choose-time'));
      seen = yield tap(seen, rid('choose-time'));
      const free = (minute: number) => option(timeText(minute));
      let minute = first;
      seen = yield* scrollTo(seen, {
        what: 'the time',
        rank: e => (e.name.startsWith(timeText(minute)) ? 0 : null),
      });
      while (!has(seen, free(minute))) {
        minute += 15;
        seen = yield* scrollTo(seen, {
          what: 'a time',
          rank: e => (e.name.startsWith(timeText(minute)) ? 0 : null),
        });
      }
      seen = yield tap(seen, free(minute));
      yield* orderAndPay(seen);
      yield done();
    },
    nearMisses: {
      aQuarterLater: {
        change: (s, p, ctx) => order(s, ctx, s, slot(p) + 15),
        because: ['ordered', 'sideEffects'],
      },
    },
  },
);
const tomorrow = (s: Phone): string => dayAt(s.clock.now + 86_400_000, s.clock.zone).iso;
