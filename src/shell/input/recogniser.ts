// Long because it is one state machine: each method handles one event of a finger.

import { gestureOf, type GestureHandlers } from '../../sdk/react/gestures.ts';
import { wordAt } from '../../sdk/core/text.ts';
import type { PhoneStore } from '../../sdk/react/store.ts';
import type { Pointer } from '../../state/phone/index.ts';
import { orderedEntries } from '../../state/order.ts';
import { idOf } from '../elements/identity.ts';
import { frameOf, hit, offsetAt, rectIn, type Frame, type Place } from './geometry.ts';
import { positionOf, scrollRef, scrollTo } from './scrollers.ts';
import { lensOf, magnifyAt, pan } from '../assist/magnifier.ts';
import { readAt, readerNode, readNext } from '../assist/reader.ts';
import { focused, focusField } from './text.ts';
import { edgeGesture, finishEdge } from './edges.ts';

/** Points that a finger may move and still tap. */
export const SLOP = 8;

export const CLICKABLE =
  'button,a[href],[role=button],[role=tab],[role=switch],[role=checkbox],[role=radio],[role=menuitem],[role=menuitemcheckbox],[role=menuitemradio],[role=option],[role=link],[data-click]';

function chain(from: Element | null, root: Element): HTMLElement[] {
  const out: HTMLElement[] = [];
  for (let el = from as HTMLElement | null; el && root.contains(el); el = el.parentElement) out.push(el);
  return out;
}

function withGesture(
  from: Element | null,
  root: Element,
  wants: (g: GestureHandlers) => boolean,
): { element: HTMLElement; handlers: GestureHandlers } | undefined {
  for (const element of chain(from, root)) {
    const handlers = gestureOf.get(element);
    if (handlers && wants(handlers)) return { element, handlers };
  }
  return undefined;
}

const disabled = (el: HTMLElement): boolean => el.matches(':disabled,[aria-disabled=true]');

/**
 * Turns fingers into taps, long presses, drags and scrolls. Between two calls it keeps its state in `ui.pointers`, so a finger may go
 * down in one renderer and up in another.
 */
export class Recogniser {
  private readonly store: PhoneStore;
  private readonly root: HTMLElement;
  constructor(store: PhoneStore, root: HTMLElement) {
    this.store = store;
    this.root = root;
  }

  private pointer(id: string): Pointer | undefined {
    return this.store.phone.ui.pointers[id];
  }

  private put(id: string, change: (p: Pointer) => void): void {
    this.store.update(phone => {
      const p = phone.ui.pointers[id];
      if (p) change(p);
    });
  }

  private owner(id: string): HTMLElement | undefined {
    const owner = this.pointer(id)?.claim?.owner;
    if (!owner) return undefined;
    for (const el of this.root.querySelectorAll<HTMLElement>(':not([data-preview] *)'))
      if (gestureOf.has(el) && idOf(el) === owner) return el;
    return undefined;
  }

  down(id: string, at: Place): void {
    const frame = frameOf(this.root);
    const target = hit(frame, at);
    this.store.update(phone => {
      phone.ui.pointers[id] = {
        x: at.x,
        y: at.y,
        downX: at.x,
        downY: at.y,
        downAt: phone.clock.now,
        target: target ? idOf(pressable(target, this.root)) : '',
      };
    });
  }

  move(id: string, at: Place): void {
    const p = this.pointer(id);
    if (!p) return;
    const dx = at.x - p.downX;
    const dy = at.y - p.downY;
    this.put(id, q => {
      q.x = at.x;
      q.y = at.y;
    });
    const frame = frameOf(this.root);
    const lens = lensOf(this.store);
    const fingers = Object.values(this.store.phone.ui.pointers);
    if (lens > 1 && fingers.length > 1) {
      for (const other of Object.keys(this.store.phone.ui.pointers))
        this.put(other, q => {
          q.claim = { kind: 'none', owner: '' };
        });
      pan(this.store, frame, at.x - p.x, at.y - p.y, fingers.length);
      return;
    }
    if (lens === 1 && this.pinch(frame, id, p, at)) return;
    if ((!p.claim || p.claim.kind === 'long') && Math.hypot(dx, dy) > SLOP) this.claim(frame, id, p, dx, dy);
    const claim = this.pointer(id)?.claim;
    if (claim?.kind === 'scroll') {
      const element = this.root.querySelector<HTMLElement>(
        `[data-scroller="${CSS.escape(claim.owner)}"]:not([data-preview] *)`,
      );
      if (!element) return;
      const ref = scrollRef(element);
      const rtl = ref.axis === 'x' && getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      scrollTo(this.store, ref, (claim.from ?? 0) - (ref.axis === 'x' ? rtl * dx : dy) / lens);
    } else if (claim?.kind === 'drag') {
      const element = this.owner(id);
      if (element)
        gestureOf.get(element)?.drag?.onMove({ x: at.x, y: at.y, dx, dy, rect: rectIn(frame, element) });
    } else if (claim?.kind === 'select') this.extendSelection(frame, at);
  }

  /** Starts a pinch if two fingers are on one element that handles pinches; else returns false. */
  private pinch(frame: Frame, id: string, p: Pointer, at: Place): boolean {
    const others = Object.entries(this.store.phone.ui.pointers).filter(([other]) => other !== id);
    if (others.length !== 1) return false;
    const [otherId, other] = others[0]!;
    const takes = (down: Place) => withGesture(hit(frame, down), this.root, g => g.onPinch !== undefined);
    const mine = takes({ x: p.downX, y: p.downY });
    if (!mine || takes({ x: other.downX, y: other.downY })?.element !== mine.element) return false;
    for (const finger of [id, otherId])
      this.put(finger, q => {
        q.claim = { kind: 'none', owner: '' };
      });
    const middle = (a: Place) => ({ x: (a.x + other.x) / 2, y: (a.y + other.y) / 2 });
    const apart = (a: Place) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    mine.handlers.onPinch!({
      at: middle(at),
      was: middle(p),
      scale: apart(at) / apart(p),
      rect: rectIn(frame, mine.element),
    });
    return true;
  }

  /** Decides which gesture a finger that has moved belongs to. */
  private claim(frame: Frame, id: string, p: Pointer, dx: number, dy: number): void {
    const set = (claim: NonNullable<Pointer['claim']>) =>
      this.put(id, q => {
        q.claim = claim;
      });
    const start = { x: p.downX, y: p.downY };
    const axis = Math.abs(dx) > Math.abs(dy) ? 'x' : 'y';
    const long = p.claim?.kind === 'long';
    const target = hit(frame, start);
    if (long && target?.closest('[data-field]')) return set({ kind: 'select', owner: '' });
    const system = long ? undefined : this.systemGesture(frame, start, target, dx, dy);
    if (system) return set({ kind: 'system', owner: system });
    const dragged = this.draggedBy(id, target, axis, long);
    const scroller = long ? undefined : this.scrollerAt(target, axis);
    if (dragged && (!scroller || !dragged.element.contains(scroller) || dragged.element === scroller)) {
      set({ kind: 'drag', owner: idOf(dragged.element) });
      const rect = rectIn(frame, dragged.element);
      dragged.handlers.drag!.onStart?.({ x: p.downX, y: p.downY, dx: 0, dy: 0, rect });
      return;
    }
    if (!scroller) return set({ kind: 'none', owner: '' });
    const from = positionOf(this.store, scrollRef(scroller));
    set({ kind: 'scroll', owner: scroller.dataset['scroller']!, axis, from });
  }

  /** The gesture of the system that a movement is: one from an edge, or one of the screen reader. */
  private systemGesture(
    frame: Frame,
    start: Place,
    target: ReturnType<typeof hit>,
    dx: number,
    dy: number,
  ): string | undefined {
    const edge = edgeGesture(frame, start, dx, dy);
    if (edge) return edge;
    return Math.abs(dx) > Math.abs(dy) && this.reads(target) ? 'reader' : undefined;
  }

  /** The element that a movement drags, with its gestures. */
  private draggedBy(
    id: string,
    target: ReturnType<typeof hit>,
    axis: 'x' | 'y',
    long: boolean,
  ): ReturnType<typeof withGesture> {
    // What a long press opened may lie over the element that it picked up.
    const picked = long ? this.owner(id) : undefined;
    if (picked) return { element: picked, handlers: gestureOf.get(picked)! };
    // A hold that nothing answered is only the slow start of a drag.
    const isHandled = long && withGesture(target, this.root, g => g.onLongPress !== undefined) !== undefined;
    return withGesture(
      target,
      this.root,
      ({ drag }) =>
        drag !== undefined &&
        (drag.axis === 'both' || drag.axis === axis) &&
        (drag.afterLongPress ?? false) === isHandled,
    );
  }

  /** The innermost scroller of an axis at a place. */
  private scrollerAt(target: ReturnType<typeof hit>, axis: 'x' | 'y'): HTMLElement | undefined {
    return chain(target, this.root).find(
      el =>
        el.dataset['scroller'] !== undefined &&
        (el.dataset['axis'] === 'x' ? 'x' : 'y') === axis &&
        scrollRef(el).max > 0,
    );
  }

  /** Long presses of fingers that have been held long enough; called when the clock has moved. */
  recogniseLongPresses(): void {
    const wait = this.store.phone.os.settings.touchDelayMs;
    for (const [id, p] of orderedEntries(this.store.phone.ui.pointers))
      if (!p.claim && this.store.phone.clock.now - p.downAt >= wait) this.long(id);
  }

  /** Runs the long press of a finger that is down. Returns false if no element handles it. */
  long(id: string): boolean {
    const p = this.pointer(id);
    if (!p) return false;
    const frame = frameOf(this.root);
    const at = { x: p.downX, y: p.downY };
    const target = hit(frame, at);
    const pickable = withGesture(target, this.root, g => g.drag?.afterLongPress === true);
    this.put(id, q => {
      q.claim = { kind: 'long', owner: pickable ? idOf(pickable.element) : '' };
    });
    const field = target?.closest<HTMLElement>('[data-field]');
    if (field) {
      this.selectWord(frame, field, at);
      return true;
    }
    const found = withGesture(target, this.root, g => g.onLongPress !== undefined);
    found?.handlers.onLongPress!(at, rectIn(frame, found.element));
    return found !== undefined || pickable !== undefined;
  }

  /** Lifts a finger. False where it tapped on nothing. */
  up(id: string, at: Place): boolean {
    const p = this.pointer(id);
    if (!p) return false;
    const frame = frameOf(this.root);
    const dx = at.x - p.downX;
    const dy = at.y - p.downY;
    let done = true;
    if (!p.claim && Math.hypot(dx, dy) <= SLOP) {
      const target = hit(frame, at);
      done =
        target !== null && idOf(pressable(target, this.root)) === p.target && this.tap(frame, target, at);
    } else if (p.claim?.kind === 'drag') {
      const element = this.owner(id);
      if (element)
        gestureOf.get(element)?.drag?.onEnd({ x: at.x, y: at.y, dx, dy, rect: rectIn(frame, element) });
    } else if (p.claim?.kind === 'system' && p.claim.owner === 'reader')
      readNext(this.store, this.root, dx > 0 ? 1 : -1);
    else if (p.claim?.kind === 'system') finishEdge(this.store, frame, p.claim.owner, dx, dy);
    this.store.update(phone => {
      delete phone.ui.pointers[id];
    });
    return done;
  }

  /** Whether a touch there selects an element for the screen reader instead of acting. Keyboard keys always act. */
  private reads(target: HTMLElement | null): boolean {
    return (
      this.store.phone.os.settings.screenReader &&
      target !== null &&
      !target.closest('[data-layer=keyboard],[data-layer=assist],[role=slider]')
    );
  }

  private tap(frame: Frame, target: HTMLElement, at: Place): boolean {
    if (magnifyAt(this.store, frame, at)) return true;
    if (this.reads(target)) return readAt(this.store, this.root, target);
    return this.act(frame, target, at);
  }

  /** What a tap does once it is meant. */
  private act(frame: Frame, target: HTMLElement, at: Place): boolean {
    const menu = this.store.phone.ui.selectionMenu;
    if (menu && !target.closest('[data-layer=selection]'))
      this.store.update(p => {
        p.ui.selectionMenu = false;
      });
    const field = target.closest<HTMLElement>('[data-field]');
    if (field && !disabled(field)) {
      const [surface = '', name = ''] = field.dataset['field']!.split('|');
      focusField(this.store, this.root, surface, name, this.caretAt(frame, field, at));
      return true;
    }
    const placed = withGesture(target, this.root, g => g.onTapAt !== undefined);
    const clickable = target.closest<HTMLElement>(CLICKABLE);
    if (placed && (!clickable || clickable.contains(placed.element))) {
      placed.handlers.onTapAt!({ ...at, rect: rectIn(frame, placed.element) });
      return true;
    }
    if (!clickable || disabled(clickable)) return menu;
    clickable.click();
    return true;
  }

  /** A second tap on the same place. */
  doubleTap(at: Place): boolean {
    const frame = frameOf(this.root);
    const target = hit(frame, at);
    if (this.reads(target)) {
      // Anywhere on the screen it acts on the element that was read, or without one on the element under the finger.
      const read = readerNode(this.store, this.root);
      const node = read ?? target!;
      const { left, top, width, height } = rectIn(frame, node);
      return this.act(frame, node, read ? { x: left + width / 2, y: top + height / 2 } : at);
    }
    const field = target?.closest<HTMLElement>('[data-field]');
    if (field) {
      this.selectWord(frame, field, at);
      return true;
    }
    const found = withGesture(target, this.root, g => g.onDoubleTap !== undefined);
    if (found) {
      found.handlers.onDoubleTap!(at, rectIn(frame, found.element));
      return true;
    }
    this.down('double', at);
    const first = this.up('double', at);
    this.down('double', at);
    return this.up('double', at) || first;
  }

  private caretAt(frame: Frame, field: HTMLElement, at: Place): number {
    const text = field.querySelector<HTMLElement>('[data-text]');
    const [surface = '', name = ''] = field.dataset['field']!.split('|');
    const length =
      this.store.phone.ui.surfaces[surface]?.fields?.[name]?.text.length ?? Number.MAX_SAFE_INTEGER;
    const visibleLength = text?.textContent?.replaceAll('\u200b', '').length ?? 0;
    return text ? offsetAt(frame, text, at, Math.min(length, visibleLength)) : 0;
  }

  private selectWord(frame: Frame, field: HTMLElement, at: Place): void {
    const [surface = '', name = ''] = field.dataset['field']!.split('|');
    focusField(this.store, this.root, surface, name, this.caretAt(frame, field, at));
    const f = focused(this.store, this.root);
    if (!f) return;
    const { start, end } = f.spec.password
      ? { start: 0, end: f.field.text.length }
      : wordAt(f.field.text, f.field.start);
    this.store.update(p => {
      p.ui.surfaces[surface]!.fields![name] = { text: f.field.text, start, end };
      p.ui.selectionMenu = true;
    });
  }

  private extendSelection(frame: Frame, at: Place): void {
    const f = focused(this.store, this.root);
    if (!f) return;
    const to = this.caretAt(frame, f.element, at);
    this.store.update(p => {
      const field = p.ui.surfaces[f.surface]!.fields![f.name]!;
      if (to > field.start) field.end = to;
      else {
        field.start = to;
      }
    });
  }
}

/** The element that a finger presses: the nearest one that reacts, else the one that was hit. */
export function pressable(target: HTMLElement, root: Element): HTMLElement {
  return (
    chain(target, root).find(
      el => el.matches(CLICKABLE) || el.dataset['field'] !== undefined || gestureOf.has(el),
    ) ?? target
  );
}
