import { dayOf, isoOf } from '../../../apps/calendar/select.ts';
import { removeEvent } from '../../../apps/calendar/actions.ts';
import { same } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { date, distinct, oneOf, params, time } from '../sample.ts';
import { button, done, tap, toggle } from '../steps.ts';
import { ASKED, openEvent, other, putEvent, times } from './make.ts';

const TITLES = [
  'Rowing',
  'Band practice',
  'Reading group',
  'Allotment',
  'Swimming',
  'Drawing class',
  'Yoga',
] as const;
const remove = (s: Phone, id: string, day: string, scope: 'this' | 'following' | 'all') =>
  removeEvent(s.apps.calendar as never, id, day, scope, s.clock.now);
const starts = (iso: string) => isoOf(dayOf(iso) - 14);
const weekly = (weekday: number) => ({
  every: 'week' as const,
  interval: 1,
  weekdays: [weekday],
  monthly: 'date' as const,
  until: null,
  count: null,
});

export const deleteOccurrence = task(
  'calendar/delete-occurrence',
  params({ titles: distinct(2, oneOf(...TITLES)), day: date(3, 20), at: time('07:00', '20:00', 15) }),
  {
    tags: ['delete', 'recurrence', 'search'],
    ask: {
      en: [
        ({ titles, day }) =>
          `“${titles[0]}” does not take place on ${day.en}. Take that one out of my calendar; the other weeks stay.`,
        ({ titles, day }) => `Delete only the “${titles[0]}” of ${day.en} from the calendar, not the series.`,
      ],
      zh: [({ titles, day }) => `${day.zh}的“${titles[0]}”取消了，请只删除那一次，其他周保持不变。`],
    },
    setup: (s, { titles, day, at }) => {
      putEvent(s, ASKED, {
        title: titles[0]!,
        day: starts(day.iso),
        at: at.minutes,
        minutes: 60,
        repeat: weekly(day.weekday),
      });
      putEvent(s, other(1), {
        title: titles[1]!,
        day: starts(day.iso),
        at: at.minutes + 75,
        minutes: 45,
        repeat: weekly(day.weekday),
      });
    },
    goals: { gone: ({ now, p }) => !times(now, p.titles[0]!).some(t => t.startsWith(p.day.iso)) },
    invariants: {
      rest: ({ was, now, p }) =>
        same(
          times(now, p.titles[0]!).filter(t => !t.startsWith(p.day.iso)),
          times(was, p.titles[0]!).filter(t => !t.startsWith(p.day.iso)),
        ),
    },
    allow: s => [s.apps.calendar.events[ASKED]!],
    solve: function* (_seen, { titles, day }) {
      let seen = yield* openEvent(titles[0]!, day);
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Delete'));
      seen = yield tap(seen, toggle('This event'));
      yield tap(seen, button('Delete'));
      yield done();
    },
    nearMisses: {
      theSeries: { change: (s, { day }) => remove(s, ASKED, day.iso, 'all'), because: 'rest' },
      andWhatFollows: { change: (s, { day }) => remove(s, ASKED, day.iso, 'following'), because: 'rest' },
      aWeekLate: {
        change: (s, { day }) => remove(s, ASKED, isoOf(dayOf(day.iso) + 7), 'this'),
        because: ['gone', 'rest'],
      },
      theOther: {
        change: (s, { day }) => remove(s, other(1), day.iso, 'this'),
        because: ['gone', 'sideEffects'],
      },
      bothOfThatDay: {
        change: (s, { day }) => {
          remove(s, ASKED, day.iso, 'this');
          remove(s, other(1), day.iso, 'this');
        },
        because: 'sideEffects',
      },
    },
    alternatives: { byState: { change: (s, { day }) => remove(s, ASKED, day.iso, 'this') } },
  },
);
