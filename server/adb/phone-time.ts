import { AsyncLocalStorage } from 'node:async_hooks';
import { epochOf, offsetAt } from '../../src/state/clock.ts';

/** The time and random numbers that a phone's program gets in place of the machine's. */
export interface PhoneTime {
  /** The phone's clock, epoch ms. */
  now(): number;
  /** The phone's time zone, an IANA name. */
  zone(): string;
  /** The next random number in [0, 1). */
  random(): number;
}

/** The phone whose program runs in the current asynchronous context. */
const running = new AsyncLocalStorage<PhoneTime>();
/** Used while a library loads: the same on every machine. */
const NOBODY: PhoneTime = { now: () => 0, zone: () => 'UTC', random: () => 0 };

const current = (): PhoneTime => running.getStore() ?? NOBODY;
/** The phone whose program runs here; undefined outside of `atPhone`. */
export const runningPhone = (): PhoneTime | undefined => running.getStore();
/** Runs `work`, and everything that it waits for, at a phone's time. */
export const atPhone = <T>(phone: PhoneTime, work: () => T): T => running.run(phone, work);

const MINUTE = 60_000;
/** The zone's offset from UTC, ms; 0 for a time outside the range of zones. */
function offsetOf(ms: number): number {
  try {
    return Number.isNaN(ms) ? 0 : offsetAt(ms, current().zone());
  } catch {
    // The time is outside the range that zones cover.
    return 0;
  }
}
/** The moment of a local time that is given as if it were UTC. */
function fromLocal(local: number): number {
  const second = Math.floor(local / 1_000);
  try {
    return epochOf({ year: 1970, month: 1, day: 1, second }, current().zone()) + (local - second * 1_000);
  } catch {
    // The time is outside the range that zones cover.
    return local;
  }
}

const ISO_DATE = /^[+-]?\d{4,6}(-\d\d(-\d\d)?)?$/;
const NAMES_ZONE = /(Z|GMT|UTC?|[ECMP][SD]T|[+-]\d{2}:?\d{2}(:?\d{2})?)\s*(\(.*\))?\s*$/i;
/** `Date.parse` in the phone's zone in place of the process's own. */
function parse(text: string): number {
  const clock = text.search(/\d:\d/);
  const zoned = clock >= 0 && NAMES_ZONE.test(text.slice(clock));
  if (zoned || ISO_DATE.test(text.trim())) return Date.parse(text);
  const asUtc = Date.parse(/\dT\d/.test(text) ? `${text}Z` : `${text} UTC`);
  return Number.isNaN(asUtc) ? NaN : fromLocal(asUtc);
}

/** A Date with the phone's clock and zone in place of the process's. */
export class PhoneDate extends Date {
  constructor(...args: readonly (number | string | Date)[]) {
    const [first] = args;
    if (args.length === 0) super(current().now());
    else if (args.length > 1) super(fromLocal(Date.UTC(...(args.map(Number) as [number, number]))));
    else super(typeof first === 'string' ? parse(first) : Number(first));
  }

  static override now(): number {
    return current().now();
  }
  static override parse(text: string): number {
    return parse(text);
  }

  override getTimezoneOffset(): number {
    const offset = offsetOf(this.getTime());
    return offset === 0 ? 0 : -offset / MINUTE;
  }
  override toString(): string {
    return Number.isNaN(this.getTime()) ? 'Invalid Date' : `${this.toDateString()} ${this.toTimeString()}`;
  }
  override toDateString(): string {
    const [weekday, day, month, year] = local(this).toUTCString().replace(',', '').split(' ');
    return `${weekday} ${month} ${day} ${year}`;
  }
  override toTimeString(): string {
    const minutes = -this.getTimezoneOffset();
    const two = (n: number) => String(Math.floor(Math.abs(n))).padStart(2, '0');
    const offset = `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`;
    return `${local(this).toUTCString().split(' ')[4]} GMT${offset}`;
  }
  override toLocaleString(...args: Parameters<Date['toLocaleString']>): string {
    return super.toLocaleString(...inZone(args));
  }
  override toLocaleDateString(...args: Parameters<Date['toLocaleString']>): string {
    return super.toLocaleDateString(...inZone(args));
  }
  override toLocaleTimeString(...args: Parameters<Date['toLocaleString']>): string {
    return super.toLocaleTimeString(...inZone(args));
  }
}

/** The local time of a date, as if it were UTC. */
const local = (date: Date): Date => new Date(date.getTime() + offsetOf(date.getTime()));
const inZone = ([locales = 'en-US', options]: Parameters<Date['toLocaleString']>) =>
  [locales, { ...options, timeZone: options?.timeZone ?? current().zone() }] as const;

const READ = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;
for (const part of READ)
  Object.defineProperty(PhoneDate.prototype, `get${part}`, {
    value(this: Date): number {
      return local(this)[`getUTC${part}`]();
    },
  });
for (const part of READ) {
  if (part === 'Day') continue;
  Object.defineProperty(PhoneDate.prototype, `set${part}`, {
    value(this: Date, ...values: [number]): number {
      const wall = local(this);
      wall[`setUTC${part}`](...values);
      return this.setTime(fromLocal(wall.getTime()));
    },
  });
}

/** A DateTimeFormat whose default zone is the phone's. */
class PhoneDateTimeFormat extends Intl.DateTimeFormat {
  constructor(...args: Parameters<Date['toLocaleString']>) {
    super(...inZone(args));
  }
}

/** The globals of JavaScript for a program of the phone. */
export const PHONE_GLOBALS = {
  Date: PhoneDate,
  Math: Object.create(Math, { random: { value: () => current().random() } }) as Math,
  Intl: Object.create(Intl, { DateTimeFormat: { value: PhoneDateTimeFormat } }) as typeof Intl,
  performance: { timeOrigin: 0, now: () => current().now() },
} as const;
