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

/** The visible elements in document order. Bounds are pixels, clipped to the visible part; elements under a modal are left out. */
export function collect(
  store: PhoneStore,
  root: HTMLElement,
): { elements: ScreenElement[]; nodes: HTMLElement[] } {
  const frame = frameOf(root);
  const scale = densityOf(store.phone);
  const modal = [...root.querySelectorAll<HTMLElement>('[aria-modal=true]:not([data-preview] *)')].at(-1);
  const elements: ScreenElement[] = [];
  const nodes: HTMLElement[] = [];
  const idCounts = new Map<string, number>();
  const hits = new HitTests(frame);
  const wholeScreen: Clip = { left: 0, top: 0, right: frame.width, bottom: frame.height };

  /** Whether a box is so far outside the visible part that nothing in it can stick out into view. */
  const isFar = (r: DOMRect, clip: Clip): boolean => {
    const [left, top, right, bottom] = [
      (r.left - frame.left) / frame.zoom,
      (r.top - frame.top) / frame.zoom,
      (r.right - frame.left) / frame.zoom,
      (r.bottom - frame.top) / frame.zoom,
    ];
    return (
      left > clip.right + STICKS_OUT ||
      right < clip.left - STICKS_OUT ||
      top > clip.bottom + STICKS_OUT ||
      bottom < clip.top - STICKS_OUT
    );
  };

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
      el.dataset['unlisted'] !== undefined
    )
      return;
    const reachable =
      inside || (el.dataset['layer'] !== undefined && el.dataset['layer'] !== 'app') || el === modal;
    if (!reachable && !el.contains(modal!)) return;
    // A scroller does not clip a fixed child, such as a dialog that one of its rows opens.
    const holdsModal = modal !== undefined && el.contains(modal);
    if (clip !== wholeScreen && holdsModal && getComputedStyle(el).position === 'fixed') clip = wholeScreen;
    const r = el.getBoundingClientRect();
    if (!holdsModal && r.width > 0 && r.height > 0 && isFar(r, clip)) return;
    const box: Clip = {
      left: Math.max(clip.left, (r.left - frame.left) / frame.zoom),
      top: Math.max(clip.top, (r.top - frame.top) / frame.zoom),
      right: Math.min(clip.right, (r.right - frame.left) / frame.zoom),
      bottom: Math.min(clip.bottom, (r.bottom - frame.top) / frame.zoom),
    };
    const isVisible = box.right - box.left >= 1 && box.bottom - box.top >= 1;
    const appId = el.dataset['app'] ?? app;
    const owner =
      el.dataset['app'] === undefined
        ? pkg
        : (store.catalogue.metas.get(el.dataset['app'])?.package ?? 'app.tapworld.system');
    const clips = el.dataset['scroller'] !== undefined || el.dataset['clip'] !== undefined;
    if (clips && !isVisible) return;
    let at = parent;
    let role = roleOf(el);
    const text = ownText(el);
    const scrolls = el.dataset['scroller'] !== undefined && scrollRef(el).max > 0;
    const widget =
      WIDGETS.has(role) ||
      el.dataset['rid'] !== undefined ||
      el.dataset['click'] !== undefined ||
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
    }
    const driver =
      el instanceof HTMLIFrameElement && el.dataset['live'] !== undefined ? livePageDriver() : undefined;
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
      return;
    }
    if (text !== '' || (listed && isLeaf(el, role))) return;
    const inner = clips ? box : clip;
    for (const child of el.children)
      if (child instanceof HTMLElement) visit(child, inner, at, owner, appId, reachable);
  };
  visit(root, wholeScreen, null, 'app.tapworld.system', undefined, modal === undefined);
  return { elements, nodes };
}
