import { useRef, type RefCallback } from 'react';
import { useGesture, type DragPoint } from './gestures.ts';
import { useScreenState } from './hooks.ts';

/** Where a finger lets go of a row: after every other row whose middle is above it. */
function placeAt(handle: HTMLElement, p: DragPoint): number | undefined {
  const row = handle.closest('[data-line]');
  if (!row?.parentElement) return undefined;
  const own = handle.getBoundingClientRect();
  const finger = own.top + (p.y - p.rect.top) * (own.height / p.rect.height || 1);
  return [...row.parentElement.querySelectorAll(':scope > [data-line]')].filter(other => {
    const r = other.getBoundingClientRect();
    return other !== row && r.top + r.height / 2 < finger;
  }).length;
}

/**
 * A handle that moves its row among its neighbours. The rows have one parent and carry `data-line`. While a row is dragged, `shift` is
 * how far it is from its place, in points. `onDrop` is told after how many of the others it was let go.
 * `key` tells the rows of a screen apart.
 */
export function useReorder(
  key: string,
  onDrop: (to: number) => void,
): { shift: number; handle: RefCallback<HTMLElement> } {
  const node = useRef<HTMLElement | null>(null);
  const [shift, setShift] = useScreenState(`shift-${key}`, 0);
  const drop = (p: DragPoint) => {
    const to = node.current ? placeAt(node.current, p) : undefined;
    setShift(0);
    if (to !== undefined) onDrop(to);
  };
  const attach = useGesture({ drag: { axis: 'y', onMove: p => setShift(Math.round(p.dy)), onEnd: drop } });
  return {
    shift,
    handle: element => {
      node.current = element;
      attach(element);
    },
  };
}
