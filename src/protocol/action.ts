import { Type, type Static, type TSchema } from 'typebox';

export const KEYS = [
  'back',
  'home',
  'recents',
  'enter',
  'delete',
  'tab',
  'escape',
  'arrow_up',
  'arrow_down',
  'arrow_left',
  'arrow_right',
  'volume_up',
  'volume_down',
  'power',
] as const;
export type Key = (typeof KEYS)[number];
export const DAY_MS = 86_400_000;

const enumOf = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], description });
const X = Type.Number({ description: 'From the left edge, in the action’s space.' });
const Y = Type.Number({ description: 'From the top edge, in the action’s space.' });
const Point = Type.Array(Type.Number(), { minItems: 2, maxItems: 2, description: '[x, y]' });
const Space = Type.Optional(
  enumOf(['pixel', 'unit', 'thousand'], 'pixel (default), unit (0–1) or thousand (0–1000).'),
);
export const ElementRef = Type.Union([Type.Integer({ minimum: 0 }), Type.String({ minLength: 1 })], {
  description: 'Index among the present elements, or an element’s id.',
});
const Ms = Type.Integer({ minimum: 0, maximum: DAY_MS, description: 'Milliseconds.' });

const named = <const N extends string, P extends Record<string, TSchema>>(
  type: N,
  props: P,
  description: string,
) => Type.Object({ type: Type.Literal(type), ...props }, { additionalProperties: false, description });

const Press = { x: Type.Optional(X), y: Type.Optional(Y), element: Type.Optional(ElementRef), space: Space };
const Path = { from: Point, to: Point, ms: Type.Optional(Ms), space: Space };

export const actionSchemas = {
  tap: named('tap', Press, 'Taps. The phone’s clock moves by 1,000 ms.'),
  double_tap: named('double_tap', Press, 'Taps twice. The phone’s clock moves by 1,000 ms.'),
  long_press: named(
    'long_press',
    Press,
    'Presses until the screen reacts. The phone’s clock moves by 1,000 ms.',
  ),
  swipe: named(
    'swipe',
    Path,
    'Moves a finger from a point to another. The phone’s clock moves by ms, at least 1,000.',
  ),
  drag: named(
    'drag',
    Path,
    'Presses until the screen reacts, then moves. The phone’s clock moves by ms, at least 1,000.',
  ),
  scroll: named(
    'scroll',
    {
      direction: enumOf(['up', 'down', 'left', 'right'], 'Where to look: down shows what is below.'),
      element: Type.Optional(ElementRef),
      amount: Type.Optional(Type.Number({ minimum: 0.1, maximum: 5, description: 'Screens, default 0.7.' })),
    },
    'Scrolls. The phone’s clock moves by 1,000 ms.',
  ),
  type: named(
    'type',
    {
      text: Type.String({ maxLength: 20_000 }),
      element: Type.Optional(ElementRef),
      clear: Type.Optional(Type.Boolean()),
      enter: Type.Optional(Type.Boolean()),
    },
    'Types into the field that has the caret, or into an element. The phone’s clock moves by 1,000 ms.',
  ),
  clear: named(
    'clear',
    { element: Type.Optional(ElementRef) },
    'Empties a text field. The phone’s clock moves by 1,000 ms.',
  ),
  key: named('key', { key: enumOf(KEYS, 'Key.') }, 'Presses a key. The phone’s clock moves by 1,000 ms.'),
  open_app: named(
    'open_app',
    {
      app: Type.String({ minLength: 1, maxLength: 200, description: 'Id, name or package.' }),
    },
    'Opens an app. The phone’s clock moves by 1,000 ms.',
  ),
  wait: named('wait', { ms: Ms }, 'Moves the phone’s clock by ms; timers that come due meanwhile run.'),
  touch: named(
    'touch',
    {
      phase: enumOf(['down', 'move', 'up'], 'Phase.'),
      x: X,
      y: Y,
      pointer: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      space: Space,
    },
    'Moves one of ten fingers. The phone’s clock moves by 100 ms.',
  ),
  answer: named(
    'answer',
    {
      fields: Type.Record(Type.String(), Type.Unknown(), { description: 'Field id → typed value.' }),
    },
    'Hands in values of the answer sheet. The phone’s clock stands still.',
  ),
  ask_user: named(
    'ask_user',
    { question: Type.String({ maxLength: 5_000 }) },
    'Asks the person. The phone’s clock stands still.',
  ),
  done: named('done', {}, 'Declares that the task is done. The phone’s clock stands still.'),
  impossible: named(
    'impossible',
    { reason: Type.Optional(Type.String({ maxLength: 5_000 })) },
    'Declares that the task cannot be done. The phone’s clock stands still.',
  ),
} as const;

export type ActionType = keyof typeof actionSchemas;
export const Action = Type.Union(
  Object.values(actionSchemas) as unknown as [(typeof actionSchemas)[ActionType]],
  { description: 'What an agent does.' },
);
export type Action = { [K in ActionType]: Static<(typeof actionSchemas)[K]> }[ActionType];
export type ActionOf<K extends ActionType> = Static<(typeof actionSchemas)[K]>;

export const ACTION_MS = 1_000;
export const TOUCH_MS = 100;

/** Milliseconds by which the phone's clock moves after an action (DESIGN.md, Time). */
export function clockCost(action: Action): number {
  switch (action.type) {
    case 'wait':
      return action.ms;
    case 'swipe':
    case 'drag':
      return Math.max(action.ms ?? 0, ACTION_MS);
    case 'touch':
      return TOUCH_MS;
    case 'answer':
    case 'ask_user':
    case 'done':
    case 'impossible':
      return 0;
    default:
      return ACTION_MS;
  }
}
