import { distinct, int, oneOf, params, timeText, type Day } from '../sample.ts';
import { TITLES } from './make.ts';
import {
  comingDay,
  daysFrom,
  eventsOn,
  hasNoBirthday,
  minutesOf,
  question,
  TITLE_FIELD,
  TITLES_FIELD,
  type Planned,
} from './question.ts';

/** Three events of a day with gaps between them: before, the one that is asked for, and after. */
const three = () =>
  params({
    titles: distinct(4, oneOf(...TITLES)),
    first: int(7, 9),
    gap: int(1, 3),
    last: int(1, 3),
    half: oneOf(0, 30),
    day: comingDay(),
    others: int(10, 20),
  }).such(hasNoBirthday);

interface Three {
  titles: readonly string[];
  first: number;
  gap: number;
  last: number;
  half: number;
  day: Day;
}

const middle = (p: Three) => (p.first + 1 + p.gap) * 60 + p.half;

const late = (p: Three) => middle(p) + (1 + p.last) * 60;

const threePuts = (p: Three): Planned[] => [
  { title: p.titles[0]!, day: p.day.iso, at: p.first * 60 },
  { title: p.titles[1]!, day: p.day.iso, at: middle(p) },
  { title: p.titles[2]!, day: p.day.iso, at: late(p) },
  { title: p.titles[3]!, day: daysFrom(p.day.iso, 1), at: middle(p) },
];

export const atTime = question('calendar/at-time', three(), {
  counterpart: 'SimpleCalendarEventOnDateAtTime',
  en: [
    p => `What do I have in my calendar on ${p.day.en} at ${timeText(middle(p))}? Answer with the title.`,
    p => `On ${p.day.en} something begins at ${timeText(middle(p))}. Fill in what it is called.`,
  ],
  zh: p => `${p.day.zh}${timeText(middle(p))}我有什么日程？请填写标题。`,
  puts: threePuts,
  field: TITLE_FIELD,
  key: p => p.titles[1]!,
  read: function* (p) {
    return (yield* eventsOn(p.day)).find(e => e.from === timeText(middle(p)))?.title ?? '';
  },
  wrong: { theOneBefore: p => p.titles[0]!, theOneAfter: p => p.titles[2]!, theNextDay: p => p.titles[3]! },
});

export const firstAfter = question('calendar/first-after', three(), {
  tags: ['comparison'],
  counterpart: 'SimpleCalendarFirstEventAfterStartTime',
  en: [
    p =>
      `Which is the first event in my calendar that begins after ${timeText(middle(p) - 15)} on ${p.day.en}? Answer with its title.`,
    p =>
      `On ${p.day.en} I am back at ${timeText(middle(p) - 15)}. What begins first after that? Fill in the title.`,
  ],
  zh: p => `${p.day.zh}${timeText(middle(p) - 15)}之后开始的第一个日程是什么？请填写标题。`,
  // The event that began before is still going on.
  puts: p => threePuts(p).map((put, i) => (i === 0 ? { ...put, minutes: middle(p) - p.first * 60 } : put)),
  field: TITLE_FIELD,
  key: p => p.titles[1]!,
  read: function* (p) {
    return (yield* eventsOn(p.day)).find(e => minutesOf(e.from) > middle(p) - 15)?.title ?? '';
  },
  wrong: { stillGoingOn: p => p.titles[0]!, theSecond: p => p.titles[2]!, theNextDay: p => p.titles[3]! },
});

export const inTimeRange = question(
  'calendar/in-time-range',
  params({
    titles: distinct(5, oneOf(...TITLES)),
    from: int(11, 15),
    inside: int(1, 2),
    day: comingDay(),
    others: int(10, 20),
  }).such(hasNoBirthday),
  {
    tags: ['filter'],
    counterpart: 'SimpleCalendarEventsInTimeRange',
    en: [
      p => `Do I have events between ${p.from}:00 and 20:00 on ${p.day.en}? Answer with their titles.`,
      p => `What is in my calendar on ${p.day.en} from ${p.from}:00 until 20:00? Fill in the titles.`,
    ],
    zh: p => `${p.day.zh}${p.from}:00到20:00之间我有哪些日程？请填写标题。`,
    puts: p => [
      ...p.titles
        .slice(0, p.inside)
        .map((title, i) => ({ title, day: p.day.iso, at: (p.from + 1 + 2 * i) * 60 + 15 })),
      { title: p.titles[2]!, day: p.day.iso, at: (p.from - 3) * 60 },
      { title: p.titles[3]!, day: p.day.iso, at: 1230 },
      { title: p.titles[4]!, day: daysFrom(p.day.iso, -1), at: (p.from + 1) * 60 },
    ],
    field: TITLES_FIELD,
    key: p => p.titles.slice(0, p.inside),
    read: function* (p) {
      return (yield* eventsOn(p.day))
        .filter(e => minutesOf(e.from) >= p.from * 60 && minutesOf(e.to) <= 1200)
        .map(e => e.title);
    },
    wrong: {
      theWholeDay: p => [...p.titles.slice(0, p.inside), p.titles[2]!, p.titles[3]!],
      theEveningToo: p => [...p.titles.slice(0, p.inside), p.titles[3]!],
      theDayBefore: p => [p.titles[4]!],
    },
  },
);
