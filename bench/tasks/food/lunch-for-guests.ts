import { ASKED, openEvent, other, putEvent } from '../calendar/make.ts';
import { task, type Phone } from '../form.ts';
import { dayAt, distinct, int, oneOf, params, time, type TimeOfDay, timeText } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done } from '../steps.ts';
import { friend, quiet, sourceOpen } from '../wallet/make.ts';
import { guest, saidYes } from '../wallet/split-with-guests.ts';
import {
  addDish,
  chooseAddress,
  chooseTime,
  CODE,
  dishId,
  momentOn,
  openKitchen,
  orderAndPay,
  placeOrder,
  toCheckout,
  TODAY,
  WORK,
} from './make.ts';

const KITCHEN = 'hawthorn-bank-bakehouse';
const DISHES = {
  'quiche-leek-and-blue-cheese': 'Quiche, leek and blue cheese',
  'roast-chicken-sandwich': 'Roast chicken sandwich',
  'hummus-and-carrot-sandwich': 'Hummus and carrot sandwich',
  'tomato-soup-roll': 'Tomato soup, roll',
} as const;
interface P {
  title: string;
  dish: keyof typeof DISHES;
  friends: string[];
  no: number;
  at: TimeOfDay;
}
const coming = (p: P) => p.friends.slice(p.no);
const order = (s: Phone, ctx: SetupCtx, now: Phone, p: P, count = coming(p).length + 1, early = 15) =>
  placeOrder(s, ctx, now, [{ dish: dishId(KITCHEN, p.dish), count }], {
    to: WORK,
    slot: momentOn(s, 0, p.at.minutes - early),
  });

/** How many eat and when: the calendar has both. */
export const lunchForGuests = task(
  'food/lunch-for-guests',
  params({
    title: oneOf('Poster review', 'Print proofs', 'Lantern jury', 'Route walk-through', 'Sound check talk'),
    dish: oneOf(...(Object.keys(DISHES) as (keyof typeof DISHES)[])),
    friends: distinct(6, friend()),
    no: int(1, 3),
    at: time('12:00', '14:30', 15),
  }),
  {
    tags: ['cross-app', 'order', 'count', 'date'],
    needs: { lookups: 3, memory: 2, conditions: 6 },
    ask: {
      en: [
        p =>
          `Order lunch for “${p.title}” today to the studio: one ${DISHES[p.dish]} from Hawthorn Bank each, for me and for every guest who has accepted in my calendar. It should be there a quarter of an hour before it begins. Dishcart, paid with Copperleaf, code ${CODE}.`,
        p =>
          `“${p.title}” in today's calendar needs food at Kittiwake Studio, 15 minutes before it starts. Everybody who said yes, and I, get a ${DISHES[p.dish]} from Hawthorn Bank Bakehouse. Order it on Dishcart; my Copperleaf passcode is ${CODE}.`,
      ],
      zh: [
        p =>
          `给今天日历里的“${p.title}”订午餐，送到工作室（Kittiwake Studio），要在开始前 15 分钟送到：我和所有答应参加的客人每人一份 Hawthorn Bank 的 ${DISHES[p.dish]}。用 Dishcart 下单，Copperleaf 密码 ${CODE}。`,
      ],
    },
    setup: (s, p) => {
      quiet(s);
      const { iso } = dayAt(s.clock.now, s.clock.zone);
      const guests = p.friends.map((name, i) => guest(name, i < p.no ? 'no' : 'yes'));
      const turned = [...guests.slice(2), ...guests.slice(0, 2)];
      const at = p.at.minutes;
      putEvent(s, ASKED, { title: p.title, day: iso, at, minutes: 75, place: 'Studio', guests: turned });
      const planned = { title: `${p.title}, planning`, day: iso, at: 960, minutes: 30 };
      putEvent(s, other(1), { ...planned, guests: guests.slice(0, 2) });
    },
    expect: { ordered: (s, p, ctx, now) => order(s, ctx, now, p) },
    choices: s => sourceOpen(s),
    solve: function* (_seen, p) {
      let seen = yield* openEvent(p.title, TODAY);
      const eaters = p.friends.filter(name => saidYes(seen, name)).length + 1;
      seen = yield* openKitchen('Hawthorn Bank');
      seen = yield* addDish(seen, { name: DISHES[p.dish], count: eaters });
      seen = yield* toCheckout(seen);
      seen = yield* chooseAddress(seen, 'Kittiwake Studio');
      seen = yield* chooseTime(seen, 0, timeText(p.at.minutes - 15));
      yield* orderAndPay(seen);
      yield done();
    },
    nearMisses: {
      forAllWhoWereAsked: {
        change: (s, p, ctx) => order(s, ctx, s, p, p.friends.length + 1),
        because: ['ordered', 'sideEffects'],
      },
      withoutMe: {
        change: (s, p, ctx) => order(s, ctx, s, p, coming(p).length),
        because: ['ordered', 'sideEffects'],
      },
      whenItBegins: {
        change: (s, p, ctx) => order(s, ctx, s, p, coming(p).length + 1, 0),
        because: ['ordered', 'sideEffects'],
      },
    },
  },
);
