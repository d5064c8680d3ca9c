import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as steps from '../../bench/tasks/steps.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import type { AboutPhone } from '../../src/protocol/wire/phones.ts';
import { addressesOf, centreOf } from '../../src/studio/phone/addresses.ts';
import { faults, send, useStudio } from './fixture.ts';

const studio = useStudio();
let page: Page;
let id: string;
const quiet = { screenshot: false, elements: false };

const get = <T = any>(path: string) => send<T>(studio, 'GET', path);
const post = <T = any>(path: string, body: unknown) => send<T>(studio, 'POST', path, body);
const act = (action: object, phone = id) => post(`/v1/phones/${phone}/step`, { action, observe: quiet });
const hashOf = async (phone = id) => (await get<AboutPhone>(`/v1/phones/${phone}`)).stateHash;
const stateAt = (path: string) => get(`/v1/phones/${id}/state?path=${path}`);
const observed = async (): Promise<Observation> =>
  (await post(`/v1/phones/${id}/observe`, { observe: { screenshot: false } })).observation;
/** Waits until the page shows the server's state. */
const settled = () =>
  expect
    .poll(
      async () =>
        (await page.locator('[data-hash][data-confirmed]').getAttribute('data-hash')) === (await hashOf()),
      { timeout: 20_000 },
    )
    .toBe(true);
const open = async (search = '', phone = id) => {
  await page.goto(`${studio.server.url}/#/phones/${phone}${search}`);
  await page.locator('[data-mode=watching]').waitFor();
};
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const line = (path: string) => page.locator(`[id="at:${path}"]`);

beforeEach(async () => {
  ({ page } = studio);
  ({ id } = await post<{ id: string }>('/v1/phones', { seed: 3 }));
});
afterEach(() => expect(studio.broken).toEqual([]));

describe('the keys', () => {
  it('press, turn the phone, and turn it back', async () => {
    await act({ type: 'open_app', app: 'notes' });
    await open();
    await button('Home').click();
    await expect.poll(async () => (await get(`/v1/phones/${id}`)).foreground).toBe('launcher');
    await button('Rotate').click();
    await expect.poll(() => stateAt('/device/orientation')).toBe('landscape');
    await page.getByText('turned the phone').first().waitFor();
    await button('Rotate').click();
    await expect.poll(() => stateAt('/device/orientation')).toBe('portrait');
    await settled();
  });

  it('are reached from the phone with Shift and Escape, which it leaves', async () => {
    await open();
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
    await act({ type: 'open_app', app: 'notes' });
    const hash = await hashOf();
    await open();
    await button('Copy link').click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/#\/open\/[0-9a-f]{64}$/);
    await send(studio, 'DELETE', `/v1/phones/${id}`);
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('[data-mode=watching]').waitFor();
    const opened = /phones\/([^?]+)/.exec(page.url())![1]!;
    expect(opened).not.toBe(id);
    expect(await hashOf(opened)).toBe(hash);
  });

  it('says so where the server has no such state', async () => {
    const before = (await get<AboutPhone[]>('/v1/phones')).length;
    await page.goto(`${studio.server.url}/#/open/${'0'.repeat(64)}`);
    await page.getByRole('heading', { name: 'This state cannot be opened' }).waitFor();
    expect((await get<AboutPhone[]>('/v1/phones')).length).toBe(before);
  });
});

describe('elements', () => {
  it('are those that the server lists, and each says how it is addressed', async () => {
    await act({ type: 'open_app', app: 'notes' });
    const { elements = [] } = await observed();
    await open('?tab=elements');
    const rows = page.getByRole('grid', { name: 'Elements' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(elements.length + 1);
    const ids = await rows.locator('td:nth-child(4)').allTextContents();
    expect(ids).toEqual(elements.map(element => element.id));
    const fab = elements.find(({ name }) => name === 'New note')!;
    await rows.filter({ hasText: fab.id }).first().click();
    const about = page.getByRole('region', { name: 'Chosen element' });
    const { x, y } = centreOf(fab);
    for (const text of [
      `seen = yield tap(seen, button('New note'));`,
      `{"type":"tap","element":"${fab.id}"}`,
      `adb shell input tap ${x} ${y}`,
    ])
      await about.getByText(text, { exact: true }).waitFor();
    await about.getByRole('button', { name: 'Copy ADB' }).waitFor();
  });

  it('are pointed at on the phone, which feels nothing of it', async () => {
    await act({ type: 'open_app', app: 'notes' });
    const hash = await hashOf();
    await open('?tab=elements');
    await page.keyboard.press('i');
    const fab = (await page.getByLabel('Phone').getByRole('button', { name: 'New note' }).boundingBox())!;
    await page.mouse.move(fab.x + fab.width / 2, fab.y + fab.height / 2);
    const row = page.getByRole('row').filter({ hasText: 'New note' });
    await expect.poll(() => row.getAttribute('data-hovered')).toBe('true');
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => row.getAttribute('aria-selected')).toBe('true');
    await page.getByRole('heading', { name: 'button New note' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => row.getAttribute('aria-selected')).toBe('false');
    await page.keyboard.press('Escape');
    await expect.poll(() => button('Inspect').getAttribute('aria-pressed')).toBe('false');
    expect(await hashOf()).toBe(hash);
  });

  it('are numbered and named over the screen', async () => {
    await act({ type: 'open_app', app: 'notes' });
    await open();
    const { elements = [] } = await observed();
    const index = String(elements.find(({ name }) => name === 'New note')!.index);
    const tags = (kind: string) => page.locator(`[data-kind=${kind}]`);
    await button('Marks').click();
    await tags('mark')
      .filter({ hasText: new RegExp(`^${index}$`) })
      .waitFor();
    await button('Marks').click();
    await expect.poll(() => tags('mark').count()).toBe(0);
    await button('Accessibility').click();
    await tags('name')
      .filter({ hasText: /^button New note$/ })
      .waitFor();
    expect(await tags('name').count()).toBe(elements.length);
  });

  it.each(['notes', 'settings', 'mail', 'shop', 'calendar'])(
    'of %s are found by the solver steps that stand there',
    async app => {
      await act({ type: 'open_app', app });
      const seen = await observed();
      const elements = seen.elements!;
      let found = 0;
      for (const element of elements) {
        const source = addressesOf(elements, element).find(({ name }) => name === 'Solver step')!.text;
        const made = play(source, seen);
        if (made.type === 'scroll') continue;
        if ('element' in made) expect([source, made.element]).toEqual([source, element.id]);
        if (!source.includes('yield {')) found++;
      }
      expect(found / elements.length).toBeGreaterThan(0.8);
    },
  );
});

/** The action of a line of a solver. */
function play(source: string, seen: Observation): { type: string; element?: Element['id'] } {
  const expression = source.replace(/^seen = yield /, '').replace(/;$/, '');
  const names = Object.keys(steps);
  // oxlint-disable-next-line no-new-func -- What people copy is what runs here.
  return new Function('seen', ...names, `return (${expression});`)(seen, ...Object.values(steps));
}

describe('the state', () => {
  it('marks what the last step added, removed and changed', async () => {
    await open('?tab=state');
    await act({ type: 'open_app', app: 'settings' });
    await settled();
    expect(await line('/clock/now').getAttribute('data-mark')).toBe('changed');
    expect(await line('/clock/now').textContent()).toMatch(/was \d+/);
    expect(await line('/ui/tasks/0').getAttribute('data-mark')).toBe('added');
    expect(await line('/ui').getAttribute('data-mark')).toBe('inside');
    const [timer] = Object.keys(await stateAt('/timers'));
    await send(studio, 'PATCH', `/v1/phones/${id}/state`, [{ op: 'remove', path: `/timers/${timer}` }]);
    await expect.poll(() => line(`/timers/${timer}`).getAttribute('data-mark')).toBe('removed');
  });

  it('is searched by key, value and pointer, in apps that were not shown too', async () => {
    await open('?tab=state');
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
    await act({ type: 'open_app', app: 'notes' });
    await open('?tab=state&at=/device/brightness');
    const was = await stateAt('/device/brightness');
    const before = await hashOf();
    const field = page.getByRole('textbox', { name: 'Value' });
    await field.fill('900');
    await button('Save').click();
    await page.getByRole('alert', { name: 'Why it was refused' }).getByText('/device/brightness').waitFor();
    expect(await hashOf()).toBe(before);
    await field.fill('17');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => stateAt('/device/brightness')).toBe(17);
    await settled();
    expect(await line('/device/brightness').textContent()).toContain(`was ${was}`);
    await tab('Events').click();
    await tab('State').click();
    await button('Undo edit').click();
    await expect.poll(() => hashOf()).toBe(before);
    expect(await button('Undo edit').isDisabled()).toBe(true);
  });

  it('is edited while this page drives the phone', async () => {
    await open('?tab=state&at=/os/settings/doNotDisturb/on');
    await button('Home').click();
    await page.locator('[data-mode=driving]').waitFor();
    await page.getByRole('checkbox', { name: 'Value' }).click();
    await expect.poll(() => stateAt('/os/settings/doNotDisturb/on')).toBe(true);
  });

  it('takes a whole object as JSON', async () => {
    await open('?tab=state&at=/os/settings/doNotDisturb/schedule');
    const editor = page.getByRole('textbox', { name: 'Value' });
    const schedule = await stateAt('/os/settings/doNotDisturb/schedule');
    await editor.fill('{ "on": ');
    await button('Save').click();
    await page.getByText('This is no JSON').waitFor();
    await editor.fill(JSON.stringify({ ...schedule, from: 61 }));
    await button('Save').click();
    await expect.poll(() => stateAt('/os/settings/doNotDisturb/schedule/from')).toBe(61);
  });
});

describe('what is in the phone', () => {
  it('timers: a jump goes to that moment', async () => {
    await open('?tab=timers');
    const first = page.getByRole('list', { name: 'Timers' }).getByRole('listitem').first();
    const due = async () =>
      Object.values(await get<Record<string, { at: number }>>(`/v1/phones/${id}/state?path=/timers`));
    const [now, next] = [await stateAt('/clock/now'), Math.min(...(await due()).map(({ at }) => at))];
    await first.getByRole('button').click();
    await expect.poll(() => stateAt('/clock/now')).toBe(next);
    expect(next).toBeGreaterThan(now);
    expect((await due()).every(({ at }) => at > next)).toBe(true);
  });

  it('effects and the shade, in words', async () => {
    const at = await stateAt('/clock/now');
    await send(studio, 'PATCH', `/v1/phones/${id}/state`, [
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
    await open('?tab=effects');
    const effect = page.getByRole('list', { name: 'Effects' }).getByRole('listitem').first();
    await effect.getByText('Sent a message: “On my way”').waitFor();
    await effect.getByText('to Alina Drăgan (+447700900141)').waitFor();
    await tab('Shade').click();
    const note = page
      .getByRole('list', { name: 'Notifications' })
      .getByRole('listitem')
      .filter({ hasText: 'Mira' });
    await note.getByText('Where are you?').waitFor();
    await note.getByText('silent', { exact: true }).waitFor();
  });

  it('the family: every relative is one click away', async () => {
    const fork = async (of: string) =>
      (await post(`/v1/phones/${of}/fork`, { count: 1 })).phones[0].id as string;
    const child = await fork(id);
    const grandchild = await fork(child);
    await send(studio, 'DELETE', `/v1/phones/${id}`);
    await open('?tab=family', grandchild);
    const family = page.getByRole('list', { name: 'Family' });
    await family.getByText(`${id}, deleted`).waitFor();
    await family.getByRole('link', { name: grandchild }).and(page.locator('[aria-current=page]')).waitFor();
    await family.getByRole('link', { name: child }).locator('img').waitFor();
    await family.getByRole('link', { name: child }).click();
    await page.getByRole('heading', { name: child, exact: true }).waitFor();
    expect(page.url()).toContain('tab=family');
  });

  it('the clock: it is set, and time passes to a moment', async () => {
    await open();
    const field = page.getByLabel('Time in Europe/London');
    await button('Set').click();
    await field.fill('2026-03-15T08:00:00');
    await button('Pass to it').click();
    await settled();
    await expect.poll(() => stateAt('/clock/now'), { timeout: 20_000 }).toBe(Date.UTC(2026, 2, 15, 8));
    await button('Set').click();
    await field.fill('2026-03-12T09:00:00');
    await button('Set only').click();
    await expect.poll(() => stateAt('/clock/now')).toBe(Date.UTC(2026, 2, 12, 9));
  });
});

describe.each(['light', 'dark'] as const)('axe finds nothing serious, %s:', colorScheme => {
  /** Findings once nothing fades any more. */
  const calm = async () => {
    await page.mouse.move(0, 0);
    await page.waitForTimeout(400);
    return faults(page);
  };
  it('every tab, the overlays and the dialogs', async () => {
    await page.emulateMedia({ colorScheme });
    await act({ type: 'open_app', app: 'notes' });
    await post(`/v1/phones/${id}/fork`, { count: 1 });
    await open('?tab=state&at=/os/settings/doNotDisturb');
    await act({ type: 'open_app', app: 'settings' });
    await settled();
    await page.getByRole('textbox', { name: 'Value' }).waitFor();
    expect(await calm(), 'state').toEqual([]);
    await page.getByRole('searchbox').fill('wifi');
    await page.getByText(/found$/).waitFor();
    expect(await calm(), 'search').toEqual([]);
    for (const name of ['Events', 'Elements', 'Timers', 'Effects', 'Shade', 'Family', 'Task']) {
      await tab(name).click();
      if (name === 'Elements') await page.getByRole('row').nth(3).click();
      expect(await calm(), name).toEqual([]);
    }
    await button('Marks').click();
    await button('Accessibility').click();
    expect(await calm(), 'overlays').toEqual([]);
    await button('Set').click();
    expect(await calm(), 'clock').toEqual([]);
    await page.keyboard.press('Escape');
    await button('Delete').click();
    await page.getByRole('dialog', { name: /^Delete/ }).waitFor();
    expect(await calm(), 'delete').toEqual([]);
  });
});
