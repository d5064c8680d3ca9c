import { task } from '../form.ts';
import { dishes, recipeOf, told, writeDishes, writeDown, writeRecipes, type Dish } from '../recipes/make.ts';
import { done } from '../steps.ts';
import { openPicture } from './make.ts';
import { page, putPage } from './page.ts';

const card = (d: Dish) => told(d).split('\n');

export const recipesFromPicture = task(
  'gallery/recipes-from-picture',
  { list: dishes(4) },
  {
    tags: ['transcription', 'vision', 'multi-entity', 'cross-app'],
    counterpart: 'RecipeAddMultipleRecipesFromImage',
    ask: {
      en: [
        'There are three recipes on the picture recipes.jpg in Gallery: each with title, description, servings, preparation time, ingredients and directions. Add them to Recipes as they are written.',
        'Copy the three recipes of the picture recipes.jpg (in Gallery) into the Recipes app, word for word.',
      ],
      zh: [
        '“Gallery”里的图片 recipes.jpg 上有三个食谱（标题、描述、份数、准备时间、配料、做法），请原样添加到“Recipes”应用。',
      ],
    },
    setup: (s, { list }) => {
      putPage(
        s,
        0,
        'card',
        'recipes.jpg',
        'Recipes',
        list.slice(0, 3).flatMap((d, i) => [...(i === 0 ? [] : ['']), ...card(d)]),
        27,
      );
      putPage(s, 1, 'card', 'recipes_draft.jpg', 'Recipes', card(list[3]!), 200);
    },
    expect: { written: (s, { list }, ctx, now) => writeDishes(s, ctx, now, list.slice(0, 3)) },
    solve: function* (_seen, { list }) {
      yield* openPicture('recipes.jpg', page);
      yield* writeRecipes(list.slice(0, 3));
      yield done();
    },
    nearMisses: {
      theDraftToo: {
        change: (_s, { list }, ctx) => {
          for (const d of list) writeDown(ctx, recipeOf(d, ctx.now));
        },
        because: 'sideEffects',
      },
      ingredientsSwapped: {
        change: (_s, { list: [a, b, c] }, ctx) => {
          for (const d of [
            { ...a!, ingredients: b!.ingredients },
            { ...b!, ingredients: a!.ingredients },
            c!,
          ])
            writeDown(ctx, recipeOf(d, ctx.now));
        },
        because: ['written', 'sideEffects'],
      },
    },
  },
);
