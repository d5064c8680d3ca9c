import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';
import { NoAction, type Codec, type Context } from './codec.ts';
import { endOf, endText } from './shared/answers.ts';
import { callIn, quoted, type Call } from './shared/calls.ts';
import { checked } from './shared/checked.ts';
import { fingerOf, refuseSlow, notRepresentable } from './shared/gestures.ts';
import { secondsOf } from './shared/json.ts';
import { showPointed } from './shared/lines.ts';
import {
  focusedField,
  frameOf,
  isFocused,
  pathOf,
  pressAt,
  screenOf,
  swipeBetween,
  targetOf,
} from './shared/screen.ts';
import { thoughtOf } from './shared/sentences.ts';

const NAME = 'autoglm';

const RULES = `You operate a phone for its owner. Each turn you see its screen and answer with what you think and one line of pseudo-code:
<think>...</think>
<answer>do(action="Tap", element=[x,y])</answer>

Operations:
do(action="Launch", app="Notes")   opens an app
do(action="Tap", element=[x,y])   also "Double Tap" and "Long Press"
do(action="Type", text="words")   replaces what stands in the field that has the caret
do(action="Swipe", start=[x1,y1], end=[x2,y2])   the finger goes from the first place to the second: upwards shows what is below
do(action="Back"), do(action="Home")
do(action="Wait", duration="2 seconds")
do(action="Take_over", message="...")   asks the user
finish(message="...")   everything that was asked is done; the message is the answer where one is asked for (several in their order, parted by commas), or impossible: why, where it cannot be done on this phone

Coordinates run from 0 to 999 over the width and the height of the screen. In quotes, " is written as \\" and a new line as \\n. Change nothing that was not asked for.`;

const frameFor = (observation: Observation, context?: Context) =>
  frameOf('thousand', screenOf(observation, context));

/** Questions for actions without a text: `Interact` never has one, and a handover may have none. */
const QUESTIONS = {
  Interact: 'Several things fit: which one is meant?',
  Take_over: 'Please go on from here yourself.',
} as const;
/** Seconds of a wait that gives no number. */
const WAIT_S = 1;

function wordOf({ named }: Call, key: string, otherwise?: string): string {
  const value = named[key] ?? otherwise;
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new NoAction(`${JSON.stringify(named['action'])} needs a ${key}`);
  return String(value);
}

/** A duration such as `3 seconds`, in ms. Throws NoAction for an invalid number. */
function waitOf(duration: unknown): number {
  const seconds = typeof duration === 'string' ? /^\s*\d+(?:\.\d+)?/.exec(duration)?.[0] : duration;
  return secondsOf(seconds ?? WAIT_S, 'the duration of Wait');
}

/** The action of a call. Throws NoAction. */
function read(
  call: Call,
  observation: Observation,
  sheet: AnswerSheet | null,
  context: Context | undefined,
): Action[] {
  const frame = frameFor(observation, context);
  if (call.name === 'finish') return endOf(String(call.named['message'] ?? call.args[0] ?? ''), sheet);
  const { action, element, start, end, duration } = call.named;
  switch (action) {
    case 'Tap':
      return [pressAt('tap', element, frame)];
    case 'Double Tap':
      return [pressAt('double_tap', element, frame)];
    case 'Long Press':
      return [pressAt('long_press', element, frame)];
    case 'Type':
    case 'Type_Name': {
      const text = wordOf(call, 'text');
      // It empties the field before it types.
      return [text === '' ? { type: 'clear' } : { type: 'type', text, clear: true }];
    }
    case 'Swipe':
      return [swipeBetween('swipe', start, end, frame)];
    case 'Launch':
      return [{ type: 'open_app', app: wordOf(call, 'app') }];
    case 'Back':
      return [{ type: 'key', key: 'back' }];
    case 'Home':
      return [{ type: 'key', key: 'home' }];
    case 'Wait':
      return [{ type: 'wait', ms: waitOf(duration) }];
    case 'Take_over':
    case 'Interact':
      return [{ type: 'ask_user', question: wordOf(call, 'message', QUESTIONS[action]) }];
    // Notes do nothing on the phone: the family's own handler skips them and continues.
    case 'Note':
    case 'Call_API':
      return [{ type: 'wait', ms: 0 }];
    default:
      throw new NoAction(`there is no action ${JSON.stringify(action)}`);
  }
}

function write(
  action: Action,
  observation: Observation,
  sheet: AnswerSheet | null,
  context: Context | undefined,
): string {
  const screen = screenOf(observation, context);
  const frame = frameFor(observation, context);
  const place = (at: [number, number]) => `[${frame.write(at).join(',')}]`;
  const operation = (name: string, more = '') => `do(action="${name}"${more})`;
  switch (action.type) {
    case 'tap':
      return operation('Tap', `, element=${place(targetOf(action, observation, screen))}`);
    case 'double_tap':
      return operation('Double Tap', `, element=${place(targetOf(action, observation, screen))}`);
    case 'long_press':
      return operation('Long Press', `, element=${place(targetOf(action, observation, screen))}`);
    case 'swipe':
    case 'scroll': {
      if (action.type === 'swipe') refuseSlow(action, NAME);
      const [from, to] =
        action.type === 'swipe' ? pathOf(action, screen) : fingerOf(action, observation, screen, NAME);
      return operation('Swipe', `, start=${place(from)}, end=${place(to)}`);
    }
    case 'type':
      if (action.enter || action.text === '' || !isFocused(action.element, observation))
        return notRepresentable(NAME, 'typing that is more than text into the field that has the caret');
      if (!action.clear && (focusedField(observation)?.value ?? 'something') !== '')
        return notRepresentable(NAME, 'typing behind what stands in a field');
      return operation('Type', `, text=${quoted(action.text)}`);
    case 'clear':
      return isFocused(action.element, observation)
        ? operation('Type', ', text=""')
        : notRepresentable(NAME, 'emptying a field without the caret');
    case 'open_app':
      return operation('Launch', `, app=${quoted(action.app)}`);
    case 'key':
      return action.key === 'back'
        ? operation('Back')
        : action.key === 'home'
          ? operation('Home')
          : notRepresentable(NAME, `the key ${action.key}`);
    case 'wait':
      return operation('Wait', `, duration="${action.ms / 1_000} seconds"`);
    case 'ask_user':
      return operation('Take_over', `, message=${quoted(action.question)}`);
    default: {
      const message = endText(action, sheet, NAME);
      return message === undefined
        ? notRepresentable(NAME, action.type)
        : `finish(message=${quoted(message)})`;
    }
  }
}

const moves: NonNullable<Codec['moves']> = (reply, observation, sheet, context) =>
  read(callIn(reply, ['do', 'finish'], /<answer>/i), observation, sheet, context).map(checked);

export const autoglm: Codec = {
  name: NAME,
  describe: 'AutoGLM’s do and finish, from 0 to 999',
  rules: RULES,
  moves,
  show: (observation, left, context) => showPointed(observation, left, frameFor(observation, context)),
  parse: (...args) => moves(...args)[0]!,
  format: (action, observation, sheet, context) =>
    `<think>${thoughtOf(action, observation, context)}</think>\n<answer>${write(action, observation, sheet, context)}</answer>`,
};
