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
