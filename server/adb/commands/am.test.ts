import { beforeEach, describe, expect, it } from 'vitest';
import type { Phone } from '../../../apps/catalogue.ts';
import { topScreen } from '../../../src/sdk/core/stack.ts';
import { fileAt } from '../../../src/sdk/core/storage.ts';
import type { AdbDevice } from '../device.ts';
import { usePhone } from '../testing.ts';

const tested = usePhone();
const { sh: shell } = tested;
let device: AdbDevice;
beforeEach(() => {
  ({ device } = tested);
});

const top = () => topScreen(device.tree);
const where = () => (top() ? `${top()!.app}${top()!.path}` : 'home');
const apps = () => (device.tree as Phone).apps;

describe('am start', () => {
  it('opens an app where it was left, and prints what Android does', async () => {
    expect(await shell('am start -n app.tapworld.notes/.MainActivity')).toEqual({
      out: 'Starting: Intent { cmp=app.tapworld.notes/.MainActivity }\n',
      err: '',
      status: 0,
    });
    expect(where()).toBe('notes/');
    expect(await shell('am start -n app.tapworld.notes/app.tapworld.notes.MainActivity')).toMatchObject({
      err: 'Warning: Activity not started, intent has been delivered to currently running top-most instance.\n',
      status: 0,
    });
    await device.run('system', 'push', { app: 'notes', pattern: '/search' });
    await shell('input keyevent HOME');
    expect((await shell('am start -n app.tapworld.notes/.MainActivity')).err).toBe(
      'Warning: Activity not started, its current task has been brought to the front\n',
    );
    expect(where()).toBe('notes/search');
    await shell('am start --activity-clear-top -n app.tapworld.notes/.MainActivity');
    expect(where()).toBe('notes/');
  });

  it('prints launch times with -W, and stops the app first with -S', async () => {
    expect((await shell('am start -W -n app.tapworld.todo/.MainActivity')).out).toBe(
      'Starting: Intent { cmp=app.tapworld.todo/.MainActivity }\nStatus: ok\nLaunchState: COLD\nActivity: app.tapworld.todo/.MainActivity\nTotalTime: 412\nWaitTime: 415\nComplete\n',
    );
    await device.run('system', 'push', { app: 'todo', pattern: '/search' });
    const again = await shell('am start -S -W -n app.tapworld.todo/.MainActivity');
    expect(again.out).toMatch(/^Stopping: app\.tapworld\.todo\nStarting: [\s\S]*LaunchState: COLD\n/);
    expect(device.tree.ui.tasks[0]?.stack.map(screen => screen.path)).toEqual(['/']);
    expect((await shell('cmd activity start-activity -W app.tapworld.todo')).out).toContain(
      'Warning: Activity not started, intent has been delivered to currently running top-most instance.\nStatus: ok\nLaunchState: UNKNOWN (0)\n',
    );
  });

  it('refuses missing components with Android’s errors', async () => {
    const none =
      'Error type 3\nError: Activity class {app.tapworld.notes/app.tapworld.notes.Nope} does not exist.\n';
    expect(await shell('am start -n app.tapworld.notes/.Nope')).toEqual({
      out: 'Starting: Intent { cmp=app.tapworld.notes/.Nope }\n',
      err: none,
      status: 0,
    });
    expect((await shell('am start -W -n app.tapworld.notes/.Nope')).out).toContain(none);
    expect((await shell('am start -a no.such.ACTION')).err).toBe(
      'Error: Activity not started, unable to resolve Intent { act=no.such.ACTION flg=0x10000000 }\n',
    );
    expect(await shell('am start')).toMatchObject({
      err: "\nException occurred while executing 'start':\njava.lang.IllegalArgumentException: No intent supplied\n",
      status: 255,
    });
    expect(await shell('am start --frobnicate')).toMatchObject({
      err: expect.stringContaining('Unknown option: --frobnicate'),
      status: 255,
    });
    expect(await shell('am start -n app.tapworld.notes/.NoteActivity')).toMatchObject({
      err: expect.stringContaining('java.lang.SecurityException: Permission Denial'),
      status: 255,
    });
    await device.run('system', 'uninstallApp', { app: 'notes' });
    expect((await shell('am start -n app.tapworld.notes/.MainActivity')).err).toContain('Error type 3');
    expect(where()).toBe('home');
  });

  it.each([
    ['-a android.settings.WIFI_SETTINGS', 'settings/wifi'],
    ['-a android.settings.SETTINGS', 'settings/'],
    ['-a android.settings.APPLICATION_DETAILS_SETTINGS -d package:app.tapworld.chat', 'settings/app/chat'],
    ['-a android.intent.action.DIAL -d tel:+447700900123', 'phone/pad'],
    ['-a android.intent.action.VIEW -d geo:50.8,-1.4', `maps/geo/${encodeURIComponent('50.8,-1.4')}`],
    ['-a android.intent.action.SENDTO -d smsto:07700900123', 'messages/with/07700900123'],
    ['-a android.media.action.IMAGE_CAPTURE', 'camera/capture/photo'],
    ['-a android.intent.action.MAIN -c android.intent.category.APP_CALCULATOR', 'calculator/'],
    ['-a android.intent.action.SHOW_TIMERS', 'clock/timers'],
    ['-n app.tapworld.notes/.FolderActivity --es folder f-any', 'notes/folder/f-any'],
    ['app.tapworld.weather', 'weather/'],
    [
      '-a android.intent.action.SEND -t text/plain -p app.tapworld.notes --es android.intent.extra.TEXT Hi',
      'notes/share',
    ],
  ])('%s opens %s', async (args, expected) => {
    expect(await shell(`am start ${args}`)).toMatchObject({ err: '', status: 0 });
    expect(where()).toBe(expected);
  });

  it('opens the launcher', async () => {
    await shell('am start app.tapworld.notes');
    expect(
      (await shell('am start -W -a android.intent.action.MAIN -c android.intent.category.HOME')).out,
    ).toContain('Status: ok\nLaunchState: HOT\nActivity: app.tapworld.launcher/.HomeActivity\n');
    expect(where()).toBe('home');
  });

  it('passes an intent’s data and extras', async () => {
    await shell('am start -a android.intent.action.SENDTO -d sms:07700900123 --es sms_body "On my way"');
    expect(top()?.args).toMatchObject({ text: 'On my way' });
    await shell(
      'am start -a android.intent.action.INSERT -t vnd.android.cursor.dir/contact -e name "Ada Okonjo" -e phone +447700900171',
    );
    expect(where()).toBe('contacts/new');
    expect(top()?.args).toMatchObject({ extras: { name: 'Ada Okonjo', number: '+447700900171' } });
    await shell(
      'am start -a android.intent.action.INSERT -d content://com.android.calendar/events --es title Tea --el beginTime 1773309600000',
    );
    expect(top()?.args).toMatchObject({ extras: { title: 'Tea', from: 1_773_309_600_000 } });
    await shell(
      'am start -a android.intent.action.SET_ALARM --ei android.intent.extra.alarm.HOUR 7 --ei android.intent.extra.alarm.MINUTES 35',
    );
    expect(where()).toBe('clock/set-alarm');
    expect(top()?.args).toMatchObject({ extras: { hour: '7', minutes: '35' } });
    await shell(
      'echo one > /sdcard/Documents/plain.txt; am start -a android.intent.action.VIEW -d file:///sdcard/Documents/plain.txt -t text/plain -p app.tapworld.files',
    );
    expect(where()).toBe(`files/view/${fileAt(device.tree.device.storage.files, 'Documents/plain.txt')!.id}`);
  });

  it('acts without a screen if the intent skips it', async () => {
    await shell(
      'am start -a android.intent.action.SET_ALARM --ei android.intent.extra.alarm.HOUR 6 --ei android.intent.extra.alarm.MINUTES 5 --es android.intent.extra.alarm.MESSAGE Tide --ez android.intent.extra.alarm.SKIP_UI true',
    );
    expect(Object.values(apps().clock.alarms)).toContainEqual(
      expect.objectContaining({ time: 365, label: 'Tide', on: true }),
    );
    await shell('am start -a android.intent.action.CALL -d tel:07700900123');
    expect(Object.values(apps().phone.current)).toMatchObject([
      { direction: 'outgoing', number: '07700900123' },
    ]);
    expect(where()).toBe('phone/call');
    await shell(
      'am start app.tapworld.notes; am start -a android.intent.action.WEB_SEARCH --es query "tide times"',
    );
    expect(apps().browser.searches[0]).toBe('tide times');
    expect(device.tree.ui.tasks.map(task => task.app).slice(0, 2)).toEqual(['browser', 'notes']);
  });

  it('opens the chooser if several apps handle it', async () => {
    const { out } = await shell(
      'am start -W -a android.intent.action.SEND -t text/plain --es android.intent.extra.TEXT "The ferry leaves at nine."',
    );
    expect(out).toContain('Activity: app.tapworld.system/.ShareActivity\n');
    expect(device.tree.ui.dialogs).toMatchObject([
      { kind: 'share', intent: { text: 'The ferry leaves at nine.' } },
    ]);
    expect((await shell('dumpsys window | grep -m1 mCurrentFocus')).out).toMatch(
      /^ {2}mCurrentFocus=Window\{[0-9a-f]{7} u0 app\.tapworld\.system\/app\.tapworld\.system\.ShareActivity\}\n$/,
    );
    await shell('am broadcast -a android.intent.action.CLOSE_SYSTEM_DIALOGS');
    expect(device.tree.ui.dialogs).toEqual([]);
  });
});

describe('am ends', () => {
  it('an app on the screen, its screens in other tasks, and its alarms', async () => {
    await shell('am start app.tapworld.files');
    await device.run('system', 'push', { app: 'gallery', pattern: '/albums' });
    await shell('am force-stop app.tapworld.gallery');
    expect(where()).toBe('files/');
    await device.run('system', 'push', { app: 'gallery', pattern: '/albums' });
    await shell('am start app.tapworld.notes; am force-stop app.tapworld.gallery');
    expect(device.tree.ui.tasks.flatMap(task => task.stack.map(screen => screen.app))).toEqual([
      'notes',
      'files',
    ]);
    await shell(
      'am start -a android.intent.action.SET_TIMER --ei android.intent.extra.alarm.LENGTH 60 --ez android.intent.extra.alarm.SKIP_UI true',
    );
    expect(Object.values(device.tree.timers).some(timer => timer.app === 'clock')).toBe(true);
    expect(await shell('am force-stop app.tapworld.clock; am force-stop no.such.app')).toEqual({
      out: '',
      err: '',
      status: 0,
    });
    expect(device.tree.os.installed['clock']!.stopped).toBe(true);
    expect((await shell('dumpsys alarm')).out).not.toContain('app.tapworld.clock');
    await shell('am force-stop app.tapworld.notes');
    expect(device.tree.ui).toMatchObject({ foreground: null, tasks: [{ app: 'files' }] });
  });

  it('what is in the background with kill and kill-all, and a task by its number', async () => {
    await shell(
      'am start app.tapworld.notes; am start app.tapworld.todo; am start app.tapworld.files; am kill app.tapworld.files; am kill app.tapworld.todo',
    );
    expect(device.tree.ui.tasks.map(task => task.app)).toEqual(['files', 'notes']);
    await shell('am kill-all');
    expect(device.tree.ui.tasks.map(task => task.app)).toEqual(['files']);
    const id =
      /taskId=(\d+): app\.tapworld\.files\/app\.tapworld\.files\.MainActivity bounds=\[0,0]\[1080,2400] userId=0 visible=true topActivity=ComponentInfo\{app\.tapworld\.files\/app\.tapworld\.files\.MainActivity}/.exec(
        (await shell('am stack list')).out,
      )?.[1];
    await shell(`am stack remove ${id}`);
    expect(device.tree.ui).toMatchObject({ foreground: null, tasks: [] });
  });

  it('refuses services, instrumentation and unknown commands', async () => {
    expect(
      await shell('am instrument -w com.example.test/androidx.test.runner.AndroidJUnitRunner'),
    ).toMatchObject({
      err: 'android.util.AndroidException: INSTRUMENTATION_FAILED: com.example.test/androidx.test.runner.AndroidJUnitRunner\n',
      status: 1,
    });
    expect(await shell('am startservice -n app.tapworld.notes/.Sync')).toMatchObject({
      out: 'Starting service: Intent { cmp=app.tapworld.notes/.Sync }\n',
      err: 'Error: Not found; no service started.\n',
      status: 255,
    });
    expect(await shell('am dance')).toMatchObject({ err: 'Unknown command: dance\n', status: 255 });
    expect((await shell('am get-current-user')).out).toBe('0\n');
  });
});

describe('am broadcast', () => {
  const field = () => {
    const { focus, surfaces } = device.tree.ui;
    return focus && surfaces[focus.surface]?.fields?.[focus.field]?.text;
  };
  const b64 = (text: string) => Buffer.from(text).toString('base64');

  it('types into the focused field while that keyboard is selected', async () => {
    await shell('am start -n app.tapworld.contacts/.SearchActivity');
    const search = (await device.elements()).find(
      element => element.role === 'textbox' || element.role === 'searchbox',
    )!;
    await device.input({ type: 'tap', element: search.id });
    expect(await shell('am broadcast -a ADB_INPUT_TEXT --es msg "two words"')).toEqual({
      out: 'Broadcasting: Intent { act=ADB_INPUT_TEXT flg=0x400000 (has extras) }\nBroadcast completed: result=0\n',
      err: '',
      status: 0,
    });
    expect(field()).toBe('two words');
    await shell(
      `am broadcast -a ADB_CLEAR_TEXT; am broadcast -a ADB_INPUT_B64 --es msg ${b64('你好, Zoë')}; am broadcast -a ADB_INPUT_CODE --ei code 67; am broadcast -a ADB_INPUT_CHARS --eia chars 128512,97`,
    );
    expect(field()).toBe('你好, Zo😀a');
    await device.change(draft => {
      draft.device.shell = {
        files: {},
        properties: {},
        settings: { 'secure/default_input_method': 'app.tapworld.keyboard/.KeyboardService' },
      };
    });
    await shell('am broadcast -a ADB_INPUT_TEXT --es msg lost');
    expect(field()).toBe('你好, Zo😀a');
    await device.change(draft => {
      draft.device.shell!.settings['secure/default_input_method'] = 'com.android.adbkeyboard/.AdbIME';
    });
    await shell('am broadcast -a ADB_CLEAR_TEXT');
    expect(field()).toBe('');
  });

  it('presses the action key of that field', async () => {
    await shell('am start -n app.tapworld.maps/.SearchActivity');
    const search = (await device.elements()).find(
      element => element.role === 'textbox' || element.role === 'searchbox',
    )!;
    await device.input({ type: 'tap', element: search.id });
    await shell(
      'am broadcast -a ADB_INPUT_TEXT --es msg harbour; am broadcast -a ADB_EDITOR_CODE --ei code 3',
    );
    expect(where()).toBe('maps/results/harbour');
  });

  it('refuses broadcasts that only the system may send', async () => {
    expect(await shell('am broadcast -a android.intent.action.BOOT_COMPLETED')).toMatchObject({
      err: expect.stringContaining(
        'java.lang.SecurityException: Permission Denial: not allowed to send broadcast android.intent.action.BOOT_COMPLETED',
      ),
      status: 255,
    });
  });
});

it('an app’s first screen receives its intent, whether it was open or not', async () => {
  const first = () => device.tree.ui.tasks.find(task => task.app === 'notes')!.stack;
  await shell('am start -n app.tapworld.notes/.MainActivity --es folder work');
  expect(first()).toMatchObject([{ path: '/', args: { extras: { folder: 'work' } } }]);
  await shell('am start -n app.tapworld.notes/.MainActivity -d note:7');
  expect(first()).toMatchObject([{ path: '/', args: { uri: 'note:7' } }]);
  await shell('am start -n app.tapworld.notes/.MainActivity');
  expect(first()).toMatchObject([{ path: '/', args: { uri: 'note:7' } }]);
  expect(device.tree.ui.foreground).toBe(device.tree.ui.tasks[0]!.id);
});
