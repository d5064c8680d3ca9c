import { monthOf } from '../../../apps/rides/select.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { addThrough, writeOn } from '../expenses/make.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, back, button, done, find, has, open, rid, scroll, scrollTo, tap, text } from '../steps.ts';
import { centsIn } from '../wallet/make.ts';
import { driven, HOME, openTrips, whenOf } from './make.ts';

const ZONE = 'Europe/London';
const MONTHS = [
  ['2025-09', 'September', '9月'],
  ['2025-10', 'October', '10月'],
  ['2025-11', 'November', '11月'],
  ['2025-12', 'December', '12月'],
  ['2026-01', 'January', '1月'],
  ['2026-02', 'February', '2月'],
  ['2026-03', 'March', '3月'],
] as const;
interface P {
  month: (typeof MONTHS)[number];
  tip: number;
  name: string;
}
const rides = (s: Phone, p: P) =>
  driven(s)
    .map(id => s.apps.rides.rides[id]!)
    .filter(ride => monthOf(whenOf(ride), ZONE) === p.month[0]);
const home = (s: Phone, p: P) => rides(s, p).filter(ride => ride.to.name === HOME);
const cents = (list: ReturnType<typeof rides>) =>
  list.reduce((sum, ride) => sum + ride.tipCents + ride.fare.reduce((all, line) => all + line.cents, 0), 0);
const own = (s: Phone, p: P) => home(s, p).filter(ride => ride.pay !== 'friend');
const write = (s: Phone, ctx: SetupCtx, now: Phone, p: P, sum: number) =>
  void writeOn(s, ctx, now, { name: p.name, cents: sum, category: 'category-transport' });

/** Of a month’s rides only those home count, and only those that no friend paid. */
export const homeRidesTotal = task(
  'rides/home-rides-total',
  params({
    month: oneOf(...MONTHS),
    tip: int(10, 4_90, 20),
    name: oneOf('Rides home', 'Hopalong home', 'Late cabs'),
  }).such((p, phone) => own(phone, p).length > 0 && cents(own(phone, p)) !== cents(rides(phone, p))),
  {
    tags: ['cross-app', 'arithmetic', 'search', 'condition'],
    needs: { lookups: 4, memory: 3, conditions: 3 },
    ask: {
      en: [
        p =>
          `What did my Hopalong rides home cost me in ${p.month[1]}, tips included? Count those that ended at home and that I paid for myself, not the ones a friend paid. Enter the sum as one expense of today: “${p.name}”, category Transport.`,
        p =>
          `Add up ${p.month[1]}’s rides to my flat (${HOME}) in Hopalong, with tips, leaving out rides that were paid by a friend. Put the total into my expenses as “${p.name}” under Transport, dated today.`,
      ],
      zh: [
        p =>
          `算一下我${p.month[2]}坐蹦蹦出行（Hopalong）回家一共花了多少钱，包括小费；只算终点是家、而且是我自己付的，朋友付的不算。把总数记成一笔今天的支出：“${p.name}”，类别 Transport。`,
      ],
    },
    setup: (s, p) => {
      Object.assign(home(s, p).at(0)!, { tipCents: p.tip });
    },
    expect: { entered: (s, p, ctx, now) => write(s, ctx, now, p, cents(own(s, p))) },
    free: s => [newRow(s.apps.expenses.entries).account],
    solve: function* (seen, p) {
      seen = yield* openTrips();
      seen = yield tap(seen, rid('filter-month'));
      seen = yield tap(seen, button(`${p.month[1]} ${p.month[0].slice(0, 4)}`));
      seen = yield tap(seen, rid('filter-done'));
      const count = Number(/^(\d+) rides?, /.exec(find(seen, text(/^\d+ rides?, £/)).name)![1]);
      const read = new Set<string>();
      let sum = 0;
      while (read.size < count) {
        const next = all(seen, rid('ride')).find(e => /£/.test(e.name) && !read.has(e.name));
        if (!next) {
          seen = yield scroll('down', 0.5);
          continue;
        }
        read.add(next.name);
        if (!/^Home,/.test(next.name)) continue;
        seen = yield { type: 'tap', element: next.id };
        seen = yield* scrollTo(seen, text(/^(Paid by a friend|Cash|Copperleaf)$/));
        if (!has(seen, text('Paid by a friend'))) sum += centsIn(next.name);
        seen = yield back();
      }
      seen = yield open('expenses');
      yield* addThrough(seen, { name: p.name, cents: sum, category: 'category-transport' });
      yield done();
    },
    nearMisses: {
      allRides: {
        change: (s, p, ctx) => write(s, ctx, s, p, cents(rides(s, p))),
        because: ['entered', 'sideEffects'],
      },
      withoutTheTip: {
        change: (s, p, ctx) => write(s, ctx, s, p, cents(own(s, p)) - 10),
        because: ['entered', 'sideEffects'],
      },
    },
  },
);
