import { daysBetween, partsAt } from '../../src/state/clock.ts';
import { twoDigits } from '../../src/state/civil.ts';
import { formatDayHeading, formatTime, formatWhen, MONTHS } from '../../src/sdk/core/format.ts';

const isZh = (tag: string): boolean => /^zh\b/i.test(tag);

/** `March 2026`, `2026年3月` of YYYY-MM. */
export function monthText(month: string, tag: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return isZh(tag) ? `${year}年${number}月` : `${MONTHS[number - 1]} ${year}`;
}
/** `Mar`, `3月` of YYYY-MM. */
export function shortMonth(month: string, tag: string): string {
  const number = Number(month.slice(5));
  return isZh(tag) ? `${number}月` : MONTHS[number - 1]!.slice(0, 3);
}
/** `15 March 2026`, `2026年3月15日` of an ISO date. */
export function dateText(iso: string, tag: string): string {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return isZh(tag) ? `${year}年${month}月${day}日` : `${day} ${MONTHS[month - 1]} ${year}`;
}
const ofDay = (ms: number, zone: string): string => {
  const { year, month, day } = partsAt(ms, zone);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
};
/** Date and time in full. */
export const momentText = (ms: number, zone: string, tag: string, h24: boolean): string =>
  `${dateText(ofDay(ms, zone), tag)}${isZh(tag) ? ' ' : ', '}${formatTime(ms, zone, h24)}`;

/** As lists write it: the time today, yesterday, a date. */
export function whenText(ms: number, now: number, zone: string, tag: string, h24: boolean): string {
  if (!isZh(tag)) return formatWhen(ms, now, zone, h24);
  const days = daysBetween(ms, now, zone);
  if (days === 0) return formatTime(ms, zone, h24);
  const { month, day } = partsAt(ms, zone);
  return days === 1 ? '昨天' : `${month}月${day}日`;
}
/** Heading of a day in a list. */
export function headingText(ms: number, now: number, zone: string, tag: string): string {
  if (!isZh(tag)) return formatDayHeading(ms, now, zone);
  const days = daysBetween(ms, now, zone);
  if (days === 0) return '今天';
  return days === 1 ? '昨天' : dateText(ofDay(ms, zone), tag);
}
