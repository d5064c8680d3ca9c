import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMonths,
  civilOf,
  dayAt,
  dayNumber,
  dayOf,
  daysInMonth,
  isoOf,
  monthStart,
  weekdayOf,
  weekNumber,
  weekStart,
} from './civil.ts';
import { epochOf, partsAt } from './clock.ts';

const anyDay = fc.integer({ min: dayOf('0001-01-03'), max: dayOf('9999-12-29') });

test('days and dates stand for each other, as the clock has them', () => {
  fc.assert(
    fc.property(anyDay, day => {
      const { year, month, day: date } = civilOf(day);
      expect(dayNumber({ year, month, day: date })).toBe(day);
      expect(dayOf(isoOf(day))).toBe(day);
      expect(epochOf({ year, month, day: date }, 'UTC')).toBe(day * 86_400_000);
      expect(weekdayOf(day)).toBe(partsAt(day * 86_400_000, 'UTC').weekday);
    }),
  );
});

test('months run over, and end on the last day that they have', () => {
  expect(isoOf(dayNumber({ year: 2025, month: 14, day: 1 }))).toBe('2026-02-01');
  expect([daysInMonth(2024, 2), daysInMonth(2026, 2), daysInMonth(2026, 12)]).toEqual([29, 28, 31]);
  expect(isoOf(addMonths(dayOf('2026-01-31'), 1))).toBe('2026-02-28');
  expect(isoOf(monthStart(dayOf('2026-03-12')))).toBe('2026-03-01');
});

test('weeks begin where they are said to, and a moment has the day of its zone', () => {
  expect([1, 0, 6].map(first => isoOf(weekStart(dayOf('2026-03-12'), first)))).toEqual([
    '2026-03-09',
    '2026-03-08',
    '2026-03-07',
  ]);
  expect(weekNumber(dayOf('2025-12-29'))).toBe(1);
  const late = epochOf({ year: 2026, month: 3, day: 12, hour: 23, minute: 30 }, 'Europe/London');
  expect([dayAt(late, 'Europe/London'), dayAt(late, 'Europe/Madrid')].map(isoOf)).toEqual([
    '2026-03-12',
    '2026-03-13',
  ]);
});
