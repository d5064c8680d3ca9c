import { useEffect, useRef, type RefObject } from 'react';

interface BackEntry {
  handler: () => void;
  element: RefObject<Element | null> | undefined;
}
const entries = new Set<BackEntry>();

/**
 * While `active`, Back runs `handler` instead of leaving the screen. A modal gives its element: of several, the one that comes last in
 * the document is on top; one without an element (a selection mode) comes after all modals.
 */
export function useBack(active: boolean, handler: () => void, element?: RefObject<Element | null>): void {
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => {
    if (!active) return undefined;
    const entry: BackEntry = { handler: () => latest.current(), element };
    entries.add(entry);
    return () => {
      entries.delete(entry);
    };
  }, [active, element]);
}

/** Runs the handler on top within `root`; false where nothing on the screen wants Back. */
export function runBack(root: Element): boolean {
  let top: BackEntry | undefined;
  for (const entry of entries) {
    const el = entry.element?.current;
    if (el && !root.contains(el)) continue;
    if (!top) {
      top = entry;
      continue;
    }
    const was = top.element?.current;
    if (!el) continue;
    if (!was || was.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING) top = entry;
  }
  top?.handler();
  return top !== undefined;
}
