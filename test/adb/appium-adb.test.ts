import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADB } from 'appium-adb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addContact } from './plays.ts';
import { expectScreen } from './screen.ts';
import { handOf } from './shelled.ts';
import { openStage, sdkOf, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage?.close();
});

it('appium-adb adds a contact, reads the phone and moves files', async () => {
  const played = await stage.play<{ given: string; family: string; end: number; host: string }>(
    'contacts/add-contact',
  );
  const { given, family, end, host } = played.params;
  const adb = await ADB.createADB({
    sdkRoot: sdkOf(stage.real.folder),
    adbPort: stage.real.port,
    udid: played.serial,
    suppressKillServer: true,
  });
  expect(await adb.getConnectedDevices()).toContainEqual({ udid: played.serial, state: 'device' });
  expect(await adb.getApiLevel()).toBe(33);
  expect(await adb.getScreenSize()).toBe('1080x2400');
  expect(await adb.isAppInstalled('app.tapworld.contacts')).toBe(true);
  expectScreen(await adb.takeScreenshot());

  const run = (line: string) => adb.shell([line]);
  await addContact(
    {
      ...handOf(run),
      launch: app => adb.activateApp(app),
      type: text => adb.inputText(text),
      key: name => adb.keyevent(name === 'BACK' ? 4 : 3),
    },
    { given, family, number: `07700 900${end}`, mail: `${given}.${family}@${host}`.toLowerCase() },
  );
  expect(await adb.getFocusedPackageAndActivity()).toMatchObject({ appPackage: 'app.tapworld.contacts' });

  const bytes = randomBytes(100_000);
  const [here, back] = [join(stage.real.folder, 'sent.bin'), join(stage.real.folder, 'back.bin')];
  writeFileSync(here, bytes);
  await adb.push(here, '/data/local/tmp/sent.bin');
  expect(await adb.fileSize('/data/local/tmp/sent.bin')).toBe(bytes.length);
  await adb.pull('/data/local/tmp/sent.bin', back);
  expect(readFileSync(back).equals(bytes)).toBe(true);

  expect(await played.verdict()).toMatchObject({ success: true, outcome: 'success', sideEffects: [] });
});
