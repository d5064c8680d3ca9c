import { Type } from 'typebox';
import { Nullable } from '../../../src/state/schema.ts';
import { equal as same } from '../../../src/state/json.ts';
import { ingredientsOf } from '../ingredient.ts';
import type { Nutrition, Recipe } from '../state.ts';
import { stepsOf } from '../text.ts';
import { minutesOf } from '../words.ts';
import { action, blank, known, some } from './shared.ts';

const { Object: Obj, String: Str, Boolean: Bool, Array: Arr, Integer: Int, Union, Null } = Type;
const Which = Obj({ recipe: Str() });
const Some = Obj({ recipes: Arr(Str()) });

/** A field for a number of a nutrition table: null where it is empty, undefined where it is none. */
const grams = (text: string): number | null | undefined =>
  text.trim() === '' ? null : /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined;

/** Whether two lists without doubles hold the same. */
const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(x => b.includes(x));

export const edit = {
  save: action(
    'Save a recipe from its form: a new one, or one that is there',
    Obj({
      recipe: Nullable(Str()),
      title: Str(),
      description: Str(),
      servings: Str(),
      prep: Str(),
      cook: Str(),
      ingredients: Str(),
      directions: Str(),
      source: Str(),
      notes: Str(),
      nutrition: Obj({ kcal: Str(), protein: Str(), carbs: Str(), fat: Str() }),
      categories: Arr(Str()),
      photo: Nullable(Str()),
    }),
    (
      state,
      {
        recipe: id,
        title,
        description,
        servings,
        prep,
        cook,
        ingredients,
        directions,
        source,
        notes,
        nutrition,
        categories,
        photo,
      },
      ctx,
    ) => {
      const was = id === null ? blank(ctx.now) : state.recipes[id];
      if (!was) return;
      const words = title.trim().replace(/\s+/g, ' ');
      if (words === '') {
        ctx.toast('Give the recipe a title');
        return;
      }
      const [prepMinutes, cookMinutes] = [minutesOf(prep), minutesOf(cook)];
      if ((prep.trim() !== '' && prepMinutes === null) || (cook.trim() !== '' && cookMinutes === null)) {
        ctx.toast('Write times such as 45 min or 1 h 30 min');
        return;
      }
      const numbers = {
        kcal: grams(nutrition.kcal),
        protein: grams(nutrition.protein),
        carbs: grams(nutrition.carbs),
        fat: grams(nutrition.fat),
      };
      if (Object.values(numbers).includes(undefined)) {
        ctx.toast('Write nutrition as whole numbers');
        return;
      }
      const next: Recipe = {
        ...was,
        title: words,
        description: description.trim(),
        servings: servings.trim(),
        prepMinutes,
        cookMinutes,
        ingredients: ingredientsOf(ingredients),
        directions: stepsOf(directions),
        source: source.trim(),
        notes: notes.trim(),
        nutrition: Object.values(numbers).every(v => v === null) ? null : (numbers as Nutrition),
        categories: sameSet(categories, was.categories)
          ? was.categories
          : categories.filter(c => state.categories[c]),
        photo,
      };
      const key = id ?? ctx.id('recipe');
      if (!same(was, next)) {
        // Ticks and the scale belong to the old lines.
        if (
          state.ticks[key] &&
          !(same(was.ingredients, next.ingredients) && same(was.directions, next.directions))
        )
          delete state.ticks[key];
        if (was.servings !== next.servings) delete state.servings[key];
        state.recipes[key] = { ...next, editedAt: ctx.now };
      }
      state.form = null;
      ctx.toast('Recipe saved');
      ctx.finish();
    },
  ),
  setPhoto: action(
    'Put a picture into a form, or none with null',
    Obj({ screen: Str(), photo: Nullable(Str()) }),
    (state, { screen, photo }) => {
      state.form = { screen, photo };
    },
  ),
  takePhoto: action(
    'Take a picture of the photo picker or the camera into a form',
    Obj({ screen: Str(), result: Union([Arr(Str()), Str(), Null()]) }),
    (state, { screen, result }, ctx) => {
      const file = typeof result === 'string' ? result : result?.[0];
      const picture =
        file === undefined ? undefined : (ctx.provider('media')?.get(file)?.media.picture ?? undefined);
      if (picture !== undefined) state.form = { screen, photo: picture };
    },
  ),
  duplicate: action('Make a copy of a recipe', Which, (state, { recipe: id }, ctx) => {
    const recipe = state.recipes[id];
    if (!recipe) return;
    state.recipes[ctx.id('recipe')] = {
      ...(JSON.parse(JSON.stringify(recipe)) as Recipe),
      title: `${recipe.title} (copy)`,
      favourite: false,
      createdAt: ctx.now,
      editedAt: ctx.now,
      cookedAt: null,
    };
    ctx.toast('Recipe duplicated');
  }),
  remove: action(
    'Delete recipes for good; what the shopping list has of them stays',
    Some,
    (state, { recipes }, ctx) => {
      const going = known(state, recipes);
      for (const id of going) {
        delete state.recipes[id];
        delete state.ticks[id];
        delete state.servings[id];
      }
      for (const [id, meal] of Object.entries(state.plan))
        if (going.includes(meal.recipe)) delete state.plan[id];
      for (const line of Object.values(state.shopping))
        if (line.recipes.some(id => going.includes(id)))
          line.recipes = line.recipes.filter(id => !going.includes(id));
      for (const id of going) ctx.close(`/recipe/${id}`);
      if (going.length > 0) ctx.toast(`${some(going.length)} deleted`);
    },
  ),
  favourite: action(
    'Put recipes among the favourites, or take them out',
    Obj({ recipes: Arr(Str()), on: Bool() }),
    (state, { recipes, on }) => {
      for (const id of known(state, recipes)) state.recipes[id]!.favourite = on;
    },
  ),
  rate: action(
    'Give a recipe one to five stars, or none with 0',
    Obj({ recipe: Str(), rating: Int({ minimum: 0, maximum: 5 }) }),
    (state, { recipe, rating }) => {
      if (state.recipes[recipe]) state.recipes[recipe].rating = rating;
    },
  ),
  setNotes: action(
    'Write the notes of a recipe',
    Obj({ recipe: Str(), notes: Str() }),
    (state, { recipe, notes }, ctx) => {
      if (state.recipes[recipe] && state.recipes[recipe].notes !== notes.trim())
        Object.assign(state.recipes[recipe], { notes: notes.trim(), editedAt: ctx.now });
    },
  ),
  cooked: action('Mark a recipe as cooked now', Which, (state, { recipe }, ctx) => {
    if (!state.recipes[recipe]) return;
    state.recipes[recipe].cookedAt = ctx.now;
    ctx.toast('Marked as cooked');
  }),
};
