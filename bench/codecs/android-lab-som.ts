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
import { numberedLine } from './shared/lines.ts';
import { maskOf } from './shared/mask.ts';
import { elementOf, isFocused, screenOf, scrolls } from './shared/screen.ts';

const NAME = 'android-lab-som';
/** Seconds of a wait that gives no number. */
const WAIT_S = 5;
const NAMES = ['tap', 'text', 'long_press', 'swipe', 'back', 'home', 'wait', 'finish'];

const RULES = `You operate a phone for its owner. Each turn you see its screen, where elements have numbers, and answer with one call:
<CALLED_FUNCTION>
tap(3)
</CALLED_FUNCTION>

Calls:
tap(3), long_press(3)   the element with that number
text("words")   into the field that has the caret: tap it first
swipe(3, "up", "medium")   the finger goes that way over the element, so that up shows what is below; short, medium or long
back(), home()
wait(5)   seconds
finish("...")   everything that was asked is done; its text is the answer where one is asked for (several in their order, parted by commas), or impossible: why, where it cannot be done on this phone

In quotes, " is written as \\" and a new line as \\n. Change nothing that was not asked for.`;

/** The element of a number. Throws NoAction. */
function numbered(value: unknown, observation: Observation, label: string): Element {
  const found = (observation.elements ?? []).find(e => e.index === value);
  if (!found)
    throw new NoAction(
      `${label}: there is no element ${JSON.stringify(value ?? null)}; the screen has ${observation.elements?.length ?? 0}`,
    );
  return found;
}

function read(
  { name, args, named }: Call,
  observation: Observation,
  sheet: AnswerSheet | null,
  context: Context | undefined,
): Action[] {
  const first = args[0] ?? Object.values(named)[0];
  switch (name) {
    case 'tap':
      return [{ type: 'tap', element: numbered(first, observation, name).id }];
    case 'long_press':
      return [{ type: 'long_press', element: numbered(first, observation, name).id }];
    case 'text':
      if (typeof first !== 'string' && typeof first !== 'number')
        throw new NoAction('text needs what to type');
      return [{ type: 'type', text: String(first) }];
    case 'swipe':
      return [
        swipeToward(
          args[1] ?? named['direction'],
          args[2] ?? named['dist'] ?? 'medium',
          numbered(first, observation, name),
          observation,
          screenOf(observation, context),
        ),
      ];
    case 'back':
    case 'home':
      return [{ type: 'key', key: name }];
    case 'wait':
      return [{ type: 'wait', ms: secondsOf(first ?? WAIT_S, 'the time to wait') }];
    default:
      return endOf(String(first ?? ''), sheet);
  }
}

function write(action: Action, observation: Observation, sheet: AnswerSheet | null): string {
  const byNumber = (ref: number | string | undefined) =>
    ref === undefined
      ? notRepresentable(NAME, 'a place without an element')
      : elementOf(ref, observation).index;
  switch (action.type) {
    case 'tap':
    case 'long_press':
      return `${action.type}(${byNumber(action.element)})`;
    case 'scroll': {
      const scroller =
        scrollerOf(action, observation) ?? notRepresentable(NAME, 'a scroll where nothing scrolls');
      if (!scrolls(scroller)) return notRepresentable(NAME, 'a scroll of what does not scroll');
      return `swipe(${scroller.index}, "${OPPOSITE[action.direction]}", "${distanceOf(action.amount, NAME)}")`;
    }
    case 'type':
      return action.clear || action.enter || !isFocused(action.element, observation)
        ? notRepresentable(NAME, 'typing that is more than text into the field that has the caret')
        : `text(${quoted(action.text)})`;
    case 'key':
      return action.key === 'back' || action.key === 'home'
        ? `${action.key}()`
        : notRepresentable(NAME, `the key ${action.key}`);
    case 'wait':
      return `wait(${action.ms / 1_000})`;
    default: {
      const message = endText(action, sheet, NAME);
      return message === undefined ? notRepresentable(NAME, action.type) : `finish(${quoted(message)})`;
    }
  }
}

const moves: NonNullable<Codec['moves']> = (reply, observation, sheet, context) =>
  read(callIn(reply, NAMES, /<CALLED_FUNCTION>|Action:/), observation, sheet, context).map(checked);

/** AndroidLab’s set-of-marks mode: elements by the numbers drawn on the picture. They are the phone’s own indices, from 0. */
export const androidLabSom: Codec = {
  name: NAME,
  describe: 'AndroidLab’s calls over numbers drawn on the picture',
  rules: RULES,
  picture: { marks: true },
  moves,
  show: (observation, left) => ({
    head: headOf(observation, left),
    list: observation.screenshot ? '' : listOf((observation.elements ?? []).map(numberedLine)),
  }),
  parse: (...args) => moves(...args)[0]!,
  format: (action, observation, sheet) =>
    `<CALLED_FUNCTION>\n${write(action, observation, sheet)}\n</CALLED_FUNCTION>`,
  mask: (observation, sheet) => maskOf(observation, sheet, action => write(action, observation, sheet)),
};
