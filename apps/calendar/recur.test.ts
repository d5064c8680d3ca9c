// Over 300 lines: recurrence rules are tested against one reference.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  civilOf,
  dayNumber,
  dayOf,
  daysInMonth,
  isoOf,
  weekdayOf,
  weekNumber,
  weekStart,
} from '../../src/state/civil.ts';
import { occurrenceOn, occurrencesOf, takesPlace } from './occurrences.ts';
import { countBefore, days, firstDay, isLastOfMonth, nextDay, ordinalOf } from './recur.ts';
import type { Event, Repeat } from './state.ts';

const rule = (every: Repeat['every'], more: Partial<Repeat> = {}): Repeat => ({
  every,
  interval: 1,
  weekdays: [],
  monthly: 'date',
  until: null,
  count: null,
  ...more,
});
const list = (r: Repeat, start: string, from: string, to: string) =>
  [...days(r, dayOf(start), dayOf(from), dayOf(to))].map(isoOf);
const ZONE = 'Europe/London';
const event = (more: Partial<Event>): Event => ({
  title: 'x',
  calendar: 'calendar-a',
  allDay: false,
  startDate: '2026-03-01',
  startMinute: 540,
  endDate: '2026-03-01',
  endMinute: 600,
  zone: ZONE,
  repeat: null,
  place: '',
  notes: '',
  colour: null,
  busy: true,
  reminders: [],
  guests: [],
  cancelled: [],
  series: null,
  organiser: null,
  answer: 'yes',
  createdAt: 0,
  editedAt: 0,
  ...more,
});

describe('civil dates', () => {
  test('are those of the Gregorian calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600_000, max: 2_900_000 }), n => {
        const date = new Date(n * 86_400_000);
        expect(civilOf(n)).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
        });
        expect(dayNumber(civilOf(n))).toBe(n);
        expect(weekdayOf(n)).toBe(date.getUTCDay());
      }),
    );
  });

  test('months run over, and the last day stands in for one that is not there', () => {
    expect(isoOf(dayNumber({ year: 2026, month: 14, day: 1 }))).toBe('2027-02-01');
    expect(isoOf(dayNumber({ year: 2026, month: 0, day: 31 }))).toBe('2025-12-31');
    expect([daysInMonth(2024, 2), daysInMonth(2026, 2), daysInMonth(2000, 2), daysInMonth(2100, 2)]).toEqual([
      29, 28, 29, 28,
    ]);
    expect(isoOf(addMonths(dayOf('2026-01-31'), 1))).toBe('2026-02-28');
    expect(isoOf(addMonths(dayOf('2026-03-31'), -13))).toBe('2025-02-28');
  });

  test('weeks begin where the person has them begin, and are numbered by ISO 8601', () => {
    expect(isoOf(weekStart(dayOf('2026-03-12'), 1))).toBe('2026-03-09');
    expect(isoOf(weekStart(dayOf('2026-03-12'), 0))).toBe('2026-03-08');
    expect(isoOf(weekStart(dayOf('2026-03-12'), 6))).toBe('2026-03-07');
    expect(
      ['2026-03-09', '2025-12-29', '2026-12-28', '2027-01-04', '2020-12-28'].map(d => weekNumber(dayOf(d))),
    ).toEqual([11, 1, 53, 1, 53]);
  });
});

describe('rules', () => {
  test('daily, by an interval, until and by count', () => {
    expect(list(rule('day', { interval: 3 }), '2026-02-26', '2026-02-27', '2026-03-07')).toEqual([
      '2026-03-01',
      '2026-03-04',
      '2026-03-07',
    ]);
    expect(list(rule('day', { until: '2026-03-02' }), '2026-03-01', '2026-01-01', '2026-12-31')).toEqual([
      '2026-03-01',
      '2026-03-02',
    ]);
    expect(list(rule('day', { count: 3 }), '2026-03-01', '2026-03-02', '2026-12-31')).toEqual([
      '2026-03-02',
      '2026-03-03',
    ]);
  });

  test('weekly on several days; the first week begins with the first occurrence, weeks of an interval on Monday', () => {
    expect(list(rule('week', { weekdays: [2, 4] }), '2026-03-12', '2026-03-01', '2026-03-20')).toEqual([
      '2026-03-12',
      '2026-03-17',
      '2026-03-19',
    ]);
    expect(
      list(rule('week', { interval: 2, weekdays: [0, 1] }), '2026-03-02', '2026-03-01', '2026-03-25'),
    ).toEqual(['2026-03-02', '2026-03-08', '2026-03-16', '2026-03-22']);
    expect(
      list(rule('week', { weekdays: [1, 3], count: 4 }), '2026-03-04', '2026-03-01', '2026-12-31'),
    ).toEqual(['2026-03-04', '2026-03-09', '2026-03-11', '2026-03-16']);
  });

  test('monthly on the 31st leaves out shorter months', () => {
    expect(list(rule('month'), '2026-01-31', '2026-01-01', '2026-08-31')).toEqual([
      '2026-01-31',
      '2026-03-31',
      '2026-05-31',
      '2026-07-31',
      '2026-08-31',
    ]);
    expect(list(rule('month', { count: 3 }), '2026-01-31', '2026-01-01', '2026-12-31')).toEqual([
      '2026-01-31',
      '2026-03-31',
      '2026-05-31',
    ]);
  });

  test('monthly on the nth weekday, a fifth only where there is one, and on the last', () => {
    expect(list(rule('month', { monthly: 'nth' }), '2026-03-12', '2026-03-01', '2026-06-30')).toEqual([
      '2026-03-12',
      '2026-04-09',
      '2026-05-14',
      '2026-06-11',
    ]);
    expect(list(rule('month', { monthly: 'nth' }), '2026-01-29', '2026-01-01', '2026-08-31')).toEqual([
      '2026-01-29',
      '2026-04-30',
      '2026-07-30',
    ]);
    expect(list(rule('month', { monthly: 'last' }), '2026-01-28', '2026-01-01', '2026-05-31')).toEqual([
      '2026-01-28',
      '2026-02-25',
      '2026-03-25',
      '2026-04-29',
      '2026-05-27',
    ]);
    expect([
      ordinalOf(dayOf('2026-03-12')),
      isLastOfMonth(dayOf('2026-03-25')),
      isLastOfMonth(dayOf('2026-03-24')),
    ]).toEqual([2, true, false]);
    expect(isLastOfMonth(dayOf('2026-03-31'))).toBe(true);
  });

  test('yearly on 29 February only in leap years, also over a century that is none', () => {
    expect(list(rule('year'), '2024-02-29', '2024-01-01', '2033-01-01')).toEqual([
      '2024-02-29',
      '2028-02-29',
      '2032-02-29',
    ]);
    expect(isoOf(nextDay(rule('year'), dayOf('2096-02-29'), dayOf('2096-03-01'))!)).toBe('2104-02-29');
    expect(list(rule('year', { interval: 2, count: 2 }), '2026-06-13', '2020-01-01', '2040-01-01')).toEqual([
      '2026-06-13',
      '2028-06-13',
    ]);
  });

  test('a start moves to the first day that its rule names', () => {
    expect(isoOf(firstDay(rule('week', { weekdays: [2] }), dayOf('2026-03-12')))).toBe('2026-03-17');
    expect(isoOf(firstDay(rule('month'), dayOf('2026-03-12')))).toBe('2026-03-12');
    expect(countBefore(rule('week', { weekdays: [2, 4] }), dayOf('2026-03-12'), dayOf('2026-03-19'))).toBe(2);
  });

  const rules = fc
    .record({
      every: fc.constantFrom('day', 'week', 'month', 'year'),
      interval: fc.integer({ min: 1, max: 5 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }).map(w => w.sort()),
      monthly: fc.constantFrom('date', 'nth', 'last'),
      end: fc.oneof(
        fc.constant({}),
        fc.integer({ min: 0, max: 900 }).map(n => ({ days: n })),
        fc.integer({ min: 1, max: 30 }).map(count => ({ count })),
      ),
      start: fc.integer({ min: 20_000, max: 21_500 }),
    })
    .map(({ every, interval, weekdays, monthly, end, start }) => {
      const given = rule(every as Repeat['every'], {
        interval,
        weekdays: every === 'week' ? weekdays : [],
        monthly: monthly as Repeat['monthly'],
        until: 'days' in end ? isoOf(start + end.days) : null,
        count: 'count' in end ? end.count : null,
      });
      return {
        given:
          every === 'month' && monthly === 'last' && !isLastOfMonth(start)
            ? { ...given, monthly: 'nth' as const }
            : given,
        start: firstDay(given, start),
      };
    });

  test('property: what a window gives is what the whole gives there; ascending, never before the start, within the limits', () => {
    fc.assert(
      fc.property(
        rules,
        fc.integer({ min: -50, max: 1500 }),
        fc.integer({ min: 0, max: 400 }),
        ({ given, start }, from, length) => {
          const whole = [...days(given, start, start, start + 3000)];
          const some = [...days(given, start, start + from, start + from + length)];
          expect(some).toEqual(whole.filter(d => d >= start + from && d <= start + from + length));
          expect(whole.every((d, i) => (i === 0 ? d >= start : d > whole[i - 1]!))).toBe(true);
          if (given.count !== null) expect(whole.length).toBeLessThanOrEqual(given.count);
          if (given.until !== null) expect(whole.every(d => d <= dayOf(given.until!))).toBe(true);
          if (given.until === null || dayOf(given.until) >= start) expect(whole[0]).toBe(start);
          if (given.every === 'week')
            expect(whole.every(d => given.weekdays.includes(weekdayOf(d)))).toBe(true);
          if (given.every === 'month' && given.monthly === 'date')
            expect(whole.every(d => civilOf(d).day === civilOf(start).day)).toBe(true);
          if (given.every === 'month' && given.monthly !== 'date')
            expect(whole.every(d => weekdayOf(d) === weekdayOf(start))).toBe(true);
        },
      ),
    );
  });
});

describe('occurrences', () => {
  test('keep their hour on the clock when clocks go forward, and their length in hours', () => {
    const daily = event({ startDate: '2026-03-28', endDate: '2026-03-28', repeat: rule('day') });
    const found = occurrencesOf('event-a', daily, dayOf('2026-03-28'), dayOf('2026-03-30'), ZONE);
    expect(found.map(o => [o.date, new Date(o.from).toISOString(), (o.to - o.from) / 60_000])).toEqual([
      ['2026-03-28', '2026-03-28T09:00:00.000Z', 60],
      ['2026-03-29', '2026-03-29T08:00:00.000Z', 60],
      ['2026-03-30', '2026-03-30T08:00:00.000Z', 60],
    ]);
  });

  test('over the hour that is skipped, and all-day ones of 23 hours', () => {
    const night = occurrenceOn(
      'event-a',
      event({ startMinute: 23 * 60, endMinute: 3 * 60, startDate: '2026-03-28', endDate: '2026-03-29' }),
      dayOf('2026-03-28'),
      ZONE,
    );
    expect([(night.to - night.from) / 3_600_000, night.last - night.first]).toEqual([3, 1]);
    const skipped = occurrenceOn(
      'event-a',
      event({ startMinute: 90, endMinute: 150 }),
      dayOf('2026-03-29'),
      ZONE,
    );
    expect(new Date(skipped.from).toISOString()).toBe('2026-03-29T01:30:00.000Z');
    const whole = occurrenceOn(
      'event-a',
      event({ allDay: true, startMinute: 0, endMinute: 0 }),
      dayOf('2026-03-29'),
      ZONE,
    );
    expect((whole.to - whole.from) / 3_600_000).toBe(23);
  });

  test('of another zone lie where the phone’s zone has them; all-day ones stay on their day', () => {
    const tokyo = event({ zone: 'Asia/Tokyo', startMinute: 60, endMinute: 120 });
    expect(occurrenceOn('event-a', tokyo, dayOf('2026-03-01'), ZONE)).toMatchObject({
      date: '2026-03-01',
      first: dayOf('2026-02-28'),
    });
    expect(occurrencesOf('event-a', tokyo, dayOf('2026-02-28'), dayOf('2026-02-28'), ZONE)).toHaveLength(1);
    const whole = event({ allDay: true, zone: 'Asia/Tokyo', startMinute: 0, endMinute: 0 });
    expect(occurrenceOn('event-a', whole, dayOf('2026-03-01'), 'Pacific/Honolulu')).toMatchObject({
      first: dayOf('2026-03-01'),
      last: dayOf('2026-03-01'),
    });
  });

  test('several days are found from any of them, what ends at midnight stays on its day, cancelled ones are gone', () => {
    const trip = event({
      allDay: true,
      startDate: '2026-03-27',
      endDate: '2026-03-29',
      startMinute: 0,
      endMinute: 0,
    });
    for (const day of ['2026-03-27', '2026-03-28', '2026-03-29'])
      expect(occurrencesOf('event-a', trip, dayOf(day), dayOf(day), ZONE)).toHaveLength(1);
    expect(occurrencesOf('event-a', trip, dayOf('2026-03-30'), dayOf('2026-04-30'), ZONE)).toEqual([]);
    expect(
      occurrenceOn(
        'event-a',
        event({ startMinute: 1380, endDate: '2026-03-02', endMinute: 0 }),
        dayOf('2026-03-01'),
        ZONE,
      ),
    ).toMatchObject({ first: dayOf('2026-03-01'), last: dayOf('2026-03-01') });
    const series = event({ repeat: rule('week', { weekdays: [0] }), cancelled: ['2026-03-08'] });
    expect(
      ['2026-03-15', '2026-03-08', '2026-03-16', '2026-13-01', 'x'].map(d => takesPlace(series, d)),
    ).toEqual([true, false, false, false, false]);
    expect(takesPlace(event({}), 'x')).toBe(true);
    expect(
      occurrencesOf('event-a', series, dayOf('2026-03-01'), dayOf('2026-03-15'), ZONE).map(o => o.date),
    ).toEqual(['2026-03-01', '2026-03-15']);
  });
});

describe('an event that cannot be', () => {
  const spoilt: unknown[] = [
    0,
    -1,
    Number.NaN,
    Infinity,
    null,
    undefined,
    '',
    'x',
    '2026-99-99',
    '9999-12-31',
  ];
  const ends = (e: Event) => {
    const [from, to] = [dayOf('2026-03-01'), dayOf('2026-03-31')];
    for (const range of [
      [from, to],
      [from, Number.NaN],
      [Number.NaN, to],
    ] as const) {
      expect(occurrencesOf('event-a', e, range[0], range[1], ZONE).length).toBeLessThan(1_000);
      expect([true, false]).toContain(takesPlace(e, '2026-03-12'));
    }
  };

  test('has occurrences that can be counted all the same', () => {
    for (const every of ['day', 'week', 'month', 'year'] as const)
      for (const count of [null, 3])
        for (const value of spoilt) {
          const repeat = rule(every, { count });
          for (const field of ['interval', 'until', 'count', 'every'])
            ends(event({ repeat: { ...repeat, [field]: value } }));
          ends(event({ repeat: { ...repeat, weekdays: [value as number] } }));
        }
    for (const field of ['startDate', 'endDate'])
      for (const value of spoilt.filter(v => typeof v === 'string'))
        for (const repeat of [null, rule('day'), rule('week'), rule('year', { count: 2 })])
          ends(event({ repeat, [field]: value }));
  });
});
