import type { PhoneStore } from '../../sdk/react/store.ts';

export interface ScrollRef {
  element: HTMLElement;
  surface: string;
  name: string;
  axis: 'x' | 'y';
  fromEnd: boolean;
  max: number;
  page: number;
}

export function scrollRef(element: HTMLElement): ScrollRef {
  const [surface = '', name = ''] = (element.dataset['scroller'] ?? '').split('|');
  const axis = element.dataset['axis'] === 'x' ? 'x' : 'y';
  const page = axis === 'x' ? element.clientWidth : element.clientHeight;
  const size = axis === 'x' ? element.scrollWidth : element.scrollHeight;
  return {
    element,
    surface,
    name,
    axis,
    fromEnd: element.dataset['anchor'] === 'end',
    max: Math.max(0, size - page),
    page,
  };
}

/** The offset from the state, limited to the scroller's content. */
export function offsetOf(store: PhoneStore, ref: ScrollRef): number {
  const stored = store.phone.ui.surfaces[ref.surface]?.scroll?.[ref.name] ?? 0;
  return Math.max(0, Math.min(stored, ref.max));
}

/** Distance from the start, whatever the anchor. */
export function positionOf(store: PhoneStore, ref: ScrollRef): number {
  const offset = offsetOf(store, ref);
  return ref.fromEnd ? ref.max - offset : offset;
}

/** Moves a scroller so that `position` points lie above (or before) its window. */
export function scrollTo(store: PhoneStore, ref: ScrollRef, position: number): void {
  const clamped = Math.round(Math.max(0, Math.min(position, ref.max)));
  const offset = ref.fromEnd ? Math.max(0, Math.round(ref.max - clamped)) : clamped;
  if (offset === offsetOf(store, ref)) return;
  store.update(p => {
    const scroll = ((p.ui.surfaces[ref.surface] ??= {}).scroll ??= {});
    if (offset === 0) delete scroll[ref.name];
    else scroll[ref.name] = offset;
  });
}

/** Which way a sideways scroller read when its offset was last written. */
const directions = new WeakMap<HTMLElement, string>();

/** Writes every offset of the state to its element: content may have grown since a scroller last drew. */
export function applyScroll(store: PhoneStore, root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-scroller]')) {
    const ref = scrollRef(element);
    const position = positionOf(store, ref);
    if (ref.axis === 'y') {
      if (element.scrollTop !== position) element.scrollTop = position;
      continue;
    }
    const { direction } = getComputedStyle(element);
    const to = direction === 'rtl' ? -position : position;
    // A scroller that changes direction keeps its place from the other side, a fraction of a pixel off. Reset it to its start first.
    if (directions.get(element) !== direction) {
      directions.set(element, direction);
      element.scrollLeft = 0;
    }
    if (element.scrollLeft !== to) element.scrollLeft = to;
  }
}

/** Scrolls an element's containers until it is visible, with a margin in points. */
export function reveal(store: PhoneStore, element: HTMLElement, margin = 16): void {
  for (
    let at = element.parentElement?.closest<HTMLElement>('[data-scroller]');
    at;
    at = at.parentElement?.closest<HTMLElement>('[data-scroller]')
  ) {
    const ref = scrollRef(at);
    if (ref.max === 0 || ref.axis === 'x') continue;
    const outer = at.getBoundingClientRect();
    const zoom = at.offsetHeight ? outer.height / at.offsetHeight : 1;
    const inner = element.getBoundingClientRect();
    const top = (inner.top - outer.top) / zoom;
    const bottom = top + inner.height / zoom;
    const position = positionOf(store, ref);
    if (bottom + margin > ref.page && inner.height / zoom + margin < ref.page)
      scrollTo(store, ref, position + bottom + margin - ref.page);
    else if (top - margin < 0) scrollTo(store, ref, position + top - margin);
  }
}
