import type { Observation } from '../../../src/protocol/observation.ts';
import type { Solver } from '../steps.ts';
import { back, home, open, scroll } from '../steps.ts';
import type { Action } from '../../../src/protocol/action.ts';

/** Apps to look at that change nothing by being looked at. */
const LOOKED_AT = ['weather', 'calculator', 'settings'] as const;

/** An app that a template does not need. */
export const otherApp = (needed: readonly string[]): string =>
  LOOKED_AT.find(app => !needed.includes(app)) ?? LOOKED_AT[0];

function* look(app: string): Generator<Action, Observation, Observation> {
  yield open(app);
  yield scroll('down');
  return yield home();
}

/** Opens the shade and closes it: the screen below stays as it was. */
function* peekAtShade({ elements }: Observation): Generator<Action, Observation, Observation> {
  const width = Math.max(1, ...(elements ?? []).map(e => e.bounds[2]!));
  const height = Math.max(1, ...(elements ?? []).map(e => e.bounds[3]!));
  const middle = Math.round(width / 2);
  yield { type: 'swipe', from: [middle, 4], to: [middle, Math.round(height / 2)], ms: 300 };
  return yield back();
}

/** Steps after which the shade is opened. */
const MIDDLE = 2;

/**
 * A solver that is disturbed: another app is looked at before it begins and, unless `staysAtEnd`, before it declares the end; the
 * shade is opened in the middle. An honest ending stays honest.
 */
export function disturbed<P>(solve: Solver<P>, app: string, staysAtEnd: boolean): Solver<P> {
  return function* (seen, p) {
    let at = seen;
    if (at.foreground.app === 'launcher') at = yield* look(app);
    const steps = solve(at, p);
    let taken = 0;
    for (let next = steps.next(); !next.done; next = steps.next(at)) {
      const action = next.value;
      const isEnd = action.type === 'done' || action.type === 'impossible';
      if (isEnd && !staysAtEnd) {
        yield home();
        yield* look(app);
      }
      at = yield action;
      taken++;
      // Back would close a dialog that is open.
      const isModal = at.keyboard || (at.elements ?? []).some(e => e.role === 'dialog');
      if (taken === MIDDLE && !isModal) at = yield* peekAtShade(at);
    }
  };
}
