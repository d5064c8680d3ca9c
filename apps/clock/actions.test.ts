// Over 300 lines: one test or more for each action of the app.
import { produce } from 'immer';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { epochOf } from '../../src/state/clock.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { due } from './moments.ts';
import type { Clock } from './state.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});

const MINUTE = 60_000;
const LONDON = 'Europe/London';
const at = (month: number, day: number, hour: number, minute: number, zone = LONDON) =>
  epochOf({ year: 2026, month, day, hour, minute }, zone);
const run = (phone: AnyPhone, name: string, args: object = {}, app = 'clock') =>
  dispatch(catalogue, phone, app, name, args).phone;
const until = (phone: AnyPhone, to: number) => advance(catalogue, phone, to).phone;
const wait = (phone: AnyPhone, ms: number) => until(phone, phone.clock.now + ms);
const clockOf = (phone: AnyPhone) => phone.apps['clock'] as Clock;
const one = (phone: AnyPhone, id = 'alarm-weekday') => clockOf(phone).alarms[id]!;
const made = (phone: AnyPhone, was = world) =>
  Object.keys(clockOf(phone).alarms).find(id => !(id in clockOf(was).alarms))!;
const note = (phone: AnyPhone, title: string) =>
  Object.values(phone.os.notifications).find(n => n.title === title);
const toast = (phone: AnyPhone) => phone.ui.toast?.text;
const rings = (phone: AnyPhone, id: string) => phone.timers[due.ring(id)]?.at;
const awake = (phone: AnyPhone): AnyPhone =>
  produce(phone, p => {
    p.os.settings.sleepMs = 30 * 86_400_000;
  });
const press = (phone: AnyPhone, title: string, button: string) =>
  run(
    phone,
    'runNotificationAction',
    { id: Object.entries(phone.os.notifications).find(([, n]) => n.title === title)![0], button },
    'system',
  );

describe('the base data', () => {
  test('waits for every alarm that is on, and no other', () => {
    expect(rings(world, 'alarm-weekday')).toBe(at(3, 13, 6, 45));
    expect(rings(world, 'alarm-bins')).toBe(at(3, 18, 19, 30));
    expect(Object.values(world.timers).filter(t => t.app === 'clock' && t.action === 'ring')).toHaveLength(2);
  });
});

describe('alarms', () => {
  test('missRing: one that rings once is off and says so, a snooze ends, and nothing rings', () => {
    const once = run(world, 'addAlarm', { result: 19 * 60, label: 'Fern' });
    const id = made(once);
    const missed = run(once, 'missRing', { alarm: id, at: rings(once, id)! });
    expect(one(missed, id)).toMatchObject({ on: false, ringing: null });
    expect([note(missed, 'Missed alarm')!.text, rings(missed, id)]).toEqual(['Thu 19:00 · Fern', undefined]);
    const asleep = press(until(world, rings(world, 'alarm-weekday')!), 'Alarm', 'snooze');
    const over = run(asleep, 'missRing', { alarm: 'alarm-weekday', snoozed: true, at: 0 });
    expect([one(over).snoozedUntil, one(over).on]).toEqual([null, true]);
  });
  test('addAlarm sets one for the next time that its time comes, and says when', () => {
    const evening = run(world, 'addAlarm', { result: 19 * 60, label: ' Water the fern ' });
    expect(toast(evening)).toBe('Alarm set for 9 hours and 19 minutes from now');
    expect(one(evening, made(evening))).toMatchObject({
      time: 1140,
      on: true,
      label: 'Water the fern',
      days: [],
      date: null,
      sound: 'default',
    });
    expect(rings(evening, made(evening))).toBe(at(3, 12, 19, 0));
    const early = run(world, 'addAlarm', { result: 9 * 60 + 41, days: [6, 1] });
    expect(one(early, made(early)).days).toEqual([1, 6]);
    expect(rings(early, made(early))).toBe(at(3, 14, 9, 41));
    expect(toast(run(world, 'addAlarm', { result: 9 * 60 + 41 }))).toBe('Alarm set for 1 day from now');
  });

  test('setOn drops and brings back what waits', () => {
    const off = run(world, 'setOn', { alarm: 'alarm-weekday', on: false });
    expect([one(off).on, rings(off, 'alarm-weekday')]).toEqual([false, undefined]);
    expect(rings(run(off, 'setOn', { alarm: 'alarm-weekday', on: true }), 'alarm-weekday')).toBe(
      at(3, 13, 6, 45),
    );
  });

  test('setTime changes the time and turns the alarm on', () => {
    const phone = run(world, 'setTime', { alarm: 'alarm-kiln', result: 17 * 60 });
    expect(one(phone, 'alarm-kiln')).toMatchObject({ time: 1020, on: true });
    expect(rings(phone, 'alarm-kiln')).toBe(at(3, 12, 17, 0));
  });

  test('setDays sorts, and an alarm without days rings once; the wake-up alarm keeps one', () => {
    const phone = run(world, 'setDays', { alarm: 'alarm-weekday', days: [5, 0, 5] });
    expect(one(phone).days).toEqual([0, 5]);
    expect(rings(run(phone, 'setDays', { alarm: 'alarm-weekday', days: [] }), 'alarm-weekday')).toBe(
      at(3, 13, 6, 45),
    );
    expect(
      one(run(world, 'setDays', { alarm: 'alarm-wake-up', days: [] }), 'alarm-wake-up').days,
    ).toHaveLength(5);
  });

  test('setDate waits for the date; one that has passed is refused; clearDate takes it away', () => {
    const phone = run(world, 'setDate', { alarm: 'alarm-ferry', result: at(3, 28, 0, 0) });
    expect(one(phone, 'alarm-ferry')).toMatchObject({ date: '2026-03-28', on: true });
    expect(rings(phone, 'alarm-ferry')).toBe(at(3, 28, 5, 50));
    expect(
      one(run(world, 'setDate', { alarm: 'alarm-ferry', result: at(3, 12, 0, 0) }), 'alarm-ferry'),
    ).toEqual(one(world, 'alarm-ferry'));
    expect(rings(run(phone, 'clearDate', { alarm: 'alarm-ferry' }), 'alarm-ferry')).toBe(at(3, 13, 5, 50));
  });

  test('pauseUntil leaves out the days before; resume ends it', () => {
    const phone = run(world, 'pauseUntil', { alarm: 'alarm-weekday', result: at(3, 21, 0, 0) });
    expect(rings(phone, 'alarm-weekday')).toBe(at(3, 23, 6, 45));
    expect(rings(run(phone, 'resume', { alarm: 'alarm-weekday' }), 'alarm-weekday')).toBe(at(3, 13, 6, 45));
    expect(
      one(run(world, 'pauseUntil', { alarm: 'alarm-weekday', result: at(3, 12, 0, 0) })).pausedUntil,
    ).toBeNull();
  });

  test('skipNext leaves out one day, unskip takes it back; one that rings once is turned off', () => {
    const phone = run(world, 'skipNext', { alarm: 'alarm-weekday' });
    expect([one(phone).skip, one(phone).on, rings(phone, 'alarm-weekday')]).toEqual([
      '2026-03-13',
      true,
      at(3, 16, 6, 45),
    ]);
    expect(rings(run(phone, 'unskip', { alarm: 'alarm-weekday' }), 'alarm-weekday')).toBe(at(3, 13, 6, 45));
    const once = run(world, 'addAlarm', { result: 600 });
    expect(one(run(once, 'skipNext', { alarm: made(once) }), made(once)).on).toBe(false);
  });

  test('setLabel, setSound and setVibrate change what they say, within bounds', () => {
    expect(one(run(world, 'setLabel', { alarm: 'alarm-weekday', label: ' Up! ' })).label).toBe('Up!');
    expect(one(run(world, 'setSound', { alarm: 'alarm-weekday', sound: 'Foghorn' })).sound).toBe('Foghorn');
    expect(one(run(world, 'setSound', { alarm: 'alarm-weekday', sound: 'Airhorn' })).sound).toBe('default');
    expect(one(run(world, 'setVibrate', { alarm: 'alarm-weekday', on: false })).vibrate).toBe(false);
  });

  test('duplicate makes one like it, deleteAlarm takes one away with what waits; the wake-up alarm is neither', () => {
    const phone = run(world, 'duplicate', { alarm: 'alarm-bins' });
    expect(one(phone, made(phone))).toEqual(one(world, 'alarm-bins'));
    expect(rings(phone, made(phone))).toBe(rings(world, 'alarm-bins'));
    const gone = run(world, 'deleteAlarm', { alarm: 'alarm-bins' });
    expect([one(gone, 'alarm-bins'), rings(gone, 'alarm-bins')]).toEqual([undefined, undefined]);
    for (const name of ['duplicate', 'deleteAlarm'])
      expect(clockOf(run(world, name, { alarm: 'alarm-wake-up' })).alarms).toEqual(clockOf(world).alarms);
  });

  test('expand opens one card', () => {
    const phone = run(world, 'expand', { alarm: 'alarm-bins' });
    expect(clockOf(phone).open).toBe('alarm-bins');
    expect(clockOf(run(phone, 'expand', { alarm: null })).open).toBeNull();
  });
});

describe('ringing', () => {
  const soon = (more: (p: AnyPhone) => AnyPhone = p => p) => until(more(awake(world)), at(3, 13, 6, 45));

  test('announce comes two hours ahead, and its button leaves the alarm out', () => {
    expect(note(until(awake(world), at(3, 13, 4, 44)), 'Upcoming alarm')).toBeUndefined();
    const phone = until(awake(world), at(3, 13, 4, 45));
    expect(note(phone, 'Upcoming alarm')).toMatchObject({ text: 'Fri 06:45', silent: true });
    const skipped = press(phone, 'Upcoming alarm', 'dismiss');
    expect([note(skipped, 'Upcoming alarm'), one(skipped).skip]).toEqual([undefined, '2026-03-13']);
    expect(one(until(skipped, at(3, 13, 6, 46))).ringing).toBeNull();
    expect(
      note(
        run(run(world, 'skipNext', { alarm: 'alarm-bins' }), 'announce', { alarm: 'alarm-bins' }),
        'Upcoming alarm',
      )!.text,
    ).toBe('Wed 19:30 · Bins out');
  });

  test('ring stays over the screen, and is scheduled for its next day', () => {
    const phone = soon();
    expect(one(phone).ringing).toBe(at(3, 13, 6, 45));
    expect(phone.os.notifications[phone.ui.headsUp!]).toMatchObject({
      ringing: 'alarm',
      ongoing: true,
      route: '/ringing/alarm-weekday',
    });
    expect(rings(phone, 'alarm-weekday')).toBe(at(3, 16, 6, 45));
    expect(note(phone, 'Upcoming alarm')).toBeUndefined();
  });

  test('over a locked phone the whole screen rings, and stop gives the lock screen back', () => {
    const phone = until(run(world, 'sleep', {}, 'system'), at(3, 13, 6, 45));
    expect(phone.ui).toMatchObject({ awake: true, locked: true, overLock: expect.any(String) });
    expect(phone.ui.tasks[0]!.stack.at(-1)!.path).toBe('/ringing/alarm-weekday');
    expect(run(phone, 'stop', { alarm: 'alarm-weekday' }).ui.overLock).toBeUndefined();
  });

  test('an alarm that rings once is off as soon as it rings', () => {
    const phone = until(awake(run(world, 'addAlarm', { result: 600 })), at(3, 12, 10, 0));
    const id = Object.keys(clockOf(phone).alarms).find(a => clockOf(phone).alarms[a]!.ringing !== null)!;
    expect(one(phone, id)).toMatchObject({ on: false, ringing: at(3, 12, 10, 0) });
    expect(rings(phone, id)).toBeUndefined();
  });

  test('snooze rings again after its length, and stop ends it', () => {
    const snoozed = press(
      soon(p => run(p, 'changeSettings', { settings: { snooze: 5 } })),
      'Alarm',
      'snooze',
    );
    expect(one(snoozed)).toMatchObject({ ringing: null, snoozedUntil: at(3, 13, 6, 50) });
    expect(toast(snoozed)).toBe('Snoozed for 5 minutes');
    const again = until(snoozed, at(3, 13, 6, 50));
    expect(one(again)).toMatchObject({ ringing: at(3, 13, 6, 50), snoozedUntil: null });
    const stopped = press(again, 'Alarm', 'stop');
    expect([one(stopped).ringing, note(stopped, 'Alarm'), rings(stopped, 'alarm-weekday')]).toEqual([
      null,
      undefined,
      at(3, 16, 6, 45),
    ]);
    const early = press(snoozed, 'Snoozed alarm', 'dismiss');
    expect(one(until(early, at(3, 13, 6, 51))).ringing).toBeNull();
    expect(
      one(until(run(snoozed, 'setOn', { alarm: 'alarm-weekday', on: false }), at(3, 13, 6, 51))).ringing,
    ).toBeNull();
  });

  test('miss comes after the set minutes, or never', () => {
    const phone = until(soon(), at(3, 13, 6, 55));
    expect(one(phone).ringing).toBeNull();
    expect(note(phone, 'Missed alarm')!.text).toBe('Fri 06:45');
    expect(run(phone, 'miss', { alarm: 'alarm-weekday' })).toEqual(phone);
    expect(
      one(
        until(
          soon(p => run(p, 'changeSettings', { settings: { silenceAfter: null } })),
          at(3, 13, 8, 0),
        ),
      ).ringing,
    ).not.toBeNull();
    expect(
      one(until(run(soon(), 'changeSettings', { settings: { silenceAfter: 1 } }), at(3, 13, 6, 46))).ringing,
    ).toBeNull();
  });

  test('volumeKey does what is set', () => {
    const key = (volumeKeys: string) =>
      one(
        run(
          soon(p => run(p, 'changeSettings', { settings: { volumeKeys } })),
          'pressVolume',
          { by: 5 },
          'system',
        ),
      );
    expect(key('snooze').snoozedUntil).toBe(at(3, 13, 6, 55));
    expect(key('stop')).toMatchObject({ ringing: null, snoozedUntil: null });
    expect(key('nothing').ringing).not.toBeNull();
    expect(
      clockOf(run(wait(awake(run(world, 'addTimer', { lengthMs: MINUTE })), MINUTE), 'volumeKey')).timers,
    ).toMatchObject({ 'timer-eggs': { endsAt: null } });
  });

  test('do not disturb lets alarms through as it is set', () => {
    const quiet = (allowAlarms: boolean) =>
      soon(p =>
        run(p, 'changeSettings', { settings: { doNotDisturb: { on: true, allowAlarms } } }, 'system'),
      );
    expect(quiet(true).ui.headsUp).not.toBeNull();
    expect(quiet(false).ui.headsUp).toBeNull();
  });
});

describe('zone, summer time and a clock that is set', () => {
  test('an alarm keeps its time of day when clocks spring forward', () => {
    const phone = run(world, 'setDays', { alarm: 'alarm-weekday', days: [0] });
    const sunday = until(
      awake(run(phone, 'pauseUntil', { alarm: 'alarm-weekday', result: at(3, 23, 0, 0) })),
      at(3, 29, 0, 30),
    );
    expect(rings(sunday, 'alarm-weekday')).toBe(at(3, 29, 6, 45));
    expect(at(3, 29, 6, 45) - at(3, 22, 6, 45)).toBe((7 * 24 - 1) * 60 * MINUTE);
    const skipped = run(sunday, 'setTime', { alarm: 'alarm-weekday', result: 90 });
    expect(rings(skipped, 'alarm-weekday')).toBe(at(3, 29, 2, 30));
  });

  test('moveZone: alarms go by the new zone’s clock', () => {
    const phone = run(world, 'setZone', { zone: 'America/New_York' }, 'system');
    expect(rings(phone, 'alarm-weekday')).toBe(at(3, 12, 6, 45, 'America/New_York'));
    expect(run(phone, 'moveZone').timers).toEqual(phone.timers);
  });

  test('moveClock: what is left, what has passed and a snooze last as long; alarms go by the new time', () => {
    const base = run(run(awake(world), 'startTimer', { timer: 'timer-eggs' }), 'startStopwatch');
    const phone = run(wait(base, 30_000), 'setClock', { now: at(3, 13, 7, 0) }, 'system');
    expect(clockOf(phone).timers['timer-eggs']!.endsAt! - phone.clock.now).toBe(360_000);
    expect(phone.timers[due.timer('timer-eggs')]!.at).toBe(phone.clock.now + 360_000);
    expect(phone.clock.now - clockOf(phone).stopwatch.startedAt!).toBe(30_000);
    expect(rings(phone, 'alarm-weekday')).toBe(at(3, 16, 6, 45));
    const dated = run(
      run(world, 'setDate', { alarm: 'alarm-ferry', result: at(3, 28, 0, 0) }),
      'setClock',
      { now: at(4, 1, 9, 0) },
      'system',
    );
    expect(one(dated, 'alarm-ferry')).toMatchObject({ on: false, date: null });
    expect(clockOf(run(phone, 'moveClock', { by: 0 }))).toEqual(clockOf(phone));
  });
});

describe('the phone', () => {
  test('its status bar has what the person set, and only a system app runs its actions', () => {
    expect(Object.values(world.timers).filter(t => t.alarmClock)).toHaveLength(2);
    expect(
      rings(
        run(run(world, 'setOn', { alarm: 'alarm-weekday', on: false }), 'setOn', {
          alarm: 'alarm-bins',
          on: false,
        }),
        'alarm-bins',
      ),
    ).toBeUndefined();
    const metas = new Map([...catalogue.metas].map(([id, meta]) => [id, { ...meta, system: false }]));
    expect(() =>
      dispatch({ ...catalogue, metas }, world, 'clock', 'setDefaultSound', { sound: 'Kettle' }),
    ).toThrow('no system app');
  });

  test('other apps ask for an alarm or a timer, which the person confirms', () => {
    for (const kind of ['alarm', 'timer']) {
      const phone = run(
        world,
        'startIntent',
        {
          app: 'notes',
          intent: {
            verb: 'EDIT',
            mime: `vnd.android.cursor.item/${kind}`,
            extras: { hour: '7', minutes: '5', seconds: '90' },
          },
        },
        'system',
      );
      expect(phone.ui.tasks[0]!.stack.at(-1)!.path).toBe(`/set-${kind}`);
    }
  });
});

describe('timers', () => {
  const timer = (phone: AnyPhone, id = 'timer-eggs') => clockOf(phone).timers[id]!;

  test('addTimer runs at once, timerEnds rings at its end, stopTimer puts it back', () => {
    const was = awake(run(world, 'addTimer', { lengthMs: 5 * MINUTE, label: 'Tea' }));
    const id = Object.keys(clockOf(was).timers).find(t => !(t in clockOf(world).timers))!;
    expect(timer(was, id)).toMatchObject({ label: 'Tea', endsAt: world.clock.now + 5 * MINUTE });
    expect(note(was, 'Tea')).toMatchObject({
      ongoing: true,
      silent: true,
      counts: { at: world.clock.now + 5 * MINUTE, down: true },
    });
    const up = wait(was, 5 * MINUTE + 3000);
    expect(note(up, 'Tea')).toMatchObject({ ringing: 'alarm', text: 'Time’s up' });
    expect(up.ui.headsUp).not.toBeNull();
    expect(timer(run(up, 'stopTimer', { timer: id }), id).endsAt).toBeNull();
    expect(run(up, 'timerEnds', { timer: id }).os.notifications).toHaveProperty(up.ui.headsUp!);
    const stopped = press(up, 'Tea', 'stop');
    expect([timer(stopped, id).endsAt, timer(stopped, id).leftMs, note(stopped, 'Tea')]).toEqual([
      null,
      5 * MINUTE,
      undefined,
    ]);
  });

  test('startTimer, pauseTimer and addMinute keep what is left', () => {
    const phone = run(wait(awake(run(world, 'startTimer', { timer: 'timer-eggs' })), 90_000), 'pauseTimer', {
      timer: 'timer-eggs',
    });
    expect(timer(phone)).toMatchObject({ endsAt: null, leftMs: 300_000 });
    expect(note(phone, 'Eggs')!.text).toBe('Paused with 5:00 left');
    const more = run(phone, 'addMinute', { timer: 'timer-eggs' });
    expect(timer(more)).toMatchObject({ leftMs: 360_000, addedMs: MINUTE });
    const on = wait(run(more, 'startTimer', { timer: 'timer-eggs' }), 360_000);
    expect(timer(run(on, 'addMinute', { timer: 'timer-eggs' })).endsAt).toBe(on.clock.now + MINUTE);
  });

  test('setTimerLabel and deleteTimer', () => {
    const phone = run(run(world, 'startTimer', { timer: 'timer-plank' }), 'setTimerLabel', {
      timer: 'timer-plank',
      label: ' Plank ',
    });
    expect(timer(phone, 'timer-plank').label).toBe('Plank');
    expect(note(phone, 'Plank')).toBeDefined();
    const gone = run(phone, 'deleteTimer', { timer: 'timer-plank' });
    expect([timer(gone, 'timer-plank'), note(gone, 'Plank'), gone.timers[due.timer('timer-plank')]]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('stopwatch', () => {
  test('startStopwatch, lap, pauseStopwatch, resetStopwatch', () => {
    const phone = run(wait(run(wait(run(world, 'startStopwatch'), 12_340), 'lap'), 7_660), 'pauseStopwatch');
    expect(clockOf(phone).stopwatch).toEqual({ startedAt: null, elapsedMs: 20_000, laps: [12_340] });
    expect(note(phone, 'Stopwatch')!.text).toBe('Paused at 00:20.00');
    expect(clockOf(run(phone, 'lap')).stopwatch.laps).toHaveLength(1);
    const on = run(wait(phone, 5_000), 'startStopwatch');
    expect(clockOf(run(wait(on, 1_000), 'pauseStopwatch')).stopwatch.elapsedMs).toBe(21_000);
    const reset = run(on, 'resetStopwatch');
    expect(clockOf(reset).stopwatch).toEqual({ startedAt: null, elapsedMs: 0, laps: [] });
    expect(note(reset, 'Stopwatch')).toBeUndefined();
  });

  test('shareLaps gives the laps as text', () => {
    const phone = run(
      run(wait(run(wait(run(world, 'startStopwatch'), 61_000), 'lap'), 2_000), 'pauseStopwatch'),
      'shareLaps',
    );
    expect(phone.ui.dialogs.at(-1)!.intent!.text).toBe('My time is 01:03.00\nLap 1: 01:01.00 (01:01.00)');
    expect(run(world, 'shareLaps').ui.dialogs).toEqual([]);
  });
});

describe('world clock and settings', () => {
  test('addCity, moveCity, removeCity', () => {
    const phone = run(world, 'addCity', { city: 'lima' });
    expect(clockOf(phone).cities.at(-1)).toBe('lima');
    expect(clockOf(run(phone, 'addCity', { city: 'lima' })).cities).toEqual(clockOf(phone).cities);
    expect(clockOf(run(phone, 'addCity', { city: 'atlantis' })).cities).toEqual(clockOf(phone).cities);
    expect(clockOf(run(phone, 'moveCity', { city: 'lima', to: 0 })).cities[0]).toBe('lima');
    expect(clockOf(run(phone, 'removeCity', { city: 'lima' })).cities).toEqual(clockOf(world).cities);
  });

  test('changeSettings refuses what there is not; setDefaultSound is the phone’s', () => {
    expect(
      clockOf(run(world, 'changeSettings', { settings: { weekStart: 0, timerSound: 'Foghorn' } })).settings,
    ).toMatchObject({ weekStart: 0, timerSound: 'Foghorn' });
    for (const settings of [{ home: 'atlantis' }, { timerSound: 'Airhorn' }])
      expect(clockOf(run(world, 'changeSettings', { settings }))).toEqual(clockOf(world));
    expect(run(world, 'setDefaultSound', { sound: 'Sea Glass' }).os.settings.alarmSound).toBe('Sea Glass');
    expect(run(world, 'setDefaultSound', { sound: 'Airhorn' }).os.settings.alarmSound).toBe('First Light');
  });
});

describe('bedtime', () => {
  const on = () => awake(run(world, 'setBedtime', { on: true }));

  test('setBedtime brings the wake-up alarm among the others, setWakeTime and setBedtimeAt move the night', () => {
    expect(rings(world, 'alarm-wake-up')).toBeUndefined();
    expect(rings(on(), 'alarm-wake-up')).toBe(at(3, 13, 7, 0));
    expect(rings(run(on(), 'setBedtime', { on: false }), 'alarm-wake-up')).toBeUndefined();
    const phone = run(run(on(), 'setWakeTime', { result: 400 }), 'setBedtimeAt', { result: 30 });
    expect(rings(phone, 'alarm-wake-up')).toBe(at(3, 13, 6, 40));
    expect(phone.timers[due.sleep]!.at).toBe(at(3, 13, 0, 30));
  });

  test('setReminder: remindBedtime comes so long before', () => {
    expect(note(until(on(), at(3, 12, 22, 30)), 'Bedtime in 15 minutes')!.text).toBe(
      '22:45 to 07:00, 8 h 15 min of sleep',
    );
    expect(run(on(), 'setReminder', { minutes: null }).timers[due.remind]).toBeUndefined();
    expect(
      note(run(run(on(), 'setReminder', { minutes: 0 }), 'remindBedtime'), 'It’s bedtime'),
    ).toBeDefined();
  });

  test('startBedtime turns on what was chosen, wake puts back what it changed', () => {
    const night = until(on(), at(3, 12, 22, 45));
    expect([night.os.settings.doNotDisturb.on, night.os.settings.theme]).toEqual([true, 'dark']);
    const day = until(night, at(3, 13, 7, 0));
    expect([day.os.settings.doNotDisturb.on, day.os.settings.theme, clockOf(day).bedtime.held]).toEqual([
      false,
      'light',
      null,
    ]);
    expect(day.timers[due.sleep]!.at).toBe(at(3, 15, 22, 45));
    const dark = until(
      run(on(), 'changeSettings', { settings: { theme: 'dark' } }, 'system'),
      at(3, 13, 7, 0),
    );
    expect(dark.os.settings.theme).toBe('dark');
    expect(run(night, 'wake').os.settings.theme).toBe('light');
  });

  test('setBedtimeMode and endBedtime act in the night too', () => {
    const night = run(until(on(), at(3, 12, 23, 0)), 'startBedtime');
    expect(run(night, 'setBedtimeMode', { darkTheme: false }).os.settings).toMatchObject({
      theme: 'light',
      doNotDisturb: { on: true },
    });
    expect(run(night, 'endBedtime').os.settings).toMatchObject({
      theme: 'light',
      doNotDisturb: { on: false },
    });
    expect(clockOf(run(on(), 'startBedtime')).bedtime.held).toBeNull();
    expect(run(night, 'setClock', { now: at(3, 13, 9, 0) }, 'system').os.settings).toMatchObject({
      theme: 'light',
      doNotDisturb: { on: false },
    });
  });
});
