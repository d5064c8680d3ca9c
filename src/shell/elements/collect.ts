import type { Element as ScreenElement } from '../../protocol/observation.ts';
import { densityOf } from '../../sdk/core/screen.ts';
import { gestureOf } from '../../sdk/react/gestures.ts';
import type { PhoneStore } from '../../sdk/react/store.ts';
import { frameOf } from '../input/geometry.ts';
import { scrollRef } from '../input/scrollers.ts';
import { livePageDriver } from '../live/driver.ts';
import { describe } from './describe.ts';
import { HitTests, type Clip } from './hit-tests.ts';
import { idOf, leaves, ownText, roleOf } from './identity.ts';
import { sourceFor } from './source.ts';

const WIDGETS = new Set([
  'button',
  'link',
  'tab',
  'switch',
  'checkbox',
  'radio',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'textbox',
  'searchbox',
  'slider',
  'img',
  'progressbar',
  'heading',
  'dialog',
  'alertdialog',
  'menu',
  'status',
  'alert',
  'spinbutton',
  'listbox',
  'combobox',
]);
/** Roles listed as one element with their text; inside others, several pieces of text are listed as elements of their own. */
const ATOMIC = new Set([
  'tab',
  'switch',
  'checkbox',
  'radio',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'textbox',
  'searchbox',
  'slider',
  'img',
  'progressbar',
  'heading',
  'spinbutton',
]);

/** Points by which an element, such as a badge, may stick out of its parent's box. */
const STICKS_OUT = 64;

/** Whether a listed element stands for all that it contains, so that its children are not listed. */
function isLeaf(el: HTMLElement, role: string): boolean {
  if (role === 'button') return leaves(el).length < 2;
  return ATOMIC.has(role) && el.querySelector('[data-field],button') === null;
}

/** What is on the screen, with the node of each element. */
export interface Listing {
  elements: ScreenElement[];
  nodes: HTMLElement[];
}

/**
 * The visible elements in document order. Bounds are pixels, clipped to the visible part; elements under a modal are left out. With `until`,
 * those up to the first that it is true of: the rest of the screen is not looked at.
 */
export function collect(
  store: PhoneStore,
  root: HTMLElement,
  until?: (element: ScreenElement) => boolean,
): Listing {
  const frame = frameOf(root);
  const scale = densityOf(store.phone);
  const modal = [...root.querySelectorAll<HTMLElement>('[aria-modal=true]:not([data-preview] *)')].at(-1);
  const elements: ScreenElement[] = [];
  const nodes: HTMLElement[] = [];
  const idCounts = new Map<string, number>();
  const hits = new HitTests(frame);
  let isComplete = false;
  const wholeScreen: Clip = { left: 0, top: 0, right: frame.width, bottom: frame.height };

  /** Whether a box is so far outside the visible part that nothing in it can stick out into view. */
  const isFar = (box: Clip, clip: Clip): boolean =>
    box.left > clip.right + STICKS_OUT ||
    box.right < clip.left - STICKS_OUT ||
    box.top > clip.bottom + STICKS_OUT ||
    box.bottom < clip.top - STICKS_OUT;

  const visit = (
    el: HTMLElement,
    clip: Clip,
    parent: number | null,
    pkg: string,
    app: string | undefined,
    inside: boolean,
  ): void => {
    // `unlisted` is the status bar: it lies over everything and takes no touches, so a hit test never finds it.
    if (
      el.hidden ||
      el.inert ||
      el.getAttribute('aria-hidden') === 'true' ||
      el.hasAttribute('data-unlisted')
    )
      return;
    const layer = inside ? null : el.getAttribute('data-layer');
    const reachable = inside || (layer !== null && layer !== 'app') || el === modal;
    if (!reachable && !el.contains(modal!)) return;
    // A scroller does not clip a fixed child, such as a dialog that one of its rows opens.
    const holdsModal = modal !== undefined && el.contains(modal);
    if (clip !== wholeScreen && holdsModal && getComputedStyle(el).position === 'fixed') clip = wholeScreen;
    const r = el.getBoundingClientRect();
    const whole: Clip = {
      left: (r.left - frame.left) / frame.zoom,
      top: (r.top - frame.top) / frame.zoom,
      right: (r.right - frame.left) / frame.zoom,
      bottom: (r.bottom - frame.top) / frame.zoom,
    };
    if (!holdsModal && r.width > 0 && r.height > 0 && isFar(whole, clip)) return;
    const box: Clip = {
      left: Math.max(clip.left, whole.left),
      top: Math.max(clip.top, whole.top),
      right: Math.min(clip.right, whole.right),
      bottom: Math.min(clip.bottom, whole.bottom),
    };
    const isVisible = box.right - box.left >= 1 && box.bottom - box.top >= 1;
    const ownApp = el.getAttribute('data-app');
    const appId = ownApp ?? app;
    const owner =
      ownApp === null ? pkg : (store.catalogue.metas.get(ownApp)?.package ?? 'app.tapworld.system');
    const isScroller = el.hasAttribute('data-scroller');
    const clips = isScroller || el.hasAttribute('data-clip');
    if (clips && !isVisible) return;
    let at = parent;
    let role = roleOf(el);
    const text = ownText(el);
    const scrolls = isScroller && scrollRef(el).max > 0;
    const widget =
      WIDGETS.has(role) ||
      el.hasAttribute('data-rid') ||
      el.hasAttribute('data-click') ||
      scrolls ||
      gestureOf.get(el)?.onLongPress !== undefined;
    const listed = reachable && isVisible && (widget || text !== '') && el !== root && hits.reaches(el, box);
    if (listed) {
      if (!role) role = text !== '' ? 'text' : scrolls ? 'list' : 'group';
      const base = idOf(el, sourceFor(store, appId));
      const count = (idCounts.get(base) ?? 0) + 1;
      idCounts.set(base, count);
      at = elements.length;
      elements.push(
        describe(el, role, count === 1 ? base : `${base}~${count}`, at, parent, box, scale, owner, scrolls),
      );
      nodes.push(el);
      if (until?.(elements[at]!)) {
        isComplete = true;
        return;
      }
    }
    const driver =
      el instanceof HTMLIFrameElement && el.hasAttribute('data-live') ? livePageDriver() : undefined;
    if (el instanceof HTMLIFrameElement && driver) {
      if (!isVisible || !reachable || !hits.reaches(el, box)) return;
      const point = (x: number, from: number) => Math.round(((x - from) / frame.zoom) * scale);
      const page = driver.collect(el, elements.length, parent, owner, (l, t, r, b) => [
        point(l, frame.left),
        point(t, frame.top),
        point(r, frame.left),
        point(b, frame.top),
      ]);
      elements.push(...page.elements);
      nodes.push(...(page.nodes as HTMLElement[]));
      isComplete = until !== undefined && page.elements.some(until);
      return;
    }
    if (text !== '' || (listed && isLeaf(el, role))) return;
    const inner = clips ? box : clip;
    for (let child = el.firstElementChild; child && !isComplete; child = child.nextElementSibling)
      if (child instanceof HTMLElement) visit(child, inner, at, owner, appId, reachable);
  };
  visit(root, wholeScreen, null, 'app.tapworld.system', undefined, modal === undefined);
  return { elements, nodes };
}
