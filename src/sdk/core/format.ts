import { daysBetween, partsAt } from '../../state/clock.ts';
import { twoDigits } from '../../state/civil.ts';

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `09:41`, or `9:41 AM` where the phone does not use 24-hour time. */
export function formatTime(ms: number, zone: string, h24 = true): string {
  const { hour, minute } = partsAt(ms, zone);
  return h24
    ? `${twoDigits(hour)}:${twoDigits(minute)}`
    : `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `Thu, 12 Mar`, with the year where it is given as another than the date's. */
export function formatDay(ms: number, zone: string, thisYear?: number): string {
  const { year, month, day, weekday } = partsAt(ms, zone);
  return `${WEEKDAYS[weekday]!.slice(0, 3)}, ${day} ${MONTHS[month - 1]!.slice(0, 3)}${thisYear !== undefined && thisYear !== year ? ` ${year}` : ''}`;
}

/** As lists write it: the time today, `Yesterday`, the weekday within a week, `12 Oct`, `12 Oct 2024`. */
export function formatWhen(ms: number, now: number, zone: string, h24 = true): string {
  const days = daysBetween(ms, now, zone);
  if (days === 0) return formatTime(ms, zone, h24);
  const p = partsAt(ms, zone);
  if (days === 1) return 'Yesterday';
  if (days > 1 && days < 7) return WEEKDAYS[p.weekday]!;
  return `${p.day} ${MONTHS[p.month - 1]!.slice(0, 3)}${partsAt(now, zone).year === p.year ? '' : ` ${p.year}`}`;
}

/** Heading of a day in a list: `Today`, `Yesterday`, `Thursday, 5 March`. */
export function formatDayHeading(ms: number, now: number, zone: string): string {
  const days = daysBetween(ms, now, zone);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const p = partsAt(ms, zone);
  return `${WEEKDAYS[p.weekday]}, ${p.day} ${MONTHS[p.month - 1]}${partsAt(now, zone).year === p.year ? '' : ` ${p.year}`}`;
}

/** Decimal units, one digit after the point below ten: `820 B`, `4.2 MB`, `73 GB`. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${unit === 0 || value >= 9.95 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}

/** `0:07`, `12:30`, `1:02:09` from seconds. */
export function formatDuration(seconds: number): string {
  const s = Math.max(0, Math.round(seconds));
  const hours = Math.floor(s / 3600);
  const minutes = Math.floor((s % 3600) / 60);
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(s % 60)}`
    : `${minutes}:${twoDigits(s % 60)}`;
}

/** `£1,010.00` from cents. */
export function formatMoney(cents: number, sign = '£'): string {
  const whole = Math.floor(Math.abs(cents) / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '−' : ''}${sign}${whole}.${twoDigits(Math.abs(cents) % 100)}`;
}

/** How many there are, in words that fit one and several: `1 photo`, `3 photos`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
