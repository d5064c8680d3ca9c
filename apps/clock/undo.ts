import { fresh, idle, pair, turn, type UndoPairs } from '../undo.ts';

const ALARM = 'alarm-weekday';
const WEEKDAY = { alarm: ALARM };
const EGGS = { timer: 'timer-eggs' };

export const undo: UndoPairs = {
  'a switch': turn('setOn', { ...WEEKDAY, on: false }, { ...WEEKDAY, on: true }),
  'a switch of an alarm that leaves out a day': {
    ...turn('setOn', { ...WEEKDAY, on: false }, { ...WEEKDAY, on: true }),
    before: [['skipNext', WEEKDAY]],
  },
  'a time': turn('setTime', { ...WEEKDAY, result: 500 }, { ...WEEKDAY, result: 405 }),
  'a label': turn('setLabel', { ...WEEKDAY, label: 'x' }, { ...WEEKDAY, label: ' ' }),
  days: turn('setDays', { ...WEEKDAY, days: [2, 3, 4, 5] }, { ...WEEKDAY, days: [2, 3, 4, 5, 1] }),
  'a pause': pair(
    now => [['pauseUntil', { ...WEEKDAY, result: now.clock.now + 20 * 86_400_000 }]],
    [['resume', WEEKDAY]],
  ),
  'a day left out': pair([['skipNext', WEEKDAY]], [['unskip', WEEKDAY]]),
  vibration: turn('setVibrate', { ...WEEKDAY, on: false }, { ...WEEKDAY, on: true }),
  'a sound': turn('setSound', { ...WEEKDAY, sound: 'Kettle' }, { ...WEEKDAY, sound: 'default' }),
  'a card': idle(['expand', WEEKDAY]),
  'a timer that ran': pair(
    [
      ['startTimer', EGGS],
      ['pauseTimer', EGGS],
      ['addMinute', EGGS],
    ],
    [['stopTimer', EGGS]],
  ),
  'a timer’s label': turn('setTimerLabel', { ...EGGS, label: 'x' }, { ...EGGS, label: 'Eggs' }),
  'the stopwatch': pair([['startStopwatch'], ['lap']], [['pauseStopwatch'], ['resetStopwatch']]),
  'a city': pair([['addCity', { city: 'tokyo' }]], [['removeCity', { city: 'tokyo' }]]),
  'the order of cities': turn('moveCity', { city: 'beirut', to: 0 }, { city: 'beirut', to: 2 }),
  bedtime: turn('setBedtime', { on: true }, { on: false }),
  'a setting': turn('changeSettings', { settings: { snooze: 5 } }, { settings: { snooze: 10 } }),
  'an alarm that is made': pair([['addAlarm', { result: 600 }]], ({ apps: { clock } }, was) =>
    fresh(clock.alarms, was.apps.clock.alarms).map(alarm => ['deleteAlarm', { alarm }] as const),
  ),
  'a timer that is made': pair([['addTimer', { lengthMs: 60_000 }]], ({ apps: { clock } }, was) =>
    fresh(clock.timers, was.apps.clock.timers).map(timer => ['deleteTimer', { timer }] as const),
  ),
};
