import { Type, type Static } from 'typebox';
import { AnswerValues, parseAnswer, type AnswerSheet, type AnswerValue } from '../state/answers.ts';
import { TOO_DEEP, tooDeep } from '../state/nesting.ts';
import { validate } from '../state/validate.ts';
import type { Action, Key } from './action.ts';
import type { Element } from './observation.ts';

const ACTION_TYPES = [
  'click',
  'double_tap',
  'long_press',
  'scroll',
  'swipe',
  'input_text',
  'navigate_home',
  'navigate_back',
  'keyboard_enter',
  'open_app',
  'wait',
  'answer',
  'status',
  'unknown',
] as const;
const NUMBER = /^\s*\d{1,9}\s*$/;
/** An index, also one that is written as a text; anything else is left as it is. */
export const indexIn = (index: unknown): unknown =>
  typeof index === 'string' && NUMBER.test(index) ? Number(index) : index;

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]));
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

/** An action as AndroidWorld's agents write it. Fields that do not belong to the type may be null, as its Python dataclass writes them. */
export const AndroidWorldAction = Type.Object(
  {
    action_type: oneOf(ACTION_TYPES),
    // Its dataclass takes a number that is written as a text as well.
    index: orNull(Type.Union([Type.Integer({ minimum: 0 }), Type.String({ pattern: NUMBER.source })])),
    x: orNull(Type.Number()),
    y: orNull(Type.Number()),
    text: orNull(Type.Union([Type.String(), Type.Number()])),
    direction: orNull(oneOf(['up', 'down', 'left', 'right'])),
    goal_status: orNull(Type.String()),
    app_name: orNull(Type.String()),
    keycode: orNull(Type.String()),
    clear_text: orNull(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type AndroidWorldAction = Static<typeof AndroidWorldAction>;

export interface Box {
  x_min: number;
  x_max: number;
  y_min: number;
  y_max: number;
}

/** An element as AndroidWorld's agents read it; `bbox` runs from 0 to 1. */
export interface UiElement {
  text: string | null;
  content_description: string | null;
  class_name: string;
  bbox: Box;
  bbox_pixels: Box;
  hint_text: string | null;
  is_checked: boolean;
  is_checkable: boolean;
  is_clickable: boolean;
  is_editable: boolean;
  is_enabled: boolean;
  is_focused: boolean;
  is_focusable: boolean;
  is_long_clickable: boolean;
  is_scrollable: boolean;
  is_selected: boolean;
  is_visible: boolean;
  package_name: string;
  resource_name: string | null;
  resource_id: string | null;
  tooltip: string | null;
}

/** Thrown for what is no action; the message tells why. */
export class AndroidWorldError extends Error {
  code = 'INVALID_ACTION' as const;
}

/** Pixels of a screen as it is held. */
export interface Size {
  width: number;
  height: number;
}

/** The elements that AndroidWorld lists: leaves, and what has a description or scrolls; an action's `index` is a place in this list. */
export function listed(elements: readonly Element[]): Element[] {
  const parents = new Set(elements.map(e => e.parent));
  return elements.filter(e => !parents.has(e.index) || e.description !== undefined || e.states.scrollable);
}

const KEYCODES: Record<string, Key> = {
  KEYCODE_BACK: 'back',
  KEYCODE_HOME: 'home',
  KEYCODE_APP_SWITCH: 'recents',
  KEYCODE_ENTER: 'enter',
  KEYCODE_DEL: 'delete',
  KEYCODE_TAB: 'tab',
  KEYCODE_ESCAPE: 'escape',
  KEYCODE_DPAD_UP: 'arrow_up',
  KEYCODE_DPAD_DOWN: 'arrow_down',
  KEYCODE_DPAD_LEFT: 'arrow_left',
  KEYCODE_DPAD_RIGHT: 'arrow_right',
  KEYCODE_VOLUME_UP: 'volume_up',
  KEYCODE_VOLUME_DOWN: 'volume_down',
  KEYCODE_POWER: 'power',
};

/** The screen's elements in AndroidWorld's words, in the order of their indices. */
export function uiElements(elements: readonly Element[], screen: Size): UiElement[] {
  return listed(elements).map(e => {
    const [x_min, y_min, x_max, y_max] = e.bounds as [number, number, number, number];
    const { states: s } = e;
    const text = s.editable ? (e.value ?? '') : e.role === 'img' ? '' : e.name;
    const said = s.editable || e.role === 'img' ? (e.description ?? e.name) : (e.description ?? '');
    return {
      text: text === '' ? null : text,
      content_description: said === '' ? null : said,
      class_name: e.className,
      bbox: {
        x_min: x_min / screen.width,
        x_max: x_max / screen.width,
        y_min: y_min / screen.height,
        y_max: y_max / screen.height,
      },
      bbox_pixels: { x_min, x_max, y_min, y_max },
      hint_text: e.hint ?? null,
      is_checked: s.checked,
      is_checkable: s.checkable,
      is_clickable: s.clickable,
      is_editable: s.editable,
      is_enabled: s.enabled,
      is_focused: s.focused,
      is_focusable: s.focusable,
      is_long_clickable: s.longClickable,
      is_scrollable: s.scrollable,
      is_selected: s.selected,
      is_visible: true,
      package_name: e.package,
      resource_name: e.resourceId === '' ? null : e.resourceId,
      resource_id: e.resourceId === '' ? null : e.resourceId,
      tooltip: null,
    };
  });
}

/** What an action is read against: what was on the screen, and the answer sheet where the task has one. */
export interface Scene {
  elements: readonly Element[];
  screen: Size;
  sheet: AnswerSheet | null;
}

/**
 * An answer in free text as the sheet's fields: the whole for the only field, with its items parted by commas where it asks for several; a JSON object
 * by field; or a part a field, parted by commas, in their order. Throws INVALID_ACTION where that does not come out.
 */
export function answerFields(text: string, sheet: AnswerSheet | null): AnswerValues {
  if (!sheet) throw new AndroidWorldError('This task asks for no answer');
  const fields = Object.entries(sheet.fields);
  const partsOf = (of: string) =>
    of
      .split(/[,;\n]/)
      .map(part => part.trim())
      .filter(Boolean);
  const valueOf = (of: string, type: string): AnswerValue =>
    type === 'set' || type === 'sequence' ? partsOf(of) : of.trim();
  let given: Record<string, AnswerValue> | undefined;
  if (text.trim().startsWith('{')) {
    try {
      given = JSON.parse(text) as Record<string, AnswerValue>;
    } catch {
      /* Words that begin with a brace. */
    }
    if (tooDeep(given)) throw new AndroidWorldError(TOO_DEEP);
  }
  if (!given) {
    const parts = fields.length === 1 ? [text] : partsOf(text);
    if (parts.length !== fields.length)
      throw new AndroidWorldError(
        `The answer has ${parts.length} parts, and ${fields.length} are asked for: ${fields.map(([, f]) => f.label).join(', ')}`,
      );
    given = Object.fromEntries(fields.map(([id, field], i) => [id, valueOf(parts[i]!, field.type)]));
  }
  for (const [id, value] of Object.entries(given)) {
    const field = Object.hasOwn(sheet.fields, id) ? sheet.fields[id] : undefined;
    if (!field) throw new AndroidWorldError(`There is no field ${id} to answer`);
    if (validate(AnswerValues, { [id]: value }).length > 0 || parseAnswer(field, value) === null)
      throw new AndroidWorldError(`${field.label}: ${JSON.stringify(value)} is no ${field.type}`);
  }
  return given;
}

/** The wire's action for one of AndroidWorld's. Throws INVALID_ACTION with what is wrong. */
export function fromAndroidWorld(given: unknown, { elements, screen, sheet }: Scene): Action {
  const wrong = validate(AndroidWorldAction, given);
  if (wrong.length > 0)
    throw new AndroidWorldError(
      wrong.map(({ path, message }) => `${path.slice(1) || 'The action'} ${message}`).join('; '),
    );
  const a = given as AndroidWorldAction;
  const fail = (what: string): never => {
    throw new AndroidWorldError(`${a.action_type}: ${what}`);
  };
  const byIndex = (): Element =>
    listed(elements)[Number(a.index)] ??
    fail(`there is no element ${a.index}; the list has ${listed(elements).length}`);
  const hasIndex = a.index !== undefined && a.index !== null;
  const isPoint = typeof a.x === 'number' && typeof a.y === 'number';
  const target = (): { element: string } | { x: number; y: number } =>
    hasIndex
      ? { element: byIndex().id }
      : isPoint
        ? { x: a.x!, y: a.y! }
        : fail('it needs an index, or x and y');
  /** The field at a point: the smallest that takes text there. */
  const field = (): string => {
    if (hasIndex) return byIndex().id;
    if (!isPoint) return fail('it needs an index, or x and y');
    const area = ([l, t, r, b]: readonly number[]) => (r! - l!) * (b! - t!);
    const there = elements
      .filter(
        e =>
          e.states.editable &&
          e.bounds[0]! <= a.x! &&
          a.x! < e.bounds[2]! &&
          e.bounds[1]! <= a.y! &&
          a.y! < e.bounds[3]!,
      )
      .sort((x, y) => area(x.bounds) - area(y.bounds));
    return there[0]?.id ?? fail(`no text field is at ${a.x}, ${a.y}`);
  };
  const direction = () => a.direction ?? fail('it needs a direction');
  switch (a.action_type) {
    case 'click':
      return { type: 'tap', ...target() };
    case 'double_tap':
    case 'long_press':
      return { type: a.action_type, ...target() };
    case 'scroll':
      return { type: 'scroll', direction: direction(), ...(hasIndex ? { element: byIndex().id } : {}) };
    case 'swipe': {
      // The finger goes from the middle of what is named, or of the screen, to the edge.
      const [left, top, right, bottom] = hasIndex
        ? (byIndex().bounds as [number, number, number, number])
        : [0, 0, screen.width, screen.height];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const inside = {
        left: [left + 1, y],
        right: [right - 1, y],
        up: [x, top + 1],
        down: [x, bottom - 1],
      } as const;
      return { type: 'swipe', from: [x, y], to: [...inside[direction()]] };
    }
    case 'input_text': {
      if (a.text === undefined || a.text === null) return fail('it needs a text');
      return {
        type: 'type',
        element: field(),
        text: String(a.text),
        enter: true,
        ...(a.clear_text ? { clear: true } : {}),
      };
    }
    case 'navigate_home':
      return { type: 'key', key: 'home' };
    case 'navigate_back':
      return { type: 'key', key: 'back' };
    case 'keyboard_enter':
      return { type: 'key', key: 'enter' };
    case 'open_app':
      return a.app_name ? { type: 'open_app', app: a.app_name } : fail('it needs an app_name');
    case 'wait':
      return { type: 'wait', ms: 1_000 };
    case 'answer':
      return a.text === undefined || a.text === null
        ? fail('it needs a text')
        : { type: 'answer', fields: answerFields(String(a.text), sheet) };
    case 'status':
      return a.goal_status === 'infeasible'
        ? { type: 'impossible' }
        : a.goal_status === 'complete' || a.goal_status === 'successful'
          ? { type: 'done' }
          : fail('goal_status is complete or infeasible');
    case 'unknown':
      return a.keycode
        ? { type: 'key', key: KEYCODES[a.keycode] ?? fail(`there is no key ${a.keycode}`) }
        : { type: 'wait', ms: 0 };
  }
}
