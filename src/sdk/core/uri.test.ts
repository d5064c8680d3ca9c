import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeUri } from './uri.ts';

it('reads what was encoded, whatever it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(decodeUri(encodeURIComponent(text))).toBe(text);
    }),
  );
});

it('reads what encodes nothing without an error', () => {
  expect(['100%', '%', '%zz a', '%E2%82', 'a%20%ff%20b', '%EF%BB%BFx'].map(decodeUri)).toEqual([
    '100%',
    '%',
    '%zz a',
    '\uFFFD',
    'a \uFFFD b',
    '\uFEFFx',
  ]);
});
