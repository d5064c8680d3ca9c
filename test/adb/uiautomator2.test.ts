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
afterAll(async () => { await stage?.close(); });

it('uiautomator2 adds a contact by its own server on the phone', async () => {
  const { serial, params, verdict } = await stage.play<{ given: string; family: string; end: number; host: string }>('contacts/add-contact', 2);
  const { given, family, end, host } = params;
  const mail = `${given}.${family}@${host}`.toLowerCase();
  const told = await runPython(python, 'adb/uiautomator2_play.py', { serial, folder: stage.real.folder, given, family, number: `07700 900${end}`, mail }, stage.real.env);
  expect(told).toEqual({
    package: 'app.tapworld.launcher', size: [1080, 2400], sdk: 33, window: [1080, 2400], current: 'app.tapworld.contacts', fields: ['First name', 'Last name'], held: mail, still: false, shell: 'out\n',
  });
  expectScreen(readFileSync(join(stage.real.folder, 'uiautomator2.png')));
  expect(await verdict()).toMatchObject({ success: true, outcome: 'success', stray: [] });
});
