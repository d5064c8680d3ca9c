import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, parseAmount, parseDuration } from '../src/state/answers.ts';
import { matches } from './answers.ts';

const text = { type: 'text' } as const;
const number = (unit?: string) => ({ type: 'number', ...(unit ? { unit } : {}) }) as const;

describe('a text', () => {
  it('matches as a whole, ignoring case, accents and spaces', () => {
    for (const given of ['Inés Carvajal', ' inés  carvajal ', 'INES CARVAJAL', 'Ine\u0301s Carvajal'])
      expect(matches(text, given, 'Inés Carvajal')).toBe(true);
    expect(matches(text, 'Tanner’s Row', "Tanner's Row")).toBe(true);
    expect(matches(text, '林晓雨', '林晓雨')).toBe(true);
  });
  it('does not match inside a longer text', () => {
    for (const given of [
      'Inés',
      'Inés Carvajal and Mira Osei',
      'It is Inés Carvajal',
      '',
      ' ',
      null,
      undefined,
      ['Inés Carvajal'],
      true,
    ])
      expect(matches(text, given, 'Inés Carvajal')).toBe(false);
  });
  it('may have other correct spellings', () => {
    expect(matches(text, 'Mum', { value: 'Helen Calloway', or: ['Mum'] })).toBe(true);
    expect(matches(text, 'Dad', { value: 'Helen Calloway', or: ['Mum'] })).toBe(false);
  });
});

describe('a number', () => {
  it('is compared as a number', () => {
    for (const given of [12.5, '12.5', '12.50', '+12.5', ' 12.5 ', '１２.５'])
      expect(matches(number(), given, 12.5)).toBe(true);
    for (const given of [
      '12,5',
      '12.5.0',
      '12.51',
      '112.5',
      '12.5 or 13',
      'about 12.5',
      '12.5 or so',
      'not 12.5',
      '12.5 at most',
      '-12.5',
      'twelve',
      '',
      NaN,
    ])
      expect(matches(number(), given, 12.5)).toBe(false);
    expect(matches(number(), '1,234', 1234)).toBe(true);
    expect(matches(number(), '12,34', 1234)).toBe(false);
    expect(matches(number(), 0.1 + 0.2, 0.3)).toBe(true);
  });
  it('converts only units of its own kind', () => {
    for (const given of ['3.5 km', '3,500 m', '3.5', { value: 3500, unit: 'm' }, '3.5 kilometres', '3.5公里'])
      expect(matches(number('km'), given, 3.5)).toBe(true);
    for (const given of ['3.5 m', '3.5 kg', '3500', '3.5 bananas', { value: 3.5, unit: 'h' }])
      expect(matches(number('km'), given, 3.5)).toBe(false);
    for (const given of ['£12.40', '12.40 GBP', 'GBP 12.40', '12.4', '£12.4'])
      expect(matches(number('GBP'), given, 12.4)).toBe(true);
    for (const given of ['€12.40', '$12.40', '£1240', '1240'])
      expect(matches(number('GBP'), given, 12.4)).toBe(false);
    expect(matches(number('°C'), '50 °F', 10)).toBe(true);
    expect(matches(number('%'), '12%', 12)).toBe(true);
    expect(matches(number('%'), '0.12', 12)).toBe(false);
  });
  it('has a tolerance in both directions', () => {
    const key = { value: 100, tolerance: 2 };
    for (const given of [98, 100, '102']) expect(matches(number(), given, key)).toBe(true);
    for (const given of [97.9, 102.1]) expect(matches(number(), given, key)).toBe(false);
  });
  it('survives a conversion to another unit and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.constantFrom(['kg', 'lb'], ['km', 'mi'], ['°C', '°F'], ['h', 's']),
        (n, [a, b]) => {
          expect(convert(convert(n, a!, b!)!, b!, a!)).toBeCloseTo(n, 6);
        },
      ),
    );
  });
  it('reads the number back from its written form', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), n => {
        expect(parseAmount(n.toLocaleString('en-GB'))?.value).toBe(n);
      }),
    );
  });
});

describe('dates, times and durations', () => {
  it('are read in the forms that people write', () => {
    for (const given of [
      '2026-03-14',
      '2026/3/14',
      '2026年3月14日',
      '2026年3月14日 星期六',
      '3月14日',
      '14/03/2026',
      '3/14/2026',
      '14 March 2026',
      '14 March',
      '14th of March, 2026',
      'March 14, 2026',
      'Mar 14th',
      'Saturday 14 March 2026',
      'Sat, 14 Mar 2026.',
    ])
      expect(matches({ type: 'date' }, given, '2026-03-14')).toBe(true);
    for (const given of [
      '2026-03-15',
      '14/04/2026',
      '2026-13-14',
      '2026-02-30',
      'Saturday',
      'Friday 14 March 2026',
      '14 or 15 March',
      '14 March 2027',
      'March',
      '14',
      '',
    ])
      expect(matches({ type: 'date' }, given, '2026-03-14')).toBe(false);
    expect(matches({ type: 'date' }, '03/04/2026', '2026-04-03')).toBe(false);
    for (const given of ['19:05', '7:05 pm', '7.05PM', '19:05:00', '7:05 p.m.', '晚上7点5分', '19点05分'])
      expect(matches({ type: 'time' }, given, '19:05')).toBe(true);
    for (const given of ['07:05', '7:05', '7:05 am', '25:00', '19:5', '19', '13:05 pm'])
      expect(matches({ type: 'time' }, given, '19:05')).toBe(false);
    expect(matches({ type: 'time' }, '12 am', '00:00')).toBe(true);
    for (const given of [
      90,
      '90',
      '1:30',
      '1 h 30 min',
      '1h30',
      '1.5 hours',
      '5400 s',
      '90分钟',
      '1:30:00',
    ]) {
      expect(matches({ type: 'duration', unit: 'min' }, given, 5400)).toBe(true);
    }
    expect(matches({ type: 'duration', unit: 's' }, '1:30', 90)).toBe(true);
    expect(matches({ type: 'duration', unit: 'min' }, '1:30', 90)).toBe(false);
    expect(parseDuration('1:75')).toBeNull();
    expect(matches({ type: 'duration' }, '89 min', { value: 5400, tolerance: 60 })).toBe(true);
  });
});

describe('a choice', () => {
  const field = { type: 'choice', options: ['Yes', 'No'] } as const;
  it('is one of its options', () => {
    expect(matches({ ...field, options: [...field.options] }, 'yes', 'Yes')).toBe(true);
    for (const given of ['No', 'y', 'Yes, it is', ''])
      expect(matches({ ...field, options: [...field.options] }, given, 'Yes')).toBe(false);
  });
});

describe('sets and sequences', () => {
  const set = { type: 'set' } as const;
  const sequence = { type: 'sequence' } as const;
  const key = ['Milk', 'Eggs', 'Flour'];
  it('match one to one', () => {
    for (const given of [
      ['eggs', 'milk', 'flour'],
      'Milk, eggs, flour',
      'Milk\nEggs\nFlour',
      'Milk; Eggs; Flour',
      '牛奶',
    ])
      expect(matches(set, given, key)).toBe(given !== '牛奶');
    for (const given of [
      ['Milk', 'Eggs'],
      ['Milk', 'Eggs', 'Flour', 'Salt'],
      ['Milk', 'Milk', 'Eggs'],
      [],
      '',
      'Milk Eggs Flour',
    ])
      expect(matches(set, given, key)).toBe(false);
    expect(matches(sequence, key, key)).toBe(true);
    expect(matches(sequence, ['Eggs', 'Milk', 'Flour'], key)).toBe(false);
  });
  it('keep commas inside items', () => {
    expect(matches(set, 'Bread, brown\nMilk', ['Milk', 'Bread, brown'])).toBe(true);
    expect(matches(set, 'Bread, brown', ['Bread, brown'])).toBe(true);
  });
  it('of numbers find a pairing when the tolerance allows several', () => {
    expect(matches({ type: 'set', items: 'number' }, [10, 11], { value: [11, 12], tolerance: 1 })).toBe(true);
    expect(matches({ type: 'set', items: 'number' }, [10, 10], { value: [11, 12], tolerance: 1 })).toBe(
      false,
    );
    expect(matches({ type: 'set', items: 'number' }, '1,200; 3', [3, 1200])).toBe(true);
  });
  it('accept a set in any order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 7 }),
        (items, turn) => {
          const turned = [...items.slice(turn % items.length), ...items.slice(0, turn % items.length)];
          expect(matches({ type: 'set', items: 'number' }, turned, items)).toBe(true);
          expect(matches({ type: 'set', items: 'number' }, [...turned, turned[0]!], items)).toBe(false);
        },
      ),
    );
  });
});

it('refuses a key that does not fit its field', () => {
  expect(() => matches({ type: 'date' }, '2026-03-14', '14 March')).toThrow(/key/);
  expect(() => matches({ type: 'choice', options: ['A'] }, 'A', 'B')).toThrow(/key/);
  expect(() => matches(number(), 1, '1')).toThrow(/key/);
  expect(() => matches(text, '', '')).toThrow(/key/);
});

describe('forms in which people answer', () => {
  it('count with words, and say what they count', () => {
    for (const given of ['3', 'three', 'Three.', '3 days', 'three rainy days', '三天', '3天', '3 messages.'])
      expect(matches(number(), given, 3), given).toBe(true);
    for (const given of [
      'three or four',
      'at least three',
      '3 to 4 days',
      'thirty',
      'not three',
      '约3天吧或4',
    ])
      expect(matches(number(), given, 3), given).toBe(false);
    expect(matches(number('kg'), 'three', 3)).toBe(true);
    expect(matches(number('kg'), 'three apples', 3)).toBe(false);
    expect(matches(number(), '1 234', 1234)).toBe(true);
    expect(matches(number('GBP'), '£1,234.50.', 1234.5)).toBe(true);
    expect(matches({ type: 'duration', unit: 'min' }, 'two hours', 7200)).toBe(true);
  });

  it('put quotes around a text, and a full stop behind it', () => {
    for (const given of ['Dentist.', '“Dentist”', "'dentist'"])
      expect(matches(text, given, 'Dentist')).toBe(true);
    expect(matches(text, 'Dentist...', 'Dentist')).toBe(false);
  });

  it('name a place with what it lies in, and a title without its article', () => {
    const place = { value: 'Lisbon', names: 'place' } as const;
    expect(matches(text, 'Lisbon, Portugal', place)).toBe(true);
    expect(matches(text, 'Lisbon, Portugal', 'Lisbon')).toBe(false);
    expect(matches(text, 'Porto, Lisbon', place)).toBe(false);
    const inn = { value: 'The Lantern Inn', names: 'place' } as const;
    expect(matches(text, 'Lantern Inn', inn)).toBe(true);
    expect(matches(text, 'Inn', inn)).toBe(false);
    expect(matches(text, 'Lantern Inn', 'The Lantern Inn')).toBe(false);
  });

  it('join items by a word, mark them, and add their times where titles are asked for', () => {
    const set = { type: 'set' } as const;
    for (const given of ['A and B', 'B, A', '- A\n- B', '1. A\n2. B', 'A & B', 'A、B', 'A和B', ['B.', 'A']])
      expect(matches(set, given, ['A', 'B']), String(given)).toBe(true);
    for (const given of ['A or B', 'A', 'A, B and C', 'A and A'])
      expect(matches(set, given, ['A', 'B']), given).toBe(false);
    expect(matches(set, 'Salt and pepper, Bread', ['Salt and pepper', 'Bread'])).toBe(true);
    expect(matches(set, 'Salt and pepper and Bread', ['Salt and pepper', 'Bread'])).toBe(true);
    const titles = { value: ['Dentist', 'Choir'], names: 'title' } as const;
    expect(matches(set, 'Dentist (10:00), Choir at 18:30', titles)).toBe(true);
    expect(matches(set, 'Dentist (10:00), Choir', ['Dentist', 'Choir'])).toBe(false);
  });
});
