import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { Context } from '../codec.ts';

/** An action as a short sentence, for families that describe it. */
export function sentenceOf(action: Action, observation: Observation): string {
  const named = (ref: number | string | undefined): string => {
    const e =
      ref === undefined
        ? undefined
        : (observation.elements ?? []).find(each => each.index === ref || each.id === ref);
    const name = (e?.name || e?.hint || '').replace(/\s+/g, ' ').trim().slice(0, 60);
    return !e ? '' : name === '' ? `the ${e.role}` : `“${name}”`;
  };
  const at = (a: { element?: number | string | undefined }) => named(a.element) || 'the screen';
  switch (action.type) {
    case 'tap':
      return `Tap ${at(action)}.`;
    case 'double_tap':
      return `Double-tap ${at(action)}.`;
    case 'long_press':
      return `Press ${at(action)} and hold.`;
    case 'swipe':
      return 'Swipe over the screen.';
    case 'drag':
      return 'Hold, and drag it to its place.';
    case 'scroll':
      return `Scroll ${action.direction} to see more.`;
    case 'type':
      return `Type the text${action.element === undefined ? '' : ` into ${at(action)}`}.`;
    case 'clear':
      return 'Empty the field.';
    case 'key':
      return `Press ${action.key.replaceAll('_', ' ')}.`;
    case 'open_app':
      return `Open ${action.app}.`;
    case 'wait':
      return 'Wait for the screen.';
    case 'touch':
      return 'Touch the screen.';
    case 'answer':
      return 'Give the answer.';
    case 'ask_user':
      return 'Ask the user.';
    case 'done':
      return 'Everything that was asked is done.';
    case 'impossible':
      return 'It cannot be done on this phone.';
  }
}

/** The thought before an action: the caller's, or a description of the action. Without brackets, so that no tag or call is read from it. */
export const thoughtOf = (action: Action, observation: Observation, context: Context = {}): string =>
  plain(context.thought ?? sentenceOf(action, observation));
/** The sentence about an action: the caller's, or a description of the action. */
export const summaryOf = (action: Action, observation: Observation, context: Context = {}): string =>
  plain(context.summary ?? sentenceOf(action, observation));

const plain = (text: string) =>
  text
    .replace(/[<>{}()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
