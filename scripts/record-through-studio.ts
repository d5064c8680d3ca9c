/**
 * `npx tsx scripts/record-through-studio.ts [TASK…]` records templates by working the studio in a real browser: the pointer
 * and the keys on the page, and no call of the server. Each is then checked by `tapworld check --mutants 100`. It works on a copy
 * of this checkout, in a temporary folder that it names at the end. `--pictures FOLDER` takes a picture of each stage:
 * `npx tsx scripts/record-through-studio.ts contacts/favour-somebody --pictures docs/images` draws those of docs/record-a-task.md. Run
 * `npm run build` first.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { requireBuilt } from '../cli/host.ts';
import { findBrowser } from '../server/renderers/browser-find.ts';
import { copyCheckout, serve } from './recorded/checkout.ts';
import { record, type Recorded } from './recorded/play.ts';
import { SCENARIOS } from './recorded/scenarios.ts';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' } },
});
/** Checks templates of a checkout from the command line. Gives whether they pass. */
const check = (folder: string, tasks: readonly string[]): boolean =>
  spawnSync(process.execPath, ['bin/tapworld.mjs', 'check', ...tasks, '--mutants', '100'], {
    cwd: folder,
    stdio: 'inherit',
  }).status === 0;

const scenarios = SCENARIOS.filter(({ task }) => wanted.length === 0 || wanted.includes(task));
if (scenarios.length === 0)
  throw new Error(`No such task; there are ${SCENARIOS.map(({ task }) => task).join(', ')}`);
requireBuilt();
const folder = copyCheckout();
const served = await serve(folder);
const browser = await chromium.launch({ executablePath: (await findBrowser()).path, args: ['--no-sandbox'] });
const done: Recorded[] = [];
let isWell = true;
try {
  for (const scenario of scenarios) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    page.on('pageerror', error => {
      isWell = false;
      console.error(`${scenario.task}: the page threw ${error.message}`);
    });
    const shoot = async (stage: string) => {
      if (!options.pictures) return;
      mkdirSync(options.pictures, { recursive: true });
      const name = wanted.length === 1 ? 'record' : scenario.task.replace('/', '-');
      await page.screenshot({
        path: join(options.pictures, `${name}-${stage}.jpg`),
        type: 'jpeg',
        quality: 84,
      });
    };
    try {
      const recorded = await record(page, served.url, scenario, shoot);
      const { task, clicks, keys, seconds, waited, failures } = recorded;
      console.log(
        `${task}: ${clicks} clicks, ${keys} keystrokes, ${seconds} s, of which ${waited} s waiting for doubts and the check`,
      );
      for (const failure of failures) console.log(`  ${failure}`);
      if (recorded.command === '') isWell = false;
      else done.push(recorded);
    } catch (error) {
      isWell = false;
      await shoot('failed').catch(() => {});
      console.error(`${scenario.task}: ${(error as Error).message}`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  served.stop();
}
const tasks = done.map(({ task }) => task);
if (tasks.length > 0 && !check(folder, tasks)) isWell = false;
console.log(`${tasks.length} of ${scenarios.length} templates were recorded into ${folder}`);
process.exit(isWell ? 0 : 1);
