import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatted, type Sign } from './format.ts';

/** `a«b»c` is the text abc with b selected; `a|b` has the caret between. */
const field = (drawn: string) => {
  const start = drawn.search(/[«|]/);
  return {
    text: drawn.replace(/[«»|]/g, ''),
    start,
    end: drawn.includes('»') ? drawn.indexOf('»') - 1 : start,
  };
};
const drawn = ({ text, start, end }: { text: string; start: number; end: number }) =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`;

test.each<[Sign, string, string]>([
  ['bold', 'a «b» c', 'a **«b»** c'],
  ['bold', 'a **«b»** c', 'a «b» c'],
  ['bold', 'a «**b**» c', 'a «b» c'],
  ['bold', 'a|', 'a**|**'],
  ['italic', '«b»', '_«b»_'],
  ['strike', '«b»', '~~«b»~~'],
  ['code', '«b»', '`«b»`'],
  ['code', '«a\nb»', '```\n«a\nb»\n```'],
  ['link', 'see «here» now', 'see [here](«https://») now'],
  ['link', '|', '[link](«https://»)'],
  ['heading', 'one\ntw|o', 'one\n# tw|o'],
  ['heading', '# o|', '## o|'],
  ['heading', '### o|', 'o|'],
  ['bullets', 'o«ne\ntw»o\nthree', '- o«ne\n- tw»o\nthree'],
  ['bullets', '- o«ne\n- tw»o', 'o«ne\ntw»o'],
  ['bullets', '|', '- |'],
  ['bullets', '|\na', '- |\na'],
  ['numbers', '«a\nb\nc»', '1. «a\n2. b\n3. c»'],
  ['tasks', '- o|ne', '- [ ] o|ne'],
  ['tasks', '- [x] o|ne', 'o|ne'],
  ['quote', 'o|ne', '> o|ne'],
])('%s on %j gives %j', (sign, from, to) => {
  expect(drawn(formatted(field(from), sign))).toBe(to);
});

test('bold, italic, strike, bullets and quotes put on and taken off leave the text', () => {
  const text = fc.array(fc.constantFrom('a', 'b c', 'd', ''), { maxLength: 5 }).map(l => l.join('\n'));
  fc.assert(
    fc.property(
      text,
      fc.nat(30),
      fc.nat(30),
      fc.constantFrom<Sign>('bold', 'italic', 'strike', 'bullets', 'quote'),
      (t, a, b, sign) => {
        const [start, end] = [Math.min(a, b, t.length), Math.min(Math.max(a, b), t.length)];
        const on = formatted({ text: t, start, end }, sign);
        expect(on.text).not.toBe(t);
        expect(on.end).toBeLessThanOrEqual(on.text.length);
        expect(formatted(on, sign).text).toBe(t);
      },
    ),
  );
});
