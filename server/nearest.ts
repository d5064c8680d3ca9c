/** Insertions, deletions and replacements of one character that make `a` into `b`. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** Longest text to compare: input from outside may have any length. */
const MAX_LENGTH = 200;

/**
 * The `count` items of `known` that are most similar to `wanted`, the nearest first; none if nothing is near. `textOf` gives the text of an
 * item. Case is ignored.
 */
export function nearest<T>(wanted: string, known: readonly T[], textOf: (item: T) => string, count = 3): T[] {
  if (wanted.length > MAX_LENGTH) return [];
  const text = wanted.toLowerCase();
  const maxDistance = Math.max(1, Math.floor(wanted.length * 0.4));
  const distances = known.map(item => ({ item, distance: editDistance(text, textOf(item).toLowerCase()) }));
  const near = distances.filter(({ distance }) => distance <= maxDistance);
  near.sort((a, b) => a.distance - b.distance);
  return near.slice(0, count).map(({ item }) => item);
}
