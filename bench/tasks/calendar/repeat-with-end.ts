import { dayOf, isoOf, occurrencesOf } from '../../../apps/calendar/select.ts';
import { added, only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import type { Repeat } from '../../../apps/calendar/state.ts';
import { task, type Phone } from '../form.ts';
import { events, gives, wantedOf } from '../probes/events.ts';
import { date, int, oneOf, params, time } from '../sample.ts';
import { button, done, rid, scrollTo, tap, toggle } from '../steps.ts';
import { putEvent, startEvent, ZONE } from './make.ts';

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
const make = (s: Phone, p: P, repeat: Repeat | null) =>
  putEvent(s, 'event-new', { title: p.title, day: p.day.iso, at: p.at.minutes, minutes: 60, repeat });
const wanted = (p: P): string[] => Array.from({ length: p.count }, (_, i) => isoOf(dayOf(p.day.iso) + 7 * i));
const fresh = ({ was, now }: { was: Phone; now: Phone }) =>
  added(was.apps.calendar.events, now.apps.calendar.events);

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
    goals: {
      made: m => only(fresh(m), e => e.title === m.p.title && e.repeat !== null && !e.allDay),
      time: m =>
        only(
          fresh(m),
          e => e.startMinute === m.p.at.minutes && e.endMinute === m.p.at.minutes + 60 && e.zone === ZONE,
        ),
      days: {
        weight: 2,
        test: m =>
          only(
            fresh(m),
            e =>
              occurrencesOf(e.id, e, dayOf('2026-03-01'), dayOf('2027-12-31'), ZONE)
                .map(o => o.date)
                .join() === wanted(m.p).join(),
          ),
      },
    },
    allow: s => [newIn(s.apps.calendar.events)],
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
      oneMore: { change: (s, p) => make(s, p, rule(p, { count: p.count + 1 })), because: 'days' },
      withoutEnd: { change: (s, p) => make(s, p, rule(p, { count: null })), because: 'days' },
      daily: { change: (s, p) => make(s, p, rule(p, { every: 'day', weekdays: [] })), because: 'days' },
      onlyOnce: { change: (s, p) => make(s, p, null), because: ['made', 'days'] },
      toTheHour: {
        change: (s, p) => {
          make(s, p, rule(p));
          s.apps.calendar.events['event-new']!.startMinute -= 5;
        },
        because: 'time',
      },
    },
    alternatives: {
      untilTheLast: { change: (s, p) => make(s, p, rule(p, { count: null, until: wanted(p).at(-1)! })) },
      asSevenDays: { change: (s, p) => make(s, p, rule(p, { every: 'day', interval: 7, weekdays: [] })) },
    },
    probe: (p, was) => [
      events(
        was,
        [p.title],
        [
          ...wantedOf(was, [p.title]),
          {
            title: p.title,
            day: p.day.iso,
            at: p.at.minutes,
            minutes: 60,
            rule: rule => gives(rule, wanted(p), '2027-12-31', ZONE),
          },
        ],
      ),
    ],
  },
);
