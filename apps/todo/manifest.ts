import { defineApp } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import { nextReminder, TIMER } from './reminders.ts';
import { Todo } from './state.ts';

/** What was not added when a list was left is not waiting on the next. */
const leaveDraft = (state: Todo) => {
  if (state.draft !== null) state.draft = null;
};

export const todo = defineApp({
  id: 'todo',
  name: 'To-do',
  palette: 'system',
  describe: 'Tasks in lists, with due dates, reminders, repetition, steps, priorities and tags.',
  state: Todo,
  actions,
  routes: {
    '/': { screen: 'Home', title: 'To-do', activity: '.MainActivity' },
    '/list/:list': { screen: 'List', title: 'List', activity: '.ListActivity' },
    '/smart/:smart': { screen: 'SmartList', title: 'Smart list', activity: '.SmartListActivity' },
    '/tag/:tag': { screen: 'Tag', title: 'Tag', activity: '.TagActivity' },
    '/task/:task': { screen: 'Task', title: 'Task', activity: '.TaskActivity', enter: leaveDraft },
    '/lists': { screen: 'Lists', title: 'Lists', activity: '.ListsActivity' },
    '/search': { screen: 'Search', title: 'Search', activity: '.SearchActivity' },
    '/bin': { screen: 'Bin', title: 'Bin', activity: '.BinActivity' },
    '/settings': { screen: 'Settings', title: 'Settings', activity: '.SettingsActivity' },
    '/share': { screen: 'Share', title: 'Add to To-do', activity: '.ShareActivity' },
  },
  intents: [{ verb: 'SEND', mime: 'text/plain', route: '/share', label: 'To-do' }],
  permissions: ['notifications'],
  channels: [{ id: 'reminders', name: 'Reminders' }],
  on: { zone: 'replan', clock: 'replan' },
  timers: (state, { now, zone }) => {
    const at = nextReminder(state.tasks, now, zone);
    return Object.fromEntries(at === undefined ? [] : [[TIMER, { at, action: 'remind', args: { at } }]]);
  },
});
