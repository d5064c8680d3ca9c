import type { Action } from '../../protocol/action.ts';
import { densityOf } from '../../sdk/core/screen.ts';
import { collect } from '../../shell/elements/collect.ts';
import type { Element } from '../../protocol/observation.ts';
import { placeOf } from '../phone/input.ts';
import type { LivePhone } from '../phone/live.ts';
import { targetAt, touchMeant, wheelMeant, type Gesture, type Place } from './meant.ts';
import type { Typing } from './typing.ts';

/** What is told of a person who works the phone. */
export interface CaptureHandlers {
  /** What the next touch is meant as, without a movement or a hold. */
  gesture: () => Gesture;
  act: (action: Action) => void;
  /** Whether something that was done is still on its way. */
  isBusy: () => boolean;
  /** What a touch would be on. */
  hover: (id: string | null) => void;
  undo: () => void;
}

export interface Capture {
  /** Goes on with what waited until nothing was on its way. */
  resume: () => void;
  stop: () => void;
}

const KEYS: Record<string, Extract<Action, { type: 'key' }>['key']> = {
  Escape: 'back',
  Tab: 'tab',
  ArrowLeft: 'arrow_left',
  ArrowRight: 'arrow_right',
  ArrowUp: 'arrow_up',
  ArrowDown: 'arrow_down',
  Home: 'home',
};
/** Wheel distance after which the phone scrolls, px. */
const WHEEL = 100;

/** Elements of a phone of this page, as they are on its screen now. */
export const elementsOf = ({ rendered }: LivePhone): readonly Element[] =>
  rendered ? collect(rendered.store, rendered.root).elements : [];

/** The screen of a phone as it is held, in pixels. */
export function pixelsOf({ phone }: LivePhone): Place {
  if (!phone) return { x: 1, y: 1 };
  const { screen, orientation } = phone.device;
  return orientation === 'landscape'
    ? { x: screen.height, y: screen.width }
    : { x: screen.width, y: screen.height };
}

/**
 * Turns what a person does over a phone into an agent's actions, and does none of them here: the phone follows what the server
 * makes of them. Letters gather in `typing` until the person goes on to something else.
 */
export function attachCapture(
  live: LivePhone,
  container: HTMLElement,
  typing: Typing,
  { gesture, act, isBusy, hover, undo }: CaptureHandlers,
): Capture {
  let known = elementsOf(live);
  const stopFollowing = live.state.subscribe((now, was) => {
    if (now.drawn === was.drawn) return;
    known = elementsOf(live);
    turn();
  });
  let finger:
    | { id: number; from: Place; at: number; still: number | undefined; seen: readonly Element[] }
    | undefined;
  let turned: Place = { x: 0, y: 0 };
  let wheelAt: Place | undefined;

  const stop = (e: Event) => {
    e.stopPropagation();
    if (e.cancelable) e.preventDefault();
  };
  const does = (action: Action) => {
    typing.flush();
    act(action);
  };
  /** Scrolls by all that the wheel was turned while something else was on its way. */
  function turn() {
    if (!wheelAt || isBusy() || Math.max(Math.abs(turned.x), Math.abs(turned.y)) < WHEEL) return;
    const action = wheelMeant(known, wheelAt, turned);
    turned = { x: 0, y: 0 };
    does(action);
  }

  const onDown = (e: PointerEvent) => {
    stop(e);
    container.focus({ preventScroll: true });
    const from = placeOf(live, e);
    if (!from || finger || e.button === 1) return;
    container.setPointerCapture(e.pointerId);
    // What is on the screen now, and not what was there when it last came to rest: the person touches what they see.
    finger = { id: e.pointerId, from, at: e.timeStamp, still: undefined, seen: elementsOf(live) };
  };
  const onMove = (e: PointerEvent) => {
    stop(e);
    const at = placeOf(live, e);
    if (!at) return;
    if (!finger) hover(targetAt(known, at)?.id ?? null);
    else if (finger.id === e.pointerId && Math.hypot(at.x - finger.from.x, at.y - finger.from.y) > 12)
      finger.still ??= e.timeStamp - finger.at;
  };
  const onUp = (e: PointerEvent) => {
    stop(e);
    if (finger?.id !== e.pointerId) return;
    const { from, at, still, seen } = finger;
    finger = undefined;
    const to = placeOf(live, e);
    if (!to || !live.phone || e.type === 'pointercancel') return;
    const held = still ?? e.timeStamp - at;
    // The other button of a mouse presses long, as it opens menus elsewhere.
    const meant = e.button === 2 ? 'long_press' : gesture();
    does(touchMeant(seen, { from, to, held }, meant, pixelsOf(live), densityOf(live.phone)));
  };
  const onKey = (e: KeyboardEvent) => {
    if (e.shiftKey && e.key === 'Escape') return;
    if (e.ctrlKey || e.metaKey) {
      if (e.key === 'z') {
        stop(e);
        if (!typing.drop()) undo();
      } else if (e.key === 'a') {
        stop(e);
        typing.replace();
      }
      return;
    }
    if (e.altKey) return;
    if (e.key === 'Backspace' || e.key === 'Delete') {
      stop(e);
      if (!typing.backspace()) act({ type: 'key', key: 'delete' });
    } else if (e.key === 'Enter') {
      stop(e);
      if (e.shiftKey) typing.add('\n');
      else if (!typing.flush(true)) act({ type: 'key', key: 'enter' });
    } else if (KEYS[e.key]) {
      stop(e);
      does({ type: 'key', key: KEYS[e.key]! });
    } else if (e.key.length === 1) {
      stop(e);
      typing.add(e.key);
    }
  };
  const onPaste = (e: ClipboardEvent) => {
    stop(e);
    typing.add(e.clipboardData?.getData('text') ?? '');
  };
  const onWheel = (e: WheelEvent) => {
    stop(e);
    wheelAt = placeOf(live, e) ?? undefined;
    turned = { x: turned.x + e.deltaX, y: turned.y + e.deltaY };
    turn();
  };
  const onClick = (e: Event) => {
    if (e.isTrusted) stop(e);
  };
  const listeners: [string, (e: never) => void][] = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', onUp],
    ['pointerleave', () => hover(null)],
    ['click', onClick],
    ['contextmenu', stop],
    ['dragstart', stop],
    ['selectstart', stop],
    ['keydown', onKey],
    ['paste', onPaste],
    ['wheel', onWheel],
    ['blur', () => void typing.flush()],
  ];
  for (const [name, listener] of listeners)
    container.addEventListener(name, listener as EventListener, { capture: true, passive: false });
  return {
    resume: turn,
    stop: () => {
      stopFollowing();
      for (const [name, listener] of listeners)
        container.removeEventListener(name, listener as EventListener, { capture: true });
    },
  };
}
