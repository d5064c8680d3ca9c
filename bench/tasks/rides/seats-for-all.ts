import { ASKED, other, putEvent, searchFor } from '../calendar/make.ts';
import { openThread, say, send } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { date, distinct, int, oneOf, params, timeText, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, find, first, rid, row, tap, text } from '../steps.ts';
import { contactOf, friend, given } from '../wallet/make.ts';
import { guest, saidYes } from '../wallet/split-with-guests.ts';
import {
  bookRide,
  chooseType,
  inCash,
  momentOn,
  pickUpAt,
  planTo,
  setPeople,
  SPOTS,
  spotNamed,
} from './make.ts';

interface P {
  title: string;
  place: (typeof SPOTS)[number];
  friends: string[];
  yes: number;
  day: Day;
  hour: number;
  quarter: number;
}
const begins = (p: P) => p.hour * 60 + p.quarter * 15;
const pickUp = (p: P) => begins(p) - 40;
const kind = (people: number) => (people > 4 ? 'xl' : 'hop');
const words = (p: P, minute = pickUp(p)) => `Car at ${timeText(minute)}`;
const book = (s: Phone, p: P, ctx: SetupCtx, people = p.yes + 1, minute = pickUp(p)) =>
  bookRide(s, ctx, { to: spotNamed(p.place), kind: kind(people), people, at: momentOn(p.day, minute) });

/** When, where and for how many is in the calendar; the car has to be large enough. */
export const seatsForAll = task(
  'rides/seats-for-all',
  params({
    title: oneOf('Choir supper', 'Reading night', 'Cousins’ evening', 'Film night', 'The big table'),
    place: oneOf(...SPOTS),
    friends: distinct(6, friend()),
    yes: int(2, 5),
    day: date(2, 20),
    hour: int(11, 20),
    quarter: int(0, 3),
  }),
  {
    tags: ['cross-app', 'condition', 'arithmetic', 'multi-step'],
    needs: { lookups: 4, memory: 4, conditions: 2 },
    ask: {
      en: [
        p =>
          `We all go to “${p.title}” from my place together: the guests who said yes in my calendar, and me. Book us one Hopalong car there for 40 minutes before it begins, the cheapest type with a seat for each of us (not Shared, and no pedal cab). Enter how many we are. Then send ${given(p.friends[0]!)} “Car at …” on Parley with the time of the pick-up, like “Car at 09:05”.`,
        p =>
          `Arrange a ride from home to “${p.title}” in Hopalong, picking up 40 minutes before the start. Seats: me and everybody who accepted in the calendar. Take the least expensive car to ourselves that holds us all and say how many ride. Afterwards write ${p.friends[0]} on Parley just “Car at ” and the pick-up time (24 hours, e.g. “Car at 09:05”).`,
      ],
      zh: [
        p =>
          `我们都从我家一起去“${p.title}”：日历里答应来的客人，加上我。请在蹦蹦出行（Hopalong）预约一辆车，在活动开始前 40 分钟来接，选坐得下所有人的最便宜车型（不要拼车，也不要三轮），并填好人数。然后在 Parley 上给${p.friends[0]}发“Car at …”，写上接车时间，例如“Car at 09:05”。`,
      ],
    },
    setup: (s, p) => {
      inCash(s);
      const [last, ...rest] = p.friends.toReversed() as [string, ...string[]];
      const asked = [...rest.toReversed(), last];
      putEvent(s, ASKED, {
        title: p.title,
        day: p.day.iso,
        at: begins(p),
        minutes: 120,
        place: p.place,
        guests: asked.map((name, i) => guest(name, i < p.yes ? 'yes' : 'no')),
      });
      putEvent(s, other(1), { title: `${p.title}: cake`, day: p.day.iso, at: 540, minutes: 30 });
    },
    expect: {
      booked: { weight: 2, change: (s, p, ctx) => book(s, p, ctx) },
      told: (s, p, ctx) => send(s, ctx, contactOf(p.friends[0]!), words(p)),
    },
    solve: function* (seen, p) {
      seen = yield* searchFor(p.title);
      seen = yield tap(seen, first(row(new RegExp(`^${p.title}, `))));
      find(seen, text(new RegExp(timeText(begins(p)))));
      const people = 1 + p.friends.filter(name => saidYes(seen, name)).length;
      seen = yield* planTo(p.place);
      seen = yield* pickUpAt(seen, p.day, pickUp(p));
      seen = yield* setPeople(seen, people);
      seen = yield* chooseType(seen, kind(people));
      seen = yield tap(seen, rid('book'));
      seen = yield* openThread(seen, p.friends[0]!);
      yield* say(seen, words(p));
      yield done();
    },
    nearMisses: {
      withoutMe: {
        change: (s, p, ctx) => {
          book(s, p, ctx, p.yes);
          send(s, ctx, contactOf(p.friends[0]!), words(p));
        },
        because: ['booked', 'sideEffects'],
      },
      whenItBegins: {
        change: (s, p, ctx) => {
          book(s, p, ctx, p.yes + 1, begins(p));
          send(s, ctx, contactOf(p.friends[0]!), words(p, begins(p)));
        },
        because: ['booked', 'told', 'sideEffects'],
      },
    },
  },
);
