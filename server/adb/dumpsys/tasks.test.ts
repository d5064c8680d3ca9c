import { beforeEach, describe, expect, it } from 'vitest';
import type { AdbDevice } from '../device.ts';
import { runShell } from '../shell.ts';
import { usePhone } from '../testing.ts';

const tested = usePhone();
let device: AdbDevice;
beforeEach(() => {
  ({ device } = tested);
});
const out = async (line: string) => (await runShell(device, line)).out.toString();
const status = async (line: string) => (await runShell(device, line)).status;

describe('what is on the screen', () => {
  it('is the launcher, then an app, then a window over it', async () => {
    expect(await out('dumpsys window windows | grep -E "mCurrentFocus|mFocusedApp"')).toMatch(
      /^ {2}mCurrentFocus=Window\{[0-9a-f]{7} u0 app\.tapworld\.launcher\/app\.tapworld\.launcher\.HomeActivity\}\n {2}mFocusedApp=ActivityRecord\{[0-9a-f]{7} u0 app\.tapworld\.launcher\/\.HomeActivity t1\}\n$/,
    );
    await runShell(device, 'am start app.tapworld.settings');
    await device.run('system', 'push', { app: 'settings', pattern: '/wifi' });
    expect(await out('dumpsys window')).toMatch(
      / {2}mCurrentFocus=Window\{[0-9a-f]{7} u0 app\.tapworld\.settings\/app\.tapworld\.settings\.wifi\.WifiSettingsActivity\}\n {2}mFocusedApp=ActivityRecord\{[0-9a-f]{7} u0 app\.tapworld\.settings\/\.wifi\.WifiSettingsActivity t\d+\}/,
    );
    expect(await out('dumpsys activity top')).toMatch(
      / {2}ACTIVITY app\.tapworld\.settings\/\.wifi\.WifiSettingsActivity [0-9a-f]{7} pid=\d+\n/,
    );
    expect(await out('dumpsys activity activities')).toMatch(
      /mResumedActivity: ActivityRecord\{[0-9a-f]{7} u0 app\.tapworld\.settings\/\.wifi\.WifiSettingsActivity t\d+\}\n/,
    );
    expect((await out('dumpsys activity activities')).match(/\* Hist {2}#\d/g)).toHaveLength(3);
    await device.run('system', 'openShade', { quick: false });
    expect(await out('dumpsys window | grep -m1 mCurrentFocus')).toContain('u0 NotificationShade}');
    expect(await out('dumpsys window | grep -m1 mFocusedApp')).toContain('settings/.wifi');
    expect(await out('dumpsys activity recents')).toContain('Recent #0: Task{');
  });

  it('is the lock screen while the phone is locked', async () => {
    expect(await out('dumpsys window policy')).toMatch(
      /mAwake=true mScreenOnEarly=true mScreenOnFully=true\n[\s\S]*KeyguardServiceDelegate\n {6}showing=false/,
    );
    await device.input({ type: 'key', key: 'power' });
    const policy = await out('dumpsys window policy');
    expect(policy).toMatch(/mShowingLockscreen=true .*mDreamingLockscreen=true/);
    expect(policy).toContain('showing=true\n');
    expect(policy).toContain('screenState=SCREEN_STATE_OFF');
    expect(await out('dumpsys window windows | grep mCurrentFocus')).toContain('u0 NotificationShade}');
    expect(await out('dumpsys activity activities | grep mResumedActivity')).toBe(
      '  mResumedActivity: null\n',
    );
  });

  it('has a keyboard, or not', async () => {
    expect(await out('dumpsys input_method')).toContain(' mInputShown=false\n');
    await device.change(draft => {
      draft.ui.keyboard.visible = true;
    });
    expect(await out('dumpsys input_method')).toMatch(
      /mCurMethodId=app\.tapworld\.keyboard\/\.KeyboardService\n[\s\S]* mInputShown=true\n/,
    );
    expect(await out('dumpsys window windows')).toContain('u0 InputMethod}:');
  });
});

describe('a package', () => {
  it('prints version, installation time, permissions and resolver tables', async () => {
    const output = await out('dumpsys package app.tapworld.chat');
    expect(output).toContain('    versionCode=81402 minSdk=33 targetSdk=33\n    versionName=8.14.2\n');
    expect(output).toMatch(/ {4}firstInstallTime=2025-11-12 09:41:00\n/);
    expect(output).toMatch(
      /android\.intent\.action\.MAIN:\n {8}[0-9a-f]{7} app\.tapworld\.chat\/\.MainActivity filter [0-9a-f]{7}\n {10}Action: "android\.intent\.action\.MAIN"\n {10}Category: "android\.intent\.category\.LAUNCHER"\n/,
    );
    expect(output).toContain('Scheme: "parley"');
    expect(output).toContain('android.permission.RECORD_AUDIO: granted=');
    expect(await out('pm dump app.tapworld.chat')).toBe(output);
    expect(await out('dumpsys package no.such.app')).toBe('Unable to find package: no.such.app\n');
  });
});

describe('processes', () => {
  it('are the system’s and those of the apps that run', async () => {
    expect(await status('pidof app.tapworld.notes')).toBe(1);
    await runShell(device, 'am start app.tapworld.notes');
    const pid = (await out('pidof app.tapworld.notes')).trim();
    expect(pid).toMatch(/^\d+$/);
    expect(await out('ps -A -o PID,NAME | grep notes')).toBe(`${pid.padStart(6)} app.tapworld.notes\n`);
    expect(await out(`ps -o NAME -p ${pid}`)).toBe('NAME\napp.tapworld.notes\n');
    expect((await out('ps -ef')).split('\n')[0]).toMatch(/^USER +PID +PPID C STIME TTY +TIME CMD$/);
    expect((await out('ps')).trim().split('\n')).toHaveLength(3);
    expect(await out('ps -A')).toContain(' system_server\n');
    expect(await status('ps -o NOPE')).toBe(1);
    await runShell(device, 'am force-stop app.tapworld.notes');
    expect(await out('pidof app.tapworld.notes; ps -A | grep -c notes')).toBe('0\n');
  });
});
