import { actionSchemas, type Action } from '../../src/protocol/action.ts';
import { validate } from '../../src/state/validate.ts';
import { headOf, listOf, NoAction, type Codec } from './codec.ts';
import { objectsIn } from './shared/json.ts';
import { numberedLine } from './shared/lines.ts';
import { maskOf } from './shared/mask.ts';
import { elementOf } from './shared/screen.ts';
import { thoughtOf } from './shared/sentences.ts';

const RULES = `You operate a phone for its owner. Each turn you see the screen as a picture and as a list of elements, and answer with one JSON object:
{"thought": "one or two sentences", "action": {...}}

Actions:
{"type":"tap","element":3} or {"type":"tap","x":500,"y":250,"space":"thousand"}   also double_tap, long_press
{"type":"type","element":3,"text":"words"}   "clear":true empties the field first, "enter":true presses the keyboard's action key
{"type":"scroll","direction":"down"}   what lies below comes into view; also up, left, right; "element" for one that scrolls
{"type":"swipe","from":[500,800],"to":[500,200],"space":"thousand"}   also drag, which holds first
{"type":"key","key":"back"}   also home, recents, enter, delete, power, volume_up, volume_down
{"type":"open_app","app":"Notes"}
{"type":"wait","ms":5000}
{"type":"answer","fields":{"id":"value"}}   fills and submits the answer sheet, where the task has one
{"type":"ask_user","question":"..."}
{"type":"done"}   everything that was asked is done
{"type":"impossible","reason":"..."}   it cannot be done on this phone

element is the number before an element in the list. Coordinates run from 0 to 1000 over the width and the height of the screen.
Change nothing that was not asked for.`;

const PRESSES = ['tap', 'double_tap', 'long_press'];

/** The last action of a reply, in an object or alone. Throws NoAction with the message for the model. */
function parse(reply: string): Action {
  let found: unknown;
  for (const object of objectsIn(reply)) {
    if (typeof object['action'] === 'object' && object['action'] !== null) found = object['action'];
    else if (typeof object['type'] === 'string') found = object;
  }
  if (found === undefined) throw new NoAction('there is no JSON object with an "action" in it');
  const { type } = found as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(actionSchemas, type))
    throw new NoAction(`there is no action ${JSON.stringify(type)}`);
  const wrong = validate(actionSchemas[type as keyof typeof actionSchemas], found);
  if (wrong.length > 0)
    throw new NoAction(
      `${type}: ${wrong.map(({ path, message }) => `${path || 'it'} ${message}`).join('; ')}`,
    );
  const press = found as { x?: number; y?: number; element?: unknown };
  if (
    PRESSES.includes(type) &&
    press.element === undefined &&
    (press.x === undefined || press.y === undefined)
  )
    throw new NoAction(`${type} needs an element, or x and y`);
  if (
    PRESSES.includes(type) &&
    press.element !== undefined &&
    (press.x !== undefined || press.y !== undefined)
  )
    throw new NoAction(`${type} has an element or x and y, not both`);
  return found as Action;
}

/** The wire's own actions as JSON. */
export const tapworld: Codec = {
  name: 'tapworld',
  describe: 'the phone’s own actions as JSON',
  rules: RULES,
  show: (observation, left) => ({
    head: headOf(observation, left),
    list: listOf((observation.elements ?? []).map(numberedLine)),
  }),
  parse,
  format: (action, observation, _sheet, context) =>
    JSON.stringify({
      thought: thoughtOf(action, observation, context),
      action: numbered(action, observation),
    }),
  mask: (observation, sheet) =>
    maskOf(observation, sheet, action => JSON.stringify(numbered(action, observation))),
};

/** The action with its element's number in the list. Throws NO_ELEMENT. */
const numbered = (action: Action, observation: Parameters<Codec['show']>[0]): Action =>
  'element' in action && action.element !== undefined
    ? { ...action, element: elementOf(action.element, observation).index }
    : action;
