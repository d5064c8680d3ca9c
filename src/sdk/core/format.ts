import { daysBetween, partsAt } from '../../state/clock.ts';
import { twoDigits } from '../../state/civil.ts';
import type { Language } from './words/words.ts';

// Dates, times and amounts are written here and not by Intl: what a rule writes into state must be the same bytes in Node and
// in every browser, and their locale data differ.

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

const CHINESE_DAYS = [...'日一二三四五六'];

/** Name of a day of the week, 0 is Sunday: `Thursday`, `Thu`, `T`; `星期四`, `周四`, `四`. */
export function formatWeekday(
  weekday: number,
  length: 'long' | 'short' | 'narrow' = 'long',
  language: Language = 'en',
): string {
  if (language === 'zh') return { long: '星期', short: '周', narrow: '' }[length] + CHINESE_DAYS[weekday]!;
  const name = WEEKDAYS[weekday]!;
  return { long: name, short: name.slice(0, 3), narrow: name[0]! }[length];
}

/** A month, from 1, of a year: `March 2026`, `2026年3月`. */
export const formatMonth = (year: number, month: number, language: Language = 'en'): string =>
  language === 'zh' ? `${year}年${month}月` : `${MONTHS[month - 1]} ${year}`;

/** Day, month and the year where one is given: `12 Mar 2024`, `12 March 2024`, `2024年3月12日`. */
function dayAndMonth(
  { month, day }: { month: number; day: number },
  year: number | undefined,
  language: Language,
  long = false,
): string {
  if (language === 'zh') return `${year === undefined ? '' : `${year}年`}${month}月${day}日`;
  const name = MONTHS[month - 1]!;
  return `${day} ${long ? name : name.slice(0, 3)}${year === undefined ? '' : ` ${year}`}`;
}

/** `09:41`, or `9:41 AM`, `上午9:41` where the phone does not use 24-hour time. */
export function formatTime(ms: number, zone: string, h24 = true, language: Language = 'en'): string {
  const { hour, minute } = partsAt(ms, zone);
  if (h24) return `${twoDigits(hour)}:${twoDigits(minute)}`;
  const time = `${hour % 12 || 12}:${twoDigits(minute)}`;
  if (language === 'zh') return `${hour < 12 ? '上午' : '下午'}${time}`;
  return `${time} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `Thu, 12 Mar` or `3月12日周四`, with the year where `thisYear` is given as another than the date's. */
export function formatDay(ms: number, zone: string, thisYear?: number, language: Language = 'en'): string {
  const p = partsAt(ms, zone);
  const date = dayAndMonth(p, thisYear === undefined || thisYear === p.year ? undefined : p.year, language);
  const weekday = formatWeekday(p.weekday, 'short', language);
  return language === 'zh' ? `${date}${weekday}` : `${weekday}, ${date}`;
}

/** A whole date: `Thu, 12 Mar 2026`, `2026年3月12日周四`. */
export const formatDate = (ms: number, zone: string, language: Language = 'en'): string =>
  formatDay(ms, zone, 0, language);

/** As lists write it: the time today, `Yesterday`, the weekday within a week, `12 Oct`, `12 Oct 2024`. */
export function formatWhen(
  ms: number,
  now: number,
  zone: string,
  h24 = true,
  language: Language = 'en',
): string {
  const days = daysBetween(ms, now, zone);
  if (days === 0) return formatTime(ms, zone, h24, language);
  const p = partsAt(ms, zone);
  if (days === 1) return language === 'zh' ? '昨天' : 'Yesterday';
  if (days > 1 && days < 7) return formatWeekday(p.weekday, language === 'zh' ? 'short' : 'long', language);
  return dayAndMonth(p, partsAt(now, zone).year === p.year ? undefined : p.year, language);
}

/** Heading of a day in a list: `Today`, `Yesterday`, `Thursday, 5 March`; `今天`, `昨天`, `3月5日星期四`. */
export function formatDayHeading(ms: number, now: number, zone: string, language: Language = 'en'): string {
  const days = daysBetween(ms, now, zone);
  if (days === 0) return language === 'zh' ? '今天' : 'Today';
  if (days === 1) return language === 'zh' ? '昨天' : 'Yesterday';
  const p = partsAt(ms, zone);
  const date = dayAndMonth(p, partsAt(now, zone).year === p.year ? undefined : p.year, language, true);
  const weekday = formatWeekday(p.weekday, 'long', language);
  return language === 'zh' ? `${date}${weekday}` : `${weekday}, ${date}`;
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

/** A whole number with its thousands apart: `12,400`. */
export const formatNumber = (n: number): string =>
  `${n < 0 ? '−' : ''}${String(Math.abs(n)).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** `£1,010.00` from cents. */
export function formatMoney(cents: number, sign = '£'): string {
  const whole = formatNumber(Math.floor(Math.abs(cents) / 100));
  return `${cents < 0 ? '−' : ''}${sign}${whole}.${twoDigits(Math.abs(cents) % 100)}`;
}

/** How many there are, in words that fit one and several: `1 photo`, `3 photos`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Signs of currencies by ISO 4217 code. One without a sign is written with its code: `CHF 12.00`. */
const SIGNS: Record<Language, Readonly<Record<string, string>>> = {
  en: { GBP: '£', EUR: '€', USD: '$', CNY: 'CN¥', JPY: 'JP¥' },
  zh: { GBP: '£', EUR: '€', USD: 'US$', CNY: '¥', JPY: 'JP¥' },
};
/** Currencies whose smallest unit is the whole one. */
const WHOLE = new Set(['JPY', 'KRW']);

/** An amount of a currency from its smallest units: `£1,010.00`, `JP¥1,010`. */
export function formatAmount(minor: number, currency: string, language: Language = 'en'): string {
  const sign = SIGNS[language][currency] ?? `${currency} `;
  return WHOLE.has(currency)
    ? `${minor < 0 ? '−' : ''}${sign}${formatNumber(Math.abs(minor))}`
    : formatMoney(minor, sign);
}

/** Things in a row: `A, B and C`, `A、B和C`. */
export function formatList(items: readonly (string | number)[], language: Language = 'en'): string {
  if (items.length < 2) return items.join('');
  const [comma, and] = language === 'zh' ? ['、', '和'] : [', ', ' and '];
  return `${items.slice(0, -1).join(comma)}${and}${items.at(-1)}`;
}

/** How a phone writes dates, times, numbers, money and lists: in its language, zone and hours. */
export interface Formats {
  readonly language: Language;
  time(ms: number): string;
  /** `Thu, 12 Mar`; with the year where `now` is given and lies in another. */
  day(ms: number, now?: number): string;
  /** With its year: `Thu, 12 Mar 2026`. */
  date(ms: number): string;
  /** As lists write it: the time today, `Yesterday`, the weekday, `12 Oct`. */
  when(ms: number, now: number): string;
  /** Heading of a day in a list. */
  dayHeading(ms: number, now: number): string;
  /** A month, from 1, of a year. */
  month(year: number, month: number): string;
  /** A day of a month, in full: `3 October 2026`. */
  dayOfMonth(year: number, month: number, day: number): string;
  /** A day of the week, 0 is Sunday. */
  weekday(weekday: number, length?: 'long' | 'short' | 'narrow'): string;
  number(n: number): string;
  /** From the currency's smallest units, by its ISO 4217 code. */
  money(minor: number, currency: string): string;
  list(items: readonly (string | number)[]): string;
  bytes(bytes: number): string;
  /** `12:30` from seconds. */
  duration(seconds: number): string;
}

/** The formats of a phone. `clock24` is its setting. */
export const formatsIn = (language: Language, zone: string, clock24: boolean): Formats => ({
  language,
  time: ms => formatTime(ms, zone, clock24, language),
  day: (ms, now) => formatDay(ms, zone, now === undefined ? undefined : partsAt(now, zone).year, language),
  date: ms => formatDate(ms, zone, language),
  when: (ms, now) => formatWhen(ms, now, zone, clock24, language),
  dayHeading: (ms, now) => formatDayHeading(ms, now, zone, language),
  dayOfMonth: (year, month, day) => dayAndMonth({ month, day }, year, language, true),
  month: (year, month) => formatMonth(year, month, language),
  weekday: (weekday, length) => formatWeekday(weekday, length, language),
  number: formatNumber,
  money: (minor, currency) => formatAmount(minor, currency, language),
  list: items => formatList(items, language),
  bytes: formatBytes,
  duration: formatDuration,
});
