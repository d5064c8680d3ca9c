import type { Phone } from '../catalogue.ts';
import { fresh, idle, pair, turn, type UndoPairs } from '../undo.ts';

const of = (phone: Phone) => phone.apps.food;
const BUN = 'dish-hawthorn-bank-bakehouse-cinnamon-bun';
const COUSIN = 'dish-hawthorn-bank-bakehouse-pear-and-ginger-cake-slice';
const bun = { dish: BUN, count: 1, options: [], without: [], note: '' };
const cake = { ...bun, dish: COUSIN };
const lineOf = (now: Phone, was: Phone): string => fresh(of(now).basket.lines, of(was).basket.lines)[0]!;
const first = (phone: Phone): string => Object.keys(of(phone).basket.lines)[0]!;
const HOME = 'address-home';
const GYM = 'Gym';
const WORK = 'address-work';

export const undo: UndoPairs = {
  'a dish in the basket': pair([['addLine', bun]], (now, was) => [
    ['setCount', { line: lineOf(now, was), count: 0 }],
  ]),
  'a second dish': pair(
    [['addLine', cake]],
    (now, was) => [['setCount', { line: lineOf(now, was), count: 0 }]],
    [['addLine', bun]],
  ),
  'a basket that is emptied': pair([['addLine', bun]], [['clearBasket']]),
  'how many of a dish': pair(
    now => [['setCount', { line: first(now), count: 3 }]],
    now => [['setCount', { line: first(now), count: 1 }]],
    [['addLine', bun]],
  ),
  'a note to the kitchen': pair(
    now => [['changeLine', { ...bun, line: first(now), note: 'Warm, please' }]],
    now => [['changeLine', { ...bun, line: first(now) }]],
    [['addLine', bun]],
  ),
  'how it is to be had': pair(
    [['setCheckout', { to: WORK, mode: 'pickup', tipCents: 2_00, cutlery: true, note: 'Ring twice' }]],
    [['setCheckout', { to: HOME, mode: 'delivery', tipCents: 0, cutlery: false, note: '' }]],
    [['addLine', bun]],
  ),
  'an order that is not paid': { before: [['addLine', { ...bun, count: 3 }]], act: [['order']], undo: [] },
  'a favourite': turn(
    'toggleFavourite',
    { restaurant: 'sushi-kaji', on: true },
    { restaurant: 'sushi-kaji', on: false },
  ),
  'an allergy': turn('setAllergy', { allergen: 'nuts', on: true }, { allergen: 'nuts', on: false }),
  settings: turn('changeSettings', { settings: { cutlery: true } }, { settings: { cutlery: false } }),
  'a new address': pair(
    [
      [
        'saveAddress',
        {
          id: null,
          label: GYM,
          details: '',
          note: '',
          place: { address: '90 Cooperage Lane, Harrow Bay HB3 2TX', latitude: 50.8227, longitude: -1.3801 },
        },
      ],
    ],
    (now, was) => [['removeAddress', { id: fresh(of(now).addresses, of(was).addresses)[0]! }]],
  ),
  'the usual address': turn('setDefault', { id: WORK }, { id: HOME }),
  'the details of an address': pair(
    (_, was) => {
      const { address, latitude, longitude, label, note } = of(was).addresses[HOME]!;
      const place = { address, latitude, longitude };
      return [['saveAddress', { id: HOME, label, details: 'Third floor', note, place }]];
    },
    (_, was) => {
      const { address, latitude, longitude, label, note, details } = of(was).addresses[HOME]!;
      const place = { address, latitude, longitude };
      return [['saveAddress', { id: HOME, label, details, note, place }]];
    },
  ),
  'a place that was chosen and left': idle([
    'choosePlace',
    { address: '1 Quayside', latitude: 50.8, longitude: -1.4 },
  ]),
  'a search': idle(['remember', { query: 'ramen' }]),
};
