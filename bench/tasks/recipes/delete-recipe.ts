import { task, type Task } from '../form.ts';
import { done } from '../steps.ts';
import { dishes, remove } from './make.ts';
import { alike, dropping, putAll } from './deletion.ts';

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
    expect: { gone: dropping(p => [p.list[0]!.title]) },
    solve: function* (seen, { list }) {
      yield* remove(seen, [list[0]!.title]);
      yield done();
    },
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
    expect: { gone: dropping(p => [p.list[0]!.title]) },
    solve: function* (seen, { list }) {
      yield* remove(seen, [list[0]!.title]);
      yield done();
    },
    nearMisses: {
      theOneAgain: {
        change: dropping(p => [`${p.list[0]!.title} again`]),
        because: ['gone', 'sideEffects'],
      },
      allThatFit: {
        change: dropping(p => [p.list[0]!.title, `${p.list[0]!.title} again`]),
        because: 'sideEffects',
      },
    },
  },
);
