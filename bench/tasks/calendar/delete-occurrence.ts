import { dayOf, isoOf } from '../../../apps/calendar/select.ts';
import { task } from '../form.ts';
import { date, distinct, oneOf, params, time } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, tap, toggle } from '../steps.ts';
import { ASKED, openEvent, other, putEvent } from './make.ts';

const TITLES = [
  'Rowing',
  'Band practice',
  'Reading group',
  'Allotment',
  'Swimming',
  'Drawing class',
  'Yoga',
] as const;
const remove = (ctx: SetupCtx, event: string, date: string, scope: 'this' | 'following' | 'all') =>
  ctx.act('calendar', 'remove', { event, date, scope });
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
    expect: { gone: (_s, { day }, ctx) => remove(ctx, ASKED, day.iso, 'this') },
    solve: function* (_seen, { titles, day }) {
      let seen = yield* openEvent(titles[0]!, day);
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Delete'));
      seen = yield tap(seen, toggle('This event'));
      yield tap(seen, button('Delete'));
      yield done();
    },
    nearMisses: {
      theSeries: {
        change: (_s, { day }, ctx) => remove(ctx, ASKED, day.iso, 'all'),
        because: ['gone', 'sideEffects'],
      },
      andWhatFollows: {
        change: (_s, { day }, ctx) => remove(ctx, ASKED, day.iso, 'following'),
        because: ['gone', 'sideEffects'],
      },
      aWeekLate: {
        change: (_s, { day }, ctx) => remove(ctx, ASKED, isoOf(dayOf(day.iso) + 7), 'this'),
        because: ['gone', 'sideEffects'],
      },
      theOther: {
        change: (_s, { day }, ctx) => remove(ctx, other(1), day.iso, 'this'),
        because: ['gone', 'sideEffects'],
      },
      andItsPlace: {
        change: (s, { day }, ctx) => {
          remove(ctx, ASKED, day.iso, 'this');
          s.apps.calendar.events[ASKED]!.place = 'Elsewhere';
        },
        because: 'sideEffects',
      },
    },
  },
);
