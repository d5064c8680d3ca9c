import { Type } from 'typebox';
import { StringEnum } from '../../../src/state/schema.ts';
import { addDays } from '../../../src/state/clock.ts';
import { dayStart, isoOf } from '../select.ts';
import { servingsOf } from '../words.ts';
import { action, some } from './shared.ts';
import { buyFor } from './shopping.ts';

const { Object: Obj, String: Str, Integer: Int, Optional: Opt } = Type;
const Iso = () => Str({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Slots = () => StringEnum(['breakfast', 'lunch', 'dinner']);
const Count = () => Int({ minimum: 1, maximum: 500 });

export const plan = {
  planMeal: action(
    'Plan a recipe for a meal of a day',
    Obj({ date: Iso(), slot: Slots(), recipe: Str(), servings: Opt(Count()) }),
    (state, { date, slot, recipe, servings }, ctx) => {
      const found = state.recipes[recipe];
      // A day of no calendar comes out as another.
      if (!found || isoOf(dayStart(date, ctx.zone), ctx.zone) !== date) return;
      state.plan[ctx.id('meal')] = {
        date,
        slot,
        recipe,
        servings: servings ?? servingsOf(found.servings),
        addedAt: ctx.now,
      };
      ctx.toast(`${found.title} planned`);
    },
  ),
  moveMeal: action(
    'Move a planned meal to another day or meal',
    Obj({ meal: Str(), date: Opt(Iso()), slot: Opt(Slots()) }),
    (state, { meal, date, slot }, ctx) => {
      const found = state.plan[meal];
      if (!found || (date !== undefined && isoOf(dayStart(date, ctx.zone), ctx.zone) !== date)) return;
      Object.assign(found, { date: date ?? found.date, slot: slot ?? found.slot });
    },
  ),
  setMealServings: action(
    'Say for how many a planned meal is',
    Obj({ meal: Str(), servings: Count() }),
    (state, { meal, servings }) => {
      if (state.plan[meal]) state.plan[meal].servings = servings;
    },
  ),
  removeMeal: action('Take a meal off the plan', Obj({ meal: Str() }), (state, { meal }) => {
    delete state.plan[meal];
  }),
  shopForWeek: action(
    'Put the ingredients of every meal of seven days on the shopping list',
    Obj({ from: Iso() }),
    (state, { from }, ctx) => {
      const to = isoOf(addDays(dayStart(from, ctx.zone), 7, ctx.zone), ctx.zone);
      const meals = Object.entries(state.plan)
        .filter(([, m]) => m.date >= from && m.date < to)
        .sort(([a, x], [b, y]) =>
          x.date < y.date ? -1 : x.date > y.date ? 1 : x.addedAt - y.addedAt || (a < b ? -1 : 1),
        );
      const count = meals.reduce((all, [, m]) => all + buyFor(state, m.recipe, m.servings, ctx), 0);
      ctx.toast(
        count === 0
          ? 'Nothing is planned in this week'
          : `${some(count, '1 item', 'items')} added to the shopping list`,
      );
    },
  ),
};
