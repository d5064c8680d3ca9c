import { escapeKey } from '../../state/pointer.ts';
import { parentOf, type Mark, type Marks } from './tree-marks.ts';

/** One line of the tree. */
export interface Row {
  path: string;
  /** Its key; in a list of findings its whole path. */
  label: string;
  depth: number;
  value: unknown;
  /** Undefined for what cannot be opened. */
  isOpen: boolean | undefined;
  mark?: Mark | undefined;
  /** Its place among its siblings, from 1, and how many there are. */
  place: number;
  siblings: number;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Paths that were removed, by what they were removed from. */
function removedBelow(marks: Marks): Map<string, [string, Mark][]> {
  const removed = new Map<string, [string, Mark][]>();
  for (const [path, mark] of marks)
    if (mark.kind === 'removed')
      removed.set(parentOf(path), [...(removed.get(parentOf(path)) ?? []), [path, mark]]);
  return removed;
}

/** Lines of the branches that are open. What the last step removed keeps a line. */
export function rowsOf(tree: object, open: ReadonlySet<string>, marks: Marks): Row[] {
  const rows: Row[] = [];
  const removed = removedBelow(marks);
  const visit = (value: object, path: string, depth: number) => {
    const entries = Object.entries(value);
    // An index that was removed from a list names its next element now: there, only the list is marked.
    const gone = Array.isArray(value) ? [] : (removed.get(path) ?? []);
    const siblings = entries.length + gone.length;
    for (const [i, [key, child]] of entries.entries()) {
      const at = `${path}/${escapeKey(key)}`;
      const mayOpen = child === undefined || (isBranch(child) && Object.keys(child).length > 0);
      const isOpen = mayOpen ? open.has(at) : undefined;
      const mark = marks.get(at);
      rows.push({
        path: at,
        label: key,
        depth,
        value: child,
        isOpen,
        mark: mark?.kind === 'removed' ? { kind: 'changed', was: mark.was } : mark,
        place: i + 1,
        siblings,
      });
      if (isOpen && isBranch(child)) visit(child, at, depth + 1);
    }
    for (const [i, [at, mark]] of gone.entries())
      rows.push({
        path: at,
        label: at
          .slice(path.length + 1)
          .replaceAll('~1', '/')
          .replaceAll('~0', '~'),
        depth,
        value: mark.was,
        isOpen: undefined,
        mark,
        place: entries.length + i + 1,
        siblings,
      });
  };
  visit(tree, '', 0);
  return rows;
}

/** Findings that are shown at most. */
export const MOST_FOUND = 300;

/** Lines whose key or value holds the words, whatever their case. A pointer finds what stands there. */
export function search(tree: object, words: string, marks: Marks): Row[] {
  const wanted = words.toLowerCase();
  const isPointer = words.startsWith('/');
  const found: { path: string; value: unknown }[] = [];
  const visit = (value: object, path: string) => {
    for (const [key, child] of Object.entries(value)) {
      if (found.length >= MOST_FOUND) return;
      const at = `${path}/${escapeKey(key)}`;
      const fits = isPointer
        ? at.toLowerCase().startsWith(wanted)
        : key.toLowerCase().includes(wanted) ||
          (!isBranch(child) && child !== undefined && String(child).toLowerCase().includes(wanted));
      if (fits) found.push({ path: at, value: child });
      if (isBranch(child) && (!isPointer || wanted.startsWith(at.toLowerCase()) || fits)) visit(child, at);
    }
  };
  visit(tree, '');
  return found.map(({ path, value }, i) => ({
    path,
    label: path,
    depth: 0,
    value,
    isOpen: undefined,
    mark: marks.get(path),
    place: i + 1,
    siblings: found.length,
  }));
}
