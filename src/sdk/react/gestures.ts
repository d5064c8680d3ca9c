import { useCallback, useEffect, useRef } from 'react';

/** A finger, in points of the phone's screen, with the way it went since it touched. */
export interface DragPoint {
  x: number;
  y: number;
  dx: number;
  dy: number;
  rect: DOMRect;
}

export interface GestureHandlers {
  onLongPress?(at: { x: number; y: number }, rect: DOMRect): void;
  onDoubleTap?(at: { x: number; y: number }, rect: DOMRect): void;
  /** A tap that wants to know where; a plain `onClick` is enough for everything else. */
  onTapAt?(at: { x: number; y: number; rect: DOMRect }): void;
  /** Called at each move of a two-finger gesture: the midpoint, the previous midpoint, and the ratio of the distances. */
  onPinch?(p: {
    at: { x: number; y: number };
    was: { x: number; y: number };
    scale: number;
    rect: DOMRect;
  }): void;
  drag?: {
    axis: 'x' | 'y' | 'both';
    /** Picks up only after a long press, as moving an icon does. */
    afterLongPress?: boolean;
    onStart?(p: DragPoint): void;
    onMove(p: DragPoint): void;
    onEnd(p: DragPoint): void;
  };
}

/** What each element does with fingers. The shell's recogniser looks here, from the touched element upwards. */
export const gestureOf = new WeakMap<Element, GestureHandlers>();

/**
 * Attaches gestures to an element: `<div ref={useGesture({ onLongPress })}>`. State of the gesture belongs in useScreenState: the
 * renderer may change between two moves of one finger.
 */
export function useGesture(handlers: GestureHandlers): (element: HTMLElement | null) => void {
  const latest = useRef(handlers);
  const node = useRef<HTMLElement | null>(null);
  latest.current = handlers;
  useEffect(() => {
    if (node.current) mark(node.current, latest.current);
  });
  return useCallback((element: HTMLElement | null) => {
    node.current = element;
    if (element) mark(element, latest.current);
  }, []);
}

function mark(element: HTMLElement, handlers: GestureHandlers): void {
  gestureOf.set(element, handlers);
  element.toggleAttribute('data-long', handlers.onLongPress !== undefined);
}
