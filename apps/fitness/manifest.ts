import { defineApp } from '../../src/sdk/core/app.ts';
import { actions, stepsDueAt, STEPS_TIMER } from './actions.ts';
import { Fitness } from './state.ts';

/** What was chosen in a form that was left is not waiting in the next. */
const leaveForm = (state: Fitness) => {
  if (state.draft !== null) state.draft = null;
};

export const fitness = defineApp({
  id: 'fitness',
  name: 'Milepost',
  palette: 'fitness',
  describe: 'Runs, walks, rides and more: recorded with their track, history, statistics, goals, weight.',
  // A recording moves the phone.
  system: true,
  state: Fitness,
  actions,
  timers: (state, { now, zone }) => {
    const at = stepsDueAt(state, state.activities, now, zone);
    return Object.fromEntries(
      at === undefined ? [] : [[STEPS_TIMER, { at, action: 'checkGoals', args: {} }]],
    );
  },
  routes: {
    '/': { screen: 'Home', title: 'Milepost', activity: '.MainActivity', enter: leaveForm },
    '/activities': {
      screen: 'Activities',
      title: 'Activities',
      activity: '.ActivitiesActivity',
      enter: leaveForm,
    },
    '/search': { screen: 'Search', title: 'Search activities', activity: '.SearchActivity' },
    '/statistics': { screen: 'Statistics', title: 'Statistics', activity: '.StatisticsActivity' },
    '/profile': { screen: 'Profile', title: 'Profile', activity: '.ProfileActivity' },
    '/record': { screen: 'Record', title: 'Record', activity: '.RecordingActivity' },
    '/save': { screen: 'Save', title: 'Save activity', activity: '.SaveActivity' },
    '/activity/:activity': {
      screen: 'ActivityScreen',
      title: 'Activity',
      activity: '.ActivityDetailActivity',
      enter: leaveForm,
    },
    '/map/:activity': { screen: 'TrackMap', title: 'Track', activity: '.TrackActivity' },
    '/edit/:activity': { screen: 'Edit', title: 'Edit activity', activity: '.EditActivity' },
    '/add': { screen: 'Add', title: 'Add activity', activity: '.AddActivity' },
    '/goals': { screen: 'Goals', title: 'Goals', activity: '.GoalsActivity' },
    '/goal/:goal': { screen: 'GoalForm', title: 'Goal', activity: '.GoalActivity' },
    '/weight': { screen: 'WeightLog', title: 'Weight', activity: '.WeightActivity' },
    '/settings': { screen: 'Settings', title: 'Settings', activity: '.SettingsActivity' },
    '/import': { screen: 'Import', title: 'Import GPX', activity: '.ImportActivity' },
    '/import/:file': { screen: 'ImportFile', title: 'Import track', activity: '.ImportFileActivity' },
  },
  intents: [{ verb: 'VIEW', mime: 'application/gpx+xml', route: '/import/:file' }],
  permissions: ['location', 'notifications'],
  channels: [
    { id: 'recording', name: 'Recording' },
    { id: 'goals', name: 'Goals' },
  ],
  on: { clock: 'moveClock', zone: 'checkGoals' },
  size: 83_000_000,
});
