import { added } from '../../../judges/changes.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { ASKED, other, putEvent, searchFor } from '../calendar/make.ts';
import { task, type Phone } from '../form.ts';
import { dayAt, distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, first, rid, row, scrollTo, tap } from '../steps.ts';
import { friend, noteOfRequests, personOf, quiet } from '../wallet/make.ts';
import { guest, saidYes } from '../wallet/split-with-guests.ts';
import { openRide, whenOf } from './make.ts';

/** Rides home at night that were paid in cash. */
const RIDES = ['HL-27751', 'HL-27215', 'HL-27990', 'HL-24911'] as const;
const ZONE = 'Europe/London';
interface P {
  ride: (typeof RIDES)[number];
  title: string;
  friends: string[];
  tip: number;
}
const rideOf = (s: Phone, p: P) => s.apps.rides.rides[p.ride]!;
const priceOf = (s: Phone, p: P) => rideOf(s, p).fare.reduce((sum, line) => sum + line.cents, 0);
const routeOf = (s: Phone, p: P) => `${rideOf(s, p).from.name} – ${rideOf(s, p).to.name}`;
const askedOf = (s: Phone, now: Phone, name: string): number =>
  added(s.apps.wallet.requests, now.apps.wallet.requests).find(r => r.person === personOf(name))?.cents ?? 0;
/** Splits what the ride cost. The penny that is left over goes to whom the agent chose first. */
const split = (s: Phone, ctx: SetupCtx, now: Phone, p: P, names: readonly string[], tip = p.tip) =>
  ctx.act('wallet', 'splitBill', {
    transaction: null,
    cents: priceOf(s, p) + tip,
    note: noteOfRequests(s, now, priceOf(s, p) + tip, routeOf(s, p)),
    own: 1,
    people: names
      .toSorted((a, b) => askedOf(s, now, b) - askedOf(s, now, a))
      .map(name => ({ person: personOf(name), weight: 1 })),
  });
const riders = (p: P) => p.friends.slice(0, 2);
const dayOfRide = (s: Phone, p: P) => dayAt(whenOf(rideOf(s, p)), ZONE);

/** Who rode along is in the calendar; the ride and its tip are shared in Copperleaf. */
export const splitNightRide = task(
  'rides/split-night-ride',
  params({
    ride: oneOf(...RIDES),
    title: oneOf('Harbour evening', 'Samba class', 'Chess and chips', 'Boat talk', 'Lantern choir'),
    friends: distinct(4, friend()),
    tip: int(1_00, 4_50, 10),
  }),
  {
    tags: ['cross-app', 'requests', 'search', 'multi-step'],
    needs: { lookups: 4, memory: 3, conditions: 1 },
    ask: {
      en: [
        p =>
          `I paid for the Hopalong home after “${p.title}”. Split what it cost, with the tip, in Copperleaf: equal parts for me and those who came along, the guests of “${p.title}” in my calendar who had said yes. The calendar has the day too.`,
        p =>
          `Everybody who accepted “${p.title}” in my calendar rode home with me that day by Hopalong. Ask them in Copperleaf for their share of the ride, tip included; I carry an equal part myself.`,
      ],
      zh: [
        p =>
          `“${p.title}”那天结束后是我付的蹦蹦出行（Hopalong）回家车费。请把车费连小费在 Copperleaf 里平均 AA：我，加上日历里答应参加“${p.title}”的客人。日期也看日历。`,
      ],
    },
    setup: (s, p) => {
      quiet(s);
      const ride = rideOf(s, p);
      Object.assign(ride, { tipCents: p.tip, people: 3, note: '' });
      const day = dayOfRide(s, p);
      const start = Math.floor((whenOf(ride) - day.at) / 60_000) - 150;
      const [a, b, c, d] = p.friends as [string, string, string, string];
      putEvent(s, ASKED, {
        title: p.title,
        day: day.iso,
        at: start,
        minutes: 120,
        place: ride.from.name,
        guests: [guest(c, 'no'), guest(a, 'yes'), guest(d, 'no'), guest(b, 'yes')],
      });
      putEvent(s, other(1), {
        title: 'Plan the weekend',
        day: day.iso,
        at: 480,
        minutes: 30,
        guests: [guest(c, 'yes')],
      });
    },
    expect: { asked: (s, p, ctx, now) => split(s, ctx, now, p, riders(p)) },
    choices: s => [newRow(s.apps.wallet.requests).note],
    solve: function* (seen, p) {
      seen = yield* searchFor(p.title);
      seen = yield tap(seen, first(row(new RegExp(`^${p.title}, `))));
      const came = p.friends.filter(name => saidYes(seen, name));
      seen = yield* openRide(WHEN[p.ride]);
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, rid('split'));
      for (const name of came) {
        seen = yield* scrollTo(seen, row(name));
        seen = yield tap(seen, row(name));
      }
      yield tap(seen, rid('ask-all'));
      yield done();
    },
    nearMisses: {
      withoutTheTip: {
        change: (s, p, ctx) => split(s, ctx, s, p, riders(p), 0),
        because: ['asked', 'sideEffects'],
      },
      allWhoWereInvited: {
        change: (s, p, ctx) => split(s, ctx, s, p, p.friends),
        because: ['asked', 'sideEffects'],
      },
    },
  },
);
/** When each of them was, as the list of rides says it. */
const WHEN = {
  'HL-27751': 'Sat, 7 Mar, 22:51',
  'HL-27215': 'Sat, 28 Feb, 23:12',
  'HL-27990': 'Tue, 10 Mar, 19:42',
  'HL-24911': 'Sat, 17 Jan, 22:48',
} as const;
