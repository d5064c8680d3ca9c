import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPython, runPython } from '../python.ts';
import { expectScreen } from './screen.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let python: string;
beforeAll(async () => {
  python = await findPython();
  stage = await openStage();
}, 300_000);
afterAll(async () => {
  await stage?.close();
});

it('adbutils turns Bluetooth off, reads the phone and moves files', async () => {
  const { serial, door, verdict } = await stage.play('settings/bluetooth-off');
  const told = await runPython<Record<string, unknown>>(
    python,
    'adb/adbutils_play.py',
    { serial, folder: stage.real.folder },
    stage.real.env,
  );
  expect(told).toEqual({
    devices: [serial],
    model: door.device.tree.device.model.product,
    size: [1080, 2400],
    packages: expect.arrayContaining(['app.tapworld.settings', 'app.tapworld.notes']),
    version: '33',
    current: 'app.tapworld.settings',
    same: true,
    listed: expect.arrayContaining(['sent.bin']),
    shell: [3, 'out\n'],
  });
  expectScreen(readFileSync(join(stage.real.folder, 'adbutils.png')));
  expect(await verdict()).toMatchObject({ success: true, outcome: 'success' });
});
