import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { isTyping, typingSteps } from '../../../src/protocol/typing.ts';
import { elementOf, isFocused } from './screen.ts';

/** The simplest actions that together do the same (`typingSteps`). A simple action gives itself alone. Throws NO_ELEMENT. */
export function simpler(action: Action, observation: Observation): Action[] {
  if (!isTyping(action)) return [action];
  return typingSteps(
    action,
    action.element === undefined || isFocused(action.element, observation)
      ? undefined
      : elementOf(action.element, observation).id,
  );
}
