import { addDays, epochOf, partsAt, startOfDay } from '../../src/state/clock.ts';
import { remembered } from '../../src/sdk/core/remembered.ts';
import { amount } from './amount.ts';
import { isHeading, nameWords, quantityWords, rescaled, type Ingredient } from './ingredient.ts';
import { keyOfName } from './nouns.ts';
import type { Meal, Recipe, Recipes, ShoppingLine, Slot } from './state.ts';
import { factorOf, servingsOf, totalMinutes } from './words.ts';
import { twoDigits } from '../../src/state/civil.ts';

export type Row<T> = T & { id: string };
export type RecipeRow = Row<Recipe>;
export interface Filter {
  category?: string | null;
  favourite?: boolean;
  under?: number | null;
  ingredient?: string;
  query?: string;
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
/** Letters as a search compares them: without case and accents. */
const lower = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/g, '')
    .toLowerCase();
function byName(a: string, b: string): number {
  const [x, y] = [lower(a), lower(b)];
  if (x !== y) return x < y ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}

const SORTS: Record<Recipes['sort'], (a: RecipeRow, b: RecipeRow) => number> = {
  title: (a, b) => byName(a.title, b.title),
  newest: (a, b) => b.createdAt - a.createdAt,
  time: (a, b) => (totalMinutes(a) ?? Infinity) - (totalMinutes(b) ?? Infinity) || 0,
  rating: (a, b) => b.rating - a.rating,
};

/** Every recipe with what a search looks in, in order. */
const sorted = remembered((table: Recipes['recipes'], sort: Recipes['sort']) =>
  Object.entries(table)
    .map(([id, r]) => ({
      row: { ...r, id },
      title: lower(r.title),
      names: r.ingredients.map(i => lower(nameWords(i))),
      text: lower([r.description, r.source, ...r.directions].join('\n')),
    }))
    .sort((a, b) => SORTS[sort](a.row, b.row) || byName(a.row.title, b.row.title) || byId(a.row, b.row)),
);

const wordsOf = (text: string): string[] =>
  lower(text)
    .split(/[\s,]+/)
    .filter(Boolean);

/**
 * Recipes that fit, in the chosen order. Every word of a query stands in the title, an ingredient, the
 * description, the source, the directions or a category.
 */
export function listed(
  state: Pick<Recipes, 'recipes' | 'categories' | 'sort'>,
  { category, favourite, under, ingredient = '', query = '' }: Filter = {},
): RecipeRow[] {
  const words = wordsOf(query);
  const has = wordsOf(ingredient);
  return sorted(state.recipes, state.sort)
    .filter(({ row, title, names, text }) => {
      if ((category && !row.categories.includes(category)) || (favourite && !row.favourite)) return false;
      const minutes = totalMinutes(row);
      if (under && (minutes === null || minutes > under)) return false;
      if (has.length > 0 && !names.some(name => has.every(w => name.includes(w)))) return false;
      const cats = row.categories.map(id => lower(state.categories[id]?.name ?? ''));
      return words.every(
        w =>
          title.includes(w) ||
          text.includes(w) ||
          names.some(name => name.includes(w)) ||
          cats.some(c => c.includes(w)),
      );
    })
    .map(s => s.row);
}

/** Categories by name, each with its number of recipes. */
export function categoriesOf(
  state: Pick<Recipes, 'recipes' | 'categories'>,
): { id: string; name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { row } of sorted(state.recipes, 'title'))
    for (const id of row.categories) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Object.entries(state.categories)
    .map(([id, c]) => ({ id, name: c.name, count: counts.get(id) ?? 0 }))
    .sort((a, b) => byName(a.name, b.name) || byId(a, b));
}

/** For how many a recipe is shown now. */
export const servingsNow = (state: Pick<Recipes, 'recipes' | 'servings'>, id: string): number =>
  state.servings[id] ?? servingsOf(state.recipes[id]?.servings ?? '');

/** A recipe's ingredients for so many servings, in the person's measures. */
export function ingredientsFor(
  state: Pick<Recipes, 'settings'>,
  recipe: Recipe,
  count?: number,
): Ingredient[] {
  const factor = factorOf(recipe.servings, count);
  return recipe.ingredients.map(i => rescaled(i, factor, state.settings.units));
}

/** A line as it is shown: quantity and name apart. */
export const partsOf = (
  state: Pick<Recipes, 'settings'>,
  i: Ingredient,
): { quantity: string; name: string; heading: boolean } => ({
  quantity: quantityWords(i, state.settings.decimals),
  name: nameWords(i),
  heading: isHeading(i),
});

/** The shopping list in order: as added, and what is ticked below where that is set. */
export function shoppingOf(state: Pick<Recipes, 'shopping' | 'settings'>): Row<ShoppingLine>[] {
  return Object.entries(state.shopping)
    .map(([id, line]) => ({ ...line, id }))
    .sort(
      (a, b) =>
        (state.settings.tickedLast ? Number(a.done) - Number(b.done) : 0) ||
        a.addedAt - b.addedAt ||
        a.place - b.place ||
        byId(a, b),
    );
}

/** A line of the shopping list in the person's measures. */
export function shoppingWords(
  state: Pick<Recipes, 'settings'>,
  line: Ingredient,
): { quantity: string; name: string } {
  const { quantity, name } = partsOf(state, rescaled(line, amount(1), state.settings.units));
  return { quantity, name };
}

/** By what two lines are told to be one thing to buy. */
export const keyOf = (line: Pick<Ingredient, 'name'>): string => keyOfName(line.name);

export const SLOTS: readonly Slot[] = ['breakfast', 'lunch', 'dinner'];
export const isoOf = (ms: number, zone: string): string => {
  const { year, month, day } = partsAt(ms, zone);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
};
/** First moment of an ISO day. */
export const dayStart = (iso: string, zone: string): number => {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return epochOf({ year, month, day }, zone);
};

/** The seven days of the week that lies `weeks` after this one. */
export function weekOf(
  now: number,
  zone: string,
  firstDay: Recipes['settings']['firstDay'],
  weeks = 0,
): string[] {
  const back = (partsAt(now, zone).weekday + (firstDay === 'monday' ? 6 : 0)) % 7;
  const first = addDays(startOfDay(now, zone), weeks * 7 - back, zone);
  return Array.from({ length: 7 }, (_, i) => isoOf(addDays(first, i, zone), zone));
}

/** Meals of a day, by slot and then as they were planned. */
export function mealsOn(state: Pick<Recipes, 'plan' | 'recipes'>, date: string): Row<Meal>[] {
  return Object.entries(state.plan)
    .filter(([, m]) => m.date === date && state.recipes[m.recipe])
    .map(([id, m]) => ({ ...m, id }))
    .sort((a, b) => SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot) || a.addedAt - b.addedAt || byId(a, b));
}

export { amountWords } from './amount.ts';
export {
  ingredientOf,
  ingredientsOf,
  isHeading,
  lineOf,
  nameWords,
  quantityWords,
  rescaled,
} from './ingredient.ts';
export { recipesIn, stepsOf, textOf } from './text.ts';
export {
  factorOf,
  minutesOf,
  minutesWords,
  servingsOf,
  servingsWords,
  stepOf,
  stepWords,
  timersOf,
  totalMinutes,
} from './words.ts';
