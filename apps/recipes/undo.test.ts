import { beforeAll, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { lineOf, minutesWords } from './select.ts';
import type { Recipe, Recipes } from './state.ts';

type Act = [name: string, args: object];
let world: AnyPhone;
beforeAll(async () => {
  world = dispatch(catalogue, await createWorld(), 'system', 'openApp', { app: 'recipes' }).phone;
});

const state = (phone: AnyPhone) => phone.apps['recipes'] as Recipes;
const run = (phone: AnyPhone, ...acts: Act[]) =>
  acts.reduce((p, [name, args]) => dispatch(catalogue, p, 'recipes', name, args).phone, phone);
/** What counts of the app's data: no time of an edit, and categories in any order. */
const data = (phone: AnyPhone) => {
  const { recipes, categories, ticks, shopping, plan, settings } = state(phone);
  return {
    categories,
    ticks,
    shopping,
    plan,
    settings,
    recipes: Object.fromEntries(
      Object.entries(recipes).map(([id, r]) => [
        id,
        { ...r, editedAt: 0, categories: [...r.categories].sort() },
      ]),
    ),
  };
};
const only = (now: object, was: object): string => Object.keys(now).find(id => !(id in was))!;
const text = (n: number | null | undefined): string => (n === null || n === undefined ? '' : String(n));
/** What the form of a recipe gives where nothing was written. */
const formOf = (recipe: string, r: Recipe) => ({
  recipe,
  title: r.title,
  description: r.description,
  servings: r.servings,
  prep: r.prepMinutes === null ? '' : minutesWords(r.prepMinutes),
  cook: r.cookMinutes === null ? '' : minutesWords(r.cookMinutes),
  ingredients: r.ingredients.map(i => lineOf(i)).join('\n'),
  directions: r.directions.join('\n'),
  source: r.source,
  notes: r.notes,
  nutrition: {
    kcal: text(r.nutrition?.kcal),
    protein: text(r.nutrition?.protein),
    carbs: text(r.nutrition?.carbs),
    fat: text(r.nutrition?.fat),
  },
  categories: r.categories,
  photo: r.photo,
});

test('what is done and taken back leaves nothing', () => {
  const was = data(world);
  const { recipes, categories, ticks, shopping, plan, settings } = state(world);
  const [id, r] = Object.entries(recipes).find(([key, one]) => one.categories.length > 1 && !ticks[key])!;
  const [category] = r.categories;
  const [line] = Object.keys(shopping);
  const { done } = shopping[line!]!;
  const [meal] = Object.keys(plan);
  const { date, slot, servings } = plan[meal!]!;
  const pairs: Record<string, Act[]> = {
    favourite: [
      ['favourite', { recipes: [id], on: !r.favourite }],
      ['favourite', { recipes: [id], on: r.favourite }],
    ],
    rate: [
      ['rate', { recipe: id, rating: (r.rating + 1) % 6 }],
      ['rate', { recipe: id, rating: r.rating }],
    ],
    notes: [
      ['setNotes', { recipe: id, notes: 'Another' }],
      ['setNotes', { recipe: id, notes: r.notes }],
    ],
    category: [
      ['categorise', { recipes: [id], category, on: false }],
      ['categorise', { recipes: [id], category, on: true }],
    ],
    categoryName: [
      ['renameCategory', { category, name: 'Another' }],
      ['renameCategory', { category, name: categories[category!]!.name }],
    ],
    form: [
      ['save', { ...formOf(id, r), title: 'Another', directions: 'Boil.', categories: [] }],
      ['save', formOf(id, r)],
    ],
    ingredientTick: [
      ['tickIngredient', { recipe: id, index: 0, done: true }],
      ['tickIngredient', { recipe: id, index: 0, done: false }],
    ],
    stepTick: [
      ['tickStep', { recipe: id, index: 0, done: true }],
      ['tickStep', { recipe: id, index: 0, done: false }],
    ],
    basket: [
      ['tickLine', { line, done: !done }],
      ['tickLine', { line, done }],
    ],
    lineText: [
      ['editLine', { line, text: '3 pears' }],
      ['editLine', { line, text: lineOf(shopping[line!]!) }],
    ],
    mealDay: [
      ['moveMeal', { meal, date: '2026-05-05', slot: 'lunch' }],
      ['moveMeal', { meal, date, slot }],
    ],
    mealServings: [
      ['setMealServings', { meal, servings: servings + 1 }],
      ['setMealServings', { meal, servings }],
    ],
    settings: [
      ['changeSettings', { units: 'imperial', decimals: !settings.decimals }],
      ['changeSettings', { units: settings.units, decimals: settings.decimals }],
    ],
  };
  for (const [what, acts] of Object.entries(pairs)) {
    expect(data(run(world, acts[0]!)), `${what}, done`).not.toEqual(was);
    expect(data(run(world, ...acts)), what).toEqual(was);
  }
  const scaled = run(world, ['setServings', { recipe: id, servings: 40 }]);
  expect(data(scaled)).toEqual(was);
});

test('what is made and deleted leaves nothing', () => {
  const was = data(world);
  const recipes = Object.keys(was.recipes);
  const category = run(world, ['createCategory', { name: 'Another', recipes }]);
  expect(
    data(run(category, ['deleteCategory', { category: only(state(category).categories, was.categories) }])),
  ).toEqual(was);
  const copy = run(world, ['duplicate', { recipe: recipes[0] }]);
  const made = only(state(copy).recipes, was.recipes);
  expect(
    data(
      run(
        copy,
        ['tickStep', { recipe: made, index: 0, done: true }],
        ['planMeal', { date: '2026-05-05', slot: 'lunch', recipe: made }],
        ['remove', { recipes: [made] }],
      ),
    ),
  ).toEqual(was);
  const line = run(world, ['addLine', { text: '3 star fruits' }]);
  expect(data(run(line, ['removeLine', { line: only(state(line).shopping, was.shopping) }]))).toEqual(was);
  const meal = run(world, ['planMeal', { date: '2026-05-05', slot: 'lunch', recipe: recipes[0] }]);
  expect(data(run(meal, ['removeMeal', { meal: only(state(meal).plan, was.plan) }]))).toEqual(was);
});

test('a form or a line that is saved as it was writes nothing', () => {
  const { recipes, shopping } = state(world);
  for (const [id, r] of Object.entries(recipes)) {
    const form = formOf(id, r);
    // A category taken away and given back comes last on the form.
    const categories = [...r.categories].reverse();
    expect(state(run(world, ['save', { ...form, categories }])).recipes, r.title).toEqual(recipes);
    expect(state(run(world, ['setNotes', { recipe: id, notes: r.notes }])).recipes).toEqual(recipes);
  }
  for (const [line, l] of Object.entries(shopping))
    expect(state(run(world, ['editLine', { line, text: lineOf(l) }])).shopping).toEqual(shopping);
});
