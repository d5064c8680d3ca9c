import { twoDigits } from './civil.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** A month and a weekday are known by three letters or more: `Mar`, `Sept`, `Thurs`. */
const LEAST_LETTERS = 3;

const indexOfWord = (names: readonly string[], word: string): number =>
  word.length < LEAST_LETTERS ? -1 : names.findIndex(name => name.startsWith(word));

/** A day as it was written; the year may be left out. */
interface WrittenDay {
  year?: number;
  month: number;
  day: number;
}

const YMD = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/u;
const CHINESE = /^(?:(\d{4})\s*年\s*)?(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]$/u;
const NUMERIC = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const DAY_FIRST = /^(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?([a-z]+)\.?,?(?:\s+(\d{4}))?$/;
const MONTH_FIRST = /^([a-z]+)\.?\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(\d{4}))?$/;

const withYear = (year: string | undefined): { year?: number } =>
  year === undefined ? {} : { year: Number(year) };

/** `25/03/2026` or `03/25/2026`; undefined where both parts could be the month, unless they are the same. */
function fromNumeric(a: number, b: number, year: number): WrittenDay | undefined {
  if (a === b || a > 12) return { year, month: b, day: a };
  return b > 12 ? { year, month: a, day: b } : undefined;
}

function readDay(text: string): WrittenDay | undefined {
  const ymd = YMD.exec(text);
  if (ymd) return { year: Number(ymd[1]), month: Number(ymd[2]), day: Number(ymd[3]) };
  const chinese = CHINESE.exec(text);
  if (chinese) return { ...withYear(chinese[1]), month: Number(chinese[2]), day: Number(chinese[3]) };
  const numeric = NUMERIC.exec(text);
  if (numeric) return fromNumeric(Number(numeric[1]), Number(numeric[2]), Number(numeric[3]));
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst)
    return {
      ...withYear(dayFirst[3]),
      month: indexOfWord(MONTHS, dayFirst[2]!) + 1,
      day: Number(dayFirst[1]),
    };
  const monthFirst = MONTH_FIRST.exec(text);
  if (!monthFirst) return undefined;
  return {
    ...withYear(monthFirst[3]),
    month: indexOfWord(MONTHS, monthFirst[1]!) + 1,
    day: Number(monthFirst[2]),
  };
}

/** A text without the weekday that stands before or after the day, and that weekday, 0 for Sunday. */
function withoutWeekday(text: string): { rest: string; weekday?: number } {
  const chinese = /^(.*?)[,，\s(（]*(?:星期|周|礼拜)([日天一二三四五六])[)）]?$/u.exec(text);
  if (chinese) {
    const weekday = '日一二三四五六'.indexOf(chinese[2] === '天' ? '日' : chinese[2]!);
    return { rest: chinese[1]!.trim(), weekday };
  }
  const before = /^([a-z]+)\.?,?\s+(.*)$/.exec(text);
  const weekday = before ? indexOfWord(WEEKDAYS, before[1]!) : -1;
  return before && weekday >= 0 ? { rest: before[2]!, weekday } : { rest: text };
}

/**
 * `YYYY-MM-DD` of a date that exists, in the forms that people of English and Chinese write: `2026-03-12`, `12 March 2026`, `March 12th`,
 * `Thu, 12 Mar 2026`, `25/03/2026`, `2026年3月12日`. Without a year it is `--MM-DD`. Null where a text is no date, has two readings
 * (`03/04/2026`), or names a weekday that its date is not.
 */
export function parseDate(text: string): string | null {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(/\.$/, '').replace(/\s+/g, ' ');
  const { rest, weekday } = withoutWeekday(plain);
  const found = readDay(rest);
  if (!found) return null;
  const { year, month, day } = found;
  // A leap year has every day that any year has.
  const date = new Date(Date.UTC(year ?? 2000, month - 1, day));
  if (year !== undefined) date.setUTCFullYear(year);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const monthAndDay = `${twoDigits(month)}-${twoDigits(day)}`;
  if (year === undefined) return `--${monthAndDay}`;
  if (weekday !== undefined && date.getUTCDay() !== weekday) return null;
  return `${String(year).padStart(4, '0')}-${monthAndDay}`;
}

/** Whether a written date is this day (`YYYY-MM-DD`); one without a year is the day of any year. */
export const isSameDay = (written: string, day: string): boolean =>
  written.startsWith('--') ? day.endsWith(written.slice(1)) : written === day;

const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?(?::00)?\s*(am|pm|a\.m\.|p\.m\.|a\.m|p\.m)?$/;
const CHINESE_TIME =
  /^(上午|早上|凌晨|清晨|中午|下午|傍晚|晚上)?\s*(\d{1,2})\s*[点點时](?:\s*(?:(\d{1,2})\s*分?|(半)|整))?$/u;
const AFTERNOON: ReadonlySet<string> = new Set(['下午', '傍晚', '晚上']);

function timeOf(hour: number, minute: number, half?: 'am' | 'pm'): string | null {
  if (half && (hour < 1 || hour > 12)) return null;
  const at = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour;
  return at > 23 || minute > 59 ? null : `${twoDigits(at)}:${twoDigits(minute)}`;
}

function chineseTime([, part, hour, minute, half]: RegExpExecArray): string | null {
  const minutes = half ? 30 : Number(minute ?? 0);
  if (part === undefined || Number(hour) > 12) return timeOf(Number(hour), minutes);
  if (part === '中午') return timeOf(Number(hour) < 3 ? Number(hour) + 12 : Number(hour), minutes);
  return timeOf(Number(hour), minutes, AFTERNOON.has(part) ? 'pm' : 'am');
}

/** `HH:MM` of a time of day, also from `7:05`, `7.05 pm`, `7 pm`, `noon`, `下午7点5分`; otherwise null. */
export function parseTime(text: string): string | null {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  if (plain === 'noon' || plain === 'midday') return '12:00';
  if (plain === 'midnight') return '00:00';
  const found = CLOCK.exec(plain.replace(/\s*o'clock$/, ':00'));
  if (found && (found[2] !== undefined || found[3] !== undefined))
    return timeOf(
      Number(found[1]),
      Number(found[2] ?? 0),
      found[3] === undefined ? undefined : found[3].startsWith('p') ? 'pm' : 'am',
    );
  const chinese = CHINESE_TIME.exec(plain);
  return chinese ? chineseTime(chinese) : null;
}
