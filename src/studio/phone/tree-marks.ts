import type { Operation } from '../../state/diff.ts';
import { getAt } from '../../state/pointer.ts';

/** What a step did at a path; `inside` where it did something below. */
export interface Mark {
  kind: 'added' | 'removed' | 'changed' | 'inside';
  /** The value before, of what was changed or removed. */
  was?: unknown;
}

export type Marks = ReadonlyMap<string, Mark>;

const KINDS = { add: 'added', remove: 'removed', replace: 'changed' } as const;

export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Paths above a path, the root among them. */
export function above(path: string): string[] {
  const paths: string[] = [];
  for (let at = path; at !== '';) {
    at = parentOf(at);
    paths.push(at);
  }
  return paths;
}

/** What operations did, by path, and all that lies above. `before` is the tree that they were applied to. */
export function marksOf(operations: readonly Operation[], before: unknown): Marks {
  const marks = new Map<string, Mark>();
  for (const { op, path } of operations) {
    for (const up of above(path)) if (!marks.has(up)) marks.set(up, { kind: 'inside' });
    // An element of a list that is removed and added again was changed.
    const isReplaced = op === 'add' && marks.get(path)?.kind === 'removed';
    const was = op === 'add' && !isReplaced ? undefined : getAt(before, path);
    marks.set(path, {
      kind: isReplaced ? 'changed' : KINDS[op],
      ...(was === undefined ? {} : { was }),
    });
  }
  return marks;
}
