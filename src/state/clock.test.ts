import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  DEFAULT_START,
  defaultStart,
  epochOf,
  offsetAt,
  partsAt,
  startOfDay,
} from './clock.ts';

const HOUR = 3_600_000;
const NAMED = [
  'UTC',
  'Europe/Oslo',
  'America/New_York',
  'Asia/Shanghai',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'America/St_Johns',
  'Pacific/Apia',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Europe/Dublin',
  'Asia/Kolkata',
  'Africa/Cairo',
  'Africa/Monrovia',
];
const zone = fc.constantFrom(...NAMED, ...Intl.supportedValuesOf('timeZone'));
const moment = fc.oneof(
  fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }),
  fc.integer({ min: Date.UTC(1850, 0), max: Date.UTC(2200, 0) }),
);
const at = (text: string) => Date.parse(text);
const clockOf = (ms: number, name: string) => {
  const p = partsAt(ms, name);
  return [p.hour, p.minute];
};

/** What Intl writes, in another way than clock.ts asks for it. */
function written(ms: number, name: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: name,
    weekday: 'short',
    dateStyle: undefined,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
    .formatToParts(ms)
    .filter(p => /year|month|day$|hour|minute|second/.test(p.type) && p.type !== 'weekday')
    .map(p => Number(p.value))
    .join(' ');
}

describe('clock', () => {
  test('shows what Intl shows, in any zone at any time', () => {
    fc.assert(
      fc.property(moment, zone, (ms, name) => {
        const { year, month, day, hour, minute, second, weekday } = partsAt(ms, name);
        expect([year, month, day, hour, minute, second].join(' ')).toBe(written(ms, name));
        expect(weekday).toBe(new Date(Date.UTC(year, month - 1, day)).getUTCDay());
      }),
      { numRuns: 400 },
    );
  });

  test('goes there and back; of a time shown twice it takes the first', () => {
    fc.assert(
      fc.property(moment, zone, (ms, name) => {
        const whole = Math.floor(ms / 1000) * 1000;
        const back = epochOf(partsAt(whole, name), name);
        expect(partsAt(back, name)).toEqual(partsAt(whole, name));
        expect(back).toBeLessThanOrEqual(whole);
        if (back !== whole) expect(offsetAt(back, name)).toBeGreaterThan(offsetAt(whole, name));
      }),
      { numRuns: 400 },
    );
  });

  test('changes within an hour at the very moment', () => {
    // Lord Howe turns by half an hour at 15:30 and 15:00 UTC.
    const spring = at('2026-10-03T15:30:00Z');
    expect([clockOf(spring - 1, 'Australia/Lord_Howe'), clockOf(spring, 'Australia/Lord_Howe')]).toEqual([
      [1, 59],
      [2, 30],
    ]);
    const noon = at('1883-11-18T17:00:00Z');
    expect(offsetAt(noon - 1, 'America/New_York')).toBe(-(4 * 3600 + 56 * 60 + 2) * 1000);
    expect(offsetAt(noon, 'America/New_York')).toBe(-5 * HOUR);
  });

  test('follows the zone that changes and changes back soonest, hour by hour', () => {
    // Recife had summer time for a week.
    const offsets = new Set<number>();
    for (let ms = at('2000-10-01T00:00:00Z'); ms < at('2000-11-01T00:00:00Z'); ms += HOUR) {
      offsets.add(offsetAt(ms, 'America/Recife'));
      const { year, month, day, hour, minute, second } = partsAt(ms, 'America/Recife');
      expect([year, month, day, hour, minute, second].join(' ')).toBe(written(ms, 'America/Recife'));
    }
    expect([...offsets]).toEqual([-3 * HOUR, -2 * HOUR]);
  });

  test('moves a skipped time forward and takes the first of two', () => {
    const oslo = 'Europe/Oslo';
    expect(epochOf({ year: 2026, month: 3, day: 29, hour: 2, minute: 30 }, oslo)).toBe(
      at('2026-03-29T01:30:00Z'),
    );
    expect(clockOf(at('2026-03-29T01:30:00Z'), oslo)).toEqual([3, 30]);
    expect(epochOf({ year: 2026, month: 10, day: 25, hour: 2, minute: 30 }, oslo)).toBe(
      at('2026-10-25T00:30:00Z'),
    );
    expect(epochOf({ year: 2026, month: 10, day: 25, hour: 3 }, oslo)).toBe(at('2026-10-25T02:00:00Z'));
    expect(epochOf({ year: 2026, month: 10, day: 4, hour: 2, minute: 15 }, 'Australia/Lord_Howe')).toBe(
      at('2026-10-03T15:45:00Z'),
    );
    // Samoa had no 30 December 2011.
    expect(
      partsAt(epochOf({ year: 2011, month: 12, day: 30, hour: 12 }, 'Pacific/Apia'), 'Pacific/Apia'),
    ).toMatchObject({ day: 31, hour: 12 });
    expect(epochOf({ year: 2026, month: 1, day: 32 }, 'UTC')).toBe(at('2026-02-01T00:00:00Z'));
  });

  test('counts days by the calendar', () => {
    const eve = epochOf({ year: 2026, month: 3, day: 28, hour: 9, minute: 41 }, 'Europe/Oslo') + 123;
    expect(addDays(eve, 1, 'Europe/Oslo') - eve).toBe(23 * HOUR);
    expect(addDays(addDays(eve, 400, 'Europe/Oslo'), -400, 'Europe/Oslo')).toBe(eve);
    fc.assert(
      fc.property(moment, fc.integer({ min: -500, max: 500 }), zone, (ms, n, name) => {
        if (name === 'Pacific/Apia' || daysSkip(ms, n, name)) return;
        expect(daysBetween(ms, addDays(ms, n, name), name)).toBe(n);
      }),
    );
  });

  test('a day starts at its first moment', () => {
    fc.assert(
      fc.property(moment, zone, (ms, name) => {
        const start = startOfDay(ms, name);
        const { year, month, day } = partsAt(ms, name);
        expect(start).toBeLessThanOrEqual(ms);
        expect(partsAt(start, name)).toMatchObject({ year, month, day });
        expect(partsAt(start - 1, name).day).not.toBe(day);
      }),
      { numRuns: 300 },
    );
    // São Paulo skipped midnight on 4 November 2018, Toronto half past eleven to half past midnight in March 1919.
    expect(startOfDay(at('2018-11-04T12:00:00Z'), 'America/Sao_Paulo')).toBe(at('2018-11-04T03:00:00Z'));
    const toronto = startOfDay(at('1919-03-31T15:00:00Z'), 'America/Toronto');
    expect(clockOf(toronto, 'America/Toronto')).toEqual([0, 30]);
  });

  test('starts at 9:41 anywhere', () => {
    for (const name of NAMED)
      expect(partsAt(defaultStart(name), name)).toMatchObject({ ...DEFAULT_START, second: 0, weekday: 4 });
  });

  test('refuses what is no zone and no time', () => {
    for (const bad of ['', 'Mars/Base', undefined as never])
      expect(() => partsAt(0, bad)).toThrow(expect.objectContaining({ code: 'INVALID_ZONE' }));
    for (const bad of [NaN, Infinity, 1e18])
      expect(() => partsAt(bad, 'UTC')).toThrow(expect.objectContaining({ code: 'INVALID_TIME' }));
    expect(() => epochOf({ year: NaN, month: 1, day: 1 }, 'UTC')).toThrow(
      expect.objectContaining({ code: 'INVALID_TIME' }),
    );
  });
});

/** Whether the zone's calendar left out the day that `n` days on would be. */
function daysSkip(ms: number, n: number, name: string): boolean {
  const p = partsAt(ms, name);
  const landed = partsAt(addDays(ms, n, name), name);
  const meant = new Date(Date.UTC(p.year, p.month - 1, p.day + n));
  return landed.day !== meant.getUTCDate();
}
