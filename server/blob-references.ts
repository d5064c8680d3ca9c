/** A name of bytes wherever a tree or a snapshot has one, and whether it names a snapshot. */
const NAME = /(snapshot:)?([0-9a-f]{64})/g;

/** Names of bytes, each with whether it is that of a snapshot, which refers to more. */
export type References = Map<string, boolean>;

/** Adds what a text refers to. */
export function addReferences(text: string, to: References): void {
  for (const [, snapshot, hash] of text.matchAll(NAME))
    to.set(hash!, snapshot !== undefined || to.get(hash!) === true);
}

/** What trees refer to. Trees of forks share most of what they are made of, and each part is looked at once. */
export function referencesOf(trees: Iterable<unknown>): References {
  const found: References = new Map();
  const seen = new WeakSet<object>();
  const waiting: unknown[] = [...trees];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      if (value.length >= 64) addReferences(value, found);
    } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value);
      for (const child of Object.values(value)) waiting.push(child);
    }
  }
  return found;
}
