import { describe, expect, test } from 'vitest';
import { epochOf } from '../../src/state/clock.ts';
import { CITIES } from './cities.ts';
import { nextRing } from './moments.ts';
import { findCities, lapsOf } from './select.ts';
import { countWords, daysWords, lapWords, lengthWords, offsetWords, setWords, timeWords } from './words.ts';

const now = epochOf({ year: 2026, month: 3, day: 12, hour: 9, minute: 41 }, 'Europe/London');

describe('words', () => {
  test('times, days and spans', () => {
    expect([timeWords(405, true), timeWords(405, false), timeWords(0, false), timeWords(750, false)]).toEqual(
      ['06:45', '6:45 AM', '12:00 AM', '12:30 PM'],
    );
    expect([
      daysWords([1, 2, 3, 4, 5], 1),
      daysWords([0, 6], 1),
      daysWords([0, 1, 3], 1),
      daysWords([0, 1, 3], 0),
      daysWords([0, 1, 2, 3, 4, 5, 6], 1),
    ]).toEqual(['Mon to Fri', 'Sat and Sun', 'Mon, Wed, Sun', 'Sun, Mon, Wed', 'Every day']);
    expect([lengthWords(90_000), lengthWords(3_900_000), lengthWords(0)]).toEqual([
      '1 min 30 s',
      '1 h 5 min',
      '0 s',
    ]);
    expect([countWords(299_001), countWords(0), countWords(-7_000), countWords(3_723_000)]).toEqual([
      '5:00',
      '0:00',
      '−0:07',
      '1:02:03',
    ]);
    expect([lapWords(62_345), lapWords(3_600_000)]).toEqual(['01:02.34', '1:00:00.00']);
  });
  test('how long until an alarm rings is rounded up', () => {
    expect(setWords(now + 59_000, now)).toBe('Alarm set for less than 1 minute from now');
    expect(setWords(now + 90_061_000, now)).toBe('Alarm set for 1 day, 1 hour and 2 minutes from now');
  });
  test('other zones', () => {
    expect(
      ['Europe/Dublin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'].map(z =>
        offsetWords(now, 'Europe/London', z),
      ),
    ).toEqual(['Same time', '4 h behind', '5 h 30 min ahead', '13 h ahead']);
    expect(offsetWords(now + 6 * 3_600_000, 'Europe/London', 'Asia/Tokyo')).toBe('Tomorrow, 9 h ahead');
  });
});

test('a search finds cities without accents, by name first', () => {
  expect(findCities('sao')[0]!.name).toBe('São Paulo');
  expect(findCities('new york').map(c => c.id)).toContain('boston');
  expect(new Set(CITIES.map(c => c.id)).size).toBe(CITIES.length);
});

test('laps: the fastest and the slowest of three and more', () => {
  expect(
    lapsOf({ startedAt: null, elapsedMs: 0, laps: [10, 15, 40] }).map(l => [l.number, l.lap, l.mark]),
  ).toEqual([
    [3, 25, 'slowest'],
    [2, 5, 'fastest'],
    [1, 10, null],
  ]);
  expect(lapsOf({ startedAt: null, elapsedMs: 0, laps: [10, 15] }).every(l => l.mark === null)).toBe(true);
});

test('nextRing: a pause, a day left out, a date that has passed', () => {
  const alarm = { time: 405, days: [1, 2, 3, 4, 5], date: null, pausedUntil: null, skip: null };
  const day = (d: number) => epochOf({ year: 2026, month: 3, day: d, hour: 6, minute: 45 }, 'Europe/London');
  expect(nextRing({ ...alarm, skip: '2026-03-13' }, now, 'Europe/London')).toBe(day(16));
  expect(nextRing({ ...alarm, pausedUntil: '2026-03-28' }, now, 'Europe/London')).toBe(day(30));
  expect(nextRing({ ...alarm, days: [], date: '2026-03-12' }, now, 'Europe/London')).toBeNull();
});
