// Over 300 lines: one test or more for each action of the app.
import { mediaOf } from '../../src/sdk/core/storage.ts';
import { describe, expect, it } from 'vitest';
import { advance, dispatch, runOn } from '../../src/sdk/core/engine.ts';
import { startIntent } from '../../src/sdk/core/intents.ts';
import { isOnline } from '../../src/sdk/core/network.ts';
import { epochOf, partsAt } from '../../src/state/clock.ts';
import { PhoneBase, type AnyPhone } from '../../src/state/phone/index.ts';
import { validate } from '../../src/state/validate.ts';
import { catalogue, did, testPhone } from './testing.ts';
import { defaultOf } from './select.ts';
import { SettingsApp } from './state.ts';
import world from './world.json' with { type: 'json' };

const start = testPhone();
const HOME = 'wifi-tannersrow-27b';
const OTHER = 'wifi-flat3-trombone';
const radios = (p: typeof start) => p.device.radios;

describe('the base world', () => {
  it('fits the schemas', () => {
    const { apps: _, ...base } = start;
    expect(validate(PhoneBase, base)).toEqual([]);
    expect(validate(SettingsApp, world)).toEqual([]);
  });
  it('has files in folders that exist, and pictures with a file', () => {
    const { files } = start.device.storage;
    for (const f of Object.values(files)) if (f.parent !== null) expect(files[f.parent]?.kind).toBe('folder');
    for (const f of mediaOf(files, 'photo'))
      expect([f.mime, f.media.width > 0, f.media.description !== '']).toEqual(['image/jpeg', true, true]);
    expect(mediaOf(files).length).toBeGreaterThan(40);
    expect(start.os.settings.dataLimit.usedBytes).toBeGreaterThanOrEqual(
      Object.values(start.os.installed).reduce((sum, r) => sum + r.mobileBytes, 0),
    );
  });
});

describe('Wi-Fi', () => {
  it('joins with the right password and stays where it was with a wrong one', () => {
    const wrong = did(start, 'joinNetwork', { id: OTHER, password: 'trombone-99' });
    expect(radios(wrong)).toEqual(radios(start));
    const right = did(start, 'joinNetwork', { id: OTHER, password: 'slide-in-Bflat' });
    expect(radios(right).network).toBe(OTHER);
    expect(radios(right).networks[OTHER]!.saved).toBe('slide-in-Bflat');
  });
  it('joins an open network without one, and none out of reach', () => {
    expect(radios(did(start, 'joinNetwork', { id: 'wifi-harrowbay-free' })).network).toBe(
      'wifi-harrowbay-free',
    );
    expect(radios(did(start, 'joinNetwork', { id: 'wifi-kittiwake-guest' })).network).toBe(HOME);
  });
  it('forgets: the next known network is joined', () => {
    const next = did(start, 'forgetNetwork', { id: HOME });
    expect(radios(next).networks[HOME]!.saved).toBeNull();
    expect(radios(next).network).toBe('wifi-biscuits-lair');
  });
  it('leaves a network and keeps what it knows of it', () => {
    const next = did(start, 'disconnectNetwork');
    expect(radios(next).network).toBeNull();
    expect(radios(next).networks).toEqual(radios(start).networks);
    expect(radios(did(did(start, 'setWifi', { on: false }), 'setWifi', { on: true })).network).toBe(HOME);
  });
  it('adds a hidden network: remembered out of reach, joined in reach', () => {
    const far = did(start, 'rememberNetwork', {
      ssid: 'Attic',
      security: 'wpa2',
      password: 'dust-and-light',
      metered: true,
    });
    const [id, n] = Object.entries(radios(far).networks).find(([, x]) => x.ssid === 'Attic')!;
    expect(id).toMatch(/^wifi-/);
    expect(n).toMatchObject({ level: 0, saved: 'dust-and-light', metered: true });
    expect(radios(far).network).toBe(HOME);
    const near = did(start, 'rememberNetwork', {
      ssid: 'Flat3_Trombone',
      security: 'wpa2',
      password: 'slide-in-Bflat',
    });
    expect(radios(near).network).toBe(OTHER);
    expect(
      radios(
        did(start, 'rememberNetwork', { ssid: 'Flat3_Trombone', security: 'wpa2', password: 'wrong-one' }),
      ),
    ).toEqual(radios(start));
    expect(radios(did(far, 'forgetNetwork', { id })).networks).toEqual(radios(start).networks);
  });
});

describe('other radios', () => {
  it('aeroplane mode gives back what it took', () => {
    const quiet = did(start, 'setWifi', { on: false });
    const up = did(quiet, 'setAeroplane', { on: true });
    expect(radios(up)).toMatchObject({
      wifi: false,
      bluetooth: false,
      held: { wifi: false, bluetooth: true },
    });
    expect(isOnline(up.device)).toBe(false);
    const down = did(up, 'setAeroplane', { on: false });
    expect(radios(down)).toMatchObject({ aeroplane: false, wifi: false, bluetooth: true });
    expect('held' in radios(down)).toBe(false);
  });
  it('a hotspot turns Wi-Fi off, and Wi-Fi the hotspot', () => {
    const on = did(start, 'setHotspot', { on: true });
    expect(radios(on)).toMatchObject({ wifi: false, hotspot: { on: true } });
    expect(radios(did(on, 'setWifi', { on: true })).hotspot.on).toBe(false);
    expect(
      radios(did(start, 'configureHotspot', { name: 'Fern', password: 'green-green', security: 'wpa3' }))
        .hotspot,
    ).toEqual({ on: false, name: 'Fern', password: 'green-green', security: 'wpa3' });
  });
  it('VPNs: added, changed, connected, kept on, deleted', () => {
    const added = did(start, 'saveVpn', {
      name: 'Lab',
      server: 'lab.example',
      kind: 'ikev2',
      user: 'rc',
      alwaysOn: false,
    });
    const id = Object.keys(radios(added).vpns).find(k => radios(added).vpns[k]!.name === 'Lab')!;
    const up = did(added, 'setVpn', { id });
    expect(radios(up).vpn).toBe(id);
    expect(radios(did(up, 'setAeroplane', { on: true })).vpn).toBeNull();
    expect(radios(did(up, 'deleteVpn', { id }))).toMatchObject({ vpn: null });
    const kept = did(start, 'saveVpn', {
      id: 'vpn-studio',
      name: 'Kittiwake Studio',
      server: 'x.example',
      kind: 'wireguard',
      user: 'robin',
      alwaysOn: true,
    });
    expect(radios(kept)).toMatchObject({ vpn: 'vpn-studio' });
    expect(radios(did(did(kept, 'setAeroplane', { on: true }), 'setAeroplane', { on: false })).vpn).toBe(
      'vpn-studio',
    );
    expect(
      radios(did(did(start, 'setAeroplane', { on: true }), 'setVpn', { id: 'vpn-studio' })).vpn,
    ).toBeNull();
    expect(() => did(start, 'setVpn', { id: 'vpn-nowhere' })).toThrow();
  });
  it('Bluetooth: pair, connect, rename, forget', () => {
    const paired = did(start, 'pairDevice', { id: 'bt-keyboard' });
    expect(radios(paired).devices['bt-keyboard']).toMatchObject({ paired: true, connected: true });
    expect(() => did(start, 'pairDevice', { id: 'bt-car' })).toThrow();
    expect(radios(did(start, 'connectDevice', { id: 'bt-car', on: true })).devices['bt-car']!.connected).toBe(
      false,
    );
    expect(
      radios(did(start, 'connectDevice', { id: 'bt-earbuds', on: true })).devices['bt-earbuds']!.connected,
    ).toBe(true);
    expect(
      radios(did(start, 'renameDevice', { id: 'bt-earbuds', name: 'Buds' })).devices['bt-earbuds']!.name,
    ).toBe('Buds');
    expect(radios(did(start, 'forgetDevice', { id: 'bt-watch' })).devices['bt-watch']).toMatchObject({
      paired: false,
      connected: false,
    });
    expect(radios(did(start, 'setBluetooth', { on: false })).devices['bt-watch']!.connected).toBe(false);
    expect(did(start, 'renamePhone', { name: 'Fen' }).device.model.name).toBe('Fen');
  });
  it('a data limit that is passed stops mobile data and says so', () => {
    const { usedBytes } = start.os.settings.dataLimit;
    const over = did(start, 'setDataLimit', { limitBytes: usedBytes - 1 });
    expect(radios(over).mobileData).toBe(false);
    expect(Object.values(over.os.notifications)).toMatchObject([{ app: 'settings', tag: 'data-limit' }]);
    expect(radios(did(start, 'setDataLimit', { limitBytes: usedBytes + 1, cycleDay: 15 })).mobileData).toBe(
      true,
    );
    expect(Object.values(did(start, 'setDataLimit', { warnBytes: 1 }).os.notifications)).toMatchObject([
      { tag: 'data-warning' },
    ]);
  });
  it('reset forgets networks, devices and VPNs, and leaves the hotspot’s name', () => {
    const next = did(start, 'resetNetworks');
    expect(radios(next)).toMatchObject({ network: null, vpns: {}, wifi: true });
    expect(Object.values(radios(next).networks).every(n => n.saved === null)).toBe(true);
    expect(Object.values(radios(next).devices).some(d => d.paired)).toBe(false);
    expect(radios(next).hotspot.name).toBe(radios(start).hotspot.name);
  });
});

describe('security', () => {
  const set = (phone: typeof start, kind: string, secret: string, current = '') =>
    did(phone, 'setLock', { kind, secret, current });
  it('takes a good PIN and asks for it from then on', () => {
    const locked = set(start, 'pin', '2804');
    expect(locked.os.settings.lock).toMatchObject({ kind: 'pin', secret: '2804' });
    expect(set(locked, 'none', '', '9999').os.settings.lock.kind).toBe('pin');
    expect(set(locked, 'none', '').os.settings.lock.kind).toBe('pin');
    expect(set(locked, 'swipe', '', '2804').os.settings.lock).toMatchObject({
      kind: 'swipe',
      secret: '',
      fingerprint: false,
    });
    expect(set(locked, 'password', 'gull-42', '2804').os.settings.lock).toMatchObject({
      kind: 'password',
      secret: 'gull-42',
    });
  });
  it('refuses weak ones', () => {
    for (const [kind, secret] of [
      ['pin', '123'],
      ['pin', '12a4'],
      ['pin', '1'.repeat(17)],
      ['password', '1234'],
      ['password', 'ab1'],
    ] as const)
      expect(set(start, kind, secret).os.settings.lock.kind, secret).toBe('swipe');
  });
  it('the lock holds after sleep', () => {
    const asleep = did(set(start, 'pin', '2804'), 'sleep');
    expect(did(did(asleep, 'wake'), 'unlock', { secret: '1111' }).ui.locked).toBe(true);
    expect(did(did(asleep, 'wake'), 'unlock', { secret: '2804' }).ui.locked).toBe(false);
  });
});

describe('date and time', () => {
  it('set by hand and given back by the network', () => {
    const late = did(start, 'setTimeOfDay', { result: 23 * 60 + 5 });
    expect(partsAt(late.clock.now, late.clock.zone)).toMatchObject({ hour: 23, minute: 5, day: 12 });
    expect(late.os.settings).toMatchObject({ autoTime: false });
    const may = did(late, 'setDate', { result: epochOf({ year: 2026, month: 5, day: 3 }, late.clock.zone) });
    expect(partsAt(may.clock.now, may.clock.zone)).toMatchObject({ month: 5, day: 3, hour: 23, minute: 5 });
    const back = did(may, 'setAutoTime', { on: true });
    expect(back.clock.now).toBe(start.clock.now);
    expect(back.os.settings.timeOffsetMs).toBe(0);
  });
  it('a zone by hand, and the network’s again', () => {
    const tokyo = did(start, 'chooseZone', { zone: 'Asia/Tokyo' });
    expect(tokyo.clock).toEqual({ now: start.clock.now, zone: 'Asia/Tokyo' });
    expect(tokyo.os.settings.autoZone).toBe(false);
    expect(did(tokyo, 'setAutoZone', { on: true }).clock.zone).toBe('Europe/London');
  });
});

describe('apps', () => {
  it('disabling ends an app’s screens and notifications; its timers and defaults rest', () => {
    const busy = testPhone(p => {
      p.ui.tasks = [{ id: 't1', app: 'chat', stack: [{ id: 's1', app: 'chat', path: '/' }] }];
      p.timers['timer-1'] = { at: p.clock.now + 1, app: 'chat', action: 'x', args: {} };
      p.os.notifications['note-1'] = {
        app: 'chat',
        channel: 'messages',
        tag: 'x',
        title: 'a',
        text: 'b',
        at: 0,
        ongoing: false,
        silent: true,
        actions: [],
      };
      p.os.defaults['VIEW text/plain'] = 'chat';
    });
    const off = did(busy, 'setAppOption', { app: 'chat', enabled: false });
    expect(off.ui.tasks).toEqual([]);
    expect(off.os.notifications).toEqual({});
    const { timers, events } = (({ phone, events }) => ({ timers: phone.timers, events }))(
      advance(catalogue, off, off.clock.now + 10),
    );
    expect([timers, events]).toEqual([busy.timers, []]);
    const opened = (phone: AnyPhone) => {
      const run = runOn(catalogue, structuredClone(phone));
      startIntent(run, 'settings', { verb: 'VIEW', mime: 'text/plain' });
      return run.phone.ui.tasks[0]!.stack.at(-1)!.app;
    };
    expect(opened(off)).toBe('notes');
    expect(defaultOf({ phone: off, metas: catalogue.metas, params: {} }, 'VIEW text/plain')).toBeUndefined();
    const on = did(off, 'setAppOption', { app: 'chat', enabled: true });
    expect(opened(on)).toBe('chat');
    expect(on.timers).toEqual(busy.timers);
    expect(
      did(busy, 'muteChannel', { app: 'chat', channel: 'messages', on: false }).os.notifications,
    ).toEqual({});
    expect(
      Object.keys(did(busy, 'muteChannel', { app: 'chat', channel: 'groups', on: false }).os.notifications),
    ).toEqual(['note-1']);
    expect(did(busy, 'setAppOption', { app: 'chat', notifications: false }).os.notifications).toEqual({});
    expect(() => did(busy, 'setAppOption', { app: 'settings', enabled: false })).toThrow();
  });
  it('uninstalls and installs again; a system app stays', () => {
    const gone = did(start, 'uninstallApp', { app: 'chat' });
    expect(gone.os.installed['chat']).toBeUndefined();
    expect(did(gone, 'installApp', { app: 'chat' }).os.installed['chat']).toMatchObject({
      enabled: true,
      dataBytes: 0,
      version: start.os.installed['chat']!.version,
    });
    expect(() => did(start, 'uninstallApp', { app: 'settings' })).toThrow();
  });
  it('cache, data, permissions and defaults', () => {
    expect(did(start, 'clearCache', { app: 'chat' }).os.installed['chat']).toMatchObject({
      cacheBytes: 0,
      dataBytes: start.os.installed['chat']!.dataBytes,
    });
    expect(Object.values(did(start, 'clearCaches').os.installed).every(r => r.cacheBytes === 0)).toBe(true);
    expect(did(start, 'clearAppData', { app: 'chat' }).os.installed['chat']).toMatchObject({ dataBytes: 0 });
    const never = did(start, 'setPermission', { app: 'chat', permission: 'camera', grant: 'never' });
    expect(never.os.permissions['chat']!['camera']).toBe('never');
    expect(
      did(never, 'setPermission', { app: 'chat', permission: 'camera', grant: 'ask' }).os.permissions['chat'],
    ).toEqual(start.os.permissions['chat']);
    expect(never.os.permissionChanges).toEqual({ chat: { camera: 'never' } });
    const forgot = did(start, 'clearAppData', { app: 'chat' });
    expect(forgot.os.permissionChanges).toEqual({ chat: { contacts: 'ask' } });
    expect(forgot.os.permissions['chat']).toBeUndefined();
    const chosen = did(start, 'setDefault', { key: 'VIEW text/plain', app: 'notes' });
    expect(chosen.os.defaults).toEqual({ 'VIEW text/plain': 'notes' });
    expect(did(chosen, 'setDefault', { key: 'VIEW text/plain', app: null }).os.defaults).toEqual({});
    expect(did(chosen, 'resetAppPreferences').os).toMatchObject({ defaults: {} });
  });
  it('a default that was chosen opens without asking', () => {
    const chosen = did(start, 'setDefault', { key: 'VIEW text/plain', app: 'notes' });
    const run = runOn(catalogue, structuredClone(chosen));
    startIntent(run, 'settings', { verb: 'VIEW', mime: 'text/plain' });
    expect(run.phone.ui.tasks[0]!.stack.at(-1)!.app).toBe('notes');
    expect(run.phone.ui.dialogs).toEqual([]);
  });
});

describe('the rest', () => {
  it('files go to the bin and out of it; emptying takes their pictures along', () => {
    const { id } = mediaOf(start.device.storage.files)[0]!;
    const binned = did(start, 'binFile', { id: id, on: true });
    expect(binned.device.storage.files[id]!.binned).toBe(start.clock.now);
    expect(did(binned, 'binFile', { id: id, on: false }).device.storage.files).toEqual(
      start.device.storage.files,
    );
    const empty = did(binned, 'clearBin');
    expect(empty.device.storage.files[id]).toBeUndefined();
    expect(Object.values(empty.device.storage.files).some(f => f.binned !== null)).toBe(false);
  });
  it('languages and keyboards keep one', () => {
    const arabic = did(start, 'setLanguages', { languages: ['ar', 'en-GB'] });
    expect(arabic.os.settings).toMatchObject({ language: 'ar', languages: ['ar', 'en-GB'] });
    expect(() => did(start, 'setLanguages', { languages: [] })).toThrow();
    expect(() => did(start, 'setKeyboards', { keyboards: [] })).toThrow();
    expect(did(start, 'setKeyboards', { keyboards: ['zh'] }).ui.keyboard.language).toBe('zh');
  });
  it('developer options go back to nothing when they are turned off', () => {
    const on = did(
      did(did(start, 'setDeveloper', { on: true }), 'changeSettings', {
        settings: { developer: { adb: true, animationScale: 0 } },
      }),
      'changeSettings',
      { settings: { forceRtl: true } },
    );
    expect(on.os.settings.developer).toMatchObject({ enabled: true, adb: true, animationScale: 0 });
    expect(did(on, 'setDeveloper', { on: false }).os.settings).toEqual(start.os.settings);
  });
  it('accounts: added, synced, removed', () => {
    const added = did(start, 'addAccount', { kind: 'Parley', name: '+44 7700 900155' });
    const id = Object.keys(added.os.accounts).find(k => !start.os.accounts[k])!;
    expect(did(added, 'syncAccount', { id }).os.accounts[id]!.syncedAt).toBe(start.clock.now);
    expect(
      did(did(added, 'setAeroplane', { on: true }), 'syncAccount', { id }).os.accounts[id]!.syncedAt,
    ).toBeUndefined();
    expect(did(added, 'setAccountSync', { id, on: false }).os.accounts[id]!.sync).toBe(false);
    expect(did(added, 'removeAccount', { id }).os.accounts).toEqual(start.os.accounts);
  });
  it('battery saver turns on at the charge that was chosen', () => {
    expect(did(start, 'setSaverAt', { percent: 50 }).device.batterySaver).toBe(false);
    expect(did(start, 'setSaverAt', { percent: 90 }).device.batterySaver).toBe(true);
  });
  it('the do-not-disturb schedule', () => {
    const next = did(did(start, 'changeQuietSchedule', { on: true, days: [5, 1, 1] }), 'setQuietTime', {
      edge: 'from',
      result: 1290,
    });
    expect(next.os.settings.doNotDisturb.schedule).toEqual({ on: true, from: 1290, to: 420, days: [1, 5] });
  });
  it('recent searches: newest first, each once, at most eight', () => {
    let phone = start;
    for (const text of ['wifi', ' dark ', 'wifi', '', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'])
      phone = dispatch(catalogue, phone, 'settings', 'rememberSearch', { text }).phone;
    expect((phone.apps['settings'] as SettingsApp).searches).toEqual([
      'a7',
      'a6',
      'a5',
      'a4',
      'a3',
      'a2',
      'a1',
      'wifi',
    ]);
    phone = dispatch(catalogue, phone, 'settings', 'forgetSearch', { text: 'a7' }).phone;
    expect((phone.apps['settings'] as SettingsApp).searches[0]).toBe('a6');
    expect(
      (dispatch(catalogue, phone, 'settings', 'clearSearches', {}).phone.apps['settings'] as SettingsApp)
        .searches,
    ).toEqual([]);
  });
});
