import type { Action } from '../../../src/protocol/action.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import type { AnswerValue } from '../../../src/state/answers.ts';
import { streamOf } from '../../../src/state/random.ts';
import { type Solver, press } from '../steps.ts';
import { type TypeAction, type Wearer, DISGUISES, type Disguise } from './disguises.ts';

/** Steps after which a detour in the middle may begin, drawn for each seed. */
const MIDDLES = [1, 2, 3, 4] as const;

/** The field that a text is typed into, or undefined where none has the caret. */
function fieldOf({ elements = [] }: Observation, { element }: TypeAction): Element | undefined {
  if (element === undefined) return elements.find(e => e.states.focused && e.states.editable);
  return elements.find(e => e.id === element || e.index === element);
}

const isEmpty = ({ value = '' }: Element) => value === '';

/** What a play in disguise has worn. */
export interface Worn {
  names: Set<string>;
}

const isEnd = ({ type }: Action) => type === 'done' || type === 'impossible';

/**
 * A solver that wears disguises, by name. `worn` collects those that found an action to fit: a solver that types nothing wears no
 * trailing blank.
 */
export function disguised<P>(
  solve: Solver<P>,
  names: readonly string[],
  wearer: Wearer,
  seed: number,
  worn: Worn = { names: new Set() },
): Solver<P> {
  const chosen = names.map(name => [name, DISGUISES[name]!] as const);
  const middle = MIDDLES[Math.floor(streamOf(seed, 'middle')() * MIDDLES.length)]!;
  return function* (seen, p) {
    let at = seen;
    const pending = new Set(names);
    /** A lock that the solver sets opens by its secret. */
    let knowsSecret = false;
    /** Field that ends with a blank which the solver does not know of. */
    let padded: string | undefined;
    function* detours(when: Disguise['when']): Generator<Action, void, Observation> {
      const now = { ...wearer, opensBySwipe: wearer.opensBySwipe && !knowsSecret };
      for (const [name, disguise] of chosen) {
        if (disguise.when !== when || !pending.has(name) || !(disguise.fits?.(at, now) ?? true)) continue;
        pending.delete(name);
        worn.names.add(name);
        at = yield* disguise.detour!(at, wearer);
      }
    }
    function* typed(action: TypeAction): Generator<Action, void, Observation> {
      const field = fieldOf(at, action);
      if (field?.states.password) knowsSecret = true;
      if (!field || (!isEmpty(field) && !action.clear)) {
        if (field && field.id === padded) yield press('delete');
        padded = undefined;
        at = yield action;
        return;
      }
      let { text } = action;
      for (const [name, disguise] of chosen) {
        const other = disguise.text?.(text, field) ?? null;
        if (other === null) continue;
        worn.names.add(name);
        text = other;
      }
      padded = text.endsWith(' ') && !action.text.endsWith(' ') ? field.id : undefined;
      const again = chosen.find(([, disguise]) => disguise.typing);
      if (again) worn.names.add(again[0]);
      at = again ? yield* again[1].typing!({ ...action, text }, field) : yield { ...action, text };
    }
    yield* detours('start');
    const steps = solve(at, p);
    let taken = 0;
    for (let next = steps.next(); !next.done; next = steps.next(at)) {
      const action = next.value;
      if (isEnd(action)) yield* detours('end');
      const byHand = chosen.find(([, { answering }]) => answering && !wearer.staysAtEnd);
      if (byHand && action.type === 'answer') {
        worn.names.add(byHand[0]);
        at = yield* byHand[1].answering!(action.fields as Record<string, AnswerValue>);
      } else if (action.type === 'type') yield* typed(action);
      else at = yield action;
      taken++;
      if (taken >= middle && !isEnd(action)) yield* detours('middle');
    }
  };
}
