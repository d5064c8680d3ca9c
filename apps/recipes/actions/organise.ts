import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import type { Recipes } from '../state.ts';
import { action, known } from './shared.ts';

const { Object: Obj, String: Str, Boolean: Bool, Array: Arr, Optional: Opt } = Type;

/** A category's name as it is kept, where no other has it. */
function freeName(state: Recipes, name: string, ctx: Ctx, except?: string): string | null {
  const words = name.trim().replace(/\s+/g, ' ');
  if (words === '') return null;
  if (
    Object.entries(state.categories).some(
      ([id, c]) => id !== except && c.name.toLowerCase() === words.toLowerCase(),
    )
  ) {
    ctx.toast(`There is already a category called ${words}`);
    return null;
  }
  return words;
}

function put(state: Recipes, recipes: readonly string[], category: string, on: boolean): void {
  if (!state.categories[category]) return;
  for (const id of known(state, recipes)) {
    const recipe = state.recipes[id]!;
    if (recipe.categories.includes(category) !== on)
      recipe.categories = on
        ? [...recipe.categories, category]
        : recipe.categories.filter(c => c !== category);
  }
}

/** Categories, settings, and how lists are shown. */
export const organise = {
  categorise: action(
    'Put recipes into a category, or take them out',
    Obj({ recipes: Arr(Str()), category: Str(), on: Bool() }),
    (state, { recipes, category, on }) => put(state, recipes, category, on),
  ),
  createCategory: action(
    'Make a category, and put recipes into it where some are given',
    Obj({ name: Str(), recipes: Opt(Arr(Str())) }),
    (state, { name, recipes = [] }, ctx) => {
      const words = freeName(state, name, ctx);
      if (words === null) return;
      const id = ctx.id('category');
      state.categories[id] = { name: words };
      put(state, recipes, id, true);
    },
  ),
  renameCategory: action(
    'Rename a category',
    Obj({ category: Str(), name: Str() }),
    (state, { category, name }, ctx) => {
      const words = state.categories[category] ? freeName(state, name, ctx, category) : null;
      if (words !== null) state.categories[category]!.name = words;
    },
  ),
  deleteCategory: action(
    'Delete a category; its recipes stay',
    Obj({ category: Str() }),
    (state, { category }) => {
      if (!state.categories[category]) return;
      put(state, Object.keys(state.recipes), category, false);
      delete state.categories[category];
    },
  ),
  changeSettings: action(
    'Change settings',
    Obj({
      units: Opt(StringEnum(['original', 'metric', 'imperial'])),
      decimals: Opt(Bool()),
      cookText: Opt(StringEnum(['normal', 'large', 'huge'])),
      tickedLast: Opt(Bool()),
      firstDay: Opt(StringEnum(['monday', 'sunday'])),
    }),
    (state, changes) => {
      Object.assign(state.settings, changes);
    },
  ),
  setSort: action(
    'Choose the order of the list',
    Obj({ sort: StringEnum(['title', 'newest', 'time', 'rating']) }),
    (state, { sort }) => {
      state.sort = sort;
    },
  ),
  setView: action(
    'Show recipes as rows or as cards',
    Obj({ view: StringEnum(['list', 'grid']) }),
    (state, { view }) => {
      state.view = view;
    },
  ),
  remember: action('Keep a search among the recent ones', Obj({ query: Str() }), (state, { query }) => {
    const words = query.trim();
    if (words)
      state.searches = [words, ...state.searches.filter(s => s.toLowerCase() !== words.toLowerCase())].slice(
        0,
        8,
      );
  }),
  forgetSearches: action('Forget the recent searches', Obj({}), state => {
    state.searches = [];
  }),
};
