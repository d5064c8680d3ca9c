import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyCheckout, serve, type Served } from '../../scripts/recorded/checkout.ts';
import { record } from '../../scripts/recorded/play.ts';
import { MOVE_NOTE } from '../../scripts/recorded/scenarios.ts';
import { findBrowser } from '../../server/renderers/browser-find.ts';
import { faults } from './fixture.ts';

let folder: string;
let served: Served;
let browser: Browser;
beforeAll(async () => {
  folder = copyCheckout();
  served = await serve(folder);
  browser = await chromium.launch({ executablePath: (await findBrowser()).path, args: ['--no-sandbox'] });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  served?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('records a task from an empty phone to a file of the checkout that passes its check, with another way and a near miss', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const broken: string[] = [];
  page.on('pageerror', error => broken.push(error.message));
  const wrong: string[] = [];
  const { failures, command } = await record(page, served.url, MOVE_NOTE, async stage => {
    wrong.push(...(await faults(page)).map(fault => `${stage}: ${fault}`));
  });
  expect(failures).toEqual([]);
  expect(command).toContain('tapworld check notes/move-as-recorded');
  expect({ broken, wrong }).toEqual({ broken: [], wrong: [] });
  const file = join(folder, 'bench/tasks/notes/move-as-recorded.ts');
  expect(existsSync(file)).toBe(true);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('fromTheList');
  expect(text).toContain('anotherFolder');
  expect(readFileSync(join(folder, 'bench/tasks/index.ts'), 'utf8')).toContain('moveAsRecorded');
  await page.getByRole('link', { name: 'Record', exact: true }).last().click();
  await page.getByRole('row', { name: /notes\/move-as-recorded.*bench\/tasks\/notes/ }).waitFor();
}, 900_000);
