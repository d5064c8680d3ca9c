import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../start.ts';
import { AdbDevice } from './device.ts';
import { UI_KEYBOARD } from './keyboards.ts';
import { runShell } from './shell.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1 });
});
afterAll(async () => {
  await server?.close();
});

it('uiautomator2’s keyboard types texts, and reports whether it did', async () => {
  const phone = server.context.phones.create({ seed: 1 });
  const device = new AdbDevice(server.context, phone);
  const send = async (action: string, text?: string) =>
    (
      await runShell(
        device,
        `am broadcast -a ${action}${text === undefined ? '' : ` --es text ${Buffer.from(text).toString('base64')}`}`,
      )
    ).out
      .toString()
      .split('\n')
      .at(-2);
  const DONE = 'Broadcast completed: result=-1, data="success"';
  expect(await send('ADB_KEYBOARD_INPUT_TEXT', 'nobody')).toBe('Broadcast completed: result=0');
  await runShell(
    device,
    `ime enable ${UI_KEYBOARD}; ime set ${UI_KEYBOARD}; monkey -p app.tapworld.notes -c android.intent.category.LAUNCHER 1`,
  );
  expect(await send('ADB_KEYBOARD_INPUT_TEXT', 'no caret')).toBe('Broadcast completed: result=0');
  for (const name of ['New note', 'Title']) {
    const [l, t, r, b] = (await device.elements()).find(e => e.name === name)!.bounds as [
      number,
      number,
      number,
      number,
    ];
    await device.input({ type: 'tap', x: (l + r) / 2, y: (t + b) / 2 });
  }
  const title = async () => (await device.elements()).find(e => e.name === 'Title')?.value;
  expect(await send('ADB_KEYBOARD_INPUT_TEXT', 'schöne 你好')).toBe(DONE);
  expect(await title()).toBe('schöne 你好');
  expect(await send('ADB_KEYBOARD_SET_TEXT', 'another')).toBe(DONE);
  expect(await title()).toBe('another');
  expect(await send('ADB_KEYBOARD_HIDE')).toBe(DONE);
  expect(device.tree.ui.keyboard.visible).toBe(false);
  expect(await send('ADB_KEYBOARD_HIDE')).toBe(DONE);
  expect(await title()).toBe('another');
  expect(await send('ADB_KEYBOARD_CLEAR_TEXT')).toBe(DONE);
  expect(await title()).toBe('');
  expect(phone.now.ui.tasks.at(-1)?.stack[0]?.app).toBe('notes');
});
