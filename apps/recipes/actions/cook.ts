import { Type } from 'typebox';
import { servingsOf } from '../words.ts';
import { action } from './shared.ts';

const { Object: Obj, String: Str, Boolean: Bool, Integer: Int } = Type;

/** An index among ticked ones, put in or taken out; in ascending order. */
const ticked = (list: readonly number[], index: number, on: boolean): number[] =>
  [...list.filter(i => i !== index), ...(on ? [index] : [])].sort((a, b) => a - b);

/** Actions while cooking; none of them changes the recipe. */
export const cook = {
  tickIngredient: action(
    'Tick an ingredient of a recipe off, or take the tick away',
    Obj({ recipe: Str(), index: Int({ minimum: 0 }), done: Bool() }),
    (state, { recipe, index, done }) => {
      if (index >= (state.recipes[recipe]?.ingredients.length ?? 0)) return;
      const was = state.ticks[recipe] ?? { ingredients: [], steps: [] };
      const next = { ...was, ingredients: ticked(was.ingredients, index, done) };
      if (next.ingredients.length + next.steps.length === 0) delete state.ticks[recipe];
      else state.ticks[recipe] = next;
    },
  ),
  tickStep: action(
    'Tick a step of a recipe off, or take the tick away',
    Obj({ recipe: Str(), index: Int({ minimum: 0 }), done: Bool() }),
    (state, { recipe, index, done }) => {
      if (index >= (state.recipes[recipe]?.directions.length ?? 0)) return;
      const was = state.ticks[recipe] ?? { ingredients: [], steps: [] };
      const next = { ...was, steps: ticked(was.steps, index, done) };
      if (next.ingredients.length + next.steps.length === 0) delete state.ticks[recipe];
      else state.ticks[recipe] = next;
    },
  ),
  clearTicks: action('Take all ticks of a recipe away', Obj({ recipe: Str() }), (state, { recipe }) => {
    delete state.ticks[recipe];
  }),
  setServings: action(
    'Show a recipe for so many servings',
    Obj({ recipe: Str(), servings: Int({ minimum: 1, maximum: 500 }) }),
    (state, { recipe: id, servings }) => {
      const recipe = state.recipes[id];
      if (!recipe) return;
      if (servings === servingsOf(recipe.servings)) delete state.servings[id];
      else state.servings[id] = servings;
    },
  ),
  startTimer: action(
    'Set a timer of the clock app for a step',
    Obj({ recipe: Str(), seconds: Int({ minimum: 1, maximum: 86_399 }) }),
    (state, { recipe, seconds }, ctx) => {
      const found = state.recipes[recipe];
      if (found)
        ctx.start({
          verb: 'EDIT',
          mime: 'vnd.android.cursor.item/timer',
          extras: { seconds, label: found.title },
        });
    },
  ),
};
