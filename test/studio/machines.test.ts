import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../../server/log.ts';
import { LogTail } from '../../server/log-tail.ts';
import type { LogTailed, Machines } from '../../src/protocol/wire/machines.ts';
import { faults, send, useStudio } from './fixture.ts';

const logTail = new LogTail();
const log = openLog({ level: 'debug', pretty: false, err: () => {}, tail: logTail });
const studio = useStudio(undefined, undefined, { log, logTail });
let page: Page;
beforeEach(() => ({ page } = studio));
afterEach(() => expect(studio.broken).toEqual([]));

const drawn = async () => {
  const { id } = await send<{ id: string }>(studio, 'POST', '/v1/phones', { seed: 3 });
  await send(studio, 'POST', `/v1/phones/${id}/step`, { action: { type: 'key', key: 'home' } });
  return id;
};

describe('the room of machines', () => {
  it('shows what the server holds, its page and how fast it works', async () => {
    const phone = await drawn();
    await page.goto(`${studio.server.url}/#/machines`);
    await page.getByText('Ready', { exact: true }).waitFor();
    await page.getByRole('row', { name: /^Phones [1-9]\d* of 10,000/ }).waitFor();
    await page.getByRole('region', { name: 'List of pages' }).getByRole('link', { name: phone }).waitFor();
    await page
      .getByRole('definition')
      .filter({ hasText: /^0\.0$/ })
      .first()
      .waitFor();
    const rate = page
      .getByRole('definition')
      .filter({ hasText: /^[0-9.]+$/ })
      .first();
    const steps = [1, 2, 3, 4].map(() =>
      send(studio, 'POST', `/v1/phones/${phone}/step`, { action: { type: 'wait', ms: 1_000 } }),
    );
    await Promise.all(steps);
    await expect.poll(async () => Number(await rate.textContent()), { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await faults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faults(page)).toEqual([]);
  });

  it('shows the log by level and by words, each at an address of its own', async () => {
    log.warn({ component: 'renderers', page: 7 }, 'a page was lost');
    log.info('a call was answered');
    await page.goto(`${studio.server.url}/#/machines?level=warn&q=LOST`);
    const lines = page.getByRole('region', { name: 'Lines of the log' });
    await lines.getByText('a page was lost').waitFor();
    await lines.getByText('page=7').waitFor();
    expect(await lines.getByText('a call was answered').count()).toBe(0);
    await page.getByRole('searchbox').fill('answered');
    await page.getByText('No such line').waitFor();
    await page.goto(`${studio.server.url}/#/machines?level=info`);
    await lines.getByText('a call was answered').waitFor();
    const { lines: read, kept } = await send<LogTailed>(studio, 'GET', '/v1/log?level=warn&count=1');
    expect(kept).toBe(true);
    expect(read).toMatchObject([{ level: 'warn', component: 'renderers', message: 'a page was lost' }]);
  });

  it('is found by its keys and in the palette', async () => {
    await page.goto(`${studio.server.url}/#/phones`);
    await page.getByRole('link', { name: 'Machines' }).waitFor();
    await page.keyboard.press('Alt+m');
    await page.getByRole('heading', { name: 'Machines', exact: true }).waitFor();
  });

  it('counts over one call what it counts over two', async () => {
    const before = await send<Machines>(studio, 'GET', '/v1/machines');
    await drawn();
    const after = await send<Machines>(studio, 'GET', '/v1/machines');
    expect(after.cells[0]!.work.steps - before.cells[0]!.work.steps).toBe(1);
    expect(after.cells[0]!.holds.phones - before.cells[0]!.holds.phones).toBe(1);
    expect(after.cells[0]!.uptimeMs).toBeGreaterThan(before.cells[0]!.uptimeMs);
    expect(after.cells[0]!.renderers.pages).toHaveLength(1);
  });
});
