import type { Action } from '../../src/protocol/action.ts';
import { fromAndroidWorld, indexIn } from '../../src/protocol/android-world/actions.ts';
import { listed, uiElements, type UiElement } from '../../src/protocol/android-world/elements.ts';
import { AndroidWorldError } from '../../src/protocol/android-world/error.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';
import { headOf, listOf, NoAction, type Codec, type Context, type Size } from './codec.ts';
import { answerOf } from './shared/answers.ts';
import { androidWorldOf } from './shared/android-world.ts';
import { dictsIn } from './shared/calls.ts';
import { checked } from './shared/checked.ts';
import { objectsIn } from './shared/json.ts';
import { maskOf } from './shared/mask.ts';
import { screenOf } from './shared/screen.ts';
import { thoughtOf } from './shared/sentences.ts';

/** How a codec of AndroidWorld numbers the screen. */
interface Numbering {
  /** Elements by their number. */
  numbers(observation: Observation): ReadonlyMap<number, Element>;
  /** The rules' word for elements. */
  called: string;
}

const rulesOf = ({
  called,
}: Numbering) => `You operate an Android phone for its owner. Each turn you see the screen as a picture and as a list of UI elements, and answer with one line of reasoning and one action as JSON:
Reason: one or two sentences
Action: {"action_type": ...}

Actions:
{"action_type": "click", "index": 3}   also double_tap and long_press; or "x" and "y" in pixels in place of index
{"action_type": "input_text", "text": "words", "index": 3}   types into a field and presses Enter; "clear_text": true empties it first
{"action_type": "keyboard_enter"}
{"action_type": "scroll", "direction": "down", "index": 3}   shows what lies below; also up, left, right; without an index the whole screen
{"action_type": "swipe", "direction": "up"}   moves the finger that way
{"action_type": "navigate_home"}, {"action_type": "navigate_back"}
{"action_type": "open_app", "app_name": "Notes"}
{"action_type": "wait"}
{"action_type": "answer", "text": "..."}   answers the user; where several things are asked for, in their order, parted by commas
{"action_type": "status", "goal_status": "complete"}   everything that was asked is done
{"action_type": "status", "goal_status": "infeasible"}   it cannot be done on this phone

index is the number of an element ${called}. Change nothing that was not asked for.`;

/** An element as a line of JSON, without fields that are false or empty. */
function line(e: UiElement, index: number): string {
  const {
    bbox_pixels: { x_min, y_min, x_max, y_max },
    bbox: _,
    ...rest
  } = e;
  const known = Object.fromEntries(
    Object.entries(rest).filter(
      ([key, value]) => value !== null && value !== false && key !== 'is_visible' && key !== 'resource_id',
    ),
  );
  return `UI element ${index}: ${JSON.stringify({ ...known, bbox: [x_min, y_min, x_max, y_max] })}`;
}

/** A list of one element, which is number 0. */
const alone = (e: Element): Element => ({ ...e, index: 0, parent: null });

/** Checks that an action's place is on the screen. Throws NoAction. */
function onScreen(action: Action, { width, height }: Size): Action {
  if (
    'x' in action &&
    action.x !== undefined &&
    !(action.x >= 0 && action.x < width && action.y! >= 0 && action.y! < height)
  )
    throw new NoAction(
      `${action.x}, ${action.y} lies outside of the ${width} × ${height} pixels of the screen`,
    );
  return action;
}

function codecOf(about: Pick<Codec, 'name' | 'describe' | 'picture'>, numbering: Numbering): Codec {
  const { numbers } = numbering;
  function parse(
    reply: string,
    observation: Observation,
    sheet: AnswerSheet | null,
    context?: Context,
  ): Action {
    // Its agents read a reply as Python first, and as JSON if that fails.
    const isAction = (o: Record<string, unknown>) => typeof o['action_type'] === 'string';
    const found =
      [...objectsIn(reply)].filter(isAction).at(-1) ?? [...dictsIn(reply)].filter(isAction).at(-1);
    if (!found) throw new NoAction('there is no JSON object with an "action_type" in it');
    const { text } = found;
    const index = indexIn(found['index']);
    if (found['action_type'] === 'answer' && typeof text === 'string') return checked(answerOf(text, sheet));
    const scene = { elements: observation.elements ?? [], screen: screenOf(observation, context), sheet };
    try {
      if (typeof index !== 'number') return onScreen(checked(fromAndroidWorld(found, scene)), scene.screen);
      const byNumber = numbers(observation);
      const element = byNumber.get(index);
      if (!element) throw new NoAction(`there is no element ${index}; the list has ${byNumber.size}`);
      return checked(fromAndroidWorld({ ...found, index: 0 }, { ...scene, elements: [alone(element)] }));
    } catch (error) {
      throw error instanceof AndroidWorldError ? new NoAction(error.message) : error;
    }
  }
  const write = (action: Action, observation: Observation, sheet: AnswerSheet | null, context?: Context) =>
    JSON.stringify(
      androidWorldOf(
        action,
        observation,
        sheet,
        numbers(observation),
        screenOf(observation, context),
        about.name,
      ),
    );
  return {
    ...about,
    rules: rulesOf(numbering),
    parse,
    show: (observation, left, context) => {
      const screen = screenOf(observation, context);
      return {
        head: headOf(observation, left),
        list: listOf(
          [...numbers(observation)].map(([number, e]) => line(uiElements([alone(e)], screen)[0]!, number)),
        ),
      };
    },
    format: (action, observation, sheet, context) =>
      `Reason: ${thoughtOf(action, observation, context)}\nAction: ${write(action, observation, sheet, context)}`,
    mask: (observation, sheet, context) =>
      maskOf(observation, sheet, action => write(action, observation, sheet, context)),
  };
}

/** AndroidWorld's JSON actions over its UI elements, as its agent T3A has them. */
export const androidWorld: Codec = codecOf(
  {
    name: 'android-world',
    describe: 'AndroidWorld’s JSON actions over its UI elements',
    picture: { isUnscaled: true },
  },
  {
    called: 'in the list',
    numbers: observation => new Map(listed(observation.elements ?? []).map((e, i) => [i, e])),
  },
);

/** The elements that have a number drawn on them. */
const isMarked = ({ states, range }: Element) =>
  states.clickable || states.editable || states.scrollable || range !== undefined;

/** The same over numbers drawn on the picture, as its agent M3A has them. */
export const m3a: Codec = codecOf(
  {
    name: 'm3a',
    describe: 'AndroidWorld’s JSON actions over numbers drawn on the picture',
    picture: { isUnscaled: true, marks: true },
  },
  {
    called: 'as it is drawn on the picture and stands in the list',
    numbers: observation => new Map((observation.elements ?? []).filter(isMarked).map(e => [e.index, e])),
  },
);
