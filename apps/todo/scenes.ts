import {
  after,
  at,
  changed,
  oneOfEach,
  SHARED,
  type AppScenes,
  type DialogRow,
  type Touch,
} from '../scenes.ts';
import { SMART } from './select.ts';

const hold = (element: string): Touch => ({ type: 'long_press', element });
const typed = (element: string, text: string): Touch => ({ type: 'type', element, text });
const down: Touch = { type: 'scroll', direction: 'down', amount: 2 };
const LIST = '/list/list-gannet';
const TASK = '/task/task-firewood';
const picked: Touch = hold('task#task-onion');
const more = 'button/more-options';
const CHOOSE = 'apps/todo/ui/Choose.tsx label';
const SETTING = 'apps/todo/ui/Settings.tsx title';

const dialogs: readonly DialogRow[] = [
  ['/', 'More options', [more]],
  ['/', 'New list', ['button/new-list'], 'apps/todo/ui/ListDialog.tsx title'],
  ['/', 'New task', ['button/new-task']],
  ['/', 'New task', ['button/new-task', typed('field/new-task', 'Ring Keith tomorrow 5pm !high #calls')]],
  ['/', 'Due date', ['button/new-task', 'quick-due']],
  ['/', 'Priority', ['button/new-task', 'quick-priority']],
  ['/', 'List', ['button/new-task', 'quick-list'], CHOOSE],
  [LIST, 'More options', [more]],
  [LIST, 'Sort by', [more, 'sort']],
  [LIST, 'Filter', ['button/filter']],
  [LIST, 'Edit list', [more, 'menuitem/edit-list'], 'apps/todo/ui/ListDialog.tsx title'],
  [
    LIST,
    'Delete 4 completed tasks?',
    [more, 'menuitem/delete-completed'],
    "apps/todo/ui/Places.tsx `Delete ${done === 1 ? 'the completed task' : `${done} completed tasks`}?`",
  ],
  [LIST, 'Delete Gannet weekend?', [more, 'menuitem/delete-list']],
  [LIST, 'More options', [picked, more]],
  [LIST, 'Due date', [picked, 'button/due-date']],
  [LIST, 'Priority', [picked, more, 'menuitem/priority']],
  [LIST, 'Move to list', [picked, more, 'menuitem/move-to-list'], CHOOSE],
  [LIST, 'Delete 1 task?', [picked, 'button/delete']],
  [LIST, 'Add tag', [picked, more, 'menuitem/add-tag']],
  ['/smart/today', 'Due date', ['button/reschedule']],
  [TASK, 'More options', [more]],
  [TASK, 'Due date', ['due']],
  [TASK, 'Priority', ['priority']],
  [TASK, 'Move to list', ['list'], CHOOSE],
  [TASK, 'Delete this task?', ['button/delete']],
  [TASK, 'Remind me', ['reminder']],
  ['/task/task-swim', 'Remind me', ['reminder']],
  [TASK, 'Repeat', ['repeat']],
  [TASK, 'Custom repetition', ['repeat', 'radio#option-custom']],
  [TASK, 'Tags', ['tags']],
  ['/lists', 'Edit list', ['button/edit-work'], 'apps/todo/ui/ListDialog.tsx title'],
  ['/lists', 'Delete Work?', ['button/delete-work']],
  ['/bin', 'Empty the bin?', ['button/empty']],
  ['/bin', 'Delete this task for good?', ['button/delete-balloon-ride-for-poppy-fo']],
  ['/settings', 'Default list', ['default-list'], SETTING],
  ['/settings', 'Default reminder', ['reminder'], SETTING],
  ['/settings', 'Default reminder without a time', ['day-reminder'], SETTING],
  ['/settings', 'Snooze', ['snooze'], SETTING],
  ['/settings', 'Start of the week', ['first-day'], SETTING],
];

export const scenes: AppScenes = {
  params: {
    list: ({ apps: { todo } }) => oneOfEach(todo.lists),
    smart: () => [...SMART],
    tag: () => ['money'],
    task: ({ apps: { todo } }) =>
      oneOfEach(
        todo.tasks,
        t => `${t.completedAt !== null} ${t.binnedAt !== null} ${t.subtasks.length > 0} ${t.repeat !== null}`,
      ),
  },
  args: { '/share': SHARED },
  screens: ({ world, scene }) => [
    scene('empty', '/', {
      phone: changed(world, ({ todo }) => {
        todo.tasks = {};
      }),
    }),
    scene('empty list', LIST, {
      phone: changed(world, ({ todo }) => {
        todo.tasks = {};
      }),
    }),
    ...SMART.map(s =>
      scene('empty', `/smart/${s}`, {
        phone: changed(world, ({ todo }) => {
          todo.tasks = {};
        }),
      }),
    ),
    scene('picked', LIST, { do: [picked] }),
    scene('in order', LIST, { do: [more, 'menuitem/reorder'] }),
    scene('filtered', LIST, { do: ['button/filter', 'priority-high', 'button/done'] }),
    scene('filtered to nothing', '/list/list-mine', {
      do: ['button/filter', 'priority-none', 'button/poppy', 'button/done'],
    }),
    scene('completed', LIST, { do: ['checkbox#task-onion'] }),
    scene('found', '/search', { do: [typed('field/query', 'poppy')] }),
    scene('nothing found', '/search', { do: [typed('field/query', 'zeppelin')] }),
    scene('with nothing in the bin', '/bin', { phone: after(world, 'todo', 'emptyBin') }),
    scene('nothing shared', '/share', {
      phone: at(world, 'todo', '/share', { verb: 'SEND', mime: 'text/plain', text: '' }),
    }),
    scene('scrolled', TASK, { do: [down] }),
  ],
  changes: {
    '/list/list-gannet, completed': 'completes a task',
  },
  dialogs: ({ world }) => ({
    from: changed(world, ({ todo }) => {
      todo.settings.confirmDeletes = true;
    }),
    list: dialogs,
  }),
};
