import { describe, expect, test } from 'vitest';
import { lifetimeAt } from '../../src/state/schema.ts';
import { catalogue, createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { one, phones, rule, state } from './testing.ts';
import { Task, Todo, type Task as Row } from './state.ts';

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

/** The parts of the state that are not wear. */
function data(phone: AnyPhone) {
  const { tasks, lists, settings } = state(phone);
  const rows = Object.entries(tasks).map(([id, task]) => [
    id,
    Object.fromEntries(Object.entries(task).filter(([key]) => lifetimeAt(Task, [key]) === 'data')),
  ]);
  return { tasks: Object.fromEntries(rows) as Record<string, Partial<Row>>, lists, settings };
}

describe('what was done and taken back leaves what was there', () => {
  test.each<[string, ...(readonly [string, object])[]]>([
    ['a star', ['star', { ...ONE, starred: true }], ['star', { ...ONE, starred: false }]],
    ['completion', ['complete', ONE], ['uncomplete', ONE]],
    ['completion, with Undo', ['complete', ONE], ['undo', {}]],
    ['the bin', ['bin', ONE], ['restore', ONE]],
    ['the bin, with Undo', ['bin', ONE], ['undo', {}]],
    ['another list', ['move', { ...ONE, list: 'list-two' }], ['move', { ...ONE, list: 'list-one' }]],
    [
      'two other lists',
      ['move', { ...ONE, list: 'list-two' }],
      ['move', { ...ONE, list: 'list-one' }],
      ['move', { ...ONE, list: 'list-two' }],
      ['move', { ...ONE, list: 'list-one' }],
    ],
    ['a tag', ['tag', { ...ONE, tag: 'new' }], ['untag', { ...ONE, tag: 'new' }]],
    [
      'a priority',
      ['setPriority', { ...ONE, priority: 'high' }],
      ['setPriority', { ...ONE, priority: 'none' }],
    ],
    [
      'a tick',
      ['tickStep', { task: 'task-one', step: 'step-a', done: true }],
      ['tickStep', { task: 'task-one', step: 'step-a', done: false }],
    ],
    [
      'the order of steps',
      ['moveStep', { task: 'task-one', step: 'step-a', to: 1 }],
      ['moveStep', { task: 'task-one', step: 'step-a', to: 0 }],
    ],
    ['a due date', ['setDue', { ...ONE, due: '2026-03-20' }], ['setDue', { ...ONE, due: '2026-03-16' }]],
    ['a time', ['setTime', { task: 'task-one', time: null }], ['setTime', { task: 'task-one', time: 600 }]],
    [
      'a title',
      ['edit', { task: 'task-one', title: 'Other' }],
      ['edit', { task: 'task-one', title: 'one ' }],
    ],
    [
      'a setting',
      ['changeSettings', { settings: { snooze: 30 } }],
      ['changeSettings', { settings: { snooze: 60 } }],
    ],
    ['a search', ['remember', { query: 'x' }]],
    [
      'a new task that is not added',
      ['startDraft', { home: 'list-one' }],
      ['changeDraft', { change: { starred: true } }],
      ['dropDraft', {}],
    ],
    ['a snooze', ['snooze', { task: 'task-one' }]],
  ])('%s', async (_, ...steps) => {
    const was = await phoneWith({ zero: {}, one: full, two: {} });
    const now = steps.reduce((phone, [action, args]) => run(phone, action, args), was);
    expect(data(now)).toEqual(data(was));
  });

  test('a list and a task that were made and deleted', async () => {
    const was = await phoneWith({ one: {} });
    const added = run(was, 'addList', { name: 'Boat', colour: 'red', icon: 'pets' });
    const list = Object.keys(state(added).lists).find(id => !(id in state(was).lists))!;
    const task = run(added, 'add', { text: 'Sand it', list });
    const id = Object.keys(state(task).tasks).find(t => t !== 'task-one')!;
    const binned = run(run(task, 'bin', { tasks: [id] }), 'deleteList', { list });
    expect(one(binned, id).binnedAt).not.toBeNull();
    expect(data(run(binned, 'remove', { tasks: [id] }))).toEqual(data(was));
  });

  test('an order by hand', async () => {
    const was = await phoneWith({ a: {}, b: {}, c: {} });
    const order = (phone: AnyPhone) =>
      Object.entries(state(phone).tasks)
        .sort(([, a], [, b]) => a.position - b.position)
        .map(([id]) => id);
    const back = run(run(was, 'reorder', { task: 'task-b', to: 0 }), 'reorder', { task: 'task-b', to: 1 });
    expect(order(back)).toEqual(order(was));
  });
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
