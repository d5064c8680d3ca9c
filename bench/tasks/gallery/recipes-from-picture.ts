import { added, exactly } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { dishes, put, says, told, writeRecipes, type Dish } from '../recipes/make.ts';
import type { SetupCtx } from '../setup.ts';
import { done } from '../steps.ts';
import { openPicture } from './make.ts';
import { page, putPage } from './page.ts';

const card = (d: Dish) => told(d).split('\n');

const putAll = (s: Phone, ctx: SetupCtx, list: readonly Dish[]) => {
  for (const d of list) put(s, ctx, d, {}, 0);
};

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
    goals: {
      written: ({ was, now, p }) =>
        exactly(
          added(was.apps.recipes.recipes, now.apps.recipes.recipes),
          p.list.slice(0, 3).map(d => r => says(r, d)),
        ),
    },
    allow: s => [newIn(s.apps.recipes.recipes)],
    solve: function* (_seen, { list }) {
      yield* openPicture('recipes.jpg', page);
      yield* writeRecipes(list.slice(0, 3));
      yield done();
    },
    nearMisses: {
      twoOnly: { change: (s, p, ctx) => putAll(s, ctx, p.list.slice(0, 2)), because: 'written' },
      theDraftToo: { change: (s, p, ctx) => putAll(s, ctx, p.list), because: 'written' },
      anotherTime: {
        change: (s, p, ctx) =>
          putAll(
            s,
            ctx,
            p.list.slice(0, 3).map((d, i) => (i === 1 ? { ...d, prep: d.prep + 5 } : d)),
          ),
        because: 'written',
      },
      ingredientsSwapped: {
        change: (s, p, ctx) =>
          putAll(s, ctx, [
            { ...p.list[0]!, ingredients: p.list[1]!.ingredients },
            { ...p.list[1]!, ingredients: p.list[0]!.ingredients },
            p.list[2]!,
          ]),
        because: 'written',
      },
      andRated: {
        change: (s, p, ctx) => {
          putAll(s, ctx, p.list.slice(0, 3));
          s.apps.recipes.recipes['recipe-porridge']!.rating = 5;
        },
        because: 'sideEffects',
      },
    },
    alternatives: { byState: { change: (s, p, ctx) => putAll(s, ctx, p.list.slice(0, 3).reverse()) } },
  },
);
