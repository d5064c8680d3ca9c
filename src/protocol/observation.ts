import { Type, type Static } from 'typebox';

const enumOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

export const Observe = Type.Object(
  {
    screenshot: Type.Optional(
      Type.Union([enumOf(['jpeg', 'png', 'webp']), Type.Literal(false)], {
        description: 'Picture format, or false for none. Default jpeg.',
      }),
    ),
    quality: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, description: 'JPEG and WebP quality, default 80.' }),
    ),
    scale: Type.Optional(
      Type.Number({
        minimum: 0.25,
        maximum: 4,
        description: 'Pixels for one point in the picture; default the screen’s own.',
      }),
    ),
    elements: Type.Optional(Type.Boolean({ description: 'Whether to list elements. Default true.' })),
    tree: Type.Optional(
      Type.Union([enumOf(['text', 'uiautomator']), Type.Literal(false)], {
        description: 'A text tree or UIAutomator XML.',
      }),
    ),
    marks: Type.Optional(Type.Boolean({ description: 'Draw each element’s index on the picture.' })),
  },
  { additionalProperties: false },
);
export type Observe = Static<typeof Observe>;

export const ElementStates = Type.Object({
  enabled: Type.Boolean(),
  checkable: Type.Boolean(),
  checked: Type.Boolean(),
  selected: Type.Boolean(),
  focusable: Type.Boolean(),
  focused: Type.Boolean(),
  scrollable: Type.Boolean(),
  clickable: Type.Boolean(),
  longClickable: Type.Boolean(),
  editable: Type.Boolean(),
  password: Type.Boolean(),
});
export const Element = Type.Object({
  index: Type.Integer({ description: 'Place in the list, from 0.' }),
  id: Type.String({ description: 'Unique on the screen; the same whenever the same thing is shown.' }),
  parent: Type.Union([Type.Integer(), Type.Null()], { description: 'Index of the element that holds it.' }),
  role: Type.String({ description: 'ARIA role.' }),
  className: Type.String({ description: 'Android class.' }),
  resourceId: Type.String({ description: 'Android resource id; empty when it has none.' }),
  name: Type.String({ description: 'What it says.' }),
  description: Type.Optional(Type.String()),
  hint: Type.Optional(Type.String()),
  value: Type.Optional(Type.String()),
  bounds: Type.Array(Type.Number(), {
    minItems: 4,
    maxItems: 4,
    description: '[left, top, right, bottom] in pixels, clipped to what is visible.',
  }),
  states: ElementStates,
  range: Type.Optional(
    Type.Object({ min: Type.Number(), max: Type.Number(), now: Type.Number(), step: Type.Number() }),
  ),
  package: Type.String({ description: 'Package of the app that draws it.' }),
});
export type Element = Static<typeof Element>;

export const Foreground = Type.Object({
  app: Type.String(),
  package: Type.String(),
  activity: Type.String(),
  route: Type.String(),
});
export type Foreground = Static<typeof Foreground>;

const pictureSize = { mime: Type.String(), width: Type.Integer(), height: Type.Integer() };
/** An observation's picture in an answer of multipart/related: the bytes are a part of their own. */
export const AttachedScreenshot = Type.Object({
  ...pictureSize,
  contentId: Type.String({ description: 'Content-ID of the part that has the bytes, without < and >.' }),
});
export type AttachedScreenshot = Static<typeof AttachedScreenshot>;

export const Observation = Type.Object({
  screenshot: Type.Optional(Type.Object({ ...pictureSize, base64: Type.String() })),
  elements: Type.Optional(Type.Array(Element)),
  tree: Type.Optional(Type.String()),
  foreground: Foreground,
  keyboard: Type.Boolean({ description: 'Whether the soft keyboard is shown.' }),
  clock: Type.Integer({ description: 'The phone’s time, epoch ms.' }),
  messages: Type.Optional(Type.Array(Type.Object({ from: Type.String(), text: Type.String() }))),
  live: Type.Optional(
    Type.Object(
      {
        page: Type.String({ description: 'Its address under the server.' }),
        seed: Type.Integer(),
        asks: Type.String({ description: 'What the page asks for.' }),
        done: Type.Boolean({ description: 'Whether its episode has ended.' }),
        reward: Type.Number({ description: 'What it gave for it, −1 to 1.' }),
      },
      {
        description:
          'A page that keeps its own state is shown: the phone can be neither forked nor captured.',
      },
    ),
  ),
  lastError: Type.Optional(Type.Object({ code: Type.String(), message: Type.String() })),
});
export type Observation = Static<typeof Observation>;
export type LastError = NonNullable<Observation['lastError']>;
