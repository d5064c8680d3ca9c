import { task, type Phone } from '../form.ts';
import { date, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, open, option, row, scrollTo, tap } from '../steps.ts';
import { dishes, put, theRecipe, type Dish } from './make.ts';

const SLOTS = [
  { slot: 'breakfast', en: 'breakfast', zh: '早餐' },
  { slot: 'lunch', en: 'lunch', zh: '午餐' },
  { slot: 'dinner', en: 'dinner', zh: '晚餐' },
] as const;

type Planned = { dish: Dish[]; day: { iso: string }; meal: (typeof SLOTS)[number] };
const plan = (s: Phone, { dish, day, meal }: Planned, ctx: SetupCtx) =>
  ctx.act('recipes', 'planMeal', {
    date: day.iso,
    slot: meal.slot,
    recipe: theRecipe(s, dish[0]!.title).id,
  });

export const planMeal = task(
  'recipes/plan-meal',
  params({ dish: dishes(2), day: date(1, 9), meal: oneOf(...SLOTS) }),
  {
    tags: ['date', 'plan'],
    ask: {
      en: [
        ({ dish, day, meal }) =>
          `In the meal plan of Recipes, put “${dish[0]!.title}” on ${day.en} for ${meal.en}.`,
        ({ dish, day, meal }) => `Plan “${dish[0]!.title}” as ${meal.en} on ${day.en} in my recipe app.`,
      ],
      zh: [
        ({ dish, day, meal }) =>
          `在“Recipes”的每周计划里，把“${dish[0]!.title}”安排在${day.zh}的${meal.zh}。`,
      ],
    },
    setup: (s, { dish }, ctx) => {
      for (const d of dish) put(s, ctx, d);
    },
    expect: { planned: (s, p, ctx) => plan(s, p, ctx) },
    solve: function* (_seen, { dish, day, meal }) {
      let seen = yield open('recipes');
      seen = yield { type: 'tap', element: 'nav-/plan' };
      const [weekday, number, month] = day.en.split(' ');
      const add = button(new RegExp(`^Add a meal, (?:${weekday}, ${number} ${month})$`));
      // This week's days behind today are not asked for, so that the first week with it is the one.
      try {
        seen = yield* scrollTo(seen, add);
      } catch {
        seen = yield tap(seen, button('Week after'));
        seen = yield* scrollTo(seen, add, { direction: 'up' });
      }
      seen = yield tap(seen, add);
      seen = yield tap(seen, option(`${meal.en[0]!.toUpperCase()}${meal.en.slice(1)}`));
      seen = yield fill(seen, field('Search recipes'), dish[0]!.title);
      yield tap(seen, row(dish[0]!.title));
      yield done();
    },
    nearMisses: {
      breakfastsRefiled: {
        change: (s, p, ctx) => {
          plan(s, p, ctx);
          for (const r of Object.values(s.apps.recipes.recipes))
            r.categories = r.categories.map(c => (c === 'category-breakfast' ? 'category-weeknight' : c));
        },
        because: 'sideEffects',
      },
    },
  },
);
