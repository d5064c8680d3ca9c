import { task, wrongAnswer } from '../form.ts';
import { distinct, int, params } from '../sample.ts';
import { all, answer, done, row } from '../steps.ts';
import { dayAfter, figures, setSky, showDays, spot } from './make.ts';

const DAYS = 10;
const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;
/** Chance of rain of each of the ten days: high on those drawn, near a half and low by turns on the others. */
const chanceOn = (wet: readonly number[], i: number): number =>
  wet.includes(i) ? 50 + ((i * 15) % 46) : [0, 45, 20, 40][i % 4]!;

export const rainyDays = task(
  'weather/rainy-days',
  params({ place: spot(), wet: distinct(DAYS, int(0, DAYS - 1)), count: int(0, DAYS) }),
  {
    tags: ['counting', 'query', 'list'],
    ask: {
      en: [
        p =>
          `How many of the ten days that Skylight shows for ${p.place.name}, today included, have a chance of rain of 50% or more? Answer in the sheet.`,
        p =>
          `Count the days with at least a 50% chance of rain in the weather app's ten-day forecast for ${p.place.name}, and fill in the number.`,
      ],
      zh: [
        p =>
          `Skylight 对${p.place.zh}的十天预报里（包括今天），有几天的降雨概率达到或超过 50%？请填在答题表里。`,
      ],
    },
    setup: (s, p) => {
      const wet = p.wet.slice(0, p.count);
      for (let i = 0; i < DAYS; i++) {
        const chance = chanceOn(wet, i);
        setSky(s, p.place.id, dayAfter(s, i).iso, {
          condition: chance >= 50 ? 'rain' : chance > 30 ? 'cloudy' : 'partlyCloudy',
          ...(chance >= 50 ? { from: 10, to: 15 } : {}),
          chance,
        });
      }
    },
    answer: {
      fields: {
        days: { type: 'number', label: { en: 'Days with 50% or more', zh: '降雨概率达到 50% 的天数' } },
      },
      key: ({ p }) => ({ days: p.count }),
    },
    solve: function* (seen, p) {
      seen = yield* showDays(p.place.name);
      yield answer({
        days: all(seen, row(/% chance of rain/)).filter(e => figures(e.name).chance >= 50).length,
      });
      yield done();
    },
    nearMisses: {
      oneTooMany: wrongAnswer(p => ({ days: p.count + 1 })),
      dryDays: wrongAnswer(p => ({ days: p.count === 5 ? 4 : DAYS - p.count })),
      withoutOne: wrongAnswer(p => ({ days: p.count - 1 })),
    },
    alternatives: { inWords: { change: () => {}, answer: p => ({ days: WORDS[p.count]! }) } },
  },
);
