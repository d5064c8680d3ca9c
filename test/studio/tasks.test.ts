import type { Locator, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AboutPhone } from '../../src/protocol/wire/phones.ts';
import { faults, send, useStudio } from './fixture.ts';

const studio = useStudio({ width: 1280, height: 800 });
let page: Page;
beforeEach(() => ({ page } = studio));
afterEach(() => expect(studio.broken).toEqual([]));

const go = (path: string) => page.goto(`${studio.server.url}/#${path}`);
const phones = () => send<AboutPhone[]>(studio, 'GET', '/v1/phones');
const rows = () => page.getByRole('table', { name: 'Tasks' }).getByRole('link');
const names = () => rows().allTextContents();
const choose = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const region = (name: string) => page.getByRole('region', { name });

describe('the table of tasks', () => {
  it('draws of all templates those in view, and the others as one scrolls', async () => {
    await go('/tasks');
    await rows().first().waitFor();
    const all = await send<unknown[]>(studio, 'GET', '/v1/tasks');
    await page.getByText(`${all.length} tasks`, { exact: true }).waitFor();
    expect(await rows().count()).toBeLessThan(60);
    await rows().first().focus();
    await page.keyboard.press('End');
    await expect.poll(names).toContain('weather/warmer-place');
  });

  it('filters by words, app, level, kind, tag, split and composition, and keeps that in the address', async () => {
    await go('/tasks');
    await rows().first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('notes create');
    await expect.poll(names).toContain('notes/create-note');
    await page.getByRole('button', { name: 'Show all' }).click();
    await choose('App', 'chat');
    await choose('Level', 'Level 4');
    await choose('Kind', 'operate');
    await choose('Tag', 'cross-app');
    await choose('Split', 'test');
    await choose('Composition', 'Three apps or more');
    await expect.poll(names).toContain('food/if-busy-then');
    const found = await names();
    expect(found.length).toBeLessThan(20);
    await page.reload();
    await expect.poll(names).toEqual(found);
    await go('/tasks?q=no-such-task');
    await page.getByRole('heading', { name: 'No task fits' }).waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await rows().first().waitFor();
  });

  it('sorts by a column, in the address too', async () => {
    await go('/tasks');
    await page.getByRole('button', { name: 'Budget' }).click();
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'Budget' }).getAttribute('aria-sort'))
      .toBe('descending');
    const first = (await names())[0];
    await page.getByRole('button', { name: 'Budget' }).click();
    await expect.poll(async () => (await names())[0]).not.toBe(first);
    await go('/tasks?sort=-budget');
    await expect.poll(async () => (await names())[0]).toBe(first);
  });

  it('is worked from the keyboard alone', async () => {
    await go('/phones');
    await page.getByRole('heading', { name: 'No phones yet' }).waitFor();
    await page.keyboard.press('Alt+t');
    await rows().first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('bin-');
    await expect.poll(async () => (await names())[0]).toBe('files/bin-largest');
    const [, second] = await names();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement!.textContent)).toBe(second);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: second!, level: 1 }).waitFor();
  });

  it('is found by name from anywhere', async () => {
    await go('/phones');
    // The keys are there once the rooms are.
    await page.getByRole('link', { name: 'Runs' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('input[aria-label="Find anything"]').fill('notes/create-note');
    await page.getByRole('button', { name: 'notes/create-note' }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'notes/create-note', level: 1 }).waitFor();
  });
});

describe('a template', () => {
  it('shows the goal in each phrasing, the start, what must hold and what is free', async () => {
    await go('/tasks/notes/create-note?seed=1');
    const english = page.getByRole('list', { name: 'Goal in English' });
    await english.waitFor();
    expect(await english.getByRole('listitem').count()).toBe(2);
    expect(await page.getByRole('list', { name: 'Goal in Chinese' }).textContent()).toContain('备忘录');
    await page.getByRole('img', { name: 'The phone at the start, seed 1' }).waitFor();
    const holds = region('What must hold at the end');
    await holds.getByRole('heading', { name: 'written' }).waitFor();
    expect(await holds.textContent()).toMatch(/was added: “Choir names”.*Free, may be anything: .*folder/);
    expect(await region('Parameters').textContent()).toContain('one of 8');
    await region('The template').getByText('MarkorCreateNote of AndroidWorld').waitFor();
  });

  it('goes from instance to instance by seed', async () => {
    await go('/tasks/notes/create-note?seed=2');
    const goal = () => page.getByRole('list', { name: 'Goal in English' }).textContent();
    const first = await goal();
    await page.getByRole('button', { name: 'Next seed' }).click();
    await expect.poll(() => page.url()).toContain('seed=3');
    await expect.poll(goal).not.toBe(first);
    await page.keyboard.press('p');
    await expect.poll(goal).toBe(first);
    await page.getByRole('textbox', { name: 'Seed' }).fill('seed 40');
    await page.getByRole('img', { name: 'seed 40' }).waitFor();
    await page.getByRole('button', { name: 'Any seed' }).click();
    await expect.poll(() => page.url()).not.toMatch(/seed=40(&|$)/);
  });

  it('shows the answer sheet with its key, and what the user knows', async () => {
    await go('/tasks/calculator/find-result?seed=4');
    const sheet = region('Answer sheet and key');
    await sheet.getByRole('row', { name: /Result number [\d.]+/ }).waitFor();
    await go('/tasks/chat/ask-what-to-write');
    await region('What the user knows').getByText('Asked for with').first().waitFor();
  });

  it('judges its near misses', async () => {
    await go('/tasks/notes/create-note');
    await page.getByRole('tab', { name: 'Near misses' }).click();
    const miss = page.getByRole('list', { name: 'Near misses' }).getByRole('listitem').first();
    await miss.getByText('refused', { exact: true }).waitFor();
    expect(await miss.textContent()).toMatch(/inTheTitle.*Refused by written, side effects/);
  });

  it('shows its source, to read', async () => {
    await go('/tasks/notes/create-note?view=source');
    const code = page.getByRole('textbox', { name: 'Source of notes/create-note' });
    await code.getByText('export const createNote').waitFor();
    await page.getByText('bench/tasks/notes/create-note.ts:').waitFor();
    const before = await code.textContent();
    await code.focus();
    await page.keyboard.type('x');
    expect(await code.textContent()).toBe(before);
  });

  it('plays its solver step by step, and leaves no phone behind', async () => {
    await go('/tasks/notes/create-note?view=solver');
    await page.getByText('in 6 steps').waitFor();
    const steps = page.getByRole('list', { name: 'Steps of the solver' });
    expect(await steps.getByRole('listitem').count()).toBe(7);
    await region('Step 6').getByText('written met').waitFor();
    await page.getByRole('button', { name: 'Next step' }).isDisabled();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await region('Step 3').getByText('not yet').waitFor();
    await steps.getByRole('button', { name: /open notes/ }).click();
    await page.getByRole('img', { name: 'After step 1; next: tap button/new-note' }).waitFor();
    expect(await phones()).toEqual([]);
  });

  it('says where there is no such template', async () => {
    await go('/tasks/notes/no-such-thing');
    await page.getByRole('heading', { name: 'No such task' }).waitFor();
    await page.getByRole('link', { name: 'All tasks' }).click();
    await rows().first().waitFor();
  });
});

describe('trying a task by hand', () => {
  const screen = () => page.getByRole('application', { name: 'Screen of the phone' });
  /** Taps once what is there and stands still: the phone gets the mouse itself. */
  const tapOn = async (target: Locator) => {
    await target.waitFor();
    const { x, y, width, height } = (await target.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
  };

  it('shows what is met and what is a side effect as it happens, and how it ended', async () => {
    await go('/tasks/notes/create-note?view=try');
    const sofar = region('So far');
    await sofar.getByText('written not yet').waitFor();
    await tapOn(screen().getByText('Notes', { exact: true }).first());
    await tapOn(screen().getByRole('button', { name: 'New note' }).first());
    await tapOn(screen().getByRole('textbox', { name: 'Title' }));
    await page.keyboard.type('Wrong');
    await sofar
      .getByText(/side effect/)
      .first()
      .waitFor();
    for (let i = 0; i < 5; i++) await page.keyboard.press('Backspace');
    await sofar
      .getByText(/side effect/)
      .first()
      .waitFor({ state: 'detached' });
    await page.keyboard.type('Choir names');
    await tapOn(screen().getByRole('textbox', { name: 'Note' }));
    await page.keyboard.type('Reference KX-4417, desk three.');
    await sofar.getByText('written met').waitFor();
    await page.keyboard.press('Shift+Escape');
    await page.getByRole('button', { name: 'Declare done' }).click();
    await page.getByText('Everything is as the task wants it.').waitFor();
    const [first] = await phones();
    expect(first).toMatchObject({ outcome: 'success' });
    await page.getByRole('button', { name: 'Next seed' }).last().click();
    await expect.poll(() => page.url()).toContain('seed=2');
    await sofar.getByText('written not yet').waitFor();
    await expect.poll(async () => (await phones()).map(({ id }) => id)).not.toContain(first!.id);
    await page.getByRole('tab', { name: 'Task' }).click();
    await expect.poll(phones).toEqual([]);
  });

  it('takes an answer, and says what is wrong at the end', async () => {
    await go('/tasks/calculator/find-result?seed=4&view=try');
    await region('So far').getByText('result: nothing is not right yet').waitFor();
    await page.getByRole('textbox', { name: 'Result' }).fill('7');
    await page.keyboard.press('Enter');
    await region('So far').getByText('result: 7 is not right yet').waitFor();
    await page.getByRole('button', { name: 'Declare done' }).click();
    await page.getByText('Not accepted').waitFor();
    await page.getByRole('button', { name: 'Start again' }).click();
    await region('So far').getByText('result: nothing is not right yet').waitFor();
    await page.getByRole('button', { name: 'Declare impossible' }).click();
    await page.getByText('Not accepted').waitFor();
  });
});

it.each(['light', 'dark'] as const)('has nothing that axe calls serious, %s', async colorScheme => {
  await page.emulateMedia({ colorScheme });
  await go('/tasks');
  await rows().first().waitFor();
  expect(await faults(page), 'table').toEqual([]);
  for (const [view, shown] of [
    ['task', () => region('What must hold at the end')],
    ['near-misses', () => page.getByText('refused', { exact: true }).first()],
    ['solver', () => page.getByText('in 6 steps')],
    ['source', () => page.getByText('export const createNote')],
    ['try', () => page.getByText('written not yet')],
  ] as const) {
    await go(`/tasks/notes/create-note?view=${view}`);
    await shown().waitFor();
    expect(await faults(page), view).toEqual([]);
  }
});
