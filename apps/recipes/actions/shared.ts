import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Recipe, Recipes } from '../state.ts';

export const action = actionsOf<Recipes>();

/** Recipes of the ids that are there. */
export const known = (state: Recipes, ids: readonly string[]): string[] =>
  [...new Set(ids)].filter(id => state.recipes[id]);
export const some = (n: number, one = 'Recipe', many = 'recipes'): string => (n === 1 ? one : `${n} ${many}`);
export const blank = (now: number): Recipe => ({
  title: '',
  description: '',
  servings: '',
  prepMinutes: null,
  cookMinutes: null,
  ingredients: [],
  directions: [],
  source: '',
  notes: '',
  nutrition: null,
  categories: [],
  photo: null,
  rating: 0,
  favourite: false,
  createdAt: now,
  editedAt: now,
  cookedAt: null,
});
