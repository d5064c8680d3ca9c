import { distinct, int, oneOf, params } from '../sample.ts';
import { TITLES } from './make.ts';
import {
  comingDay,
  daysFrom,
  eventsOn,
  hasNoBirthday,
  question,
  TITLE_FIELD,
  TITLES_FIELD,
} from './question.ts';

export const anyOnDate = question(
  'calendar/any-on-date',
  params({
    titles: distinct(6, oneOf(...TITLES)),
    hours: distinct(4, int(7, 20)),
    count: int(2, 4),
    day: comingDay(),
    others: int(10, 20),
  }).such(hasNoBirthday),
  {
    counterpart: 'SimpleCalendarAnyEventsOnDate',
    en: [
      p => `Do I have anything in my calendar on ${p.day.en}? Answer with the titles.`,
      p => `List the titles of all events that my calendar has on ${p.day.en}.`,
    ],
    zh: p => `${p.day.zh}我有什么日程吗？请填写所有标题。`,
    puts: p => [
      ...p.titles.slice(0, p.count).map((title, i) => ({ title, day: p.day.iso, at: p.hours[i]! * 60 })),
      { title: p.titles[4]!, day: daysFrom(p.day.iso, 1), at: 540 },
      { title: p.titles[5]!, day: daysFrom(p.day.iso, -1), at: 1200 },
    ],
    field: TITLES_FIELD,
    key: p => p.titles.slice(0, p.count),
    read: function* (p) {
      return (yield* eventsOn(p.day)).map(e => e.title);
    },
    wrong: {
      oneShort: p => p.titles.slice(1, p.count),
      theNextDaysToo: p => [...p.titles.slice(0, p.count), p.titles[4]!],
      theDayBefore: p => [p.titles[5]!],
    },
  },
);

export const onDate = question(
  'calendar/on-date',
  params({
    titles: distinct(3, oneOf(...TITLES)),
    hours: distinct(3, int(7, 20)),
    day: comingDay(),
    others: int(10, 20),
  }).such(hasNoBirthday),
  {
    counterpart: 'SimpleCalendarEventsOnDate',
    en: [
      p => `What is in my calendar on ${p.day.en}? Answer with the title.`,
      p => `Which event do I have on ${p.day.en}? Fill in its title.`,
    ],
    zh: p => `${p.day.zh}我有什么日程？请填写标题。`,
    puts: p => [
      { title: p.titles[0]!, day: p.day.iso, at: p.hours[0]! * 60 },
      { title: p.titles[1]!, day: daysFrom(p.day.iso, 7), at: p.hours[1]! * 60 },
      { title: p.titles[2]!, day: daysFrom(p.day.iso, 1), at: p.hours[2]! * 60 },
    ],
    field: TITLE_FIELD,
    key: p => p.titles[0]!,
    read: function* (p) {
      return (yield* eventsOn(p.day))[0]?.title ?? '';
    },
    wrong: {
      aWeekLater: p => p.titles[1]!,
      theNextDay: p => p.titles[2]!,
    },
    right: { withTheTime: p => `${p.titles[0]}, ${p.hours[0]}:00` },
  },
);
