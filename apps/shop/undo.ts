import type { Phone } from '../catalogue.ts';
import { fresh, idle, pair, turn, type UndoPairs } from '../undo.ts';

const of = (phone: Phone) => phone.apps.shop;
const MUG = 'v-mug-tall-1';
const HAT = 'v-hat-1';
const TENT = 'Tent';
const ADDRESS = {
  label: TENT,
  name: 'Robin Calloway',
  phone: '',
  street: 'Pitch 9',
  town: 'Gannet Isle',
  postcode: 'HB9 1NM',
};
const newOf = (table: 'lists' | 'wishes' | 'addresses', now: Phone, was: Phone) =>
  fresh(of(now)[table], of(was)[table])[0]!;

export const undo: UndoPairs = {
  'something in the cart': pair(
    [['addToCart', { variant: HAT, count: 1 }]],
    [['removeLine', { variant: HAT }]],
  ),
  'how many there are': turn('setCount', { variant: MUG, count: 5 }, { variant: MUG, count: 2 }),
  'another colour': pair(
    [['changeVariant', { variant: MUG, to: 'v-mug-tall-2' }]],
    [['changeVariant', { variant: 'v-mug-tall-2', to: MUG }]],
  ),
  'something for later': turn('saveForLater', { variant: MUG, on: true }, { variant: MUG, on: false }),
  'what is ticked': idle(['selectLines', { on: false }]),
  'what is chosen at the checkout': idle(
    ['chooseAddress', { address: 'address-work' }],
    ['chooseMethod', { seller: 'kiln-and-co', method: 'collect' }],
    ['chooseCoupon', { coupon: 'coupon-welcome' }],
  ),
  'an order that is not paid in time': idle([
    'placeOrder',
    {
      lines: [{ variant: MUG, count: 2 }],
      address: 'address-home',
      methods: {},
      coupon: null,
      giftNote: '',
    },
  ]),
  'a wishlist': pair([['makeList', { name: 'Birthday' }]], (now, was) => [
    ['deleteList', { list: newOf('lists', now, was) }],
  ]),
  'a list’s name': turn(
    'renameList',
    { list: 'list-kelp', name: 'The isle' },
    { list: 'list-kelp', name: 'Kelp Cottage' },
  ),
  'a wish': pair([['wish', { variant: HAT, list: 'list-mine' }]], (now, was) => [
    ['unwish', { wish: newOf('wishes', now, was) }],
  ]),
  'a wish in another list': turn(
    'moveWish',
    { wish: 'wish-1', list: 'list-kelp' },
    { wish: 'wish-1', list: 'list-mine' },
  ),
  'an alert': turn('alertMe', { variant: 'v-boots-3', on: true }, { variant: 'v-boots-3', on: false }),
  'an address': pair([['saveAddress', { address: null, ...ADDRESS }]], (now, was) => [
    ['deleteAddress', { address: newOf('addresses', now, was) }],
  ]),
  'the default address': turn('setDefaultAddress', { address: 'address-work' }, { address: 'address-home' }),
  settings: pair(
    [['changeSettings', { settings: { notifyPrices: false } }]],
    [['changeSettings', { settings: { notifyPrices: true } }]],
  ),
  'searches and views': idle(['remember', { query: 'boat' }], ['compare', { product: 'p-boat', on: true }]),
};
