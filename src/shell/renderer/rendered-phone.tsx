// Some apps share it: loaded with the first of them, its place among their sheets would tell which that was.
import '../../sdk/react/city/city.module.css';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { advance } from '../../sdk/core/engine.ts';
import { AppNotLoaded } from '../../sdk/core/app.ts';
import { createPhoneStore, type PhoneStore } from '../../sdk/react/store.ts';
import { diff, type Operation } from '../../state/diff.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import type { Action } from '../../protocol/action.ts';
import type { LastError } from '../../protocol/observation.ts';
import { Recogniser } from '../input/recogniser.ts';
import { livePages } from '../../sdk/react/live/pages.ts';
import { PhoneFrame } from '../PhoneFrame.tsx';
import type { PageApps } from './pages.ts';
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
  private readonly apps: PageApps;
  private readonly page: Page;
  private readonly fingers: Recogniser;
  private readonly react: Root;
  private base: AnyPhone;

  constructor(apps: PageApps, phone: AnyPhone, container: HTMLElement) {
    this.apps = apps;
    this.base = phone;
    this.store = createPhoneStore(apps, phone);
    this.react = createRoot(container);
    flushSync(() => this.react.render(<PhoneFrame store={this.store} apps={apps} />));
    this.root = container.firstElementChild as HTMLElement;
    this.fingers = new Recogniser(this.store, this.root);
    this.page = { store: this.store, apps, root: this.root, adopt: (app, state) => this.adopt(app, state) };
  }

  /** Adds a newly loaded app to the phone and to the base of the step. */
  private adopt(app: string, state: unknown): void {
    const take = (p: AnyPhone): AnyPhone =>
      Object.freeze({ ...p, apps: Object.freeze({ ...p.apps, [app]: state }) });
    this.store.replace(take(this.store.phone));
    this.base = take(this.base);
  }

  /** Shows a phone, whose words are there (`PageApps.speak`). */
  replace(phone: AnyPhone): void {
    this.store.replace(phone);
  }
  /** Fetches an app that is not shown yet, so that its state is there. */
  ensure(app: string): Promise<void> {
    return ensure(this.page, app);
  }
  settle(): Promise<void> {
    return settle(this.page);
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
