import type { Action, Key } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';
import { NoAction, type Codec, type Context } from './codec.ts';
import { checked } from './shared/checked.ts';
import {
  FUNCTION_RULES,
  FUNCTIONS,
  functionFor,
  isFunction,
  keyOrLetter,
  readFunction,
  refuseTyping,
  toolRules,
  worthDoing,
} from './shared/functions.ts';
import {
  DEFAULT_AMOUNT,
  isDirection,
  placeToScroll,
  refuseSlow,
  scrollerOf,
  notRepresentable,
} from './shared/gestures.ts';
import { numberOf, objectsIn, secondsOf, textOf, toolCall, type ToolCall } from './shared/json.ts';
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
} from './shared/screen.ts';
import { thoughtOf } from './shared/sentences.ts';

const NAME = 'anthropic';
/** Screens that a click of the wheel scrolls. */
const CLICK = 0.1;
const [LEAST_AMOUNT, MOST_AMOUNT] = [0.1, 5];

const RULES = `You operate a phone for its owner with the tool computer, whose screen is the phone's. Each turn you see the screen and call one tool, as JSON:
{"type": "tool_use", "name": "computer", "input": {"action": "left_click", "coordinate": [x, y]}}

Input of computer, by action:
{"action": "left_click", "coordinate": [x, y]}   taps; double_click taps twice, right_click presses and holds
{"action": "left_click_drag", "start_coordinate": [x, y], "coordinate": [x2, y2]}   the finger goes from the first to the second
{"action": "scroll", "coordinate": [x, y], "scroll_direction": "down", "scroll_amount": 7}   shows what lies below; also up, left, right; ten clicks are a screen
{"action": "type", "text": "words"}   into the field that has the caret: click it first
{"action": "key", "text": "Return"}   also BackSpace, Tab, Escape, Up, Down, Left, Right, and the phone's buttons: Home, Back, Recents, VolumeUp, VolumeDown, Power
{"action": "wait", "duration": 2}   seconds
{"action": "screenshot"}   looks again

Other tools, called the same way:
${FUNCTION_RULES}`;

/** The phone’s keys by the tool’s names: those of X, and names of the phone’s own buttons such as Home and Back. */
const KEYS: Record<Key, string> = {
  back: 'Back',
  home: 'Home',
  recents: 'Recents',
  enter: 'Return',
  delete: 'BackSpace',
  tab: 'Tab',
  escape: 'Escape',
  arrow_up: 'Up',
  arrow_down: 'Down',
  arrow_left: 'Left',
  arrow_right: 'Right',
  volume_up: 'VolumeUp',
  volume_down: 'VolumeDown',
  power: 'Power',
};
/** Actions that only a mouse has. */
const MEANINGLESS: Record<string, string> = {
  mouse_move: 'a finger does nothing where it does not touch',
  cursor_position: 'a phone has no cursor',
  middle_click: 'a finger has no middle button',
  triple_click: 'a finger taps once or twice',
  left_mouse_down: 'press and move in one with left_click_drag',
  left_mouse_up: 'press and move in one with left_click_drag',
  hold_key: 'a phone’s keys are not held',
  zoom: 'the picture is shown whole',
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

const TOOLS = ['computer', ...FUNCTIONS];
/** The tools of the toolset; each is an action of the earlier single tool. */
const MEMBERS: ReadonlySet<string> = new Set([
  'left_click',
  'double_click',
  'right_click',
  'left_click_drag',
  'scroll',
  'type',
  'key',
  'wait',
  'screenshot',
  ...Object.keys(MEANINGLESS),
]);

/** A call of one of the toolset’s tools as a call of `computer`. */
function ofTool(object: Record<string, unknown>): Record<string, unknown> {
  const { name, input } = object;
  return typeof name === 'string' && MEMBERS.has(name)
    ? { ...object, name: 'computer', input: { ...(typeof input === 'object' ? input : {}), action: name } }
    : object;
}

/** All calls of a reply: its `tool_use` blocks in order, or the last call if there are no such blocks. Throws NoAction. */
function callsIn(reply: string): ToolCall[] {
  const objects = [...objectsIn(reply)].map(ofTool);
  const blocks = objects.filter(({ type }) => type === 'tool_use');
  return blocks.length > 0
    ? blocks.map(block => toolCall([block], TOOLS, 'action'))
    : [toolCall(objects, TOOLS, 'action')];
}

function read(
  { name, args }: ToolCall,
  observation: Observation,
  sheet: AnswerSheet | null,
  context?: Context,
): Action {
  if (isFunction(name)) return readFunction({ name, args }, sheet);
  const frame = frameFor(observation, context);
  const { action, coordinate } = args;
  switch (action) {
    case 'left_click':
      return pressAt('tap', coordinate, frame);
    case 'double_click':
      return pressAt('double_tap', coordinate, frame);
    case 'right_click':
      return pressAt('long_press', coordinate, frame);
    case 'left_click_drag':
      return swipeBetween('swipe', args['start_coordinate'], coordinate, frame);
    case 'scroll': {
      const direction = args['scroll_direction'];
      if (!isDirection(direction)) throw new NoAction('the scroll_direction is up, down, left or right');
      const clicks = numberOf(args['scroll_amount'] ?? DEFAULT_AMOUNT / CLICK, 'the scroll_amount');
      if (clicks <= 0) throw new NoAction('the scroll_amount is more than 0');
      const amount = Math.min(MOST_AMOUNT, Math.max(LEAST_AMOUNT, Math.round(clicks) * CLICK));
      const scroller =
        coordinate === undefined
          ? undefined
          : elementAt(frame.pixels(frame.read(coordinate, 'scroll')), observation, scrolls);
      return {
        type: 'scroll',
        direction,
        amount: Math.round(amount * 100) / 100,
        ...(scroller ? { element: scroller.id } : {}),
      };
    }
    case 'type':
      return { type: 'type', text: textOf(args, 'text', 'type') };
    case 'key':
      return keyOrLetter(textOf(args, 'text', 'key'), given => {
        const key = keyNamed(given);
        return key && { type: 'key', key };
      });
    case 'wait':
      return { type: 'wait', ms: secondsOf(args['duration'] ?? 1, 'the duration') };
    case 'screenshot':
      return { type: 'wait', ms: 0 };
    default:
      throw new NoAction(
        typeof action === 'string' && Object.hasOwn(MEANINGLESS, action)
          ? `${action}: ${MEANINGLESS[action]}`
          : `computer has no action ${JSON.stringify(action)}`,
      );
  }
}

function inputOf(action: Action, observation: Observation, context?: Context): object {
  const screen = screenOf(observation, context);
  const frame = frameFor(observation, context);
  switch (action.type) {
    case 'tap':
      return { action: 'left_click', coordinate: frame.write(targetOf(action, observation, screen)) };
    case 'double_tap':
      return { action: 'double_click', coordinate: frame.write(targetOf(action, observation, screen)) };
    case 'long_press':
      return { action: 'right_click', coordinate: frame.write(targetOf(action, observation, screen)) };
    case 'swipe': {
      refuseSlow(action, NAME);
      const [from, to] = pathOf(action, screen);
      return { action: 'left_click_drag', start_coordinate: frame.write(from), coordinate: frame.write(to) };
    }
    case 'scroll': {
      const clicks = (action.amount ?? DEFAULT_AMOUNT) / CLICK;
      if (Math.abs(clicks - Math.round(clicks)) > 0.01)
        return notRepresentable(NAME, `a scroll over ${action.amount} screens: a click is ${CLICK}`);
      return {
        action: 'scroll',
        coordinate: placeToScroll(scrollerOf(action, observation), observation, frame, screen, NAME),
        scroll_direction: action.direction,
        scroll_amount: Math.round(clicks),
      };
    }
    case 'type':
      return action.clear || action.enter || !isFocused(action.element, observation)
        ? refuseTyping(NAME)
        : { action: 'type', text: action.text };
    case 'key':
      return { action: 'key', text: KEYS[action.key] };
    case 'wait':
      return action.ms === 0 ? { action: 'screenshot' } : { action: 'wait', duration: action.ms / 1_000 };
    default:
      return notRepresentable(NAME, action.type);
  }
}

const moves: NonNullable<Codec['moves']> = (reply, observation, sheet, context) =>
  worthDoing(callsIn(reply).map(call => checked(read(call, observation, sheet, context))));

export const anthropic: Codec = {
  name: NAME,
  describe: 'Anthropic’s computer use, with the phone’s own buttons among its keys',
  rules: RULES,
  toolRules: toolRules(
    'A right click presses and holds. Keys are also the phone’s buttons: Home, Back, Recents, VolumeUp, VolumeDown, Power.',
  ),
  show: (observation, left, context) => showPointed(observation, left, frameFor(observation, context)),
  parse: (...args) => moves(...args)[0]!,
  moves,
  format: (action, observation, sheet, context) => {
    const call = functionFor(action, sheet, NAME) ?? {
      name: 'computer',
      args: inputOf(action, observation, context),
    };
    return `${thoughtOf(action, observation, context)}\n${JSON.stringify({ type: 'tool_use', name: call.name, input: call.args })}`;
  },
};
