import { produce } from 'immer';
import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('what is made of a part of state is made once, again for another argument or part, and of a draft as it stands', () => {
  let made = 0;
  const sum = remembered((rows: Record<string, number>, times: number) => {
    made++;
    return times * Object.values(rows).reduce((a, b) => a + b, 0);
  });
  const rows = { a: 1, b: 2 };
  expect([sum(rows, 1), sum(rows, 1)]).toEqual([3, 3]);
  expect(made).toBe(1);
  expect(sum(rows, 2)).toBe(6);
  expect(made).toBe(2);
  expect(sum({ ...rows }, 2)).toBe(6);
  expect(made).toBe(3);
  const next = produce(rows, draft => {
    expect(sum(draft, 2)).toBe(6);
    expect(made).toBe(3);
    draft.a = 5;
    expect(sum(draft, 2)).toBe(14);
  });
  expect(made).toBe(4);
  expect(sum(next, 2)).toBe(14);
});
