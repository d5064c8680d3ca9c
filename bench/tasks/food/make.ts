import { orderTimer, payOrderOf, placeOf } from '../../../apps/food/actions.ts';
import { dishesCents, firstChoices, priceOf, totalsOf } from '../../../apps/food/select.ts';
import type { Order } from '../../../apps/food/state/order.ts';
import { isSource } from '../../../apps/wallet/select.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { addDays, startOfDay } from '../../../src/state/clock.ts';
import type { Phone } from '../form.ts';
import { dayAt } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import {
  back,
  button,
  escaped,
  field,
  fill,
  first,
  open,
  option,
  rid,
  row,
  scrollTo,
  tab,
  tap,
  toggle,
  type Matcher,
  type Steps,
} from '../steps.ts';
import { CODE, CREDIT, enterCode, newBills, pounds, putBill } from '../wallet/make.ts';

export { CODE, pounds };
/** The day on which phones start. */
export const TODAY = dayAt(Date.UTC(2026, 2, 12, 12), 'Europe/London');
export const HOME = 'address-home';
export const WORK = 'address-work';
const MINUTE = 60_000;

/** A dish as it is wanted. Of groups that `options` does not name, the first choice is taken, as the screen does. */
export interface Wanted {
  dish: string;
  count?: number;
  options?: readonly string[];
  without?: readonly string[];
  note?: string;
}
export const dishId = (kitchen: string, slug: string): string => `dish-${kitchen}-${slug}`;

/** A dish with every choice that its menu asks for. */
export function whole(s: Phone, { dish, count = 1, options = [], without = [], note = '' }: Wanted) {
  const { food } = s.apps;
  const found = food.dishes[dish]!;
  const settled = found.groups
    .map(id => food.groups[id]!.options.map(o => o.id))
    .filter(own => own.some(o => options.includes(o)))
    .flat();
  const rest = firstChoices(food, found).filter(o => !settled.includes(o));
  return { dish, count, options: [...options, ...rest], without: [...without], note };
}
/** Puts dishes into the basket. */
export function putIn(s: Phone, ctx: SetupCtx, wanted: readonly Wanted[]): void {
  for (const each of wanted) ctx.act('food', 'addLine', { ...whole(s, each), replace: true });
}

type Terms = Partial<
  Pick<Order, 'mode' | 'slot' | 'note' | 'cutlery' | 'atDoor' | 'tipCents' | 'voucher'>
> & {
  to?: string;
};
/** Orders what is in the basket and pays, from the account that the agent chose. */
export function orderBasket(s: Phone, ctx: SetupCtx, now: Phone): void {
  ctx.act('food', 'order', {});
  const order = Object.values(s.apps.food.orders).find(o => o.status === 'unpaid');
  if (!order) throw new Error('The basket cannot be ordered');
  const theirs = newBills(s, now).find(t => t.reference === order.number);
  const source = theirs && isSource(s.apps.wallet, theirs.from) ? theirs.from : 'balance';
  const payment = { order: payOrderOf(s.apps.food, order), source, passcode: CODE, app: 'food' };
  ctx.act('wallet', 'pay', payment);
}
/** Orders dishes and pays. */
export function placeOrder(
  s: Phone,
  ctx: SetupCtx,
  now: Phone,
  wanted: readonly Wanted[],
  terms: Terms = {},
) {
  ctx.act('food', 'clearBasket', {});
  putIn(s, ctx, wanted);
  ctx.act('food', 'setCheckout', terms);
  orderBasket(s, ctx, now);
}

/** A moment of a day from today, at a minute of it, epoch ms. */
export const momentOn = (s: Phone, days: number, minute: number): number =>
  addDays(startOfDay(s.clock.now, s.clock.zone), days, s.clock.zone) + minute * MINUTE;
export const orderId = (number: string): string => `order-n${number}`;

type Past = Terms & {
  kitchen: string;
  wanted: readonly Wanted[];
  at: number;
  status?: 'delivered' | 'collected' | 'placed' | 'preparing' | 'near';
} & Partial<Pick<Order, 'endedAt' | 'rider' | 'code' | 'dueAt' | 'acceptedAt' | 'leftAt'>>;
/**
 * An order that was made and paid by card at `at`. One that is placed is accepted 90 minutes before its time. Gives its id.
 */
export function putOrder(
  s: Phone,
  number: string,
  { kitchen, wanted, at, to = HOME, status = 'delivered', ...more }: Past,
): string {
  const { food } = s.apps;
  const restaurant = food.restaurants[kitchen]!;
  const lines = wanted.map(each => {
    const line = whole(s, each);
    return { ...line, name: food.dishes[line.dish]!.name, cents: priceOf(food, line) };
  });
  const mode = more.mode ?? 'delivery';
  const place = mode === 'delivery' ? placeOf(food.addresses[to]!) : null;
  const totals = totalsOf({
    restaurant,
    dishes: dishesCents(food, lines),
    mode,
    to: place,
    voucher: more.voucher ? food.vouchers[more.voucher]! : null,
    tipCents: more.tipCents ?? 0,
  });
  const payment = putBill(s, `food-${number}`, {
    from: CREDIT,
    to: 'firm-dishcart',
    cents: totals.total,
    what: `Order ${number}, ${restaurant.name}`,
    reference: number,
    app: 'food',
    at,
    settledAt: at + 90_000,
  });
  const isOver = status === 'delivered' || status === 'collected';
  const dueAt = more.dueAt ?? more.slot ?? at + 40 * MINUTE;
  food.orders[orderId(number)] = {
    number,
    restaurant: kitchen,
    lines,
    to: place,
    mode,
    slot: null,
    note: '',
    cutlery: false,
    atDoor: false,
    tipCents: totals.tip,
    voucher: null,
    totals,
    payment,
    refundedCents: 0,
    status,
    why: null,
    code: mode === 'delivery' && !more.atDoor ? '4082' : null,
    rider: null,
    at,
    payBy: null,
    problem: null,
    acceptedAt: null,
    leftAt: null,
    endedAt: isOver ? (more.endedAt ?? dueAt) : null,
    next: null,
    claims: [],
    rating: null,
    ...more,
    dueAt,
  };
  return orderId(number);
}
/** An order of this morning from a bakery: newer than the one that a task is about. */
export const putBreakfast = (s: Phone, number: string): string =>
  putOrder(s, number, {
    kitchen: 'hawthorn-bank-bakehouse',
    wanted: [{ dish: dishId('hawthorn-bank-bakehouse', 'cinnamon-bun'), count: 2 }],
    at: momentOn(s, 0, 8 * 60 + 10),
    rider: 'Ewa N.',
  });
/** Plans how an order of the setup goes on by itself. */
export function goesOn(s: Phone, ctx: SetupCtx, id: string, to: Order['status'], at: number): void {
  s.apps.food.orders[id]!.next = { to, at };
  ctx.as('food').schedule(at, 'step', { order: id }, orderTimer(id));
}
/** An order for later that its kitchen has not seen yet. */
export function putPlanned(s: Phone, ctx: SetupCtx, number: string, order: Past & { slot: number }): string {
  const id = putOrder(s, number, { ...order, status: 'placed' });
  goesOn(s, ctx, id, 'accepted', order.slot - 90 * MINUTE);
  return id;
}

/** Opens Dishcart and goes back to its first screen. */
export function* openFood(): Steps {
  let seen = yield open('food');
  for (let tries = 0; tries < 6 && seen.foreground.route !== '/'; tries++) seen = yield back();
  return seen;
}
export const place = (name: 'Home' | 'Search' | 'Orders' | 'You') => tab(name);
/** Opens Dishcart at a kitchen, by search. */
export function* openKitchen(name: string): Steps {
  let seen = yield* openFood();
  seen = yield tap(seen, place('Search'));
  seen = yield fill(seen, field('Dish, kitchen or cuisine'), name);
  return yield tap(seen, first(rid('suggested-kitchen')));
}
/** Opens one of the earlier orders, by a piece of its row. */
export function* openOrder(words: string | RegExp): Steps {
  let seen = yield* openFood();
  seen = yield tap(seen, place('Orders'));
  const wanted = orderRow(words);
  seen = yield* scrollTo(seen, wanted);
  return yield tap(seen, wanted);
}
export const orderRow = (words: string | RegExp): Matcher => {
  const fits = new RegExp(typeof words === 'string' ? escaped(words) : words);
  return {
    what: `order like ${String(words)}`,
    rank: e => (/:id\/(order|active)$/.test(e.resourceId) && fits.test(e.name) ? 0 : null),
  };
};
/** A dish of the menu that is open. */
export const dishRow = (name: string): Matcher => ({
  what: `dish ${name}`,
  rank: e =>
    e.resourceId.endsWith(':id/dish') && new RegExp(`^${escaped(name)}(,|$)`).test(e.name) ? 0 : null,
});

/** What is tapped and typed on the screen of a dish, in words of the screen. */
export interface Chosen {
  name: string;
  count?: number;
  options?: readonly string[];
  without?: readonly string[];
  note?: string;
}
/** Adds a dish of the menu that is open to the basket. */
export function* addDish(
  seen: Observation,
  { name, count = 1, options = [], without = [], note }: Chosen,
): Steps {
  seen = yield* scrollTo(seen, dishRow(name));
  seen = yield tap(seen, dishRow(name));
  for (let n = 1; n < count; n++) seen = yield tap(seen, button('Increase How many'));
  for (const each of options) {
    const choice = toggle(new RegExp(`^${escaped(each)}(,|$)`));
    seen = yield* scrollTo(seen, choice);
    seen = yield tap(seen, choice);
  }
  for (const each of without) {
    seen = yield* scrollTo(seen, toggle(`No ${each}`));
    seen = yield tap(seen, toggle(`No ${each}`));
  }
  if (note !== undefined) {
    seen = yield* scrollTo(seen, field('Note to the kitchen'));
    seen = yield fill(seen, field('Note to the kitchen'), note);
  }
  return yield tap(seen, rid('add-dish'));
}
/** Goes from a menu to the checkout of the basket. */
export function* toCheckout(seen: Observation): Steps {
  seen = yield tap(seen, rid('view-basket'));
  return yield tap(seen, rid('to-checkout'));
}
/** Chooses a time at the checkout: days from today, and `HH:MM`. */
export function* chooseTime(seen: Observation, days: number, time: string): Steps {
  seen = yield* scrollTo(seen, rid('choose-time'));
  seen = yield tap(seen, rid('choose-time'));
  const day = { what: `day ${days}`, rank: (e: { id: string }) => (e.id === `day#day-${days}` ? 0 : null) };
  seen = yield tap(seen, day);
  seen = yield* scrollTo(seen, option(time));
  return yield tap(seen, option(time));
}
/** Chooses the address at the checkout, by its name. */
export function* chooseAddress(seen: Observation, name: string): Steps {
  seen = yield* scrollTo(seen, rid('choose-address'));
  seen = yield tap(seen, rid('choose-address'));
  return yield tap(seen, row(name));
}
/** Orders from the checkout and pays. */
export function* orderAndPay(seen: Observation): Steps {
  seen = yield tap(seen, rid('order'));
  seen = yield tap(seen, rid('go-on'));
  return yield* enterCode(seen);
}

/** The first element whose name holds these words. */
export const holding = (words: string): Matcher & { first: true } => ({
  what: `text with ${words}`,
  first: true,
  rank: e => (e.name.includes(words) ? 0 : null),
});
