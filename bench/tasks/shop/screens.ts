import type { Observation } from '../../../src/protocol/observation.ts';
import {
  back,
  button,
  escaped,
  field,
  fill,
  has,
  open,
  rid,
  row,
  scrollTo,
  tap,
  toggle,
  type Matcher,
  type Steps,
} from '../steps.ts';
import { confirm } from '../wallet/make.ts';

export const place = (name: 'home' | 'market' | 'wish' | 'cart' | 'me'): Matcher => rid(`nav-${name}`);
const keyed = (what: string, id: string): Matcher => ({
  what: `${what} ${id}`,
  rank: e => (e.id === `${what}#${id}` ? 0 : null),
});
/** A product in a grid. */
export const tile = (product: string): Matcher => keyed('product', product);
export const orderCard = (number: string): Matcher => keyed('order', number);
export { keyed };

/** Opens Bazari and goes back to one of its five places. */
export function* openShop(): Steps {
  let seen: Observation = yield open('shop');
  for (let tries = 0; tries < 6 && !has(seen, place('me')); tries++) seen = yield back();
  return seen;
}
/** Opens one of the five places. */
export function* openPlace(name: Parameters<typeof place>[0]): Steps {
  const seen = yield* openShop();
  return yield tap(seen, place(name));
}
/** Searches for words, and shows what is found. */
export function* search(words: string): Steps {
  let seen = yield* openPlace('home');
  seen = yield* scrollTo(seen, rid('search'), { direction: 'up' });
  seen = yield tap(seen, rid('search'));
  return yield fill(seen, field('Search Bazari'), words, { enter: true });
}
/** Finds a product by its name, and opens it. */
export function* openProduct(product: string, name: string): Steps {
  let seen = yield* search(name);
  seen = yield* scrollTo(seen, tile(product));
  return yield tap(seen, tile(product));
}
/** Chooses a colour and a size of the product that is open. */
export function* choose(seen: Observation, v: { colour: string | null; size: string | null }): Steps {
  for (const name of [v.colour, v.size]) {
    if (name === null) continue;
    // One that is sold out is named so.
    const choice = button(new RegExp(`^${escaped(name)}(, sold out| Sold out)?$`));
    seen = yield* scrollTo(seen, choice);
    seen = yield tap(seen, choice);
  }
  return seen;
}
/** Leaves only these lines of the cart ticked, and goes on to the checkout. Before it, every line is ticked. */
export function* checkOut(names: readonly string[] | 'all'): Steps {
  let seen = yield* openPlace('cart');
  if (names !== 'all') {
    seen = yield tap(seen, toggle('Select all'));
    for (const name of names) {
      seen = yield* scrollTo(seen, toggle(`Select ${name}`));
      seen = yield tap(seen, toggle(`Select ${name}`));
    }
  }
  return yield tap(seen, rid('checkout'));
}
/** Chooses where the order goes. */
export function* sendTo(seen: Observation, label: string): Steps {
  seen = yield* scrollTo(seen, rid('address'), { direction: 'up' });
  seen = yield tap(seen, rid('address'));
  return yield tap(seen, toggle(label));
}
/** Orders and pays from the checkout. */
export function* orderAndPay(seen: Observation): Steps {
  seen = yield tap(seen, rid('pay'));
  return yield* confirm(seen);
}
export function* openOrders(): Steps {
  const seen = yield* openPlace('me');
  return yield tap(seen, row('Orders'));
}
export function* openOrder(number: string): Steps {
  let seen = yield* openOrders();
  seen = yield* scrollTo(seen, orderCard(number));
  return yield tap(seen, orderCard(number));
}
/** The sum in the bar at the foot of the screen. */
export const sumAtFoot: Matcher = {
  what: 'the sum',
  // The lowest one is meant.
  rank: e => (/^£[\d,]+\.\d\d$/.test(e.name) && e.bounds[1]! > 600 ? 10_000 - e.bounds[1]! : null),
};
