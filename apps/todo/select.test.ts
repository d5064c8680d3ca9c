import { expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { dayOf } from './dates.ts';
import { countsOf, found, isOverdue, sectionsOf, smartRows, tagsOf, type Place } from './select.ts';
import { phones, state } from './testing.ts';

const { phoneWith } = phones(catalogue, createWorld);
const ZONE = 'Europe/London';
const TODAY = dayOf('2026-03-12');

const phone = await phoneWith({
  late: { due: '2026-03-10', priority: 'low', tags: ['a'] },
  passed: { due: '2026-03-12', time: 540, priority: 'high' },
  today: { due: '2026-03-12', starred: true, position: -1 },
  soon: { due: '2026-03-18', title: 'Soup', notes: 'with leeks' },
  then: { due: '2026-03-19', list: 'list-two' },
  never: { tags: ['a', 'B'], subtasks: [{ id: 'step-a', title: 'leek', done: false }] },
  done: { due: '2026-03-11', completedAt: Date.UTC(2026, 2, 11, 20) },
  binned: { binnedAt: 1, tags: ['z'] },
});
const todo = state(phone);
const now = phone.clock.now;
const ids = (rows: readonly { id: string }[]) => rows.map(t => t.id.slice(5));
const shown = (place: Place, ...more: []) =>
  sectionsOf(todo, place, now, ZONE, ...more).map(s => [s.at, ...ids(s.rows)]);

test('smart lists', () => {
  expect(shown({ smart: 'today' })).toEqual([
    ['overdue', 'late'],
    [String(TODAY), 'passed', 'today'],
  ]);
  expect(shown({ smart: 'week' })).toEqual([
    [String(TODAY), 'passed', 'today'],
    [String(TODAY + 6), 'soon'],
  ]);
  expect(ids(smartRows(todo.tasks, 'nodate', TODAY))).toEqual(['never']);
  expect(ids(smartRows(todo.tasks, 'important', TODAY))).toEqual(['today']);
  expect(shown({ smart: 'completed' })).toEqual([[String(TODAY - 1), 'done']]);
  expect(shown({ smart: 'all' })).toEqual([
    ['overdue', 'late'],
    ['today', 'passed', 'today'],
    ['next-week', 'soon', 'then'],
    ['no-date', 'never'],
  ]);
});

test('lists in the order of the hand, completed last; tags; filters', () => {
  expect(shown({ list: 'list-one' })).toEqual([
    ['open', 'today', 'late', 'passed', 'soon', 'never'],
    ['completed', 'done'],
  ]);
  expect(shown({ tag: 'a' })).toEqual([
    ['overdue', 'late'],
    ['no-date', 'never'],
  ]);
  expect(
    sectionsOf(todo, { list: 'list-one' }, now, ZONE, { priorities: ['high', 'low'], tag: null }).map(s =>
      ids(s.rows),
    ),
  ).toEqual([['late', 'passed']]);
  expect(
    sectionsOf({ ...todo, sorts: { 'list-one': 'priority' } }, { list: 'list-one' }, now, ZONE)[0]!.rows.map(
      t => t.priority,
    ),
  ).toEqual(['high', 'low', 'none', 'none', 'none']);
});

test('overdue by the day, and by the time on it', () => {
  const late = (id: string) => isOverdue(todo.tasks[`task-${id}`]!, now, ZONE);
  expect(['late', 'passed', 'today', 'done'].map(late)).toEqual([true, true, false, false]);
  expect(countsOf(todo.tasks, now, ZONE)).toEqual({
    'list-one': { open: 5, late: 2 },
    'list-two': { open: 1, late: 0 },
  });
});

test('search and tags leave out the bin', () => {
  expect(ids(found(todo.tasks, 'leek'))).toEqual(['soon', 'never']);
  expect(ids(found(todo.tasks, '#b'))).toEqual(['never']);
  expect(tagsOf(todo.tasks)).toEqual([
    { tag: 'a', count: 2 },
    { tag: 'B', count: 1 },
  ]);
});
