import { Type, type Static } from 'typebox';
import { Nullable, StringEnum } from '../schema.ts';

const Values = Type.Record(Type.String(), Type.Unknown());

export const Field = Type.Object(
  {
    text: Type.String({ description: 'What stands in it.' }),
    start: Type.Integer({ minimum: 0, description: 'Start of the selection, UTF-16 units.' }),
    end: Type.Integer({ minimum: 0, description: 'End of the selection; the caret when equal to start.' }),
  },
  { additionalProperties: false },
);
export type Field = Static<typeof Field>;

/** What one screen, dialog or part of the shell keeps: everything a browser would keep in the DOM. */
export const Surface = Type.Object(
  {
    values: Type.Optional(Values),
    scroll: Type.Optional(Type.Record(Type.String(), Type.Number())),
    fields: Type.Optional(Type.Record(Type.String(), Field)),
  },
  { additionalProperties: false },
);
export type Surface = Static<typeof Surface>;

export const Callback = Type.Object(
  {
    app: Type.String({ description: 'App that is told.' }),
    action: Type.String({ description: 'Its action.' }),
    args: Type.Unknown({ description: 'Arguments; the result is added as `result`.' }),
  },
  { additionalProperties: false },
);
export type Callback = Static<typeof Callback>;

export const ScreenRecord = Type.Object(
  {
    id: Type.String({ description: 'Surface id, unique on the phone.' }),
    app: Type.String({ description: 'App that draws it.' }),
    path: Type.String({ description: 'Route path with its parameters filled in.' }),
    args: Type.Optional(Type.Unknown({ description: 'What an intent carried.' })),
    result: Type.Optional(Callback),
  },
  { additionalProperties: false },
);
export type ScreenRecord = Static<typeof ScreenRecord>;

export const TaskRecord = Type.Object(
  {
    id: Type.String(),
    app: Type.String(),
    stack: Type.Array(ScreenRecord),
  },
  { additionalProperties: false },
);
export type TaskRecord = Static<typeof TaskRecord>;

export const Intent = Type.Object(
  {
    verb: StringEnum(['VIEW', 'SEND', 'PICK', 'PAY', 'SPLIT', 'DIAL', 'CAPTURE', 'EDIT']),
    mime: Type.Optional(Type.String()),
    uri: Type.Optional(Type.String()),
    text: Type.Optional(Type.String()),
    title: Type.Optional(Type.String()),
    media: Type.Optional(Type.Array(Type.String())),
    extras: Type.Optional(Values),
    app: Type.Optional(Type.String()),
    multiple: Type.Optional(Type.Boolean()),
    max: Type.Optional(Type.Integer()),
    ask: Type.Optional(Type.Boolean({ description: 'Asks which app takes it, whatever the default is.' })),
    result: Type.Optional(Callback),
  },
  { additionalProperties: false },
);
export type Intent = Static<typeof Intent>;

export const Dialog = Type.Object(
  {
    id: Type.String(),
    kind: StringEnum(['permission', 'chooser', 'share', 'photos', 'uninstall', 'date', 'time', 'message']),
    app: Type.String({ description: 'App that caused it.' }),
    intent: Type.Optional(Intent),
    permission: Type.Optional(Type.String()),
    title: Type.Optional(Type.String()),
    text: Type.Optional(Type.String()),
    value: Type.Optional(Type.Unknown()),
    then: Type.Optional(Callback),
  },
  { additionalProperties: false },
);
export type Dialog = Static<typeof Dialog>;

export const Pointer = Type.Object(
  {
    x: Type.Number(),
    y: Type.Number(),
    downX: Type.Number(),
    downY: Type.Number(),
    downAt: Type.Number({ description: 'Phone time of the press.' }),
    target: Type.String({ description: 'Element pressed, or empty.' }),
    claim: Type.Optional(
      Type.Object(
        {
          kind: StringEnum(['scroll', 'drag', 'long', 'system', 'select', 'none']),
          owner: Type.String({
            description: 'Surface and name of the scroller, or element, that has the gesture.',
          }),
          axis: Type.Optional(StringEnum(['x', 'y'])),
          from: Type.Optional(Type.Number({ description: 'Offset at the start.' })),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type Pointer = Static<typeof Pointer>;

export const Keyboard = Type.Object(
  {
    visible: Type.Boolean(),
    page: StringEnum(['letters', 'symbols', 'more', 'emoji', 'numbers']),
    shift: StringEnum(['off', 'once', 'lock']),
    language: StringEnum(['en', 'zh']),
    enter: StringEnum(['enter', 'done', 'go', 'next', 'search', 'send'], {
      description: 'What its action key does for the field that has the caret.',
    }),
    secret: Type.Boolean({ description: 'Whether that field is a password.' }),
    composing: Type.String({ description: 'Pinyin letters not yet turned into characters.' }),
    emojiGroup: Type.Integer({ minimum: 0 }),
    candidates: Type.Integer({ minimum: 0, description: 'Page of candidates shown.' }),
  },
  { additionalProperties: false },
);
export type Keyboard = Static<typeof Keyboard>;

export const Ui = Type.Object(
  {
    serial: Type.Integer({ minimum: 0, description: 'Last number given to a surface or task.' }),
    tasks: Type.Array(TaskRecord, { description: 'Most recently used first.' }),
    foreground: Nullable(Type.String(), { description: 'Task on the screen; null on the launcher.' }),
    surfaces: Type.Record(Type.String(), Surface, {
      description: 'State of each screen, dialog and part of the shell.',
    }),
    focus: Nullable(
      Type.Object({ surface: Type.String(), field: Type.String() }, { additionalProperties: false }),
      { description: 'Field that has the caret.' },
    ),
    keyboard: Keyboard,
    selectionMenu: Type.Boolean({ description: 'Whether cut, copy and paste are offered.' }),
    pointers: Type.Record(Type.String(), Pointer, { description: 'Fingers that are down.' }),
    shade: StringEnum(['closed', 'notifications', 'quick']),
    recents: Type.Boolean(),
    awake: Type.Boolean({ description: 'Whether the screen is on.' }),
    keepsOn: Type.Optional(
      Type.Array(Type.String(), { description: 'Apps that keep the screen on while they are shown.' }),
    ),
    locked: Type.Boolean({ description: 'Whether the lock screen is shown.' }),
    overLock: Type.Optional(
      Type.String({ description: 'Screen that lies over the lock screen: a call, an alarm.' }),
    ),
    dialogs: Type.Array(Dialog, { description: 'System dialogs, the last on top.' }),
    headsUp: Nullable(Type.String(), { description: 'Notification shown over the screen.' }),
    toast: Nullable(
      Type.Object({ text: Type.String(), app: Type.String() }, { additionalProperties: false }),
    ),
    volumePanel: Type.Boolean(),
    live: Type.Optional(
      Type.Object(
        {
          page: Type.String({ description: 'Its address under the server.' }),
          seed: Type.Integer({ description: 'What its random numbers are drawn from.' }),
          asks: Type.String({ description: 'What the page asks for, in its own words.' }),
          done: Type.Boolean({ description: 'Whether its episode has ended; the first end counts.' }),
          reward: Type.Number({
            description: 'What the page gave for it, −1 to 1, without a discount for time.',
          }),
        },
        {
          additionalProperties: false,
          description:
            'A page that keeps its own state is shown. The phone is not whole in its tree then, and can be neither forked nor captured.',
        },
      ),
    ),
    assist: Type.Optional(
      Type.Object(
        {
          picking: Type.Optional(Type.Boolean({ description: 'The next tap says where to magnify.' })),
          lens: Type.Optional(
            Type.Object(
              { x: Type.Number(), y: Type.Number() },
              {
                additionalProperties: false,
                description: 'Point of the screen that stays in its place while everything is magnified.',
              },
            ),
          ),
          reader: Type.Optional(Type.String({ description: 'Element that the screen reader stands on.' })),
        },
        { additionalProperties: false, description: 'Magnifier and screen reader.' },
      ),
    ),
  },
  { additionalProperties: false, description: 'What is on the screen and what the person is doing with it.' },
);
export type Ui = Static<typeof Ui>;
