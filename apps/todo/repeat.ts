import { MONTHS, WEEKDAYS } from '../../src/sdk/core/format.ts';
import { civilOf, monthsOn, weekdayOf, weekStart } from './dates.ts';
import type { Repeat } from './state.ts';

/** The plain rule of a unit for a task that is due on a day. */
export function ruleFor(every: Repeat['every'], day: number, more: Partial<Repeat> = {}): Repeat {
  return {
    every,
    interval: 1,
    weekdays: every === 'week' ? [weekdayOf(day)] : [],
    day: every === 'month' || every === 'year' ? civilOf(day).day : null,
    from: 'due',
    ...more,
  };
}
export const weekdaysRule = (day: number): Repeat => ruleFor('week', day, { weekdays: [1, 2, 3, 4, 5] });

/** First day of the rule after a day. Weeks of a rule with an interval are counted from Monday. */
export function after(rule: Repeat, day: number): number {
  const { every, interval, weekdays } = rule;
  if (every === 'day') return day + interval;
  if (every === 'month') return monthsOn(day, interval, rule.day ?? civilOf(day).day);
  if (every === 'year') return monthsOn(day, 12 * interval, rule.day ?? civilOf(day).day);
  const days = weekdays.length > 0 ? weekdays : [weekdayOf(day)];
  const monday = weekStart(day, 1);
  const inWeek = (from: number) => days.map(d => from + ((d + 6) % 7)).sort((a, b) => a - b);
  return inWeek(monday).find(d => d > day) ?? inWeek(monday + 7 * interval)[0]!;
}

/**
 * Day of the next time when a task is completed: after its due date and not in the past, or counted from the day of completion. A
 * rule that does not get on, such as one without an interval, gives today.
 */
export function nextDay(rule: Repeat, due: number, today: number): number {
  if (rule.from === 'completion') return after(rule, today);
  let day = after(rule, due);
  for (let was = due; !(day >= today); was = day, day = after(rule, day)) if (!(day > was)) return today;
  return day;
}

/** A rule as it is kept: one that counts from completion names no days. */
export function settledRule(rule: Repeat, due: number): Repeat {
  const plain = ruleFor(rule.every, due, { interval: rule.interval, from: rule.from });
  if (rule.from === 'completion') return { ...plain, weekdays: [], day: null };
  const weekdays = [...new Set(rule.weekdays)].sort((a, b) => a - b);
  return rule.every === 'week' && weekdays.length > 0
    ? { ...plain, weekdays }
    : { ...plain, day: rule.every === 'month' || rule.every === 'year' ? (rule.day ?? plain.day) : null };
}

/** A rule that goes along with a due date: one weekday and the day of the month are those of the date. */
export function movedTo(rule: Repeat, day: number): Repeat {
  return {
    ...rule,
    weekdays: rule.weekdays.length === 1 ? [weekdayOf(day)] : rule.weekdays,
    day: rule.day === null ? null : civilOf(day).day,
  };
}

const SINGLE = { day: 'Daily', week: 'Weekly', month: 'Monthly', year: 'Yearly' } as const;
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/**
 * A rule in words: `Daily`, `Weekdays`, `Weekly on Tue and Thu`, `Every 2 weeks on Thu`, `Monthly on day 12`,
 * `Yearly on 12 March`, `Every 3 days after completion`.
 */
export function repeatWords(rule: Repeat | null, due: number | null): string {
  if (!rule) return 'Does not repeat';
  const end = rule.from === 'completion' ? ', after completion' : '';
  if (rule.every === 'week' && rule.interval === 1 && rule.weekdays.join() === '1,2,3,4,5')
    return `Weekdays${end}`;
  const unit = rule.interval === 1 ? SINGLE[rule.every] : `Every ${rule.interval} ${rule.every}s`;
  const on = rule.from === 'completion' ? '' : onWords(rule, due);
  return `${unit}${on}${end}`;
}

/** The days of a rule: ` on Tue and Thu`, ` on day 12`, ` on 12 March`; empty where its interval says all. */
function onWords(rule: Repeat, due: number | null): string {
  if (rule.every === 'week') {
    const days = [...rule.weekdays].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
    if (days.length === 0) return '';
    return days.length === 7 ? ' on all days' : ` on ${listed(days.map(d => WEEKDAYS[d]!.slice(0, 3)))}`;
  }
  if (rule.every === 'month') return ` on day ${rule.day}`;
  if (rule.every === 'year' && due !== null) return ` on ${rule.day} ${MONTHS[civilOf(due).month - 1]}`;
  return '';
}
