import { button, done, first, has, row, scrollTo, SolverError, tap, text, back, open } from '../steps.ts';
import { leftOpen, plainCalendar, saveNew, startEvent, endAt } from '../calendar/make.ts';
import type { Phone } from '../form.ts';
import { task } from '../form.ts';
import { receive } from '../messages/make.ts';
import { date, distinct, int, params, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { openOrders, orderCard, putOrder, ready, ware, type Ware } from './make.ts';

const ORDERS = ['BZ-40871', 'BZ-40912', 'BZ-40955'];
interface P {
  wares: Ware[];
  asked: number;
  day: Day;
  old: Day;
  from: number;
  hours: number;
}
const number = (i: number) => `PP-${21_955 + 41 * i}`;
const title = (p: P, i = p.asked) => `Bazari: ${p.wares[i]!.name}`;
const event = (s: Phone, ctx: SetupCtx, p: P, day = p.day, i = p.asked) =>
  saveNew(s, ctx, { title: title(p, i), day: day.iso, at: p.from * 60, minutes: p.hours * 60 });

/** A text has a parcel's number alone; what is in it, only the orders say. */
export const whichParcel = task(
  'shop/which-parcel',
  params({
    wares: distinct(
      3,
      ware(w => !w.name.includes(',')),
    ),
    asked: int(0, 2),
    day: date(3, 9),
    old: date(1, 2),
    from: int(8, 16),
    hours: int(2, 3),
  }).such(p => new Set(p.wares.map(w => w.product)).size === 3),
  {
    tags: ['cross-app', 'search', 'date', 'transcription', 'calendar'],
    needs: { lookups: 4, memory: 3, conditions: 1 },
    ask: {
      en: [
        'The post texted me that a parcel comes on another day. Enter the new time in my calendar, from and to as they say, titled “Bazari: ” and the name of the thing that is in that parcel.',
        'Pelican Post has moved a delivery, see my text messages. Find out on Bazari what is in the parcel with that number, and put “Bazari: …”, its name filled in, into my calendar for the new time slot.',
      ],
      zh: [
        '邮局发短信说有个包裹改期配送了。查一下 Bazari 里那个包裹装的是什么，把新的配送时间段加进日历，标题为“Bazari: ”加上商品名称。',
      ],
    },
    setup: (s, p, ctx) => {
      ready(s);
      plainCalendar(s, ctx, 10, [], () => true);
      ORDERS.forEach((order, i) =>
        putOrder(s, order, {
          lines: [{ variant: p.wares[i]!.variant, count: 1 }],
          daysAgo: 5 - i,
          stage: 'sent',
          parcel: { number: number(i), expected: p.old.iso },
        }),
      );
      const other = (p.asked + 1) % 3;
      receive(s, ctx, 'PELICAN', `Parcel ${number(other)} is with us. We bring it on ${p.old.en}.`, 900);
      receive(
        s,
        ctx,
        'PELICAN',
        `Sorry! Parcel ${number(p.asked)} cannot come on ${p.old.en}. New time: ${p.day.en}, ${p.from}:00 to ${p.from + p.hours}:00.`,
        44,
      );
    },
    expect: { entered: (s, p, ctx) => event(s, ctx, p) },
    free: s => leftOpen(s),
    solve: function* (seen, p) {
      seen = yield open('messages');
      seen = yield* scrollTo(seen, first(row('PELICAN')));
      seen = yield tap(seen, first(row('PELICAN')));
      const told = seen.elements!.find(e => /^Sorry! Parcel/.test(e.name))!.name;
      const parcel = /PP-\d+/.exec(told)![0];
      seen = yield* openOrders();
      for (const [i, order] of ORDERS.entries()) {
        seen = yield* scrollTo(seen, orderCard(order));
        seen = yield tap(seen, orderCard(order));
        if (has(seen, text(parcel))) {
          seen = yield* startEvent(title(p, i), p.day, p.from * 60);
          seen = yield* endAt(seen, (p.from + p.hours) * 60);
          yield tap(seen, button('Save'));
          return yield done();
        }
        seen = yield back();
      }
      throw new SolverError('No order has that parcel');
    },
    nearMisses: {
      theOtherParcel: {
        change: (s, p, ctx) => event(s, ctx, p, p.day, (p.asked + 1) % 3),
        because: ['entered', 'sideEffects'],
      },
      theOldDay: {
        change: (s, p, ctx) => event(s, ctx, p, p.old),
        because: ['entered', 'sideEffects'],
      },
    },
  },
);
