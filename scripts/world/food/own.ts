import type { Voucher } from '../../../apps/food/state/own.ts';

/** Addresses of the owner: id, name, address, details, note for riders, when it was added. */
export const addresses: readonly (readonly [string, string, string, string, string, string])[] = [
  [
    'address-home',
    'Home',
    "27 Tanner's Row, Harrow Bay HB1 4QR",
    'Flat 4, second floor',
    'Bell says CALLOWAY / CARVAJAL. The left door sticks.',
    '2025-07-20 18:30',
  ],
  [
    'address-work',
    'Kittiwake Studio',
    '8 Ropewalk, Harrow Bay HB1 2LN',
    'First floor, ask at the desk',
    '',
    '2025-09-03 12:10',
  ],
  [
    'address-cottage',
    'Kelp Cottage',
    'Kelp Cottage, North Landing, Gannet Isle HB9 1NL',
    '',
    'Blue gate past the slipway.',
    '2025-08-24 10:05',
  ],
];

type Plain = Omit<
  Voucher,
  'from' | 'until' | 'restaurants' | 'cuisines' | 'days' | 'mostCents' | 'mode' | 'first'
> &
  Partial<Pick<Voucher, 'restaurants' | 'cuisines' | 'days' | 'mostCents' | 'mode' | 'first'>> & {
    from: string;
    until: string;
  };
export const vouchers: readonly Plain[] = [
  {
    code: 'DILUVIO',
    kind: 'amount',
    value: 2_20,
    fromCents: 15_00,
    from: '2026-02-27 00:00',
    until: '2026-03-05 23:59',
    held: true,
    uses: 0,
  },
  {
    code: 'QUAYSIDE5',
    kind: 'amount',
    value: 5_00,
    fromCents: 25_00,
    from: '2026-03-01 00:00',
    until: '2026-03-31 23:59',
    held: true,
    uses: 1,
  },
  {
    code: 'SLURP15',
    kind: 'percent',
    value: 15,
    mostCents: 4_00,
    fromCents: 15_00,
    cuisines: ['chinese', 'japanese', 'vietnamese'],
    days: [0, 1, 2, 3],
    from: '2026-03-02 00:00',
    until: '2026-03-26 23:59',
    held: true,
    uses: 2,
  },
  {
    code: 'RIDEFREE',
    kind: 'delivery',
    value: 0,
    fromCents: 12_00,
    mode: 'delivery',
    from: '2026-03-06 00:00',
    until: '2026-03-15 23:59',
    held: true,
    uses: 1,
  },
  {
    code: 'SUNDAY20',
    kind: 'percent',
    value: 20,
    mostCents: 8_00,
    fromCents: 20_00,
    days: [6],
    from: '2026-03-01 00:00',
    until: '2026-04-05 23:59',
    held: true,
    uses: 1,
  },
  {
    code: 'SPRING8',
    kind: 'amount',
    value: 8_00,
    fromCents: 35_00,
    from: '2026-03-20 00:00',
    until: '2026-04-20 23:59',
    held: true,
    uses: 1,
  },
  {
    code: 'FIRSTBITE',
    kind: 'percent',
    value: 25,
    mostCents: 6_00,
    fromCents: 10_00,
    first: true,
    from: '2026-01-01 00:00',
    until: '2026-06-30 23:59',
    held: false,
    uses: 1,
  },
  {
    code: 'FETCHIT',
    kind: 'percent',
    value: 10,
    fromCents: 8_00,
    mode: 'pickup',
    from: '2026-01-01 00:00',
    until: '2026-12-31 23:59',
    held: false,
    uses: 3,
  },
  {
    code: 'TILDE3',
    kind: 'amount',
    value: 3_00,
    fromCents: 18_00,
    restaurants: ['casa-tilde'],
    from: '2026-03-09 00:00',
    until: '2026-03-29 23:59',
    held: false,
    uses: 1,
  },
  {
    code: 'LUNCHBOX',
    kind: 'percent',
    value: 30,
    fromCents: 10_00,
    from: '2025-11-01 00:00',
    until: '2025-12-31 23:59',
    held: false,
    uses: 1,
  },
];

/** What of an earlier order is told nowhere else: choices, what was left out, when it was there, who rode, how it was rated. */
export interface Told {
  ended: string;
  rider: string;
  dishes: Readonly<
    Record<string, { options?: readonly string[]; without?: readonly string[]; note?: string }>
  >;
  rating?: { stars: number; rider: number; tags: readonly string[]; text: string };
}
export const told: Readonly<Record<string, Told>> = {
  '7310': {
    ended: '2025-08-06 20:52',
    rider: 'Pilar O.',
    dishes: {
      'Tortilla de patatas': { options: ['Soft'] },
      Croquetas: { options: ['Ham'] },
      'Padrón peppers': {},
    },
    rating: {
      stars: 5,
      rider: 5,
      tags: ['tasty', 'friendly'],
      text: 'Una de las pimientas picaba de verdad.',
    },
  },
  '7866': {
    ended: '2025-10-02 21:39',
    rider: 'Kofi B.',
    dishes: {
      'Beef noodle soup': { options: ['Mild 微辣', 'Thin 细面'] },
      'Scallion pancake': {},
    },
    rating: { stars: 4, rider: 5, tags: ['tasty', 'hot'], text: '' },
  },
  '8841': {
    ended: '2026-02-22 19:27',
    rider: '阿辉',
    dishes: {
      'Beef noodle soup': { options: ['Medium 中辣', 'Wide 宽面'] },
      'Dan dan noodles': { options: ['Mild 微辣'], without: ['peanuts'] },
    },
  },
  '8902': {
    ended: '2026-03-01 19:24',
    rider: 'Ewa N.',
    dishes: { 'Arroz al horno': {}, Croquetas: { options: ['Mushroom'] } },
  },
};
