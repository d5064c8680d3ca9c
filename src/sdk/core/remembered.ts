import { current, isDraft } from 'immer';

/**
 * A function of state whose result is kept as long as the part of the state that it was made from: screens ask again at every
 * drawing, and phones that share a world share its parts. `rest` are small further arguments; the last ones' result is kept. Of a rule's
 * draft the values at this moment are taken: those of the phone before the rule, where the rule has not changed this part. A rule that
 * wants to change a row of the result takes it from its draft by id.
 */
export function remembered<Part extends object, Rest extends readonly unknown[], T>(
  make: (part: Part, ...rest: Rest) => T,
): (part: Part, ...rest: Rest) => T {
  const kept = new WeakMap<Part, { rest: Rest; value: T }>();
  return (given, ...rest) => {
    // Reading a table through a draft costs some fifty times what a plain one does.
    const part = isDraft(given) ? (current(given as never) as Part) : given;
    const found = kept.get(part);
    if (found && found.rest.every((value, i) => Object.is(value, rest[i]))) return found.value;
    const value = make(part, ...rest);
    kept.set(part, { rest, value });
    return value;
  };
}
