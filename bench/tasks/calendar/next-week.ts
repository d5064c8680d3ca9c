import { MONTHS } from '../../../src/sdk/core/format.ts';
import { date, distinct, int, oneOf, params, type Day } from '../sample.ts';
import { listedIn, shortDay, showDay, TITLES } from './make.ts';
import { daysFrom, question, TITLES_FIELD } from './question.ts';

/** The phone starts on a Thursday: the week after begins in four days. */
export const nextWeek = question(
  'calendar/next-week',
  params({
    titles: distinct(6, oneOf(...TITLES)),
    days: distinct(3, int(0, 6)),
    hours: distinct(4, int(7, 20)),
    count: int(2, 3),
    others: int(8, 14),
    monday: date(4, 4),
  }),
  {
    tags: ['filter'],
    counterpart: 'SimpleCalendarEventsInNextWeek',
    en: [
      () =>
        'What events do I have next week, from Monday to Sunday? Answer with the titles; birthdays do not count.',
      () =>
        'Fill in the titles of all events in my calendar next week (Monday to Sunday), birthdays left out.',
    ],
    zh: () => '下周（周一到周日）我有哪些日程？请填写标题，生日不算。',
    puts: p => [
      ...p.titles
        .slice(0, p.count)
        .map((title, i) => ({ title, day: daysFrom(p.monday.iso, p.days[i]!), at: p.hours[i]! * 60 })),
      { title: p.titles[3]!, day: daysFrom(p.monday.iso, -1), at: p.hours[3]! * 60 },
      { title: p.titles[4]!, day: daysFrom(p.monday.iso, 7), at: 540 },
      { title: p.titles[5]!, day: daysFrom(p.monday.iso, -3), at: 900 },
    ],
    clear: p => [p.monday.iso, daysFrom(p.monday.iso, 6)],
    field: TITLES_FIELD,
    key: p => p.titles.slice(0, p.count),
    read: function* (p) {
      const week = new Set(
        Array.from({ length: 7 }, (_, i) => shortDay(dayNamed(daysFrom(p.monday.iso, i)))),
      );
      return listedIn(yield* showDay(p.monday))
        .filter(e => week.has(e.day))
        .map(e => e.title);
    },
    wrong: {
      theWeekAfterToo: p => [...p.titles.slice(0, p.count), p.titles[4]!],
      thisSundayToo: p => [...p.titles.slice(0, p.count), p.titles[3]!],
      oneShort: p => p.titles.slice(1, p.count),
      thisWeek: p => [p.titles[3]!, p.titles[5]!],
    },
    right: {
      withTheirTimes: p => p.titles.slice(0, p.count).map((title, i) => `${title}, ${p.hours[i]}:00`),
    },
  },
);

/** A day as far as lists name it. */
function dayNamed(iso: string): Day {
  const d = new Date(`${iso}T12:00:00Z`);
  return {
    at: 0,
    iso,
    zh: '',
    weekday: d.getUTCDay(),
    en: `${['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][d.getUTCDay()]} ${d.getUTCDate()} ${MONTHS[d.getUTCMonth()]}`,
  };
}
