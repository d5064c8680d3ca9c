import type { Point, Way } from '../../../src/sdk/city/index.ts';
import type { FareLine, Kind, Promo, Rides } from '../state.ts';
import { PASS_TERMS, STOP_CENTS, TARIFFS } from './kinds.ts';
import { momentOf, slotOf, waysAt, type Moment } from './town.ts';
import { promoProblem } from './promo.ts';

/** Surge in hundredths by half hours: [weekdays, from minute, until minute, surge]. */
const WORK = [1, 2, 3, 4, 5];
const SURGES: readonly (readonly [days: readonly number[], from: number, until: number, surge: number])[] = [
  [WORK, 450, 480, 115],
  [WORK, 480, 570, 140],
  [WORK, 570, 600, 125],
  [WORK, 990, 1_020, 115],
  [WORK, 1_020, 1_110, 145],
  [WORK, 1_110, 1_140, 120],
  [[0, 6], 720, 840, 110],
  [[5, 6], 1_320, 1_380, 130],
  [[5, 6], 1_380, 1_440, 160],
  [[6, 0], 0, 120, 160],
];
/** How much dearer rides are at a moment, in hundredths of the usual price. */
export function surgeAt(moment: Moment): number {
  const { weekday, minutes } = slotOf(moment);
  const found = SURGES.find(
    ([days, from, until]) => days.includes(weekday) && minutes >= from && minutes < until,
  );
  return found?.[3] ?? 100;
}

export const sumOf = (lines: readonly FareLine[]): number => lines.reduce((sum, line) => sum + line.cents, 0);
export const lineOf = (lines: readonly FareLine[], kind: FareLine['kind']): number =>
  sumOf(lines.filter(line => line.kind === kind));

export interface Trip {
  kind: Kind;
  metres: number;
  seconds: number;
  stops: number;
  /** For when it is priced. */
  moment: Moment;
}

/** The lines of a price before anything is taken off. */
export function linesOf({ kind, metres, seconds, stops, moment }: Trip): FareLine[] {
  const tariff = TARIFFS[kind];
  const base = tariff.base;
  const distance = Math.round((metres * tariff.perKm) / 1_000);
  const time = Math.round((seconds * tariff.perMinute) / 60);
  const minimum = Math.max(0, tariff.least - base - distance - time);
  const usual = base + distance + time + minimum;
  const surge = tariff.surges ? Math.round((usual * (surgeAt(moment) - 100)) / 100) : 0;
  const lines: FareLine[] = [
    { kind: 'base', cents: base },
    { kind: 'distance', cents: distance },
    { kind: 'time', cents: time },
    { kind: 'minimum', cents: minimum },
    { kind: 'surge', cents: surge },
    { kind: 'stops', cents: stops * STOP_CENTS },
    { kind: 'booking', cents: tariff.booking },
  ];
  return lines.filter(line => line.cents !== 0);
}

export interface Quote {
  lines: FareLine[];
  cents: number;
  metres: number;
  /** From pick-up to destination, stops included. */
  seconds: number;
  ways: Way[];
}
/** How long a car stands at a stop. */
export const STOP_SECONDS = 120;

export interface Asked {
  kind: Kind;
  points: readonly Point[];
  /** How many of the points are stops; by default all but the ends. */
  stops?: number;
  /** For when it is priced. */
  at: number;
  promo: string;
  credit: boolean;
}
type Priced = Pick<Rides, 'promos' | 'passes' | 'rides' | 'credits'>;

export const creditOf = ({ credits }: Pick<Rides, 'credits'>): number =>
  Object.values(credits).reduce((sum, credit) => sum + credit.cents, 0);

/** The price of a ride; null where no way leads there. */
export function quoteOf(state: Priced, asked: Asked, zone: string): Quote | null {
  const tariff = TARIFFS[asked.kind];
  const moment = momentOf(asked.at, zone);
  const ways = waysAt(asked.points, tariff.mode, moment);
  if (ways === null) return null;
  const stops = asked.stops ?? asked.points.length - 2;
  const metres = ways.reduce((sum, way) => sum + way.metres, 0);
  const driving = ways.reduce((sum, way) => sum + way.seconds, 0);
  const seconds = Math.round((driving * tariff.detour) / 100) + stops * STOP_SECONDS;
  const lines = linesOf({ kind: asked.kind, metres, seconds, stops, moment });
  const passed = [...lines, ...passLines(state, asked, lines, moment)];
  const promoted = [...passed, ...promoLines(state, asked, sumOf(passed), zone)];
  const all = [...promoted, ...creditLines(state, asked, sumOf(promoted))];
  return { lines: all, cents: sumOf(all), metres, seconds, ways };
}

/** What a pass takes off: the best of those that hold then. */
function passLines(
  state: Priced,
  { kind, at }: Asked,
  lines: readonly FareLine[],
  moment: Moment,
): FareLine[] {
  const offs = Object.values(state.passes)
    .filter(pass => pass.until > at && pass.boughtAt <= at)
    .map(pass => PASS_TERMS[pass.kind])
    .filter(terms => terms.kinds.includes(kind) && terms.days.includes(moment.weekday))
    .filter(terms => terms.hours.some(([from, to]) => moment.minutes >= from && moment.minutes < to))
    .map(terms => (terms.calm ? lineOf(lines, 'surge') : Math.floor((sumOf(lines) * terms.percent) / 100)));
  const best = Math.max(0, ...offs);
  return best > 0 ? [{ kind: 'pass', cents: -best }] : [];
}

function promoLines(state: Priced, asked: Asked, cents: number, zone: string): FareLine[] {
  if (asked.promo === '' || promoProblem(state, asked, cents, zone) !== null) return [];
  return [{ kind: 'promo', cents: -offOf(state.promos[asked.promo]!, cents) }];
}

/** What a code takes off a price. */
export function offOf(promo: Promo, cents: number): number {
  if (promo.percent === 0) return Math.min(promo.cents, cents);
  const share = Math.floor((cents * promo.percent) / 100);
  return promo.cents > 0 ? Math.min(share, promo.cents) : share;
}

function creditLines(state: Priced, { credit }: Asked, cents: number): FareLine[] {
  const used = credit ? Math.min(creditOf(state), cents) : 0;
  return used > 0 ? [{ kind: 'credit', cents: -used }] : [];
}
