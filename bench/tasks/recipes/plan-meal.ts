import { only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task } from '../form.ts';
import { date, oneOf, params } from '../sample.ts';
import { button, done, field, fill, open, option, row, scrollTo, tap } from '../steps.ts';
import { dishes, put, theRecipe } from './make.ts';

const SLOTS = [
  { slot: 'breakfast', en: 'breakfast', zh: '早餐' },
  { slot: 'lunch', en: 'lunch', zh: '午餐' },
  { slot: 'dinner', en: 'dinner', zh: '晚餐' },
] as const;

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
    goals: {
      planned: ({ was, now, p }) =>
        only(
          Object.entries(now.apps.recipes.plan).filter(([id]) => !(id in was.apps.recipes.plan)),
          ([, m]) =>
            m.date === p.day.iso &&
            m.slot === p.meal.slot &&
            now.apps.recipes.recipes[m.recipe]?.title === p.dish[0]!.title,
        ),
    },
    allow: s => [newIn(s.apps.recipes.plan)],
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
      dayAfter: {
        change: (s, p, ctx) =>
          ctx.act('recipes', 'planMeal', {
            date: dayAfter(p.day.iso),
            slot: p.meal.slot,
            recipe: theRecipe(s, p.dish[0]!.title).id,
          }),
        because: 'planned',
      },
      anotherMeal: {
        change: (s, p, ctx) =>
          ctx.act('recipes', 'planMeal', {
            date: p.day.iso,
            slot: p.meal.slot === 'lunch' ? 'dinner' : 'lunch',
            recipe: theRecipe(s, p.dish[0]!.title).id,
          }),
        because: 'planned',
      },
      anotherRecipe: {
        change: (s, p, ctx) =>
          ctx.act('recipes', 'planMeal', {
            date: p.day.iso,
            slot: p.meal.slot,
            recipe: theRecipe(s, p.dish[1]!.title).id,
          }),
        because: 'planned',
      },
      twice: {
        change: (s, p, ctx) => {
          for (let i = 0; i < 2; i++)
            ctx.act('recipes', 'planMeal', {
              date: p.day.iso,
              slot: p.meal.slot,
              recipe: theRecipe(s, p.dish[0]!.title).id,
            });
        },
        because: 'planned',
      },
    },
    alternatives: {
      byState: {
        change: (s, p, ctx) =>
          ctx.act('recipes', 'planMeal', {
            date: p.day.iso,
            slot: p.meal.slot,
            recipe: theRecipe(s, p.dish[0]!.title).id,
          }),
      },
    },
  },
);
function dayAfter(iso: string): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
