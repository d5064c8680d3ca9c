import { expect, it } from 'vitest';
import { added, changed, exactly, only, onlyFields, onlyRemoved, removed, sameText } from './changes.ts';

const was = { a: { t: 1, u: 1 }, b: { t: 2, u: 1 } };
const now = { b: { t: 3, u: 1 }, c: { t: 4, u: 1 } };

it('lists added, removed and changed entities', () => {
  expect(added(was, now)).toEqual([{ id: 'c', t: 4, u: 1 }]);
  expect(removed(was, now)).toEqual([{ id: 'a', t: 1, u: 1 }]);
  expect(changed(was, now)).toEqual([{ id: 'b', was: { t: 2, u: 1 }, now: { t: 3, u: 1 } }]);
  expect(changed(was, structuredClone(was))).toEqual([]);
});

it('only and exactly count every item', () => {
  const isOne = (n: number) => n === 1;
  const small = (n: number) => n < 3;
  expect(only([1], isOne)).toBe(true);
  expect([only([], isOne), only([1, 1], isOne), only([2], isOne)]).toEqual([false, false, false]);
  expect(exactly([1, 2], [small, isOne])).toBe(true);
  expect(exactly([2, 1], [small, isOne])).toBe(true);
  expect([
    exactly([2, 2], [small, isOne]),
    exactly([1], [small, isOne]),
    exactly([1, 2, 3], [small, isOne]),
  ]).toEqual([false, false, false]);
});

it('onlyFields requires exactly the named changes', () => {
  expect(onlyFields({ a: 1, b: 1, r: 0 }, { a: 2, b: 1, r: 9 }, ['a'], ['r'])).toBe(true);
  expect(onlyFields({ a: 1, b: 1 }, { a: 2, b: 2 }, ['a'])).toBe(false);
  expect(onlyFields({ a: 1, b: 1 }, { a: 1, b: 1 }, ['a'])).toBe(false);
});

it('onlyRemoved requires exactly these removals and no additions', () => {
  expect(onlyRemoved(was, { b: was.b }, ['a'])).toBe(true);
  expect([onlyRemoved(was, {}, ['a']), onlyRemoved(was, now, ['a']), onlyRemoved(was, was, ['a'])]).toEqual([
    false,
    false,
    false,
  ]);
});

it('sameText ignores only line endings and outer spaces', () => {
  expect(sameText('a \r\nb\n', 'a\nb')).toBe(true);
  expect(sameText('a\nb', 'a b')).toBe(false);
  expect(sameText('A', 'a')).toBe(false);
});
