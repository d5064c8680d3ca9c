import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from './phone-hooks.ts';
import type { PhoneStore } from './store.ts';

interface BackEntry {
  handler: () => void;
  element: RefObject<Element | null> | undefined;
}

/**
 * The handlers of one phone. Components add entries as they mount, so the order depends on what the page drew before. All entries are
 * therefore added again, in one commit, each time Back reads them: React runs the effects of a commit in tree order.
 */
class BackEntries {
  /** In the order of the components on the screen, children first, once they are sorted. */
  readonly entries = new Set<BackEntry>();
  private round = 0;
  private readonly listeners = new Set<() => void>();

  readonly roundNow = (): number => this.round;

  readonly onSort = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** The entries, sorted. */
  sorted(): ReadonlySet<BackEntry> {
    this.round++;
    flushSync(() => {
      for (const listener of this.listeners) listener();
    });
    return this.entries;
  }
}

const byStore = new WeakMap<PhoneStore, BackEntries>();

function entriesOf(store: PhoneStore): BackEntries {
  const found = byStore.get(store) ?? new BackEntries();
  byStore.set(store, found);
  return found;
}

/**
 * While `active`, Back runs `handler` instead of leaving the screen. A modal passes its element; the modal that is last in the document
 * is on top. Handlers without an element, such as a selection mode, come after all modals. Among them a child precedes its parent, and
 * within a component the first declared one wins.
 */
export function useBack(active: boolean, handler: () => void, element?: RefObject<Element | null>): void {
  const latest = useRef(handler);
  latest.current = handler;
  const store = useStore();
  const { entries, onSort, roundNow } = entriesOf(store);
  const sorted = useSyncExternalStore(onSort, roundNow, roundNow);
  // A card in recents shows a screen that Back does not reach.
  const takes = store.isLookedAt !== true && active;
  useLayoutEffect(() => {
    if (!takes) return undefined;
    const entry: BackEntry = { handler: () => latest.current(), element };
    entries.add(entry);
    return () => {
      entries.delete(entry);
    };
  }, [takes, element, sorted, entries]);
}

/** Runs the handler on top of a phone; false where nothing on its screen wants Back. */
export function runBack(store: PhoneStore, root: Element): boolean {
  let top: BackEntry | undefined;
  for (const entry of entriesOf(store).sorted()) {
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
