import type { Page } from 'playwright';

/** Tabs that a walk takes at most: lists are longer than that. */
const MOST_TABS = 60;
const PHONE = '[role=application]';

/** What of a page the keyboard cannot do: what never gets the focus, gets it unseen, or keeps it. Nothing is looked at inside of phones. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  // From here on the browser shows the focus, since it came by a key.
  await page.keyboard.press('Tab');
  return [...(await unseen(page)), ...(await traps(page))];
}

// Scripts of the page are text: compiled functions call helpers that the page does not have.
const UNSEEN = `(async () => {
  const CAN = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]';
  // One member of these has the focus, and arrows move it.
  const ROVING = ['tablist', 'listbox', 'radiogroup', 'tree', 'grid', 'table', 'menu', 'slider', 'toolbar', 'list']
    .map(role => '[role=' + role + ']')
    .join(', ');
  const isShown = e => e.checkVisibility({ visibilityProperty: true }) && !e.disabled && !e.closest('[inert], .phone, ${PHONE} *');
  const told = e => (e.getAttribute('aria-label') || e.textContent.trim() || e.outerHTML).slice(0, 60);
  const PROPS = [
    'outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow', 'borderTopColor',
    'backgroundColor', 'color', 'textDecorationLine', 'opacity',
  ];
  // A field, its frame, and what is drawn in its place.
  const around = e => [e, e.parentElement, e.parentElement?.parentElement, ...e.parentElement.children, ...e.children].filter(Boolean);
  const look = e => {
    const s = getComputedStyle(e);
    return PROPS.map(p => p.startsWith('outline') && s.outlineStyle === 'none' ? '' : s[p]).join('|');
  };
  const looks = e => around(e).map(look).join('\\n');
  const found = [];
  const all = [...document.querySelectorAll(CAN)].filter(isShown);
  for (const e of all) {
    if (e.tabIndex > 0) found.push('before its turn: ' + told(e));
    if (e.tabIndex >= 0 || !e.matches('a[href], button, input, select, textarea, summary')) continue;
    const group = e.closest(ROVING);
    const hasAnother = group && [group, ...group.querySelectorAll('*')].some(other => other.tabIndex >= 0);
    const isHelper = e.closest('[aria-hidden=true]') || e.closest('label, [role=combobox]') || e.matches('[type=number] ~ *');
    if (!hasAnother && !isHelper) found.push('never gets the focus: ' + told(e));
  }
  for (const e of all.filter(each => each.tabIndex >= 0 && !each.matches('${PHONE}')).slice(0, 150)) {
    document.activeElement?.blur();
    const before = looks(e);
    e.focus({ preventScroll: true });
    // What fades in, and what a library marks a moment later, is seen too.
    for (let i = 0; i < 10 && looks(e) === before; i++) await new Promise(done => setTimeout(done, 20));
    if (document.activeElement === e && looks(e) === before) found.push('gets the focus unseen: ' + told(e));
  }
  // The walk begins at the first of them.
  all.find(each => each.tabIndex >= 0)?.focus();
  return found;
})()`;
const unseen = (page: Page) => page.evaluate<string[]>(UNSEEN);

/** What has the focus; each thing keeps its number. */
const FOCUSED = `(() => {
  const e = document.activeElement;
  if (!e || e === document.body) return null;
  const numbers = (window.focusNumbers ??= new Map());
  if (!numbers.has(e)) numbers.set(e, numbers.size);
  const told = (e.getAttribute('aria-label') || e.textContent.trim()).slice(0, 60);
  return { number: numbers.get(e), told, isPhone: e.closest('${PHONE}') !== null };
})()`;
interface Focused {
  number: number;
  told: string;
  isPhone: boolean;
}

/** Goes on by Tab until the page's end: no thing may keep the focus, but a phone, which gives it back for Shift Escape. */
async function traps(page: Page): Promise<string[]> {
  const start = await page.evaluate<Focused | null>(FOCUSED);
  const seen = new Set<number>(start ? [start.number] : []);
  for (let i = 0, last = -1; i < MOST_TABS; i++) {
    await page.keyboard.press('Tab');
    let now = await page.evaluate<Focused | null>(FOCUSED);
    if (now?.isPhone) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Escape');
      now = await page.evaluate<Focused | null>(FOCUSED);
      if (now?.isPhone) return ['the phone keeps the focus after Shift Escape'];
    }
    // The end: the browser has the focus.
    if (!now) return [];
    if (now.number === last) return [`keeps the focus: ${now.told}`];
    if (seen.has(now.number)) {
      return now.number === 0 ? [] : [`goes round and round: ${now.told}`];
    }
    seen.add((last = now.number));
  }
  return [];
}
