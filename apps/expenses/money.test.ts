import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';
import {
  centsOf,
  exchanged,
  moneyText,
  plainAmount,
  press,
  rateOf,
  rateText,
  signedCentsOf,
  toPence,
  worthOf,
} from './money.ts';
import { barsOf, dayOf, isoOf, monthOf, periodOf, periodWords, spanOf, step } from './months.ts';
import { firstFrom } from './recur.ts';

describe('money', () => {
  test('typed amounts become cents without a fraction on the way', () => {
    expect(['12', '12.5', '12.50', '.5', '0.07', '1,010.00', '£4.35', '4.35€', ' 8 '].map(centsOf)).toEqual([
      1200, 1250, 1250, 50, 7, 101000, 435, 435, 800,
    ]);
    expect(['', '.', '1.234', 'ten', '1,01', '-3', '999999999'].map(centsOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(['-50', '−50.25', '12'].map(signedCentsOf)).toEqual([-5000, -5025, 1200]);
  });
  test('are written as it was set', () => {
    expect([
      moneyText(101000, 'GBP', 'before'),
      moneyText(-5, 'EUR', 'before'),
      moneyText(1250, 'GBP', 'after', '+'),
      plainAmount(-7),
      plainAmount(123456),
    ]).toEqual(['£1,010.00', '−€0.05', '+12.50 £', '-0.07', '1234.56']);
  });
  test('rates are ten-thousandths', () => {
    expect([rateOf('0.8640'), rateOf('1'), rateOf('0'), rateOf('x'), rateText(8640)]).toEqual([
      8640,
      10000,
      null,
      null,
      '0.8640',
    ]);
    expect([toPence(1000, 8640), exchanged(13000, 10000, 8640)]).toEqual([864, 15046]);
  });
  test('the pad takes two digits after the point, one operator at a time, and works with × before +', () => {
    const typed = [...'12.505+3×2'].reduce((text, key) => press(text, key), '');
    expect([typed, worthOf(typed)]).toEqual(['12.50+3×2', 1850]);
    expect([
      press('5+', '−'),
      press('', '+'),
      press('0', '7'),
      press('', '.'),
      press('12', 'delete'),
      press('1.', '+'),
      press('9', 'clear'),
    ]).toEqual(['5−', '', '7', '0.', '1', '1.', '']);
    expect([worthOf('10÷3'), worthOf('10÷0'), worthOf('3−5'), worthOf('5+')]).toEqual([
      333,
      null,
      null,
      null,
    ]);
  });
});

describe('periods', () => {
  test('days by number', () => {
    for (const iso of ['1970-01-01', '2024-02-29', '2026-03-12', '1999-12-31'])
      expect(isoOf(dayOf(iso))).toBe(iso);
  });
  test('a month of spending begins on its day', () => {
    expect([
      monthOf('2026-03-12', { monthStart: 1 }),
      monthOf('2026-03-12', { monthStart: 15 }),
      monthOf('2026-01-03', { monthStart: 25 }),
    ]).toEqual(['2026-03', '2026-02', '2025-12']);
    expect(spanOf('2026-02', { monthStart: 15 })).toEqual({ from: '2026-02-15', to: '2026-03-14' });
    expect(spanOf('2026', { monthStart: 1 })).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  });
  test('a week begins on its day', () => {
    expect([
      periodOf('week', '2026-03-12', { weekStart: 1, monthStart: 1 }),
      periodOf('week', '2026-03-12', { weekStart: 0, monthStart: 1 }),
      periodOf('week', '2026-03-12', { weekStart: 6, monthStart: 1 }),
    ]).toEqual(['week-2026-03-09', 'week-2026-03-08', 'week-2026-03-07']);
    expect(periodWords('week-2026-03-30')).toBe('30 Mar – 5 Apr 2026');
  });
  test('steps and bars', () => {
    expect([
      step('2025-12', 1),
      step('2026', -1),
      step('week-2026-03-02', -1),
      step('2026-03-01', -1),
    ]).toEqual(['2026-01', '2025', 'week-2026-02-23', '2026-02-28']);
    expect([
      barsOf('2026-02', { weekStart: 1, monthStart: 1 }).length,
      barsOf('2026', { weekStart: 1, monthStart: 1 })[11],
    ]).toEqual([28, '2026-12']);
  });
  test('what recurs on the 31st comes on the last day of a shorter month, and goes back', () => {
    const r = { every: 'month', interval: 1, start: '2026-01-31', until: null } as const;
    expect(['2026-02-01', '2026-03-01', '2026-04-01'].map(d => firstFrom(r, d))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
    expect(firstFrom({ ...r, until: '2026-02-10' }, '2026-02-01')).toBeNull();
    expect(firstFrom({ every: 'week', interval: 2, start: '2026-03-05', until: null }, '2026-03-06')).toBe(
      '2026-03-19',
    );
    expect(firstFrom({ every: 'year', interval: 1, start: '2024-02-29', until: null }, '2025-01-01')).toBe(
      '2025-02-28',
    );
  });
});

describe('tables', () => {
  test('are read with quotes, other headings and dates, semicolons, and lines that are none', () => {
    const { rows, bad } = readCsv(
      'Date,Description,Amount,Category\r\n2026-03-01,"Tea, ""good""",4.50,Food\n12/02/2026,Rent,-£985.00,\n2026-02-30,Nothing,3,\n\n2026-03-02,Pay,+20,Pay\n',
    );
    expect(rows.map(r => [r.date, r.name, r.cents, r.kind, r.category])).toEqual([
      ['2026-03-01', 'Tea, "good"', 450, 'expense', 'Food'],
      ['2026-02-12', 'Rent', 98500, 'expense', ''],
      ['2026-03-02', 'Pay', 2000, 'income', 'Pay'],
    ]);
    expect(bad).toBe(1);
    expect(readCsv('datum;amount\n2026-03-01;3.20\n').rows).toHaveLength(1);
    expect(readCsv('month,in,out\nJan,1,2\n')).toEqual({ rows: [], bad: 1 });
    expect(readCsv('')).toEqual({ rows: [], bad: 0 });
  });
});
