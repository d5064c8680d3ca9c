import { parsePointer } from '../../src/state/pointer.ts';

/** A place in which `+` stands for the key of any row that is new in its table. */
export type FreePlace = string;

/** Says whether a path lies in a free place. `isNew` says whether a key names a new row. */
export function freeTest(
  places: readonly FreePlace[],
  isNew: (key: string) => boolean,
): (path: string) => boolean {
  if (places.length === 0) return () => false;
  const patterns = places.map(place => ({ keys: parsePointer(place), before: place.split('/+', 1)[0]! }));
  return path => {
    // Most paths begin otherwise, and need not be taken apart.
    const near = patterns.filter(({ before }) => path.startsWith(before));
    if (near.length === 0) return false;
    const keys = parsePointer(path);
    return near.some(
      ({ keys: pattern }) =>
        pattern.length <= keys.length &&
        pattern.every((part, i) => part === keys[i] || (part === '+' && isNew(keys[i]!))),
    );
  };
}
