import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useStudio } from './fixture.ts';
import { OnePhone } from './one-phone.ts';

const studio = useStudio();
let page: Page;
let one: OnePhone;
beforeEach(async () => {
  ({ page } = studio);
  one = await OnePhone.create(studio);
});
afterEach(() => expect(studio.broken).toEqual([]));

describe('the state', () => {
  it('marks what the last step added, removed and changed', async () => {
    await one.open('?tab=state');
    await one.act({ type: 'open_app', app: 'settings' });
    await one.settled();
    expect(await one.line('/clock/now').getAttribute('data-mark')).toBe('changed');
    expect(await one.line('/clock/now').textContent()).toMatch(/was \d+/);
    expect(await one.line('/ui/tasks/0').getAttribute('data-mark')).toBe('added');
    expect(await one.line('/ui').getAttribute('data-mark')).toBe('inside');
    const [timer] = Object.keys(await one.stateAt('/timers'));
    await one.patch([{ op: 'remove', path: `/timers/${timer}` }]);
    await expect.poll(() => one.line(`/timers/${timer}`).getAttribute('data-mark')).toBe('removed');
  });

  it('is searched by key, value and pointer, in apps that were not shown too', async () => {
    await one.open('?tab=state');
    await page.keyboard.press('/');
    await page.keyboard.type('Review 12 March');
    const found = page.getByRole('tree', { name: 'Found in the state' });
    await found.getByText('/apps/notes/notes/', { exact: false }).first().waitFor({ timeout: 20_000 });
    await found.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const tree = page.getByRole('tree', { name: 'State', exact: true });
    await tree.locator('[aria-selected=true]').waitFor();
    expect(decodeURIComponent(page.url())).toContain('at=');
    await page.getByRole('searchbox').fill('/os/settings/textSc');
    await found.getByText('/os/settings/textScale').waitFor();
  });

  it('is edited with the server’s reasons at the field, and the edit is taken back', async () => {
    await one.act({ type: 'open_app', app: 'notes' });
    await one.open('?tab=state&at=/device/brightness');
    const was = await one.stateAt('/device/brightness');
    const before = await one.hash();
    const field = page.getByRole('textbox', { name: 'Value' });
    await field.fill('900');
    await one.button('Save').click();
    await page.getByRole('alert', { name: 'Why it was refused' }).getByText('/device/brightness').waitFor();
    expect(await one.hash()).toBe(before);
    await field.fill('17');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => one.stateAt('/device/brightness')).toBe(17);
    await one.settled();
    expect(await one.line('/device/brightness').textContent()).toContain(`was ${was}`);
    await one.tab('Events').click();
    await one.tab('State').click();
    await one.button('Undo edit').click();
    await expect.poll(() => one.hash()).toBe(before);
    await expect.poll(() => one.button('Undo edit').isDisabled()).toBe(true);
  });

  it('is edited while this page drives the phone', async () => {
    await one.open('?tab=state&at=/os/settings/doNotDisturb/on');
    await one.button('Home').click();
    await page.locator('[data-mode=driving]').waitFor();
    await page.getByRole('checkbox', { name: 'Value' }).click();
    await expect.poll(() => one.stateAt('/os/settings/doNotDisturb/on')).toBe(true);
  });

  it('takes a whole object as JSON', async () => {
    await one.open('?tab=state&at=/os/settings/doNotDisturb/schedule');
    const editor = page.getByRole('textbox', { name: 'Value' });
    const schedule = await one.stateAt('/os/settings/doNotDisturb/schedule');
    await editor.fill('{ "on": ');
    await one.button('Save').click();
    await page.getByText('This is no JSON').waitFor();
    await editor.fill(JSON.stringify({ ...schedule, from: 61 }));
    await one.button('Save').click();
    await expect.poll(() => one.stateAt('/os/settings/doNotDisturb/schedule/from')).toBe(61);
  });
});
