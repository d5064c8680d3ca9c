import type { Kind, PASSES } from '../state.ts';

/** What a type of ride costs and offers. Amounts are pence. */
export interface Tariff {
  base: number;
  perKm: number;
  perMinute: number;
  least: number;
  seats: number;
  /** Minutes of the day between which it runs. */
  hours: readonly [from: number, until: number];
  /** The longest ride, metres. */
  farthest: number;
  surges: boolean;
  booking: number;
  /** Factor on the time of a trip, in hundredths: others get on and off on the way. */
  detour: number;
  mode: 'drive' | 'cycle';
}

const DAY: readonly [number, number] = [0, 1_440];
const ANYWHERE = 1_000_000;
const hour = (h: number, m = 0): number => h * 60 + m;
const car = {
  hours: DAY,
  farthest: ANYWHERE,
  surges: true,
  booking: 45,
  detour: 100,
  mode: 'drive',
} as const;

export const TARIFFS: Readonly<Record<Kind, Tariff>> = {
  hop: { ...car, base: 180, perKm: 105, perMinute: 12, least: 480, seats: 4 },
  comfort: { ...car, base: 250, perKm: 140, perMinute: 16, least: 690, seats: 4 },
  xl: { ...car, base: 320, perKm: 170, perMinute: 20, least: 880, seats: 6 },
  ramp: {
    ...car,
    base: 190,
    perKm: 110,
    perMinute: 12,
    least: 490,
    seats: 3,
    hours: [hour(6, 30), hour(22)],
  },
  bike: {
    ...car,
    base: 150,
    perKm: 90,
    perMinute: 8,
    least: 350,
    seats: 2,
    hours: [hour(7), hour(20)],
    farthest: 4_000,
    surges: false,
    booking: 20,
    mode: 'cycle',
  },
  shared: {
    ...car,
    base: 120,
    perKm: 75,
    perMinute: 8,
    least: 340,
    seats: 2,
    hours: [hour(7), hour(21)],
    booking: 30,
    detour: 135,
  },
};

/** Each stop on the way. */
export const STOP_CENTS = 60;
/** Minutes for which a driver waits free of charge, and what each further one costs. */
export const FREE_MINUTES = 3;
export const WAITING_CENTS = 30;
/** What cancelling costs once a driver is on the way, and once they are there. */
export const LATE_CANCEL = 3_00;
export const NO_SHOW = 4_50;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** How long after a driver was found cancelling is free, and how long before an arranged pick-up. */
export const FREE_CANCEL_MS = 2 * MINUTE;
export const FREE_BEFORE_MS = 30 * MINUTE;
/** How long prices hold. */
export const QUOTE_MS = 5 * MINUTE;
/** How far ahead a ride can be arranged, and how soon. */
export const AHEAD_MS = 30 * 24 * HOUR;
export const SOON_MS = 15 * MINUTE;
/** How long an order may stay unpaid, and how long a search that found nobody stays open. */
export const PAY_MS = 10 * MINUTE;
export const GIVE_UP_MS = 10 * MINUTE;
/** How long before an arranged pick-up a driver is looked for. */
export const WAKE_MS = 18 * MINUTE;
/** How long a tip can be given, and a rating and a lost thing told. */
export const AFTER_MS = 90 * 24 * HOUR;
export const TIPS = [1_00, 2_00, 3_00, 5_00] as const;
export const MOST_TIP = 50_00;
export const MOST_STOPS = 3;

export interface PassTerms {
  cents: number;
  percent: number;
  kinds: readonly Kind[];
  /** Days of the week of the pick-up, and minutes of the day between. */
  days: readonly number[];
  hours: readonly (readonly [number, number])[];
  /** Takes the surge off instead of a percentage. */
  calm: boolean;
}
const ALL: readonly Kind[] = ['hop', 'comfort', 'xl', 'ramp', 'bike', 'shared'];
export const PASS_DAYS = 30;
/** Minutes of the day at which it is night, from and until. */
export const NIGHT_HOURS = [
  [hour(21), hour(24)],
  [0, hour(4)],
] as const;

export const PASS_TERMS: Readonly<Record<(typeof PASSES)[number], PassTerms>> = {
  commuter: {
    cents: 11_90,
    percent: 15,
    kinds: ['hop', 'ramp', 'shared'],
    days: [1, 2, 3, 4, 5],
    hours: [
      [hour(6), hour(10)],
      [hour(16), hour(19)],
    ],
    calm: false,
  },
  night: {
    cents: 7_90,
    percent: 0,
    kinds: ALL,
    days: [0, 1, 2, 3, 4, 5, 6],
    hours: NIGHT_HOURS,
    calm: true,
  },
  weekend: { cents: 5_90, percent: 10, kinds: ALL, days: [0, 6], hours: [[0, hour(24)]], calm: false },
};
