import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Adb } from '@devicefarmer/adbkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { switchRadio } from './plays.ts';
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

it('@devicefarmer/adbkit turns Wi-Fi off, sees the screen and moves files', async () => {
  const played = await stage.play('settings/wifi-off');
  const client = Adb.createClient({ host: '127.0.0.1', port: stage.real.port });
  expect(await client.listDevices()).toContainEqual({ id: played.serial, type: 'device' });
  const device = client.getDevice(played.serial);
  const run = async (line: string) => (await Adb.util.readAll(await device.shell(line))).toString();

  expect(await device.isInstalled('app.tapworld.settings')).toBe(true);
  expect(await device.isInstalled('app.nobody.here')).toBe(false);
  expect((await device.getProperties())['ro.product.model']).toBe(
    played.door.device.tree.device.model.product,
  );
  expectScreen(await Adb.util.readAll(await device.screencap()));
  expect((await device.framebuffer('raw')).meta).toMatchObject({ width: 1080, height: 2400, bpp: 32 });

  await switchRadio(
    {
      ...handOf(run),
      launch: () => device.startActivity({ action: 'android.settings.SETTINGS', wait: true }),
    },
    'Wi-Fi',
  );

  const bytes = randomBytes(300_000);
  const here = join(stage.real.folder, 'sent.bin');
  writeFileSync(here, bytes);
  await new Promise<void>((resolve, reject) => {
    device
      .push(here, '/data/local/tmp/sent.bin')
      .then((transfer: EventEmitter) => transfer.on('end', resolve).on('error', reject), reject);
  });
  expect((await device.stat('/data/local/tmp/sent.bin')).size).toBe(bytes.length);
  expect(bytes.equals(await Adb.util.readAll(await device.pull('/data/local/tmp/sent.bin')))).toBe(true);
  expect((await device.readdir('/data/local/tmp')).map(({ name }: { name: string }) => name)).toContain(
    'sent.bin',
  );

  expect(await played.verdict()).toMatchObject({ success: true, outcome: 'success', sideEffects: [] });
});
