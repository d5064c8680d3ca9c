import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../start.ts';
import { AdbDevice } from '../device.ts';
import { DeviceFiles } from '../files.ts';
import { runShell } from '../shell.ts';

let server: RunningServer;
let device: AdbDevice;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1 });
}, 60_000);
afterAll(() => server.close(), 60_000);

/** Starts the server as its client does; the client leaves with the test. */
beforeEach(async () => {
  const phone = server.context.phones.create({ seed: 1 });
  device = new AdbDevice(server.context, phone);
  const client = new AbortController();
  await new DeviceFiles(device).write('/data/local/tmp/u2.jar', Buffer.from('a jar'));
  const running = runShell(
    device,
    'CLASSPATH=/data/local/tmp/u2.jar app_process / com.wetest.uia2.Main -p 9008',
    { signal: client.signal },
  );
  await expect.poll(() => device.ports.has('tcp:9008'), { interval: 5, timeout: 10_000 }).toBe(true);
  return async () => {
    client.abort();
    await running;
    expect(device.ports.has('tcp:9008')).toBe(false);
    server.context.phones.remove(phone.id);
  };
});

async function http(method: string, path: string, body?: string): Promise<{ status: number; text: string }> {
  const near = (await device.ports.connect('tcp:9008'))!;
  return new Promise((resolve, reject) => {
    const call = request(
      { method, path, headers: { connection: 'close' }, createConnection: () => near },
      reply => {
        let text = '';
        reply.on('data', bytes => {
          text += String(bytes);
        });
        reply.on('end', () => resolve({ status: reply.statusCode!, text }));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
async function rpc(method: string, ...params: unknown[]): Promise<any> {
  const { result, error } = JSON.parse(
    (await http('POST', '/jsonrpc/0', JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))).text,
  ) as { result?: unknown; error?: { code: number; message: string } };
  if (error) throw new Error(`${error.code} ${error.message}`);
  return result;
}

/** Bits of the fields that these tests look for. */
const BITS = {
  text: 0x1,
  textContains: 0x2,
  textMatches: 0x4,
  textStartsWith: 0x8,
  className: 0x10,
  description: 0x40,
  clickable: 0x1000,
  scrollable: 0x4000,
  focused: 0x20000,
  packageName: 0x80000,
  instance: 0x1000000,
} as const;
type Fields = Partial<Record<keyof typeof BITS, unknown>>;
const by = (fields: Fields, ...related: ['child' | 'sibling', Fields][]): object => ({
  mask: Object.keys(fields).reduce((mask, name) => mask | BITS[name as keyof typeof BITS], 0),
  childOrSibling: related.map(([relation]) => relation),
  childOrSiblingSelector: related.map(([, next]) => by(next)),
  ...fields,
});

describe('the UI Automator server on a phone', () => {
  it('answers calls, and refuses unknown methods', async () => {
    expect(await http('GET', '/ping')).toEqual({ status: 200, text: 'pong' });
    expect((await http('GET', '/nothing')).status).toBe(404);
    expect(JSON.parse((await http('POST', '/jsonrpc/0', '{oh')).text)).toMatchObject({
      id: null,
      error: { code: -32700 },
    });
    await expect(rpc('noSuch')).rejects.toThrow('-32601 method not found');
    await expect(rpc('toString')).rejects.toThrow('method not found');
    await expect(rpc('click', 'x', 1)).rejects.toThrow('UiObjectNotFoundException');
    await expect(rpc('objInfo', {})).rejects.toThrow('IllegalArgumentException');
    expect(await rpc('deviceInfo')).toMatchObject({
      currentPackageName: 'app.tapworld.launcher',
      displayWidth: 1080,
      displayHeight: 2400,
      displayRotation: 0,
      displaySizeDpX: 360,
      sdkInt: 33,
      screenOn: true,
    });
  });

  it('finds nodes by text, class, index and parent', async () => {
    expect([
      await rpc('exist', by({ text: 'Notes' })),
      await rpc('exist', by({ text: 'note' })),
      await rpc('exist', by({ textContains: 'OTE' })),
      await rpc('exist', by({ textMatches: 'N.t[ea]s' })),
      await rpc('exist', by({ textMatches: 'Not' })),
    ]).toEqual([true, false, true, true, false]);
    const info = await rpc('objInfo', by({ text: 'Notes' }));
    const {
      bounds: [left, top, right, bottom],
    } = (await device.elements()).find(e => e.name === 'Notes')!;
    expect(info).toMatchObject({
      text: 'Notes',
      clickable: true,
      enabled: true,
      bounds: { left, top, right, bottom },
    });
    const buttons = await rpc('objInfoOfAllInstances', by({ clickable: true }));
    expect(await rpc('count', by({ clickable: true }))).toBe(buttons.length);
    expect(await rpc('objInfo', by({ clickable: true, instance: 2 }))).toEqual(buttons[2]);
    expect(
      await rpc('objInfo', by({ className: 'android.widget.FrameLayout' }, ['child', { text: 'Notes' }])),
    ).toEqual(info);
    expect(await rpc('exist', by({ text: 'Notes' }, ['sibling', { text: 'Settings' }]))).toBe(true);
    expect(await rpc('exist', by({ text: 'Notes' }, ['child', { text: 'Settings' }]))).toBe(false);
    await expect(rpc('getText', by({ text: 'Nobody' }))).rejects.toThrow(
      '-32002 androidx.test.uiautomator.UiObjectNotFoundException: UiSelector[TEXT=Nobody]',
    );
    const handle = await rpc(
      'childByText',
      by({ className: 'android.widget.FrameLayout' }),
      by({ clickable: true }),
      'Notes',
    );
    expect(await rpc('getText', handle)).toBe('Notes');
    const xml = await rpc('dumpWindowHierarchy', false, 50);
    expect(xml).toBe(await device.hierarchy());
    expect((await rpc('dumpWindowHierarchy', false, 1)).length).toBeLessThan(xml.length);
  });

  it('taps, types, scrolls and goes back as steps', async () => {
    expect(await rpc('click', by({ text: 'Settings' }))).toBe(true);
    expect((await rpc('deviceInfo')).currentPackageName).toBe('app.tapworld.settings');
    const last = by({ text: 'About phone' });
    expect([
      await rpc('exist', last),
      await rpc('scrollTo', by({ scrollable: true }), last, true),
      await rpc('exist', last),
    ]).toEqual([false, true, true]);
    expect([
      await rpc('scrollToBeginning', by({ scrollable: true }), true, 50, 20),
      await rpc('exist', last),
      await rpc('scrollBackward', by({ scrollable: true }), true, 20),
    ]).toEqual([true, false, false]);
    expect([
      await rpc('pressKey', 'home'),
      await rpc('pressKey', 'nosuch'),
      await rpc('pressKeyCode', 66),
    ]).toEqual([true, false, true]);
    expect(device.tree.ui.foreground).toBeNull();
    expect(await rpc('click', 5_000, 10)).toBe(false);
    await device.input({ type: 'open_app', app: 'notes' });
    await rpc('click', by({ text: 'Search' }));
    const field = by({ className: 'android.widget.EditText' });
    expect([
      await rpc('setText', field, 'gänse'),
      await rpc('getText', field),
      await rpc('clearTextField', field),
      await rpc('getText', field),
    ]).toEqual([true, 'gänse', true, '']);
    await rpc('setClipboard', null, 'from here');
    await rpc('pasteClipboard');
    expect([
      await rpc('getClipboard'),
      await rpc('getText', field),
      await rpc('setText', by({ text: 'Nobody' }), 'x').catch((e: Error) => e.message.slice(0, 6)),
    ]).toEqual(['from here', 'from here', '-32002']);
  }, 30_000);

  it('waits on the phone’s clock, and reads clipboard, toasts and settings', async () => {
    const { now } = device.tree.clock;
    expect(await rpc('waitForExists', by({ text: 'Notes' }), 20_000)).toBe(true);
    expect(device.tree.clock.now).toBe(now);
    expect([
      await rpc('waitForExists', by({ text: 'Nobody' }), 2_500),
      await rpc('waitUntilGone', by({ text: 'Notes' }), 500),
    ]).toEqual([false, false]);
    expect(device.tree.clock.now).toBe(now + 3_000);
    expect([
      await rpc('makeToast', 'hey', 1_000),
      await rpc('getLastToast'),
      await rpc('clearLastToast'),
      await rpc('getLastToast'),
    ]).toEqual([true, 'hey', null, null]);
    await rpc('openQuickSettings');
    expect(device.tree.ui.shade).toBe('quick');
    await rpc('pressKey', 'back');
    await rpc('setOrientation', 'left');
    expect([
      device.tree.device.orientation,
      device.tree.os.settings.autoRotate,
      (await rpc('deviceInfo')).displayRotation,
    ]).toEqual(['landscape', false, 1]);
    expect([
      await rpc('sleep'),
      await rpc('isScreenOn'),
      await rpc('wakeUp'),
      await rpc('isScreenOn'),
    ]).toEqual([true, false, true, true]);
    expect(
      Buffer.from(await rpc('takeScreenshot', 1, 80), 'base64')
        .subarray(0, 3)
        .toString('hex'),
    ).toBe('ffd8ff');
  }, 30_000);
});

describe('app_process', () => {
  const shell = async (line: string) => {
    const { out, err, status } = await runShell(device, line);
    return [status, out.toString() + err.toString()];
  };
  it('starts the main classes of its jar, and refuses others as Android does', async () => {
    expect(await shell('app_process / com.wetest.uia2.Main')).toEqual([
      134,
      expect.stringContaining(`ClassNotFoundException: Didn't find class "com.wetest.uia2.Main"`),
    ]);
    expect((await shell('CLASSPATH=/data/local/tmp/u2.jar app_process / com.example.Main'))[0]).toBe(134);
    expect(await shell('CLASSPATH=/data/local/tmp/u2.jar app_process / com.wetest.uia2.Main')).toEqual([
      1,
      expect.stringContaining('Address already in use'),
    ]);
    expect((await shell('app_process'))[0]).toBe(10);
  });

  it('runs yadb, which types any language, presses, dumps and uses the clipboard', async () => {
    const yadb = (rest: string) =>
      shell(
        `app_process -Djava.class.path=/data/local/tmp/yadb /data/local/tmp com.ysbing.yadb.Main ${rest}`,
      );
    expect((await yadb('-layout'))[0]).toBe(134);
    await new DeviceFiles(device).write('/data/local/tmp/yadb', Buffer.from('a jar'));
    expect(await yadb('-layout')).toEqual([0, 'layout dumped to:/data/local/tmp/yadb_layout_dump.xml\n']);
    expect(await shell('cat /data/local/tmp/yadb_layout_dump.xml')).toEqual([0, await device.hierarchy()]);
    const {
      bounds: [l, t, r, b],
    } = (await device.elements()).find(e => e.name === 'Notes')!;
    await yadb(`-touch ${(l! + r!) / 2} ${(t! + b!) / 2}`);
    expect(device.tree.ui.tasks.at(-1)?.stack[0]?.app).toBe('notes');
    expect(await yadb('-keyboard x')).toEqual([1, 'yadb: No text field has the caret\n']);
    await rpc('click', by({ text: 'Search' }));
    await rpc('click', by({ className: 'android.widget.EditText' }));
    expect(await yadb("-keyboard '你好 Ärger'")).toEqual([0, '']);
    expect(await rpc('getText', by({ className: 'android.widget.EditText' }))).toBe('你好 Ärger');
    await yadb("-keyboard '~CLEAR~'");
    expect(await rpc('getText', by({ className: 'android.widget.EditText' }))).toBe('');
    await yadb("-writeClipboard 'a b'");
    expect(await yadb('-readClipboard')).toEqual([0, 'a b\n']);
    expect((await yadb('-touch 9999 1'))[0]).toBe(1);
  }, 30_000);

  it('runs toybox’s programs by name', async () => {
    expect(await shell('toybox echo one | toybox tr o O; toybox')).toEqual([
      0,
      'One\ntoybox 0.8.6-android\n',
    ]);
  });
});
