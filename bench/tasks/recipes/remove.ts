import { same } from '../../../judges/changes.ts';
import { task, type Phone, type Task } from '../form.ts';
import { judged, untouched } from '../probes/tables.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, back, button, done, field, fill, open, scroll, tap, type Steps } from '../steps.ts';
import { dishes, drop, emptyBox, put, remove, theRecipe, type Dish } from './make.ts';

type Was = { was: Phone; now: Phone };
/** The recipes of these titles are gone. */
const goneAre =
  <P>(which: (p: P) => readonly string[]) =>
  ({ was, now, p }: Was & { p: P }) =>
    which(p).every(t => !(theRecipe(was, t).id in now.apps.recipes.recipes));
/** All others are as they were, and none came. */
const othersStay =
  <P>(which: (p: P) => readonly string[]) =>
  ({ was, now, p }: Was & { p: P }) => {
    const going = which(p).map(t => theRecipe(was, t).id);
    const rest = ({ apps }: Phone) =>
      Object.fromEntries(Object.entries(apps.recipes.recipes).filter(([id]) => !going.includes(id)));
    return same(rest(was), rest(now));
  };
const putAll = (s: Phone, ctx: SetupCtx, list: readonly Dish[]) =>
  list.forEach((d, i) => put(s, ctx, d, {}, 20 + i * 7));
const titles = (list: readonly Dish[]) => list.map(d => d.title);
const listed = (list: readonly Dish[]) =>
  titles(list)
    .map(t => `“${t}”`)
    .join(', ');

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
    goals: { gone: goneAre(p => [p.list[0]!.title]) },
    invariants: { others: othersStay(p => [p.list[0]!.title]) },
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
      judged(deleteRecipe, p, was, 'recipes', 'recipes', 'those are gone, and no other'),
      untouched(was, 'recipes', 'shopping'),
    ],
  },
);

/** Others that sound alike: the title with one word more, before and after, and its first word. */
const alike = (d: Dish, other: Dish): Dish[] => [
  { ...other, title: `${d.title} again` },
  { ...other, title: `${d.title.split(' ')[0]} supper` },
  { ...d, title: `Easy ${d.title.toLowerCase()}` },
];

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
    goals: { gone: goneAre(p => [p.list[0]!.title]) },
    invariants: { others: othersStay(p => [p.list[0]!.title]) },
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
    probe: (p, was) => [
      judged(deleteRecipeAmongAlike, p, was, 'recipes', 'recipes', 'those are gone, and no other'),
    ],
  },
);

const three = (p: { list: readonly Dish[] }) => titles(p.list.slice(0, 3));
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
    goals: { gone: goneAre(three) },
    invariants: { others: othersStay(three) },
    allow: s => [s.apps.recipes.recipes],
    solve: function* (seen, p) {
      yield* remove(seen, three(p));
      yield done();
    },
    nearMisses: {
      twoOnly: { change: (s, p) => drop(s, three(p).slice(1)), because: 'gone' },
      fourOfThem: { change: (s, p) => drop(s, titles(p.list.slice(0, 4))), because: 'others' },
      oneMistaken: {
        change: (s, p) => drop(s, [...three(p).slice(1), p.list[4]!.title]),
        because: ['gone', 'others'],
      },
    },
    alternatives: { byState: { change: (s, p) => drop(s, three(p)) } },
    probe: (p, was) => [judged(deleteRecipes, p, was, 'recipes', 'recipes', 'those are gone, and no other')],
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
    goals: { gone: goneAre(three) },
    invariants: { others: othersStay(three) },
    allow: s => [s.apps.recipes.recipes],
    solve: function* (seen, p) {
      yield* remove(seen, three(p));
      yield done();
    },
    nearMisses: {
      oneAlike: {
        change: (s, p) => drop(s, [...three(p).slice(1), `${p.list[0]!.title} again`]),
        because: ['gone', 'others'],
      },
      andOneAlike: {
        change: (s, p) => drop(s, [...three(p), `Easy ${p.list[1]!.title.toLowerCase()}`]),
        because: 'others',
      },
      twoOnly: { change: (s, p) => drop(s, three(p).slice(0, 2)), because: 'gone' },
    },
    alternatives: { byState: { change: (s, p) => drop(s, three(p)) } },
    probe: (p, was) => [
      judged(deleteRecipesAmongAlike, p, was, 'recipes', 'recipes', 'those are gone, and no other'),
    ],
  },
);

const WORDS = ['garlic', 'honey', 'ginger', 'rosemary'] as const;
interface Cooked {
  list: readonly Dish[];
  word: string;
  count: number;
}
/** The first ones name the ingredient in their directions, the next two only elsewhere. */
const boxOf = ({ list, word, count }: Cooked): Dish[] =>
  list.map((d, i) => {
    const bare: Dish = {
      ...d,
      ingredients: d.ingredients.filter(l => !l.includes(word)),
      directions: d.directions.replace(new RegExp(`\\b${word}\\b`, 'g'), 'salt'),
    };
    if (i < count)
      return {
        ...bare,
        directions: `${bare.directions} ${['Add the', 'Finish with', 'Stir in the', 'Cook it with'][i % 4]} ${word}.`,
      };
    if (i === count) return { ...bare, ingredients: [...bare.ingredients, `2 tsp ${word}`] };
    return i === count + 1 ? { ...bare, description: `Good without ${word}, too.` } : bare;
  });
const withWord = (p: Cooked) => titles(boxOf(p).slice(0, p.count));

export const deleteRecipesWithIngredient: Task = task(
  'recipes/delete-recipes-with-ingredient',
  params({ list: dishes(8), word: oneOf(...WORDS), count: int(2, 3) }),
  {
    tags: ['delete', 'condition', 'repetition', 'distractor'],
    counterpart: 'RecipeDeleteMultipleRecipesWithConstraint',
    ask: {
      en: [
        ({ word }) => `Delete all recipes in Recipes whose directions mention ${word}.`,
        ({ word }) =>
          `I can no longer eat ${word}. Remove every recipe that uses it in its directions; those that name it elsewhere stay.`,
      ],
      zh: [({ word }) => `删除“Recipes”里所有步骤中提到“${word}”的食谱。`],
    },
    setup: (s, p, ctx) => {
      emptyBox(s);
      putAll(s, ctx, boxOf(p));
    },
    goals: { gone: goneAre(withWord) },
    invariants: { others: othersStay(withWord) },
    allow: s => [s.apps.recipes.recipes],
    solve: function* (_seen, { word }) {
      let seen = yield open('recipes');
      seen = yield tap(seen, button('Search'));
      seen = yield fill(seen, field('Search recipes'), word, { enter: true });
      const found = all(seen, { what: 'recipe', rank: e => (e.id.startsWith('recipe#') ? 0 : null) }).map(
        e => e.id,
      );
      const going: string[] = [];
      for (const id of found) {
        seen = yield { type: 'tap', element: id };
        seen = yield scroll('down', 2);
        if (
          all(seen, {
            what: 'step',
            rank: e => (e.id.startsWith('step#') && e.name.toLowerCase().includes(word) ? 0 : null),
          }).length > 0
        )
          going.push(id);
        seen = yield back();
      }
      yield { type: 'long_press', element: going[0]! };
      for (const id of going.slice(1)) seen = yield { type: 'tap', element: id };
      seen = yield* confirm();
      yield done();
    },
    nearMisses: {
      inIngredientsToo: {
        change: (s, p) => drop(s, [...withWord(p), boxOf(p)[p.count]!.title]),
        because: 'others',
      },
      oneShort: { change: (s, p) => drop(s, withWord(p).slice(1)), because: 'gone' },
      inTheDescription: {
        change: (s, p) => drop(s, [boxOf(p)[p.count + 1]!.title]),
        because: ['gone', 'others'],
      },
      everything: {
        change: s => {
          s.apps.recipes.recipes = {};
        },
        because: 'others',
      },
    },
    alternatives: { byState: { change: (s, p) => drop(s, withWord(p)) } },
    probe: (p, was) => [
      judged(deleteRecipesWithIngredient, p, was, 'recipes', 'recipes', 'those are gone, and no other'),
    ],
  },
);

/** Deletes what is picked. */
function* confirm(): Steps {
  yield { type: 'tap', element: 'button/delete' };
  return yield { type: 'tap', element: 'button/delete' };
}
