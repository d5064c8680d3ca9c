import { expect, test } from 'vitest';
import { lifetimeAt } from '../../src/state/schema.ts';
import { catalogue, createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { one, phones, rule, state } from './testing.ts';
import { Todo, type Task as Row } from './state.ts';

const { phoneWith, run } = phones(catalogue, createWorld);
const ONE = { tasks: ['task-one'] };
const full: Partial<Row> = {
  due: '2026-03-16',
  time: 600,
  reminder: 45,
  snoozedUntil: Date.UTC(2026, 2, 12, 12),
  repeat: rule('week', { weekdays: [1] }),
  tags: ['calls', 'flat'],
  subtasks: [
    { id: 'step-a', title: 'A', done: false },
    { id: 'step-b', title: 'B', done: true },
  ],
};

test('an order by hand', async () => {
  const was = await phoneWith({ a: {}, b: {}, c: {} });
  const order = (phone: AnyPhone) =>
    Object.entries(state(phone).tasks)
      .sort(([, a], [, b]) => a.position - b.position)
      .map(([id]) => id);
  const back = run(run(was, 'reorder', { task: 'task-b', to: 0 }), 'reorder', { task: 'task-b', to: 1 });
  expect(order(back)).toEqual(order(was));
});

test('a copy, and the next of one that repeats, have been moved nowhere', async () => {
  const moved = run(await phoneWith({ one: full }), 'move', { ...ONE, list: 'list-two' });
  expect(one(moved).left).toEqual({ list: 'list-one', position: 0 });
  for (const action of ['duplicate', 'complete']) {
    const made = Object.entries(state(run(moved, action, ONE)).tasks).find(([id]) => id !== 'task-one')!;
    expect(made[1]).not.toHaveProperty('left');
  }
});

test('searches are a history, and what is being added is wear', () => {
  expect(lifetimeAt(Todo, ['searches'])).toBe('history');
  expect(lifetimeAt(Todo, ['draft', 'due'])).toBe('trace');
  expect(lifetimeAt(Todo, ['tasks', 'task-one', 'due'])).toBe('data');
});
