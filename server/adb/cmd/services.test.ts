import { beforeEach, describe, expect, it } from 'vitest';
import type { AdbDevice } from '../device.ts';
import { usePhone } from '../testing.ts';

const tested = usePhone();
const { sh } = tested;
let device: AdbDevice;
const outputOf = async (line: string) => (await sh(line)).out;

beforeEach(() => {
  ({ device } = tested);
});

describe('cmd wifi', () => {
  it('turns Wi-Fi off and on, and names the joined network', async () => {
    expect(await outputOf('cmd -w wifi status')).toMatch(
      /^Wifi is enabled\n[\s\S]*Wifi is connected to "TannersRow-27B"\nWifiInfo: SSID: "TannersRow-27B".*RSSI: -46/m,
    );
    await sh('cmd wifi set-wifi-enabled disabled');
    expect(device.tree.device.radios.wifi).toBe(false);
    expect(await outputOf('cmd wifi status')).toMatch(/^Wifi is disabled\n/);
    await sh('cmd wifi set-wifi-enabled enabled');
    expect(device.tree.device.radios.network).toBe('wifi-tannersrow-27b');
    expect(await sh('cmd wifi set-wifi-enabled maybe')).toMatchObject({ status: 255 });
  });
  it('joins a network with its password only', async () => {
    expect(await outputOf('cmd wifi list-networks')).toMatch(
      /^Network Id +SSID +Security type\n0 +biscuits-lair +wpa3-sae\n/,
    );
    expect(await outputOf('cmd wifi list-scan-results')).toContain('Flat3_Trombone');
    await sh('cmd wifi connect-network Flat3_Trombone wpa2 wrong-one');
    expect(device.tree.device.radios.network).toBe('wifi-tannersrow-27b');
    expect((await sh('cmd wifi connect-network Flat3_Trombone wpa2 slide-in-Bflat')).status).toBe(0);
    expect(device.tree.device.radios).toMatchObject({
      network: 'wifi-flat3-trombone',
      networks: { 'wifi-flat3-trombone': { saved: 'slide-in-Bflat' } },
    });
    expect(await outputOf('cmd wifi forget-network 0')).toBe('Forget successful\n');
    expect(device.tree.device.radios.networks['wifi-biscuits-lair']!.saved).toBeNull();
    expect(await sh('cmd wifi connect-network Flat3_Trombone wep x')).toMatchObject({ status: 255 });
  });
});

describe('cmd for the screen', () => {
  it('opens and closes the shade of an awake, unlocked phone', async () => {
    await sh('cmd statusbar expand-notifications');
    expect(device.tree.ui.shade).toBe('notifications');
    await sh('cmd statusbar expand-settings');
    expect(device.tree.ui.shade).toBe('quick');
    await sh('cmd statusbar collapse');
    expect(device.tree.ui.shade).toBe('closed');
    await device.run('system', 'sleep');
    await sh('cmd statusbar expand-notifications');
    expect(device.tree.ui.shade).toBe('closed');
  });
  it('has a dark theme', async () => {
    expect(await outputOf('cmd uimode night')).toBe('Night mode: no\n');
    expect(await outputOf('cmd uimode night yes; settings get secure ui_night_mode')).toBe(
      'Night mode: yes\n2\n',
    );
    expect(device.tree.os.settings.theme).toBe('dark');
    expect((await sh('cmd uimode night dim')).status).toBe(255);
  });
});

describe('cmd for sound and notifications', () => {
  it('sets volumes by Android’s index', async () => {
    expect(await outputOf('cmd media_session volume --stream 3 --set 5 --get')).toBe(
      '[V] will control stream=3 (STREAM_MUSIC)\n[V] will set volume to index=5\n[V] Connecting to AudioService\n[V] volume is 5 in range [0..15]\n',
    );
    expect(device.tree.device.volume.media).toBe(33);
    expect(await outputOf('media volume --stream 4 --get')).toMatch(/volume is 6 in range \[1\.\.7\]\n$/);
    await sh('cmd media_session volume --adj raise');
    expect(device.tree.device.volume.media).toBe(40);
  });
  it('sends media keys', async () => {
    await sh('cmd media_session dispatch play');
    expect(device.tree.os.audio).toBe('music');
    await sh('cmd media_session dispatch pause');
    expect(device.tree.os.audio).toBeNull();
    await sh('cmd media_session dispatch play-pause');
    expect(device.tree.os.audio).toBe('music');
    expect((await sh('cmd media_session dispatch jump')).status).toBe(255);
  });
  it('posts and lists notifications, and sets Do Not Disturb', async () => {
    expect(await outputOf('cmd notification list')).toBe('');
    expect(await outputOf("cmd notification post -t 'A title' build 'it is done'")).toMatch(/^posting:\n/);
    expect(Object.values(device.tree.os.notifications)).toMatchObject([
      { app: 'settings', title: 'A title', text: 'it is done', tag: 'build' },
    ]);
    expect(await outputOf('cmd notification list')).toMatch(
      /^0\|app\.tapworld\.settings\|\d+\|build\|10\d\d\d\n$/,
    );
    await sh('cmd notification set_dnd priority');
    expect(await outputOf('settings get global zen_mode')).toBe('1\n');
    await sh('cmd notification set_dnd off');
    expect(device.tree.os.settings.doNotDisturb.on).toBe(false);
  });
});

describe('cmd for the radios and the battery', () => {
  it('turns them on and off', async () => {
    await sh(
      'cmd bluetooth_manager disable; cmd connectivity airplane-mode enable; cmd location set-location-enabled false; cmd netpolicy set restrict-background true',
    );
    expect(device.tree.device.radios).toMatchObject({ bluetooth: false, aeroplane: true, location: false });
    expect(
      await outputOf(
        'cmd connectivity airplane-mode; cmd location is-location-enabled; cmd netpolicy get restrict-background',
      ),
    ).toBe('enabled\nfalse\nRestrict background status: enabled\n');
  });
  it('overrides the battery until it is reset', async () => {
    await device.run('system', 'setSaverAt', { percent: 20 });
    await sh('cmd battery set level 15');
    expect(device.tree.device).toMatchObject({ battery: { level: 15, charging: false }, batterySaver: true });
    await sh('cmd battery set usb 1; dumpsys battery set level 50');
    expect(device.tree.device.battery).toEqual({ level: 50, charging: true });
    await sh('cmd battery unplug; cmd battery reset');
    expect(device.tree.device.battery).toEqual({ level: 78, charging: false });
    expect(await sh('cmd battery set level 101')).toMatchObject({ status: 255 });
  });
  it('changes the screen lock with the old secret only', async () => {
    expect(
      await outputOf(
        'cmd lock_settings set-pin 4321; cmd lock_settings clear; cmd lock_settings clear --old 4321',
      ),
    ).toBe(
      "Pin set to '4321'\nOld password not provided, but user has a password\nLock credential cleared\n",
    );
    expect(device.tree.os.settings.lock).toMatchObject({ kind: 'swipe', secret: '' });
  });
});

describe('ime', () => {
  it('enables and selects the phone’s keyboard and ADBKeyBoard', async () => {
    expect(await outputOf('ime list -s; ime list -a -s')).toBe(
      'app.tapworld.keyboard/.KeyboardService\n' +
        'app.tapworld.keyboard/.KeyboardService\ncom.android.adbkeyboard/.AdbIME\ncom.github.uiautomator/.AdbKeyboard\n' +
        'com.droidrun.portal/.input.DroidrunKeyboardIME\ncom.mobilerun.portal/.input.MobilerunKeyboardIME\n',
    );
    expect(await sh('ime set com.android.adbkeyboard/.AdbIME')).toMatchObject({
      err: 'Unknown input method com.android.adbkeyboard/.AdbIME cannot be selected for user #0\n',
      status: 255,
    });
    expect(
      await outputOf(
        'ime enable com.android.adbkeyboard/.AdbIME; ime set com.android.adbkeyboard/.AdbIME; settings get secure default_input_method; ime list -s | wc -l',
      ),
    ).toBe(
      'Input method com.android.adbkeyboard/.AdbIME: now enabled for user #0\nInput method com.android.adbkeyboard/.AdbIME selected for user #0\ncom.android.adbkeyboard/.AdbIME\n2\n',
    );
    await sh('ime disable com.android.adbkeyboard/.AdbIME');
    expect(await outputOf('settings get secure default_input_method')).toBe(
      'app.tapworld.keyboard/.KeyboardService\n',
    );
    expect((await sh('ime enable a/.B')).err).toBe(
      'Unknown input method a/.B cannot be enabled for user #0\n',
    );
    await sh(
      'ime enable com.android.adbkeyboard/.AdbIME; settings put secure default_input_method com.android.adbkeyboard/.AdbIME; ime reset',
    );
    expect(await outputOf('settings get secure default_input_method; ime list -s')).toBe(
      'app.tapworld.keyboard/.KeyboardService\napp.tapworld.keyboard/.KeyboardService\n',
    );
  });
});

describe('service', () => {
  it('lists services, and supports few calls by code', async () => {
    expect(await outputOf('service check wifi; service check nothing')).toBe(
      'Service wifi: found\nService nothing: not found\n',
    );
    expect(await outputOf('service list')).toMatch(/^Found \d+ services:\n0\tSurfaceFlinger: \[\]\n/);
    expect(await sh('service call wifi 13 i32 1')).toMatchObject({
      out: 'Result: Parcel(Error: 0xffffffffffffffb6 "Not a data message")\n',
      status: 0,
    });
    expect(await outputOf('cmd settings get global wifi_on; cmd battery get level; cmd -l | grep wifi')).toBe(
      '1\n78\n  wifi\n',
    );
  });
});
