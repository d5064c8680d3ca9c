import { task, wrongAnswer } from '../form.ts';
import { int, params } from '../sample.ts';
import { all, answer, done, row, SolverError } from '../steps.ts';
import { dayAfter, figures, setSky, showDays, spot } from './make.ts';

const DAYS = 10;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * How far the high of day `i` is above the limit, `fromFirst` days after the first warm day. The day before reaches the
 * limit exactly; the day after is warmer still.
 */
function aboveLimit(fromFirst: number, i: number): number {
  if (fromFirst === 0) return 1;
  if (fromFirst === -1) return 0;
  if (fromFirst === 1) return 5;
  return fromFirst < 0 ? -2 - (i % 3) : -1 + (i % 4);
}

export const firstWarmDay = task(
  'weather/first-warm-day',
  params({ place: spot(), over: int(11, 24), on: int(1, 9) }),
  {
    tags: ['threshold', 'date', 'query'],
    ask: {
      en: [
        p =>
          `In Skylight's ten-day forecast for ${p.place.name}, which is the first day with a high above ${p.over} °C, and what is that high? Give both in the answer sheet.`,
        p =>
          `From today on, on which date does the weather app first forecast more than ${p.over} °C as the high in ${p.place.name}, and how much exactly? Fill in the sheet.`,
      ],
      zh: [
        p =>
          `在 Skylight 对${p.place.zh}的十天预报里，最高气温第一次超过 ${p.over} °C 是哪一天？那天最高多少度？请填在答题表里。`,
      ],
    },
    setup: (s, p) => {
      for (let i = 0; i < DAYS; i++) {
        const high = p.over + aboveLimit(i - p.on, i);
        setSky(s, p.place.id, dayAfter(s, i).iso, { high, low: high - 7 });
      }
    },
    answer: {
      fields: {
        day: { type: 'date', label: { en: 'Date', zh: '日期' } },
        high: { type: 'number', unit: '°C', label: { en: 'Its high', zh: '最高气温' } },
      },
      key: ({ was, p }) => ({ day: dayAfter(was, p.on).iso, high: p.over + 1 }),
    },
    solve: function* (seen, p) {
      seen = yield* showDays(p.place.name);
      const first = all(seen, row(/% chance of rain/)).find(e => figures(e.name).high > p.over);
      const [, day, month] = /^\w+ (\d+) (\w+),/.exec(first?.name ?? '') ?? [];
      if (!day) throw new SolverError('No day is warm enough');
      yield answer({
        high: figures(first!.name).high,
        day: `2026-${String(MONTHS.indexOf(month!) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`,
      });
      yield done();
    },
    nearMisses: {
      onlyReached: wrongAnswer((p, s) => ({ day: dayAfter(s, p.on - 1).iso, high: p.over })),
      theWarmest: wrongAnswer((p, s) => ({ day: dayAfter(s, p.on + 1).iso, high: p.over + 5 })),
      today: wrongAnswer((p, s) => ({ day: dayAfter(s, 0).iso, high: p.over + 1 })),
    },
  },
);
