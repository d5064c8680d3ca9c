import { task, wrongAnswer, type Phone } from '../form.ts';
import { date, distinct, int, made, oneOf, params } from '../sample.ts';
import { answer, done } from '../steps.ts';
import {
  asked,
  clearFrom,
  daysAfter,
  dayWords,
  km,
  NAMES,
  openList,
  put,
  readFrom,
  rows,
  sum,
  TODAY,
  type Asked,
} from './make.ts';

export const activitiesOnDate = task(
  'fitness/activities-on-date',
  params({
    types: distinct(3, asked()),
    names: distinct(7, oneOf(...NAMES)),
    count: int(1, 3),
    day: date(-9, -2),
  }),
  {
    tags: ['answer-sheet', 'filter'],
    counterpart: 'SportsTrackerActivitiesOnDate',
    ask: {
      en: [
        ({ day }) => `Which activities did I do on ${day.en}, by Milepost? Give their names.`,
        ({ day }) =>
          `Look in the fitness app for what I recorded on ${day.en} and answer with the names of those activities.`,
      ],
      zh: [({ day }) => `根据 Milepost，我在${day.zh}做了哪些运动？请填写它们的名称。`],
    },
    setup: (s, p) => {
      clearFrom(s, '2026-02-26');
      for (let i = 0; i < p.count; i++)
        put(s, i, {
          name: p.names[i]!,
          type: p.types[i]!.type,
          day: p.day.iso,
          minutes: 430 + 215 * i,
          metres: 2000 + 410 * i,
          seconds: 1500 + 120 * i,
        });
      put(s, 3, {
        name: p.names[3]!,
        type: p.types[0]!.type,
        day: daysAfter(p.day.iso, -1),
        minutes: 1330,
        metres: 3300,
        seconds: 1700,
      });
      put(s, 4, {
        name: p.names[4]!,
        type: p.types[1]!.type,
        day: daysAfter(p.day.iso, 1),
        minutes: 380,
        metres: 2700,
        seconds: 1620,
      });
      put(s, 5, {
        name: p.names[5]!,
        type: p.types[0]!.type,
        day: daysAfter(p.day.iso, -7) < '2026-02-26' ? '2026-02-26' : daysAfter(p.day.iso, -7),
        minutes: 440,
        metres: 4100,
        seconds: 2000,
      });
    },
    answer: {
      fields: {
        names: {
          type: 'set',
          label: { en: 'Names of the activities', zh: '运动名称' },
          hint: { en: 'One name a line', zh: '每行一个名称' },
        },
      },
      key: ({ was, p }) => ({
        names: { value: rows(was, null, p.day.iso, p.day.iso).map(a => a.name), names: 'title' },
      }),
    },
    solve: function* (_, p) {
      const found = yield* readFrom(yield* openList(), p.day.iso);
      yield answer({ names: found.filter(r => r.day === dayWords(p.day.iso)).map(r => r.name) });
      yield done();
    },
    nearMisses: {
      theDayBefore: wrongAnswer(p => ({ names: [p.names[3]!] })),
      oneTooMany: wrongAnswer(p => ({ names: [...p.names.slice(0, p.count), p.names[4]!] })),
      aWeekEarlier: wrongAnswer(p => ({ names: [p.names[5]!] })),
    },
  },
);

const lasted = (s: Phone, p: { types: Asked[]; day: { iso: string } }): number =>
  sum(rows(s, p.types[0]!.type, p.day.iso, p.day.iso), a => a.seconds);
export const activityDuration = task(
  'fitness/activity-duration',
  params({
    types: distinct(2, asked()),
    names: distinct(5, oneOf(...NAMES)),
    minutes: int(17, 96),
    day: date(-8, -1),
  }),
  {
    tags: ['answer-sheet', 'filter'],
    counterpart: 'SportsTrackerActivityDuration',
    ask: {
      en: [
        ({ types, day }) =>
          `How long did my ${types[0]!.one} on ${day.en} take, by Milepost? Answer in minutes.`,
        ({ types, day }) =>
          `Find my ${types[0]!.one} of ${day.en} in the fitness app and give its duration in minutes.`,
      ],
      zh: [({ types, day }) => `Milepost 里我在${day.zh}的那次${types[0]!.zh}用了多少分钟？`],
    },
    setup: (s, p) => {
      clearFrom(s, '2026-03-01');
      const { type } = p.types[0]!;
      put(s, 0, {
        name: p.names[0]!,
        type,
        day: p.day.iso,
        metres: 3000 + p.minutes * 20,
        seconds: p.minutes * 60,
      });
      put(s, 1, {
        name: p.names[1]!,
        type,
        day: daysAfter(p.day.iso, -1),
        metres: 2600,
        seconds: (p.minutes + 9) * 60,
      });
      put(s, 2, {
        name: p.names[2]!,
        type: p.types[1]!.type,
        day: p.day.iso,
        minutes: 1080,
        metres: 2900,
        seconds: (p.minutes + 14) * 60,
      });
      put(s, 3, { name: p.names[3]!, type, day: TODAY, metres: 2500, seconds: (p.minutes - 6) * 60 });
    },
    answer: {
      fields: { minutes: { type: 'duration', unit: 'min', label: { en: 'Minutes', zh: '分钟' } } },
      key: ({ was, p }) => ({ minutes: lasted(was, p) }),
    },
    solve: function* (_, p) {
      const found = yield* readFrom(yield* openList(p.types[0]!.type), p.day.iso);
      yield answer({
        minutes: sum(found.filter(r => r.day === dayWords(p.day.iso)) as never, a => a.seconds) / 60,
      });
      yield done();
    },
    nearMisses: {
      theDayBefore: wrongAnswer(p => ({ minutes: p.minutes + 9 })),
      theOtherType: wrongAnswer(p => ({ minutes: p.minutes + 14 })),
      todays: wrongAnswer(p => ({ minutes: p.minutes - 6 })),
    },
    alternatives: {
      inHours: {
        change: () => {},
        answer: p => ({ minutes: `${Math.floor(p.minutes / 60)} h ${p.minutes % 60} min` }),
      },
    },
  },
);

/** A first and a last day, so many days apart. */
const span = made(({ random }) => {
  const from = daysAfter('2026-02-23', Math.floor(random() * 9));
  const days = 3 + Math.floor(random() * 5);
  const words = (iso: string) => {
    const [, month, day] = iso.split('-').map(Number);
    return { iso, en: `${day} ${month === 2 ? 'February' : 'March'}`, zh: `${month}月${day}日` };
  };
  return { from: words(from), to: words(daysAfter(from, days)), days };
});
interface Total {
  types: Asked[];
  span: { from: { iso: string }; to: { iso: string }; days: number };
}
const total = (s: Phone, p: Total): number =>
  km(sum(rows(s, p.types[0]!.type, p.span.from.iso, p.span.to.iso), a => a.metres));
export const distanceInterval = task(
  'fitness/distance-over-days',
  params({
    types: distinct(2, asked()),
    names: distinct(8, oneOf(...NAMES)),
    count: int(2, 4),
    size: int(1, 90),
    span,
  }),
  {
    tags: ['answer-sheet', 'filter', 'arithmetic'],
    counterpart: 'SportsTrackerTotalDistanceForCategoryOverInterval',
    ask: {
      en: [
        ({ types, span: { from, to } }) =>
          `How many kilometres did I cover in ${types[0]!.many} from ${from.en} to ${to.en} in all, both days included? Look in Milepost.`,
        ({ types, span: { from, to } }) =>
          `Add up the distance of all my ${types[0]!.many} from ${from.en} up to and including ${to.en} in the fitness app, and answer in km.`,
      ],
      zh: [
        ({ types, span: { from, to } }) =>
          `在 Milepost 里，从${from.zh}到${to.zh}（含首尾两天），我的${types[0]!.zh}一共多少公里？`,
      ],
    },
    setup: (s, p) => {
      clearFrom(s, '2026-02-15');
      const { type } = p.types[0]!;
      const far = (n: number) => 1500 + ((p.size * 97 + n * 331) % 420) * 10;
      for (let i = 0; i < p.count; i++)
        put(s, i, {
          name: p.names[i]!,
          type,
          day: daysAfter(
            p.span.from.iso,
            i === 0 ? 0 : i === 1 ? p.span.days : 1 + ((i * 2 + p.size) % (p.span.days - 1)),
          ),
          metres: far(i),
          seconds: 1200 + 240 * i,
        });
      put(s, 4, {
        name: p.names[4]!,
        type,
        day: daysAfter(p.span.from.iso, -1),
        minutes: 1200,
        metres: far(4),
        seconds: 1500,
      });
      put(s, 5, { name: p.names[5]!, type, day: daysAfter(p.span.to.iso, 1), metres: far(5), seconds: 1500 });
      put(s, 6, {
        name: p.names[6]!,
        type: p.types[1]!.type,
        day: daysAfter(p.span.from.iso, 1),
        metres: far(6),
        seconds: 1800,
      });
    },
    answer: {
      fields: { distance: { type: 'number', unit: 'km', label: { en: 'Distance in all', zh: '总距离' } } },
      key: ({ was, p }) => ({ distance: { value: total(was, p), tolerance: 0.0101 } }),
    },
    solve: function* (_, p) {
      const found = yield* readFrom(yield* openList(p.types[0]!.type), p.span.from.iso);
      const words = new Set(
        Array.from({ length: p.span.days + 1 }, (_, i) => dayWords(daysAfter(p.span.from.iso, i))),
      );
      yield answer({
        distance: Math.round(found.filter(r => words.has(r.day)).reduce((n, r) => n + r.km, 0) * 100) / 100,
      });
      yield done();
    },
    nearMisses: {
      withTheDayBefore: wrongAnswer((p, s) => ({
        distance: total(s, p) + km(s.apps.fitness.activities['activity-set-4']!.metres),
      })),
      withoutTheLastDay: wrongAnswer((p, s) => ({
        distance: total(s, p) - km(s.apps.fitness.activities['activity-set-1']!.metres),
      })),
      allTypes: wrongAnswer((p, s) => ({
        distance: total(s, p) + km(s.apps.fitness.activities['activity-set-6']!.metres),
      })),
    },
  },
);
