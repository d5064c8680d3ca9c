import { Type } from 'typebox';
import { StringEnum } from '../../../src/state/schema.ts';
import { ALLERGENS } from '../state/menu.ts';
import { Settings } from '../state/own.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { action, say } from './shared.ts';

const MOST_SEARCHES = 8;

export const own = {
  choosePlace: action(
    'Choose the place of an address that is being written',
    Type.Object({
      address: Type.String(),
      latitude: Type.Number(),
      longitude: Type.Number(),
    }),
    (state, place) => {
      state.form = place;
    },
  ),
  placePicked: action(
    'Take a place of the map for an address that is being written',
    Type.Object({ result: Type.Optional(Type.Unknown()) }),
    (state, { result }) => {
      const { name, address, latitude, longitude } = (result ?? {}) as Record<string, unknown>;
      if (typeof latitude !== 'number' || typeof longitude !== 'number') return;
      state.form = { address: String(address || name), latitude, longitude };
    },
  ),
  saveAddress: action(
    'Add an address, or change one',
    Type.Object({
      id: Type.Union([Type.String(), Type.Null()]),
      label: Type.String({ maxLength: 40 }),
      details: Type.String({ maxLength: 120 }),
      note: Type.String({ maxLength: 200 }),
      place: Type.Object({
        address: Type.String(),
        latitude: Type.Number(),
        longitude: Type.Number(),
      }),
    }),
    (state, { id, label, details, note, place }, ctx) => {
      const t = say(ctx);
      if (label.trim() === '') return ctx.toast(t('nameIt'));
      if (place.address.trim() === '') return ctx.toast(t('chooseAddress'));
      const known = id === null ? undefined : state.addresses[id];
      const address = id ?? ctx.id('address');
      const texts = { label: label.trim(), details: details.trim(), note: note.trim() };
      state.addresses[address] = { ...place, ...texts, addedAt: known?.addedAt ?? ctx.now };
      state.address ??= address;
      state.form = null;
      ctx.back();
    },
  ),
  removeAddress: action('Remove an address', Type.Object({ id: Type.String() }), (state, { id }, ctx) => {
    if (!state.addresses[id]) return;
    delete state.addresses[id];
    if (state.basket.to === id) state.basket.to = null;
    if (state.address === id) state.address = Object.keys(state.addresses).toSorted()[0] ?? null;
    ctx.close(`/address/${id}`);
  }),
  setDefault: action(
    'Have orders go to an address unless told otherwise',
    Type.Object({ id: Type.String() }),
    (state, { id }) => {
      if (!state.addresses[id]) return;
      if (state.basket.to === id) state.basket.to = null;
      state.address = id;
    },
  ),
  enterVoucher: action(
    'Enter the code of a voucher',
    Type.Object({ code: Type.String() }),
    (state, { code }, ctx) => {
      const t = say(ctx);
      const typed = code.replace(/\s/g, '').toUpperCase();
      const id = orderedIds(state.vouchers).find(each => state.vouchers[each]!.code === typed);
      if (id === undefined) return ctx.toast(t('noSuchVoucher'));
      const voucher = state.vouchers[id]!;
      if (voucher.held) return ctx.toast(t('voucherHeld'));
      if (voucher.until <= ctx.now) return ctx.toast(t('why_expired'));
      voucher.held = true;
      ctx.toast(t('voucherAdded'));
    },
  ),
  toggleFavourite: action(
    'Add a restaurant to the favourites, or take it out',
    Type.Object({ restaurant: Type.String(), on: Type.Boolean() }),
    (state, { restaurant, on }) => {
      if (!state.restaurants[restaurant]) return;
      const others = state.favourites.filter(id => id !== restaurant);
      state.favourites = on ? [...others, restaurant] : others;
    },
  ),
  setAllergy: action(
    'Say what the owner does not bear',
    Type.Object({ allergen: StringEnum([...ALLERGENS]), on: Type.Boolean() }),
    (state, { allergen, on }) => {
      const others = state.allergies.filter(a => a !== allergen);
      state.allergies = on ? [...others, allergen] : others;
    },
  ),
  changeSettings: action(
    'Change settings of Dishcart',
    Type.Object({ settings: Type.Partial(Settings) }),
    (state, { settings }) => {
      Object.assign(state.settings, settings);
      // An empty basket has no wishes of its own.
      if (state.basket.restaurant !== null) return;
      state.basket.cutlery = state.settings.cutlery;
      state.basket.atDoor = state.settings.atDoor;
    },
  ),
  remember: action('Remember a search', Type.Object({ query: Type.String() }), (state, { query }) => {
    const text = query.trim();
    if (text === '') return;
    state.searches = [text, ...state.searches.filter(s => s !== text)].slice(0, MOST_SEARCHES);
  }),
  forgetSearches: action('Forget the recent searches', Type.Object({}), state => {
    state.searches = [];
  }),
};
