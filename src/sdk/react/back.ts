import { useContext, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { StoreContext } from './phone-hooks.ts';

interface BackEntry {
  handler: () => void;
  element: RefObject<Element | null> | undefined;
}
/** In the order of the components on the screen, children first, once `sortEntries` has run. */
const entries = new Set<BackEntry>();

/**
 * Components add entries as they mount, so the order depends on what the page drew before. All entries are therefore added again, in
 * one commit, each time Back reads them: React runs the effects of a commit in tree order.
 */
let round = 0;
const roundNow = (): number => round;
const listeners = new Set<() => void>();
function onSort(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
function sortEntries(): void {
  round++;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

/**
 * While `active`, Back runs `handler` instead of leaving the screen. A modal passes its element; the modal that is last in the document
 * is on top. Handlers without an element, such as a selection mode, come after all modals. Among them a child precedes its parent, and
 * within a component the first declared one wins.
 */
export function useBack(active: boolean, handler: () => void, element?: RefObject<Element | null>): void {
  const latest = useRef(handler);
  latest.current = handler;
  const sorted = useSyncExternalStore(onSort, roundNow, roundNow);
  // A card in recents shows a screen that Back does not reach.
  const takes = useContext(StoreContext)?.isLookedAt !== true && active;
  useLayoutEffect(() => {
    if (!takes) return undefined;
    const entry: BackEntry = { handler: () => latest.current(), element };
    entries.add(entry);
    return () => {
      entries.delete(entry);
    };
  }, [takes, element, sorted]);
}

/** Runs the handler on top within `root`; false where nothing on the screen wants Back. */
export function runBack(root: Element): boolean {
  sortEntries();
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
