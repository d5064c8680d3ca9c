import type { Screenshot } from '../../src/protocol/screenshot.ts';

/** Most screens that are known. */
const MOST = 20_000;

/**
 * Pictures by the fingerprint of their screens: what phones in different states show may look the same. It finds those that others still
 * hold, such as the step cache, and holds the last few itself if it is told to.
 */
export class DrawnPictures {
  /** Screens whose picture needed no drawing. */
  found = 0;
  readonly #holds: number;
  readonly #most: number;
  readonly #held: Screenshot[] = [];
  /** The least recently used first. */
  readonly #pictures = new Map<string, WeakRef<Screenshot>>();

  /** It holds the last `holds` pictures, and knows of `most` screens. */
  constructor(holds = 0, most = MOST) {
    this.#holds = holds;
    this.#most = most;
  }

  get size(): number {
    return this.#pictures.size;
  }

  /** The picture of a screen, if anybody still has it. */
  get(screen: string): Screenshot | undefined {
    const picture = this.#pictures.get(screen)?.deref();
    this.#pictures.delete(screen);
    if (!picture) return undefined;
    this.found++;
    this.put(screen, picture);
    return picture;
  }

  /** Takes the picture of a screen. */
  put(screen: string, picture: Screenshot): void {
    this.#pictures.delete(screen);
    this.#pictures.set(screen, new WeakRef(picture));
    this.#held.push(picture);
    if (this.#held.length > this.#holds) this.#held.shift();
    if (this.#pictures.size <= this.#most) return;
    const [oldest] = this.#pictures.keys();
    this.#pictures.delete(oldest!);
  }
}
