import { dayOf, isoOf } from '../../../apps/calendar/select.ts';
import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import type { Counterpart } from '../android-world.ts';
import { task, type Phone } from '../form.ts';
import { slateEvents } from '../probes/events.ts';
import { date, distinct, int, oneOf, params, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, open } from '../steps.ts';
import { deleteListed, noBirthday, other, plainCalendar, putEvent, searchFor, TITLES } from './make.ts';

interface P {
  titles: readonly string[];
  hours: readonly number[];
  day: Day;
  others: number;
}
const samples = (count: number, last: number) =>
  params({
    titles: distinct(count + 2, oneOf(...TITLES)),
    hours: distinct(count + 2, int(7, 20)),
    day: date(1, last),
    others: int(12, 20),
  }).such((p, phone) => noBirthday(phone, p.day.iso));
const id = (i: number) => other(i);
const beside = (iso: string, by: number) => isoOf(dayOf(iso) + by);
const remove = (s: Phone, ctx: SetupCtx, ids: readonly string[]) => {
  for (const event of ids)
    ctx.act('calendar', 'remove', {
      event,
      date: s.apps.calendar.events[event]!.startDate,
      scope: 'all',
    });
};
const inOrder = (p: P, count: number) =>
  p.titles
    .slice(0, count)
    .map((title, i) => ({ title, hour: p.hours[i]! }))
    .sort((a, b) => a.hour - b.hour);

/**
 * All events of one day are to be deleted, and none of the days beside it. The days before are nearly empty, so that the list
 * shows the day at once.
 */
function deleteDay(
  name: string,
  count: number,
  say: (p: P) => { en: string; zh: string },
  counterpart: Counterpart,
) {
  const ids = Array.from({ length: count }, (_, i) => id(i));
  return task(name, samples(count, 6), {
    tags: ['delete', 'repetition', 'clean-up'],
    guessable: 'Every event of the day goes, from the first to the last.',
    counterpart,
    ask: {
      en: [
        p => `Delete every event that I have ${say(p).en} from the calendar, and no others.`,
        p => `I am ill ${say(p).en}: clear my calendar of all that is on it that day.`,
      ],
      zh: [p => `删除日历中${say(p).zh}的所有日程，其他日程不要动。`],
    },
    setup: (s, p, ctx) => {
      plainCalendar(
        s,
        ctx,
        p.others,
        p.titles,
        iso => iso !== p.day.iso && (dayOf(iso) - dayOf(p.day.iso) > 1 || iso === beside(p.day.iso, -3)),
      );
      for (let i = 0; i < count; i++)
        putEvent(s, id(i), { title: p.titles[i]!, day: p.day.iso, at: p.hours[i]! * 60, minutes: 45 });
      putEvent(s, id(count), {
        title: p.titles[count]!,
        day: beside(p.day.iso, 1),
        at: p.hours[0]! * 60,
        minutes: 45,
      });
      putEvent(s, id(count + 1), {
        title: p.titles[count + 1]!,
        day: beside(p.day.iso, 7),
        at: p.hours[1]! * 60,
        minutes: 45,
      });
    },
    expect: { gone: (s, _p, ctx) => remove(s, ctx, ids) },
    solve: function* (_seen, p) {
      let seen = yield open('calendar');
      for (const { title } of inOrder(p, count)) seen = yield* deleteListed(seen, title, p.day);
      yield done();
    },
    nearMisses: {
      theNextDayToo: { change: (s, _p, ctx) => remove(s, ctx, [...ids, id(count)]), because: 'sideEffects' },
      aWeekLater: {
        change: (s, _p, ctx) => remove(s, ctx, [id(count + 1)]),
        because: ['gone', 'sideEffects'],
      },
      movedAway: {
        change: (_s, p, ctx) =>
          ids.forEach((event, i) =>
            ctx.act('calendar', 'moveTo', {
              event,
              date: p.day.iso,
              startDate: beside(p.day.iso, 2),
              startMinute: p.hours[i]! * 60,
              scope: 'all',
            }),
          ),
        because: ['gone', 'sideEffects'],
      },
    },
    slate: (p, was) => slateEvents(was, p.titles),
  });
}

export const deleteOnDate = deleteDay(
  'calendar/delete-on-date',
  3,
  p => ({ en: `on ${p.day.en}`, zh: p.day.zh }),
  'SimpleCalendarDeleteEvents',
);
export const deleteOnWeekday = deleteDay(
  'calendar/delete-on-weekday',
  2,
  p => ({
    en: `this coming ${WEEKDAYS[p.day.weekday]}`,
    zh: `接下来的星期${'日一二三四五六'[p.day.weekday]}`,
  }),
  'SimpleCalendarDeleteEventsOnRelativeDay',
);

export const deleteOneEvent = task('calendar/delete-one', samples(2, 40), {
  tags: ['delete', 'search', 'disambiguation'],
  counterpart: 'SimpleCalendarDeleteOneEvent',
  ask: {
    en: [
      p => `Delete “${p.titles[0]}” on ${p.day.en} at ${p.hours[0]}:00 from my calendar.`,
      p =>
        `“${p.titles[0]}” on ${p.day.en}, ${p.hours[0]}:00, is off. Take it out of the calendar, and nothing else.`,
    ],
    zh: [p => `从日历中删除${p.day.zh}${p.hours[0]}:00的“${p.titles[0]}”。`],
  },
  // The same on another day, and something else on that day.
  setup: (s, p, ctx) => {
    plainCalendar(s, ctx, p.others, p.titles, iso => iso !== p.day.iso && iso !== beside(p.day.iso, 7));
    putEvent(s, id(0), { title: p.titles[0]!, day: p.day.iso, at: p.hours[0]! * 60, minutes: 45 });
    putEvent(s, id(1), { title: p.titles[0]!, day: beside(p.day.iso, 7), at: p.hours[0]! * 60, minutes: 45 });
    putEvent(s, id(2), { title: p.titles[1]!, day: p.day.iso, at: p.hours[1]! * 60, minutes: 45 });
  },
  expect: { gone: (s, _p, ctx) => remove(s, ctx, [id(0)]) },
  solve: function* (_seen, p) {
    const seen = yield* searchFor(p.titles[0]!);
    yield* deleteListed(seen, p.titles[0]!, p.day);
    yield done();
  },
  nearMisses: {
    aWeekLater: { change: (s, _p, ctx) => remove(s, ctx, [id(1)]), because: ['gone', 'sideEffects'] },
    both: { change: (s, _p, ctx) => remove(s, ctx, [id(0), id(1)]), because: 'sideEffects' },
    theOtherOfThatDay: { change: (s, _p, ctx) => remove(s, ctx, [id(2)]), because: ['gone', 'sideEffects'] },
  },
  slate: (p, was) => slateEvents(was, p.titles),
});
