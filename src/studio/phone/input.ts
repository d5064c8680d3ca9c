import type { Action } from '../../protocol/action.ts';
import { densityOf } from '../../sdk/core/screen.ts';
import { frameOf } from '../../shell/input/geometry.ts';
import type { LivePhone } from './live.ts';

const KEYS: Record<string, Extract<Action, { type: 'key' }>['key']> = {
  Enter: 'enter',
  Backspace: 'delete',
  Escape: 'back',
  Tab: 'tab',
  ArrowLeft: 'arrow_left',
  ArrowRight: 'arrow_right',
  ArrowUp: 'arrow_up',
  ArrowDown: 'arrow_down',
  Home: 'home',
};
/** Wheel distance in points after which the phone scrolls by one step. */
const WHEEL = 120;

/** Where on the phone the mouse is, in its pixels; null while there is no phone. */
export function placeOf({ rendered }: LivePhone, e: MouseEvent): { x: number; y: number } | null {
  if (!rendered) return null;
  const frame = frameOf(rendered.root);
  const scale = densityOf(rendered.store.phone);
  const x = Math.min(Math.max(0, (e.clientX - frame.left) / frame.zoom), frame.width - 0.5);
  const y = Math.min(Math.max(0, (e.clientY - frame.top) / frame.zoom), frame.height - 0.5);
  return { x: Math.round(x * scale), y: Math.round(y * scale) };
}

/**
 * Turns a person's mouse, touch and keyboard input into actions of the phone. The browser's own events do
 * not reach the phone: like an agent's
 * touches, all input goes through the phone's recogniser. Returns a function that stops listening.
 */
export function attachInput(live: LivePhone, container: HTMLElement): () => void {
  const down = new Map<number, { id: number; moved?: { x: number; y: number } }>();
  let drawing = 0;
  let turned = 0;

  const place = (e: MouseEvent) => placeOf(live, e);
  const touch = (phase: 'down' | 'move' | 'up', pointer: number, at: { x: number; y: number }) =>
    void live.act({ type: 'touch', phase, ...at, ...(pointer === 0 ? {} : { pointer }) });
  const flush = () => {
    drawing = 0;
    for (const finger of down.values())
      if (finger.moved) {
        touch('move', finger.id, finger.moved);
        delete finger.moved;
      }
  };
  const stop = (e: Event) => {
    e.stopPropagation();
    if (e.cancelable) e.preventDefault();
  };

  const onDown = (e: PointerEvent) => {
    stop(e);
    container.focus({ preventScroll: true });
    const at = place(e);
    if (!at || e.button > 0) return;
    container.setPointerCapture(e.pointerId);
    const id = [0, 1, 2, 3, 4].find(n => ![...down.values()].some(f => f.id === n)) ?? 0;
    down.set(e.pointerId, { id });
    touch('down', id, at);
  };
  const onMove = (e: PointerEvent) => {
    stop(e);
    const finger = down.get(e.pointerId);
    const at = finger && place(e);
    if (!finger || !at) return;
    // One move a frame: more would only queue up.
    finger.moved = at;
    drawing ||= requestAnimationFrame(flush);
  };
  const onUp = (e: PointerEvent) => {
    stop(e);
    const finger = down.get(e.pointerId);
    const at = finger && place(e);
    if (!finger || !at) return;
    flush();
    down.delete(e.pointerId);
    touch('up', finger.id, at);
  };
  const onKey = (e: KeyboardEvent) => {
    // Shift and Escape leave the phone, which takes every other key.
    if (e.ctrlKey || e.metaKey || e.altKey || (e.shiftKey && e.key === 'Escape')) return;
    const key = KEYS[e.key];
    if (!key && e.key.length !== 1) return;
    stop(e);
    void live.act(key ? { type: 'key', key } : { type: 'type', text: e.key });
  };
  const onPaste = (e: ClipboardEvent) => {
    stop(e);
    const text = e.clipboardData?.getData('text') ?? '';
    if (text !== '') void live.act({ type: 'type', text });
  };
  const onWheel = (e: WheelEvent) => {
    stop(e);
    turned += e.deltaY;
    if (Math.abs(turned) < WHEEL) return;
    void live.act({
      type: 'scroll',
      direction: turned > 0 ? 'down' : 'up',
      amount: Math.min(1, Math.abs(turned) / 480),
    });
    turned = 0;
  };
  /** A click that the recogniser made is no person's and goes through. */
  const onClick = (e: Event) => {
    if (e.isTrusted) stop(e);
  };

  const listeners: [string, (e: never) => void][] = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', onUp],
    ['click', onClick],
    ['contextmenu', stop],
    ['dragstart', stop],
    ['selectstart', stop],
    ['keydown', onKey],
    ['paste', onPaste],
    ['wheel', onWheel],
  ];
  for (const [name, listener] of listeners)
    container.addEventListener(name, listener as EventListener, { capture: true, passive: false });
  return () => {
    cancelAnimationFrame(drawing);
    for (const [name, listener] of listeners)
      container.removeEventListener(name, listener as EventListener, { capture: true });
  };
}
