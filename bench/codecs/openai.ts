import type { Action, Key } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';
import { isObject } from '../../src/state/json.ts';
import { NoAction, type Codec, type Context } from './codec.ts';
import { checked } from './shared/checked.ts';
import {
  FUNCTION_RULES,
  FUNCTIONS,
  functionFor,
  keyOrLetter,
  readFunction,
  refuseTyping,
  toolRules,
  worthDoing,
} from './shared/functions.ts';
import {
  boxOf,
  DEFAULT_AMOUNT,
  placeToScroll,
  refuseSlow,
  scrollerOf,
  notRepresentable,
} from './shared/gestures.ts';
import { numberOf, objectsIn, textOf, toolCall } from './shared/json.ts';
import { keyNamed } from './shared/keys.ts';
import { showPointed } from './shared/lines.ts';
import {
  elementAt,
  frameOf,
  isFocused,
  pathOf,
  pressAt,
  screenOf,
  scrolls,
  swipeBetween,
  targetOf,
  type Frame,
  type Point,
} from './shared/screen.ts';
import { thoughtOf } from './shared/sentences.ts';

const NAME = 'openai';
/** Duration of `wait`, which has no argument. */
const WAIT_MS = 2_000;
const [LEAST_AMOUNT, MOST_AMOUNT] = [0.1, 5];

const RULES = `You operate a phone for its owner with a computer tool, whose screen is the phone's. Each turn you see the screen and make one call, as JSON:
{"type": "computer_call", "action": {"type": "click", "button": "left", "x": 100, "y": 200}}

Actions:
{"type": "click", "button": "left", "x": x, "y": y}   taps; the button right presses and holds, back goes back
{"type": "double_click", "x": x, "y": y}
{"type": "drag", "path": [{"x": x, "y": y}, {"x": x2, "y": y2}]}   the finger goes along; give the first place twice to hold there before
{"type": "scroll", "x": x, "y": y, "scroll_x": 0, "scroll_y": 600}   pixels: what lies below comes into view, or with less than 0 what lies above
{"type": "type", "text": "words"}   into the field that has the caret: click it first
{"type": "keypress", "keys": ["ENTER"]}   also BACKSPACE, TAB, ESC, UP, DOWN, LEFT, RIGHT, and the phone's buttons: HOME, BACK, RECENTS, VOLUMEUP, VOLUMEDOWN, POWER
{"type": "wait"}
{"type": "screenshot"}   looks again

Functions, as {"type": "function_call", "name": "open_app", "arguments": "{\\"app\\": \\"Notes\\"}"}:
${FUNCTION_RULES}`;

/** The phone’s keys by the tool’s names. HOME, BACK and the like are the phone’s own buttons. */
const KEYS: Record<Key, string> = {
  back: 'BACK',
  home: 'HOME',
  recents: 'RECENTS',
  enter: 'ENTER',
  delete: 'BACKSPACE',
  tab: 'TAB',
  escape: 'ESC',
  arrow_up: 'UP',
  arrow_down: 'DOWN',
  arrow_left: 'LEFT',
  arrow_right: 'RIGHT',
  volume_up: 'VOLUMEUP',
  volume_down: 'VOLUMEDOWN',
  power: 'POWER',
};

const frameFor = (observation: Observation, context?: Context) => {
  const screen = screenOf(observation, context);
  return frameOf(
    observation.screenshot
      ? { width: observation.screenshot.width, height: observation.screenshot.height }
      : screen,
    screen,
  );
};

const ITEMS = ['computer_call', 'function_call'];
type ComputerCall = { action: Record<string, unknown> } | ReturnType<typeof toolCall>;

/** The actions of one object: a call of the computer tool (which may have several), a bare action, or a function. Throws NoAction. */
function callsOf(object: Record<string, unknown>): ComputerCall[] {
  if (typeof object['name'] === 'string') return [toolCall([object], FUNCTIONS, '')];
  const actions =
    object['type'] !== 'computer_call'
      ? [object]
      : Array.isArray(object['actions'])
        ? (object['actions'] as unknown[])
        : [object['action'] ?? object['actions']];
  if (actions.length === 0 || !actions.every(isObject)) throw new NoAction('the computer_call has no action');
  return actions.map(action => ({ action }));
}

/** All actions of a reply: its calls in order, or the last object if none is marked as a call. Throws NoAction. */
function callsIn(reply: string): ComputerCall[] {
  const objects = [...objectsIn(reply)];
  const items = objects.filter(object => ITEMS.includes(String(object['type'])));
  if (objects.length === 0) throw new NoAction('there is no JSON object with a call in it');
  return (items.length > 0 ? items : objects.slice(-1)).flatMap(callsOf);
}

const placeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? [(value as { x?: unknown }).x, (value as { y?: unknown }).y]
    : value;

function dragOf(path: unknown, frame: Frame): Action {
  if (!Array.isArray(path) || path.length < 2) throw new NoAction('drag needs a path of two places or more');
  const places = path.map(placeOf);
  const isHeld = places.length > 2 && JSON.stringify(places[0]) === JSON.stringify(places[1]);
  return swipeBetween(isHeld ? 'drag' : 'swipe', places[0], places.at(-1), frame);
}

/** Pixels as hundredths of the scroller. */
const amountOf = (pixels: number, extent: number): number => Math.round((pixels / extent) * 100) / 100;
/** Largest error of an amount in whole pixels, in screens. */
const COARSE = 0.015;

function scrollOf(action: Record<string, unknown>, frame: Frame, observation: Observation): Action {
  const at = frame.pixels(frame.read([action['x'], action['y']], 'scroll'));
  const [across, down] = [
    numberOf(action['scroll_x'] ?? action['scrollX'] ?? 0, 'scroll_x'),
    numberOf(action['scroll_y'] ?? action['scrollY'] ?? 0, 'scroll_y'),
  ];
  if (across === 0 && down === 0) throw new NoAction('scroll needs a scroll_x or a scroll_y');
  const isDown = Math.abs(down) >= Math.abs(across);
  const scroller = elementAt(at, observation, scrolls);
  const unit = frame.pixels([1, 1]);
  const [l, t, r, b] = boxOf(scroller, { width: unit[0], height: unit[1] }) as [
    number,
    number,
    number,
    number,
  ];
  const extent = isDown ? ((b - t) / unit[1]) * frame.size.height : ((r - l) / unit[0]) * frame.size.width;
  const amount = Math.min(
    MOST_AMOUNT,
    Math.max(LEAST_AMOUNT, amountOf(Math.abs(isDown ? down : across), extent)),
  );
  return {
    type: 'scroll',
    direction: isDown ? (down > 0 ? 'down' : 'up') : across > 0 ? 'right' : 'left',
    amount,
    ...(scroller ? { element: scroller.id } : {}),
  };
}

function read(
  call: ComputerCall,
  observation: Observation,
  sheet: AnswerSheet | null,
  context?: Context,
): Action {
  if ('name' in call) return readFunction(call as Parameters<typeof readFunction>[0], sheet);
  const { action } = call;
  const frame = frameFor(observation, context);
  const at = [action['x'], action['y']];
  switch (action['type']) {
    case 'click':
      switch (action['button'] ?? 'left') {
        case 'left':
          return pressAt('tap', at, frame);
        case 'right':
          return pressAt('long_press', at, frame);
        case 'back':
          return { type: 'key', key: 'back' };
        default:
          throw new NoAction(`a finger has no button ${JSON.stringify(action['button'])}`);
      }
    case 'double_click':
      return pressAt('double_tap', at, frame);
    case 'drag':
      return dragOf(action['path'], frame);
    case 'scroll':
      return scrollOf(action, frame, observation);
    case 'type':
      return { type: 'type', text: textOf(action, 'text', 'type') };
    case 'keypress': {
      const { keys } = action;
      if (!Array.isArray(keys) || keys.length !== 1 || typeof keys[0] !== 'string')
        throw new NoAction('keypress presses one key: a phone has no combinations');
      return keyOrLetter(keys[0], given => {
        const key = keyNamed(given);
        return key && { type: 'key', key };
      });
    }
    case 'wait':
      return { type: 'wait', ms: WAIT_MS };
    case 'screenshot':
      return { type: 'wait', ms: 0 };
    case 'move':
      throw new NoAction('move: a finger does nothing where it does not touch');
    default:
      throw new NoAction(`there is no action ${JSON.stringify(action['type'])}`);
  }
}

function actionOf(action: Action, observation: Observation, context?: Context): object {
  const screen = screenOf(observation, context);
  const frame = frameFor(observation, context);
  const xy = (at: Point) => {
    const [x, y] = frame.write(at);
    return { x, y };
  };
  switch (action.type) {
    case 'tap':
      return { type: 'click', button: 'left', ...xy(targetOf(action, observation, screen)) };
    case 'long_press':
      return { type: 'click', button: 'right', ...xy(targetOf(action, observation, screen)) };
    case 'double_tap':
      return { type: 'double_click', ...xy(targetOf(action, observation, screen)) };
    case 'swipe':
    case 'drag': {
      refuseSlow(action, NAME);
      const [from, to] = pathOf(action, screen).map(xy);
      return { type: 'drag', path: [from, ...(action.type === 'drag' ? [from] : []), to] };
    }
    case 'scroll': {
      const scroller = scrollerOf(action, observation);
      const [l, t, r, b] = boxOf(scroller, screen) as [number, number, number, number];
      const [x, y] = placeToScroll(scroller, observation, frame, screen, NAME);
      const isDown = action.direction === 'up' || action.direction === 'down';
      const extent = isDown
        ? ((b - t) / screen.height) * frame.size.height
        : ((r - l) / screen.width) * frame.size.width;
      const wanted = action.amount ?? DEFAULT_AMOUNT;
      // In a scroller of a few pixels, whole pixels are too coarse.
      if (Math.abs(amountOf(Math.round(wanted * extent), extent) - wanted) > COARSE)
        return notRepresentable(NAME, `a scroll over ${wanted} of ${Math.round(extent)} pixels`);
      const by =
        Math.round(wanted * extent) * (action.direction === 'up' || action.direction === 'left' ? -1 : 1);
      return { type: 'scroll', x, y, scroll_x: isDown ? 0 : by, scroll_y: isDown ? by : 0 };
    }
    case 'type':
      return action.clear || action.enter || !isFocused(action.element, observation)
        ? refuseTyping(NAME)
        : { type: 'type', text: action.text };
    case 'key':
      return { type: 'keypress', keys: [KEYS[action.key]] };
    case 'wait':
      return action.ms === 0
        ? { type: 'screenshot' }
        : action.ms === WAIT_MS
          ? { type: 'wait' }
          : notRepresentable(NAME, `a wait of ${action.ms} ms`);
    default:
      return notRepresentable(NAME, action.type);
  }
}

const moves: NonNullable<Codec['moves']> = (reply, observation, sheet, context) =>
  worthDoing(callsIn(reply).map(call => checked(read(call, observation, sheet, context))));

export const openai: Codec = {
  name: NAME,
  describe: 'OpenAI’s computer use, with the phone’s own buttons among its keys',
  rules: RULES,
  toolRules: toolRules(
    'The right button presses and holds. Keys are also the phone’s buttons: HOME, BACK, RECENTS, VOLUMEUP, VOLUMEDOWN, POWER.',
  ),
  show: (observation, left, context) => showPointed(observation, left, frameFor(observation, context)),
  parse: (...args) => moves(...args)[0]!,
  moves,
  format: (action, observation, sheet, context) => {
    const call = functionFor(action, sheet, NAME);
    const json = call
      ? { type: 'function_call', name: call.name, arguments: JSON.stringify(call.args) }
      : { type: 'computer_call', action: actionOf(action, observation, context) };
    return `${thoughtOf(action, observation, context)}\n${JSON.stringify(json)}`;
  },
};
