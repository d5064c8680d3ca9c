import { beforeEach, describe, expect, it } from 'vitest';
import type { AdbDevice } from './device.ts';
import { SCREEN_READER } from './settings/accessibility.ts';
import { usePhone } from './testing.ts';

const tested = usePhone();
const { sh } = tested;
let device: AdbDevice;
beforeEach(() => {
  ({ device } = tested);
});

const get = async (key: string) => (await sh(`settings get secure ${key}`)).out.trimEnd();
const isReaderOn = () => device.tree.os.settings.screenReader;
const PORTAL = 'com.droidrun.portal/com.droidrun.portal.service.DroidrunAccessibilityService';
const MOBILERUN = 'com.mobilerun.portal/com.mobilerun.portal.service.MobilerunAccessibilityService';
const READER_LONG = 'app.tapworld.accessibility/app.tapworld.accessibility.ScreenReaderService';

describe('an accessibility service that an agent enables', () => {
  it.each([
    ['the flag alone', ['put secure accessibility_enabled 1']],
    [
      'its name, then the flag',
      [`put secure enabled_accessibility_services ${PORTAL}`, 'put secure accessibility_enabled 1'],
    ],
    [
      'the flag, then its name',
      ['put secure accessibility_enabled 1', `put secure enabled_accessibility_services ${MOBILERUN}`],
    ],
    [
      'for a user',
      [
        `put --user 0 secure enabled_accessibility_services com.foo/.Bar:${PORTAL}`,
        'put --user 0 secure accessibility_enabled 1',
      ],
    ],
    [
      'another reader, which is not installed',
      [
        'put secure enabled_accessibility_services com.google.android.marvin.talkback/.TalkBackService',
        'put secure accessibility_enabled 1',
      ],
    ],
    ['off and on again', ['put secure accessibility_enabled 0', 'put secure accessibility_enabled 1']],
  ])('leaves the screen reader off: %s', async (_, lines) => {
    for (const line of lines)
      expect(await sh(`settings ${line}`), line).toEqual({ out: '', err: '', status: 0 });
    expect(isReaderOn()).toBe(false);
    expect([await get('accessibility_enabled'), await get('touch_exploration_enabled')]).toEqual(['1', '0']);
    expect(await get('enabled_accessibility_services')).not.toContain(SCREEN_READER);
  });

  it('leaves the screen reader off through the settings provider', async () => {
    const uri = 'content://settings/secure';
    await sh(`content insert --uri ${uri} --bind name:s:accessibility_enabled --bind value:i:1`);
    await sh(
      `content insert --uri ${uri} --bind name:s:enabled_accessibility_services --bind value:s:${PORTAL}`,
    );
    expect([isReaderOn(), await get('enabled_accessibility_services')]).toEqual([false, PORTAL]);
  });

  it('is read back as written, and deleted', async () => {
    await sh(`settings put secure enabled_accessibility_services com.foo/.Bar:${PORTAL}`);
    expect(await get('enabled_accessibility_services')).toBe(`com.foo/.Bar:${PORTAL}`);
    expect(await get('accessibility_enabled')).toBe('1');
    expect((await sh('settings delete secure enabled_accessibility_services')).out).toBe('Deleted 1 rows\n');
    expect([await get('enabled_accessibility_services'), await get('accessibility_enabled')]).toEqual([
      'null',
      '0',
    ]);
    expect(isReaderOn()).toBe(false);
  });
});

describe('the flag accessibility_enabled', () => {
  it('keeps what was written until the list of services changes', async () => {
    await sh(`settings put secure enabled_accessibility_services ${PORTAL}`);
    await sh('settings put secure accessibility_enabled 0');
    expect(await get('accessibility_enabled')).toBe('0');
    await sh(`settings put secure enabled_accessibility_services ${PORTAL}:${MOBILERUN}`);
    expect(await get('accessibility_enabled')).toBe('1');
    await sh('settings put secure enabled_accessibility_services ""');
    expect(await get('accessibility_enabled')).toBe('0');
  });

  it('is deleted without an effect', async () => {
    await device.run('system', 'changeSettings', { settings: { screenReader: true } });
    await sh('settings put secure accessibility_enabled 0; settings delete secure accessibility_enabled');
    expect([isReaderOn(), await get('accessibility_enabled')]).toEqual([true, '1']);
  });

  it('does not turn the screen reader off', async () => {
    await device.run('system', 'changeSettings', { settings: { screenReader: true } });
    await sh('settings put secure accessibility_enabled 0');
    expect(isReaderOn()).toBe(true);
  });
});

describe('the phone’s screen reader', () => {
  it.each([
    SCREEN_READER,
    READER_LONG,
    `${PORTAL}:${SCREEN_READER}`,
    `${SCREEN_READER}:com.foo/.Bar`,
    `com.foo/.Bar:${READER_LONG}:${MOBILERUN}`,
  ])('is on while it is named: %s', async list => {
    await sh(`settings put secure enabled_accessibility_services ${list}`);
    expect(isReaderOn()).toBe(true);
    expect([
      await get('enabled_accessibility_services'),
      await get('accessibility_enabled'),
      await get('touch_exploration_enabled'),
    ]).toEqual([list, '1', '1']);
    await sh(`settings put secure enabled_accessibility_services ${PORTAL}`);
    expect([isReaderOn(), await get('enabled_accessibility_services')]).toEqual([false, PORTAL]);
  });

  it('is off once the list is deleted or empty', async () => {
    for (const end of [
      'delete secure enabled_accessibility_services',
      'put secure enabled_accessibility_services ""',
    ]) {
      await sh(`settings put secure enabled_accessibility_services ${SCREEN_READER}:com.foo/.Bar`);
      expect(isReaderOn(), end).toBe(true);
      await sh(`settings ${end}`);
      expect(isReaderOn(), end).toBe(false);
    }
  });

  it('follows touch_exploration_enabled, and the list names it', async () => {
    await sh(`settings put secure enabled_accessibility_services ${PORTAL}`);
    await sh('settings put secure touch_exploration_enabled 1');
    expect([isReaderOn(), await get('enabled_accessibility_services')]).toEqual([
      true,
      `${SCREEN_READER}:${PORTAL}`,
    ]);
    await sh('settings delete secure touch_exploration_enabled');
    expect([isReaderOn(), await get('enabled_accessibility_services')]).toEqual([false, PORTAL]);
  });
});

describe('other rows', () => {
  it('bluetooth_name does not rename the phone', async () => {
    const { name } = device.tree.device.model;
    await sh('settings put secure bluetooth_name Beacon');
    expect([device.tree.device.model.name, await get('bluetooth_name')]).toEqual([name, 'Beacon']);
    await sh('settings delete secure bluetooth_name');
    expect(await get('bluetooth_name')).toBe(name);
  });

  it('location_providers_allowed turns location off with the last provider', async () => {
    const put = async (list: string) => {
      await sh(`settings put secure location_providers_allowed ${list}`);
      return device.tree.device.radios.location;
    };
    expect([await put('-network'), await put('-gps,-network'), await put('+gps'), await put('""')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
