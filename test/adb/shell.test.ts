import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addContact, switchRadio, writeNote } from './plays.ts';
import { expectScreen } from './screen.ts';
import { handOf } from './shelled.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage?.close();
});

const adb = (serial: string, ...args: string[]) => stage.real.adb('-s', serial, ...args);
/** Runs a shell line on a phone; throws if it fails. */
const runOn =
  (serial: string) =>
  async (line: string): Promise<string> => {
    const { code, out, err } = await adb(serial, 'shell', line);
    if (code !== 0) throw new Error(`${line}: ${code} ${out.toString()}${err}`);
    return out.toString();
  };

it('adb plays tasks with shell lines alone', async () => {
  const note = await stage.play<{ title: string; body: string }>('notes/create-note');
  const run = runOn(note.serial);
  await writeNote(
    {
      ...handOf(run),
      launch: app => run(`am start -W -n $(cmd package resolve-activity --brief ${app} | tail -1)`),
      // Through a file, as older clients do.
      dump: async () => {
        await run('uiautomator dump /sdcard/window_dump.xml');
        return run('cat /sdcard/window_dump.xml');
      },
    },
    note.params,
  );
  expect(await note.verdict()).toMatchObject({ success: true, outcome: 'success', sideEffects: [] });

  const contact = await stage.play<{ given: string; family: string; end: number; host: string }>(
    'contacts/add-contact',
    3,
  );
  const { given, family, end, host } = contact.params;
  await addContact(handOf(runOn(contact.serial)), {
    given,
    family,
    number: `07700 900${end}`,
    mail: `${given}.${family}@${host}`.toLowerCase(),
  });
  expect(await contact.verdict()).toMatchObject({ success: true, outcome: 'success', sideEffects: [] });
});

it('a wrong play fails, and the verdict says why', async () => {
  const played = await stage.play('settings/wifi-off');
  await switchRadio(handOf(runOn(played.serial)), 'Bluetooth');
  expect(await played.verdict()).toMatchObject({
    success: false,
    outcome: 'failure',
    changes: [{ name: 'switched', met: false }],
    sideEffects: expect.arrayContaining([expect.objectContaining({ path: '/device/radios/bluetooth' })]),
  });
});

it('adb gets exit codes, the screen, files, a log, and a reason why installing fails', async () => {
  const { serial } = await stage.play('settings/wifi-on');
  expect((await stage.real.adb('devices')).out.toString()).toContain(`${serial}\tdevice`);
  expect(await adb(serial, 'shell', 'exit 42')).toMatchObject({ code: 42 });
  expect((await adb(serial, 'get-state')).out.toString()).toBe('device\n');
  expectScreen((await adb(serial, 'exec-out', 'screencap', '-p')).out);

  const bytes = randomBytes(3_000_000);
  const [here, back] = [join(stage.real.folder, 'sent.bin'), join(stage.real.folder, 'back.bin')];
  writeFileSync(here, bytes);
  expect((await adb(serial, 'push', here, '/sdcard/Download/sent.bin')).code).toBe(0);
  expect((await adb(serial, 'pull', '/sdcard/Download/sent.bin', back)).code).toBe(0);
  expect(readFileSync(back).equals(bytes)).toBe(true);

  const apk = join(stage.real.folder, 'some.apk');
  writeFileSync(apk, randomBytes(200_000));
  const refused = await adb(serial, 'install', apk);
  expect(refused.code).toBe(1);
  expect(refused.out.toString() + refused.err).toMatch(/Failure \[INSTALL_FAILED_\w+: .+\]/);
  expect((await runOn(serial)('pm list packages')).split('\n')).toContain('package:app.tapworld.settings');
  await runOn(serial)('log -t agent was here');
  expect((await adb(serial, 'logcat', '-d')).out.toString()).toMatch(/ agent *: was here\n/);
});

it('adb forwards a port to the phone and reverses one from it', async () => {
  const { serial } = await stage.play('settings/wifi-on');
  const here = createServer((request, response) => {
    response.end(`heard ${request.url}`);
  });
  await new Promise<void>(resolve => {
    here.listen(0, '127.0.0.1', resolve);
  });
  try {
    const { port } = here.address() as AddressInfo;
    expect((await adb(serial, 'reverse', 'tcp:7001', `tcp:${port}`)).code).toBe(0);
    expect((await adb(serial, 'reverse', '--list')).out.toString()).toContain(`tcp:7001 tcp:${port}`);
    expect(await runOn(serial)('curl -s http://127.0.0.1:7001/there')).toBe('heard /there');
    const given = (await adb(serial, 'forward', 'tcp:0', 'tcp:7001')).out.toString().trim();
    expect(await (await fetch(`http://127.0.0.1:${given}/and-back`)).text()).toBe('heard /and-back');
    expect((await adb(serial, 'reverse', '--remove-all')).code).toBe(0);
    expect((await adb(serial, 'reverse', '--list')).out.toString().trim()).toBe('');
    await stage.real.adb('forward', '--remove-all');
  } finally {
    await new Promise(resolve => {
      here.closeAllConnections();
      here.close(resolve);
    });
  }
});
