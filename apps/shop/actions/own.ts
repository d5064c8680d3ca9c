import { Type } from 'typebox';
import { words } from '../words.ts';
import type { Shop } from '../state.ts';
import { put } from './cart.ts';
import { action } from './shared.ts';

const MOST_SEARCHES = 12;
const MOST_VIEWED = 30;
export const MOST_COMPARED = 3;
const T = Type.String();

/** Notes that a product was looked at. */
export function view(state: Shop, product: string): void {
  if (!state.products[product]) return;
  state.viewed = [product, ...state.viewed.filter(p => p !== product)].slice(0, MOST_VIEWED);
}

const AddressArgs = Type.Object({
  address: Type.Union([T, Type.Null()]),
  label: T,
  name: T,
  phone: T,
  street: T,
  town: T,
  postcode: T,
});

export const own = {
  remember: action('Keep a search', Type.Object({ query: T }), (state, { query }) => {
    const text = query.trim();
    if (text === '') return;
    const others = state.searches.filter(s => s.toLowerCase() !== text.toLowerCase());
    state.searches = [text, ...others].slice(0, MOST_SEARCHES);
  }),
  forgetSearch: action('Forget a search', Type.Object({ query: T }), (state, { query }) => {
    state.searches = state.searches.filter(s => s !== query);
  }),
  forgetSearches: action('Forget all searches', Type.Object({}), state => {
    state.searches = [];
  }),
  forgetViewed: action('Forget which products were viewed', Type.Object({}), state => {
    state.viewed = [];
  }),
  compare: action(
    'Put a product beside others, or take it away',
    Type.Object({ product: T, on: Type.Boolean() }),
    (state, { product, on }, ctx) => {
      const others = state.compared.filter(p => p !== product);
      if (on && others.length >= MOST_COMPARED) return ctx.toast(ctx.words(words)('compareFull'));
      state.compared = on && state.products[product] ? [...others, product] : others;
    },
  ),
  clearCompared: action('Compare nothing any more', Type.Object({}), state => {
    state.compared = [];
  }),
  alertMe: action(
    'Ask to hear when a variant is there again, or no more',
    Type.Object({ variant: T, on: Type.Boolean() }),
    (state, { variant, on }) => {
      if (on && state.variants[variant]?.stock === 0) state.alerts[variant] = true;
      else delete state.alerts[variant];
    },
  ),

  makeList: action('Make a wishlist', Type.Object({ name: T }), (state, { name }, ctx) => {
    const text = name.trim();
    if (text === '') return;
    const isThere = Object.values(state.lists).some(l => l.name.toLowerCase() === text.toLowerCase());
    if (isThere) return ctx.toast(ctx.words(words)('listExists'));
    state.lists[ctx.id('list')] = { name: text, at: ctx.now };
  }),
  renameList: action('Rename a wishlist', Type.Object({ list: T, name: T }), (state, { list, name }) => {
    if (state.lists[list] && name.trim() !== '') state.lists[list].name = name.trim();
  }),
  deleteList: action(
    'Delete a wishlist with what is in it',
    Type.Object({ list: T }),
    (state, { list }, ctx) => {
      if (!state.lists[list]) return;
      delete state.lists[list];
      for (const [id, wish] of Object.entries(state.wishes)) if (wish.list === list) delete state.wishes[id];
      if (ctx.showing(`/wishlist/${list}`)) ctx.finish();
    },
  ),
  wish: action(
    'Put a variant on a wishlist',
    Type.Object({ variant: T, list: T }),
    (state, { variant, list }, ctx) => {
      const found = state.variants[variant];
      if (!found || !state.lists[list]) return;
      if (Object.values(state.wishes).some(w => w.variant === variant && w.list === list)) return;
      state.wishes[ctx.id('wish')] = { list, variant, cents: found.cents, at: ctx.now };
    },
  ),
  unwish: action('Take something off a wishlist', Type.Object({ wish: T }), (state, { wish }) => {
    delete state.wishes[wish];
  }),
  moveWish: action(
    'Move something to another wishlist',
    Type.Object({ wish: T, list: T }),
    (state, { wish, list }) => {
      const found = state.wishes[wish];
      if (!found || !state.lists[list] || found.list === list) return;
      const isThere = Object.values(state.wishes).some(w => w.variant === found.variant && w.list === list);
      if (isThere) delete state.wishes[wish];
      else found.list = list;
    },
  ),
  wishToCart: action(
    'Move something from a wishlist into the cart',
    Type.Object({ wish: T }),
    (state, { wish }, ctx) => {
      const found = state.wishes[wish];
      if (!found || !put(state, ctx, found.variant, 1)) return;
      delete state.wishes[wish];
      ctx.toast(ctx.words(words)('movedToCart'));
    },
  ),

  saveAddress: action('Add an address, or change one', AddressArgs, (state, { address, ...given }, ctx) => {
    const texts = Object.fromEntries(
      Object.entries(given).map(([key, value]) => [key, value.trim()]),
    ) as typeof given;
    if ([texts.name, texts.street, texts.town, texts.postcode].includes(''))
      return ctx.toast(ctx.words(words)('addressMissing'));
    const known = address === null ? undefined : state.addresses[address];
    if (address !== null && !known) return;
    const id = address ?? ctx.id('address');
    state.addresses[id] = { ...texts, addedAt: known?.addedAt ?? ctx.now };
    if (state.settings.address === null) state.settings.address = id;
    // An address that is added on the way to the checkout is the one to send to.
    if (address === null) state.checkout.address = id;
    const path = `/address/${address ?? 'new'}`;
    if (ctx.showing(path)) ctx.finish();
  }),
  deleteAddress: action('Delete an address', Type.Object({ address: T }), (state, { address }, ctx) => {
    if (!state.addresses[address]) return;
    delete state.addresses[address];
    if (state.settings.address === address) state.settings.address = null;
    if (ctx.showing(`/address/${address}`)) ctx.finish();
  }),
  setDefaultAddress: action(
    'Use an address unless another is chosen',
    Type.Object({ address: T }),
    (state, { address }) => {
      if (state.addresses[address]) state.settings.address = address;
    },
  ),
  changeSettings: action(
    'Change what is notified',
    Type.Object({
      settings: Type.Partial(
        Type.Object({
          notifyOrders: Type.Boolean(),
          notifyPrices: Type.Boolean(),
          notifyMessages: Type.Boolean(),
          notifyOffers: Type.Boolean(),
        }),
      ),
    }),
    (state, { settings }) => {
      Object.assign(state.settings, settings);
    },
  ),
  readNotice: action(
    'Open what a line of the inbox tells of',
    Type.Object({ notice: T }),
    (state, { notice }) => {
      if (state.notices[notice]) state.notices[notice].read = true;
    },
  ),
  readNotices: action('Mark the whole inbox as read', Type.Object({}), state => {
    for (const notice of Object.values(state.notices)) notice.read = true;
  }),
};
