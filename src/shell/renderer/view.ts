import type { RenderRequest } from '../../protocol/renderer.ts';
import { languageOf } from '../../sdk/core/words/words.ts';
import { equal, StateError } from '../../state/json.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import { Waiting, type PageApps } from './pages.ts';
import { RenderedPhone } from './rendered-phone.tsx';

/** As large as the page, whatever it holds, so that showing it lays nothing out. */
const HIDDEN = 'position:absolute;inset:0;content-visibility:hidden';

const WHATEVER_IS_DRAWN = { subtree: true, childList: true, attributes: true, characterData: true } as const;

/** A phone that a page keeps mounted. Hidden, it is neither laid out nor painted, and takes no input. */
export class View {
  /** The element that the phone is drawn in, and nothing else. */
  readonly container = document.createElement('div');
  /** Shows or hides it: what is watched does not change by that. */
  private readonly frame = document.createElement('div');
  private readonly apps: PageApps;
  private rendered: RenderedPhone | undefined;
  private isChanged = true;
  private readonly observer = new MutationObserver(() => {
    this.isChanged = true;
    // One is enough.
    this.observer.disconnect();
  });
  /** The phone at the end of the last step, as the server has it. */
  private last: AnyPhone | undefined;

  constructor(apps: PageApps, parent: HTMLElement) {
    this.apps = apps;
    this.frame.append(this.container);
    parent.append(this.frame);
  }

  hide(): void {
    this.frame.inert = true;
    this.frame.style.cssText = HIDDEN;
  }

  show(): void {
    this.frame.inert = false;
    this.frame.style.cssText = '';
    this.rendered?.unsettle();
  }

  /** Whether the picture may have changed since this was last asked. A live page draws what no node tells of. */
  takeChanged(): boolean {
    const { phone } = this.current().store;
    const { surfaces, live } = phone.ui;
    // Scroll offsets change no node.
    const isScrolled = !equal(surfaces, this.last?.ui.surfaces ?? {});
    this.last = phone;
    const isChanged = this.isChanged || this.observer.takeRecords().length > 0;
    this.isChanged = false;
    this.observer.observe(this.container, WHATEVER_IS_DRAWN);
    return isChanged || isScrolled || live !== undefined;
  }

  /** The phone. Throws NO_PHONE before the first. */
  current(): RenderedPhone {
    if (!this.rendered) throw new StateError('NO_PHONE', 'This renderer holds no phone yet');
    return this.rendered;
  }

  /**
   * Takes the phone of a request: a whole one, or the one that is here after operations. A screen may act as it comes into view, for
   * example focus a field: what changes from here on belongs to the step.
   */
  async load({ phone, load = [] }: RenderRequest): Promise<void> {
    const waiting = phone === undefined ? this.current().waiting : new Waiting();
    const before =
      phone === undefined
        ? this.apps.catchUp(this.last ?? this.current().store.phone, waiting)
        : this.apps.begin(phone as AnyPhone);
    const now = this.apps.applyOperations(before, load, waiting);
    if (now === this.rendered?.store.phone) {
      this.rendered.mark();
      return;
    }
    // Its words come first, so that nothing is drawn in another language than its own.
    await this.apps.speak(languageOf(now.os.settings.language));
    if (!this.rendered) {
      this.rendered = new RenderedPhone(this.apps, now, this.container, waiting);
      return;
    }
    this.rendered.waiting = waiting;
    this.rendered.replace(now);
  }
}
