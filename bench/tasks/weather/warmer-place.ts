import { task, wrongAnswer } from '../form.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import { answer, done, find } from '../steps.ts';
import { dayAfter, dayRow, figures, setSky, showDays, spot, type Spot } from './make.ts';

interface P {
  places: readonly Spot[];
  day: { iso: string };
  high: number;
  gap: number;
  firstWarmer: boolean;
}
const highs = (p: Pick<P, 'high' | 'gap' | 'firstWarmer'>) =>
  (p.firstWarmer ? [p.high + p.gap, p.high] : [p.high, p.high + p.gap]) as [number, number];
const warmer = (p: P) => p.places[p.firstWarmer ? 0 : 1]!.name;

export const warmerPlace = task(
  'weather/warmer-place',
  params({
    places: distinct(2, spot()),
    day: date(1, 8),
    high: int(8, 20),
    gap: int(1, 5),
    firstWarmer: oneOf(true, false),
  }),
  {
    tags: ['comparison', 'date', 'query'],
    ask: {
      en: [
        p =>
          `According to Skylight, which is warmer on ${p.day.en}, ${p.places[0]!.name} or ${p.places[1]!.name}, by the day's high? And how many degrees Celsius is that high? Fill in the answer sheet.`,
        p =>
          `Compare the forecast highs of ${p.places[0]!.name} and ${p.places[1]!.name} for ${p.day.en} in the weather app: answer with the warmer place and its high in °C.`,
      ],
      zh: [
        p =>
          `按 Skylight 的预报，${p.day.zh}${p.places[0]!.zh}和${p.places[1]!.zh}哪里的最高气温更高？最高是多少摄氏度？请填在答题表里。`,
      ],
    },
    // On the days beside it is the other way round, and by night the other place is warmer on the day itself.
    setup: (s, p) => {
      const at = highs(p);
      for (const by of [-1, 0, 1]) {
        const iso = dayAfter(s, Math.round((p.day.at - dayAfter(s, 0).at) / 86_400_000) + by).iso;
        p.places.forEach((place, i) => {
          const high = by === 0 ? at[i]! : at[1 - i]! + 1;
          setSky(s, place.id, iso, { high, low: high - (i === (p.firstWarmer ? 0 : 1) ? 9 : 4) });
        });
      }
    },
    answer: {
      fields: {
        place: { type: 'text', label: { en: 'Warmer place', zh: '更暖的地方' } },
        high: { type: 'number', label: { en: 'Its high, °C', zh: '最高气温（°C）' } },
      },
      key: ({ p }) => ({
        place: { value: warmer(p), names: 'place' },
        high: Math.max(...highs(p)),
      }),
    },
    solve: function* (seen, p) {
      const found: { name: string; high: number }[] = [];
      for (const { name } of p.places) {
        seen = yield* showDays(name);
        found.push({ name, high: figures(find(seen, dayRow(p.day)).name).high });
      }
      const [a, b] = found as [{ name: string; high: number }, { name: string; high: number }];
      const most = a.high > b.high ? a : b;
      yield answer({ place: most.name, high: most.high });
      yield done();
    },
    nearMisses: {
      theColder: wrongAnswer(p => ({ place: p.places[p.firstWarmer ? 1 : 0]!.name, high: p.high })),
      theDayAfter: wrongAnswer(p => ({
        place: p.places[p.firstWarmer ? 1 : 0]!.name,
        high: p.high + p.gap + 1,
      })),
      highOfTheOther: wrongAnswer(p => ({ place: warmer(p), high: p.high })),
    },
  },
);
