import type { Action, ActionOf, Key } from '../../../src/protocol/action.ts';
import { fromAndroidWorld } from '../../../src/protocol/android-world/actions.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../../src/state/answers.ts';
import type { Size } from '../codec.ts';
import { answerText } from './answers.ts';
import { DEFAULT_AMOUNT, DIRECTIONS, refuseSlow, notRepresentable } from './gestures.ts';
import { elementOf, focusedField, pathOf, targetOf, type Point, type Press } from './screen.ts';

const KEYCODES: Record<Exclude<Key, 'back' | 'home' | 'enter'>, string> = {
  recents: 'APP_SWITCH',
  delete: 'DEL',
  tab: 'TAB',
  escape: 'ESCAPE',
  arrow_up: 'DPAD_UP',
  arrow_down: 'DPAD_DOWN',
  arrow_left: 'DPAD_LEFT',
  arrow_right: 'DPAD_RIGHT',
  volume_up: 'VOLUME_UP',
  volume_down: 'VOLUME_DOWN',
  power: 'POWER',
};
const FIXED_KEYS: Partial<Record<Key, string>> = {
  back: 'navigate_back',
  home: 'navigate_home',
  enter: 'keyboard_enter',
};

/** Whether two paths are equal to within a pixel. */
const isNear = (a: [Point, Point], b: [Point, Point]) =>
  a.flat().every((value, i) => Math.abs(value - b.flat()[i]!) <= 1);

/** The direction whose swipe, from the middle to an edge, takes this path. */
const directionOf = (path: [Point, Point], screen: Size, sheet: AnswerSheet | null) =>
  DIRECTIONS.find(direction => {
    const swipe = fromAndroidWorld({ action_type: 'swipe', direction }, { elements: [], screen, sheet });
    return isNear(path, pathOf(swipe as ActionOf<'swipe'>, screen));
  });

/** An action as AndroidWorld's JSON, with elements by number. Throws UNSAYABLE and NO_ELEMENT. */
export function androidWorldOf(
  action: Action,
  observation: Observation,
  sheet: AnswerSheet | null,
  numbers: ReadonlyMap<number, Element>,
  screen: Size,
  codec: string,
): object {
  const cannot = (label: string) => notRepresentable(codec, label);
  const numberOf = (e: Element) => [...numbers].find(([, each]) => each.index === e.index)?.[0];
  const press = (a: Press) => {
    const number = a.element === undefined ? undefined : numberOf(elementOf(a.element, observation));
    // An element without a number, such as a container, is touched at its middle.
    const [x, y] = targetOf(a, observation, screen);
    return number === undefined ? { x, y } : { index: number };
  };
  switch (action.type) {
    case 'tap':
      return { action_type: 'click', ...press(action) };
    case 'double_tap':
    case 'long_press':
      return { action_type: action.type, ...press(action) };
    case 'scroll': {
      if ((action.amount ?? DEFAULT_AMOUNT) !== DEFAULT_AMOUNT)
        return cannot(`how far it scrolls (${action.amount} screens)`);
      const index =
        action.element === undefined
          ? undefined
          : (numberOf(elementOf(action.element, observation)) ?? cannot('a scroll of what has no number'));
      return {
        action_type: 'scroll',
        direction: action.direction,
        ...(index === undefined ? {} : { index }),
      };
    }
    case 'swipe': {
      refuseSlow(action, codec);
      const direction = directionOf(pathOf(action, screen), screen, sheet);
      return direction
        ? { action_type: 'swipe', direction }
        : cannot('a swipe that is not from the middle to an edge');
    }
    case 'type': {
      if (!action.enter) return cannot('typing without Enter');
      const field =
        action.element === undefined ? focusedField(observation) : elementOf(action.element, observation);
      const index = field ? numberOf(field) : undefined;
      return index === undefined
        ? cannot('typing into no field of the list')
        : {
            action_type: 'input_text',
            text: action.text,
            index,
            ...(action.clear ? { clear_text: true } : {}),
          };
    }
    case 'key':
      return FIXED_KEYS[action.key]
        ? { action_type: FIXED_KEYS[action.key] }
        : { action_type: 'unknown', keycode: `KEYCODE_${KEYCODES[action.key as keyof typeof KEYCODES]}` };
    case 'open_app':
      return { action_type: 'open_app', app_name: action.app };
    case 'wait':
      return action.ms === 1_000
        ? { action_type: 'wait' }
        : action.ms === 0
          ? { action_type: 'unknown' }
          : cannot(`a wait of ${action.ms} ms`);
    case 'answer':
      return { action_type: 'answer', text: answerText(action.fields, sheet, codec) };
    case 'done':
      return { action_type: 'status', goal_status: 'complete' };
    case 'impossible':
      return { action_type: 'status', goal_status: 'infeasible' };
    default:
      return cannot(action.type);
  }
}
