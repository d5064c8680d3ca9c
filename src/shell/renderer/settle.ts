import { flushSync } from 'react-dom';
import type { PhoneStore } from '../../sdk/react/store.ts';
import { widgetOwner } from '../../sdk/core/system/launcher.ts';
import { topScreen } from '../../sdk/core/stack.ts';
import { syncKeyboard } from '../input/text.ts';
import { loadLivePageDriver } from '../live/driver.ts';
import { placeReader } from '../assist/Assist.tsx';
import { showPressed } from '../input/pressed.ts';
import { applyScroll } from '../input/scrollers.ts';
import { loadPinyin, pinyinLoaded } from '../keyboard/pinyin.ts';
import { placeSelectionMenu } from '../overlays/SelectionMenu.tsx';
import type { AnyPhone } from '../../state/phone/index.ts';
import { livePages } from '../../sdk/react/live/pages.ts';
import { equal } from '../../state/json.ts';
import { languageOf, type Language } from '../../sdk/core/words/words.ts';
import type { PageApps } from './pages.ts';

export interface Page {
  store: PhoneStore;
  apps: PageApps;
  root: HTMLElement;
  /** The phone that is shown whole. */ settled?: AnyPhone;
  /** Adds a newly loaded app to the phone and to the base of the step. */ adopt(
    app: string,
    state: unknown,
  ): void;
}

/** More rounds than this means that drawing changes the phone. */
const MAX_ROUNDS = 50;

/** The language of the phone that is shown. */
const languageNow = ({ store }: Page): Language => languageOf(store.phone.os.settings.language);

async function ensure(page: Page, app: string): Promise<void> {
  const language = languageNow(page);
  // A rule that lacks words names its app too, or `system`.
  await page.apps.speak(language);
  if (app === 'system' || page.apps.has(app)) return;
  const state = await page.apps.load(app, language);
  page.adopt(app, state);
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
    const top = topScreen(store.phone);
    // Whose data its screens read first: a screen is drawn as soon as it is loaded.
    for (const owner of top ? page.apps.ownersFor(top.app) : []) await ensure(page, owner);
    // The home screen shows widgets of apps that may not be loaded.
    for (const app of top ? [top.app] : widgetOwners(page)) {
      if (page.apps.screens(app)) continue;
      await ensure(page, app);
      await page.apps.loadScreens(app);
    }
    if (store.phone.ui.keyboard.language === 'zh' && store.phone.ui.keyboard.visible && !pinyinLoaded()) {
      await loadPinyin();
      store.replace({ ...store.phone });
    }
    const before = store.phone;
    flushSync(() => {});
    syncKeyboard(store, page.root);
    applyScroll(store, page.root);
    if (livePages.wanted) {
      await loadLivePageDriver();
      await livePages.settle(store.phone.clock.now);
    }
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
