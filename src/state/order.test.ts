import { expect, it } from 'vitest';
import { hash } from './hash.ts';
import { equal } from './json.ts';
import { orderedEntries, orderedIds, orderedRows, reversedKeys } from './order.ts';

const table = { b: { at: 2, n: 1 }, c: { at: 1, n: 3 }, a: { at: 2, n: 2 } };
const byTime = (x: { at: number }, y: { at: number }) => x.at - y.at;

it('orders rows by comparisons and then by id, whatever the order of keys', () => {
  for (const rows of [table, reversedKeys(table)]) {
    expect(orderedIds(rows)).toEqual(['a', 'b', 'c']);
    expect(orderedIds(rows, byTime)).toEqual(['c', 'a', 'b']);
    expect(orderedIds(rows, byTime, (x, y) => x.n - y.n)).toEqual(['c', 'b', 'a']);
    expect(orderedRows(rows, byTime).map(({ n }) => n)).toEqual([3, 2, 1]);
    expect(orderedEntries(rows)[0]).toEqual(['a', table.a]);
  }
});

it('reverses the keys of all objects and leaves lists, so that the value is the same', () => {
  const value = { one: [{ x: 1, y: [2, 3] }, null], two: 'text' };
  const other = reversedKeys(value);
  expect(JSON.stringify(other)).toBe('{"two":"text","one":[{"y":[2,3],"x":1},null]}');
  expect(equal(other, value)).toBe(true);
  expect(hash(other)).toBe(hash(value));
});
