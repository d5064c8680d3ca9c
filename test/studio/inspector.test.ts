import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as steps from '../../bench/tasks/steps.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import { addressesOf, centreOf } from '../../src/studio/phone/addresses.ts';
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

describe('elements', () => {
  it('are those that the server lists, and each says how it is addressed', async () => {
    await one.act({ type: 'open_app', app: 'notes' });
    const { elements = [] } = await one.observed();
    await one.open('?tab=elements');
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
    await one.act({ type: 'open_app', app: 'notes' });
    const hash = await one.hash();
    await one.open('?tab=elements');
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
    await expect.poll(() => one.button('Inspect').getAttribute('aria-pressed')).toBe('false');
    expect(await one.hash()).toBe(hash);
  });

  it('are numbered and named over the screen', async () => {
    await one.act({ type: 'open_app', app: 'notes' });
    await one.open();
    const { elements = [] } = await one.observed();
    const index = String(elements.find(({ name }) => name === 'New note')!.index);
    const tags = (kind: string) => page.locator(`[data-kind=${kind}]`);
    await one.button('Marks').click();
    await tags('mark')
      .filter({ hasText: new RegExp(`^${index}$`) })
      .waitFor();
    await one.button('Marks').click();
    await expect.poll(() => tags('mark').count()).toBe(0);
    await one.button('Accessibility').click();
    await tags('name')
      .filter({ hasText: /^button New note$/ })
      .waitFor();
    expect(await tags('name').count()).toBe(elements.length);
  });

  it.each(['notes', 'settings', 'mail', 'shop', 'calendar'])(
    'of %s are found by the solver steps that stand there',
    async app => {
      await one.act({ type: 'open_app', app });
      const seen = await one.observed();
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
