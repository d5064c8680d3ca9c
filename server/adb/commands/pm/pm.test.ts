import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Phone } from '../../../../apps/catalogue.ts';
import { topScreen } from '../../../../src/sdk/core/stack.ts';
import type { AdbDevice } from '../../device.ts';
import { AdbEndpoint } from '../../endpoint.ts';
import { packageBytes } from '../../services.ts';
import { startAdb, usePhone } from '../../testing.ts';

const tested = usePhone();
const { sh: shell } = tested;
let device: AdbDevice;
beforeEach(() => {
  ({ device } = tested);
});

const out = async (line: string) => (await shell(line)).out;
const world = () => tested.server.context.phones.world.tree as Phone;
const now = () => device.tree as Phone;

describe('pm', () => {
  it('lists packages by kind and state, with their paths', async () => {
    const all = (await out('pm list packages')).trim().split('\n');
    expect(all).toContain('package:app.tapworld.notes');
    expect(all).toContain('package:app.tapworld.launcher');
    expect(all).toEqual(all.toSorted());
    expect(await out('pm list packages -3 notes')).toBe('package:app.tapworld.notes\n');
    expect(await out('pm list packages -s notes')).toBe('');
    expect(await out('cmd package list packages -f --user 0 app.tapworld.clock')).toBe(
      'package:/system/app/clock/base.apk=app.tapworld.clock\n',
    );
    expect(await out('pm list packages -3 -U --show-versioncode chat')).toMatch(
      /^package:app\.tapworld\.chat versionCode:81402 uid:10\d{3}\n$/,
    );
    expect(await out('pm path app.tapworld.notes')).toBe('package:/data/app/app.tapworld.notes/base.apk\n');
    expect(await shell('pm path no.such.app')).toEqual({ out: '', err: '', status: 1 });
    expect(await out('pm list users')).toBe('Users:\n\tUserInfo{0:Owner:c13} running\n');
    expect(await out('pm list permissions -g -d')).toContain(
      'group:android.permission-group.CAMERA\n  permission:android.permission.CAMERA\n',
    );
    expect(await out('pm list features; pm has-feature android.hardware.camera')).toMatch(
      /feature:android\.hardware\.touchscreen\n[\s\S]*true\n$/,
    );
  });

  it('disables and enables apps, and lists them by state', async () => {
    await shell('am start app.tapworld.todo');
    expect(await out('pm disable-user --user 0 app.tapworld.todo')).toBe(
      'Package app.tapworld.todo new state: disabled-user\n',
    );
    expect(device.tree.os.installed['todo']!.enabled).toBe(false);
    expect(device.tree.ui.foreground).toBeNull();
    expect(await out('pm list packages -d')).toBe('package:app.tapworld.todo\n');
    expect(await out('pm list packages -e')).not.toContain('todo');
    expect((await shell('am start app.tapworld.todo')).err).toContain('unable to resolve');
    expect(await out('pm enable app.tapworld.todo')).toBe('Package app.tapworld.todo new state: enabled\n');
    expect(device.tree.os.installed['todo']!.enabled).toBe(true);
    expect(await shell('pm disable-user app.tapworld.settings')).toMatchObject({
      err: expect.stringContaining('java.lang.SecurityException'),
      status: 255,
    });
    expect(device.tree.os.installed['settings']!.enabled).toBe(true);
  });

  it('grants and revokes the permissions that Settings shows', async () => {
    expect(await shell('pm grant app.tapworld.chat android.permission.CAMERA')).toMatchObject({
      err: expect.stringContaining(
        'Package app.tapworld.chat has not requested permission android.permission.CAMERA',
      ),
      status: 255,
    });
    expect(await shell('pm grant app.tapworld.chat android.permission.NONE')).toMatchObject({
      err: expect.stringContaining('Unknown permission: android.permission.NONE'),
      status: 255,
    });
    expect(await shell('pm grant app.tapworld.fitness android.permission.ACCESS_FINE_LOCATION')).toEqual({
      out: '',
      err: '',
      status: 0,
    });
    expect(device.tree.os.permissions['fitness']!.location).toBe('inUse');
    await shell('pm grant app.tapworld.fitness android.permission.ACCESS_BACKGROUND_LOCATION');
    expect(device.tree.os.permissions['fitness']!.location).toBe('always');
    expect(device.tree.os.permissionChanges['fitness']).toEqual({ location: 'always' });
    expect(await out('dumpsys package app.tapworld.fitness')).toMatch(
      /runtime permissions:\n {8}android\.permission\.ACCESS_FINE_LOCATION: granted=true/,
    );
    await shell('pm revoke app.tapworld.fitness android.permission.ACCESS_BACKGROUND_LOCATION');
    expect(device.tree.os.permissions['fitness']!.location).toBe('inUse');
    await shell(
      'pm revoke app.tapworld.fitness android.permission.ACCESS_FINE_LOCATION; pm revoke app.tapworld.fitness android.permission.POST_NOTIFICATIONS',
    );
    expect(device.tree.os.permissions['fitness']).not.toHaveProperty('location');
    expect(device.tree.os.permissionChanges).not.toHaveProperty('fitness');
    expect(device.tree.os.installed['fitness']!.notifications).toBe(false);
  });

  it('clears an app’s data, and stops the app', async () => {
    await shell(
      'am start app.tapworld.todo; pm grant app.tapworld.todo android.permission.POST_NOTIFICATIONS',
    );
    await device.run('todo', 'startDraft', {});
    expect(now().apps.todo).not.toEqual(world().apps.todo);
    expect(await out('pm clear app.tapworld.todo')).toBe('Success\n');
    expect(now().apps.todo).toEqual(world().apps.todo);
    expect(device.tree.os.permissions).not.toHaveProperty('todo');
    expect(topScreen(device.tree)).toBeUndefined();
    expect(await shell('pm clear no.such.app')).toMatchObject({ out: 'Failed\n', status: 1 });
  });

  it('uninstalls an app, and reinstalls it', async () => {
    expect(await out('pm uninstall app.tapworld.todo')).toBe('Success\n');
    expect(device.tree.os.installed).not.toHaveProperty('todo');
    expect(await shell('pm uninstall app.tapworld.todo')).toMatchObject({
      out: 'Failure [not installed for 0]\n',
      status: 1,
    });
    expect(await shell('pm uninstall app.tapworld.clock')).toMatchObject({
      out: 'Failure [DELETE_FAILED_INTERNAL_ERROR]\n',
      status: 1,
    });
    expect(device.tree.os.installed).toHaveProperty('clock');
    expect(await out('cmd package install-existing app.tapworld.todo')).toBe(
      'Package app.tapworld.todo installed for user: 0\n',
    );
    expect(device.tree.os.installed).toHaveProperty('todo');
  });

  it('finds the activities for an intent', async () => {
    expect(await out('cmd package resolve-activity --brief app.tapworld.notes | tail -n 1')).toBe(
      'app.tapworld.notes/.MainActivity\n',
    );
    expect(await out('cmd package resolve-activity --brief no.such.app')).toBe('No activity found\n');
    expect(
      await out(
        'cmd package resolve-activity --brief -a android.intent.action.SEND -t text/plain | tail -n 1',
      ),
    ).toBe('android/com.android.internal.app.ResolverActivity\n');
    const names = (
      await out(
        'cmd package query-activities -a android.intent.action.MAIN -c android.intent.category.LAUNCHER',
      )
    )
      .split('\n')
      .map(line => line.trim())
      .filter(line => line.startsWith('packageName='))
      .map(line => line.slice('packageName='.length));
    expect(new Set(names)).toEqual(
      new Set(Object.keys(device.tree.os.installed).map(app => `app.tapworld.${app}`)),
    );
    expect(
      await out('cmd package query-activities --brief --components -a android.intent.action.VIEW -d tel:123'),
    ).toBe('app.tapworld.phone/.DialtactsActivity\n');
  });
});

describe('the installation of a package', () => {
  it('fails with the reason, by every protocol, once its bytes are received', async () => {
    const real = await startAdb();
    const endpoint = await AdbEndpoint.open(tested.server.context, device.id);
    try {
      const phone = `127.0.0.1:${endpoint.port}`;
      await real.adb('connect', phone);
      const [one, two] = ['one.apk', 'two.apk'].map(name => join(real.folder, name)) as [string, string];
      for (const file of [one, two]) writeFileSync(file, Buffer.alloc(3_000_000, 7));
      for (const args of [
        ['install', one],
        ['install', '--no-streaming', one],
        ['install-multiple', one, two],
      ]) {
        const result = await real.adb('-s', phone, ...args);
        expect(result.code).not.toBe(0);
        expect(result.out.toString() + result.err).toContain(
          'INSTALL_FAILED_USER_RESTRICTED: packages cannot be installed',
        );
      }
      expect((await real.adb('-s', phone, 'shell', 'ls /data/local/tmp')).out.toString()).toBe('');
      expect((await real.adb('-s', phone, 'uninstall', 'app.tapworld.todo')).out.toString()).toContain(
        'Success',
      );
      expect(
        (
          await real.adb(
            '-s',
            phone,
            'shell',
            'monkey',
            '-p',
            'app.tapworld.notes',
            '-c',
            'android.intent.category.LAUNCHER',
            '1',
          )
        ).out.toString(),
      ).toContain('Events injected: 1\n');
      expect((await real.adb('-s', phone, 'shell', 'pidof', 'no.such.app')).code).toBe(1);
      expect(
        (
          await real.adb('-s', phone, 'shell', 'dumpsys activity activities | grep mResumedActivity')
        ).out.toString(),
      ).toMatch(
        /^ {2}mResumedActivity: ActivityRecord\{[0-9a-f]{7} u0 app\.tapworld\.notes\/\.MainActivity t\d+\}\n$/,
      );
    } finally {
      await real.stop();
      await endpoint.close();
    }
  }, 30_000);

  it('reads the package’s size from its line', () => {
    expect(
      [
        "cmd package 'install' '-r' '-S' '3000'",
        "cmd 'package' 'install' '-S' '12'",
        'pm install -S 9',
        'cmd package install-write -S 44 1 base.apk -',
      ].map(packageBytes),
    ).toEqual([3_000, 12, 9, 44]);
    expect(
      [
        'cmd package install-create -S 44',
        'pm install /data/local/tmp/x.apk',
        'pm path install -S 4',
        'ls',
      ].map(packageBytes),
    ).toEqual([0, 0, 0, 0]);
  });
});
