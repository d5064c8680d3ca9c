import { isDraft } from 'immer';

/**
 * A function of state whose result is kept as long as the part of the state that it was made from: screens ask again at every
 * drawing, and phones that share a world share its parts. `rest` are small further arguments; the last ones' result is kept. A rule's
 * draft goes on changing, so that nothing is kept for it.
 */
export function remembered<Part extends object, Rest extends readonly unknown[], T>(
  make: (part: Part, ...rest: Rest) => T,
): (part: Part, ...rest: Rest) => T {
  const kept = new WeakMap<Part, { rest: Rest; value: T }>();
  return (part, ...rest) => {
    if (isDraft(part)) return make(part, ...rest);
    const found = kept.get(part);
    if (found && found.rest.every((value, i) => Object.is(value, rest[i]))) return found.value;
    const value = make(part, ...rest);
    kept.set(part, { rest, value });
    return value;
  };
}
