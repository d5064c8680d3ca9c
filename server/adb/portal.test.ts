import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../start.ts';
import { AdbDevice } from './device.ts';
import { runShell } from './shell.ts';

let server: RunningServer;
let device: AdbDevice;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1 });
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  device = new AdbDevice(server.context, server.context.phones.create({ seed: 1 }));
});

interface Short {
  index: number;
  text: string;
  className: string;
  resourceId: string;
  bounds: string;
  children: Short[];
}
interface Full {
  text: string;
  className: string;
  packageName: string;
  boundsInScreen: Record<string, number>;
  isClickable: boolean;
  isEditable: boolean;
  childCount: number;
  children: Full[];
}
const flat = <T extends { children: T[] }>(trees: readonly T[]): T[] =>
  trees.flatMap(tree => [tree, ...flat(tree.children)]);

/** Reads an answer as the portal's clients do: one row, JSON in it, and perhaps JSON in that. */
async function ask<T>(path: string, portal = 'com.droidrun.portal'): Promise<T> {
  const out = (await runShell(device, `content query --uri content://${portal}/${path}`)).out.toString();
  expect(out).toMatch(/^Row: 0 result=\{.*\}\n$/);
  const { data } = JSON.parse(out.slice('Row: 0 result='.length)) as { data: unknown };
  try {
    return JSON.parse(data as string) as T;
  } catch {
    return data as T;
  }
}
const insert = async (path: string, ...bindings: string[]) => {
  const { out, err, status } = await runShell(
    device,
    `content insert --uri content://com.droidrun.portal/${path} ${bindings.map(binding => `--bind ${binding}`).join(' ')}`,
  );
  expect([out.toString(), status]).toEqual(['', 0]);
  return err.toString();
};
const base64 = (text: string) => Buffer.from(text).toString('base64');

it('gives the screen as short and full trees', async () => {
  const {
    a11y_tree: tree,
    phone_state: phone,
    device_context: context,
  } = await ask<{ a11y_tree: Short[]; phone_state: object; device_context: { screen_bounds: object } }>(
    'state',
  );
  const all = flat(tree);
  expect(all.map(node => node.index).sort((a, b) => a - b)).toEqual(all.map((_, i) => i + 1));
  const notes = all.find(node => node.text === 'Notes')!;
  expect(phone).toEqual({
    currentApp: 'Launcher',
    packageName: 'app.tapworld.launcher',
    activityName: '.HomeActivity',
    keyboardVisible: false,
    isEditable: false,
    focusedElement: { text: '', className: '', resourceId: '' },
  });
  expect(context.screen_bounds).toEqual({ width: 1080, height: 2400 });
  expect(await ask('a11y_tree')).toEqual(tree);
  const whole = await ask<Full>('a11y_tree_full');
  expect(whole).toMatchObject({
    packageName: 'app.tapworld.launcher',
    boundsInScreen: { left: 0, top: 0, right: 1080, bottom: 2400 },
  });
  expect(flat([whole]).length).toBe(all.length + 1);
  const [left, top, right, bottom] = notes.bounds.split(', ').map(Number) as [number, number, number, number];
  expect(flat([whole]).find(node => node.text === 'Notes')).toMatchObject({
    isClickable: true,
    boundsInScreen: { left, top, right, bottom },
  });
  await runShell(device, `input tap ${(left + right) / 2} ${(top + bottom) / 2}`);
  expect(await ask('phone_state')).toMatchObject({
    currentApp: 'Notes',
    packageName: 'app.tapworld.notes',
    activityName: '.MainActivity',
  });
  expect((await ask<{ a11y_tree: Full }>('state_full')).a11y_tree.packageName).toBe('app.tapworld.notes');
});

it('types into the focused field, and clears it', async () => {
  expect(await insert('keyboard/input', `base64_text:s:${base64('lost')}`)).toContain(
    'Error while accessing provider:com.droidrun.portal',
  );
  await device.input({ type: 'open_app', app: 'notes' });
  const editable = async () => (await device.elements()).find(element => element.states.editable);
  if (!(await editable()))
    await device.input({
      type: 'tap',
      element: (await device.elements()).find(element => /search/i.test(element.name))!.index,
    });
  await device.input({ type: 'tap', element: (await editable())!.index });
  expect(await insert('keyboard/input', `base64_text:s:${base64('Größe 你好')}`, 'clear:b:true')).toBe('');
  expect(await ask('phone_state')).toMatchObject({
    keyboardVisible: true,
    isEditable: true,
    focusedElement: { text: 'Größe 你好', className: 'android.widget.EditText' },
  });
  await insert('keyboard/input', `base64_text:s:${base64('!')}`, 'clear:b:false');
  expect(await ask('phone_state')).toMatchObject({ focusedElement: { text: 'Größe 你好!' } });
  await insert('keyboard/key', 'key_code:i:67');
  expect(await ask('phone_state')).toMatchObject({ focusedElement: { text: 'Größe 你好' } });
  await insert('keyboard/clear', 'clear:b:true');
  expect((await ask<{ focusedElement: { text: string } }>('phone_state')).focusedElement.text).not.toContain(
    'Größe',
  );
  expect(await insert('keyboard/input', 'base64_text:s:*')).toContain('bad base-64');
});

it('answers for apps, clipboard and version, and refuses unknown paths', async () => {
  expect(await ask('ping')).toBe('pong');
  expect(await ask('version')).toMatch(/^\d+\.\d+\.\d+$/);
  expect(await ask('packages')).toContainEqual({
    packageName: 'app.tapworld.messages',
    label: 'Messages',
    versionName: device.tree.os.installed['messages']!.version,
    versionCode: 1,
    isSystemApp: true,
  });
  await insert('setclipboard', `text_base64:s:${base64('kept, here')}`);
  expect(await ask('getclipboard')).toBe('kept, here');
  expect(
    (await runShell(device, 'content query --uri content://com.droidrun.portal/auth_token')).out.toString(),
  ).toBe('Row: 0 result={"status":"error","error":"Unknown endpoint: /auth_token"}\n');
  expect(await insert('nowhere', 'a:s:b')).toContain('UnsupportedOperationException');
});

it.each([
  ['com.droidrun.portal', 'Droidrun', '0.6.0'],
  ['com.mobilerun.portal', 'Mobilerun', '0.7.11'],
])('is there as %s, as its own client looks for it', async (portal, word, version) => {
  const said = async (line: string) => (await runShell(device, line)).out.toString();
  expect(await said(`pm list packages ${portal}`)).toBe(`package:${portal}\n`);
  expect(await said(`dumpsys package ${portal} | grep versionName`)).toContain(version);
  const service = `${portal}/${portal}.service.${word}AccessibilityService`;
  await said(`settings put secure enabled_accessibility_services ${service}`);
  await said('settings put secure accessibility_enabled 1');
  expect(await said('settings get secure enabled_accessibility_services')).toBe(`${service}\n`);
  const keyboard = `${portal}/.input.${word}KeyboardIME`;
  expect(await said(`ime enable ${keyboard}`)).toContain('now enabled');
  expect(await said(`ime set ${keyboard}`)).toContain('selected for user');
  expect(await said('settings get secure default_input_method')).toBe(`${keyboard}\n`);
  expect(await ask('ping', portal)).toBe('pong');
  expect(await ask('version', portal)).toBe(version);
  expect(await ask('state_full?filter=false', portal)).toMatchObject({
    phone_state: { currentApp: 'Launcher' },
  });
  expect(await said(`ime disable ${keyboard}`)).toContain('disabled');
});

it('reads and writes the clipboard under the newer client’s paths', async () => {
  const portal = 'com.mobilerun.portal';
  const set = (binding: string) =>
    runShell(device, `content insert --uri content://${portal}/clipboard/set --bind ${binding}`);
  const got = async () =>
    (await runShell(device, `content query --uri content://${portal}/clipboard/get`)).out.toString();
  const EMPTY = 'Row: 0 result={"status":"error","error":"Clipboard is empty or access was denied"}\n';
  expect(await got()).toBe(EMPTY);
  expect((await set(`text_base64:s:${base64('Größe 你好')}`)).err.toString()).toBe('');
  expect(await got()).toBe('Row: 0 result={"status":"success","data":"Größe 你好"}\n');
  expect(device.tree.os.clipboard?.text).toBe('Größe 你好');
  expect((await set('text:s:')).err.toString()).toBe('');
  expect(await got()).toBe(EMPTY);
});
