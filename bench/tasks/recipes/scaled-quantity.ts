import { task, wrongAnswer } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import { all, answer, button, done, scrollTo, SolverError, tap } from '../steps.ts';
import { dishes, openRecipe, put } from './make.ts';

/** Weighed lines that scale without rounding. */
const WEIGHED = [
  ['plain flour', 240],
  ['caster sugar', 120],
  ['red lentils', 300],
  ['butter', 180],
  ['potatoes', 720],
  ['basmati rice', 360],
] as const;
const servings = (n: number) => `${n} servings`;

export const scaledQuantity = task(
  'recipes/scaled-quantity',
  params({
    dish: dishes(1),
    weighed: distinct(2, oneOf(...WEIGHED)),
    base: oneOf(4, 6),
    people: oneOf(3, 5, 8, 10, 12),
  }),
  {
    tags: ['arithmetic', 'scaling'],
    ask: {
      en: [
        ({ dish, weighed, people }) =>
          `How much ${weighed[0]![0]} do I need to make the recipe “${dish[0]!.title}” for ${people}? Answer in the sheet, in grams.`,
        ({ dish, weighed, people }) =>
          `I am cooking “${dish[0]!.title}” from my recipes for ${people} people. Give the grams of ${weighed[0]![0]} in the answer sheet.`,
      ],
      zh: [
        ({ dish, weighed, people }) =>
          `按食谱“${dish[0]!.title}”做 ${people} 人份，需要多少克 ${weighed[0]![0]}？请填在答题表里。`,
      ],
    },
    setup: (s, { dish, weighed, base }, ctx) => {
      const [a, b] = weighed as [readonly [string, number], readonly [string, number]];
      put(s, ctx, {
        ...dish[0]!,
        servings: servings(base),
        ingredients: [`${b[1]} g ${b[0]}`, `${a[1]} g ${a[0]}`, '2 tsp salt'],
      });
      put(s, ctx, {
        ...dish[0]!,
        title: `${dish[0]!.title} light`,
        servings: servings(base),
        ingredients: [`${a[1] - 60} g ${a[0]}`, '2 tsp salt'],
      });
    },
    answer: {
      fields: {
        grams: {
          type: 'number',
          unit: 'g',
          label: { en: p => `Grams of ${p.weighed[0]![0]}`, zh: p => `${p.weighed[0]![0]}（克）` },
        },
      },
      key: ({ p }) => ({ grams: (p.weighed[0]![1] * p.people) / p.base }),
    },
    solve: function* (seen, { dish, weighed, people }) {
      seen = yield* openRecipe(seen, dish[0]!.title);
      seen = yield* scrollTo(seen, button('Increase servings'));
      for (let i = 0; i < 12; i++) {
        const now = Number(
          /\d+/.exec(
            all(seen, { what: 'servings', rank: e => (e.role === 'spinbutton' ? 0 : null) })[0]?.value ?? '',
          )?.[0] ?? NaN,
        );
        if (now === people) break;
        seen = yield tap(seen, button(now < people ? 'Increase servings' : 'Decrease servings'));
      }
      seen = yield* scrollTo(seen, {
        what: weighed[0]![0],
        rank: e => (e.id.startsWith('ingredient#') && e.name.endsWith(weighed[0]![0]) ? 0 : null),
      });
      const line = all(seen, {
        what: 'line',
        rank: e => (e.id.startsWith('ingredient#') && e.name.endsWith(weighed[0]![0]) ? 0 : null),
      })[0]!;
      const [, number, unit] = /^([\d.]+) (g|kg) /.exec(line.name) ?? [];
      if (number === undefined) throw new SolverError(`No quantity in ${line.name}`);
      yield answer({ grams: Number(number) * (unit === 'kg' ? 1000 : 1) });
      yield done();
    },
    nearMisses: {
      notScaled: wrongAnswer(p => ({ grams: p.weighed[0]![1] })),
      theOtherLine: wrongAnswer(p => ({ grams: (p.weighed[1]![1] * p.people) / p.base })),
      theLightOne: wrongAnswer(p => ({ grams: ((p.weighed[0]![1] - 60) * p.people) / p.base })),
    },
  },
);
