import { writeFileSync } from 'node:fs';
import { plan, recipes, shopping } from './index.ts';
import { CATEGORIES } from './types.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { ingredientOf, ingredientsOf } from '../../../apps/recipes/ingredient.ts';
import type { Recipe, Recipes } from '../../../apps/recipes/state.ts';
import { stepsOf } from '../../../apps/recipes/text.ts';

/*
 * Writes world.json from the recipes of scripts/world: npx tsx scripts/world/recipes/build.ts
 */
const at = (local: string): number => {
  const [year, month, day, hour, minute] = local.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};
const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const LISTED = at('2026-03-11 19:30');

const world: Recipes = {
  recipes: Object.fromEntries(
    recipes.map(r => [
      `recipe-${r.id}`,
      {
        title: r.title,
        description: r.description ?? '',
        servings: r.servings,
        prepMinutes: r.prep ?? null,
        cookMinutes: r.cook ?? null,
        ingredients: ingredientsOf(r.ingredients),
        directions: stepsOf(r.directions),
        source: r.source ?? '',
        notes: r.notes ?? '',
        nutrition: r.nutrition
          ? { kcal: r.nutrition[0], protein: r.nutrition[1], carbs: r.nutrition[2], fat: r.nutrition[3] }
          : null,
        categories: r.in.map(name => `category-${slug(name)}`),
        photo: r.photo ?? null,
        rating: r.rating ?? 0,
        favourite: r.favourite ?? false,
        createdAt: at(r.created),
        editedAt: at(r.edited ?? r.created),
        cookedAt: r.cooked ? at(r.cooked) : null,
      } satisfies Recipe,
    ]),
  ),
  categories: Object.fromEntries(CATEGORIES.map(name => [`category-${slug(name)}`, { name }])),
  ticks: {},
  shopping: Object.fromEntries(
    shopping.map((l, i) => [
      `buy-${String(i + 1).padStart(2, '0')}`,
      {
        ...ingredientOf(l.text)!,
        done: l.done ?? false,
        recipes: l.from ? [`recipe-${l.from}`] : [],
        addedAt: LISTED,
        place: i,
      },
    ]),
  ),
  plan: Object.fromEntries(
    plan.map((m, i) => [
      `meal-${i + 1}`,
      {
        date: m.date,
        slot: m.slot,
        recipe: `recipe-${m.recipe}`,
        servings: m.servings,
        addedAt: at('2026-03-08 11:00') + i * 1000,
      },
    ]),
  ),
  settings: { units: 'original', decimals: false, cookText: 'normal', tickedLast: true, firstDay: 'monday' },
  servings: {},
  form: null,
  sort: 'title',
  view: 'list',
  searches: ['leek', 'something with lentils', 'lemon'],
};
// Arrays of small values stand on one line: a line of ingredients is a row.
const text = JSON.stringify(world, null, 1).replace(
  /\{\s+"amount"[^]*?"note": "(?:[^"\\]|\\.)*"(?:[^{}]*?)\}/g,
  line => line.replace(/\n\s*/g, ' '),
);
writeFileSync(new URL('../../../apps/recipes/world.json', import.meta.url), `${text}\n`);
