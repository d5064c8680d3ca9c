import { Type, type Static } from 'typebox';
import type { AnswerSheet } from '../../state/answers.ts';
import { validate } from '../../state/validate.ts';
import type { Action, ActionOf, Key } from '../action.ts';
import type { Element } from '../observation.ts';
import { answerFields } from './answers.ts';
import { listed, type Size } from './elements.ts';
import { AndroidWorldError } from './error.ts';

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
/** Turns an index that is written as text into a number. Anything else is returned unchanged. */
export const indexIn = (index: unknown): unknown =>
  typeof index === 'string' && NUMBER.test(index) ? Number(index) : index;

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]));
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

/** An action as AndroidWorld's agents write it. Fields that the type does not use may be null, as its Python dataclass writes them. */
export const AndroidWorldAction = Type.Object(
  {
    action_type: oneOf(ACTION_TYPES),
    // AndroidWorld's dataclass accepts a number written as text too.
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

/** The screen that an action refers to, and the answer sheet if the task has one. */
export interface Scene {
  elements: readonly Element[];
  screen: Size;
  sheet: AnswerSheet | null;
}

/** Translates one of AndroidWorld's actions to Tapworld's. Throws INVALID_ACTION if it is malformed or does not fit the scene. */
export function fromAndroidWorld(given: unknown, scene: Scene): Action {
  const errors = validate(AndroidWorldAction, given);
  if (errors.length > 0) {
    const reasons = errors.map(({ path, message }) => `${path.slice(1) || 'The action'} ${message}`);
    throw new AndroidWorldError(reasons.join('; '));
  }
  return new ActionReader(given as AndroidWorldAction, scene).read();
}

/** Reads one action that has the right form. */
class ActionReader {
  private readonly action: AndroidWorldAction;
  private readonly scene: Scene;

  constructor(action: AndroidWorldAction, scene: Scene) {
    this.action = action;
    this.scene = scene;
  }

  read(): Action {
    const { action } = this;
    switch (action.action_type) {
      case 'click':
        return { type: 'tap', ...this.target() };
      case 'double_tap':
      case 'long_press':
        return { type: action.action_type, ...this.target() };
      case 'scroll':
        return {
          type: 'scroll',
          direction: this.direction(),
          ...(this.hasIndex ? { element: this.indexed().id } : {}),
        };
      case 'swipe':
        return this.swipe();
      case 'input_text':
        return this.inputText();
      case 'navigate_home':
        return { type: 'key', key: 'home' };
      case 'navigate_back':
        return { type: 'key', key: 'back' };
      case 'keyboard_enter':
        return { type: 'key', key: 'enter' };
      case 'open_app':
        return action.app_name
          ? { type: 'open_app', app: action.app_name }
          : this.fail('it needs an app_name');
      case 'wait':
        return { type: 'wait', ms: 1_000 };
      case 'answer':
        return { type: 'answer', fields: answerFields(this.text(), this.scene.sheet) };
      case 'status':
        return this.status();
      case 'unknown':
        return this.key();
    }
  }

  private fail(reason: string): never {
    throw new AndroidWorldError(`${this.action.action_type}: ${reason}`);
  }

  private get hasIndex(): boolean {
    return this.action.index !== undefined && this.action.index !== null;
  }

  private get point(): { x: number; y: number } | undefined {
    const { x, y } = this.action;
    return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
  }

  private indexed(): Element {
    const { index } = this.action;
    const elements = listed(this.scene.elements);
    return (
      elements[Number(index)] ?? this.fail(`there is no element ${index}; the list has ${elements.length}`)
    );
  }

  private target(): { element: string } | { x: number; y: number } {
    if (this.hasIndex) return { element: this.indexed().id };
    return this.point ?? this.fail('it needs an index, or x and y');
  }

  /** The named text field, or the smallest one at the point. */
  private field(): string {
    if (this.hasIndex) return this.indexed().id;
    const { point } = this;
    if (!point) return this.fail('it needs an index, or x and y');
    const [smallest] = this.scene.elements
      .filter(({ states, bounds }) => states.editable && contains(bounds, point))
      .sort((one, other) => areaOf(one.bounds) - areaOf(other.bounds));
    return smallest?.id ?? this.fail(`no text field is at ${point.x}, ${point.y}`);
  }

  private direction(): NonNullable<AndroidWorldAction['direction']> {
    return this.action.direction ?? this.fail('it needs a direction');
  }

  private text(): string {
    return String(this.action.text ?? this.fail('it needs a text'));
  }

  private inputText(): ActionOf<'type'> {
    const text = this.text();
    const clear = this.action.clear_text ? { clear: true } : {};
    return { type: 'type', element: this.field(), text, enter: true, ...clear };
  }

  /** The finger goes from the middle of the named element, or of the screen, to the edge. */
  private swipe(): ActionOf<'swipe'> {
    const { width, height } = this.scene.screen;
    const bounds = this.hasIndex ? this.indexed().bounds : [0, 0, width, height];
    const [left, top, right, bottom] = bounds as [number, number, number, number];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const edges = {
      left: [left + 1, y],
      right: [right - 1, y],
      up: [x, top + 1],
      down: [x, bottom - 1],
    } as const;
    return { type: 'swipe', from: [x, y], to: [...edges[this.direction()]] };
  }

  private status(): Action {
    switch (this.action.goal_status) {
      case 'infeasible':
        return { type: 'impossible' };
      case 'complete':
      case 'successful':
        return { type: 'done' };
      default:
        return this.fail('goal_status is complete or infeasible');
    }
  }

  private key(): Action {
    const { keycode } = this.action;
    if (!keycode) return { type: 'wait', ms: 0 };
    return { type: 'key', key: KEYCODES[keycode] ?? this.fail(`there is no key ${keycode}`) };
  }
}

const contains = (
  [left, top, right, bottom]: readonly number[],
  { x, y }: { x: number; y: number },
): boolean => left! <= x && x < right! && top! <= y && y < bottom!;

const areaOf = ([left, top, right, bottom]: readonly number[]): number => (right! - left!) * (bottom! - top!);
