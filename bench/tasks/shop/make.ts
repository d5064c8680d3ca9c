import { choiceText, payOrderOf, wareOf } from '../../../apps/shop/actions.ts';
import { variantsOf } from '../../../apps/shop/select.ts';
import type { Method, Order, Parcel, Stage } from '../../../apps/shop/state.ts';
import { isSource } from '../../../apps/wallet/select.ts';
import { added } from '../../../judges/changes.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { addDays } from '../../../src/state/clock.ts';
import type { Phone } from '../form.ts';
import { dayAt, made, type Row, type Sampler } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { CODE, CREDIT, fund, momentAgo, putBill, quiet } from '../wallet/make.ts';

export * from './screens.ts';
export { CODE, momentAgo };
export const HOME = 'address-home';
export const WORK = 'address-work';
export const PARENTS = 'address-parents';
export const COTTAGE = 'address-cottage';

export interface Wanted {
  variant: string;
  count: number;
}
export const one = (variant: string): Wanted => ({ variant, count: 1 });

/** A variant of a product, with what a goal says of it. */
export interface Ware {
  variant: string;
  product: string;
  seller: string;
  category: string;
  name: string;
  colour: string | null;
  size: string | null;
  /** Colour and size, as lists show them; may be empty. */
  choice: string;
  /** Name, colour and size. */
  full: string;
  cents: number;
}
export function wareIn(s: Phone, variant: string): Ware {
  const v = s.apps.shop.variants[variant]!;
  const { name, seller, category } = s.apps.shop.products[v.product]!;
  const { colour, size, cents, product } = v;
  const full = wareOf(s.apps.shop, variant);
  return { variant, product, seller, category, name, colour, size, choice: choiceText(v), full, cents };
}
/** A variant that is in stock, of a product that keyboards can type. */
export const ware = (fits: (w: Ware, s: Phone) => boolean = () => true): Sampler<Ware> =>
  made(({ phone, random }) => {
    const all = Object.keys(phone.apps.shop.variants)
      .sort()
      .filter(id => phone.apps.shop.variants[id]!.stock > 2)
      .map(id => wareIn(phone, id))
      .filter(w => /^[A-Z][A-Za-z0-9,’é× -]+$/.test(w.name) && fits(w, phone));
    const drawn = Math.floor(random() * all.length);
    // What lies in the cart would be ordered too.
    const { cart } = phone.apps.shop;
    return [...all.slice(drawn), ...all].find(w => !(w.variant in cart))!;
  });
/** A variant as a sentence names it: the name, with colour and size in brackets. */
export const said = ({ name, choice }: Ware): string => (choice === '' ? name : `${name} (${choice})`);
export { variantsOf };

/** Money to spend, and nothing that prices, people and payments would do by themselves. */
export function ready(s: Phone, cents = 300_00): void {
  quiet(s);
  fund(s, cents);
  s.apps.shop.plans = {};
}
/** Takes everything out of the cart. */
export const emptyCart = (s: Phone): void => {
  s.apps.shop.cart = {};
};
/** Puts something into the cart that has lain there for some hours. */
export function inCart(
  s: Phone,
  variant: string,
  over: { count?: number; cents?: number; hours?: number },
): void {
  const { count = 1, cents = s.apps.shop.variants[variant]!.cents, hours = 20 } = over;
  s.apps.shop.cart[variant] = {
    variant,
    what: wareOf(s.apps.shop, variant),
    count,
    saved: false,
    selected: true,
    cents,
    addedAt: s.clock.now - hours * 3_600_000,
  };
}
export const isoAgo = (s: Phone, days: number): string =>
  dayAt(addDays(s.clock.now, -days, s.clock.zone), s.clock.zone).iso;
/** Changes what a variant costs, and since when. */
export function setPrice(s: Phone, variant: string, cents: number, daysAgo = 3): void {
  const found = s.apps.shop.variants[variant]!;
  found.wasCents = cents < found.cents ? found.cents : null;
  found.cents = cents;
  found.prices.push({ day: isoAgo(s, daysAgo), cents });
}

interface Bought {
  lines: readonly (Wanted & { cents?: number })[];
  daysAgo: number;
  /** Days since it was delivered, for what was. */
  deliveredAgo?: number;
  stage?: Stage;
  method?: Method;
  forWhom?: string;
  over?: Partial<Order>;
  parcel?: Partial<Parcel>;
}
/** Adds an order that was paid by card, with a parcel for each of its sellers that does not move. */
export function putOrder(s: Phone, number: string, bought: Bought): void {
  const { shop } = s.apps;
  const {
    lines,
    daysAgo,
    deliveredAgo,
    stage = deliveredAgo === undefined ? 'waiting' : 'delivered',
  } = bought;
  const at = momentAgo(s, daysAgo, 690);
  const home = shop.addresses[HOME]!;
  const sold = lines.map(({ variant, count, cents = shop.variants[variant]!.cents }, i) => {
    const v = shop.variants[variant]!;
    const product = shop.products[v.product]!;
    return {
      id: `line-${i + 1}`,
      product: v.product,
      variant,
      listing: null,
      seller: product.seller,
      name: product.name,
      choice: choiceText(v),
      picture: v.picture,
      count,
      cents: cents * count,
      paidCents: cents * count,
    };
  });
  const { name, phone, street, town, postcode } = home;
  shop.orders[number] = {
    placedAt: at,
    payBy: at + 30 * 60_000,
    paidAt: at + 60_000,
    droppedAt: null,
    cancelledAt: null,
    reason: null,
    place: { name, phone, street, town, postcode },
    lines: sold,
    coupon: null,
    discountCents: 0,
    deliveryCents: 0,
    giftNote: '',
    forWhom: bought.forWhom ?? '',
    refunds: [],
    refused: null,
    ...bought.over,
  };
  [...new Set(sold.map(l => l.seller))].forEach((seller, i) => {
    const there = deliveredAgo === undefined ? null : momentAgo(s, deliveredAgo, 700);
    shop.parcels[`parcel-${number}-${i + 1}`] = {
      order: number,
      seller,
      number: stage === 'waiting' ? '' : `PP-${10_000 + Number(number.slice(3)) + i}`,
      method: bought.method ?? 'standard',
      cents: 0,
      stage,
      expected: isoAgo(s, deliveredAgo ?? -3),
      events: there === null ? [] : [{ stage: 'delivered', at: there }],
      plan: [],
      ...bought.parcel,
    };
  });
  putBill(s, `order-${number}`, {
    from: CREDIT,
    to: 'firm-bazari',
    cents: sold.reduce((sum, l) => sum + l.cents, 0),
    what: sold[0]!.name,
    reference: number,
    app: 'shop',
    daysAgo,
    minute: 691,
  });
}

export const newOrders = (was: Phone, now: Phone): Row<Order>[] =>
  added(was.apps.shop.orders, now.apps.shop.orders).filter(o => o.paidAt !== null);

interface Buying {
  lines: readonly Wanted[];
  address?: string;
  methods?: Record<string, 'standard' | 'express' | 'collect'>;
  coupon?: string | null;
  giftNote?: string;
}
/** Pays the order that was placed last, from the account that the agent chose. */
function payLast(s: Phone, ctx: SetupCtx, now: Phone): void {
  const number = Object.keys(s.apps.shop.orders).at(-1)!;
  const order = s.apps.shop.orders[number]!;
  const theirs = Object.values(now.apps.wallet.transactions).find(
    t => t.reference === number && t.kind === 'payment',
  );
  const source = theirs && isSource(s.apps.wallet, theirs.from) ? theirs.from : 'balance';
  const bill = payOrderOf(ctx.as('shop'), number, order);
  ctx.act('wallet', 'pay', { order: bill, source, passcode: CODE, app: 'shop' });
  if (s.apps.shop.orders[number]!.paidAt === null) ctx.act('shop', 'payOrder', { order: number });
}
/** Orders and pays. Which line comes first, the number and the account are the agent’s, where it has ordered. */
export function buy(s: Phone, ctx: SetupCtx, now: Phone, { lines, ...how }: Buying): void {
  const theirs = newOrders(s, now).find(o => lines.every(w => o.lines.some(l => l.variant === w.variant)));
  if (theirs) s.apps.shop.nextOrder = Number(theirs.id.slice(3));
  const place = ({ variant }: Wanted) => theirs?.lines.findIndex(l => l.variant === variant) ?? 0;
  ctx.act('shop', 'placeOrder', {
    lines: lines.toSorted((a, b) => place(a) - place(b)),
    address: how.address ?? HOME,
    methods: how.methods ?? {},
    coupon: how.coupon ?? null,
    giftNote: how.giftNote ?? '',
  });
  payLast(s, ctx, now);
}
/** Buys a second-hand thing, paid from the account that the agent chose. */
export function buyUsed(
  s: Phone,
  ctx: SetupCtx,
  now: Phone,
  listing: string,
  method: 'post' | 'pickUp',
): void {
  const theirs = newOrders(s, now).find(o => o.lines.some(l => l.listing === listing));
  if (theirs) s.apps.shop.nextOrder = Number(theirs.id.slice(3));
  ctx.act('shop', 'buyListing', { listing, method, address: HOME });
  payLast(s, ctx, now);
}
/** What an order leaves to the agent: the account, and which of its lines comes first. */
export const orderOpen = (s: Phone): unknown[] => [
  newRow(s.apps.wallet.transactions).from,
  newRow(s.apps.shop.orders).lines,
];
