import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LogKeeper } from '../../server/log-tail.ts';
import { openLog } from '../../server/log.ts';
import type { Machines } from '../../src/protocol/wire/machines.ts';
import { faults, send, useStudio } from './fixture.ts';

const logKeeper = new LogKeeper();
const log = openLog({ level: 'info', pretty: false, err: () => {}, keeper: logKeeper });
const studio = useStudio(undefined, undefined, { renderers: 2, log, logKeeper });
let page: Page;
beforeEach(() => ({ page } = studio));
afterEach(async () => {
  expect(studio.broken).toEqual([]);
  for (const { id } of await send(studio, 'GET', '/v1/phones'))
    await send(studio, 'DELETE', `/v1/phones/${id}`);
});

const go = (path: string) => page.goto(`${studio.server.url}/#${path}`);
const region = (name: string) => page.getByRole('region', { name });
/** The value of one of the figures at the top. */
const figure = (name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

let seed = 0;
/** A phone that was drawn on a renderer: each is another, so that no cache answers. */
async function drawn(app: string): Promise<string> {
  const { id } = await send(studio, 'POST', '/v1/phones', { seed: ++seed });
  await send(studio, 'POST', `/v1/phones/${id}/step`, { action: { type: 'open_app', app } });
  return id;
}

describe('the room Machines', () => {
  it('opens by its key, and says what there is before anything was drawn', async () => {
    await go('/phones');
    await page.getByRole('heading', { name: 'No phones yet' }).waitFor();
    await page.keyboard.press('Alt+m');
    await page.getByRole('heading', { name: 'Machines', level: 1 }).waitFor();
    await page.getByText('not ready').waitFor();
    await page.getByText('No page has drawn a phone yet').waitFor();
    // Looking makes no page.
    expect(studio.server.pool.stats().browsers).toBe(0);
    expect(await faults(page)).toEqual([]);
  });

  it('is found by name', async () => {
    await go('/phones');
    // The keys are there once the rooms are.
    await page.getByRole('link', { name: 'Machines' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('input[aria-label="Find anything"]').fill('machines');
    await page.keyboard.press('Enter');
    await page.getByText('Last minutes').waitFor();
    expect(page.url()).toContain('/machines');
  });

  it('shows what renderers draw, leads to the phone, and counts what came since', async () => {
    await drawn('notes');
    await go('/machines');
    const renderers = region('Renderers');
    await renderers.getByText('notes', { exact: true }).waitFor();
    await page.getByText('ready', { exact: true }).waitFor();
    await expect.poll(() => figure('Phones').textContent()).toBe('1 of 10,000');
    const id = await drawn('clock');
    await expect.poll(() => figure('Phones').textContent()).toBe('2 of 10,000');
    await renderers.getByText('clock', { exact: true }).waitFor();
    const { cells } = await send<Machines>(studio, 'GET', '/v1/machines');
    const { harness } = cells[0]!.build;
    await region('Versions').getByText(harness).waitFor();
    await renderers.getByRole('link', { name: id, exact: true }).click();
    await expect.poll(() => page.url()).toContain(`/phones/${id}`);
  });

  it('draws rates that the plots say in words too', async () => {
    await go('/machines');
    const plot = page.getByRole('img', { name: /^Steps a second/ });
    await plot.waitFor();
    const id = await drawn('notes');
    // Steps go on until the page has read a rate of them.
    let goesOn = true;
    const steps = (async () => {
      while (goesOn)
        await send(studio, 'POST', `/v1/phones/${id}/step`, {
          action: { type: 'wait', ms: 100 },
          observe: { screenshot: false, elements: false },
        });
    })();
    await expect.poll(() => plot.getAttribute('aria-label'), { timeout: 15_000 }).toMatch(/: steps (?!0\.0)/);
    goesOn = false;
    await steps;
    expect(await plot.locator('canvas').count()).toBe(1);
  });

  it('counts a browser that crashed and was started again', async () => {
    const id = await drawn('notes');
    await go('/machines');
    await region('Renderers').getByText('0 browser restarts').waitFor();
    studio.server.pool.killForTest();
    await region('Renderers').getByText('starts when needed').waitFor();
    await send(studio, 'POST', `/v1/phones/${id}/step`, { action: { type: 'open_app', app: 'maps' } });
    await region('Renderers').getByText('1 browser restart', { exact: false }).first().waitFor();
  });

  it('follows the log, filters it by level and words, and opens a line by the keyboard', async () => {
    log.info('a line that is plain');
    log.error({ err: new Error('the cause'), phone: 'phone-7' }, 'something broke');
    await go('/machines');
    await page.getByRole('tab', { name: 'Log' }).focus();
    await page.keyboard.press('Enter');
    const lines = page.getByRole('log');
    await lines.getByText('a line that is plain').waitFor();
    log.warn('a line that came later');
    await lines.getByText('a line that came later').waitFor();
    await page.getByRole('combobox', { name: 'Level' }).click();
    await page.getByRole('option', { name: 'error and graver' }).click();
    await lines.getByText('a line that came later').waitFor({ state: 'detached' });
    expect(page.url()).toContain('level=error');
    const line = lines.getByRole('button', { name: /something broke/ });
    await line.focus();
    await page.keyboard.press('Enter');
    await lines.getByText('Error: the cause').waitFor();
    await page.getByRole('searchbox').fill('no such words');
    await page.getByRole('heading', { name: 'No such lines' }).waitFor();
    await page.getByText('npx tapworld serve --log-level debug').waitFor();
  });

  it('says when the server does not answer, and comes back', async () => {
    await page.route('**/v1/machines', route => route.abort());
    await go('/machines');
    await page.getByRole('heading', { name: 'The server does not answer' }).waitFor();
    await page.unroute('**/v1/machines');
    await page.getByText('Last minutes').waitFor();
  });

  it.each(['light', 'dark'] as const)('has nothing that axe calls serious, %s', async colorScheme => {
    await drawn('notes');
    log.error({ err: new Error('the cause') }, 'something broke');
    await page.emulateMedia({ colorScheme });
    await go('/machines');
    await region('Renderers').getByText('notes', { exact: true }).waitFor();
    expect(await faults(page), 'now').toEqual([]);
    await go('/machines?view=log');
    await page.getByRole('log').getByText('something broke').first().waitFor();
    expect(await faults(page), 'log').toEqual([]);
  });
});
