/** A blob's hash wherever a tree or a snapshot has one, and whether it is the hash of a snapshot. */
const REFERENCE = /(snapshot:)?([0-9a-f]{64})/g;

/** Hashes of blobs. The value says whether the blob is a snapshot, which has references of its own. */
export type References = Map<string, boolean>;

/** Adds the references in a text. */
export function addReferences(text: string, to: References): void {
  for (const [, snapshot, hash] of text.matchAll(REFERENCE))
    to.set(hash!, snapshot !== undefined || to.get(hash!) === true);
}

/** All references of some trees. Parts that trees share are visited once. */
export function referencesOf(trees: Iterable<unknown>): References {
  const found: References = new Map();
  const visited = new WeakSet<object>();
  const waiting: unknown[] = [...trees];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      if (value.length >= 64) addReferences(value, found);
    } else if (typeof value === 'object' && value !== null && !visited.has(value)) {
      visited.add(value);
      for (const child of Object.values(value)) waiting.push(child);
    }
  }
  return found;
}

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const DECLARED = /^(blob|snapshot):([0-9a-f]{64})$/;

/** The references that values declare, or that operations of a patch among them set, at any depth. */
export function declaredReferences(values: Iterable<unknown>): References {
  const found: References = new Map();
  const add = (hash: string, isSnapshot: boolean) => found.set(hash, isSnapshot || found.get(hash) === true);
  const waiting: unknown[] = [...values];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part === 'string') {
      const [, kind, hash] = DECLARED.exec(part) ?? [];
      if (hash !== undefined) add(hash, kind === 'snapshot');
    } else if (typeof part === 'object' && part !== null) {
      const { sha256, path, value } = part as Record<string, unknown>;
      if (isHash(sha256)) add(sha256, false);
      if (typeof path === 'string' && path.endsWith('/sha256') && isHash(value)) add(value, false);
      for (const child of Object.values(part)) waiting.push(child);
    }
  }
  return found;
}

/** A reference that a tree declares: `blob:<hash>`, `snapshot:<hash>`, or an object with `sha256` and perhaps `size`. */
export interface DeclaredReference {
  sha256: string;
  size?: number | undefined;
}

/** The references that `now` declares in parts that it does not share with `before`. */
export function* newReferences(now: unknown, before: unknown): Generator<DeclaredReference> {
  if (now === before) return;
  if (typeof now === 'string') {
    const [, , sha256] = DECLARED.exec(now) ?? [];
    if (sha256) yield { sha256 };
    return;
  }
  if (typeof now !== 'object' || now === null) return;
  const { sha256, size } = now as { sha256?: unknown; size?: unknown };
  if (isHash(sha256)) yield { sha256, size: typeof size === 'number' ? size : undefined };
  const old = (typeof before === 'object' && before !== null ? before : {}) as Record<string, unknown>;
  for (const [key, child] of Object.entries(now)) yield* newReferences(child, old[key]);
}
