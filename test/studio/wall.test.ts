import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AboutPhone } from '../../src/protocol/wire/phones.ts';
import { faults, send, useStudio } from './fixture.ts';

const studio = useStudio();
let page: Page;
beforeEach(() => ({ page } = studio));
afterEach(async () => {
  expect(studio.broken).toEqual([]);
  for (const { id } of await phones()) await send(studio, 'DELETE', `/v1/phones/${id}`);
});

const phones = () => send<AboutPhone[]>(studio, 'GET', '/v1/phones');
const create = async () => (await send<{ id: string }>(studio, 'POST', '/v1/phones', {})).id;
const openApp = (id: string, app: string) =>
  send(studio, 'POST', `/v1/phones/${id}/step`, {
    action: { type: 'open_app', app },
    observe: { screenshot: false, elements: false },
  });
const startTask = (task: string) =>
  send<{ phone: string }>(studio, 'POST', '/v1/episodes', { task, seed: 1, observe: { screenshot: false } });
const go = (path = '/') => page.goto(`${studio.server.url}/#${path}`);
const card = (id: string) => page.getByRole('listitem').filter({ hasText: id });
const cards = () => page.getByRole('listitem').getByRole('link').allTextContents();
const showing = (count: number) =>
  page
    .getByRole('status')
    .filter({ hasText: `${count} ` })
    .first()
    .waitFor();

describe('the wall of phones', () => {
  it('says how to fill it while there are none, and makes one', async () => {
    await go();
    await page.getByRole('heading', { name: 'No phones yet' }).waitFor();
    await page.getByText('npx tapworld run').waitFor();
    await page.getByRole('button', { name: 'New phone' }).first().click();
    await page.locator('[data-mode=watching]').waitFor();
    expect(await phones()).toHaveLength(1);
  });

  it('shows the picture of each phone, and follows what agents do', async () => {
    const id = await create();
    await go();
    const picture = card(id).locator('img');
    await picture.waitFor();
    const before = await picture.getAttribute('src');
    await openApp(id, 'notes');
    await expect.poll(() => picture.getAttribute('src'), { timeout: 10_000 }).not.toBe(before);
    expect(await card(id).textContent()).toContain('notes');
  });

  it('starts a task of all that there are, and marks its phone', async () => {
    await go();
    await page.getByRole('button', { name: 'Start a task' }).click();
    await page.getByRole('searchbox', { name: 'Task' }).fill('create-note');
    await page.getByRole('button', { name: /notes\/create-note/ }).click();
    await page.locator('[data-mode=watching]').waitFor();
    await page.getByRole('tab', { name: 'Task' }).click();
    await page.getByText('notes/create-note, seed 1').waitFor();
    await go('/phones');
    await card('notes/create-note').waitFor();
  });

  it('filters by words, app and state, in the address too', async () => {
    const [first, second] = [await create(), await create()];
    await openApp(second, 'maps');
    await startTask('notes/create-note');
    await go('/phones');
    await showing(3);
    await page.keyboard.press('/');
    await page.keyboard.type('create-note');
    await expect.poll(cards).toHaveLength(1);
    await go('/phones?app=maps');
    await expect.poll(cards).toEqual([expect.stringContaining(second)]);
    await go('/phones?state=free');
    await expect.poll(cards).toHaveLength(2);
    await go(`/phones?q=${first}`);
    await expect.poll(cards).toEqual([expect.stringContaining(first)]);
    await go('/phones?q=nothing-like-this');
    await page.getByRole('heading', { name: 'No phone fits' }).waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(cards).toHaveLength(3);
  });

  it('selects several, with Shift all between two, and forks, waits and deletes them', async () => {
    const made = [await create(), await create(), await create(), await create()];
    await go('/phones');
    const check = (id: string) => page.getByRole('checkbox', { name: `Select ${id}`, exact: true });
    await check(made[0]!).click();
    await check(made[2]!).click({ modifiers: ['Shift'] });
    await page.getByText('3 phones selected').waitFor();
    const clockOf = async (id: string) => (await phones()).find(phone => phone.id === id)!.clock;
    const before = await clockOf(made[1]!);
    await page.getByRole('button', { name: 'Wait…' }).click();
    await page.getByRole('menuitem', { name: '1 h' }).click();
    await expect.poll(() => clockOf(made[1]!)).toBe(before + 3_600_000);
    expect(await clockOf(made[3]!)).toBe(before);
    await page.getByRole('button', { name: 'Fork' }).click();
    await expect.poll(async () => (await phones()).length).toBe(7);
    expect(
      (await phones())
        .map(({ parent }) => parent)
        .filter(Boolean)
        .sort(),
    ).toEqual(made.slice(0, 3));
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(async () => (await phones()).map(({ id }) => id)).not.toContain(made[0]);
    expect(await phones()).toHaveLength(4);
  });

  it('draws of 120 phones those in view', async () => {
    for (let i = 0; i < 120; i++) await create();
    await go('/phones');
    await showing(120);
    await page.getByRole('listitem').first().waitFor();
    expect(await page.getByRole('listitem').count()).toBeLessThan(40);
    await page.getByRole('list', { name: 'Phones' }).evaluate(list => list.scrollTo(0, list.scrollHeight));
    await card('phone-').last().waitFor();
    const last = (await phones()).at(-1)!.id;
    await card(last).locator('img').waitFor();
  });
});

describe('the frame', () => {
  it('finds a phone and opens it from the keyboard alone', async () => {
    const id = await create();
    await go('/phones');
    await showing(1);
    await page.keyboard.press('Control+k');
    await page.locator('input[aria-label="Find anything"]').fill(id);
    await page.keyboard.press('Enter');
    await page.locator('[data-mode=watching]').waitFor();
    expect(page.url()).toContain(`/phones/${id}`);
    await page.keyboard.press('Alt+p');
    await card(id).waitFor();
  });

  it('keeps its colours and its width', async () => {
    await go();
    await page.getByRole('button', { name: 'Dark colours' }).click();
    await page.getByRole('button', { name: 'Widen the bar' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Light colours' }).waitFor();
    await page.getByRole('link', { name: 'API reference' }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
  });

  it('says that an address leads nowhere', async () => {
    await go('/nowhere');
    await page.getByRole('heading', { name: 'No such page' }).waitFor();
    await page.getByRole('link', { name: 'All phones' }).click();
    await page.getByRole('heading', { name: 'Phones', exact: true }).waitFor();
  });

  it.each(['light', 'dark'] as const)('has nothing that axe calls serious, %s', async colorScheme => {
    await page.emulateMedia({ colorScheme });
    await go();
    await page.getByRole('heading', { name: 'No phones yet' }).waitFor();
    expect(await faults(page)).toEqual([]);
    const id = await create();
    await startTask('notes/create-note');
    await card(id).locator('img').waitFor();
    await card(id).getByRole('checkbox').click();
    expect(await faults(page), 'with phones').toEqual([]);
    await page.keyboard.press('Control+k');
    await page.locator('input[aria-label="Find anything"]').waitFor();
    expect(await faults(page), 'palette').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start a task' }).click();
    await page.getByRole('button', { name: /browser\/bookmark-into/ }).waitFor();
    expect(await faults(page), 'start a task').toEqual([]);
  });
});
