import { dayOf, isoOf } from '../../../apps/calendar/select.ts';
import type { Event } from '../../../apps/calendar/state.ts';
import type { AnswerValues } from '../../../src/state/answers.ts';
import { MONTHS } from '../../../src/sdk/core/format.ts';
import type { Counterpart } from '../android-world.ts';
import { task, type FieldSpec, type Phone } from '../form.ts';
import { date, distinct, int, oneOf, params, timeText, type Day, type Params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { answer, done, find, open, rid, SolverError } from '../steps.ts';
import {
  type Listed,
  listedIn,
  noBirthday,
  openEvent,
  other,
  plainCalendar,
  putEvent,
  searchFor,
  shortDay,
  showDay,
  TITLES,
} from './make.ts';

/** What is put on days, by title: which day, from when (minutes) and how long. */
interface Put {
  title: string;
  day: string;
  at: number;
  minutes?: number;
  more?: Partial<Event>;
}
const beside = (iso: string, by: number) => isoOf(dayOf(iso) + by);
const minutesOf = (words: string) => Number(words.slice(0, 2)) * 60 + Number(words.slice(3));

/** Lays out these events, and others on days that have none of them. */
function lay(
  s: Phone,
  ctx: SetupCtx,
  puts: readonly Put[],
  others: number,
  clear?: readonly [string, string],
): void {
  const days = new Set(puts.map(p => p.day));
  plainCalendar(
    s,
    ctx,
    others,
    puts.map(p => p.title),
    iso => !days.has(iso) && !(clear && iso >= clear[0] && iso <= clear[1]),
  );
  puts.forEach((p, i) =>
    putEvent(s, other(i), { title: p.title, day: p.day, at: p.at, minutes: p.minutes ?? 60, ...p.more }),
  );
}

const TITLES_FIELD: Pick<FieldSpec<any>, 'type' | 'label' | 'hint'> = {
  type: 'set',
  label: { en: 'Titles of the events', zh: '日程标题' },
  hint: { en: 'One a line', zh: '每行一个' },
};
const TITLE_FIELD: Pick<FieldSpec<any>, 'type' | 'label'> = {
  type: 'text',
  label: { en: 'Title of the event', zh: '日程标题' },
};

interface Query<P> {
  tags?: readonly string[];
  counterpart: Counterpart;
  en: readonly [(p: P) => string, (p: P) => string];
  zh: (p: P) => string;
  /** Laid out at the start; the rest of the calendar has nothing on those days. */
  puts: (p: P) => readonly Put[];
  /** First and last of the days that have nothing else either, where that is more than the days of `puts`. */
  clear?: (p: P) => readonly [string, string];
  field: Pick<FieldSpec<P>, 'type' | 'label' | 'hint'>;
  key: (p: P) => string | string[];
  read: (p: P) => Generator<any, string | string[], any>;
  /** Answers that look right: which title or titles. */
  wrong: Record<string, (p: P) => string | string[]>;
}

/** A question about the calendar that has one field. */
function query<P extends { others: number }>(id: string, samples: Params<P>, q: Query<P>) {
  const said = (value: string | string[]): AnswerValues => ({ events: value });
  return task<Params<P>, never, never>(id, samples, {
    tags: ['query', 'answer-sheet', ...(q.tags ?? [])],
    counterpart: q.counterpart,
    ask: { en: q.en as never, zh: [q.zh as never] },
    setup: (s, p, ctx) => lay(s, ctx, q.puts(p as P), (p as P).others, q.clear?.(p as P)),
    goals: {} as Record<never, never>,
    allow: () => [],
    answer: { fields: { events: q.field as never }, key: ({ p }) => ({ events: q.key(p as P) as string }) },
    solve: function* (_seen, p) {
      yield answer(said(yield* q.read(p as P)));
      yield done();
    },
    nearMisses: {
      ...Object.fromEntries(
        Object.entries(q.wrong).map(([name, value]) => [
          name,
          { change: () => {}, answer: (p: P) => said(value(p)), because: 'answer' as const },
        ]),
      ),
      deletedOne: {
        change: (s: Phone) => {
          delete s.apps.calendar.events[other(0)];
        },
        answer: (p: P) => said(q.key(p)),
        because: 'sideEffects' as const,
      },
    } as never,
    alternatives: {
      inSmallLetters: {
        change: () => {},
        answer: (p: P) =>
          said(
            typeof q.key(p) === 'string'
              ? (q.key(p) as string).toLowerCase()
              : [...(q.key(p) as string[])].reverse(),
          ),
      },
    } as never,
  });
}

/** The events of a day as its list shows them. */
function* listOf(day: Day): Generator<any, Listed[], any> {
  return listedIn(yield* showDay(day))
    .filter(e => e.day === shortDay(day))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}
const free = <P extends { day: Day }>(p: P, phone: Phone) => noBirthday(phone, p.day.iso);
const near = () => date(2, 40);

export const anyOnDate = query(
  'calendar/any-on-date',
  params({
    titles: distinct(6, oneOf(...TITLES)),
    hours: distinct(4, int(7, 20)),
    count: int(2, 4),
    day: near(),
    others: int(10, 20),
  }).such(free),
  {
    counterpart: 'SimpleCalendarAnyEventsOnDate',
    en: [
      p => `Do I have anything in my calendar on ${p.day.en}? Answer with the titles.`,
      p => `List the titles of all events that my calendar has on ${p.day.en}.`,
    ],
    zh: p => `${p.day.zh}我有什么日程吗？请填写所有标题。`,
    puts: p => [
      ...p.titles.slice(0, p.count).map((title, i) => ({ title, day: p.day.iso, at: p.hours[i]! * 60 })),
      { title: p.titles[4]!, day: beside(p.day.iso, 1), at: 540 },
      { title: p.titles[5]!, day: beside(p.day.iso, -1), at: 1200 },
    ],
    field: TITLES_FIELD,
    key: p => p.titles.slice(0, p.count),
    read: function* (p) {
      return (yield* listOf(p.day)).map(e => e.title);
    },
    wrong: {
      oneShort: p => p.titles.slice(1, p.count),
      theNextDaysToo: p => [...p.titles.slice(0, p.count), p.titles[4]!],
      theDayBefore: p => [p.titles[5]!],
    },
  },
);

export const onDate = query(
  'calendar/on-date',
  params({
    titles: distinct(3, oneOf(...TITLES)),
    hours: distinct(3, int(7, 20)),
    day: near(),
    others: int(10, 20),
  }).such(free),
  {
    counterpart: 'SimpleCalendarEventsOnDate',
    en: [
      p => `What is in my calendar on ${p.day.en}? Answer with the title.`,
      p => `Which event do I have on ${p.day.en}? Fill in its title.`,
    ],
    zh: p => `${p.day.zh}我有什么日程？请填写标题。`,
    puts: p => [
      { title: p.titles[0]!, day: p.day.iso, at: p.hours[0]! * 60 },
      { title: p.titles[1]!, day: beside(p.day.iso, 7), at: p.hours[1]! * 60 },
      { title: p.titles[2]!, day: beside(p.day.iso, 1), at: p.hours[2]! * 60 },
    ],
    field: TITLE_FIELD,
    key: p => p.titles[0]!,
    read: function* (p) {
      return (yield* listOf(p.day))[0]?.title ?? '';
    },
    wrong: {
      aWeekLater: p => p.titles[1]!,
      theNextDay: p => p.titles[2]!,
      withTheTime: p => `${p.titles[0]}, ${p.hours[0]}:00`,
    },
  },
);

/** Three events of a day with gaps between them: before, the one that is asked for, and after. */
const three = () =>
  params({
    titles: distinct(4, oneOf(...TITLES)),
    first: int(7, 9),
    gap: int(1, 3),
    last: int(1, 3),
    half: oneOf(0, 30),
    day: near(),
    others: int(10, 20),
  }).such(free);
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
const threePuts = (p: Three): Put[] => [
  { title: p.titles[0]!, day: p.day.iso, at: p.first * 60 },
  { title: p.titles[1]!, day: p.day.iso, at: middle(p) },
  { title: p.titles[2]!, day: p.day.iso, at: late(p) },
  { title: p.titles[3]!, day: beside(p.day.iso, 1), at: middle(p) },
];

export const atTime = query('calendar/at-time', three(), {
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
    return (yield* listOf(p.day)).find(e => e.from === timeText(middle(p)))?.title ?? '';
  },
  wrong: { theOneBefore: p => p.titles[0]!, theOneAfter: p => p.titles[2]!, theNextDay: p => p.titles[3]! },
});

export const firstAfter = query('calendar/first-after', three(), {
  tags: ['comparison'],
  counterpart: 'SimpleCalendarFirstEventAfterStartTime',
  en: [
    p =>
      `Which is the first event in my calendar that begins after ${timeText(middle(p) - 15)} on ${p.day.en}? Answer with its title.`,
    p =>
      `On ${p.day.en} I am back at ${timeText(middle(p) - 15)}. What begins first after that? Fill in the title.`,
  ],
  zh: p => `${p.day.zh}${timeText(middle(p) - 15)}之后开始的第一个日程是什么？请填写标题。`,
  // What begins before is not yet over then.
  puts: p => threePuts(p).map((put, i) => (i === 0 ? { ...put, minutes: middle(p) - p.first * 60 } : put)),
  field: TITLE_FIELD,
  key: p => p.titles[1]!,
  read: function* (p) {
    return (yield* listOf(p.day)).find(e => minutesOf(e.from) > middle(p) - 15)?.title ?? '';
  },
  wrong: { stillGoingOn: p => p.titles[0]!, theSecond: p => p.titles[2]!, theNextDay: p => p.titles[3]! },
});

export const inTimeRange = query(
  'calendar/in-time-range',
  params({
    titles: distinct(5, oneOf(...TITLES)),
    from: int(11, 15),
    inside: int(1, 2),
    day: near(),
    others: int(10, 20),
  }).such(free),
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
      { title: p.titles[4]!, day: beside(p.day.iso, -1), at: (p.from + 1) * 60 },
    ],
    field: TITLES_FIELD,
    key: p => p.titles.slice(0, p.inside),
    read: function* (p) {
      return (yield* listOf(p.day))
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

/** The phone starts on a Thursday: the week after begins in four days. */
export const nextWeek = query(
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
        .map((title, i) => ({ title, day: beside(p.monday.iso, p.days[i]!), at: p.hours[i]! * 60 })),
      { title: p.titles[3]!, day: beside(p.monday.iso, -1), at: p.hours[3]! * 60 },
      { title: p.titles[4]!, day: beside(p.monday.iso, 7), at: 540 },
      { title: p.titles[5]!, day: beside(p.monday.iso, -3), at: 900 },
    ],
    clear: p => [p.monday.iso, beside(p.monday.iso, 6)],
    field: TITLES_FIELD,
    key: p => p.titles.slice(0, p.count),
    read: function* (p) {
      const week = new Set(Array.from({ length: 7 }, (_, i) => shortDay(dayNamed(beside(p.monday.iso, i)))));
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

const PLACES = [
  'Lantern Hill Library',
  'The Bollard',
  'Northgate Clinic',
  'Pier 3',
  'Fennel Park',
  'Studio North',
  'Meadow Hall',
  'Old Bakehouse',
  'Boat shed 4',
] as const;

export const whereIs = query(
  'calendar/where-is',
  params({
    titles: distinct(2, oneOf(...TITLES)),
    places: distinct(3, oneOf(...PLACES)),
    hour: int(8, 19),
    day: near(),
    others: int(10, 20),
  }).such(free),
  {
    tags: ['search'],
    counterpart: 'SimpleCalendarLocationOfEvent',
    en: [
      p => `Where does “${p.titles[0]}” take place, according to my calendar? Answer with the place.`,
      p => `I have “${p.titles[0]}” in the calendar. Fill in where it is.`,
    ],
    zh: p => `日历里的“${p.titles[0]}”在哪里？请填写地点。`,
    puts: p => [
      {
        title: p.titles[0]!,
        day: p.day.iso,
        at: p.hour * 60,
        more: { place: p.places[0]!, notes: `Not at ${p.places[2]} this time.` },
      },
      {
        title: `${p.titles[0]}: ring first`,
        day: beside(p.day.iso, -1),
        at: p.hour * 60,
        more: { place: p.places[1]! },
      },
      { title: p.titles[1]!, day: beside(p.day.iso, 1), at: p.hour * 60, more: { place: p.places[2]! } },
    ],
    field: { type: 'text', label: { en: 'Place', zh: '地点' } },
    key: p => p.places[0]!,
    read: function* (p) {
      return find(yield* openEvent(p.titles[0]!, p.day), rid('place')).name.split(', ')[0]!;
    },
    wrong: { ofTheCall: p => p.places[1]!, whereItWas: p => p.places[2]!, theTitle: p => p.titles[0]! },
  },
);

export const nextEvent = query(
  'calendar/next-event',
  params({
    titles: distinct(4, oneOf(...TITLES)),
    at: int(11, 16),
    half: oneOf(0, 15, 30, 45),
    later: int(1, 4),
    others: int(10, 20),
    today: date(0, 0),
  }),
  {
    tags: ['newest', 'comparison'],
    counterpart: 'SimpleCalendarNextEvent',
    en: [
      () => 'What is my next event, as from now? Answer with its title.',
      () => 'Fill in the title of the event in my calendar that begins next.',
    ],
    zh: () => '我的下一个日程是什么？请填写标题。',
    // One is over, one goes on.
    puts: p => [
      { title: p.titles[0]!, day: p.today.iso, at: p.at * 60 + p.half },
      { title: p.titles[1]!, day: p.today.iso, at: 540, minutes: 90 },
      { title: p.titles[2]!, day: p.today.iso, at: (p.at + 1 + p.later) * 60 },
      { title: p.titles[3]!, day: p.today.iso, at: 450, minutes: 30 },
    ],
    field: TITLE_FIELD,
    key: p => p.titles[0]!,
    read: function* (p) {
      const seen = yield open('calendar');
      const now = new Date(seen.clock).getUTCHours() * 60 + new Date(seen.clock).getUTCMinutes();
      return (
        listedIn(seen)
          .filter(e => e.day === shortDay(p.today) && minutesOf(e.from) > now)
          .sort((a, b) => (a.from < b.from ? -1 : 1))[0]?.title ?? ''
      );
    },
    wrong: { goingOn: p => p.titles[1]!, theOneAfter: p => p.titles[2]!, over: p => p.titles[3]! },
  },
);

const NAMES = [
  'Mira',
  'Jonas',
  'Priya',
  'Hana',
  'Freya',
  'Callum',
  'Owen',
  'Nadia',
  'Walter',
  'Luca',
] as const;
const WHAT = ['Coffee', 'Lunch', 'Walk', 'Drinks', 'Call', 'Swim'] as const;

export const nextWith = task(
  'calendar/next-with',
  params({
    names: distinct(2, oneOf(...NAMES)),
    what: distinct(4, oneOf(...WHAT)),
    day: date(3, 30),
    hour: int(8, 20),
    half: oneOf(0, 15, 30, 45),
    others: int(10, 20),
  }),
  {
    tags: ['query', 'answer-sheet', 'search', 'newest'],
    counterpart: 'SimpleCalendarNextMeetingWithPerson',
    ask: {
      en: [
        p => `When am I meeting ${p.names[0]} next, according to my calendar? Answer with date and time.`,
        p => `Look up my next appointment with ${p.names[0]} and fill in the day and when it begins.`,
      ],
      zh: [p => `根据日历，我下一次和 ${p.names[0]} 见面是什么时候？请填写日期和时间。`],
    },
    // One is past, one comes later, and one is with another person and sooner.
    setup: (s, p, ctx) => {
      const at = p.hour * 60 + p.half;
      lay(
        s,
        ctx,
        [
          { title: `${p.what[0]} with ${p.names[0]}`, day: p.day.iso, at },
          { title: `${p.what[1]} with ${p.names[0]}`, day: beside(p.day.iso, 9), at: at - 60 },
          { title: `${p.what[2]} with ${p.names[1]}`, day: beside(p.day.iso, -2), at },
          { title: `${p.what[3]} with ${p.names[0]}`, day: '2026-03-04', at: 660 },
        ],
        p.others,
      );
    },
    goals: {},
    allow: () => [],
    answer: {
      fields: {
        day: { type: 'date', label: { en: 'Day', zh: '日期' } },
        time: { type: 'time', label: { en: 'Time', zh: '时间' } },
      },
      key: ({ p }) => ({ day: p.day.iso, time: timeText(p.hour * 60 + p.half) }),
    },
    solve: function* (_seen, p) {
      const seen = yield* searchFor(`with ${p.names[0]}`);
      const found = listedIn(seen)[0];
      if (!found) throw new SolverError(`No event with ${p.names[0]}`);
      const [, number, month] = /(\d+) ([A-Z][a-z]{2})$/.exec(found.day)!;
      yield answer({
        day: `2026-${String(1 + MONTHS.findIndex(m => m.startsWith(month!))).padStart(2, '0')}-${number!.padStart(2, '0')}`,
        time: found.from,
      });
      yield done();
    },
    nearMisses: {
      theOneAfter: {
        change: () => {},
        answer: p => ({ day: beside(p.day.iso, 9), time: timeText(p.hour * 60 + p.half - 60) }),
        because: 'answer',
      },
      theOther: {
        change: () => {},
        answer: p => ({ day: beside(p.day.iso, -2), time: timeText(p.hour * 60 + p.half) }),
        because: 'answer',
      },
      thePast: { change: () => {}, answer: { day: '2026-03-04', time: '11:00' }, because: 'answer' },
      noTime: { change: () => {}, answer: p => ({ day: p.day.iso }), because: 'answer' },
    },
    alternatives: {
      withSlashes: {
        change: () => {},
        answer: p => ({ day: p.day.iso.replaceAll('-', '/'), time: timeText(p.hour * 60 + p.half) }),
      },
    },
  },
);
