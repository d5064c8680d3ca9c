import { cast, me } from '../cast.ts';
import { places } from '../places.ts';

/** What the owner has on Bazari. */
const helen = cast.find(p => p.id === 'helen-calloway')!;
const office = places.find(p => p.id === 'kittiwake-studio')!;
const cottage = places.find(p => p.id === 'kelp-cottage')!;

const E164 = (phone: string): string => phone.replace(/ /g, '');

export const homePlace = {
  name: me.name,
  phone: E164(me.phone),
  street: 'Flat 4, 27 Tanner’s Row',
  town: 'Harrow Bay',
  postcode: 'HB1 4QR',
};
export const addresses = [
  { id: 'address-home', label: 'Home', ...homePlace, at: '2024-02-01 10:00' },
  {
    id: 'address-work',
    label: 'Work',
    name: `${me.name}, ${office.name}`,
    phone: E164(office.phone),
    street: '8 Ropewalk',
    town: 'Harrow Bay',
    postcode: 'HB1 2LN',
    at: '2024-06-12 09:30',
  },
  {
    id: 'address-parents',
    label: 'Mum and Dad',
    name: helen.name,
    phone: E164(helen.phone),
    street: '5 Orchard End',
    town: 'Wexcombe',
    postcode: 'WX3 7OE',
    at: '2025-12-01 19:20',
  },
  {
    id: 'address-cottage',
    label: cottage.name,
    name: me.name,
    phone: E164(me.phone),
    street: 'Kelp Cottage, North Landing',
    town: 'Gannet Isle',
    postcode: 'HB9 1NL',
    at: '2026-03-05 18:50',
  },
] as const;

/** Which variant a line of a deal was. */
export const soldAs: Readonly<Record<string, string>> = {
  'Camping stove': 'v-stove-1',
  'Rain jacket': 'v-rain-jacket-2',
  Gloves: 'v-gloves-2',
  Hat: 'v-hat-2',
  'Winter coat, green': 'v-winter-coat-1',
  Duvet: 'v-duvet-1',
  Pillow: 'v-pillow-1',
  Kettle: 'v-kettle-1',
  Headphones: 'v-headphones-1',
  Turrón: 'v-turron-2',
  Mazapán: 'v-mazapan-1',
  'Crane with magnet': 'v-crane-1',
  'Ceramic table lamp': 'v-ceramic-lamp-1',
  'Single malt': 'v-single-malt-1',
  'Wall hooks, set of four': 'v-wall-hooks-1',
  'Lamp cable': 'v-lamp-cable-1',
  'Very small hammer': 'v-hammer-small-1',
  'Picture frame, oak, 40 × 50 cm': 'v-frame-oak-2',
  'Picture wire, 5 m': 'v-wire-5m-1',
  'Dry bag, 20 litres, yellow': 'v-dry-bag-2',
};

/** Variant, how many, for later, when, and the price when it was put there if another. */
export const cart: readonly (readonly [string, number, boolean, string, number?])[] = [
  ['v-mug-tall-1', 2, false, '2026-03-10 20:11'],
  ['v-notebook-a5-2', 1, false, '2026-03-11 08:02'],
  ['v-kettle-electric-1', 1, false, '2026-03-11 21:25'],
  ['v-torch-1', 1, true, '2026-03-01 22:40'],
];

/** List, variant, price when it was put there, when. */
export const wishes: readonly (readonly [string, string, number, string])[] = [
  ['list-mine', 'v-watch-2', 209_00, '2025-11-02 21:00'],
  ['list-mine', 'v-bike-light-1', 38_00, '2025-12-12 07:50'],
  ['list-mine', 'v-satchel-1', 135_00, '2026-01-08 22:15'],
  ['list-mine', 'v-teapot-1', 42_00, '2026-01-29 19:31'],
  ['list-mine', 'v-calendar-1', 12_00, '2026-01-02 12:00'],
  ['list-mine', 'v-boots-3', 118_00, '2026-02-22 16:05'],
  ['list-kelp', 'v-lantern-2', 27_00, '2026-03-06 19:12'],
  ['list-kelp', 'v-blanket-2', 64_00, '2026-02-26 20:40'],
  ['list-kelp', 'v-kite-1', 22_00, '2026-03-06 19:15'],
  ['list-kelp', 'v-map-bay-1', 8_95, '2026-03-06 19:20'],
];

export const viewed = [
  'p-dry-bag',
  'p-frame-oak',
  'p-wire-5m',
  'p-frame-pine',
  'p-kettle-electric',
  'p-headphones',
  'p-lantern',
  'p-blanket',
  'p-notebook-a5',
  'p-mug-tall',
] as const;

/** Reviews by the owner: product, stars, text, when. */
export const ownReviews: readonly (readonly [string, 1 | 2 | 3 | 4 | 5, string, string])[] = [
  ['p-duvet', 3, 'Warm. It does crackle, and they answer letters.', '2025-12-07 09:30'],
  [
    'p-stove',
    5,
    'Coffee at 6 on North Landing, in wind. With the screen, as the others say.',
    '2025-09-14 20:10',
  ],
];

/** What the world does by itself: when, what, of which variant, new price or stock. */
export const plans: readonly (readonly [string, 'price' | 'stock', string, number])[] = [
  ['2026-03-12 10:30', 'price', 'v-satchel-1', 119_00],
  ['2026-03-12 12:00', 'stock', 'v-frame-oak-3', 1],
  ['2026-03-12 14:10', 'price', 'v-teapot-1', 36_00],
  ['2026-03-12 18:00', 'stock', 'v-rain-jacket-2', 5],
  ['2026-03-13 08:00', 'price', 'v-kettle-electric-1', 41_00],
  ['2026-03-13 09:30', 'stock', 'v-boots-3', 2],
  ['2026-03-14 07:00', 'price', 'v-headphones-1', 124_00],
];
