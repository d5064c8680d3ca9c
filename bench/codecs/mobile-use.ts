import type { Action, Key } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';
import { NoAction, type Codec, type Context } from './codec.ts';
import { answerOf, answerText } from './shared/answers.ts';
import { checked } from './shared/checked.ts';
import { fingerOf, refuseSlow, notRepresentable } from './shared/gestures.ts';
import { lastCalls, secondsOf, textOf } from './shared/json.ts';
import { keyNamed } from './shared/keys.ts';
import { showPointed } from './shared/lines.ts';
import { smartResize } from './shared/resize.ts';
import {
  frameOf,
  isFocused,
  pathOf,
  pressAt,
  screenOf,
  swipeBetween,
  targetOf,
  type Frame,
  type Point,
} from './shared/screen.ts';
import { summaryOf, thoughtOf } from './shared/sentences.ts';

/** Least and most pixels of a picture after the family’s processor. */
const LEAST = 4 * 28 * 28;
const MOST = 16_384 * 28 * 28;

/** The differences between the members of the family that calls the tool `mobile_use`. */
export interface Member {
  name: string;
  describe: string;
  /** Coordinates: pixels of the picture as the model’s processor resizes it, or 0–1000. */
  places: 'resized' | 'thousand';
  /** The text of a reply around the call, and the rules about it. */
  form: string;
  write(call: string, thought: string, summary: string): string;
  isFormed?(reply: string): boolean;
}

const rulesOf = ({
  places,
  form,
}: Member) => `You operate a phone for its owner. Each turn you see its screen and call the tool mobile_use once.
${form}

Arguments, by action:
{"action": "click", "coordinate": [x, y]}
{"action": "long_press", "coordinate": [x, y], "time": 1}
{"action": "swipe", "coordinate": [x, y], "coordinate2": [x2, y2]}   the finger goes from the first to the second: upwards shows what is below
{"action": "type", "text": "words"}   into the field that has the caret: click it first
{"action": "key", "text": "volume_up"}   also volume_down, power, and clear, which empties the field
{"action": "system_button", "button": "Back"}   also Home, Menu (recent apps), Enter
{"action": "open", "text": "Notes"}   opens an app
{"action": "wait", "time": 2}   seconds
{"action": "answer", "text": "..."}   answers the user; where several things are asked for, in their order, parted by commas
{"action": "terminate", "status": "success"}   everything that was asked is done; "failure" where it cannot be done on this phone

Coordinates are ${places === 'thousand' ? 'from 0 to 1000 over the width and the height of the screen' : 'pixels of the picture, whose size is told with it'}. Change nothing that was not asked for.`;

const TERMINATED: Record<string, Action> = {
  success: { type: 'done' },
  failure: { type: 'impossible' },
  fail: { type: 'impossible' },
};
const BUTTONS: Partial<Record<Key, string>> = { back: 'Back', home: 'Home', recents: 'Menu', enter: 'Enter' };
const ADB_KEYS: Partial<Record<Key, string>> = {
  volume_up: 'volume_up',
  volume_down: 'volume_down',
  power: 'power',
  delete: 'del',
  tab: 'tab',
  escape: 'escape',
  arrow_up: 'dpad_up',
  arrow_down: 'dpad_down',
  arrow_left: 'dpad_left',
  arrow_right: 'dpad_right',
};

function keyOf(name: string): Action {
  if (name.toLowerCase() === 'clear') return { type: 'clear' };
  const key = keyNamed(name);
  if (!key) throw new NoAction(`this phone has no key ${JSON.stringify(name)}`);
  return { type: 'key', key };
}

/** The action of a call’s arguments. Throws NoAction. */
function read(args: Record<string, unknown>, frame: Frame, sheet: AnswerSheet | null): Action {
  const { action } = args;
  const text = () => textOf(args, 'text', String(action));
  switch (action) {
    case 'click':
      return pressAt('tap', args['coordinate'], frame);
    case 'long_press':
      return pressAt('long_press', args['coordinate'], frame);
    case 'swipe':
      return swipeBetween('swipe', args['coordinate'], args['coordinate2'], frame);
    case 'type':
      return { type: 'type', text: text() };
    case 'key':
      return keyOf(text());
    case 'system_button':
      return keyOf(textOf(args, 'button', 'system_button'));
    case 'open':
      return { type: 'open_app', app: text() };
    case 'wait':
      return { type: 'wait', ms: secondsOf(args['time'] ?? 1, 'the time to wait') };
    case 'answer':
      return answerOf(text(), sheet);
    case 'terminate': {
      const status = textOf(args, 'status', 'terminate');
      if (!Object.hasOwn(TERMINATED, status))
        throw new NoAction('the status of terminate is success or failure');
      return TERMINATED[status]!;
    }
    default:
      throw new NoAction(`mobile_use has no action ${JSON.stringify(action)}`);
  }
}

/** The arguments of a call for an action. Throws UNSAYABLE and NO_ELEMENT. */
function write(
  action: Action,
  observation: Observation,
  sheet: AnswerSheet | null,
  frame: Frame,
  context: Context | undefined,
  name: string,
): object {
  const screen = screenOf(observation, context);
  const swipe = ([from, to]: [Point, Point]) => ({
    action: 'swipe',
    coordinate: frame.write(from),
    coordinate2: frame.write(to),
  });
  switch (action.type) {
    case 'tap':
      return { action: 'click', coordinate: frame.write(targetOf(action, observation, screen)) };
    case 'long_press':
      return {
        action: 'long_press',
        coordinate: frame.write(targetOf(action, observation, screen)),
        time: 1,
      };
    case 'swipe':
      refuseSlow(action, name);
      return swipe(pathOf(action, screen));
    case 'scroll':
      return swipe(fingerOf(action, observation, screen, name));
    case 'type':
      if (action.clear || action.enter || !isFocused(action.element, observation))
        return notRepresentable(name, 'typing that is more than text into the field that has the caret');
      return { action: 'type', text: action.text };
    case 'clear':
      return isFocused(action.element, observation)
        ? { action: 'key', text: 'clear' }
        : notRepresentable(name, 'emptying a field without the caret');
    case 'key':
      return BUTTONS[action.key]
        ? { action: 'system_button', button: BUTTONS[action.key] }
        : { action: 'key', text: ADB_KEYS[action.key] };
    case 'open_app':
      return { action: 'open', text: action.app };
    case 'wait':
      return { action: 'wait', time: action.ms / 1_000 };
    case 'answer':
      return { action: 'answer', text: answerText(action.fields, sheet, name) };
    case 'done':
      return { action: 'terminate', status: 'success' };
    case 'impossible':
      return { action: 'terminate', status: 'failure' };
    default:
      return notRepresentable(name, action.type);
  }
}

/** A codec of the family that calls `mobile_use`. */
export function mobileUse(member: Member): Codec {
  const { name, describe, places, isFormed } = member;
  const frame = (observation: Observation, context?: Context) => {
    const screen = screenOf(observation, context);
    return frameOf(
      places === 'thousand' ? 'thousand' : smartResize(observation.screenshot ?? screen, LEAST, MOST),
      screen,
    );
  };
  /** The last call; also the answer before it, if the last call is the end. */
  const moves: NonNullable<Codec['moves']> = (reply, observation, sheet, context) => {
    const [before, last] = lastCalls(reply, ['mobile_use'], 'action');
    const isAnswered = before?.args['action'] === 'answer' && last.args['action'] === 'terminate';
    return (isAnswered ? [before, last] : [last]).map(({ args }) =>
      checked(read(args, frame(observation, context), sheet)),
    );
  };
  return {
    name,
    describe,
    rules: rulesOf(member),
    show: (observation, left, context) => showPointed(observation, left, frame(observation, context)),
    parse: (...args) => moves(...args)[0]!,
    moves,
    format: (action, observation, sheet, context) => {
      const args = write(action, observation, sheet, frame(observation, context), context, name);
      return member.write(
        JSON.stringify({ name: 'mobile_use', arguments: args }),
        thoughtOf(action, observation, context),
        summaryOf(action, observation, context),
      );
    },
    ...(isFormed ? { isFormed } : {}),
  };
}

const CALLED =
  'Answer with the call alone:\n<tool_call>\n{"name": "mobile_use", "arguments": {...}}\n</tool_call>';
const call = (json: string) => `<tool_call>\n${json}\n</tool_call>`;

export const qwen25vl: Codec = mobileUse({
  name: 'qwen2.5-vl',
  describe: 'Qwen2.5-VL’s mobile_use, in pixels of the picture as its processor resizes it',
  places: 'resized',
  form: CALLED,
  write: call,
});

export const qwen3vl: Codec = mobileUse({
  name: 'qwen3-vl',
  describe: 'Qwen3-VL’s mobile_use, from 0 to 1000',
  places: 'thousand',
  form: 'Say what you think and what you do, each in a line, and then call it:\nThought: ...\nAction: ...\n<tool_call>\n{"name": "mobile_use", "arguments": {...}}\n</tool_call>',
  write: (json, thought, summary) => `Thought: ${thought}\nAction: ${summary}\n${call(json)}`,
});

/** Exactly the three parts, in order and none of them empty. */
const R1_FORM =
  /^\s*<think>\s*\S[\s\S]*?<\/think>\s*<action>\s*\S[\s\S]*?<\/action>\s*<tool_call>\s*\{[\s\S]*\}\s*<\/tool_call>\s*$/;

export const mobileR1: Codec = mobileUse({
  name: 'mobile-r1',
  describe: 'Mobile-R1: mobile_use behind a thought and a sentence, each in tags',
  places: 'resized',
  form: 'Answer in three parts: how the screen stands, what comes next and what for; the action in one sentence; the call:\n<think>...</think>\n<action>...</action>\n<tool_call>{"name": "mobile_use", "arguments": {...}}</tool_call>',
  write: (json, thought, summary) =>
    `<think>${thought}</think>\n<action>${summary}</action>\n<tool_call>${json}</tool_call>`,
  isFormed: reply => R1_FORM.test(reply),
});
