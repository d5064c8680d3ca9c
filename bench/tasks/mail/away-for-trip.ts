import type { Phone } from '../../../apps/catalogue.ts';
import { isoOf, dayOf } from '../../../src/state/civil.ts';
import { other, putEvent, takeDate } from '../calendar/make.ts';
import { task } from '../form.ts';
import { date, dayAt, int, oneOf, params, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, open, press, rid, scrollTo, tap } from '../steps.ts';
import { epochOf } from '../../../src/state/clock.ts';

const TEXT = [
  'I am on an island and read mail again when I am back.',
  'Away! In a hurry, please ring the studio.',
  'No mail for a few days. I answer everybody afterwards.',
] as const;
interface P {
  trip: string;
  before: string;
  day: Day;
  days: number;
  text: string;
  onlyContacts: boolean;
}
const last = (p: P) => isoOf(dayOf(p.day.iso) + p.days);
const away = (ctx: SetupCtx, p: P, from: string, until: string, over: object = {}) =>
  ctx.act('mail', 'setVacation', {
    vacation: { on: true, from, until, text: p.text, onlyContacts: p.onlyContacts, ...over },
  });
/** The day on which the trip ends, as the date dialog names it. */
function lastDay(p: P): Day {
  const [year, month, day] = last(p).split('-').map(Number) as [number, number, number];
  return dayAt(epochOf({ year, month, day, hour: 12 }, 'Europe/London'), 'Europe/London');
}

/** The days of a trip are in the calendar; mail is answered on them. */
export const awayForTrip = task(
  'mail/away-for-trip',
  params({
    trip: oneOf('Walking holiday', 'Kayak week', 'Cousin’s wedding', 'Pottery retreat', 'Night train north'),
    before: oneOf('Map course', 'Roofers', 'Half-term', 'Inventory'),
    day: date(25, 60),
    days: int(2, 6),
    text: oneOf(...TEXT),
    onlyContacts: oneOf(true, false),
  }),
  {
    tags: ['date', 'cross-app', 'calendar', 'deep'],
    needs: { lookups: 2, memory: 2 },
    ask: {
      en: [
        p =>
          `Turn on my vacation reply for “${p.trip}”: from its first day to its last, as they are in my calendar. It should say: ${p.text} ${p.onlyContacts ? 'Only my contacts should get it.' : 'Everybody should get it, not only my contacts.'}`,
        p =>
          `While I am away for “${p.trip}” (the calendar has the days), mail should be answered ${p.onlyContacts ? 'to my contacts only' : 'to everyone, contacts or not'} with “${p.text}”. First and last day included.`,
      ],
      zh: [
        p =>
          `日历里有“${p.trip}”的日期。请把邮箱的休假自动回复设为从第一天到最后一天，内容为“${p.text}”，${p.onlyContacts ? '只回复联系人' : '回复所有人，不限联系人'}。`,
      ],
    },
    setup: (s, p) => {
      s.apps.mail.vacation.onlyContacts = !p.onlyContacts;
      putEvent(s, other(1), { title: p.trip, day: p.day.iso, at: 0, minutes: 60 });
      const trip = s.apps.calendar.events[other(1)]!;
      Object.assign(trip, { allDay: true, endDate: last(p), startMinute: 0, endMinute: 0 });
      putEvent(s, other(2), {
        title: `${p.trip}: pack`,
        day: isoOf(dayOf(p.day.iso) - 2),
        at: 1_110,
        minutes: 60,
      });
      putEvent(s, other(3), { title: p.before, day: isoOf(dayOf(p.day.iso) - 9), at: 0, minutes: 60 });
      Object.assign(s.apps.calendar.events[other(3)]!, {
        allDay: true,
        endDate: isoOf(dayOf(p.day.iso) - 6),
        startMinute: 0,
        endMinute: 0,
      });
    },
    expect: { away: (_s: Phone, p, ctx) => away(ctx, p, p.day.iso, last(p)) },
    solve: function* (seen, p) {
      seen = yield open('mail');
      seen = yield tap(seen, button('Settings'));
      seen = yield tap(seen, rid('vacation'));
      seen = yield tap(seen, rid('vacation-from'));
      seen = yield* takeDate(seen, p.day);
      seen = yield tap(seen, rid('vacation-until'));
      seen = yield* takeDate(seen, lastDay(p));
      seen = yield fill(seen, field('Answer'), p.text, { clear: true });
      seen = yield press('back');
      seen = yield* scrollTo(seen, rid('only-contacts'));
      seen = yield tap(seen, rid('only-contacts'));
      seen = yield* scrollTo(seen, rid('vacation-on'), { direction: 'up' });
      yield tap(seen, rid('vacation-on'));
      yield done();
    },
    nearMisses: {
      oneDayShort: {
        change: (_s, p, ctx) => away(ctx, p, p.day.iso, isoOf(dayOf(last(p)) - 1)),
        because: ['away', 'sideEffects'],
      },
      notTurnedOn: {
        change: (_s, p, ctx) => away(ctx, p, p.day.iso, last(p), { on: false }),
        because: 'away',
      },
    },
  },
);
