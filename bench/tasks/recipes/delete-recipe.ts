import { task, type Task } from '../form.ts';
import { judged, untouched } from '../probes/tables.ts';
import { done } from '../steps.ts';
import { dishes, drop, remove, theRecipe } from './make.ts';
import { alike, areDeleted, EXPECTED, othersUnchanged, putAll, titles } from './deletion.ts';

export const deleteRecipe: Task = task(
  'recipes/delete-recipe',
  { list: dishes(3) },
  {
    tags: ['delete', 'search'],
    counterpart: 'RecipeDeleteSingleRecipe',
    ask: {
      en: [
        ({ list }) => `Delete the recipe “${list[0]!.title}” from Recipes.`,
        ({ list }) => `I never cook “${list[0]!.title}”. Remove it from my recipe box.`,
      ],
      zh: [({ list }) => `从“Recipes”里删除食谱“${list[0]!.title}”。`],
    },
    setup: (s, { list }, ctx) => putAll(s, ctx, list),
    goals: { gone: areDeleted(p => [p.list[0]!.title]) },
    invariants: { others: othersUnchanged(p => [p.list[0]!.title]) },
    allow: s => [s.apps.recipes.recipes],
    solve: function* (seen, { list }) {
      yield* remove(seen, [list[0]!.title]);
      yield done();
    },
    nearMisses: {
      another: { change: (s, p) => drop(s, [p.list[1]!.title]), because: ['gone', 'others'] },
      anotherToo: { change: (s, p) => drop(s, titles(p.list.slice(0, 2))), because: 'others' },
      onlyRenamed: {
        change: (s, p) => {
          s.apps.recipes.recipes[theRecipe(s, p.list[0]!.title).id]!.title = 'x';
        },
        because: 'gone',
      },
      andShoppingCleared: {
        change: (s, p) => {
          drop(s, [p.list[0]!.title]);
          s.apps.recipes.shopping = {};
        },
        because: 'sideEffects',
      },
    },
    alternatives: { byState: { change: (s, p) => drop(s, [p.list[0]!.title]) } },
    probe: (p, was) => [
      judged(deleteRecipe, p, was, 'recipes', 'recipes', EXPECTED),
      untouched(was, 'recipes', 'shopping'),
    ],
  },
);

export const deleteRecipeAmongAlike: Task = task(
  'recipes/delete-recipe-among-alike',
  { list: dishes(4) },
  {
    tags: ['delete', 'search', 'distractor'],
    counterpart: 'RecipeDeleteSingleWithRecipeWithNoise',
    ask: {
      en: [
        ({ list }) =>
          `Delete the recipe “${list[0]!.title}” from Recipes, and leave the ones with similar names.`,
        ({ list }) => `Remove only “${list[0]!.title}” from my recipes.`,
      ],
      zh: [({ list }) => `只从“Recipes”里删除“${list[0]!.title}”，名字相近的不要动。`],
    },
    setup: (s, { list }, ctx) => {
      putAll(s, ctx, list);
      putAll(s, ctx, alike(list[0]!, list[1]!));
    },
    goals: { gone: areDeleted(p => [p.list[0]!.title]) },
    invariants: { others: othersUnchanged(p => [p.list[0]!.title]) },
    allow: s => [s.apps.recipes.recipes],
    solve: function* (seen, { list }) {
      yield* remove(seen, [list[0]!.title]);
      yield done();
    },
    nearMisses: {
      theOneAgain: { change: (s, p) => drop(s, [`${p.list[0]!.title} again`]), because: ['gone', 'others'] },
      allThatFit: {
        change: (s, p) => drop(s, [p.list[0]!.title, `${p.list[0]!.title} again`]),
        because: 'others',
      },
      anEasyOne: {
        change: (s, p) => drop(s, [`Easy ${p.list[0]!.title.toLowerCase()}`]),
        because: ['gone', 'others'],
      },
    },
    alternatives: { byState: { change: (s, p) => drop(s, [p.list[0]!.title]) } },
    probe: (p, was) => [judged(deleteRecipeAmongAlike, p, was, 'recipes', 'recipes', EXPECTED)],
  },
);
