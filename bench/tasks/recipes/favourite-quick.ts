import { task, type Phone } from '../form.ts';
import { int, made, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, button, done, has, open, tap } from '../steps.ts';
import { dishes, put, theRecipe, type Dish } from './make.ts';

const CATEGORY = ['Picnic', 'Campfire', 'Train journeys', 'Office lunch'] as const;
const quick = (p: { list: Dish[]; limit: number; count: number }) => p.list.slice(0, p.count);
const love = (s: Phone, ctx: SetupCtx, list: readonly Dish[]) =>
  ctx.act('recipes', 'favourite', { recipes: list.map(d => theRecipe(s, d.title).id), on: true });

export const favouriteQuick = task(
  'recipes/favourite-quick',
  params({ list: dishes(6), name: oneOf(...CATEGORY), limit: oneOf(15, 30, 45), count: int(2, 3) }).and(
    ({ list, limit, count }) => ({
      list: made(() =>
        list.map((d, i): Dish => ({ ...d, prep: i < count ? limit - 5 * (i % 2) : limit + 5 + 5 * (i % 3) })),
      ),
    }),
  ),
  {
    tags: ['filter', 'condition', 'repetition'],
    ask: {
      en: [
        ({ name, limit }) =>
          `In Recipes, mark every recipe of the category ${name} that takes ${limit} minutes or less as a favourite, and no others.`,
        ({ name, limit }) =>
          `Add to my favourite recipes all of “${name}” that are done in at most ${limit} minutes.`,
      ],
      zh: [({ name, limit }) => `在“Recipes”里，把分类“${name}”中不超过 ${limit} 分钟的食谱都设为收藏。`],
    },
    setup: (s, { list, name }, ctx) => {
      s.apps.recipes.categories['category-new'] = { name };
      list.forEach((d, i) => put(s, ctx, d, i < 5 ? { categories: ['category-new'] } : {}));
    },
    expect: { loved: (s, p, ctx) => love(s, ctx, quick(p)) },
    solve: function* (_seen, { name, limit }) {
      let seen = yield open('recipes');
      while (!has(seen, button(name)))
        seen = yield { type: 'scroll', element: 'scroll/chips', direction: 'right', amount: 0.8 };
      seen = yield tap(seen, button(name));
      seen = yield tap(seen, button('Filter and sort'));
      seen = yield tap(seen, button(`${limit} min`));
      seen = yield tap(seen, button(/^Show \d+ recipes?$/));
      const ids = all(seen, { what: 'recipe', rank: e => (e.id.startsWith('recipe#') ? 0 : null) }).map(
        e => e.id,
      );
      for (const [i, element] of ids.entries())
        seen = yield { type: i === 0 ? 'long_press' : 'tap', element };
      yield tap(seen, button('Add to favourites'));
      yield done();
    },
    nearMisses: {
      oneTooLong: {
        change: (s, p, ctx) => love(s, ctx, p.list.slice(0, p.count + 1)),
        because: 'sideEffects',
      },
      outsideOfIt: {
        change: (s, p, ctx) => love(s, ctx, [...quick(p), p.list[5]!]),
        because: 'sideEffects',
      },
    },
  },
);
