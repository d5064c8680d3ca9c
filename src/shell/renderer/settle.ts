import { flushSync } from 'react-dom';
import type { PhoneStore } from '../../sdk/react/store.ts';
import { widgetOwner } from '../../sdk/core/system/launcher.ts';
import { topScreen } from '../../sdk/core/stack.ts';
import { syncKeyboard } from '../input/text.ts';
import { loadLivePageDriver } from '../live/driver.ts';
import { placeReader } from '../assist/place-reader.ts';
import { showPressed } from '../input/pressed.ts';
import { applyScroll } from '../input/scrollers.ts';
import { loadPinyin, pinyinTable } from '../keyboard/pinyin.ts';
import { cardsInView } from '../recents/cards.ts';
import { placeSelectionMenu } from '../overlays/place-selection-menu.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import { livePages } from '../../sdk/react/live/pages.ts';
import { equal } from '../../state/json.ts';
import { languageOf, type Language } from '../../sdk/core/words/words.ts';
import type { Listing } from '../elements/collect.ts';
import type { PageApps } from './pages.ts';

/** A listing of the screen, and what it was made of. */
interface KeptListing extends Listing {
  phone: AnyPhone;
  window: string;
}

export interface Page {
  store: PhoneStore;
  apps: PageApps;
  root: HTMLElement;
  /** The phone that is shown whole. */
  settled?: AnyPhone | undefined;
  /** The last listing of the screen. */
  listing?: KeptListing;
  /** Adds a newly loaded app to the phone and to the base of the step. */
  adopt(app: string): void;
}

/** More rounds than this means that drawing changes the phone. */
const MAX_ROUNDS = 50;

/** The language of the phone that is shown. */
const languageNow = ({ store }: Page): Language => languageOf(store.phone.os.settings.language);

async function ensure(page: Page, app: string): Promise<void> {
  const language = languageNow(page);
  // A rule that lacks words names its app too, or `system`.
  await page.apps.speak(language);
  if (app === 'system' || app in page.store.phone.apps) return;
  await page.apps.load(app, language);
  page.adopt(app);
}

/** Loads an app's code and data; used where a rule needs it outside of a screen. */
export { ensure };

/** Writes the state of the visible live page into the tree. */
function syncLive(store: PhoneStore): void {
  const status = livePages.status();
  if (equal(status ?? null, store.phone.ui.live ?? null)) return;
  store.update(p => {
    if (status) p.ui.live = status;
    else delete p.ui.live;
  });
}

/** Apps that have a widget on the home screen. */
function widgetOwners({ apps, store: { phone } }: Page): string[] {
  return phone.os.launcher.pages
    .flat()
    .flatMap(({ widget }) =>
      widget === undefined || widget === 'clock' ? [] : (widgetOwner(apps, phone, widget)?.id ?? []),
    );
}

/** Apps whose screens are shown: that on top, or widgets of the home screen; in recents, those of the cards. */
function appsShown(page: Page): { screens: string[]; widgets: string[] } {
  const { phone } = page.store;
  const { tasks, recents } = phone.ui;
  const top = topScreen(phone);
  const inView = recents ? cardsInView(phone) : [];
  const cards = tasks.filter(t => inView.includes(t.id)).map(t => t.stack.at(-1)!);
  return {
    screens: [...(top ? [top] : []), ...cards].map(s => s.app),
    widgets: top ? [] : widgetOwners(page),
  };
}

/** Fetches the code and data of what is shown. */
async function loadShown(page: Page): Promise<void> {
  const { screens, widgets } = appsShown(page);
  // Whose data its screens read first: a screen is drawn as soon as it is loaded.
  for (const app of screens) for (const owner of page.apps.ownersFor(app)) await ensure(page, owner);
  for (const app of [...screens, ...widgets]) {
    if (page.apps.screens(app)) continue;
    await ensure(page, app);
    await page.apps.loadScreens(app);
  }
}

/**
 * Waits until what is shown is what the phone says: actions that waited for code have run, screens are loaded and drawn, offsets are
 * written, fonts and pictures are there. Waits on promises of the browser only, never on time.
 */
export async function settle(page: Page): Promise<void> {
  const { store } = page;
  syncLive(store);
  if (page.settled === store.phone && store.waiting() === undefined) return;
  for (let round = 0; ; round++) {
    if (round > MAX_ROUNDS) throw new Error('The screen does not settle: drawing keeps changing the phone');
    const missing = store.waiting();
    if (missing) {
      await ensure(page, missing);
      store.drain();
      continue;
    }
    await page.apps.speak(languageNow(page));
    await loadShown(page);
    const { language, visible } = store.phone.ui.keyboard;
    if (language === 'zh' && visible && !pinyinTable()) await loadPinyin();
    const before = store.phone;
    flushSync(() => {});
    if (page.apps.lacksPanels) {
      await page.apps.loadPanels();
      continue;
    }
    syncKeyboard(store, page.root);
    applyScroll(store, page.root);
    if (livePages.wanted) {
      await loadLivePageDriver();
      await livePages.settle(store.phone.clock.now);
    }
    livePages.prune();
    syncLive(store);
    placeSelectionMenu(page.root, store.phone.ui.focus);
    showPressed(page.root, store.phone);
    placeReader(page.root, store);
    const images = [...page.root.querySelectorAll('img')].filter(i => !i.complete);
    // A late picture may move the content below it, so offsets are written again.
    const late = images.length > 0 || document.fonts.status === 'loading';
    if (late) {
      await Promise.all(images.map(i => i.decode().catch(() => {})));
      await document.fonts.ready;
    }
    if (late || store.phone !== before || store.waiting() !== undefined) continue;
    page.settled = store.phone;
    return;
  }
}
