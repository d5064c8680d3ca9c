import type { Frame } from '../input/geometry.ts';

/** A box in points of the screen. */
export interface Clip {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where an element is tested, as fractions of its visible part. One smaller than `TINY` points is tested at its centre alone. */
const POINTS = [
  [0.5, 0.5],
  [0.15, 0.5],
  [0.85, 0.5],
  [0.5, 0.15],
  [0.5, 0.85],
] as const;
const TINY = 4;
/** The first visible piece of text below an element, not counting the element's own text. */
function firstText(el: HTMLElement): Element | null {
  const walk = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const box = node.parentElement!;
    if (box !== el && node.textContent!.trim() !== '' && box.getAttribute('aria-hidden') !== 'true')
      return box;
  }
  return null;
}

/**
 * The hit tests of one listing. They cost more than everything else in it, so their results are kept: `onTop` has each element
 * that a test has found on top, with its ancestors.
 */
export class HitTests {
  private readonly onTop = new Set<Element>();
  private readonly frame: Frame;
  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** Whether any part of the element is on top, by hit tests at its first text, its centre and its quarters. */
  reaches(el: HTMLElement, box: Clip): boolean {
    if (this.onTop.has(el)) return true;
    const { left, top, zoom } = this.frame;
    const textBox = firstText(el)?.getBoundingClientRect();
    // One test at the text often decides for the text and for the element.
    if (
      textBox &&
      this.test(
        el,
        (Math.max(textBox.left, left + box.left * zoom) + Math.min(textBox.right, left + box.right * zoom)) /
          2,
        (Math.max(textBox.top, top + box.top * zoom) + Math.min(textBox.bottom, top + box.bottom * zoom)) / 2,
        box,
      )
    )
      return true;
    const w = box.right - box.left;
    const h = box.bottom - box.top;
    return POINTS.slice(0, w < TINY && h < TINY ? 1 : undefined).some(([fx, fy]) =>
      this.test(el, left + (box.left + w * fx) * zoom, top + (box.top + h * fy) * zoom, box),
    );
  }

  private test(el: HTMLElement, x: number, y: number, box: Clip): boolean {
    const { root, left, top, zoom } = this.frame;
    if (
      x < left + box.left * zoom ||
      x > left + box.right * zoom ||
      y < top + box.top * zoom ||
      y > top + box.bottom * zoom
    )
      return false;
    const on = document.elementFromPoint(x, y);
    if (!on || !root.contains(on)) return false;
    for (let up: Element | null = on; up && up !== root && !this.onTop.has(up); up = up.parentElement)
      this.onTop.add(up);
    return el.contains(on) || on.contains(el);
  }
}
