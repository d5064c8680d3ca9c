import { remembered } from '../../../src/sdk/core/remembered.ts';
import { dayAt, isoOf } from '../../../src/state/civil.ts';
import { KINDS, type Type } from '../kinds.ts';
import { heartAt } from '../live.ts';
import type { Activity, Fitness } from '../state.ts';
import { orderedRows } from '../../../src/state/order.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { heightsOf, lineOf } from '../track.ts';
import { unitMetres, type Units } from '../units.ts';

/** Grams on a day: the last entry until then, or the first there is; 70 kg where nothing was ever weighed. */
export function gramsOn(weights: Fitness['weights'], iso: string): number {
  const rows = orderedRows(weights, (a, b) => compare(a.day, b.day));
  return (rows.findLast(w => w.day <= iso) ?? rows[0])?.grams ?? 70_000;
}
/** Kilocalories: metabolic equivalents × kilograms × hours. */
export const burnt = (type: Type, metres: number, seconds: number, grams: number): number =>
  Math.round(KINDS[type].met(seconds > 0 ? metres / seconds : 0) * (grams / 1000) * (seconds / 3600));
export const caloriesOf = (a: Activity, weights: Fitness['weights'], zone: string): number =>
  burnt(a.type, a.metres, a.seconds, gramsOn(weights, isoOf(dayAt(a.startedAt, zone))));
/** Steps taken, where the type counts them. */
export const stepsOf = (a: Pick<Activity, 'type' | 'metres'>): number =>
  KINDS[a.type].stride > 0 ? Math.round(a.metres / KINDS[a.type].stride) : 0;

/** Seconds in motion after so many metres: even within a kilometre. */
export function secondsAt(a: Pick<Activity, 'splits' | 'metres' | 'seconds'>, metres: number): number {
  if (a.metres <= 0) return 0;
  let done = 0;
  for (const [i, seconds] of a.splits.entries()) {
    const long = Math.min(1000, a.metres - i * 1000);
    if (metres <= i * 1000 + long) return done + (seconds * (metres - i * 1000)) / Math.max(1, long);
    done += seconds;
  }
  return a.splits.length > 0 ? done : (a.seconds * metres) / a.metres;
}

export interface Split {
  number: number;
  metres: number;
  seconds: number;
  climb: number;
}
/** Splits by the kilometre or mile. */
export function splitRows(a: Activity, units: Units): Split[] {
  const unit = unitMetres(units);
  const heights = a.track === '' ? null : lineOf(a.track);
  const up = (metres: number) => {
    if (!heights || heights.metres <= 0) return 0;
    const at = (metres / a.metres) * heights.metres;
    const i = heights.along.findIndex(x => x >= at);
    return heights.climbed[i < 0 ? heights.climbed.length - 1 : i]!;
  };
  return Array.from({ length: Math.ceil(a.metres / unit - 0.005) }, (_, i) => {
    const [from, to] = [i * unit, Math.min(a.metres, (i + 1) * unit)];
    return {
      number: i + 1,
      metres: to - from,
      seconds: Math.round(secondsAt(a, to)) - Math.round(secondsAt(a, from)),
      climb: Math.round(up(to) - up(from)),
    };
  });
}

/** Points of a chart over an activity: how far or how long, and the value there. */
export interface Series {
  at: number;
  value: number;
}
const POINTS = 40;
export const heightSeries = remembered((a: Activity): Series[] =>
  a.track === ''
    ? []
    : heightsOf(lineOf(a.track), POINTS).map((value, i) => ({ at: (a.metres * i) / POINTS, value })),
);
/** Metres a second along the way: that of the splits, rounded at their ends. */
export const speedSeries = remembered((a: Activity): Series[] => {
  if (a.metres < 1000 || a.splits.length === 0) return [];
  const window = Math.min(700, a.metres / 5);
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const at = (a.metres * i) / POINTS;
    const [from, to] = [Math.max(0, at - window / 2), Math.min(a.metres, at + window / 2)];
    const wave =
      1 +
      0.018 * Math.sin(i * 0.83 + (a.seed % 7)) +
      0.014 * Math.sin(i * 1.57 + (a.seed % 5)) +
      0.01 * Math.sin(i * 2.9 + (a.seed % 3));
    return { at, value: ((to - from) / Math.max(1, secondsAt(a, to) - secondsAt(a, from))) * wave };
  });
});
/** Beats a minute over the time, around the average that was measured. */
export const heartSeries = remembered((a: Activity): Series[] => {
  if (a.heart === null || a.maxHeart === null) return [];
  const raw = Array.from({ length: POINTS + 1 }, (_, i) =>
    heartAt(a.type, a.seed, (a.seconds * 1000 * i) / POINTS, 190),
  );
  const mean = raw.reduce((s, v) => s + v, 0) / raw.length;
  return raw.map((v, i) => ({
    at: (a.seconds * i) / POINTS,
    value: Math.min(a.maxHeart!, Math.round(a.heart! + (v - mean))),
  }));
});

export const ZONES = ['Easy', 'Fat burn', 'Aerobic', 'Threshold', 'Peak'] as const;
const FLOORS = [0, 0.6, 0.7, 0.8, 0.9];
/** Seconds in each of five zones of the greatest heart rate. */
export function zonesOf(
  a: Activity,
  maxHeart: number,
): { name: string; from: number; to: number; seconds: number }[] {
  const series = heartSeries(a);
  return ZONES.map((name, i) => {
    const [from, to] = [
      Math.round(FLOORS[i]! * maxHeart),
      i < 4 ? Math.round(FLOORS[i + 1]! * maxHeart) - 1 : maxHeart,
    ];
    const count = series.filter(p => p.value >= from && (p.value <= to || i === 4)).length;
    return {
      name,
      from,
      to,
      seconds: series.length > 0 ? Math.round((a.seconds * count) / series.length) : 0,
    };
  });
}
