import type { Action } from '../../../src/protocol/action.ts';

/** Actions that look, wait or say that it is over. A solver that leaves them out has still done everything. */
const PASSIVE: ReadonlySet<Action['type']> = new Set(['done', 'impossible', 'wait', 'scroll', 'key']);

/**
 * Whether a play would have succeeded without its last step that operates the phone. `met` says after each step whether everything was as it
 * should be.
 */
export function isOneStepEnough(actions: readonly Action[], met: readonly boolean[]): boolean {
  const last = actions.findLastIndex(({ type }) => !PASSIVE.has(type));
  return last > 0 && met[last - 1] === true;
}
