import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';
import { headOf, listOf, NoAction, type Codec, type Context } from './codec.ts';
import { distanceOf, swipeToward } from './shared/android-lab.ts';
import { endOf, endText } from './shared/answers.ts';
import { callIn, quoted, type Call } from './shared/calls.ts';
import { checked } from './shared/checked.ts';
import { OPPOSITE, scrollerOf, notRepresentable } from './shared/gestures.ts';
import { secondsOf } from './shared/json.ts';
import { wordsOf } from './shared/lines.ts';
import { maskOf } from './shared/mask.ts';
import {
  centreOf,
  elementOf,
  isFocused,
  screenOf,
  scrolls,
  targetOf,
  type Point,
  type Press,
} from './shared/screen.ts';
import { thoughtOf } from './shared/sentences.ts';

const NAME = 'android-lab';
/** Seconds of a wait that gives no number. */
const WAIT_S = 5;

const RULES = `You operate a phone for its owner. Each turn you see its screen as a list of elements with their bounds [x1, y1, x2, y2] in pixels, and answer with what you think and one line of code:
Analysis: ...
Operation: do(action="Tap", element=[x1, y1, x2, y2])

Operations:
do(action="Tap", element=[x1, y1, x2, y2])   also "Long Press"; the bounds of an element
do(action="Type", text="words")   into the field that has the caret, and presses Enter: tap the field first
do(action="Swipe", element=[x1, y1, x2, y2], direction="up", dist="medium")   the finger goes that way, so that up shows what is below; dist is short, medium or long; without an element from the middle of the screen
do(action="Enter"), do(action="Back"), do(action="Home")
do(action="Launch", app="Notes")   opens an app
do(action="Wait", interval=5)   seconds
finish(message="...")   everything that was asked is done; the message is the answer where one is asked for (several in their order, parted by commas), or impossible: why, where it cannot be done on this phone

In quotes, " is written as \\" and a new line as \\n. Change nothing that was not asked for.`;

const KEYS = {
  Enter: 'enter',
  'Press Enter': 'enter',
  Back: 'back',
  'Press Back': 'back',
  Home: 'home',
  'Press Home': 'home',
} as const;

/** The middle of bounds, or a point, on the screen. Throws NoAction. */
function placeOf(
  value: unknown,
  observation: Observation,
  context: Context | undefined,
  label: string,
): Point {
  if (
    !Array.isArray(value) ||
    (value.length !== 4 && value.length !== 2) ||
    value.some(n => typeof n !== 'number' || !Number.isFinite(n))
  )
    throw new NoAction(`${label} needs an element [x1, y1, x2, y2]`);
  const [l, t, r, b] = value as [number, number, number?, number?];
  const at: Point = r === undefined ? [l, t] : [(l + r) / 2, (t + b!) / 2];
  const screen = screenOf(observation, context);
  if (at[0] < 0 || at[1] < 0 || at[0] >= screen.width || at[1] >= screen.height)
    throw new NoAction(
      `${label}: ${at.join(', ')} lies outside of the ${screen.width} × ${screen.height} pixels of the screen`,
    );
  return at;
}

const withBounds = (value: unknown, observation: Observation): Element | undefined =>
  (observation.elements ?? []).find(e => scrolls(e) && JSON.stringify(e.bounds) === JSON.stringify(value));

function read(
  call: Call,
  observation: Observation,
  sheet: AnswerSheet | null,
  context: Context | undefined,
): Action[] {
  if (call.name === 'finish') return endOf(String(call.named['message'] ?? call.args[0] ?? ''), sheet);
  const { text, direction, dist, app, interval } = call.named;
  const [action, element] = [call.named['action'] ?? call.args[0], call.named['element'] ?? call.args[1]];
  const textOf = (value: unknown, key: string) =>
    typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : (() => {
          throw new NoAction(`${String(action)} needs a ${key}`);
        })();
  switch (action) {
    case 'Tap':
    case 'Long Press': {
      const [x, y] = placeOf(element, observation, context, action);
      return [{ type: action === 'Tap' ? 'tap' : 'long_press', x, y }];
    }
    // Its executor presses Enter after the text.
    case 'Type':
      return [{ type: 'type', text: textOf(text ?? call.named['argument'], 'text'), enter: true }];
    case 'Swipe': {
      const on =
        element === undefined || element === null
          ? undefined
          : (withBounds(element, observation) ?? placeOf(element, observation, context, 'Swipe'));
      return [
        swipeToward(
          direction ?? call.named['argument'],
          dist ?? 'medium',
          on,
          observation,
          screenOf(observation, context),
        ),
      ];
    }
    case 'Launch':
      return [{ type: 'open_app', app: textOf(app, 'app') }];
    case 'Wait':
      return [{ type: 'wait', ms: secondsOf(interval ?? WAIT_S, 'the interval of Wait') }];
    default:
      if (typeof action === 'string' && Object.hasOwn(KEYS, action))
        return [{ type: 'key', key: KEYS[action as keyof typeof KEYS] }];
      throw new NoAction(`there is no action ${JSON.stringify(action)}`);
  }
}

function write(
  action: Action,
  observation: Observation,
  sheet: AnswerSheet | null,
  context?: Context,
): string {
  const operation = (name: string, more = '') => `do(action="${name}"${more})`;
  const element = (e: Element) => `, element=[${e.bounds.join(', ')}]`;
  const press = (a: Press) => {
    if (a.element !== undefined) return element(elementOf(a.element, observation));
    const [x, y] = targetOf(a, observation, screenOf(observation, context)).map(Math.round);
    return `, element=[${x}, ${y}, ${x}, ${y}]`;
  };
  switch (action.type) {
    case 'tap':
      return operation('Tap', press(action));
    case 'long_press':
      return operation('Long Press', press(action));
    case 'scroll': {
      const scroller =
        scrollerOf(action, observation) ?? notRepresentable(NAME, 'a scroll where nothing scrolls');
      if (withBounds(scroller.bounds, observation)?.index !== scroller.index)
        return notRepresentable(
          NAME,
          `which of several elements at ${centreOf(scroller).join(', ')} it means`,
        );
      return operation(
        'Swipe',
        `${element(scroller)}, direction="${OPPOSITE[action.direction]}", dist="${distanceOf(action.amount, NAME)}"`,
      );
    }
    case 'type':
      return action.clear || !action.enter || !isFocused(action.element, observation)
        ? notRepresentable(NAME, 'typing that is not text and Enter into the field that has the caret')
        : operation('Type', `, text=${quoted(action.text)}`);
    case 'key': {
      const name = (['Enter', 'Back', 'Home'] as const).find(each => KEYS[each] === action.key);
      return name ? operation(name) : notRepresentable(NAME, `the key ${action.key}`);
    }
    case 'open_app':
      return operation('Launch', `, app=${quoted(action.app)}`);
    case 'wait':
      return operation('Wait', action.ms === 1_000 * WAIT_S ? '' : `, interval=${action.ms / 1_000}`);
    default: {
      const message = endText(action, sheet, NAME);
      return message === undefined
        ? notRepresentable(NAME, action.type)
        : `finish(message=${quoted(message)})`;
    }
  }
}

const moves: NonNullable<Codec['moves']> = (reply, observation, sheet, context) =>
  read(callIn(reply, ['do', 'finish'], /Operation:/), observation, sheet, context).map(checked);

/** AndroidLab’s text mode: elements by their bounds. */
export const androidLab: Codec = {
  name: NAME,
  describe: 'AndroidLab’s do and finish over elements’ bounds',
  rules: RULES,
  picture: { isUnscaled: true },
  moves,
  show: (observation, left) => ({
    head: headOf(observation, left),
    list: listOf((observation.elements ?? []).map(e => `[${e.bounds.join(', ')}] ${wordsOf(e)}`)),
  }),
  parse: (...args) => moves(...args)[0]!,
  format: (action, observation, sheet, context) =>
    `Analysis: ${thoughtOf(action, observation, context)}\nOperation: ${write(action, observation, sheet, context)}`,
  mask: (observation, sheet, context) =>
    maskOf(observation, sheet, action => write(action, observation, sheet, context)),
};
