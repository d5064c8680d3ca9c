import type { Phone } from '../../../apps/catalogue.ts';
import { ingredientsOf, lineOf } from '../../../apps/recipes/select.ts';
import type { Recipe } from '../../../apps/recipes/state.ts';
import { foldWords } from '../../../judges/compare/text.ts';
import { made, type Row, type Sampler } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { button, field, fill, has, longPress, open, row, scrollTo, tap, type, type Steps } from '../steps.ts';
import { DISHES, type Dish } from './dishes.ts';

export { DISHES, type Dish };

const TIMES = [10, 15, 20, 25, 30, 40, 45, 60] as const;
const SERVINGS = [
  '1 serving',
  '2 servings',
  '3-4 servings',
  '4 servings',
  '6 servings',
  '8 servings',
] as const;

/** `count` different dishes that the world does not have. Times and servings vary from instance to instance. */
export function dishes(count: number, from: readonly Dish[] = DISHES): Sampler<Dish[]> {
  return made(({ random }) => {
    const left = [...from];
    return Array.from({ length: count }, (): Dish => ({
      ...left.splice(Math.floor(random() * left.length), 1)[0]!,
      prep: TIMES[Math.floor(random() * TIMES.length)]!,
      servings: SERVINGS[Math.floor(random() * SERVINGS.length)]!,
    }));
  });
}

export const minutes = (m: number): string => `${m} mins`;

/** A dish as a goal or a note describes it. */
export const told = (d: Dish): string =>
  [
    `Recipe: ${d.title}`,
    `Description: ${d.description}`,
    `Servings: ${d.servings}`,
    `Preparation time: ${minutes(d.prep)}`,
    `Ingredients: ${d.ingredients.join('; ')}`,
    `Directions: ${d.directions}`,
  ].join('\n');
export const toldAll = (list: readonly Dish[]): string => list.map(told).join('\n\n');

/** A dish as the app stores it. */
export function recipeOf(d: Dish, at: number, more: Partial<Recipe> = {}): Recipe {
  return {
    title: d.title,
    description: d.description,
    servings: d.servings,
    prepMinutes: d.prep,
    cookMinutes: null,
    ingredients: ingredientsOf(d.ingredients.join('\n')),
    directions: [d.directions],
    source: '',
    notes: '',
    nutrition: null,
    categories: [],
    photo: null,
    rating: 0,
    favourite: false,
    createdAt: at,
    editedAt: at,
    cookedAt: null,
    ...more,
  };
}

/** Puts a dish into the app, made some hours ago, and gives its id. */
export function put(s: Phone, ctx: SetupCtx, d: Dish, more: Partial<Recipe> = {}, hoursAgo = 30): string {
  const id = ctx.id('recipe');
  s.apps.recipes.recipes[id] = recipeOf(d, ctx.now - hoursAgo * 3_600_000, more);
  return id;
}

const timed = (m: number | null) => (m === null ? '' : minutes(m));
/** What the form of a recipe says. */
const formOf = (r: Recipe) => ({
  title: r.title,
  description: r.description,
  servings: r.servings,
  prep: timed(r.prepMinutes),
  cook: timed(r.cookMinutes),
  ingredients: r.ingredients.map(i => lineOf(i)).join('\n'),
  directions: r.directions.join('\n'),
  source: r.source,
  notes: r.notes,
  nutrition: { kcal: '', protein: '', carbs: '', fat: '' },
  categories: r.categories,
  photo: r.photo,
});
/** Writes a recipe into the app by its form: a new one, or with an id one that is there. */
export const writeDown = (ctx: SetupCtx, r: Recipe, id: string | null = null): void =>
  ctx.act('recipes', 'save', { ...formOf(r), recipe: id });

/** Writes these dishes down. Directions may be one step or several, as the agent has split them. */
export function writeDishes(s: Phone, ctx: SetupCtx, now: Phone, list: readonly Dish[]): void {
  const agents = Object.entries(now.apps.recipes.recipes).filter(([id]) => !(id in s.apps.recipes.recipes));
  for (const d of list) {
    const same = agents.find(([, r]) => r.directions.map(foldWords).join(' ') === d.directions);
    writeDown(ctx, recipeOf(d, ctx.now, same ? { directions: same[1].directions } : {}));
  }
}

/** Removes every recipe, so that only the setup's are there. */
export function emptyBox(s: Phone): void {
  Object.assign(s.apps.recipes, { recipes: {}, plan: {}, ticks: {} });
  for (const line of Object.values(s.apps.recipes.shopping)) line.recipes = [];
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
const lines = (list: Recipe['ingredients']) =>
  list
    .map(i => JSON.stringify({ ...i, name: plain(i.name), note: plain(i.note) }))
    .sort()
    .join();

/**
 * Whether a recipe matches a dish. Case and spaces do not matter; ingredients are compared as parsed; directions may be split
 * into steps in any way.
 */
export function says(r: Recipe, d: Dish): boolean {
  const wanted = recipeOf(d, 0);
  return (
    plain(r.title) === plain(d.title) &&
    plain(r.description) === plain(d.description) &&
    plain(r.servings) === plain(d.servings) &&
    r.prepMinutes === d.prep &&
    lines(r.ingredients) === lines(wanted.ingredients) &&
    plain(r.directions.join(' ')) === plain(d.directions)
  );
}

export const titled = (s: Phone, title: string): Row<Recipe>[] =>
  Object.entries(s.apps.recipes.recipes)
    .filter(([, r]) => r.title === title)
    .map(([id, r]) => ({ ...r, id }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
/** The only recipe with this title. Throws if there is not exactly one, which is a mistake in the template. */
export function theRecipe(s: Phone, title: string): Row<Recipe> {
  const found = titled(s, title);
  if (found.length !== 1) throw new Error(`There are ${found.length} recipes titled ${title}`);
  return found[0]!;
}
export const drop = (s: Phone, ctx: SetupCtx, titles: readonly string[]): void =>
  ctx.act('recipes', 'remove', { recipes: titles.map(title => theRecipe(s, title).id) });

/** A recipe's content without its times, as text: equal for exact duplicates. */
export const contentOf = ({ createdAt: _c, editedAt: _e, cookedAt: _k, ...r }: Recipe): string =>
  JSON.stringify(r, (_, v: unknown) =>
    v !== null && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(
          Object.entries(v)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .filter(([k]) => k !== 'id'),
        )
      : v,
  );

/** Opens Recipes and writes each of these dishes into it. */
export function* writeRecipes(list: readonly Dish[]): Steps {
  let seen: Observation = yield open('recipes');
  for (const d of list) seen = yield* writeRecipe(seen, d);
  return seen;
}

/** Writes one recipe, from the list of recipes and back to it. */
function* writeRecipe(seen: Observation, d: Dish): Steps {
  seen = yield tap(seen, button('New recipe'));
  seen = yield fill(seen, field('Title'), d.title, { enter: true });
  seen = yield type(d.description, { enter: true });
  seen = yield type(d.servings, { enter: true });
  seen = yield type(minutes(d.prep), { enter: true });
  seen = yield type(d.ingredients.join('\n'));
  if (!has(seen, field('Directions'))) seen = yield* scrollTo(seen, field('Directions'));
  seen = yield fill(seen, field('Directions'), d.directions);
  return yield tap(seen, button('Save'));
}

/** Finds a recipe by its title from the list of recipes. */
export function* find(seen: Observation, title: string): Steps {
  seen = yield tap(seen, button('Search'));
  return yield fill(seen, field('Search recipes'), title);
}
export function* openRecipe(seen: Observation, title: string): Steps {
  seen = yield open('recipes');
  seen = yield* find(seen, title);
  return yield tap(seen, row(title));
}
/** Deletes recipes one after another, each found by its title. */
export function* remove(_seen: Observation, titles: readonly string[]): Steps {
  let seen = yield open('recipes');
  seen = yield tap(seen, button('Search'));
  for (const title of titles) {
    seen = yield fill(seen, field('Search recipes'), title, { clear: true });
    seen = yield longPress(seen, row(title));
    seen = yield tap(seen, button('Delete'));
    seen = yield tap(seen, button('Delete'));
  }
  return seen;
}
