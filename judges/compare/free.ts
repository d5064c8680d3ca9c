import { parsePointer } from '../../src/state/pointer.ts';

/** A place in which `+` stands for the key of any row that is new in its table. */
export type FreePlace = string;

/** Says whether a path lies in a free place. `isNew` says whether a key names a new row. */
export function freeTest(
  places: readonly FreePlace[],
  isNew: (key: string) => boolean,
): (path: string) => boolean {
  if (places.length === 0) return () => false;
  const patterns = places.map(parsePointer);
  return path => {
    const keys = parsePointer(path);
    return patterns.some(
      pattern =>
        pattern.length <= keys.length &&
        pattern.every((part, i) => part === keys[i] || (part === '+' && isNew(keys[i]!))),
    );
  };
}
