import { expect, test } from 'vitest';
import { dayOf, isoOf } from './dates.ts';
import { after, movedTo, nextDay, repeatWords, ruleFor, settledRule, weekdaysRule } from './repeat.ts';
import { rule } from './testing.ts';

const from = (r: Parameters<typeof after>[0], day: string) => isoOf(after(r, dayOf(day)));

test('days of a rule after a day', () => {
  expect(from(rule('day', { interval: 3 }), '2026-03-12')).toBe('2026-03-15');
  expect(from(weekdaysRule(dayOf('2026-03-12')), '2026-03-13')).toBe('2026-03-16');
  expect(from(rule('week', { interval: 2, weekdays: [1, 4] }), '2026-03-09')).toBe('2026-03-12');
  expect(from(rule('week', { interval: 2, weekdays: [1, 4] }), '2026-03-12')).toBe('2026-03-23');
  expect(from(rule('week', { weekdays: [0] }), '2026-03-15')).toBe('2026-03-22');
  expect(from(rule('month', { day: 31 }), '2026-03-31')).toBe('2026-04-30');
  expect(from(rule('month', { day: 31 }), '2026-04-30')).toBe('2026-05-31');
  expect(from(rule('year', { day: 29 }), '2028-02-29')).toBe('2029-02-28');
});

test('the next time is after the due date and not in the past, or counted from completion', () => {
  const next = (r: Parameters<typeof after>[0], due: string, today: string) =>
    isoOf(nextDay(r, dayOf(due), dayOf(today)));
  expect(next(rule('week', { weekdays: [5] }), '2026-03-13', '2026-03-12')).toBe('2026-03-20');
  expect(next(rule('week', { weekdays: [5] }), '2026-02-13', '2026-03-12')).toBe('2026-03-13');
  expect(next(rule('day'), '2026-03-01', '2026-03-12')).toBe('2026-03-12');
  expect(next(rule('week', { interval: 6, from: 'completion' }), '2026-03-22', '2026-03-12')).toBe(
    '2026-04-23',
  );
});

test('a rule that does not get on ends', () => {
  const [due, today] = [dayOf('2026-03-01'), dayOf('2026-03-12')];
  for (const interval of [0, -1, Number.NaN])
    expect(nextDay(rule('day', { interval }), due, today)).toBe(today);
});

test('a rule goes along with its date, and one from completion names no days', () => {
  expect(movedTo(ruleFor('week', dayOf('2026-03-12')), dayOf('2026-03-14'))).toMatchObject({ weekdays: [6] });
  expect(movedTo(weekdaysRule(0), dayOf('2026-03-14'))).toMatchObject({ weekdays: [1, 2, 3, 4, 5] });
  expect(settledRule(rule('month', { from: 'completion', day: 4 }), 0)).toMatchObject({
    weekdays: [],
    day: null,
  });
});

test('words', () => {
  const day = dayOf('2026-03-12');
  const words = (r: Parameters<typeof after>[0] | null) => repeatWords(r, day);
  expect(
    [
      null,
      ruleFor('day', day),
      weekdaysRule(day),
      ruleFor('week', day),
      rule('week', { interval: 2, weekdays: [0, 2] }),
      ruleFor('month', day),
      ruleFor('year', day),
      rule('day', { interval: 3, from: 'completion' }),
    ].map(words),
  ).toEqual([
    'Does not repeat',
    'Daily',
    'Weekdays',
    'Weekly on Thu',
    'Every 2 weeks on Tue and Sun',
    'Monthly on day 12',
    'Yearly on 12 March',
    'Every 3 days, after completion',
  ]);
});
