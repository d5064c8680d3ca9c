import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';
import { NoAction, type Codec, type Context } from './codec.ts';
import { endOf, endText } from './shared/answers.ts';
import { callsIn, quoted, type Call } from './shared/calls.ts';
import { checked } from './shared/checked.ts';
import {
  DEFAULT_AMOUNT,
  fingerOf,
  isDirection,
  placeToScroll,
  refuseSlow,
  scrollerOf,
  notRepresentable,
} from './shared/gestures.ts';
import { keyNamed } from './shared/keys.ts';
import { showPointed } from './shared/lines.ts';
import { smartResize } from './shared/resize.ts';
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

/** Least and most pixels of a picture after the family’s processor. */
const LEAST = 100 * 28 * 28;
const MOST = 16_384 * 28 * 28;
/** The family's duration of `wait()`. */
const WAIT_MS = 5_000;

/** The end of a text that is submitted: a new line, or one that was escaped twice. */
const SUBMIT = /(?:\n|\\n)$/;

const NAMES = [
  'click',
  'left_single',
  'left_double',
  'right_single',
  'long_press',
  'type',
  'scroll',
  'drag',
  'press_home',
  'press_back',
  'press_enter',
  'hotkey',
  'open_app',
  'wait',
  'finished',
  'call_user',
];

/** 1.0 counts from 0 to 1000 and scrolls from place to place; 1.5 counts pixels of the resized picture, scrolls by direction, drags and opens apps. */
interface Version {
  name: string;
  describe: string;
  places: 'thousand' | 'resized';
}

const rulesOf = ({
  places,
}: Version) => `You operate a phone for its owner. Each turn you see its screen and answer with what you think and one action:
Thought: a small plan, and the next action in one sentence
Action: click(start_box='(x,y)')

Actions:
click(start_box='(x,y)')
long_press(start_box='(x,y)')
type(content='words')   into the field that has the caret; end with \\n to submit
${places === 'thousand' ? "scroll(start_box='(x1,y1)', end_box='(x2,y2)')   the finger goes from the first place to the second" : "scroll(start_box='(x,y)', direction='down')   shows what lies below; also up, left, right\ndrag(start_box='(x1,y1)', end_box='(x2,y2)')   the finger goes from the first place to the second\nopen_app(app_name='Notes')"}
press_home()
press_back()
wait()   five seconds
finished(content='')   everything that was asked is done; content is the answer where one is asked for (several in their order, parted by commas), or impossible: why, where it cannot be done on this phone

Coordinates are ${places === 'thousand' ? 'from 0 to 1000 over the width and the height of the screen' : 'pixels of the picture, whose size is told with it'}. In quotes, ' is written as \\' and a new line as \\n. Change nothing that was not asked for.`;

/** The numbers of a place in any brackets and tags: two, or four for a box. */
function placeOf(call: Call, keys: readonly string[], at: number): unknown {
  const argument = keys.map(key => call.named[key]).find(value => value !== undefined) ?? call.args[at];
  if (Array.isArray(argument)) return argument.flat();
  if (typeof argument !== 'string') throw new NoAction(`${call.name} needs a ${keys[0]}`);
  return (argument.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}

function wordOf(call: Call, key: string): string {
  const value = call.named[key] ?? call.args[0];
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new NoAction(`${call.name} needs a ${key}`);
  return String(value);
}

/** The action of a reply’s call. Throws NoAction. */
function read(call: Call, frame: Frame, observation: Observation, sheet: AnswerSheet | null): Action[] {
  const start = () => placeOf(call, ['start_box', 'point', 'start_point'], 0);
  const end = () => placeOf(call, ['end_box', 'end_point'], 1);
  switch (call.name) {
    case 'click':
    case 'left_single':
      return [pressAt('tap', start(), frame)];
    case 'left_double':
      return [pressAt('double_tap', start(), frame)];
    case 'long_press':
    case 'right_single':
      return [pressAt('long_press', start(), frame)];
    case 'drag':
      return [swipeBetween('swipe', start(), end(), frame)];
    case 'scroll': {
      const { direction } = call.named;
      if (direction === undefined) return [swipeBetween('swipe', start(), end(), frame)];
      if (!isDirection(direction)) throw new NoAction('the direction of scroll is up, down, left or right');
      const place = call.named['start_box'] ?? call.named['point'] ?? call.named['start_point'];
      const scroller =
        place === undefined
          ? undefined
          : elementAt(frame.pixels(frame.read(start(), 'scroll')), observation, scrolls);
      return [{ type: 'scroll', direction, ...(scroller ? { element: scroller.id } : {}) }];
    }
    case 'type': {
      const text = wordOf(call, 'content');
      const enter = SUBMIT.exec(text)?.[0].length;
      if (enter === undefined) return [{ type: 'type', text }];
      return [
        text.length === enter
          ? { type: 'key', key: 'enter' }
          : { type: 'type', text: text.slice(0, -enter), enter: true },
      ];
    }
    case 'press_home':
      return [{ type: 'key', key: 'home' }];
    case 'press_back':
      return [{ type: 'key', key: 'back' }];
    case 'press_enter':
      return [{ type: 'key', key: 'enter' }];
    case 'hotkey': {
      const key = keyNamed(wordOf(call, 'key'));
      if (!key) throw new NoAction(`this phone has no key ${JSON.stringify(wordOf(call, 'key'))}`);
      return [{ type: 'key', key }];
    }
    case 'open_app':
      return [{ type: 'open_app', app: wordOf(call, 'app_name') }];
    case 'wait':
      return [{ type: 'wait', ms: WAIT_MS }];
    case 'call_user':
      return [{ type: 'impossible' }];
    default:
      return endOf(String(call.named['content'] ?? call.args[0] ?? ''), sheet);
  }
}

function codecOf(version: Version): Codec {
  const { name, describe, places } = version;
  const isOld = places === 'thousand';
  const frameFor = (observation: Observation, context?: Context) => {
    const screen = screenOf(observation, context);
    return frameOf(isOld ? 'thousand' : smartResize(observation.screenshot ?? screen, LEAST, MOST), screen);
  };
  const box = (at: Point) => `'<|box_start|>(${at.join(',')})<|box_end|>'`;
  const quote = (text: string) => quoted(text, "'");

  function write(
    action: Action,
    observation: Observation,
    sheet: AnswerSheet | null,
    context: Context | undefined,
  ): string {
    const screen = screenOf(observation, context);
    const frame = frameFor(observation, context);
    const path = ([from, to]: [Point, Point]) =>
      `${isOld ? 'scroll' : 'drag'}(start_box=${box(frame.write(from))}, end_box=${box(frame.write(to))})`;
    switch (action.type) {
      case 'tap':
        return `click(start_box=${box(frame.write(targetOf(action, observation, screen)))})`;
      case 'long_press':
        return `long_press(start_box=${box(frame.write(targetOf(action, observation, screen)))})`;
      case 'swipe':
        refuseSlow(action, name);
        return path(pathOf(action, screen));
      case 'scroll': {
        if (isOld || (action.amount ?? DEFAULT_AMOUNT) !== DEFAULT_AMOUNT)
          return path(fingerOf(action, observation, screen, name));
        return `scroll(start_box=${box(placeToScroll(scrollerOf(action, observation), observation, frame, screen, name))}, direction='${action.direction}')`;
      }
      case 'type':
        if (action.clear || !isFocused(action.element, observation))
          return notRepresentable(name, 'typing that is more than text into the field that has the caret');
        if (SUBMIT.test(action.text) || (action.enter && action.text === ''))
          return notRepresentable(name, 'a text that ends with a new line');
        return `type(content=${quote(action.enter ? `${action.text}\n` : action.text)})`;
      case 'key': {
        const press = {
          back: 'press_back()',
          home: 'press_home()',
          enter: `type(content=${quote('\n')})`,
        } as Partial<Record<string, string>>;
        return press[action.key] ?? notRepresentable(name, `the key ${action.key}`);
      }
      case 'open_app':
        return isOld
          ? notRepresentable(name, 'that an app is opened')
          : `open_app(app_name=${quote(action.app)})`;
      case 'wait':
        return action.ms === WAIT_MS ? 'wait()' : notRepresentable(name, `a wait of ${action.ms} ms`);
      default: {
        const message = endText(action, sheet, name);
        return message === undefined
          ? notRepresentable(name, action.type)
          : `finished(content=${quote(message)})`;
      }
    }
  }
  const moves: NonNullable<Codec['moves']> = (reply, observation, sheet, context) =>
    callsIn(reply, NAMES, /Action:/)
      .flatMap(call => read(call, frameFor(observation, context), observation, sheet))
      .map(checked);
  return {
    name,
    describe,
    rules: rulesOf(version),
    moves,
    show: (observation, left, context) => showPointed(observation, left, frameFor(observation, context)),
    parse: (...args) => moves(...args)[0]!,
    format: (action, observation, sheet, context) =>
      `Thought: ${thoughtOf(action, observation, context)}\nAction: ${write(action, observation, sheet, context)}`,
  };
}

export const uiTars10: Codec = codecOf({
  name: 'ui-tars-1.0',
  describe: 'UI-TARS 1.0, from 0 to 1000',
  places: 'thousand',
});
export const uiTars15: Codec = codecOf({
  name: 'ui-tars-1.5',
  describe: 'UI-TARS 1.5, in pixels of the picture as its processor resizes it',
  places: 'resized',
});
