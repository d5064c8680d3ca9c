import { defineApp } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { actions, refreshAll } from './actions.ts';
import { dueOf } from './moments.ts';
import { Clock } from './state.ts';

/** Puts what waits for alarms right. */
const enter = (state: Clock, _: Record<string, string>, ctx: Ctx) => refreshAll(state, ctx, true);

export const clock = defineApp({
  id: 'clock',
  name: 'Clock',
  palette: 'system',
  describe: 'Alarms, world clock, timers, stopwatch and bedtime.',
  state: Clock,
  timers: dueOf,
  missed: { ring: 'missRing', timerEnds: null, remindBedtime: null },
  actions,
  routes: {
    '/': { screen: 'Alarms', title: 'Alarms', activity: '.MainActivity', enter },
    '/world': { screen: 'World', title: 'World clock', activity: '.WorldClockActivity' },
    '/timers': { screen: 'Timers', title: 'Timers', activity: '.TimerActivity' },
    '/stopwatch': { screen: 'Stopwatch', title: 'Stopwatch', activity: '.StopwatchActivity' },
    '/bedtime': { screen: 'Bedtime', title: 'Bedtime', activity: '.BedtimeActivity' },
    '/cities': { screen: 'AddCity', title: 'Add a city', activity: '.CitySearchActivity' },
    '/home-city': { screen: 'HomeCity', title: 'Home time zone', activity: '.HomeCityActivity' },
    '/new-timer': { screen: 'NewTimer', title: 'New timer', activity: '.TimerSetupActivity' },
    '/sound/:sound': { screen: 'Sound', title: 'Sound', activity: '.SoundActivity' },
    '/settings': { screen: 'Settings', title: 'Clock settings', activity: '.SettingsActivity' },
    '/ringing/:alarm': { screen: 'Ringing', title: 'Alarm', activity: '.AlarmActivity' },
    '/time-up/:timer': { screen: 'TimeUp', title: 'Time’s up', activity: '.ExpiredTimerActivity' },
    '/set-alarm': { screen: 'SetAlarm', title: 'Set alarm', activity: '.SetAlarmActivity' },
    '/set-timer': { screen: 'SetTimer', title: 'Set timer', activity: '.SetTimerActivity' },
  },
  intents: [
    { verb: 'EDIT', mime: 'vnd.android.cursor.item/alarm', route: '/set-alarm' },
    { verb: 'EDIT', mime: 'vnd.android.cursor.item/timer', route: '/set-timer' },
  ],
  channels: [
    { id: 'alarms', name: 'Alarms' },
    { id: 'upcoming', name: 'Upcoming alarms' },
    { id: 'missed', name: 'Missed alarms' },
    { id: 'timers', name: 'Timers' },
    { id: 'stopwatch', name: 'Stopwatch' },
    { id: 'bedtime', name: 'Bedtime' },
  ],
  on: { silence: 'volumeKey', zone: 'moveZone', clock: 'moveClock' },
  system: true,
  size: 18_000_000,
});
