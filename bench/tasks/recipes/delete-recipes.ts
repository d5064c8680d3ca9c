import { task, type Task } from '../form.ts';
import { done } from '../steps.ts';
import { dishes, remove } from './make.ts';
import { alike, dropping, listed, putAll, three } from './deletion.ts';

export const deleteRecipes: Task = task(
  'recipes/delete-recipes',
  { list: dishes(5) },
  {
    tags: ['delete', 'search', 'repetition'],
    counterpart: 'RecipeDeleteMultipleRecipes',
    ask: {
      en: [
        ({ list }) => `Delete these recipes from Recipes: ${listed(list.slice(0, 3))}.`,
        ({ list }) => `Three recipes can go from my recipe box: ${listed(list.slice(0, 3))}.`,
      ],
      zh: [({ list }) => `从“Recipes”里删除这三个食谱：${listed(list.slice(0, 3))}。`],
    },
    setup: (s, { list }, ctx) => putAll(s, ctx, list),
    expect: { gone: dropping(three) },
    solve: function* (seen, p) {
      yield* remove(seen, three(p));
      yield done();
    },
  },
);

export const deleteRecipesAmongAlike: Task = task(
  'recipes/delete-recipes-among-alike',
  { list: dishes(6) },
  {
    tags: ['delete', 'search', 'repetition', 'distractor'],
    counterpart: 'RecipeDeleteMultipleRecipesWithNoise',
    ask: {
      en: [
        ({ list }) =>
          `Delete exactly these recipes from Recipes: ${listed(list.slice(0, 3))}. Others have similar names; keep those.`,
        ({ list }) =>
          `Take ${listed(list.slice(0, 3))} out of my recipes, and nothing that only sounds like them.`,
      ],
      zh: [({ list }) => `从“Recipes”里删除${listed(list.slice(0, 3))}，名字相近的保留。`],
    },
    setup: (s, { list }, ctx) => {
      putAll(s, ctx, list);
      for (const d of list.slice(0, 3)) putAll(s, ctx, alike(d, list[4]!));
    },
    expect: { gone: dropping(three) },
    solve: function* (seen, p) {
      yield* remove(seen, three(p));
      yield done();
    },
    nearMisses: {
      oneAlike: {
        change: dropping(p => [...three(p).slice(1), `${p.list[0]!.title} again`]),
        because: ['gone', 'sideEffects'],
      },
      andOneAlike: {
        change: dropping(p => [...three(p), `Easy ${p.list[1]!.title.toLowerCase()}`]),
        because: 'sideEffects',
      },
    },
  },
);
