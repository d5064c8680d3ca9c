import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { isOnMenu, keyOf, linesOf, type Wanted } from '../basket.ts';
import type { Food } from '../state.ts';
import { MODES } from '../state/own.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { action, say } from './shared.ts';

const MOST = 20;
const Wants = {
  count: Type.Integer({ minimum: 1, maximum: MOST }),
  options: Type.Array(Type.String()),
  without: Type.Array(Type.String()),
  note: Type.String({ maxLength: 200 }),
};

/** The basket as it is before anything is in it. */
export function empty(state: Food): void {
  const { cutlery, atDoor } = state.settings;
  state.basket = {
    restaurant: null,
    lines: {},
    to: null,
    mode: 'delivery',
    slot: null,
    note: '',
    cutlery,
    atDoor,
    tipCents: 0,
    voucher: null,
  };
}

/** Puts a dish in; one that is there as it is wanted already becomes more. */
export function put(state: Food, ctx: Ctx, wanted: Wanted): void {
  const { basket } = state;
  basket.restaurant = state.dishes[wanted.dish]!.restaurant;
  const twin = linesOf(state).find(line => keyOf(line) === keyOf(wanted));
  if (twin) {
    basket.lines[twin.id]!.count = Math.min(MOST, twin.count + wanted.count);
    return;
  }
  const { dish, count, options, without, note } = wanted;
  basket.lines[ctx.id('line')] = { dish, count, options, without, note: note.trim(), addedAt: ctx.now };
}

/** A restaurant that does not deliver is fetched from. */
function suit(state: Food): void {
  const restaurant = state.restaurants[state.basket.restaurant ?? ''];
  if (restaurant && !restaurant.delivers) state.basket.mode = 'pickup';
}

/** Takes a line out; with the last one, what was set for the order goes as well. */
function takeOut(state: Food, line: string): void {
  delete state.basket.lines[line];
  if (Object.keys(state.basket.lines).length === 0) empty(state);
}

export const basket = {
  addLine: action(
    'Put a dish into the basket, with what was chosen. Dishes of another restaurant give way to it if that is wanted',
    Type.Object({ dish: Type.String(), ...Wants, replace: Type.Optional(Type.Boolean()) }),
    (state, { replace = false, ...wanted }, ctx) => {
      const t = say(ctx);
      const dish = state.dishes[wanted.dish];
      if (!dish || !isOnMenu(state, wanted)) return ctx.toast(t('notOnMenu'));
      if (dish.soldOut) return ctx.toast(t('isSoldOut', { dish: dish.name }));
      const isOther = state.basket.restaurant !== null && state.basket.restaurant !== dish.restaurant;
      if (isOther && !replace) return ctx.toast(t('otherBasket'));
      if (isOther) empty(state);
      put(state, ctx, wanted);
      suit(state);
    },
  ),
  changeLine: action(
    'Change what was chosen for a dish in the basket',
    Type.Object({ line: Type.String(), ...Wants }),
    (state, { line, ...change }, ctx) => {
      const found = state.basket.lines[line];
      if (!found) return;
      const wanted = { ...change, dish: found.dish, note: change.note.trim() };
      if (!isOnMenu(state, wanted)) return ctx.toast(say(ctx)('notOnMenu'));
      const twin = linesOf(state).find(each => each.id !== line && keyOf(each) === keyOf(wanted));
      if (twin) {
        state.basket.lines[twin.id]!.count = Math.min(MOST, twin.count + wanted.count);
        delete state.basket.lines[line];
        return;
      }
      Object.assign(found, wanted);
    },
  ),
  setCount: action(
    'Change how many of a dish are in the basket; 0 takes it out',
    Type.Object({ line: Type.String(), count: Type.Integer({ minimum: 0, maximum: MOST }) }),
    (state, { line, count }) => {
      const found = state.basket.lines[line];
      if (!found) return;
      if (count === 0) takeOut(state, line);
      else found.count = count;
    },
  ),
  clearBasket: action('Empty the basket', Type.Object({}), state => empty(state)),
  setCheckout: action(
    'Set how and when the basket is to be had: address or pick-up, time, notes, tip, voucher',
    Type.Object({
      to: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      mode: Type.Optional(StringEnum([...MODES])),
      slot: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      note: Type.Optional(Type.String({ maxLength: 200 })),
      cutlery: Type.Optional(Type.Boolean()),
      atDoor: Type.Optional(Type.Boolean()),
      tipCents: Type.Optional(Type.Integer({ minimum: 0, maximum: 50_00 })),
      voucher: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    }),
    (state, { to, ...change }, ctx) => {
      const { basket: own } = state;
      if (own.restaurant === null) return;
      if (typeof change.voucher === 'string' && !state.vouchers[change.voucher]?.held) return;
      if (change.mode === 'delivery' && !state.restaurants[own.restaurant]!.delivers)
        return ctx.toast(say(ctx)('pickupOnly'));
      // The usual address needs no mention: what is chosen and unchosen leaves the basket as it was.
      if (to !== undefined && (to === null || state.addresses[to])) own.to = to === state.address ? null : to;
      Object.assign(own, change);
      if (change.note !== undefined) own.note = change.note.trim();
    },
  ),
};
