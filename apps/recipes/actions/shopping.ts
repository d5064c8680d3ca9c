import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { compare } from '../amount.ts';
import { counted } from '../nouns.ts';
import { ingredientOf, isHeading, rescaled, sum, type Ingredient } from '../ingredient.ts';
import { keyOf, servingsNow, shoppingOf, shoppingWords } from '../select.ts';
import type { Recipes } from '../state.ts';
import { orderedRows } from '../../../src/state/order.ts';
import { factorOf } from '../words.ts';
import { action, some } from './shared.ts';

const { Object: Obj, String: Str, Boolean: Bool, Array: Arr, Integer: Int, Optional: Opt } = Type;

/** Puts a thing on the list: with what is there of it and not in the basket yet, where the measures go together. */
export function buy(state: Recipes, given: Ingredient, recipe: string | null, ctx: Ctx): void {
  const line = { amount: given.amount, upTo: given.upTo, unit: given.unit, name: given.name };
  const key = keyOf(line);
  for (const there of orderedRows(state.shopping, (a, b) => a.addedAt - b.addedAt || a.place - b.place)) {
    if (there.done || keyOf(there) !== key) continue;
    const all = sum(there, { ...line, note: '' });
    if (!all) continue;
    Object.assign(there, all);
    if (there.unit === '' && there.amount)
      there.name = counted(there.name, compare(there.upTo ?? there.amount, { n: 1, d: 1 }) > 0);
    if (recipe !== null && !there.recipes.includes(recipe)) there.recipes.push(recipe);
    return;
  }
  const place = Object.values(state.shopping).filter(l => l.addedAt === ctx.now).length;
  state.shopping[ctx.id('buy')] = {
    ...line,
    note: '',
    done: false,
    recipes: recipe === null ? [] : [recipe],
    addedAt: ctx.now,
    place,
  };
}

/** Puts a recipe's ingredients on the list, for so many servings. Gives how many lines that were. */
export function buyFor(
  state: Recipes,
  id: string,
  count: number,
  ctx: Ctx,
  lines?: readonly number[],
): number {
  const recipe = state.recipes[id];
  if (!recipe) return 0;
  const factor = factorOf(recipe.servings, count);
  const wanted = recipe.ingredients.filter(
    (line, i) => !isHeading(line) && (lines === undefined || lines.includes(i)),
  );
  for (const line of wanted) buy(state, rescaled(line, factor), id, ctx);
  return wanted.length;
}

const added = (n: number): string => `${some(n, '1 item', 'items')} added to the shopping list`;

export const shopping = {
  addToShopping: action(
    'Put a recipe’s ingredients on the shopping list: all, or the lines of these indexes',
    Obj({
      recipe: Str(),
      servings: Opt(Int({ minimum: 1, maximum: 500 })),
      lines: Opt(Arr(Int({ minimum: 0 }))),
    }),
    (state, { recipe, servings, lines }, ctx) => {
      const count = buyFor(state, recipe, servings ?? servingsNow(state, recipe), ctx, lines);
      if (count > 0) ctx.toast(added(count));
    },
  ),
  addLine: action(
    'Put a line of one’s own on the shopping list',
    Obj({ text: Str() }),
    (state, { text }, ctx) => {
      const line = ingredientOf(text);
      if (line) buy(state, line, null, ctx);
    },
  ),
  editLine: action(
    'Write a line of the shopping list anew',
    Obj({ line: Str(), text: Str() }),
    (state, { line: id, text }) => {
      const line = ingredientOf(text);
      if (line && state.shopping[id]) Object.assign(state.shopping[id], line);
    },
  ),
  tickLine: action(
    'Tick a line of the shopping list, or take the tick away',
    Obj({ line: Str(), done: Bool() }),
    (state, { line, done }) => {
      if (state.shopping[line]) state.shopping[line].done = done;
    },
  ),
  removeLine: action('Take a line off the shopping list', Obj({ line: Str() }), (state, { line }) => {
    delete state.shopping[line];
  }),
  clearTicked: action('Take the ticked lines off the shopping list', Obj({}), (state, _args, ctx) => {
    const gone = Object.keys(state.shopping).filter(id => state.shopping[id]!.done);
    for (const id of gone) delete state.shopping[id];
    if (gone.length > 0) ctx.toast(`${some(gone.length, '1 item', 'items')} removed`);
  }),
  clearShopping: action('Empty the shopping list', Obj({}), state => {
    state.shopping = {};
  }),
  shareShopping: action('Share what is still to be bought as text', Obj({}), (state, _args, ctx) => {
    const lines = shoppingOf(state)
      .filter(l => !l.done)
      .map(l => {
        const { quantity, name } = shoppingWords(state, l);
        return `- ${[quantity, name].filter(Boolean).join(' ')}`;
      });
    if (lines.length === 0) {
      ctx.toast('There is nothing to buy');
      return;
    }
    ctx.start({ verb: 'SEND', mime: 'text/plain', title: 'Shopping list', text: lines.join('\n') });
  }),
};
