import { changesSince } from '../../../judges/side-effects.ts';
import { isObject } from '../../../src/state/json.ts';
import { expectedAtStart } from '../../tasks/expected.ts';
import type { Instance } from '../../tasks/instance.ts';
import { instantiate } from '../../tasks/registry.ts';

/** A difference that a task wants. */
export interface WantedFact {
  kind: 'added' | 'removed' | 'changed' | 'item-added' | 'item-removed' | 'order' | 'erased';
  path: string;
  /** Of a new row. */
  value?: unknown;
}

/** What a task wants of its phone, as the phone is at the start. */
export interface Wanted {
  isPossible: boolean;
  facts: readonly WantedFact[];
  /** Whether a text names a row that the phone had at the start. */
  namesRow: (value: unknown) => boolean;
}

/** Every key under which an app keeps a row, down to rows in rows. */
function keysOf(tree: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(tree)) for (const item of tree) keysOf(item, found);
  else if (isObject(tree))
    for (const [key, value] of Object.entries(tree)) {
      if (isObject(value)) found.add(key);
      keysOf(value, found);
    }
  return found;
}

export function wantedOf({ task, params, start }: Instance): Wanted {
  const { phone } = expectedAtStart({ task, params, start });
  const facts = changesSince(task.schema, start, phone).map(fact => ({
    kind: fact.kind,
    path: fact.path,
    ...(fact.kind === 'added' ? { value: fact.value } : {}),
  }));
  let keys: Set<string> | undefined;
  return {
    isPossible: task.expects === 'possible',
    facts,
    namesRow: value => typeof value === 'string' && (keys ??= keysOf(start.apps)).has(value),
  };
}

/** What an instance wants; null where this build cannot make it. */
export async function wantedBy(task: string, seed: number): Promise<Wanted | null> {
  try {
    return wantedOf(await instantiate(task, seed));
  } catch {
    // The template is gone or draws otherwise by now. What the record says is still true.
    return null;
  }
}
