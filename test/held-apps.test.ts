import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue, createWorld, phoneSchema, type Phone } from '../apps/catalogue.ts';
import type { Clock } from '../apps/clock/state.ts';
import type { PhoneApp } from '../apps/phone/state.ts';
import type { Weather } from '../apps/weather/state.ts';
import { sideEffects } from '../judges/side-effects.ts';
import { advance, dispatch } from '../src/sdk/core/engine.ts';
import { orderedEntries } from '../src/state/order.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';

const DAY = 86_400_000;
let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});

const did = (phone: AnyPhone, app: string, action: string, args: object = {}): AnyPhone =>
  dispatch(catalogue, phone, app, action, args).phone;
const forceStop = (phone: AnyPhone, app: string) => did(phone, 'system', 'forceStop', { app });
const openApp = (phone: AnyPhone, app: string) => did(phone, 'system', 'openApp', { app });
const enable = (phone: AnyPhone, app: string, enabled: boolean) =>
  did(phone, 'system', 'setAppOption', { app, enabled });
const later = (phone: AnyPhone, ms: number) => advance(catalogue, phone, phone.clock.now + ms);
const waiting = (phone: AnyPhone, app: string) =>
  orderedEntries(phone.timers).filter(([, t]) => t.app === app);
const notesOf = (phone: AnyPhone, app: string) =>
  Object.values(phone.os.notifications).filter(n => n.app === app);
const declared = (phone: AnyPhone, app: string) =>
  Object.keys(catalogue.get(app).timers!(phone.apps[app] as never, phone.clock)).sort();
const found = (baseline: AnyPhone, now: AnyPhone) =>
  sideEffects(phoneSchema, baseline as unknown as Phone, now as unknown as Phone, []);

/** A phone on which the app has something planned. */
const PLANNED: Record<string, (phone: AnyPhone) => AnyPhone> = {
  clock: phone => did(phone, 'clock', 'addAlarm', { result: 15 * 60, label: 'Tea' }),
  weather: phone => did(phone, 'weather', 'setAlerts', { alerts: { daily: true, dailyAt: 15 * 60 } }),
  calendar: phone => phone,
  todo: phone => phone,
  fitness: phone => phone,
  expenses: phone => phone,
  wallet: phone => phone,
  microblog: phone => phone,
  mail: phone => phone,
  rides: phone => phone,
  food: phone => {
    const dish = 'dish-hawthorn-bank-bakehouse-cinnamon-bun';
    const filled = did(phone, 'food', 'addLine', { dish, count: 3, options: [], without: [], note: '' });
    // An order that waits to be paid: what others do with one that was paid is not the app’s own.
    return did(did(did(filled, 'food', 'order'), 'wallet', 'cancelPay'), 'system', 'home');
  },
  stays: phone => phone,
  forum: phone => phone,
  shop: phone => phone,
};
const APPS = Object.keys(PLANNED);

describe('an app that was stopped by force', () => {
  it('is tried with every app that declares its timers', () => {
    const all = [...catalogue.metas.keys()].filter(id => catalogue.get(id).timers !== undefined);
    expect(APPS.toSorted()).toEqual(all.toSorted());
  });

  it.each(APPS)('%s does nothing by itself, and keeps what it planned', app => {
    const planned = PLANNED[app]!(world);
    expect(waiting(planned, app)).not.toEqual([]);
    const stopped = forceStop(planned, app);
    expect(waiting(stopped, app)).toEqual(waiting(planned, app));
    const after = later(stopped, 3 * DAY);
    expect(after.events.filter(e => e.app === app)).toEqual([]);
    // What other apps send it meanwhile, such as mails, waits with what it planned.
    const kept = waiting(after.phone, app).filter(([id]) => id in planned.timers);
    expect([kept, notesOf(after.phone, app)]).toEqual([waiting(planned, app), []]);
  });

  it.each(APPS)('%s goes on when it is opened, and rings for nothing of the past', app => {
    const opened = openApp(later(forceStop(PLANNED[app]!(world), app), 3 * DAY).phone, app);
    const soon = later(opened, 1_000).phone;
    expect(soon.os.installed[app]).toEqual(world.os.installed[app]);
    expect(waiting(soon, app).map(([id]) => id)).toEqual(expect.arrayContaining(declared(soon, app)));
    expect(waiting(soon, app).filter(([, t]) => t.at <= soon.clock.now)).toEqual([]);
    expect(notesOf(soon, app).filter(n => n.ringing)).toEqual([]);
  });

  it.each(APPS)('%s is a side effect in words while it holds something, and none when it was opened', app => {
    const planned = PLANNED[app]!(world);
    const stopped = forceStop(planned, app);
    const name = app[0]!.toUpperCase() + app.slice(1);
    const lost = app === 'clock' ? 'its alarms will not ring' : 'its reminders will not come';
    expect(found(planned, stopped).map(e => e.words)).toEqual([`${name} was stopped: ${lost}`]);
    expect(found(planned, openApp(stopped, app))).toEqual([]);
    expect(found(stopped, openApp(stopped, app))).toEqual([]);
  });

  it('is nothing to judge where nothing of its own waits', () => {
    const stopped = forceStop(world, 'notes');
    expect([stopped.os.installed['notes']!.stopped, found(world, stopped)]).toEqual([true, []]);
  });

  it('an alarm that rings once and was missed is off and says so; one that repeats rings again', () => {
    const once = did(world, 'clock', 'addAlarm', { result: 15 * 60, label: 'Tea' });
    const both = did(once, 'clock', 'addAlarm', {
      result: 16 * 60,
      label: 'Walk',
      days: [0, 1, 2, 3, 4, 5, 6],
    });
    const opened = openApp(later(forceStop(both, 'clock'), DAY - 3_600_000).phone, 'clock');
    const alarm = (label: string) =>
      Object.entries((opened.apps['clock'] as Clock).alarms).find(([, a]) => a.label === label)!;
    const [tea] = alarm('Tea');
    const [walk] = alarm('Walk');
    expect([alarm('Tea')[1].on, alarm('Walk')[1].on]).toEqual([false, true]);
    expect(notesOf(opened, 'clock').find(n => n.tag === `missed-${tea}`)?.title).toBe('Missed alarm');
    expect(opened.timers[`clock-ring-${tea}`]).toBeUndefined();
    expect(opened.timers[`clock-ring-${walk}`]!.at).toBe(both.timers[`clock-ring-${walk}`]!.at + DAY);
    const { at } = opened.timers[`clock-ring-${walk}`]!;
    const rings = later(opened, at - opened.clock.now).phone;
    expect((rings.apps['clock'] as Clock).alarms[walk]!.ringing).not.toBeNull();
  });

  it('a daily forecast comes the next day, not at once', () => {
    const planned = PLANNED['weather']!(world);
    const at = planned.timers['weather-daily']!.at;
    const opened = openApp(
      later(forceStop(planned, 'weather'), at - planned.clock.now + 60_000).phone,
      'weather',
    );
    expect(notesOf(later(opened, 1_000).phone, 'weather')).toEqual([]);
    expect(opened.timers['weather-daily']!.at).toBe(at + DAY);
    expect((opened.apps['weather'] as Weather).alerts.daily).toBe(true);
  });

  it('runs again by an intent, a link and the use of its rules, as an alarm that another app sets', () => {
    const stopped = forceStop(PLANNED['clock']!(world), 'clock');
    const by = [
      did(stopped, 'system', 'openAt', { app: 'clock', path: '/timers' }),
      did(stopped, 'clock', 'addAlarm', { result: 600 }),
    ];
    for (const phone of by) expect(phone.os.installed['clock']!.stopped).toBeUndefined();
    expect(did(stopped, 'system', 'home').os.installed['clock']!.stopped).toBe(true);
  });

  it('cleared data plans what the new data say, once the app is opened', () => {
    const cleared = did(PLANNED['clock']!(world), 'system', 'clearAppData', { app: 'clock' });
    expect(later(cleared, 3 * DAY).events.filter(e => e.app === 'clock')).toEqual([]);
    const opened = openApp(cleared, 'clock');
    expect(waiting(opened, 'clock')).toEqual(waiting(world, 'clock'));
  });

  it('a call that came meanwhile is a missed call, and rings not', () => {
    const called = structuredClone(world);
    called.timers['call'] = {
      at: world.clock.now + 60_000,
      app: 'phone',
      action: 'receive',
      args: { number: '+447700900123' },
    };
    const opened = openApp(later(forceStop(called, 'phone'), 600_000).phone, 'phone');
    const { calls, current } = later(opened, 1_000).phone.apps['phone'] as PhoneApp;
    const logged = Object.values(calls).find(c => c.number === '+447700900123');
    expect(logged).toMatchObject({ kind: 'missed', at: called.timers['call']!.at });
    expect(current).toEqual({});
  });
});

describe('an app that was disabled', () => {
  it.each(APPS)('%s holds what it planned, and goes on when it is enabled', app => {
    const planned = PLANNED[app]!(world);
    const after = later(enable(planned, app, false), 3 * DAY);
    expect(after.events.filter(e => e.app === app)).toEqual([]);
    const on = later(enable(after.phone, app, true), 1_000).phone;
    expect(waiting(on, app).map(([id]) => id)).toEqual(expect.arrayContaining(declared(on, app)));
    expect(notesOf(on, app).filter(n => n.ringing)).toEqual([]);
  });
});
