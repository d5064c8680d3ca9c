import '../styles.ts';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { advance } from '../../sdk/core/engine.ts';
import { AppNotLoaded } from '../../sdk/core/app.ts';
import { createPhoneStore, type PhoneStore } from '../../sdk/react/store.ts';
import { diff, type Operation } from '../../state/diff.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import type { Action } from '../../protocol/action.ts';
import type { Element, LastError } from '../../protocol/observation.ts';
import { Recogniser } from '../input/recogniser.ts';
import { livePages } from '../../sdk/react/live/pages.ts';
import { PhoneFrame } from '../PhoneFrame.tsx';
import { list } from './listing.ts';
import { Waiting, type PageApps } from './pages.ts';
import { clockCost, perform, revealCaret } from './perform.ts';
import { ensure, settle, type Page } from './settle.ts';

/** The focused field with its text and caret, and whatever may cover it. */
function caretOf({ ui, device }: AnyPhone): readonly unknown[] {
  return [
    ui.focus,
    ui.focus && ui.surfaces[ui.focus.surface]?.fields?.[ui.focus.field],
    ui.keyboard.visible,
    device.orientation,
  ];
}

/** The phone that a page shows. It can load a tree, run actions and advance the clock. Callers make one call at a time. */
export class RenderedPhone {
  readonly store: PhoneStore;
  readonly root: HTMLElement;
  /** Operations on the phone for apps that are not in its tree yet. */
  waiting: Waiting;
  private readonly apps: PageApps;
  private readonly page: Page;
  private readonly fingers: Recogniser;
  private readonly react: Root;
  private base: AnyPhone;

  constructor(apps: PageApps, phone: AnyPhone, container: HTMLElement, waiting = new Waiting()) {
    this.apps = apps;
    this.waiting = waiting;
    this.base = phone;
    this.store = createPhoneStore(apps, phone);
    this.react = createRoot(container);
    flushSync(() => this.react.render(<PhoneFrame store={this.store} apps={apps} container={container} />));
    this.root = container.firstElementChild as HTMLElement;
    this.fingers = new Recogniser(this.store, this.root);
    this.page = { store: this.store, apps, root: this.root, adopt: app => this.adopt(app) };
  }

  /** Adds a newly loaded app to the phone and to the base of the step. */
  private adopt(app: string): void {
    const state = this.apps.stateOf(app, this.waiting);
    const take = (p: AnyPhone): AnyPhone =>
      Object.freeze({ ...p, apps: Object.freeze({ ...p.apps, [app]: state }) });
    this.store.replace(take(this.store.phone));
    this.base = take(this.base);
  }

  /** Shows a phone, whose words are there (`PageApps.speak`). What drawing it changes is a step's. */
  replace(phone: AnyPhone): void {
    this.base = phone;
    this.store.replace(phone);
  }
  /** Settles the screen anew with the next call even if the phone is the same: it was hidden meanwhile. */
  unsettle(): void {
    this.page.settled = undefined;
    delete this.page.listing;
  }
  /** Fetches an app that is not shown yet, so that its state is there. */
  ensure(app: string): Promise<void> {
    return ensure(this.page, app);
  }
  settle(): Promise<void> {
    return settle(this.page);
  }
  /** The elements on the screen. */
  list(): Element[] {
    return list(this.page).elements;
  }
  /** What changes from here on is a step's. */
  mark(): void {
    this.base = this.store.phone;
  }
  /** Operations since `mark`. */
  changes(): Operation[] {
    return diff(this.base, this.store.phone);
  }

  /** Runs one action and advances the clock by its cost. Returns the error of an action that had no effect. */
  async act(action: Action): Promise<LastError | undefined> {
    const { page, store } = this;
    // What an action opens is there at once: a second touch of the same action may be for it.
    await this.apps.loadPanels();
    const before = caretOf(store.phone);
    let error = await perform(page, this.fingers, action);
    await settle(page);
    const failure = store.consumeError();
    if (failure) error ??= { code: failure.code, message: failure.message };
    const cost = clockCost(action);
    if (cost > 0) {
      livePages.advance(cost);
      await this.pass(store.phone.clock.now + cost, action.type !== 'wait');
    }
    this.fingers.recogniseLongPresses();
    await settle(page);
    // A finger may scroll the focused field out of view. Only a change of the caret, or of what covers it, scrolls back.
    if (caretOf(store.phone).some((now, i) => now !== before[i])) {
      revealCaret(page);
      await settle(page);
    }
    return error;
  }

  /** Moves the clock, fetching the apps whose timers are due. `used` says that the phone was touched just now. */
  private async pass(to: number, used: boolean): Promise<void> {
    const { store } = this;
    const usedAt = store.phone.clock.now;
    for (;;) {
      try {
        const { phone } = store;
        const out = advance(this.apps, used ? { ...phone, clock: { ...phone.clock, usedAt } } : phone, to);
        store.replace(out.phone);
        store.addEvents(out.events);
        return;
      } catch (thrown) {
        if (!(thrown instanceof AppNotLoaded)) throw thrown;
        await this.ensure(thrown.app);
      }
    }
  }

  /** Takes the phone off the page. */
  unmount(): void {
    this.react.unmount();
  }
}
