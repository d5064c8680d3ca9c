import { daysBetween, offsetAt, partsAt } from '../../src/state/clock.ts';
import { formatDay, formatTime, MONTHS, WEEKDAYS } from '../../src/sdk/core/format.ts';
import { dateOf, isActive, isSet, MINUTE, momentOf, nextRing, ringsAt } from './moments.ts';
import type { Alarm, Clock, Timer } from './state.ts';
import { twoDigits } from '../../src/state/civil.ts';

/** Times, days and spans as the app writes them. */

const some = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** `06:45`, or `6:45 AM` where the phone does not use 24-hour time. */
export function timeWords(minute: number, h24: boolean): string {
  const hour = Math.floor(minute / 60);
  return h24
    ? `${twoDigits(hour)}:${twoDigits(minute % 60)}`
    : `${hour % 12 || 12}:${twoDigits(minute % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Weekdays from the first of the week. */
export const weekFrom = (start: number): number[] => Array.from({ length: 7 }, (_, i) => (start + i) % 7);

const short = (day: number): string => WEEKDAYS[day]!.slice(0, 3);

/** `Every day`, `Mon to Fri`, `Mon, Wed`, in the order of the person's week. */
export function daysWords(days: readonly number[], weekStart: number): string {
  const set = [...days].sort((a, b) => a - b).join('');
  if (set === '0123456') return 'Every day';
  if (set === '12345') return 'Mon to Fri';
  if (set === '06') return 'Sat and Sun';
  return weekFrom(weekStart)
    .filter(d => days.includes(d))
    .map(short)
    .join(', ');
}

/** `Today`, `Tomorrow`, `Sat, 14 Mar`. */
export function dayWords(ms: number, now: number, zone: string): string {
  const days = daysBetween(now, ms, zone);
  return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : formatDay(ms, zone, partsAt(now, zone).year);
}

/** The text below an alarm's time. */
export function alarmWords(state: Clock, alarm: Alarm, now: number, zone: string, h24: boolean): string {
  if (alarm.ringing !== null) return 'Ringing now';
  if (alarm.snoozedUntil !== null) return `Snoozed until ${formatTime(alarm.snoozedUntil, zone, h24)}`;
  if (alarm.days.length > 0) {
    const days = daysWords(alarm.days, state.settings.weekStart);
    if (alarm.pausedUntil !== null && alarm.pausedUntil > dateOf(now, zone))
      return `${days} · paused until ${formatDay(momentOf(alarm.pausedUntil, 720, zone), zone)}`;
    if (isSkipping(alarm, now, zone))
      return `${days} · skips ${formatDay(momentOf(alarm.skip!, 720, zone), zone)}`;
    return days;
  }
  const at = isSet(state, alarm) ? nextRing(alarm, now, zone) : null;
  if (at !== null) return dayWords(at, now, zone);
  return alarm.date === null ? 'Not scheduled' : formatDay(momentOf(alarm.date, 720, zone), zone);
}

/** Whether an occurrence that would still come is left out. */
export const isSkipping = (alarm: Alarm, now: number, zone: string): boolean =>
  alarm.on && alarm.skip !== null && momentOf(alarm.skip, alarm.time, zone) > now;

/** An alarm's name: its time, and its label or its days. */
export const alarmName = (state: Clock, alarm: Alarm, h24: boolean): string =>
  [
    timeWords(alarm.time, h24),
    alarm.wakeUp
      ? 'Wake-up'
      : alarm.label || daysWords(alarm.days, state.settings.weekStart).replaceAll(',', ''),
  ]
    .filter(w => w !== '')
    .join(', ');

/** `9 hours and 19 minutes`, rounded up to whole minutes. */
export function spanWords(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE);
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const words = parts.filter(([n]) => n > 0).map(([n, one]) => some(n, one));
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
}

/** The toast after an alarm was set. */
export const setWords = (at: number, now: number): string =>
  at - now < MINUTE
    ? 'Alarm set for less than 1 minute from now'
    : `Alarm set for ${spanWords(at - now)} from now`;

/** `1 h 5 min`, `45 s`, `10 min`. */
export function lengthWords(ms: number): string {
  const s = Math.round(ms / 1000);
  const parts = [
    [Math.floor(s / 3600), 'h'],
    [Math.floor(s / 60) % 60, 'min'],
    [s % 60, 's'],
  ] as const;
  return (
    parts
      .filter(([n]) => n > 0)
      .map(([n, unit]) => `${n} ${unit}`)
      .join(' ') || '0 s'
  );
}

/** The name of a timer: its label, or its length. */
export const timerName = (timer: Timer): string => timer.label || `${lengthWords(timer.lengthMs)} timer`;

/** The remaining time of a timer, `4:59` or `−0:07`, rounded up to seconds. */
export function countWords(ms: number): string {
  const s = Math.ceil(ms / 1000);
  const left = Math.abs(s);
  const words =
    left >= 3600
      ? `${Math.floor(left / 3600)}:${twoDigits(Math.floor(left / 60) % 60)}:${twoDigits(left % 60)}`
      : `${Math.floor(left / 60)}:${twoDigits(left % 60)}`;
  return s < 0 ? `−${words}` : words;
}

/** `01:02.34` of the stopwatch; hours before it where there are any. */
export function lapWords(ms: number): string {
  const cents = Math.floor(ms / 10);
  const s = Math.floor(cents / 100);
  return `${s >= 3600 ? `${Math.floor(s / 3600)}:` : ''}${twoDigits(Math.floor(s / 60) % 60)}:${twoDigits(s % 60)}.${twoDigits(cents % 100)}`;
}

/** How another zone's clock stands to the phone's: `Same time`, `5 h behind`, `Tomorrow, 9 h ahead`. */
export function offsetWords(now: number, zone: string, other: string): string {
  const minutes = Math.round((offsetAt(now, other) - offsetAt(now, zone)) / MINUTE);
  if (minutes === 0) return 'Same time';
  const far = Math.abs(minutes);
  const words = [
    [Math.floor(far / 60), 'h'],
    [far % 60, 'min'],
  ]
    .filter(([n]) => n !== 0)
    .map(([n, unit]) => `${n} ${unit}`)
    .join(' ');
  const here = dateOf(now, zone);
  const there = dateOf(now, other);
  return `${there > here ? 'Tomorrow, ' : there < here ? 'Yesterday, ' : ''}${words} ${minutes > 0 ? 'ahead' : 'behind'}`;
}

/** `Thursday, 12 March`. */
export function dateWords(now: number, zone: string): string {
  const { weekday, day, month } = partsAt(now, zone);
  return `${WEEKDAYS[weekday]}, ${day} ${MONTHS[month - 1]}`;
}

/** The text of upcoming and missed notifications: `Fri 06:45 · Label`. */
export function noteWords(alarm: Alarm, at: number, zone: string, h24: boolean): string {
  return `${short(partsAt(at, zone).weekday)} ${formatTime(at, zone, h24)}${alarm.wakeUp ? ' · Wake-up' : alarm.label ? ` · ${alarm.label}` : ''}`;
}

export { isActive, ringsAt };
