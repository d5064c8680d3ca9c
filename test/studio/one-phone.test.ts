import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AboutPhone } from '../../src/protocol/wire/phones.ts';
import { faults, useStudio } from './fixture.ts';
import { OnePhone } from './one-phone.ts';

const studio = useStudio();
let page: Page;
let one: OnePhone;
beforeEach(async () => {
  ({ page } = studio);
  one = await OnePhone.create(studio);
});
afterEach(() => expect(studio.broken).toEqual([]));

describe('the keys', () => {
  it('press, turn the phone, and turn it back', async () => {
    await one.act({ type: 'open_app', app: 'notes' });
    await one.open();
    await one.button('Home').click();
    await expect.poll(async () => (await one.about()).foreground).toBe('launcher');
    await one.button('Rotate').click();
    await expect.poll(() => one.stateAt('/device/orientation')).toBe('landscape');
    await page.getByText('turned the phone').first().waitFor();
    await one.button('Rotate').click();
    await expect.poll(() => one.stateAt('/device/orientation')).toBe('portrait');
    await one.settled();
  });

  it('are reached from the phone with Shift and Escape, which it leaves', async () => {
    await one.open();
    await page.keyboard.press('p');
    await expect(page.evaluate(() => document.activeElement?.getAttribute('role'))).resolves.toBe(
      'application',
    );
    await page.keyboard.press('Tab');
    await expect(page.evaluate(() => document.activeElement?.getAttribute('role'))).resolves.toBe(
      'application',
    );
    await page.keyboard.press('Shift+Escape');
    await page
      .getByRole('tab', { name: /^Events/ })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tree', { name: 'State' }).waitFor();
    expect(page.url()).toContain('tab=state');
  });
});

describe('the link', () => {
  it('opens a phone in the same state after this one has moved on and is gone', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await one.act({ type: 'open_app', app: 'notes' });
    const hash = await one.hash();
    await one.open();
    await one.button('Copy link').click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/#\/open\/[0-9a-f]{64}$/);
    await one.delete();
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('[data-mode=watching]').waitFor();
    const opened = /phones\/([^?]+)/.exec(page.url())![1]!;
    expect(opened).not.toBe(one.id);
    expect(await one.hash(opened)).toBe(hash);
  });

  it('says so where the server has no such state', async () => {
    const before = (await one.get<AboutPhone[]>('/v1/phones')).length;
    await page.goto(`${studio.server.url}/#/open/${'0'.repeat(64)}`);
    await page.getByRole('heading', { name: 'This state cannot be opened' }).waitFor();
    expect((await one.get<AboutPhone[]>('/v1/phones')).length).toBe(before);
  });
});

describe('what is in the phone', () => {
  it('timers: a jump goes to that moment', async () => {
    await one.open('?tab=timers');
    const first = page.getByRole('list', { name: 'Timers' }).getByRole('listitem').first();
    const due = async () =>
      Object.values(await one.get<Record<string, { at: number }>>(`/v1/phones/${one.id}/state?path=/timers`));
    const [now, next] = [await one.stateAt('/clock/now'), Math.min(...(await due()).map(({ at }) => at))];
    await first.getByRole('button').click();
    await expect.poll(() => one.stateAt('/clock/now')).toBe(next);
    expect(next).toBeGreaterThan(now);
    expect((await due()).every(({ at }) => at > next)).toBe(true);
  });

  it('effects and the shade, in words', async () => {
    const at = await one.stateAt('/clock/now');
    await one.patch([
      {
        op: 'add',
        path: '/os/effects/-',
        value: {
          id: 'effect-1',
          at,
          app: 'messages',
          kind: 'message',
          to: ['+447700900141'],
          what: { text: 'On my way', attached: [] },
        },
      },
      {
        op: 'add',
        path: '/os/notifications/note-900',
        value: {
          app: 'messages',
          channel: 'messages',
          tag: 'x',
          title: 'Mira',
          text: 'Where are you?',
          at,
          ongoing: false,
          silent: true,
          actions: [],
        },
      },
    ]);
    await one.open('?tab=effects');
    const effect = page.getByRole('list', { name: 'Effects' }).getByRole('listitem').first();
    await effect.getByText('Sent a message: “On my way”').waitFor();
    await effect.getByText('to Alina Drăgan (+447700900141)').waitFor();
    await one.tab('Shade').click();
    const note = page
      .getByRole('list', { name: 'Notifications' })
      .getByRole('listitem')
      .filter({ hasText: 'Mira' });
    await note.getByText('Where are you?').waitFor();
    await note.getByText('silent', { exact: true }).waitFor();
  });

  it('the family: every relative is one click away', async () => {
    const child = await one.fork();
    const grandchild = await one.fork(child);
    await one.delete();
    await one.open('?tab=family', grandchild);
    const family = page.getByRole('list', { name: 'Family' });
    await family.getByText(`${one.id}, deleted`).waitFor();
    await family.getByRole('link', { name: grandchild }).and(page.locator('[aria-current=page]')).waitFor();
    await family.getByRole('link', { name: child }).locator('img').waitFor();
    await family.getByRole('link', { name: child }).click();
    await page.getByRole('heading', { name: child, exact: true }).waitFor();
    expect(page.url()).toContain('tab=family');
  });

  it('the clock: it is set, and time passes to a moment', async () => {
    await one.open();
    const field = page.getByLabel('Time in Europe/London');
    await one.button('Set').click();
    await field.fill('2026-03-15T08:00:00');
    await one.button('Pass to it').click();
    await one.settled();
    await expect.poll(() => one.stateAt('/clock/now'), { timeout: 20_000 }).toBe(Date.UTC(2026, 2, 15, 8));
    await one.button('Set').click();
    await field.fill('2026-03-12T09:00:00');
    await one.button('Set only').click();
    await expect.poll(() => one.stateAt('/clock/now')).toBe(Date.UTC(2026, 2, 12, 9));
  });
});

describe.each(['light', 'dark'] as const)('axe finds nothing serious, %s:', colorScheme => {
  /** Findings while nothing is pointed at. */
  const calm = async () => {
    await page.mouse.move(0, 0);
    return faults(page);
  };
  it('every tab, the overlays and the dialogs', async () => {
    await page.emulateMedia({ colorScheme });
    await one.act({ type: 'open_app', app: 'notes' });
    await one.fork();
    await one.open('?tab=state&at=/os/settings/doNotDisturb');
    await one.act({ type: 'open_app', app: 'settings' });
    await one.settled();
    await page.getByRole('textbox', { name: 'Value' }).waitFor();
    expect(await calm(), 'state').toEqual([]);
    await page.getByRole('searchbox').fill('wifi');
    await page.getByText(/found$/).waitFor();
    expect(await calm(), 'search').toEqual([]);
    for (const name of ['Events', 'Elements', 'Timers', 'Effects', 'Shade', 'Family', 'Task']) {
      await one.tab(name).click();
      if (name === 'Elements') await page.getByRole('row').nth(3).click();
      expect(await calm(), name).toEqual([]);
    }
    await one.button('Marks').click();
    await one.button('Accessibility').click();
    expect(await calm(), 'overlays').toEqual([]);
    await one.button('Set').click();
    expect(await calm(), 'clock').toEqual([]);
    await page.keyboard.press('Escape');
    await one.button('Delete').click();
    await page.getByRole('dialog', { name: /^Delete/ }).waitFor();
    expect(await calm(), 'delete').toEqual([]);
  });
});
