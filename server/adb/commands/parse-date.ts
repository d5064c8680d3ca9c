import { epochOf, partsAt } from '../../../src/state/clock.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Years of two digits below this are of this century. */
const CENTURY_ENDS = 69;

interface Fields {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** The forms of a date. A year, or a day, that one leaves out is today's. */
const FORMS: readonly RegExp[] = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ](?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?/,
  /^[A-Z][a-z]{2} (?<name>[A-Z][a-z]{2}) +(?<day>\d{1,2}) (?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2}) \S+ (?<year>\d{4})/,
  /^(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?/,
  /^(?<month>\d{2})(?<day>\d{2})(?<hour>\d{2})(?<minute>\d{2})(?<year>(?:\d{2}){1,2})?(?:\.(?<second>\d{2}))?/,
];
const MONTH_NAMES = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** `23` as 2023; undefined for a missing year. */
function yearOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (text.length > 2) return Number(text);
  return Number(text) + (Number(text) < CENTURY_ENDS ? 2_000 : 1_900);
}

/** The fields of a date by the groups of its form. */
function fieldsOf(groups: Readonly<Record<string, string | undefined>>, today: Fields): Fields {
  const { name, month, day, hour = '0', minute = '0', second = '0' } = groups;
  const named = name === undefined ? undefined : MONTH_NAMES.indexOf(name) / 3 + 1;
  return {
    year: yearOf(groups['year']) ?? today.year,
    month: named ?? (month === undefined ? today.month : Number(month)),
    day: day === undefined ? today.day : Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  };
}

/** Whether a calendar and a clock show these fields. */
function isReal({ year, month, day, hour, minute, second }: Fields): boolean {
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return at.getUTCMonth() + 1 === month && at.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
}

/** What may follow a date: a fraction of a second, then a distance from UTC. */
const REST = /^(?:\.(?<fraction>\d+))?\s*(?:Z|(?<sign>[+-])(?<hours>\d{2}):?(?<minutes>\d{2})?)?$/;

const milliseconds = (fraction = ''): number => Math.floor(Number(`0.${fraction || '0'}`) * SECOND);

/** Reads a date as toybox's `date` and `touch -d` do. `now` is epoch ms. Returns epoch ms; undefined for a bad date. */
export function parseDate(text: string, now: number, zone: string): number | undefined {
  const [, unix, unixFraction] = /^@(-?\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (unix !== undefined) return Number(unix) * SECOND + milliseconds(unixFraction);
  const today = partsAt(now, zone);
  for (const form of FORMS) {
    const found = form.exec(text);
    const rest = found && REST.exec(text.slice(found[0].length));
    if (!rest) continue;
    const fields = fieldsOf(found.groups!, today);
    if (!isReal(fields)) return undefined;
    const { fraction, sign, hours, minutes = '0' } = rest.groups!;
    const isUtc = /[Zz]$/.test(rest[0]) || hours !== undefined;
    const ahead = (Number(hours ?? 0) * 60 + Number(minutes)) * MINUTE * (sign === '-' ? -1 : 1);
    return epochOf(fields, isUtc ? 'UTC' : zone) - ahead + milliseconds(fraction);
  }
  return undefined;
}
