/** What a page with a state of its own is: its address under the server, and the seed of its random numbers. */
export interface LiveSpec {
  id: string;
  src: string;
  seed: number;
}

/** How the episode of such a page stands. */
export interface LiveStatus {
  asks: string;
  done: boolean;
  reward: number;
}

/** What the server puts into such a page before its own scripts (server/live-page). */
interface Inside {
  advance(ms: number): void;
  start(seed: number): void;
  status(): LiveStatus;
  isClickable(element: Element): boolean;
}
export type LiveWindow = Window & typeof globalThis & { tapworldPage?: Inside };

/** Points across and down that these pages are made for. */
export const LIVE_SIZE = { width: 160, height: 210 } as const;

interface LoadedPage {
  frame: HTMLIFrameElement;
  spec: LiveSpec;
  loaded: Promise<void>;
  ready: boolean;
}

/**
 * The pages with a state of their own that a renderer holds: the one state that is not in the tree. A page
 * lives as long as its phone shows it. One of a phone that the renderer does not
 * show now waits in a corner of the document, where it is not loaded anew (`moveBefore`).
 */
export class LivePages {
  private phone = '';
  /** The element that the phone on the screen is drawn in. The page keeps others, hidden, with places of their own. */
  private container: Element | undefined;
  private readonly held = new Map<string, LoadedPage>();
  private readonly places = new Map<HTMLElement, LiveSpec>();
  private corner: HTMLElement | undefined;

  private key = (id: string) => `${this.phone} ${id}`;

  /** From now on the page shows this phone, in `container`; those in `removedPhones` are no more. */
  show(phone: string, container?: Element, removedPhones: readonly string[] = []): void {
    for (const [key, { frame }] of this.held)
      if (removedPhones.some(id => key.startsWith(`${id} `))) {
        frame.remove();
        this.held.delete(key);
      }
    this.container = container;
    if (phone === this.phone) return;
    for (const place of this.places.keys())
      for (const frame of place.querySelectorAll('iframe')) this.park(frame);
    this.phone = phone;
  }

  private park(frame: HTMLIFrameElement): void {
    if (!this.corner) {
      this.corner = document.createElement('div');
      this.corner.style.cssText = 'position:absolute;visibility:hidden;inset-inline-start:-9999px';
      document.body.append(this.corner);
    }
    move(frame, this.corner);
  }

  /** Shows a page in `place`; gives what takes it away again. Not to be called but as the reference of an element. */
  attach(place: HTMLElement, spec: LiveSpec): () => void {
    this.places.set(place, spec);
    return () => {
      this.places.delete(place);
      for (const frame of place.querySelectorAll('iframe')) {
        frame.remove();
        for (const [key, entry] of this.held) if (entry.frame === frame) this.held.delete(key);
      }
    };
  }

  /** The places of the phone on the screen. */
  private get placesShown(): [HTMLElement, LiveSpec][] {
    const all = [...this.places];
    return this.container ? all.filter(([place]) => this.container!.contains(place)) : all;
  }

  /** The page that is shown, if one is. */
  get shown(): HTMLIFrameElement | undefined {
    for (const [place] of this.placesShown) {
      const frame = place.querySelector('iframe');
      if (frame) return frame;
    }
    return undefined;
  }

  /** Whether one is to be shown. */
  get wanted(): boolean {
    return this.placesShown.length > 0;
  }

  /** Brings pages to their places, and waits until they are loaded. `at` is the phone's time, at which they begin. */
  async settle(at: number): Promise<void> {
    for (const [place, spec] of this.placesShown) {
      const key = this.key(spec.id);
      let entry = this.held.get(key);
      if (entry && (entry.spec.src !== spec.src || entry.spec.seed !== spec.seed)) {
        entry.frame.remove();
        this.held.delete(key);
        entry = undefined;
      }
      if (!entry) {
        const frame = document.createElement('iframe');
        frame.title = 'Page';
        frame.style.cssText = `display:block;border:0;inline-size:${LIVE_SIZE.width}px;block-size:${LIVE_SIZE.height}px;transform-origin:0 0;background:#fff`;
        frame.dataset['live'] = spec.id;
        const loaded = new Promise<void>(resolve => {
          frame.addEventListener('load', () => resolve(), { once: true });
        });
        const url = new URL(spec.src, location.href);
        url.searchParams.set('seed', String(spec.seed));
        url.searchParams.set('at', String(at));
        frame.src = url.href;
        place.append(frame);
        entry = { frame, spec, loaded, ready: false };
        this.held.set(key, entry);
      } else if (entry.frame.parentElement !== place) move(entry.frame, place);
      entry.frame.style.transform = `scale(${place.clientWidth / LIVE_SIZE.width})`;
      await entry.loaded;
      if (entry.ready) continue;
      entry.ready = true;
      const inside = windowOf(entry.frame).tapworldPage;
      inside?.advance(0);
      inside?.start(spec.seed);
      inside?.advance(0);
    }
  }

  /**
   * Drops pages of the shown phone that it no longer shows. A page that the phone leaves goes with its place; but a phone that is restored to a
   * time before the page, while another phone is shown, leaves it in the corner.
   */
  prune(): void {
    for (const [key, { frame }] of this.held) {
      const isOwn = key.startsWith(`${this.phone} `);
      const isShown = this.placesShown.some(
        ([place, { id }]) => key === this.key(id) && place.contains(frame),
      );
      if (!isOwn || isShown) continue;
      frame.remove();
      this.held.delete(key);
    }
  }

  /** Lets time pass on the page that is shown. */
  advance(ms: number): void {
    if (this.shown) windowOf(this.shown).tapworldPage?.advance(ms);
  }

  /** What the tree says of the page that is shown; undefined where none is. */
  status(): (LiveStatus & { page: string; seed: number }) | undefined {
    const { shown } = this;
    const entry = shown && [...this.held.values()].find(({ frame }) => frame === shown);
    if (!entry) return undefined;
    return {
      page: entry.spec.src,
      seed: entry.spec.seed,
      ...(windowOf(entry.frame).tapworldPage?.status() ?? { asks: '', done: false, reward: 0 }),
    };
  }
}

export const windowOf = (frame: HTMLIFrameElement): LiveWindow => frame.contentWindow as LiveWindow;

function move(frame: HTMLIFrameElement, to: HTMLElement): void {
  (to as HTMLElement & { moveBefore(node: Node, before: Node | null): void }).moveBefore(frame, null);
}

/** Those of this page. */
export const livePages = new LivePages();
