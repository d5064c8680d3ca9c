import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  grouped,
  numberIn,
  offsetIn,
  offsetShown,
  plainNumber,
  readable,
  shownResult,
  signsOf,
  spelled,
  understood,
} from './format.ts';
import { amountOf, amountPressed, backspace, edited, outside, pressed, type Line } from './line.ts';
import { parseRational } from './math/rational.ts';

const END = Number.MAX_SAFE_INTEGER;
/** Keys pressed one after another; `|` in the text is where the caret stands. */
function keys(text: string, ...all: string[]): string {
  const at = text.indexOf('|');
  let line: Line = {
    text: text.replace('|', ''),
    start: at < 0 ? text.length : at,
    end: at < 0 ? text.length : at,
  };
  for (const key of all) line = key === 'back' ? backspace(line) : pressed(line, key);
  return `${line.text.slice(0, line.start)}|${line.text.slice(line.start)}`;
}
const point = signsOf({ separators: 'comma_point' });
const comma = signsOf({ separators: 'point_comma' });
const space = signsOf({ separators: 'space_comma' });
const plain = signsOf({ separators: 'plain' });

describe('keys', () => {
  test('digits and points make numbers', () => {
    expect([
      keys('', '1', '.', '5'),
      keys('', '.', '5'),
      keys('1.5', '.'),
      keys('1|.5', '.'),
      keys('2+', '.'),
      keys('(2)', '3'),
      keys('5%', '.'),
    ]).toEqual(['1.5|', '0.5|', '1.5|', '1|.5', '2+0.|', '(2)×3|', '5%×0.|']);
  });

  test('an operator needs a number, and takes the place of another; a minus may be a sign', () => {
    expect([
      keys('', '×'),
      keys('', '−', '5'),
      keys('2+', '×'),
      keys('2×', '−'),
      keys('2×−', '+'),
      keys('2−', '−'),
      keys('(', '+'),
      keys('(', '−'),
      keys('2|3', '+'),
    ]).toEqual(['|', '−5|', '2×|', '2×−|', '2+|', '2−|', '(|', '(−|', '2+|3']);
  });

  test('one key for brackets gives the one that fits', () => {
    expect([
      keys('', '()'),
      keys('(', '()'),
      keys('(2', '()'),
      keys('(2)', '()'),
      keys('2×', '()'),
      keys('sin(30', '()'),
      keys('((2)+3', '()'),
    ]).toEqual(['(|', '((|', '(2)|', '(2)(|', '2×(|', 'sin(30)|', '((2)+3)|']);
  });

  test('what stands behind a number stands behind nothing else', () => {
    expect([
      keys('', '%'),
      keys('5', '%', '!'),
      keys('2+', '²'),
      keys('', ')'),
      keys('π', '²'),
      keys('2', '10^('),
      keys('2', 'sin('),
      keys('', '√', '9'),
    ]).toEqual(['|', '5%!|', '2+|', '|', 'π²|', '2×10^(|', '2sin(|', '√9|']);
  });

  test('the caret stays outside of functions, and backspace takes them whole', () => {
    expect([
      outside('sin(30)', 2),
      outside('2+cos⁻¹(1', 5),
      outside('12', 1),
      outside('2⁻¹', 2),
      outside('', END),
    ]).toEqual([4, 8, 1, 3, 0]);
    expect([
      keys('2+sin(', 'back'),
      keys('2⁻¹', 'back'),
      keys('12|3', 'back'),
      keys('|12', 'back'),
      keys('co|s(3', '2'),
    ]).toEqual(['2+|', '2|', '1|3', '|12', 'cos(2|3']);
    expect(backspace({ text: '1234', start: 1, end: 3 })).toEqual({ text: '14', start: 1, end: 1 });
    expect(pressed({ text: '1234', start: 1, end: 3 }, '9')).toEqual({ text: '194', start: 2, end: 2 });
  });
});

describe('a field edited by a keyboard', () => {
  const now = (line: string, text: string) => {
    const was = spelled(line, point);
    const to = edited(
      line,
      { was, now: text },
      piece => understood(piece, point),
      at => offsetIn(was, at, point),
    );
    return `${to.text.slice(0, to.start)}|${to.text.slice(to.start)}`;
  };
  test('keeps the rest, and understands the piece', () => {
    expect([
      now('', '12*3'),
      now('1234', '1,2345'),
      now('1234567', '1,234,56'),
      now('1234+5', '1,234×2+5'),
      now('1234', '1,2934'),
      now('12', ''),
      now('1+2', '7'),
    ]).toEqual(['12×3|', '12345|', '123456|', '1234×2|+5', '129|34', '|', '7|']);
  });
  test('a thousands sign that is deleted takes the digit before it along', () =>
    expect(now('1234', '1234')).toBe('|234'));
});

describe('amounts', () => {
  const pad = (text: string, ...all: string[]) =>
    all.reduce((line, key) => amountPressed(line, key), { text, start: text.length, end: text.length }).text;
  test('keys of the number pad', () => {
    expect([
      pad('', '0', '5'),
      pad('', '.', '5'),
      pad('1.5', '.'),
      pad('12', '±'),
      pad('−12', '±'),
      pad('12', 'back'),
      pad('12', 'clear'),
      pad('123456789012345', '6'),
      pad('', '±', '4', '0'),
    ]).toEqual(['5', '0.5', '1.5', '−12', '12', '1', '', '123456789012345', '−40']);
    expect(amountPressed({ text: '1234', start: 1, end: 3 }, '9')).toEqual({ text: '194', start: 2, end: 2 });
  });
  test('other texts become amounts', () =>
    expect([
      amountOf('£12.50'),
      amountOf('007'),
      amountOf('-3'),
      amountOf('-3', false),
      amountOf('1.2.3'),
      amountOf('abc'),
    ]).toEqual(['12.50', '7', '−3', '3', '1.23', '']));
});

describe('numbers on the screen', () => {
  test('are grouped as the person likes', () => {
    expect([
      grouped('1234567.891', point),
      grouped('1234567.891', comma),
      grouped('-1234567', space),
      grouped('1234567.5', plain),
      grouped('.5', point),
      grouped('999', point),
    ]).toEqual(['1,234,567.891', '1.234.567,891', '−1\u00a0234\u00a0567', '1234567.5', '.5', '999']);
    expect(spelled('1234.5×sin(30000)−e', comma)).toBe('1.234,5×sin(30.000)−e');
  });

  test('carets lead there and back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(point, comma, space, plain),
        fc.integer({ min: 0, max: 16 }),
        (signs, at) => {
          const line = '1234567.25×89012';
          const shown = spelled(line, signs);
          expect(offsetIn(shown, offsetShown(shown, at, signs), signs)).toBe(at);
        },
      ),
    );
  });

  const auto = (text: string, format: 'automatic' | 'two' | 'scientific' | 'engineering' = 'automatic') =>
    plainNumber(parseRational(text)!, format);
  test('are whole as long as they fit, and else have a power of ten', () => {
    expect([
      auto('121932631112635269'),
      auto('1/3'),
      auto('2/3'),
      auto('1000000/7'),
      auto('0.1'),
      auto('1e30'),
      auto('1/700000'),
      auto('1e-12'),
      auto('123456789012345678901/7'),
    ]).toEqual([
      '121932631112635269',
      '0.333333333333',
      '0.666666666667',
      '142857.142857',
      '0.1',
      '1e30',
      '0.00000142857142857',
      '1e-12',
      '17636684144620811272',
    ]);
    expect([
      auto('1/3', 'two'),
      auto('0', 'two'),
      auto('-1234.567', 'two'),
      auto('123456', 'scientific'),
      auto('123456', 'engineering'),
      auto('0.00012', 'engineering'),
      auto('0', 'scientific'),
    ]).toEqual(['0.33', '0.00', '-1234.57', '1.23456e5', '123.456e3', '120e-6', '0']);
    expect([
      readable('-1.5e-7', comma),
      readable('1e30', point),
      shownResult('1234567/1', {
        separators: 'comma_point',
        angle: 'deg',
        format: 'automatic',
        vibrate: true,
        keepLayout: true,
      }),
    ]).toEqual(['−1,5E−7', '1E30', '1,234,567']);
  });

  test('are understood as they are meant', () => {
    expect([
      understood('1,234.5', point),
      understood('1.234,5', point),
      understood('12,5', point),
      understood('1,234', point),
      understood('1.234', comma),
      understood('12.5', comma),
      understood('1 234 567,5', space),
      understood('1.234.567', point),
      understood('1.5', plain),
      understood('1,234', plain),
      understood('1.234', space),
    ]).toEqual([
      '1234.5',
      '1234.5',
      '12.5',
      '1234',
      '1234',
      '12.5',
      '1234567.5',
      '1234567',
      '1.5',
      '1234',
      '1.234',
    ]);
    expect([
      numberIn('£1,234.50 a month', point),
      numberIn('about -3.5 °C', point),
      numberIn('no number', point),
      numberIn('', point),
      numberIn('flat 4', point),
      numberIn('1.234,50 €', comma),
    ]).toEqual(['1234.50', '−3.5', undefined, undefined, '4', '1234.50']);
  });
});
