import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { elementOf, isFocused } from './screen.ts';

/**
 * An action as the simplest ones that do the same one after another, for families that type into whatever has the caret: touch the field, empty it, type, press the
 * keyboard's action key. An action that is simple already is itself alone. Throws NO_ELEMENT.
 */
export function simpler(action: Action, seen: Observation): Action[] {
  if (action.type !== 'type' && action.type !== 'clear') return [action];
  const touch: Action[] = action.element === undefined || isFocused(action.element, seen) ? [] : [{ type: 'tap', element: elementOf(action.element, seen).id }];
  if (action.type === 'clear') return [...touch, { type: 'clear' }];
  return [...touch, ...(action.clear ? [{ type: 'clear' as const }] : []), ...(action.text === '' ? [] : [{ type: 'type' as const, text: action.text }]), ...(action.enter ? [{ type: 'key' as const, key: 'enter' as const }] : [])];
}
