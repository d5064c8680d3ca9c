import { beforeAll, describe, expect, test } from 'vitest';
import { produce } from 'immer';
import { catalogue, createWorld } from '../apps/catalogue.ts';
import type { Chat } from '../apps/chat/state.ts';
import { advance, dispatch } from '../src/sdk/core/engine.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const change = (over: (p: AnyPhone) => void) => produce(world, over as (p: AnyPhone) => void) as AnyPhone;
const did = (phone: AnyPhone, action: string, args: object = {}, app = 'system') =>
  dispatch(catalogue, phone, app, action, args).phone;
const wait = (phone: AnyPhone, ms: number) => advance(catalogue, phone, phone.clock.now + ms).phone;
const threadOf = (phone: AnyPhone, contact: string) =>
  Object.entries((phone.apps['chat'] as Chat).threads).find(
    ([, t]) => t.kind === 'direct' && t.contact === contact,
  )![0];
const someone = (phone: AnyPhone, starred: boolean) => {
  const chat = phone.apps['chat'] as Chat;
  return Object.values(chat.threads).find(
    t =>
      t.kind === 'direct' &&
      !t.muted &&
      chat.contacts[t.contact!]!.starred === starred &&
      !chat.contacts[t.contact!]!.blocked,
  )!.contact!;
};
const news = (phone: AnyPhone, from: string) =>
  did(phone, 'receive', { thread: threadOf(phone, from), from, text: 'news' }, 'chat');
const arrived = (phone: AnyPhone) =>
  Object.values((phone.apps['chat'] as Chat).messages).filter(m => m.text === 'news').length;
const posted = (phone: AnyPhone) => Object.values(phone.os.notifications).find(n => n.text === 'news');

describe('the screen timeout', () => {
  const idle = (over: (p: AnyPhone) => void = () => {}) =>
    change(p => {
      p.os.settings.sleepMs = 30 * SECOND;
      over(p);
    });
  test('turns an idle screen off after its timeout and locks it; waits add up', () => {
    const half = wait(idle(), 20 * SECOND);
    expect(half.ui.awake).toBe(true);
    const off = wait(half, 10 * SECOND);
    expect(off.ui).toMatchObject({ awake: false, locked: true });
    expect(wait(idle(), 29_999).ui.awake).toBe(true);
  });
  test('counts from the last touch, even if the clock was set', () => {
    const used = produce(wait(idle(), 20 * SECOND), p => {
      p.clock.usedAt = p.clock.now;
    }) as AnyPhone;
    expect(wait(used, 29 * SECOND).ui.awake).toBe(true);
    expect(
      wait(
        produce(used, p => {
          p.clock.now -= 5 * MINUTE;
        }) as AnyPhone,
        29 * SECOND,
      ).ui.awake,
    ).toBe(true);
  });
  test('is shorter with battery saver, and never fires on a charging phone that stays awake', () => {
    expect(
      wait(
        change(p => {
          p.os.settings.sleepMs = 10 * MINUTE;
          p.device.batterySaver = true;
        }),
        31 * SECOND,
      ).ui.awake,
    ).toBe(false);
    const charging = idle(p => {
      p.os.settings.developer.stayAwake = true;
      p.device.battery.charging = true;
    });
    expect(wait(charging, 60 * MINUTE).ui.awake).toBe(true);
    expect(
      wait(
        produce(charging, p => {
          p.device.battery.charging = false;
        }) as AnyPhone,
        60 * MINUTE,
      ).ui.awake,
    ).toBe(false);
  });
  test('fires in order with other timers', () => {
    const { events } = advance(
      catalogue,
      produce(idle(), p => {
        p.timers['early'] = { at: p.clock.now + 10 * SECOND, app: 'system', action: 'hideToast', args: {} };
        p.timers['late'] = { at: p.clock.now + 40 * SECOND, app: 'system', action: 'hideToast', args: {} };
      }) as AnyPhone,
      world.clock.now + MINUTE,
    );
    expect(events.map(e => [e.action, e.at - world.clock.now])).toEqual(
      expect.arrayContaining([
        ['hideToast', 10_000],
        ['sleep', 30_000],
        ['hideToast', 40_000],
      ]),
    );
    expect(events.map(e => e.at)).toEqual(events.map(e => e.at).sort((a, b) => a - b));
  });
});

describe('unlocking', () => {
  const locked = (fingerprint: boolean) =>
    did(
      change(p => {
        p.os.settings.lock = { kind: 'pin', secret: '4711', showNotifications: 'all', fingerprint };
      }),
      'sleep',
    );
  test('a fingerprint unlocks only a phone where it is enrolled', () => {
    expect(did(did(locked(true), 'wake'), 'unlock', { finger: true }).ui.locked).toBe(false);
    expect(did(did(locked(false), 'wake'), 'unlock', { finger: true }).ui.locked).toBe(true);
  });
});

describe('do not disturb', () => {
  const quiet = (allowStarred: boolean) =>
    change(p => {
      p.os.settings.doNotDisturb = { ...p.os.settings.doNotDisturb, on: true, allowStarred };
    });
  test('lets starred people through if that is allowed', () => {
    for (const [allow, starred, silent] of [
      [true, true, false],
      [true, false, true],
      [false, true, true],
    ] as const) {
      const was = quiet(allow);
      const now = news(was, someone(was, starred));
      expect(posted(now)!.silent).toBe(silent);
      expect(now.ui.headsUp === null).toBe(silent);
    }
  });
});

describe('may notify', () => {
  test('the permission and the app’s switch are the same setting', () => {
    const refused = did(world, 'setPermission', { app: 'chat', permission: 'notifications', grant: 'never' });
    expect(refused.os.installed['chat']!.notifications).toBe(false);
    expect(posted(news(refused, someone(refused, false)))).toBeUndefined();
    const on = did(refused, 'setAppOption', { app: 'chat', notifications: true });
    expect(on.os.permissions['chat']!['notifications']).toBe('always');
    expect(posted(news(on, someone(on, false)))).toBeDefined();
  });
});

describe('data in the background', () => {
  const mobile = (over: (p: AnyPhone) => void) =>
    change(p => {
      p.device.radios.wifi = false;
      p.device.radios.network = null;
      over(p);
    });
  const held = (phone: AnyPhone) => {
    const now = news(phone, someone(phone, false));
    expect(arrived(now)).toBe(0);
    return now;
  };
  test('data saver delays messages until the app is opened, data saver is turned off or Wi-Fi connects', () => {
    const waits = held(
      mobile(p => {
        p.os.settings.dataSaver = true;
      }),
    );
    expect(arrived(did(waits, 'openApp', { app: 'chat' }))).toBe(1);
    expect(arrived(did(waits, 'changeSettings', { settings: { dataSaver: false } }))).toBe(1);
    expect(arrived(did(waits, 'setWifi', { on: true }))).toBe(1);
    expect(arrived(wait(waits, 60 * MINUTE))).toBe(0);
  });
  test('an app’s own switch, restricted battery use and battery saver delay them too; an exempt app gets them', () => {
    held(
      mobile(p => {
        p.os.installed['chat']!.backgroundData = false;
      }),
    );
    held(
      change(p => {
        p.os.installed['chat']!.batteryUse = 'restricted';
      }),
    );
    held(
      change(p => {
        p.device.batterySaver = true;
      }),
    );
    const free = change(p => {
      p.device.batterySaver = true;
      p.os.installed['chat']!.batteryUse = 'unrestricted';
    });
    expect(arrived(news(free, someone(free, false)))).toBe(1);
  });
  test('mobile data is counted, warns, and turns off at the limit; Wi-Fi is not counted', () => {
    const { usedBytes } = world.os.settings.dataLimit;
    expect(news(world, someone(world, false)).os.settings.dataLimit.usedBytes).toBe(usedBytes);
    const counted = news(
      mobile(() => {}),
      someone(world, false),
    );
    const spent = counted.os.settings.dataLimit.usedBytes - usedBytes;
    expect(spent).toBeGreaterThan(0);
    expect(counted.os.installed['chat']!.mobileBytes - world.os.installed['chat']!.mobileBytes).toBe(spent);
    const titles = (p: AnyPhone) =>
      Object.values(p.os.notifications)
        .filter(n => n.app === 'settings')
        .map(n => n.title);
    const warned = news(
      mobile(p => {
        p.os.settings.dataLimit.warnBytes = usedBytes + 1;
      }),
      someone(world, false),
    );
    expect([titles(warned), warned.device.radios.mobileData]).toEqual([['Mobile data warning'], true]);
    const stopped = news(
      mobile(p => {
        p.os.settings.dataLimit.limitBytes = usedBytes + 1;
      }),
      someone(world, false),
    );
    expect([titles(stopped), stopped.device.radios.mobileData]).toEqual([
      ['Mobile data limit reached'],
      false,
    ]);
  });
});

describe('auto-rotate', () => {
  test('turns the screen with the phone; when off, the screen turns only on request', () => {
    const turned = did(world, 'rotate', { orientation: 'landscape' });
    expect(turned.device.orientation).toBe('landscape');
    const fixed = did(did(world, 'changeSettings', { settings: { autoRotate: false } }), 'rotate', {
      orientation: 'landscape',
    });
    expect(fixed.device.orientation).toBe('portrait');
    expect(did(fixed, 'showAsHeld').device.orientation).toBe('landscape');
    expect(did(fixed, 'changeSettings', { settings: { autoRotate: true } }).device.orientation).toBe(
      'landscape',
    );
  });
});

test('a dialog’s result is recorded as plain data, including lists', () => {
  const asked = did(world, 'openDialog', {
    kind: 'message',
    app: 'chat',
    then: { app: 'chat', action: 'deleteMessages', args: { messages: ['m-none'] } },
  });
  const { events } = dispatch(catalogue, asked, 'system', 'answerDialog', {
    id: asked.ui.dialogs[0]!.id,
    result: null,
  });
  expect(JSON.parse(JSON.stringify(events.at(-1)!.args))).toEqual({ messages: ['m-none'], result: null });
});

describe('a widget of an app', () => {
  const widgets = (phone: AnyPhone) =>
    phone.os.launcher.pages.flat().flatMap(i => (i.kind === 'widget' ? [i.widget] : []));
  test('is placed where the home screen has room, and is removed with its app', () => {
    const had = did(world, 'addWidget', { widget: 'weather' });
    expect(widgets(had)).toEqual(['clock', 'weather']);
    expect(widgets(did(had, 'uninstallApp', { app: 'weather' }))).toEqual(['clock']);
  });
  test('is refused if no installed app has it, also after its app was removed', () => {
    expect(() => did(world, 'addWidget', { widget: 'tides' })).toThrow(/No installed app has a widget tides/);
    expect(() =>
      did(did(world, 'uninstallApp', { app: 'weather' }), 'addWidget', { widget: 'weather' }),
    ).toThrow(/No installed app/);
  });
});
