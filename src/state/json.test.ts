import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wellFormed } from './json.ts';
import { tree } from './testing/trees.ts';

it('half of a surrogate pair becomes U+FFFD, and a whole one stays', () => {
  expect(wellFormed('a\ud83d \ude00\ud83d\ude00 中')).toBe('a\ufffd \ufffd😀 中');
  expect(wellFormed({ fields: { a: ['\ud83d', 1, null], b: true } })).toEqual({
    fields: { a: ['\ufffd', 1, null], b: true },
  });
});

it('what has none is given back itself', () => {
  fc.assert(
    fc.property(tree, value => {
      const read = wellFormed(value);
      expect(JSON.stringify(wellFormed(read))).toBe(JSON.stringify(read));
      expect(read === value).toBe(JSON.stringify(read) === JSON.stringify(value));
    }),
  );
});
