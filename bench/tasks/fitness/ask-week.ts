import { task, wrongAnswer } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { answer, done } from '../steps.ts';
import {
  asked,
  clearFrom,
  daysAfter,
  km,
  MONDAY,
  NAMES,
  openList,
  put,
  readFrom,
  rows,
  TODAY,
  type Asked,
} from './make.ts';
import type { Phone } from '../form.ts';

interface P {
  types: Asked[];
  names: string[];
  count: number;
  spread: number;
}
const drawn = (least: number, most: number) =>
  params({
    types: distinct(2, asked()),
    names: distinct(14, oneOf(...NAMES)),
    count: int(least, most),
    spread: int(1, 60),
  });
const metres = (p: P, n: number): number =>
  (p.types[0]!.type === 'swim' ? 600 : 2400) + ((p.spread * 137 + n * 530) % 300) * 10;
const seconds = (p: P, n: number): number => 900 + ((p.spread * 7 + n * 13) % 50) * 60;

/** Several of the type this week, and others on last Sunday, on an earlier day and of another type. */
function setup(s: Phone, p: P): void {
  clearFrom(s, '2026-02-20');
  for (let i = 0; i < p.count; i++)
    put(s, i, {
      name: p.names[i]!,
      type: p.types[0]!.type,
      day: daysAfter(MONDAY, (i + p.spread) % 4),
      metres: metres(p, i),
      seconds: seconds(p, i),
    });
  put(s, 10, {
    name: p.names[10]!,
    type: p.types[0]!.type,
    day: daysAfter(MONDAY, -1),
    minutes: 1090,
    metres: metres(p, 4) + 4000,
    seconds: seconds(p, 4) + 1200,
  });
  put(s, 11, {
    name: p.names[11]!,
    type: p.types[0]!.type,
    day: daysAfter(MONDAY, -5),
    metres: metres(p, 5) + 3000,
    seconds: seconds(p, 5),
  });
  put(s, 12, {
    name: p.names[12]!,
    type: p.types[1]!.type,
    day: daysAfter(MONDAY, p.spread % 3),
    minutes: 1110,
    metres: metres(p, 6) + 5000,
    seconds: seconds(p, 6) + 600,
  });
  put(s, 13, {
    name: p.names[13]!,
    type: p.types[1]!.type,
    day: daysAfter(MONDAY, 1),
    minutes: 1180,
    metres: metres(p, 7),
    seconds: seconds(p, 7),
  });
}
const ofWeek = (s: Phone, p: P) => rows(s, p.types[0]!.type, MONDAY, TODAY);
function* readWeek(p: P) {
  return yield* readFrom(yield* openList(p.types[0]!.type), MONDAY);
}

export const countForWeek = task('fitness/count-for-week', drawn(1, 10), {
  tags: ['answer-sheet', 'count', 'filter'],
  counterpart: 'SportsTrackerActivitiesCountForWeek',
  ask: {
    en: [
      ({ types }) =>
        `How many ${types[0]!.many} did I do this week, according to Milepost? Weeks begin on Monday.`,
      ({ types }) =>
        `Count my ${types[0]!.many} in the fitness app since Monday of this week and give the number.`,
    ],
    zh: [({ types }) => `根据 Milepost，我这周（从星期一算起）做了几次${types[0]!.zh}？`],
  },
  setup,
  answer: {
    fields: { count: { type: 'number', label: { en: 'Number of activities', zh: '次数' } } },
    key: ({ was, p }) => ({ count: ofWeek(was, p).length }),
  },
  solve: function* (_, p) {
    yield answer({ count: (yield* readWeek(p)).length });
    yield done();
  },
  nearMisses: {
    withSunday: wrongAnswer(p => ({ count: p.count + 1 })),
    allTypes: wrongAnswer(p => ({ count: p.count + 2 })),
    oneMissing: wrongAnswer(p => ({ count: p.count - 1 })),
  },
});

const longest = (s: Phone, p: P): number => km(Math.max(...ofWeek(s, p).map(a => a.metres)));
export const longestOfWeek = task(
  'fitness/longest-of-week',
  drawn(2, 4).such(p => new Set(Array.from({ length: p.count }, (_, i) => metres(p, i))).size === p.count),
  {
    tags: ['answer-sheet', 'filter', 'comparison'],
    counterpart: 'SportsTrackerLongestDistanceActivity',
    ask: {
      en: [
        ({ types }) =>
          `What is the longest distance that I covered in a single ${types[0]!.one} this week, by Milepost? Weeks begin on Monday; answer in kilometres.`,
        ({ types }) =>
          `Look at this week's ${types[0]!.many} in the fitness app (since Monday) and give the distance of the longest one, in km.`,
      ],
      zh: [({ types }) => `在 Milepost 里，我这周（从星期一算起）距离最长的一次${types[0]!.zh}是多少公里？`],
    },
    setup,
    answer: {
      fields: { distance: { type: 'number', unit: 'km', label: { en: 'Distance', zh: '距离' } } },
      key: ({ was, p }) => ({ distance: { value: longest(was, p), tolerance: 0.0051 } }),
    },
    solve: function* (_, p) {
      yield answer({ distance: Math.max(...(yield* readWeek(p)).map(r => r.km)) });
      yield done();
    },
    nearMisses: {
      sundays: wrongAnswer(p => ({ distance: km(metres(p, 4) + 4000) })),
      otherType: wrongAnswer(p => ({ distance: km(metres(p, 6) + 5000) })),
      theShortest: wrongAnswer((p, s) => ({ distance: km(Math.min(...ofWeek(s, p).map(a => a.metres))) })),
    },
  },
);

const minutes = (list: readonly { seconds: number }[]): number =>
  list.reduce((n, a) => n + a.seconds, 0) / 60;
export const timeOfWeek = task('fitness/time-of-week', drawn(2, 4), {
  tags: ['answer-sheet', 'filter', 'arithmetic'],
  counterpart: 'SportsTrackerTotalDurationForCategoryThisWeek',
  ask: {
    en: [
      ({ types }) =>
        `How many minutes of ${types[0]!.many} have I done this week in all? Look in Milepost; weeks begin on Monday.`,
      ({ types }) =>
        `Add up the duration of this week's ${types[0]!.many} in the fitness app (since Monday) and answer in minutes.`,
    ],
    zh: [({ types }) => `在 Milepost 里，我这周（从星期一算起）${types[0]!.zh}一共多少分钟？`],
  },
  setup,
  answer: {
    fields: { minutes: { type: 'duration', unit: 'min', label: { en: 'Minutes', zh: '分钟' } } },
    key: ({ was, p }) => ({ minutes: minutes(ofWeek(was, p)) * 60 }),
  },
  solve: function* (_, p) {
    yield answer({ minutes: minutes(yield* readWeek(p)) });
    yield done();
  },
  nearMisses: {
    withSunday: wrongAnswer((p, s) => ({ minutes: minutes(ofWeek(s, p)) + (seconds(p, 4) + 1200) / 60 })),
    otherType: wrongAnswer(p => ({ minutes: (seconds(p, 6) + 600 + seconds(p, 7)) / 60 + 1 })),
    oneMissing: wrongAnswer((p, s) => ({ minutes: minutes(ofWeek(s, p)) - seconds(p, 0) / 60 })),
  },
});
