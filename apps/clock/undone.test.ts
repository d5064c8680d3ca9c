import { beforeAll, describe, expect, test } from 'vitest';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { catalogue, createWorld } from '../catalogue.ts';
import type { Clock } from './state.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});

type Step = readonly [string, object];
const clockOf = (phone: AnyPhone) => phone.apps['clock'] as Clock;
const played = (steps: readonly Step[]) =>
  steps.reduce(
    (phone, [action, args]) =>
      advance(catalogue, dispatch(catalogue, phone, 'clock', action, args).phone, phone.clock.now + 5_000)
        .phone,
    world,
  );
/** The parts of the state that are not wear. */
function data(phone: AnyPhone) {
  const { alarms, bedtime, open: _, ...rest } = clockOf(phone);
  const rows = Object.entries(alarms).map(([id, { ringing: _r, snoozedUntil: _s, ...alarm }]) => [id, alarm]);
  const { held: _h, ...schedule } = bedtime;
  return { ...rest, bedtime: schedule, alarms: Object.fromEntries(rows) as object };
}
const WEEKDAY = { alarm: 'alarm-weekday' };
const EGGS = { timer: 'timer-eggs' };

describe('what was done and taken back leaves what was there', () => {
  test.each<[string, ...Step[]]>([
    ['a switch', ['setOn', { ...WEEKDAY, on: false }], ['setOn', { ...WEEKDAY, on: true }]],
    ['a time', ['setTime', { ...WEEKDAY, result: 500 }], ['setTime', { ...WEEKDAY, result: 405 }]],
    ['a label', ['setLabel', { ...WEEKDAY, label: 'x' }], ['setLabel', { ...WEEKDAY, label: ' ' }]],
    [
      'days',
      ['setDays', { ...WEEKDAY, days: [2, 3, 4, 5] }],
      ['setDays', { ...WEEKDAY, days: [2, 3, 4, 5, 1] }],
    ],
    ['a pause', ['pauseUntil', { ...WEEKDAY, result: Date.UTC(2026, 3, 1) }], ['resume', WEEKDAY]],
    ['a day left out', ['skipNext', WEEKDAY], ['unskip', WEEKDAY]],
    ['vibration', ['setVibrate', { ...WEEKDAY, on: false }], ['setVibrate', { ...WEEKDAY, on: true }]],
    [
      'a sound',
      ['setSound', { ...WEEKDAY, sound: 'Kettle' }],
      ['setSound', { ...WEEKDAY, sound: 'default' }],
    ],
    ['a card', ['expand', WEEKDAY]],
    [
      'a timer that ran',
      ['startTimer', EGGS],
      ['pauseTimer', EGGS],
      ['addMinute', EGGS],
      ['stopTimer', EGGS],
    ],
    [
      'a timer’s label',
      ['setTimerLabel', { ...EGGS, label: 'x' }],
      ['setTimerLabel', { ...EGGS, label: 'Eggs' }],
    ],
    ['the stopwatch', ['startStopwatch', {}], ['lap', {}], ['pauseStopwatch', {}], ['resetStopwatch', {}]],
    ['a city', ['addCity', { city: 'tokyo' }], ['removeCity', { city: 'tokyo' }]],
    ['the order of cities', ['moveCity', { city: 'beirut', to: 0 }], ['moveCity', { city: 'beirut', to: 2 }]],
    ['bedtime', ['setBedtime', { on: true }], ['setBedtime', { on: false }]],
    [
      'a setting',
      ['changeSettings', { settings: { snooze: 5 } }],
      ['changeSettings', { settings: { snooze: 10 } }],
    ],
  ])('%s', (_, ...steps) => {
    const now = played(steps);
    expect(data(now)).toEqual(data(world));
    expect(now.os.settings).toEqual(world.os.settings);
  });

  test('an alarm that is switched off and on keeps the day that it leaves out', () => {
    const skips = played([['skipNext', WEEKDAY]]);
    const toggled = played([
      ['skipNext', WEEKDAY],
      ['setOn', { ...WEEKDAY, on: false }],
      ['setOn', { ...WEEKDAY, on: true }],
    ]);
    expect(data(toggled)).toEqual(data(skips));
    expect(clockOf(toggled).alarms['alarm-weekday']!.skip).toBe('2026-03-13');
  });

  test('an alarm and a timer that were made and deleted', () => {
    const made = played([
      ['addAlarm', { result: 600 }],
      ['addTimer', { lengthMs: 60_000 }],
    ]);
    const fresh = (table: 'alarms' | 'timers') =>
      Object.keys(clockOf(made)[table]).find(id => !(id in clockOf(world)[table]))!;
    const run = (phone: AnyPhone, action: string, args: object) =>
      dispatch(catalogue, phone, 'clock', action, args).phone;
    const gone = run(run(made, 'deleteAlarm', { alarm: fresh('alarms') }), 'deleteTimer', {
      timer: fresh('timers'),
    });
    expect(data(gone)).toEqual(data(world));
    const waiting = (phone: AnyPhone) =>
      Object.keys(phone.timers).filter(id => phone.timers[id]!.app === 'clock');
    expect(waiting(gone).sort()).toEqual(waiting(world).sort());
  });
});
