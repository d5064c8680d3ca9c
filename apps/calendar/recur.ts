import { civilOf, dayNumber, dayOf, daysInMonth, weekdayOf, weekStart } from '../../src/state/civil.ts';
import type { Repeat } from './state.ts';

/** Longest way that is searched for one more occurrence, days: every 99 years on 29 February. */
const FAR = 99 * 8 * 366;
/** More units than this of one rule are not looked at: those of 270 years by the day. */
const MOST_UNITS = 100_000;

/** Which of its weekday a day is in its month: 1 for the first. */
export const ordinalOf = (day: number): number => Math.ceil(civilOf(day).day / 7);

/** Whether a day is the last of its weekday in its month. */
export function isLastOfMonth(day: number): boolean {
  const { year, month, day: of } = civilOf(day);
  return of + 7 > daysInMonth(year, month);
}

/** The days of the rule in one unit (`index` intervals after that of the first day), before limits; ascending. */
function daysIn(rule: Repeat, first: number, index: number): number[] {
  const steps = index * rule.interval;
  if (rule.every === 'day') return [first + steps];
  // Weeks of a rule begin on Monday, as RFC 5545 has it where WKST is not given.
  if (rule.every === 'week')
    return (rule.weekdays.length > 0 ? rule.weekdays : [weekdayOf(first)])
      .map(d => weekStart(first, 1) + 7 * steps + ((d + 6) % 7))
      .sort((a, b) => a - b);
  const { year, month, day } = civilOf(first);
  const start = dayNumber({
    year: rule.every === 'year' ? year + steps : year,
    month: rule.every === 'year' ? month : month + steps,
    day: 1,
  });
  const at = civilOf(start);
  const length = daysInMonth(at.year, at.month);
  if (rule.every === 'year' || rule.monthly === 'date') return day <= length ? [start + day - 1] : [];
  const lead = (weekdayOf(first) - weekdayOf(start) + 7) % 7;
  const of =
    rule.monthly === 'last'
      ? lead + 7 * Math.floor((length - 1 - lead) / 7)
      : lead + 7 * (ordinalOf(first) - 1);
  return of < length ? [start + of] : [];
}

/** Days of one unit of a rule, at least: where to begin when earlier ones need not be counted. */
const LEAST = { day: 1, week: 7, month: 28, year: 365 } as const;
const MOST = { day: 1, week: 7, month: 31, year: 366 } as const;

/**
 * The days (day numbers) on which a rule falls, from `from` to `to`, both included, ascending. `first` is
 * the first occurrence's day. This is
 * the subset of RFC 5545 that the form offers; COUNT counts what is later cancelled, and a day that a month does not have is skipped.
 * A rule that cannot be (no interval, dates that are none) has no days: whoever reads a spoilt event gets an answer.
 */
export function* days(rule: Repeat, first: number, from: number, to: number): Generator<number> {
  const last = Math.min(to, typeof rule.until === 'string' ? dayOf(rule.until) : to);
  if (!(rule.interval >= 1 && [first, from, last].every(Number.isFinite))) return;
  let left = rule.count ?? Infinity;
  const behind = Math.max(0, from - first);
  let index =
    rule.count === null ? Math.max(0, Math.floor(behind / (MOST[rule.every] * rule.interval)) - 1) : 0;
  const end = index + MOST_UNITS;
  for (let empty = 0; index < end && empty * LEAST[rule.every] * rule.interval <= FAR; index++, empty++) {
    const found = daysIn(rule, first, index);
    for (const day of found) {
      if (day < first) continue;
      if (!(day <= last) || left <= 0) return;
      left--;
      empty = 0;
      if (day >= from) yield day;
    }
    if (found.length === 0 && first + index * rule.interval * LEAST[rule.every] > last + 400) return;
  }
}

/** The first day of the rule on or after `from`, or undefined. */
export function nextDay(rule: Repeat, first: number, from: number): number | undefined {
  for (const day of days(rule, first, from, from + FAR)) return day;
  return undefined;
}

/** How many occurrences lie before a day. */
export function countBefore(rule: Repeat, first: number, day: number): number {
  let n = 0;
  for (const _ of days(rule, first, first, day - 1)) n++;
  return n;
}

/** The day on which a series really begins: the first, on or after the chosen one, that its weekdays name. */
export function firstDay(rule: Repeat | null, chosen: number): number {
  if (!rule || rule.every !== 'week' || rule.weekdays.length === 0) return chosen;
  for (let day = chosen; day < chosen + 7; day++) if (rule.weekdays.includes(weekdayOf(day))) return day;
  return chosen;
}
