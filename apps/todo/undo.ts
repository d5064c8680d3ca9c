import type { Phone } from '../catalogue.ts';
import { fresh, idle, pair, turn, type UndoPairs, type UndoStep, type UndoSteps } from '../undo.ts';
import type { Task } from './state.ts';

const ID = 'task-undo';
const ONE = { tasks: [ID] };
const of = (phone: Phone) => phone.apps.todo;
const listsOf = (phone: Phone) => Object.keys(of(phone).lists).filter(id => id !== of(phone).tasks[ID]!.list);

/** A task with everything that a task can have, beside those of the world. */
function withTask({ apps: { todo } }: Phone): void {
  const [sample] = Object.values(todo.tasks).filter(t => t.binnedAt === null && t.completedAt === null);
  todo.tasks[ID] = {
    ...(sample as Task),
    title: 'one',
    due: '2026-03-16',
    time: 600,
    reminder: 45,
    starred: false,
    priority: 'none',
    repeat: { every: 'week', interval: 1, weekdays: [1], day: null, from: 'due' },
    tags: ['calls', 'flat'],
    subtasks: [
      { id: 'step-a', title: 'A', done: false },
      { id: 'step-b', title: 'B', done: true },
    ],
  };
}
const on = (act: UndoSteps, undo: UndoSteps) => ({ start: withTask, ...pair(act, undo) });
const swap = (action: string, to: object, back: object) => ({ start: withTask, ...turn(action, to, back) });
const moveTo = (list: string | undefined): UndoStep => ['move', { ...ONE, list }];

export const undo: UndoPairs = {
  'a star': swap('star', { ...ONE, starred: true }, { ...ONE, starred: false }),
  completion: on([['complete', ONE]], [['uncomplete', ONE]]),
  'completion, with Undo': on([['complete', ONE]], [['undo']]),
  'the bin': on([['bin', ONE]], [['restore', ONE]]),
  'the bin, with Undo': on([['bin', ONE]], [['undo']]),
  'another list': on(
    now => [moveTo(listsOf(now)[0])],
    (_, was) => [moveTo(of(was).tasks[ID]!.list)],
  ),
  'two other lists': on(
    now => [moveTo(listsOf(now)[0]), moveTo(of(now).tasks[ID]!.list), moveTo(listsOf(now)[1])],
    (_, was) => [moveTo(of(was).tasks[ID]!.list)],
  ),
  'a tag': on([['tag', { ...ONE, tag: 'new' }]], [['untag', { ...ONE, tag: 'new' }]]),
  'a priority': swap('setPriority', { ...ONE, priority: 'high' }, { ...ONE, priority: 'none' }),
  'a tick': swap(
    'tickStep',
    { task: ID, step: 'step-a', done: true },
    { task: ID, step: 'step-a', done: false },
  ),
  'the order of steps': swap(
    'moveStep',
    { task: ID, step: 'step-a', to: 1 },
    { task: ID, step: 'step-a', to: 0 },
  ),
  'a due date': swap('setDue', { ...ONE, due: '2026-03-20' }, { ...ONE, due: '2026-03-16' }),
  'a time': swap('setTime', { task: ID, time: null }, { task: ID, time: 600 }),
  'a title': swap('edit', { task: ID, title: 'Other' }, { task: ID, title: 'one ' }),
  'a setting': pair(
    now => [['changeSettings', { settings: { snooze: of(now).settings.snooze === 30 ? 60 : 30 } }]],
    (_, was) => [['changeSettings', { settings: { snooze: of(was).settings.snooze } }]],
  ),
  'a search': idle(['remember', { query: 'x' }]),
  'a new task that is not added': {
    act: now => [
      ['startDraft', { home: Object.keys(of(now).lists)[0] }],
      ['changeDraft', { change: { starred: true } }],
      ['dropDraft'],
    ],
    undo: [],
  },
  'a list that is made': pair([['addList', { name: 'Boat', colour: 'red', icon: 'pets' }]], (now, was) => [
    ['deleteList', { list: fresh(of(now).lists, of(was).lists)[0] }],
  ]),
  'a task that is made': pair(
    now => [['add', { text: 'Sand it', list: Object.keys(of(now).lists)[0] }]],
    (now, was) => {
      const tasks = fresh(of(now).tasks, of(was).tasks);
      return [
        ['bin', { tasks }],
        ['remove', { tasks }],
      ];
    },
  ),
};
