import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../../server/start.ts';
import { faults, send, useStudio } from './fixture.ts';

const studio = useStudio();
let page: Page;
let id: string;

const get = <T = any>(path: string) => send<T>(studio, 'GET', path);
const post = <T = any>(path: string, body: unknown) => send<T>(studio, 'POST', path, body);
const serverHash = async () => (await get<{ stateHash: string }>(`/v1/phones/${id}`)).stateHash;
/** The hash that the page shows, once the server has confirmed everything. */
const pageHash = () => page.locator('[data-hash][data-confirmed]').getAttribute('data-hash');
/** Waits until the page shows the server's state and that state is not `was`. */
async function follows(was?: string): Promise<string> {
  await expect
    .poll(
      async () => {
        const [shown, real] = [await pageHash(), await serverHash()];
        return shown === real && shown !== was;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return serverHash();
}
const onPhone = (name: string | RegExp) => page.getByLabel('Phone').getByRole('button', { name });
async function touch(name: string | RegExp): Promise<void> {
  const box = (await onPhone(name).first().boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

beforeEach(async () => {
  ({ page } = studio);
  ({ id } = await post<{ id: string }>('/v1/phones', { seed: 3 }));
});
const open = async () => {
  await page.goto(`${studio.server.url}/#/phones/${id}`);
  await page.locator('[data-mode=watching]').waitFor();
};

describe('a live phone', () => {
  it('passes touches on, and the server’s hash follows each touch', async () => {
    await open();
    let hash = await follows();
    await touch('Notes');
    hash = await follows(hash);
    await touch('New note');
    hash = await follows(hash);
    const { route } = await get<{ route: string }>(`/v1/phones/${id}`);
    expect(route).toMatch(/^\/note\//);
    const title = (await page.locator('[data-field$="|title"]').boundingBox())!;
    await page.mouse.click(title.x + 8, title.y + title.height / 2);
    await follows(hash);
    await page.keyboard.type('Tide');
    await expect
      .poll(
        async () =>
          (await get(`/v1/phones/${id}/state?path=/apps/notes/notes${route.replace('/note', '')}`)).title,
        { timeout: 20_000 },
      )
      .toBe('Tide');
    await follows(hash);
    // A renderer draws the same picture of that state.
    expect(
      (await post(`/v1/phones/${id}/observe`, { observe: { screenshot: false } })).observation.elements.some(
        (e: { value?: string }) => e.value === 'Tide',
      ),
    ).toBe(true);
    expect(studio.broken).toEqual([]);
  });

  it('shows an agent’s steps, marks the changes, and names the rules that ran', async () => {
    await open();
    const hash = await follows();
    await post(`/v1/phones/${id}/step`, {
      action: { type: 'open_app', app: 'settings' },
      observe: { screenshot: false, elements: false },
    });
    await follows(hash);
    await page.getByLabel('Phone').getByText('Battery').first().waitFor();
    expect(await page.getByText('open settings').count()).toBeGreaterThan(0);
    expect(await page.locator('summary', { hasText: 'open settings' }).locator('..').textContent()).toContain(
      'system.openApp',
    );
    await page.getByRole('tab', { name: 'State' }).click();
    await page.locator('[role=treeitem][data-mark=inside]', { hasText: 'ui' }).first().waitFor();
  });

  it('releases the phone after a while so that an agent can step it; until then the agent gets an error', async () => {
    await open();
    const hash = await follows();
    await touch('Notes');
    await follows(hash);
    const refused = await post(`/v1/phones/${id}/step`, { action: { type: 'key', key: 'home' } });
    expect(refused.error.code).toBe('LEASED');
    await page.locator('[data-mode=watching]').waitFor({ timeout: 20_000 });
    expect(
      (
        await post(`/v1/phones/${id}/step`, {
          action: { type: 'key', key: 'home' },
          observe: { screenshot: false, elements: false },
        })
      ).error,
    ).toBeUndefined();
  });

  it('can move, run and pause its clock', async () => {
    // The page's own time stands still until it is released.
    await page.clock.install();
    await open();
    const hash = await follows();
    const clock = async () => (await get<{ clock: number }>(`/v1/phones/${id}`)).clock;
    const from = await clock();
    await page.getByRole('button', { name: '1 h', exact: true }).click();
    await follows(hash);
    expect(await clock()).toBe(from + 3_600_000);
    await page.getByRole('button', { name: 'Run' }).click();
    await page.clock.runFor(2_000);
    await expect.poll(async () => (await clock()) > from + 3_601_500, { timeout: 10_000 }).toBe(true);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect
      .poll(
        async () => {
          await page.clock.runFor(1_000);
          return page.locator('[data-mode=watching]').count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    const paused = await clock();
    await page.clock.runFor(60_000);
    expect(await clock()).toBe(paused);
  });

  it('can be saved to a file, forked, and loaded from the file', async () => {
    await open();
    const first = await follows();
    const snapshot = async (item: string) => {
      await page.getByRole('button', { name: 'Snapshot' }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    const [download] = await Promise.all([page.waitForEvent('download'), snapshot('Save to a file')]);
    const folder = mkdtempSync(join(tmpdir(), 'tapworld-studio-'));
    const file = join(folder, 'phone.json');
    await download.saveAs(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 1 });
    await touch('Notes');
    await follows(first);
    const load = async (path: string) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), snapshot('Load from a file')]);
      await chooser.setFiles(path);
    };
    writeFileSync(join(folder, 'wrong.json'), '{"format":9}');
    await load(join(folder, 'wrong.json'));
    await page.getByText('snapshots of format 1').waitFor();
    await load(file);
    await expect.poll(pageHash, { timeout: 10_000 }).toBe(first);
    await onPhone('Notes').first().waitFor();
    await page.getByRole('button', { name: 'Fork' }).click();
    await expect.poll(() => page.url()).not.toContain(`/${id}`);
    await page.locator('[data-mode=watching]').waitFor();
    expect(await pageHash()).toBe(first);
    rmSync(folder, { recursive: true });
  });

  it('says so if it was deleted', async () => {
    await open();
    await fetch(`${studio.server.url}/v1/phones/${id}`, { method: 'DELETE' });
    await page.getByText('the phone was deleted').waitFor();
  });
});

it.each(['light', 'dark'] as const)('axe finds nothing serious on a phone’s page, %s', async colorScheme => {
  await page.emulateMedia({ colorScheme });
  await open();
  await touch('Notes');
  await follows();
  expect(await faults(page)).toEqual([]);
});

it('a server with a token shows its phones only with the token, and asks for it otherwise', async () => {
  const guarded = await startServer({ port: 0, renderers: 1, browsers: 1, token: 'open sesame' });
  try {
    await page.goto(guarded.url);
    await page.getByText('Send the operator’s token').waitFor();
    await page.goto(`${guarded.url}/?token=${encodeURIComponent('open sesame')}`);
    await page.getByRole('button', { name: 'New phone' }).first().click();
    await page.locator('[data-mode=watching]').waitFor();
  } finally {
    await guarded.close();
  }
});
