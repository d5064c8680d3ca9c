import { StateError } from './json.ts';

/** A moment as a calendar and a wall clock of some zone show it. `month` is 1 to 12, `weekday` 0 (Sunday) to 6. */
export interface DateParts {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
  second: number;
}

/** A date and time of day in some zone; hour, minute and second are 0 where not given. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
  second?: number;
}

const HOUR = 3_600_000;
const DAY = 86_400_000;
/** Years 1 to 9999, less the widest offset: what a phone can show. */
const FIRST = utc(1, 1, 2);
const LAST = utc(9999, 12, 31);
/** Offsets kept for a zone before it starts anew. */
const MOST_OFFSETS = 4096;

interface Zone {
  format: Intl.DateTimeFormat;
  /** Offset in ms by day since the epoch (of UTC), or NaN for a day in which it changes. */
  days: Map<number, number>;
  /** The same by hour, of such days. */
  hours: Map<number, number>;
}

const zones = new Map<string, Zone>();

function zoneOf(name: string): Zone {
  let zone = zones.get(name);
  if (zone) return zone;
  if (typeof name !== 'string')
    throw new StateError('INVALID_ZONE', 'A zone is an IANA name such as Europe/Oslo.');
  try {
    const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: name,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    zone = { format, days: new Map(), hours: new Map() };
  } catch {
    throw new StateError('INVALID_ZONE', `"${name}" is not an IANA time zone.`);
  }
  zones.set(name, zone);
  return zone;
}

/** What Intl says: zone time less UTC, in ms, a multiple of a second. */
function measure(zone: Zone, ms: number): number {
  const second = Math.floor(ms / 1000) * 1000;
  let year = 0,
    month = 0,
    day = 0,
    hour = 0,
    minute = 0,
    secondOf = 0;
  for (const { type, value } of zone.format.formatToParts(second)) {
    switch (type) {
      case 'year':
        year = Number(value);
        break;
      case 'month':
        month = Number(value);
        break;
      case 'day':
        day = Number(value);
        break;
      case 'hour':
        hour = Number(value);
        break;
      case 'minute':
        minute = Number(value);
        break;
      case 'second':
        secondOf = Number(value);
        break;
      // Year 0 of the calendar that Date counts by is the year 1 before the era.
      case 'era':
        if (value.startsWith('B')) year = 1 - year;
    }
  }
  return utc(year, month, day, hour, minute, secondOf) - second;
}

/**
 * The offset of the span of time that a moment lies in, or NaN where it changes within. A span has one offset where it ends with the one
 * that it began with: no zone has ever changed and changed back in less than three days.
 */
function steadyOffset(zone: Zone, kept: Map<number, number>, ms: number, span: number): number {
  const index = Math.floor(ms / span);
  let offset = kept.get(index);
  if (offset === undefined) {
    const first = measure(zone, index * span);
    offset = first === measure(zone, (index + 1) * span - 1000) ? first : NaN;
    if (kept.size >= MOST_OFFSETS) kept.clear();
    kept.set(index, offset);
  }
  return offset;
}

/** Zone time less UTC at a moment, in ms: 3,600,000 for Oslo in winter. Throws INVALID_ZONE and INVALID_TIME. */
export function offsetAt(ms: number, zoneName: string): number {
  const zone = zoneOf(zoneName);
  if (!(ms >= FIRST && ms <= LAST))
    throw new StateError('INVALID_TIME', `A time is epoch ms in the years 1 to 9999, not ${ms}.`);
  const ofDay = steadyOffset(zone, zone.days, ms, DAY);
  if (!Number.isNaN(ofDay)) return ofDay;
  // Zones have changed at half past and, when they left solar time, at any second.
  const ofHour = steadyOffset(zone, zone.hours, ms, HOUR);
  return Number.isNaN(ofHour) ? measure(zone, ms) : ofHour;
}

/** What calendar and clock show at a moment (epoch ms) in a zone. Throws INVALID_ZONE and INVALID_TIME. */
export function partsAt(ms: number, zone: string): DateParts {
  const local = new Date(ms + offsetAt(ms, zone));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
  };
}

/**
 * The moment (epoch ms) at which a zone's clock shows this. A time that clocks skip moves forward by what they skip, of
 * one that they show twice it is the first. Parts may run over: day 32 of January is 1 February.
 */
export function epochOf(time: WallTime, zone: string): number {
  return epochOfLocal(utc(time.year, time.month, time.day, time.hour, time.minute, time.second), zone);
}

/** The moment of a local time given as the epoch ms that it would be in UTC. */
function epochOfLocal(local: number, zone: string): number {
  if (!(local >= FIRST + DAY && local <= LAST - DAY)) {
    zoneOf(zone);
    throw new StateError('INVALID_TIME', 'A date has whole numbers and lies in the years 1 to 9999.');
  }
  // No offset reaches 16 hours, so whichever one applies is found on either side.
  const before = offsetAt(local - 16 * HOUR, zone);
  const after = offsetAt(local + 16 * HOUR, zone);
  let first = NaN;
  for (const offset of before === after ? [before] : [before, after, offsetAt(local, zone)]) {
    const ms = local - offset;
    if (offsetAt(ms, zone) === offset && !(first <= ms)) first = ms;
  }
  if (!Number.isNaN(first)) return first;
  return local - before;
}

/** The same time of day `n` days later (earlier where negative) in a zone, whatever clocks do in between. */
export function addDays(ms: number, n: number, zone: string): number {
  if (n === 0) return ms;
  return epochOfLocal(ms + offsetAt(ms, zone) + n * DAY, zone);
}

/** The first moment of the day that a moment lies in, in a zone; not midnight where clocks skip midnight. */
export function startOfDay(ms: number, zone: string): number {
  const midnight = dayOf(ms, zone) * DAY;
  const start = epochOfLocal(midnight, zone);
  if (start + offsetAt(start, zone) === midnight) return start;
  // Clocks skip midnight: the day begins where they jump.
  let low = start - DAY,
    high = start;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayOf(middle, zone) * DAY >= midnight) high = middle;
    else low = middle;
  }
  return high;
}

/** Calendar days from the day of `a` to the day of `b` in a zone; negative when `b` lies on an earlier day. */
export function daysBetween(a: number, b: number, zone: string): number {
  return dayOf(b, zone) - dayOf(a, zone);
}

/** Days since 1970-01-01 on a zone's calendar. */
function dayOf(ms: number, zone: string): number {
  return Math.floor((ms + offsetAt(ms, zone)) / DAY);
}

/** Where phones begin unless a task says otherwise, on the clock of their zone. */
export const DEFAULT_START: Readonly<WallTime> = Object.freeze({
  year: 2026,
  month: 3,
  day: 12,
  hour: 9,
  minute: 41,
});

/** `DEFAULT_START` as epoch ms in a zone. */
export function defaultStart(zone: string): number {
  return epochOf(DEFAULT_START, zone);
}

/** Date.UTC without its reading of years 0 to 99 as 1900 to 1999. */
function utc(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getTime();
}
