import { beforeEach, describe, expect, it } from 'vitest';
import type { AdbDevice } from './device.ts';
import { usePhone } from './testing.ts';

const tested = usePhone();
const { sh } = tested;
let device: AdbDevice;

beforeEach(() => {
  ({ device } = tested);
});

describe('properties', () => {
  it('describe the phone', async () => {
    expect(
      (
        await sh(
          'getprop ro.build.version.sdk; getprop ro.build.version.release; getprop sys.boot_completed; getprop ro.product.model; getprop ro.serialno; getprop ro.sf.lcd_density; getprop persist.sys.timezone',
        )
      ).out,
    ).toBe('33\n13\n1\nLarkmoor Fen 7\nLMF7Q20400318\n480\nEurope/London\n');
    expect((await sh('getprop no.such; getprop no.such fallback')).out).toBe('\nfallback\n');
    const all = (await sh('getprop')).out.trimEnd().split('\n');
    expect(all.every(line => /^\[[\w.]+\]: \[.*\]$/.test(line))).toBe(true);
    const names = all.map(line => line.split(']')[0]!);
    expect(names).toEqual([...names].sort());
    await device.run('system', 'setMobileData', { on: true });
    await device.run('system', 'setAeroplane', { on: true });
    expect((await sh('getprop gsm.network.type')).out).toBe('Unknown\n');
  });

  it('can be set, but for those of the build', async () => {
    expect(await sh('setprop debug.layout true; getprop debug.layout; getprop | grep debug.layout')).toEqual({
      out: 'true\n[debug.layout]: [true]\n',
      err: '',
      status: 0,
    });
    expect(await sh('setprop ro.product.model Other')).toEqual({
      out: '',
      err: "Failed to set property 'ro.product.model' to 'Other'.\nSee dmesg for error reason.\n",
      status: 1,
    });
    await sh('setprop persist.sys.timezone Asia/Tokyo; setprop persist.sys.locale es-ES');
    expect(device.tree.clock.zone).toBe('Asia/Tokyo');
    expect(device.tree.os.settings).toMatchObject({
      autoZone: false,
      language: 'es-ES',
      languages: ['es-ES', 'en-GB'],
    });
    expect((await sh('setprop persist.sys.timezone Moon/Sea')).status).toBe(1);
    expect((await sh('date +%Z; getprop persist.sys.locale')).out).toMatch(/^(JST|GMT\+9)\nes-ES\n$/);
  });
});

describe('svc', () => {
  it('turns the radios on and off', async () => {
    await sh(
      'svc wifi disable; svc data disable; svc bluetooth disable; svc nfc disable; svc power stayon true',
    );
    expect(device.tree.device.radios).toMatchObject({
      wifi: false,
      network: null,
      mobileData: false,
      bluetooth: false,
      nfc: false,
    });
    expect(device.tree.os.settings.developer.stayAwake).toBe(true);
    await sh('svc wifi enable; svc power stayon false');
    expect(device.tree.device.radios).toMatchObject({ wifi: true, network: 'wifi-tannersrow-27b' });
    expect(device.tree.os.settings.developer.stayAwake).toBe(false);
    expect(await sh('svc wifi')).toMatchObject({
      err: expect.stringContaining('usage: svc wifi [enable|disable]') as string,
      status: 0,
    });
  });
});

describe('a restart', () => {
  it('closes the apps and clears memory', async () => {
    await device.run('system', 'openApp', { app: 'notes' });
    await device.run('system', 'copyText', { text: 'x' });
    await device.run('system', 'setTorch', { on: true });
    await sh(
      'setprop debug.x 1; setprop persist.y 2; settings put global z 3; echo hello > /data/local/tmp/f',
    );
    let ended = 0;
    device.onRestart.add(() => {
      ended++;
    });
    const { apps, clock } = device.tree;
    await sh('svc power reboot');
    expect(ended).toBe(1);
    expect(device.tree.ui).toMatchObject({
      tasks: [],
      foreground: null,
      awake: true,
      locked: true,
      surfaces: {},
    });
    expect(device.tree.os.clipboard).toBeNull();
    expect(device.tree.device.torch).toBe(false);
    expect(device.tree.apps['chat']).toBe(apps['chat']);
    expect(device.tree.clock.now).toBe(clock.now + 30_000);
    expect(
      (await sh('getprop debug.x; getprop persist.y; settings get global z; cat /data/local/tmp/f')).out,
    ).toBe('\n2\n3\nhello\n');
  });

  it('leaves the screen of a phone that is turned off dark until its power key', async () => {
    await sh('reboot -p');
    expect(device.tree.ui.awake).toBe(false);
    await device.run('system', 'pressPower');
    expect(device.tree.ui).toMatchObject({ awake: true, locked: true });
  });
});
