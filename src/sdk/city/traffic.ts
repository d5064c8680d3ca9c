import { hashOf } from './address.ts';
import type { Street } from './city.ts';

/** 0 flows, 1 slow, 2 stands. */
export type Level = 0 | 1 | 2;
const FACTOR = [1, 1.3, 1.75] as const;

/** How full the streets are at a time of day (minutes after midnight), 0 to 1. */
export function loadAt(minutes: number, weekend: boolean): number {
  const bump = (at: number, width: number, high: number) => high * Math.exp(-(((minutes - at) / width) ** 2));
  return weekend
    ? bump(13 * 60, 190, 0.55)
    : bump(8 * 60 + 20, 65, 1) + bump(17 * 60 + 15, 80, 1) + bump(13 * 60, 120, 0.35);
}

/** Traffic of a street: each has hours of its own, main roads most. */
export function trafficOn(street: Street, minutes: number, weekend: boolean): Level {
  const share = {
    primary: 1,
    secondary: 0.85,
    tertiary: 0.5,
    residential: 0.1,
    lane: 0.1,
    pedestrian: 0,
    steps: 0,
    path: 0,
    ferry: 0,
  }[street.kind];
  const own = 0.55 + (hashOf(street.name) % 100) / 130;
  const load = loadAt(minutes, weekend) * share * own;
  return load > 0.75 ? 2 : load > 0.38 ? 1 : 0;
}

/** Factor on the time that driving takes. */
export const trafficFactor = (street: Street, minutes: number, weekend: boolean): number =>
  FACTOR[trafficOn(street, minutes, weekend)];
