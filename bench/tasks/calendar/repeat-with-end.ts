import { dayOf, isoOf } from '../../../apps/calendar/select.ts';
import { added } from '../../../judges/changes.ts';
import type { Repeat } from '../../../apps/calendar/state.ts';
import { task, type Phone } from '../form.ts';
import { date, int, oneOf, params, time } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, rid, scrollTo, tap, toggle } from '../steps.ts';
import { leftOpen, saveNew, startEvent } from './make.ts';

interface P {
  title: string;
  day: { iso: string; weekday: number };
  at: { minutes: number };
  count: number;
}
const rule = (p: P, more: Partial<Repeat> = {}): Repeat => ({
  every: 'week',
  interval: 1,
  weekdays: [p.day.weekday],
  monthly: 'date',
  until: null,
  count: p.count,
  ...more,
});
const make = (s: Phone, p: P, ctx: SetupCtx, repeat: Repeat | null) =>
  saveNew(s, ctx, { title: p.title, day: p.day.iso, at: p.at.minutes, minutes: 60, repeat });
const wanted = (p: P): string[] => Array.from({ length: p.count }, (_, i) => isoOf(dayOf(p.day.iso) + 7 * i));

/** Every seven days is every week, and a last day before the next would come is as good as a number of times. */
const sevenDays: Partial<Repeat> = { every: 'day', interval: 7, weekdays: [] };
function isWeekly(r: Repeat, p: P): boolean {
  if (r.every === 'day') return r.interval === 7;
  return r.every === 'week' && r.interval === 1 && r.weekdays.join() === String(p.day.weekday);
}
function endsInTime(r: Repeat, p: P): boolean {
  const last = wanted(p).at(-1)!;
  if (r.until === null) return r.count === p.count;
  return r.count === null && r.until >= last && r.until < isoOf(dayOf(last) + 7);
}
/** The rule that the agent chose, where it gives the days that were asked for. */
function chosen(s: Phone, p: P, now: Phone): Repeat {
  const rules = added(s.apps.calendar.events, now.apps.calendar.events).map(e => e.repeat);
  const found = rules.find(r => r !== null && isWeekly(r, p) && endsInTime(r, p));
  if (!found) return rule(p);
  const { count, until } = found;
  return rule(p, { ...(found.every === 'day' ? sevenDays : {}), count, until });
}

export const repeatWithEnd = task(
  'calendar/repeat-with-end',
  params({
    title: oneOf('Physio', 'Guitar lesson', 'Yoga', 'Rowing', 'Drawing class', 'Swimming'),
    day: date(1, 30),
    at: time('07:00', '20:00', 15),
    count: int(3, 6),
  }),
  {
    tags: ['create', 'recurrence', 'multi-step'],
    ask: {
      en: [
        ({ title, day, at, count }) =>
          `Add “${title}” to the calendar: ${day.en} at ${at.text} for one hour, and then every week at that time, ${count} times in all.`,
        ({ title, day, at, count }) =>
          `I booked ${count} weekly hours of “${title}”, the first on ${day.en} at ${at.text}. Put all of them into my calendar as one repeating event.`,
      ],
      zh: [
        ({ title, day, at, count }) =>
          `在日历中添加“${title}”：从${day.zh}${at.text}开始，每次一小时，每周重复，总共${count}次。`,
      ],
    },
    // The form can say these days in several ways.
    expect: { made: (s, p, ctx, now) => make(s, p, ctx, chosen(s, p, now)) },
    free: leftOpen,
    solve: function* (seen, { title, day, at, count }) {
      seen = yield* startEvent(title, day, at.minutes);
      seen = yield tap(seen, rid('repeat'));
      seen = yield tap(seen, toggle('Custom…'));
      seen = yield* scrollTo(seen, toggle('After a number of times'));
      seen = yield tap(seen, toggle('After a number of times'));
      for (let n = 10; n > count; n--) {
        seen = yield* scrollTo(seen, button('Decrease Times'));
        seen = yield tap(seen, button('Decrease Times'));
      }
      seen = yield tap(seen, button('Done'));
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      withoutEnd: {
        change: (s, p, ctx) => make(s, p, ctx, rule(p, { count: null })),
        because: ['made', 'sideEffects'],
      },
      aWeekMore: {
        change: (s, p, ctx) =>
          make(s, p, ctx, rule(p, { count: null, until: isoOf(dayOf(p.day.iso) + 7 * p.count) })),
        because: ['made', 'sideEffects'],
      },
      onlyOnce: { change: (s, p, ctx) => make(s, p, ctx, null), because: ['made', 'sideEffects'] },
    },
    alternatives: {
      untilTheLast: {
        change: (s, p, ctx) => make(s, p, ctx, rule(p, { count: null, until: wanted(p).at(-1)! })),
      },
      asSevenDays: { change: (s, p, ctx) => make(s, p, ctx, rule(p, sevenDays)) },
    },
  },
);
