import type { Screenshot } from '../../src/protocol/screenshot.ts';

/** A phone that a page keeps mounted. */
export interface View {
  /** Which of the page's views it is. */
  readonly number: number;
  /** Tasks of the phone in its turn, at most `BURST`. */
  burst: number;
  /** Id of the phone; undefined once another page has drawn it, or it is no more. */
  phone: string | undefined;
  /** What the phone shows, such as the app in front. */
  showing: string | undefined;
  /** The phone's tree as the page has it; undefined on a new view, while a step runs, and after a step that failed. */
  tree: unknown;
  /** The last picture of it, and how that was taken; undefined once something has changed. */
  picture: { taken: string; data: Screenshot } | undefined;
}

/**
 * Tasks of a phone in a turn: once a page has loaded it, so many go before those of phones that wait for a page. The first draws the
 * whole screen, and takes half as much again as the others.
 */
export const BURST = 6;

/**
 * The phones that a page keeps mounted, of which it shows one. A step of a phone that is kept draws only what the step changes; any other
 * phone takes the place of one that is kept.
 */
export class Views {
  readonly #most: number;
  /** The least recently used first. */
  #views: View[] = [];

  /** `most` is how many phones the page keeps, at least 1. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a phone is kept. */
  has(phone: string): boolean {
    return this.#views.some(view => view.phone === phone);
  }

  /** Whether a phone is kept whose turn is not over. */
  prefers(phone: string): boolean {
    return this.#views.some(view => view.phone === phone && view.burst < BURST);
  }

  /** Whether one of the phones shows this: another that shows the same is drawn over it at little cost. */
  shows(showing: string): boolean {
    return this.#views.some(view => view.showing === showing);
  }

  /** The phones that are kept. */
  phones(): string[] {
    return this.#views.flatMap(({ phone }) => phone ?? []);
  }

  /**
   * The view for a phone: its own; a new one as long as there are fewer than `most`; one that was released; or else that of the phone that
   * has waited longest. Phones whose turn is over give up theirs first, and among them those that show the same.
   */
  take(phone: string, showing: string): View {
    const view = this.#viewFor(phone, showing);
    const goesOn = view.phone === phone && view.burst < BURST;
    view.burst = goesOn ? view.burst + 1 : 1;
    this.#views = [...this.#views.filter(other => other !== view), view];
    view.phone = phone;
    view.showing = showing;
    return view;
  }

  /** Gives up the view of a phone that another page has drawn since, or that is no more. Its place is taken first. */
  release(phone: string): void {
    const view = this.#views.find(each => each.phone === phone);
    if (view) view.phone = undefined;
  }

  #viewFor(phone: string, showing: string): View {
    const own = this.#views.find(view => view.phone === phone);
    if (own) return own;
    if (this.#views.length < this.#most)
      return { number: this.#views.length, burst: 0, phone, showing, tree: undefined, picture: undefined };
    return (
      this.#views.find(view => view.phone === undefined) ??
      this.#views.find(view => view.showing === showing && view.burst >= BURST) ??
      this.#views.find(view => view.burst >= BURST) ??
      this.#views.find(view => view.showing === showing) ??
      this.#views[0]!
    );
  }
}
