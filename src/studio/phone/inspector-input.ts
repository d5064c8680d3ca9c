import { collect } from '../../shell/elements/collect.ts';
import { elementAt } from './element-at.ts';
import { placeOf } from './input.ts';
import type { LivePhone } from './live.ts';

/** What the inspector is told, by the ids of elements. */
export interface InspectorHandlers {
  hover: (id: string | null) => void;
  choose: (id: string | null) => void;
  leave: () => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Lets a person point at elements of the phone instead of touching it: the pointer shows, a click or the arrow keys choose, Escape
 * leaves. Nothing reaches the phone. Returns a function that stops listening.
 */
export function attachInspector(
  live: LivePhone,
  container: HTMLElement,
  { hover, choose, leave }: InspectorHandlers,
): () => void {
  let chosen: string | null = null;
  const elements = () => {
    const { rendered } = live;
    return rendered ? collect(rendered.store, rendered.root).elements : [];
  };
  let known = elements();
  const stopListening = live.state.subscribe((now, was) => {
    if (now.drawn !== was.drawn) known = elements();
  });
  const at = (e: MouseEvent) => {
    const place = placeOf(live, e);
    return (place && elementAt(known, place.x, place.y)?.id) ?? null;
  };
  const pick = (id: string | null) => {
    chosen = id;
    choose(id);
  };
  const stop = (e: Event) => {
    e.stopPropagation();
    if (e.cancelable) e.preventDefault();
  };
  const onMove = (e: PointerEvent) => {
    stop(e);
    hover(at(e));
  };
  const onDown = (e: PointerEvent) => {
    stop(e);
    container.focus({ preventScroll: true });
    pick(at(e));
  };
  const onKey = (e: KeyboardEvent) => {
    if (e.key === 'Escape' && !e.shiftKey) {
      stop(e);
      leave();
      return;
    }
    const step = STEPS[e.key];
    if (step === undefined || known.length === 0) return;
    stop(e);
    const index = known.findIndex(({ id }) => id === chosen);
    pick(known[(index + step + known.length) % known.length]!.id);
  };
  const listeners: [string, (e: never) => void][] = [
    ['pointermove', onMove],
    ['pointerdown', onDown],
    ['pointerleave', () => hover(null)],
    ['keydown', onKey],
    ...['pointerup', 'click', 'contextmenu', 'dragstart', 'selectstart', 'wheel', 'paste'].map(
      (name): [string, (e: never) => void] => [name, stop],
    ),
  ];
  for (const [name, listener] of listeners)
    container.addEventListener(name, listener as EventListener, { capture: true, passive: false });
  return () => {
    stopListening();
    for (const [name, listener] of listeners)
      container.removeEventListener(name, listener as EventListener, { capture: true });
  };
}
