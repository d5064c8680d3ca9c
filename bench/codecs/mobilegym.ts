import type { Action, Key } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';
import { NoAction, type Codec, type Context } from './codec.ts';
import { answerOf, answerText } from './shared/answers.ts';
import { checked } from './shared/checked.ts';
import { fingerOf, pointOn, refuseSlow, notRepresentable } from './shared/gestures.ts';
import { objectsIn, secondsOf, textOf } from './shared/json.ts';
import { showPointed } from './shared/lines.ts';
import {
  elementAt,
  elementOf,
  frameOf,
  isFocused,
  pathOf,
  pressAt,
  screenOf,
  swipeBetween,
  takesText,
  targetOf,
  type Point,
} from './shared/screen.ts';
import { thoughtOf } from './shared/sentences.ts';

const NAME = 'mobilegym';

const RULES = `You operate a phone for its owner. Each turn you see its screen and answer with what you think and one action as JSON:
<think>...</think>
<answer>{"action": "CLICK", "point": [x, y]}</answer>

Actions:
{"action": "CLICK", "point": [x, y]}   also DOUBLE_TAP and LONG_PRESS
{"action": "TYPE", "value": "words"}   behind what stands in the field that has the caret; "point": [x, y] touches a field first, "clear": true empties it first
{"action": "SWIPE", "point1": [x1, y1], "point2": [x2, y2]}   the finger goes from the first place to the second: upwards shows what is below
{"action": "DRAG", "point1": [x1, y1], "point2": [x2, y2]}   the same, held first
{"action": "BACK"}, {"action": "HOME"}, {"action": "RECENT"}, {"action": "ENTER"}
{"action": "WAIT", "value": 2}   seconds
{"action": "AWAKE", "value": "Notes"}   opens an app
{"action": "ANSWER", "value": "..."}   answers the user, and goes on; where several things are asked for, in their order, parted by commas
{"action": "INFO", "value": "..."}   asks the user
{"action": "COMPLETE", "return": "..."}   everything that was asked is done
{"action": "ABORT", "value": "..."}   it cannot be done on this phone, and why

Coordinates run from 0 to 1000 over the width and the height of the screen. Change nothing that was not asked for.`;

/** Other names of actions that its agents write. */
const ALIASES: Record<string, string> = {
  TAP: 'CLICK',
  DOUBLETAP: 'DOUBLE_TAP',
  LONGPRESS: 'LONG_PRESS',
  SLIDE: 'SWIPE',
  LAUNCH: 'AWAKE',
  FINISH: 'COMPLETE',
};
/** Other names of arguments that its agents write. */
const OTHER_KEYS: Record<string, readonly string[]> = {
  action: ['action_type'],
  value: ['text', 'app', 'duration', 'reason'],
  point1: ['start'],
  point2: ['end'],
};
const KEYS: Record<string, Key> = { BACK: 'back', HOME: 'home', RECENT: 'recents', ENTER: 'enter' };

const frameFor = (observation: Observation, context?: Context) =>
  frameOf('thousand', screenOf(observation, context));

/** The arguments by the names of the rules. */
function renamed(args: Record<string, unknown>): Record<string, unknown> {
  const own = Object.entries(OTHER_KEYS).flatMap(([key, others]) => {
    const value = [key, ...others]
      .map(each => (Object.hasOwn(args, each) ? args[each] : undefined))
      .find(each => each !== undefined && each !== null);
    return value === undefined ? [] : [[key, value] as const];
  });
  return { ...args, ...Object.fromEntries(own) };
}

function parse(
  reply: string,
  observation: Observation,
  sheet: AnswerSheet | null,
  context?: Context,
): Action {
  const args = [...objectsIn(reply)]
    .map(renamed)
    .filter(o => typeof o['action'] === 'string')
    .at(-1);
  if (!args) throw new NoAction('there is no JSON object with an "action" in it');
  const frame = frameFor(observation, context);
  const name = (args['action'] as string).trim().toUpperCase();
  const action = Object.hasOwn(ALIASES, name) ? ALIASES[name]! : name;
  const value = () => textOf(args, 'value', action);
  switch (action) {
    case 'CLICK':
      return pressAt('tap', args['point'], frame);
    case 'DOUBLE_TAP':
      return pressAt('double_tap', args['point'], frame);
    case 'LONG_PRESS':
      return pressAt('long_press', args['point'], frame);
    case 'TYPE': {
      const text = value();
      const field =
        args['point'] === undefined || args['point'] === null
          ? undefined
          : elementAt(frame.pixels(frame.read(args['point'], 'TYPE')), observation, takesText);
      if (field === undefined && args['point'])
        throw new NoAction(`TYPE: no text field is at ${JSON.stringify(args['point'])}`);
      const where = field ? { element: field.id } : {};
      return text === '' && args['clear'] === true
        ? { type: 'clear', ...where }
        : { type: 'type', text, ...where, ...(args['clear'] === true ? { clear: true } : {}) };
    }
    case 'SWIPE':
      return swipeBetween('swipe', args['point1'], args['point2'], frame);
    case 'DRAG':
      return swipeBetween('drag', args['point1'], args['point2'], frame);
    case 'BACK':
    case 'HOME':
    case 'RECENT':
    case 'ENTER':
      return { type: 'key', key: KEYS[action]! };
    case 'WAIT':
      return { type: 'wait', ms: secondsOf(args['value'] ?? 1, 'the value of WAIT') };
    case 'AWAKE':
      return { type: 'open_app', app: value() };
    case 'ANSWER':
      return answerOf(value(), sheet);
    case 'INFO':
      return { type: 'ask_user', question: value() };
    case 'COMPLETE':
      return { type: 'done' };
    case 'ABORT': {
      const reason = args['value'];
      return { type: 'impossible', ...(typeof reason === 'string' && reason !== '' ? { reason } : {}) };
    }
    default:
      throw new NoAction(`there is no action ${JSON.stringify(name)}`);
  }
}

function write(
  action: Action,
  observation: Observation,
  sheet: AnswerSheet | null,
  context?: Context,
): object {
  const screen = screenOf(observation, context);
  const frame = frameFor(observation, context);
  const path = (name: string, [from, to]: [Point, Point]) => ({
    action: name,
    point1: frame.write(from),
    point2: frame.write(to),
  });
  const field = (ref: number | string | undefined) =>
    isFocused(ref, observation)
      ? {}
      : { point: pointOn(elementOf(ref!, observation), observation, frame, takesText, NAME) };
  switch (action.type) {
    case 'tap':
      return { action: 'CLICK', point: frame.write(targetOf(action, observation, screen)) };
    case 'double_tap':
      return { action: 'DOUBLE_TAP', point: frame.write(targetOf(action, observation, screen)) };
    case 'long_press':
      return { action: 'LONG_PRESS', point: frame.write(targetOf(action, observation, screen)) };
    case 'swipe':
      refuseSlow(action, NAME);
      return path('SWIPE', pathOf(action, screen));
    case 'drag':
      refuseSlow(action, NAME);
      return path('DRAG', pathOf(action, screen));
    case 'scroll':
      return path('SWIPE', fingerOf(action, observation, screen, NAME));
    case 'type':
      if (action.enter) return notRepresentable(NAME, 'typing and Enter at once');
      return {
        action: 'TYPE',
        value: action.text,
        ...field(action.element),
        ...(action.clear ? { clear: true } : {}),
      };
    case 'clear':
      return { action: 'TYPE', value: '', ...field(action.element), clear: true };
    case 'key': {
      const name = Object.keys(KEYS).find(each => KEYS[each] === action.key);
      return name ? { action: name } : notRepresentable(NAME, `the key ${action.key}`);
    }
    case 'open_app':
      return { action: 'AWAKE', value: action.app };
    case 'wait':
      return { action: 'WAIT', value: action.ms / 1_000 };
    case 'answer':
      return { action: 'ANSWER', value: answerText(action.fields, sheet, NAME) };
    case 'ask_user':
      return { action: 'INFO', value: action.question };
    case 'done':
      return { action: 'COMPLETE', return: 'done' };
    case 'impossible':
      return { action: 'ABORT', value: action.reason ?? '' };
    default:
      return notRepresentable(NAME, action.type);
  }
}

export const mobilegym: Codec = {
  name: NAME,
  describe: 'MobileGym’s sixteen actions, from 0 to 1000',
  rules: RULES,
  show: (observation, left, context) => showPointed(observation, left, frameFor(observation, context)),
  parse: (...args) => checked(parse(...args)),
  format: (action, observation, sheet, context) =>
    `<think>${thoughtOf(action, observation, context)}</think>\n<answer>${JSON.stringify(write(action, observation, sheet, context))}</answer>`,
};
