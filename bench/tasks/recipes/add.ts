import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { makeNote } from '../notes/make.ts';
import { task, type Task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, field, find, open, row, scrollTo, SolverError, tap } from '../steps.ts';
import { dishes, recipeOf, told, toldAll, writeDishes, writeDown, writeRecipes, type Dish } from './make.ts';

const writeAll = (ctx: SetupCtx, list: readonly Dish[]) => {
  for (const d of list) writeDown(ctx, recipeOf(d, ctx.now));
};

/** What the probe of these templates expects. */

export const addRecipe: Task = task(
  'recipes/add-recipe',
  { dish: dishes(1) },
  {
    tags: ['create', 'transcription'],
    counterpart: 'RecipeAddSingleRecipe',
    ask: {
      en: [
        ({ dish }) => `Add this recipe to Recipes, as it is written:\n\n${told(dish[0]!)}`,
        ({ dish }) => `In the Recipes app, make a new recipe. It says:\n\n${told(dish[0]!)}`,
      ],
      zh: [({ dish }) => `在“Recipes”应用里按原文添加这个食谱：\n\n${told(dish[0]!)}`],
    },
    expect: { written: (s, { dish }, ctx, now) => writeDishes(s, ctx, now, dish) },
    solve: function* (_seen, { dish }) {
      yield* writeRecipes(dish);
      yield done();
    },
    nearMisses: {
      directionsAsDescription: {
        change: (_s, { dish: [d] }, ctx) =>
          writeAll(ctx, [{ ...d!, description: d!.directions, directions: d!.description }]),
        because: ['written', 'sideEffects'],
      },
      cookingTime: {
        change: (_s, { dish: [d] }, ctx) =>
          writeDown(ctx, recipeOf(d!, ctx.now, { prepMinutes: null, cookMinutes: d!.prep })),
        because: ['written', 'sideEffects'],
      },
      stepsSwapped: {
        change: (_s, { dish: [d] }, ctx) => {
          const steps = d!.directions.split(/(?<=[.,]) /).reverse();
          writeDown(ctx, recipeOf(d!, ctx.now, { directions: steps }));
        },
        because: ['written', 'sideEffects'],
      },
    },
    alternatives: {
      inSteps: {
        change: (_s, { dish: [d] }, ctx) =>
          writeDown(ctx, recipeOf(d!, ctx.now, { directions: d!.directions.split(/(?<=\.) /) })),
      },
    },
  },
);

export const addRecipes: Task = task(
  'recipes/add-recipes',
  { list: dishes(3) },
  {
    tags: ['create', 'transcription', 'repetition'],
    counterpart: 'RecipeAddMultipleRecipes',
    ask: {
      en: [
        ({ list }) => `Add these three recipes to Recipes:\n\n${toldAll(list)}`,
        ({ list }) => `Write each of the following into the Recipes app, unchanged.\n\n${toldAll(list)}`,
      ],
      zh: [({ list }) => `把下面三个食谱添加到“Recipes”应用：\n\n${toldAll(list)}`],
    },
    expect: { written: (s, { list }, ctx, now) => writeDishes(s, ctx, now, list) },
    solve: function* (_seen, { list }) {
      yield* writeRecipes(list);
      yield done();
    },
    nearMisses: {
      ingredientsSwapped: {
        change: (_s, { list: [a, b, c] }, ctx) =>
          writeAll(ctx, [{ ...a!, ingredients: b!.ingredients }, { ...b!, ingredients: a!.ingredients }, c!]),
        because: ['written', 'sideEffects'],
      },
    },
  },
);

/** The dishes of a note, as its reader copies them. */
export function dishesIn(text: string): Dish[] {
  const found = text.split(/\n\s*\n/).flatMap(part => {
    const value = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(part)?.[1];
    const [title, description, servings, prep, ingredients, directions] = [
      'Recipe',
      'Description',
      'Servings',
      'Preparation time',
      'Ingredients',
      'Directions',
    ].map(value);
    return title === undefined ||
      description === undefined ||
      servings === undefined ||
      prep === undefined ||
      ingredients === undefined ||
      directions === undefined
      ? []
      : [
          {
            title,
            description,
            servings,
            prep: Number(/^\d+/.exec(prep)![0]),
            ingredients: ingredients.split('; '),
            directions,
          },
        ];
  });
  if (found.length === 0) throw new SolverError(`No recipes in ${text}`);
  return found;
}
const TITLES = ['Recipes from the club', 'Cooking evening', 'From Helen’s folder', 'Supper swap'] as const;
function* readNote(title: string): Generator<Action, Dish[], Observation> {
  let seen = yield open('notes');
  seen = yield* scrollTo(seen, row(title));
  seen = yield tap(seen, row(title));
  const shown = find(seen, field('Note'));
  return dishesIn(shown.value ?? shown.name);
}

export const addFromNote: Task = task(
  'recipes/add-from-note',
  { list: dishes(4), note: oneOf(...TITLES) },
  {
    tags: ['create', 'transcription', 'repetition', 'cross-app'],
    counterpart: 'RecipeAddMultipleRecipesFromMarkor',
    ask: {
      en: [
        ({ note }) => `Add the recipes of my note “${note}” to Recipes.`,
        ({ note }) => `The note “${note}” has some recipes in it. Write each into the Recipes app as it is.`,
      ],
      zh: [({ note }) => `把笔记“${note}”里的食谱都添加到“Recipes”应用。`],
    },
    // An older note has another recipe.
    setup: (s, { list, note }, ctx) => {
      makeNote(s, ctx, { title: note, body: toldAll(list.slice(0, 3)), hoursAgo: 4 });
      makeNote(s, ctx, { title: `${note} (old)`, body: told(list[3]!), hoursAgo: 900 });
    },
    expect: { written: (s, { list }, ctx, now) => writeDishes(s, ctx, now, list.slice(0, 3)) },
    solve: function* (_seen, { note }) {
      const list = yield* readNote(note);
      yield* writeRecipes(list);
      yield done();
    },
    nearMisses: {
      theOldNoteToo: { change: (_s, { list }, ctx) => writeAll(ctx, list), because: 'sideEffects' },
      allInOne: {
        change: (_s, { list }, ctx) =>
          writeAll(ctx, [{ ...list[0]!, ingredients: list.slice(0, 3).flatMap(d => d.ingredients) }]),
        because: ['written', 'sideEffects'],
      },
    },
  },
);

const fitting = (p: { list: Dish[]; prep: number }) => p.list.filter(d => d.prep === p.prep);
export const addFromNoteByTime: Task = task(
  'recipes/add-from-note-by-time',
  params({
    list: dishes(5),
    note: oneOf(...TITLES),
    prep: oneOf(20, 30, 45),
    count: int(2, 3),
    at: int(0, 4),
  }).and(({ list, prep, count, at }) => ({
    list: {
      draw: () => list.map((d, i) => ({ ...d, prep: (i + at) % 5 < count ? prep : [5, 15, 25, 40, 60][i]! })),
      schema: () => ({}) as never,
    },
  })),
  {
    tags: ['create', 'transcription', 'filter', 'repetition', 'cross-app'],
    counterpart: 'RecipeAddMultipleRecipesFromMarkor2',
    ask: {
      en: [
        ({ note, prep }) =>
          `Add to Recipes those recipes of my note “${note}” that take ${prep} mins of preparation, and no others.`,
        ({ note, prep }) =>
          `My note “${note}” holds several recipes. Only the ones with a preparation time of ${prep} mins belong in the Recipes app.`,
      ],
      zh: [
        ({ note, prep }) => `笔记“${note}”里有几个食谱，只把准备时间为 ${prep} 分钟的添加到“Recipes”应用。`,
      ],
    },
    setup: (s, { list, note }, ctx) => {
      makeNote(s, ctx, { title: note, body: toldAll(list), hoursAgo: 4 });
    },
    expect: { written: (s, p, ctx, now) => writeDishes(s, ctx, now, fitting(p)) },
    solve: function* (_seen, { note, prep }) {
      const list = (yield* readNote(note)).filter(d => d.prep === prep);
      yield* writeRecipes(list);
      yield done();
    },
    nearMisses: {
      allOfThem: { change: (_s, { list }, ctx) => writeAll(ctx, list), because: 'sideEffects' },
      atMostThatLong: {
        change: (_s, p, ctx) =>
          writeAll(
            ctx,
            p.list.filter(d => d.prep <= p.prep),
          ),
        because: 'sideEffects',
      },
    },
  },
);
