import { task, wrongAnswer, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { answer, done } from '../steps.ts';
import {
  asked,
  clearFrom,
  daysAfter,
  dayWords,
  km,
  MONDAY,
  NAMES,
  openList,
  put,
  readFrom,
  rows,
  sum,
  TODAY,
  type Asked,
} from './make.ts';

interface P {
  types: Asked[];
  names: string[];
  size: number;
}
const LAST = daysAfter(MONDAY, -7);
const of = (s: Phone, p: P, from: string, to: string): number =>
  sum(rows(s, p.types[0]!.type, from, to), a => a.metres);
const more = (s: Phone, p: P): number => km(of(s, p, LAST, daysAfter(MONDAY, -1)) - of(s, p, MONDAY, TODAY));

export const compareWeeks = task(
  'fitness/compare-weeks',
  params({ types: distinct(2, asked()), names: distinct(8, oneOf(...NAMES)), size: int(1, 90) }),
  {
    tags: ['answer-sheet', 'arithmetic', 'comparison'],
    ask: {
      en: [
        ({ types }) =>
          `How many kilometres more did I cover in ${types[0]!.many} last week than in this week so far, by Milepost? Weeks begin on Monday.`,
        ({ types }) =>
          `By how many km is the total distance of last week's ${types[0]!.many} greater than that of this week's in the fitness app? Weeks run from Monday to Sunday.`,
      ],
      zh: [
        ({ types }) =>
          `按 Milepost 的记录，我上周的${types[0]!.zh}比这周到目前为止多了多少公里？每周从星期一开始。`,
      ],
    },
    setup: (s, p) => {
      clearFrom(s, '2026-02-18');
      const { type } = p.types[0]!;
      const far = (n: number) => 1300 + ((p.size * 37 + n * 91) % 260) * 10;
      [0, 2, 6].forEach((by, n) =>
        put(s, n, {
          name: p.names[n]!,
          type,
          day: daysAfter(LAST, by),
          metres: far(n) + 2700,
          seconds: 1500,
        }),
      );
      [0, 3].forEach((by, n) =>
        put(s, 3 + n, {
          name: p.names[3 + n]!,
          type,
          day: daysAfter(MONDAY, by),
          metres: far(3 + n),
          seconds: 1500,
        }),
      );
      put(s, 5, {
        name: p.names[5]!,
        type,
        day: daysAfter(LAST, -1),
        minutes: 1100,
        metres: 3330,
        seconds: 1500,
      });
      put(s, 6, {
        name: p.names[6]!,
        type: p.types[1]!.type,
        day: daysAfter(LAST, 3),
        metres: 4440,
        seconds: 1500,
      });
    },
    answer: {
      fields: {
        distance: { type: 'number', unit: 'km', label: { en: 'Kilometres more', zh: '多出的公里数' } },
      },
      key: ({ was, p }) => ({ distance: { value: more(was, p), tolerance: 0.0151 } }),
    },
    solve: function* (_, p) {
      const found = yield* readFrom(yield* openList(p.types[0]!.type), LAST);
      const week = (from: string) => {
        const words = new Set(Array.from({ length: 7 }, (_, i) => dayWords(daysAfter(from, i))));
        return found.filter(r => words.has(r.day)).reduce((n, r) => n + r.km, 0);
      };
      yield answer({ distance: Math.round((week(LAST) - week(MONDAY)) * 100) / 100 });
      yield done();
    },
    nearMisses: {
      fromSunday: wrongAnswer((p, s) => ({ distance: more(s, p) + 3.33 })),
      lastWeekAlone: wrongAnswer((p, s) => ({ distance: km(of(s, p, LAST, daysAfter(MONDAY, -1))) })),
      allTypes: wrongAnswer((p, s) => ({ distance: more(s, p) + 4.44 })),
    },
  },
);
