import { dayAt, dayOf, isoOf, weekdayOf, weekStart as weekFirst, twoDigits } from '../../src/state/civil.ts';
import { epochOf, partsAt } from '../../src/state/clock.ts';
import { MONTHS, WEEKDAYS } from '../../src/sdk/core/format.ts';
import type { Span } from './state.ts';

export { dayOf, isoOf } from '../../src/state/civil.ts';
export const addToIso = (iso: string, days: number): string => isoOf(dayOf(iso) + days);
/** ISO date of a moment in a zone. */
export const isoAt = (ms: number, zone: string): string => isoOf(dayAt(ms, zone));
/** The moment of a time of day on an ISO date. */
export function momentOf(iso: string, minute: number, zone: string): number {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return epochOf({ year, month, day, hour: Math.floor(minute / 60), minute: minute % 60 }, zone);
}
export const minuteAt = (ms: number, zone: string): number => {
  const p = partsAt(ms, zone);
  return p.hour * 60 + p.minute;
};
export { daysInMonth as lastDayOf } from '../../src/state/civil.ts';

/**
 * A stretch of days by its name: `2026` a year, `2026-03` a month of spending, `2026-03-12` a day, `week-2026-03-09` the week that
 * begins then, `all` everything.
 */
export type Period = string;
export interface PeriodRules {
  weekStart: number;
  monthStart: number;
}

export const monthPlus = (month: string, by: number): string => {
  const [year, m] = month.split('-').map(Number) as [number, number];
  const n = year * 12 + m - 1 + by;
  return `${Math.floor(n / 12)}-${twoDigits((n % 12) + 1)}`;
};

/** Month of spending that a day lies in. */
export function monthOf(iso: string, { monthStart }: Pick<PeriodRules, 'monthStart'>): string {
  const month = iso.slice(0, 7);
  return Number(iso.slice(8)) >= monthStart ? month : monthPlus(month, -1);
}
export function weekOf(iso: string, { weekStart }: Pick<PeriodRules, 'weekStart'>): Period {
  const day = dayOf(iso);
  return `week-${isoOf(weekFirst(day, weekStart))}`;
}

export type Unit = 'week' | 'month' | 'year';
export function periodOf(unit: Unit, iso: string, rules: PeriodRules): Period {
  return unit === 'week'
    ? weekOf(iso, rules)
    : unit === 'month'
      ? monthOf(iso, rules)
      : monthOf(iso, rules).slice(0, 4);
}
export function unitOf(period: Period): Unit | 'day' | 'all' {
  if (period === 'all') return 'all';
  if (period.startsWith('week-')) return 'week';
  if (period.length === 4) return 'year';
  return period.length === 7 ? 'month' : 'day';
}

export function step(period: Period, by: number): Period {
  const unit = unitOf(period);
  if (unit === 'week') return `week-${addToIso(period.slice(5), 7 * by)}`;
  if (unit === 'month') return monthPlus(period, by);
  if (unit === 'year') return String(Number(period) + by);
  return unit === 'day' ? addToIso(period, by) : period;
}

/** First and last day of a period. */
export function spanOf(period: Period, { monthStart }: Pick<PeriodRules, 'monthStart'>): Span {
  const unit = unitOf(period);
  const begin = (month: string) => `${month}-${twoDigits(monthStart)}`;
  if (unit === 'all') return { from: null, to: null };
  if (unit === 'day') return { from: period, to: period };
  if (unit === 'week') return { from: period.slice(5), to: addToIso(period.slice(5), 6) };
  const first = unit === 'month' ? period : `${period}-01`;
  return { from: begin(first), to: addToIso(begin(monthPlus(first, unit === 'month' ? 1 : 12)), -1) };
}

export const within = (iso: string, { from, to }: Span): boolean =>
  (from === null || iso >= from) && (to === null || iso <= to);

/** Days of a period, or the months of a year: what its bars stand for. */
export function barsOf(period: Period, rules: PeriodRules): Period[] {
  if (unitOf(period) === 'year') return Array.from({ length: 12 }, (_, i) => `${period}-${twoDigits(i + 1)}`);
  const { from, to } = spanOf(period, rules);
  return Array.from({ length: dayOf(to!) - dayOf(from!) + 1 }, (_, i) => addToIso(from!, i));
}

/** `12 Mar`. */
export const shortDay = (iso: string): string =>
  `${Number(iso.slice(8))} ${MONTHS[Number(iso.slice(5, 7)) - 1]!.slice(0, 3)}`;
/** `Thu, 12 Mar`, with the year where it is not `year`. */
export function dayWords(iso: string, year?: string): string {
  return `${WEEKDAYS[weekdayOf(dayOf(iso))]!.slice(0, 3)}, ${shortDay(iso)}${year !== undefined && iso.slice(0, 4) !== year ? ` ${iso.slice(0, 4)}` : ''}`;
}
/** `12 Mar 2026`. */
export const dateWords = (iso: string): string => `${shortDay(iso)} ${iso.slice(0, 4)}`;
export function monthWords(month: string): string {
  return `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}
/** The name of a period. */
export function periodWords(period: Period): string {
  const unit = unitOf(period);
  if (unit === 'all') return 'All time';
  if (unit === 'year') return period;
  if (unit === 'month') return monthWords(period);
  if (unit === 'day') return `${dayWords(period)} ${period.slice(0, 4)}`;
  const to = addToIso(period.slice(5), 6);
  return `${shortDay(period.slice(5))} – ${shortDay(to)} ${to.slice(0, 4)}`;
}
/** The axis label below a bar. */
export function barWords(bar: Period, all: readonly Period[]): string {
  if (bar.length === 7) return MONTHS[Number(bar.slice(5)) - 1]!.slice(0, all.length > 12 ? 1 : 3);
  return all.length <= 7 ? WEEKDAYS[weekdayOf(dayOf(bar))]!.slice(0, 3) : String(Number(bar.slice(8)));
}
