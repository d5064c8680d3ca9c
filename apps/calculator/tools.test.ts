import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { epochOf } from '../../src/state/clock.ts';
import { between, daysFrom, shifted, shortDay, spelledDay } from './dates.ts';
import { equal, parseRational, ratio, toFixed } from './math/rational.ts';
import { CURRENCIES, currencyKind, quotingDay, ratesOf } from './rates.ts';
import type { Rates } from './state.ts';
import { percentText, splitOf } from './tip.ts';
import { convert, kindOf, KINDS } from './units.ts';

const unit = (kind: string, id: string) => kindOf(kind)!.units.find(u => u.id === id)!;
const to = (kind: string, n: string, from: string, into: string, places = 6) => {
  const q = convert(parseRational(n)!, unit(kind, from), unit(kind, into));
  return q && toFixed(q, places);
};

describe('units', () => {
  test('there are twelve kinds, whose ids and names differ', () => {
    expect(KINDS.map(k => k.id)).toEqual([
      'length',
      'mass',
      'area',
      'volume',
      'temperature',
      'speed',
      'time',
      'data',
      'energy',
      'pressure',
      'fuel',
      'power',
    ]);
    for (const k of KINDS) {
      expect(new Set(k.units.map(u => u.id)).size).toBe(k.units.length);
      expect(new Set(k.units.map(u => u.name)).size).toBe(k.units.length);
      for (const id of k.first) expect(k.units.some(u => u.id === id)).toBe(true);
    }
  });

  test('factors are the defined ones', () => {
    expect([
      to('length', '1', 'mi', 'km'),
      to('length', '1', 'ft', 'in'),
      to('mass', '1', 'st', 'lb'),
      to('area', '1', 'mi2', 'ac'),
      to('volume', '1', 'gal-uk', 'pt-uk'),
      to('volume', '1', 'gal-us', 'cup'),
      to('speed', '36', 'kmh', 'ms'),
      to('time', '1', 'wk', 'h'),
      to('data', '1', 'gib', 'mib'),
      to('energy', '1', 'kwh', 'kj'),
      to('pressure', '1', 'atm', 'hpa'),
      to('power', '1', 'hp', 'w', 3),
    ]).toEqual([
      '1.609344',
      '12.000000',
      '14.000000',
      '640.000000',
      '8.000000',
      '16.000000',
      '10.000000',
      '168.000000',
      '1024.000000',
      '3600.000000',
      '1013.250000',
      '745.700',
    ]);
    expect(to('pressure', '1', 'psi', 'pa')).toBe('6894.757293');
  });

  test('temperatures have their nought elsewhere, litres per 100 km count the other way', () => {
    expect([
      to('temperature', '100', 'c', 'f'),
      to('temperature', '-40', 'f', 'c'),
      to('temperature', '0', 'k', 'c'),
      to('temperature', '98.6', 'f', 'c'),
    ]).toEqual(['212.000000', '-40.000000', '-273.150000', '37.000000']);
    expect([
      to('fuel', '5', 'l100', 'kml'),
      to('fuel', '40', 'mpg-uk', 'l100', 4),
      to('fuel', '0', 'l100', 'mpg-uk'),
      to('fuel', '0', 'kml', 'l100'),
    ]).toEqual(['20.000000', '7.0620', undefined, undefined]);
  });

  test('a number comes back as it was', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.nat(20),
        fc.nat(20),
        fc.integer({ min: 1, max: 10 ** 9 }),
        (kind, i, j, n) => {
          const [a, b] = [kind.units[i % kind.units.length]!, kind.units[j % kind.units.length]!];
          const q = ratio(BigInt(n), 1000n);
          expect(equal(convert(convert(q, a, b)!, b, a)!, q)).toBe(true);
        },
      ),
    );
  });
});

describe('currencies', () => {
  const rates: Rates = {
    asOf: '2026-03-11',
    fetchedAt: 0,
    perEuro: { EUR: '1', GBP: '0.8', JPY: '160.50', USD: '1.1' },
  };
  test('go over the euro; those without a rate are left out', () => {
    const kind = currencyKind(rates);
    expect(kind.units.map(u => u.id)).toEqual(['EUR', 'GBP', 'JPY', 'USD']);
    const [eur, gbp, , usd] = kind.units;
    expect([
      toFixed(convert(parseRational('10')!, eur!, gbp!)!, 2),
      toFixed(convert(parseRational('80')!, gbp!, usd!)!, 2),
    ]).toEqual(['8.00', '110.00']);
    expect(CURRENCIES.length).toBeGreaterThanOrEqual(20);
  });

  test('each day has its rates, near the known ones, the same whoever asks', () => {
    const next = ratesOf('2026-03-12', rates);
    expect(next).toEqual(ratesOf('2026-03-12', rates));
    expect(next).not.toEqual(rates.perEuro);
    expect(ratesOf('2026-03-11', rates)).toBe(rates.perEuro);
    for (const [code, text] of Object.entries(next)) {
      expect(Math.abs(Number(text) / Number(rates.perEuro[code]) - 1)).toBeLessThan(0.03);
      expect(text.split('.')[1]?.length).toBe(rates.perEuro[code]!.split('.')[1]?.length);
    }
    const day = (d: number) =>
      quotingDay(epochOf({ year: 2026, month: 3, day: d, hour: 9 }, 'Europe/London'), 'Europe/London');
    expect([day(12), day(13), day(14), day(15), day(16)]).toEqual([
      '2026-03-12',
      '2026-03-13',
      '2026-03-13',
      '2026-03-13',
      '2026-03-16',
    ]);
  });
});

describe('dates', () => {
  test('differences in days, months and working days, whichever is first', () => {
    expect(between('2026-03-12', '2026-04-17')).toEqual({
      days: 36,
      years: 0,
      months: 1,
      rest: 5,
      weekdays: 26,
    });
    expect(between('2026-04-17', '2026-03-12')).toEqual(between('2026-03-12', '2026-04-17'));
    expect(between('2024-01-31', '2024-02-29')).toMatchObject({ days: 29, months: 1, rest: 0 });
    expect(between('2024-02-29', '2025-02-28')).toMatchObject({ days: 365, years: 1, months: 0, rest: 0 });
    expect(between('2026-03-12', '2026-03-12')).toEqual({
      days: 0,
      years: 0,
      months: 0,
      rest: 0,
      weekdays: 0,
    });
  });

  test('later and earlier dates; short months end on their last day', () => {
    const by = (iso: string, days: number, months = 0, years = 0, back = false) =>
      shifted(iso, { back, years, months, days });
    expect([
      by('2026-03-12', 30),
      by('2026-01-31', 0, 1),
      by('2024-02-29', 0, 0, 1),
      by('2026-03-12', 12, 2, 0, true),
      by('9999-12-31', 1),
      by('0001-01-01', 1, 0, 0, true),
    ]).toEqual(['2026-04-11', '2026-02-28', '2025-02-28', '2025-12-31', undefined, undefined]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), n => {
        const later = shifted('2000-02-29', { back: false, years: 0, months: 0, days: n })!;
        expect(daysFrom('2000-02-29', later)).toBe(n);
        expect(later).toBe(new Date(Date.UTC(2000, 1, 29 + n)).toISOString().slice(0, 10));
      }),
    );
    expect([spelledDay('2026-03-12'), shortDay('2026-03-12')]).toEqual([
      'Thursday, 12 March 2026',
      '12 Mar 2026',
    ]);
  });
});

describe('tips', () => {
  const of = (bill: string, tenths: number, people = 1, roundUp = false) =>
    splitOf({ bill, tenths, people, roundUp });
  test('are exact to the penny', () => {
    expect(of('86.40', 125, 4)).toEqual({ bill: 8640, tip: 1080, total: 9720, share: 2430, more: 0 });
    expect(of('10.00', 100, 3)).toEqual({ bill: 1000, tip: 100, total: 1100, share: 366, more: 2 });
    expect(of('50', 125, 1, true)).toEqual({ bill: 5000, tip: 700, total: 5700, share: 5700, more: 0 });
    expect([of('', 100), of('.', 100), of('99999999999', 0)]).toEqual([undefined, undefined, undefined]);
    expect([percentText(125), percentText(100), percentText(5)]).toEqual(['12.5%', '10%', '0.5%']);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 7 }),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        (pence, tenths, people, roundUp) => {
          const s = of((pence / 100).toFixed(2), tenths, people, roundUp)!;
          expect(s.bill + s.tip).toBe(s.total);
          expect(s.share * people + s.more).toBe(s.total);
        },
      ),
    );
  });
});
