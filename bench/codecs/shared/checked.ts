import { actionSchemas, type Action } from '../../../src/protocol/action.ts';
import { validate } from '../../../src/state/validate.ts';
import { NoAction } from '../codec.ts';

/** Checks an action by the wire's limits. Throws NoAction for a text that is too long or a wait over a day. */
export function checked(action: Action): Action {
  const wrong = validate(actionSchemas[action.type], action);
  if (wrong.length > 0)
    throw new NoAction(
      `${action.type}: ${wrong.map(({ path, message }) => `${path || 'it'} ${message}`).join('; ')}`,
    );
  return action;
}
