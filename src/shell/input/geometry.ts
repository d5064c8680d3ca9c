/** Points of the phone's screen, origin at its top left, whatever the page around it does. */
export interface Place {
  x: number;
  y: number;
}

/** Positions between the ends of a swipe that the screen, or a page on it, is told of. */
export const SWIPE_STEPS = 8;

/** The phone's position and scale in the page; the scale is 1 in a renderer. */
export interface Frame {
  root: HTMLElement;
  left: number;
  top: number;
  zoom: number;
  width: number;
  height: number;
}

export function frameOf(root: HTMLElement): Frame {
  const rect = root.getBoundingClientRect();
  const width = root.offsetWidth;
  return {
    root,
    left: rect.left,
    top: rect.top,
    zoom: width ? rect.width / width : 1,
    width,
    height: root.offsetHeight,
  };
}

/** The element under a place, by the browser's own hit testing; null off the screen. */
export function hit(frame: Frame, at: Place): HTMLElement | null {
  if (at.x < 0 || at.y < 0 || at.x >= frame.width || at.y >= frame.height) return null;
  const el = document.elementFromPoint(frame.left + at.x * frame.zoom, frame.top + at.y * frame.zoom);
  return el instanceof Element && frame.root.contains(el)
    ? (el.closest<HTMLElement>('*:not(svg *)') ?? null)
    : null;
}

/** An element's rectangle in points of the phone. */
export function rectIn(frame: Frame, el: Element): DOMRect {
  const r = el.getBoundingClientRect();
  return new DOMRect(
    (r.left - frame.left) / frame.zoom,
    (r.top - frame.top) / frame.zoom,
    r.width / frame.zoom,
    r.height / frame.zoom,
  );
}

/** UTF-16 offset of the text position nearest to a place within an element whose text is drawn in spans. */
export function offsetAt(frame: Frame, el: HTMLElement, at: Place, length: number): number {
  const x = frame.left + at.x * frame.zoom;
  const y = frame.top + at.y * frame.zoom;
  const caret = document.caretPositionFromPoint?.(x, y);
  if (!caret || !el.contains(caret.offsetNode)) return length;
  const range = document.createRange();
  range.setStart(el, 0);
  range.setEnd(caret.offsetNode, caret.offset);
  return Math.min(length, range.toString().replaceAll('\u200b', '').length);
}
