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

it('uiautomator2 adds a contact through its server on the phone', async () => {
  const { serial, params, verdict } = await stage.play<{
    given: string;
    family: string;
    end: number;
    host: string;
  }>('contacts/add-contact', 2);
  const { given, family, end, host } = params;
  const mail = `${given}.${family}@${host}`.toLowerCase();
  const told = await runPython(
    python,
    'adb/uiautomator2_play.py',
    { serial, folder: stage.real.folder, given, family, number: `07700 900${end}`, mail },
    stage.real.env,
  );
  expect(told).toEqual({
    package: 'app.tapworld.launcher',
    size: [1080, 2400],
    sdk: 33,
    window: [1080, 2400],
    current: 'app.tapworld.contacts',
    fields: ['First name', 'Last name'],
    held: mail,
    still: false,
    shell: 'out\n',
  });
  expectScreen(readFileSync(join(stage.real.folder, 'uiautomator2.png')));
  expect(await verdict()).toMatchObject({ success: true, outcome: 'success', sideEffects: [] });
});

it('uiautomator2 pinches, waits and watches', async () => {
  const {
    serial,
    door: { device },
  } = await stage.play('settings/wifi-off');
  const began = device.tree.clock.now;
  const { tiles, ...told } = await runPython<{ tiles: string[] }>(
    python,
    'adb/uiautomator2_hands.py',
    { serial },
    stage.real.env,
  );
  expect([tiles.length, new Set(tiles).size]).toEqual([2, 2]);
  // The largest zoom is 10. Fingers from 20 to 432 pixels apart would exceed it. From 270 to 20 the zoom becomes 10 ÷ 13.5, and
  // from 40 to 120 three times that.
  expect(told).toEqual({
    beyond: 'not found',
    whole: '1×',
    out: '10×',
    in: '0.7×',
    gesture: '2.2×',
    dragged: true,
    left: false,
    changes: true,
    rests: false,
    other: false,
    nothing: false,
    watched: true,
    there: 'app.tapworld.settings',
  });
  expect(device.tree.os.launcher.pages.flat()).toContainEqual(
    expect.objectContaining({ kind: 'folder', apps: ['clock', 'notes'] }),
  );
  // Waiting moves the phone's clock: by a minute at most, and not at all for another app.
  expect(device.tree.clock.now - began).toBeLessThan(120_000);
});
