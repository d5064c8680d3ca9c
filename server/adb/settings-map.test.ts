import { beforeEach, describe, expect, it } from 'vitest';
import type { AdbDevice } from './device.ts';
import { isNamespace, NAMESPACES, readSetting, writeSetting } from './settings-map.ts';
import { usePhone } from './testing.ts';

const tested = usePhone();
const { sh } = tested;
let device: AdbDevice;
const get = async (row: string) => (await sh(`settings get ${row}`)).out.trimEnd();

beforeEach(() => {
  ({ device } = tested);
});

describe('settings', () => {
  it('read and write the phone’s own settings', async () => {
    const radios = () => device.tree.device.radios;
    const settings = () => device.tree.os.settings;
    expect(await get('global wifi_on')).toBe('1');
    expect(await sh('settings put global airplane_mode_on 1')).toEqual({ out: '', err: '', status: 0 });
    expect(radios()).toMatchObject({ aeroplane: true, wifi: false, bluetooth: false, network: null });
    expect(await get('global wifi_on')).toBe('0');
    await sh('settings put global airplane_mode_on 0');
    expect(radios()).toMatchObject({ aeroplane: false, wifi: true, network: 'wifi-tannersrow-27b' });
    await sh(
      'settings put system screen_brightness 255; settings put system screen_off_timeout 60000; settings put system font_scale 1.15; settings put secure ui_night_mode 2; settings put global zen_mode 1; settings put system time_12_24 12',
    );
    expect(device.tree.device.brightness).toBe(100);
    expect(settings()).toMatchObject({
      sleepMs: 60_000,
      textScale: 1.15,
      theme: 'dark',
      clock24: false,
      doNotDisturb: { on: true, allowStarred: true },
    });
    await sh(
      'settings put secure location_mode 0; settings put system volume_music 5; settings put global low_power 1; settings put global stay_on_while_plugged_in 3; settings put global data_saver 1',
    );
    expect(radios().location).toBe(false);
    expect(device.tree.device).toMatchObject({ volume: { media: 33 }, batterySaver: true });
    expect(settings()).toMatchObject({ developer: { stayAwake: true }, dataSaver: true });
    await device.run('system', 'setLocation', { on: true });
    expect([
      await get('secure location_mode'),
      await get('system volume_music'),
      await get('global stay_on_while_plugged_in'),
    ]).toEqual(['3', '5', '3']);
  });

  it('read a written value back until the phone’s setting changes', async () => {
    await sh(
      'settings put system screen_brightness 100; settings put system screen_off_timeout 2147483647; settings put global window_animation_scale 0',
    );
    expect(device.tree.device.brightness).toBe(39);
    expect(device.tree.os.settings).toMatchObject({ sleepMs: 1_800_000, developer: { animationScale: 0 } });
    expect([
      await get('system screen_brightness'),
      await get('system screen_off_timeout'),
      await get('global window_animation_scale'),
      await get('global animator_duration_scale'),
    ]).toEqual(['100', '2147483647', '0', '0.0']);
    await device.run('system', 'setBrightness', { value: 60 });
    expect(await get('system screen_brightness')).toBe('153');
  });

  it('rotate the screen while auto-rotate is off', async () => {
    await sh('settings put system user_rotation 1');
    expect(device.tree.device.orientation).toBe('portrait');
    await sh('settings put system accelerometer_rotation 0');
    expect(device.tree.device.orientation).toBe('landscape');
    await sh('settings put system user_rotation 3');
    expect([device.tree.device.orientation, await get('system user_rotation')]).toEqual(['landscape', '3']);
    await sh('settings put system user_rotation 0');
    expect([device.tree.device.orientation, await get('system user_rotation')]).toEqual(['portrait', '0']);
  });

  it('store and delete rows that the phone does not have', async () => {
    expect(await get('secure my_flag')).toBe('null');
    await sh('settings put secure my_flag "a b"');
    expect([await get('secure my_flag'), await get('global my_flag')]).toEqual(['a b', 'null']);
    expect((await sh('settings list secure')).out).toMatch(/^location_mode=3$[\s\S]*^my_flag=a b$/m);
    expect((await sh('settings delete secure my_flag; settings delete secure my_flag')).out).toBe(
      'Deleted 1 rows\nDeleted 0 rows\n',
    );
    await sh('settings put global airplane_mode_on 1; settings put global hidden_api_policy 1');
    expect((await sh('settings delete global airplane_mode_on')).out).toBe('Deleted 1 rows\n');
    expect(device.tree.device.radios.aeroplane).toBe(false);
    await sh('settings put global low_power 1; settings reset global trusted_defaults');
    expect([device.tree.device.batterySaver, await get('global hidden_api_policy')]).toEqual([false, 'null']);
  });

  it('refuse invalid commands as Android does', async () => {
    expect(await sh('settings get secured x')).toEqual({
      out: '',
      err: "Invalid namespace 'secured'\n",
      status: 255,
    });
    expect(await sh('settings put system x')).toMatchObject({ err: 'Bad arguments\n', status: 255 });
    expect(await sh('settings fetch system x')).toMatchObject({
      err: 'Invalid command: fetch\n',
      status: 255,
    });
    expect(await sh('settings get system a b')).toMatchObject({ err: 'Too many arguments\n', status: 255 });
    const was = device.tree;
    expect(await sh('settings put system screen_brightness bright')).toMatchObject({
      err: expect.stringContaining(
        'java.lang.IllegalArgumentException: Invalid value: bright for setting: screen_brightness',
      ) as string,
      status: 255,
    });
    expect(device.tree).toBe(was);
  });

  it('writing any row’s own value changes nothing', async () => {
    for (const namespace of Object.keys(NAMESPACES).filter(isNamespace)) {
      for (const [key, setting] of Object.entries(NAMESPACES[namespace])) {
        const value = readSetting(device.tree, namespace, key);
        if (value === null || !('write' in setting)) continue;
        const {
          os,
          device: { shell: _, ...own },
        } = device.tree;
        expect(await writeSetting(device, namespace, key, value), `${namespace} ${key}`).toBe(true);
        const {
          os: after,
          device: { shell: __, ...ownAfter },
        } = device.tree;
        expect({ os: after, device: ownAfter }, `${namespace} ${key}`).toEqual({ os, device: own });
        expect(readSetting(device.tree, namespace, key), `${namespace} ${key}`).toBe(value);
      }
    }
  });
});
