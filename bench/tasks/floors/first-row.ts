import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { Solver } from '../steps.ts';

/** Ids of elements that show an entry of a list have the entry's id behind this. */
const ENTRY = '#';

/** The rows of the list to which an element belongs, in screen order; empty where it is no row. */
function rowsBeside(seen: Observation, element: unknown): string[] {
  if (typeof element !== 'string' || !element.includes(ENTRY)) return [];
  const list = element.slice(0, element.indexOf(ENTRY) + 1);
  return (seen.elements ?? []).filter(({ id }) => id.startsWith(list)).map(({ id }) => id);
}

export interface FirstRows<P> {
  solver: Solver<P>;
  /** How often there was a row to choose so far. */
  choices(): number;
}

/**
 * A solver that knows the way and does not read: wherever the other chooses a row of several, it takes the first. Rows that it finds by typing, in
 * the same app, are no choice.
 */
export function firstRows<P>(solver: Solver<P>): FirstRows<P> {
  let choices = 0;
  let searched: string | undefined;
  const first = (action: Action, seen: Observation): Action => {
    const { app } = seen.foreground;
    if (action.type === 'type') searched = app;
    if (!('element' in action)) return action;
    // Who has typed the words of the goal has read: the first that a search finds is no guess.
    if (searched === app) return action;
    const rows = rowsBeside(seen, action.element);
    if (rows.length < 2) return action;
    choices++;
    return { ...action, element: rows[0]! };
  };
  return {
    choices: () => choices,
    solver: function* (begin, p) {
      const running = solver(begin, p);
      let seen = begin;
      for (let next = running.next(); !next.done; next = running.next(seen))
        seen = yield first(next.value, seen);
    },
  };
}
