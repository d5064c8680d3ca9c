import { same } from '../../../judges/changes.ts';
import { ingredientsOf, keyOf, shoppingOf } from '../../../apps/recipes/select.ts';
import { task, type Phone } from '../form.ts';
import { oneOf, params } from '../sample.ts';
import { back, button, done, field, fill, has, tap } from '../steps.ts';
import { dishes, openRecipe, put, theRecipe, type Dish } from './make.ts';

const buys = (s: Phone) => shoppingOf(s.apps.recipes);
const listOf = (p: { dish: Dish[]; twice: boolean }) =>
  ingredientsOf(p.dish[0]!.ingredients.join('\n')).map(i => ({
    ...i,
    note: '',
    amount: p.twice && i.amount ? { n: i.amount.n * 2, d: i.amount.d } : i.amount,
  }));

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
    goals: {
      ingredients: ({ now, p }) =>
        listOf({ ...p, twice: false }).every(
          i =>
            buys(now).filter(
              l => !l.done && keyOf(l) === keyOf(i) && l.unit === i.unit && same(l.amount, i.amount),
            ).length === 1,
        ),
      own: ({ now, p }) => buys(now).filter(l => !l.done && keyOf(l) === p.own).length === 1,
    },
    invariants: {
      nothingElse: ({ was, now, p }) =>
        buys(now).every(
          l =>
            l.id in was.apps.recipes.shopping ||
            keyOf(l) === p.own ||
            listOf({ ...p, twice: false }).some(i => keyOf(i) === keyOf(l)),
        ),
      before: ({ was, now }) =>
        Object.entries(was.apps.recipes.shopping).every(([id, l]) => same(now.apps.recipes.shopping[id], l)),
    },
    allow: s => [s.apps.recipes.shopping],
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
        change: (s, p, ctx) => {
          ctx.act('recipes', 'addToShopping', { recipe: theRecipe(s, p.dish[1]!.title).id });
          ctx.act('recipes', 'addLine', { text: p.own });
        },
        because: ['ingredients', 'nothingElse'],
      },
      twice: {
        change: (s, p, ctx) => {
          for (let i = 0; i < 2; i++)
            ctx.act('recipes', 'addToShopping', { recipe: theRecipe(s, p.dish[0]!.title).id });
          ctx.act('recipes', 'addLine', { text: p.own });
        },
        because: 'ingredients',
      },
      withoutTheOwn: {
        change: (s, p, ctx) =>
          ctx.act('recipes', 'addToShopping', { recipe: theRecipe(s, p.dish[0]!.title).id }),
        because: 'own',
      },
      oneLeftOut: {
        change: (s, p, ctx) => {
          ctx.act('recipes', 'addToShopping', {
            recipe: theRecipe(s, p.dish[0]!.title).id,
            lines: [1, 2, 3].slice(0, p.dish[0]!.ingredients.length - 1),
          });
          ctx.act('recipes', 'addLine', { text: p.own });
        },
        because: 'ingredients',
      },
    },
    alternatives: {
      byState: {
        change: (s, p, ctx) => {
          ctx.act('recipes', 'addLine', { text: p.own });
          ctx.act('recipes', 'addToShopping', { recipe: theRecipe(s, p.dish[0]!.title).id });
        },
      },
    },
  },
);
