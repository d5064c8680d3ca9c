import { newRow } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, done, field, fill, has, tap } from '../steps.ts';
import { dishes, openRecipe, put, theRecipe, type Dish } from './make.ts';

const buy = (s: Phone, ctx: SetupCtx, dish: Dish) =>
  ctx.act('recipes', 'addToShopping', { recipe: theRecipe(s, dish.title).id });

export const shopForRecipe = task(
  'recipes/shop-for-recipe',
  params({ dish: dishes(2), own: oneOf('bin bags', 'candles', 'kitchen roll', 'matches', 'tinfoil') }),
  {
    tags: ['multi-step', 'shopping'],
    ask: {
      en: [
        ({ dish, own }) =>
          `Put everything for “${dish[0]!.title}” on the shopping list in Recipes, for the servings it is written for, and ${own} as well.`,
        ({ dish, own }) =>
          `I am going shopping for “${dish[0]!.title}”: add its ingredients to the shopping list of Recipes, and add ${own}.`,
      ],
      zh: [({ dish, own }) => `把“${dish[0]!.title}”的全部食材加入“Recipes”的购物清单，再加上“${own}”。`],
    },
    setup: (s, { dish }, ctx) => {
      s.apps.recipes.shopping = {};
      for (const d of dish) put(s, ctx, d);
      ctx.act('recipes', 'addLine', { text: 'oat milk' });
    },
    expect: {
      ingredients: (s, { dish }, ctx) => buy(s, ctx, dish[0]!),
      own: (_s, { own }, ctx) => ctx.act('recipes', 'addLine', { text: own }),
    },
    // Lines that are written by hand do not say which recipe they are for.
    free: s => [newRow(s.apps.recipes.shopping).recipes],
    solve: function* (seen, { dish, own }) {
      seen = yield* openRecipe(seen, dish[0]!.title);
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Add to shopping list'));
      seen = yield tap(seen, button(/^Add \d+ items?$/));
      seen = yield back();
      seen = yield back();
      if (!has(seen, { what: 'Shopping', rank: e => (e.id === 'nav-/shopping' ? 0 : null) }))
        seen = yield back();
      seen = yield { type: 'tap', element: 'nav-/shopping' };
      yield fill(seen, field('Add an item'), own, { enter: true });
      yield done();
    },
    nearMisses: {
      anotherRecipe: {
        change: (s, { dish, own }, ctx) => {
          buy(s, ctx, dish[1]!);
          ctx.act('recipes', 'addLine', { text: own });
        },
        because: ['ingredients', 'sideEffects'],
      },
      twice: {
        change: (s, { dish, own }, ctx) => {
          for (const d of [dish[0]!, dish[0]!]) buy(s, ctx, d);
          ctx.act('recipes', 'addLine', { text: own });
        },
        because: ['ingredients', 'sideEffects'],
      },
    },
    alternatives: {
      byHand: {
        change: (_s, { dish, own }, ctx) => {
          for (const text of [own, ...dish[0]!.ingredients]) ctx.act('recipes', 'addLine', { text });
        },
      },
    },
  },
);
