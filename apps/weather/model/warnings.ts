import { partsAt } from '../../../src/state/clock.ts';
import { climateAt, julyness } from './climate.ts';
import { dateOf, daysFrom, type Day, type Sources, type Where } from './days.ts';
import type { Hour } from './types.ts';

export const LEVELS = ['yellow', 'amber', 'red'] as const;
export type Level = (typeof LEVELS)[number];
export const WARNING_KINDS = ['wind', 'rain', 'snow', 'thunder', 'fog', 'heat', 'cold'] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];
export interface Warning {
  /** `wind-2026-03-14-15`: kind and the local hour at which it begins. */
  id: string;
  kind: WarningKind;
  level: Level;
  from: number;
  to: number;
  /** Strongest gust in km/h, most rain or snow in six hours in mm, highest or lowest temperature in °C, least visibility in km. */
  peak: number;
}

const HOUR = 3_600_000;
/** Days for which warnings are given. */
export const WARNING_DAYS = 5;

function levelOf(value: number, [yellow, amber, red]: readonly [number, number, number]): number {
  if (value >= red) return 3;
  if (value >= amber) return 2;
  return value >= yellow ? 1 : 0;
}

interface Measure {
  kind: WarningKind;
  value(hours: readonly Hour[], i: number): number;
  level(value: number): number;
  /** Whether the greater value is the worse. */ most: boolean;
}

const six = (hours: readonly Hour[], i: number, falls: (h: Hour) => boolean): number =>
  hours.slice(Math.max(0, i - 5), i + 1).reduce((sum, h) => sum + (falls(h) ? h.rain : 0), 0);

/** What counts as severe, hour by hour. Rain and snow are sums of six hours that the hour ends. */
const MEASURES: readonly Measure[] = [
  { kind: 'wind', value: (h, i) => h[i]!.gust, level: v => levelOf(v, [65, 85, 105]), most: true },
  {
    kind: 'rain',
    value: (h, i) => (h[i]!.condition === 'snow' ? 0 : six(h, i, x => x.condition !== 'snow')),
    level: v => levelOf(v, [18, 32, 50]),
    most: true,
  },
  {
    kind: 'snow',
    value: (h, i) => (h[i]!.condition === 'snow' ? six(h, i, x => x.condition === 'snow') : 0),
    level: v => levelOf(v, [4, 9, 18]),
    most: true,
  },
  {
    kind: 'thunder',
    value: (h, i) => (h[i]!.condition === 'thunder' ? h[i]!.rain : 0),
    level: v => (v >= 12 ? 2 : v >= 2.5 ? 1 : 0),
    most: true,
  },
  {
    kind: 'fog',
    value: (h, i) => (h[i]!.condition === 'fog' ? h[i]!.visibility : 99),
    level: v => (v <= 0.5 ? 1 : 0),
    most: false,
  },
];

/** Stretches of hours, joined over gaps of three, in which a measure says that it is severe. */
function stretches(hours: readonly Hour[], { kind, value, level, most }: Measure, zone: string): Warning[] {
  const out: { first: number; last: number; level: number; peak: number }[] = [];
  hours.forEach((_, i) => {
    const v = value(hours, i);
    const l = level(v);
    if (l === 0) return;
    const open = out.at(-1);
    if (!open || i - open.last > 4) {
      out.push({ first: i, last: i, level: l, peak: v });
      return;
    }
    Object.assign(open, {
      last: i,
      level: Math.max(open.level, l),
      peak: most ? Math.max(open.peak, v) : Math.min(open.peak, v),
    });
  });
  return out
    .filter(s => kind !== 'fog' || s.last - s.first >= 2)
    .map(s => made(kind, s.level, hours[s.first]!.at, hours[s.last]!.at + HOUR, s.peak, zone));
}

function made(
  kind: WarningKind,
  level: number,
  from: number,
  to: number,
  peak: number,
  zone: string,
): Warning {
  return {
    id: `${kind}-${dateOf(from, zone)}-${String(partsAt(from, zone).hour).padStart(2, '0')}`,
    kind,
    level: LEVELS[level - 1]!,
    from,
    to,
    peak: Math.round(peak * 10) / 10,
  };
}

/** Heat and cold are of whole days, measured by what the season brings there. */
function extremes(day: Day, place: Where): Warning[] {
  const climate = climateAt(place.lat, place.lon);
  const usual = climate.mean + climate.swing * (1 - 2 * julyness(day.at));
  const hot = day.high >= usual + climate.range / 2 + 5 ? levelOf(day.high, [32, 37, 41]) : 0;
  const cold = day.low <= usual - climate.range / 2 - 5 ? levelOf(-day.low, [10, 18, 26]) : 0;
  return [
    ...(hot ? [made('heat', hot, day.at + 11 * HOUR, day.at + 20 * HOUR, day.high, place.zone)] : []),
    ...(cold ? [made('cold', cold, day.at, day.at + 10 * HOUR, day.low, place.zone)] : []),
  ];
}

/** Severe weather of the next days that is not over at a moment, the earliest first. */
export function warningsOf(sources: Sources, place: Where, ms: number): Warning[] {
  const days = daysFrom(sources, place, ms, WARNING_DAYS);
  const hours = days.flatMap(d => d.hours);
  return [...MEASURES.flatMap(m => stretches(hours, m, place.zone)), ...days.flatMap(d => extremes(d, place))]
    .filter(w => w.to > ms)
    .sort((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1));
}
