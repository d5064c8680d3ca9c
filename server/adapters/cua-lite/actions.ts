import type { Action, Key } from '../../../src/protocol/action.ts';
import { answerFields } from '../../../src/protocol/android-world/answers.ts';
import { AndroidWorldError } from '../../../src/protocol/android-world/error.ts';
import type { AnswerSheet } from '../../../src/state/answers.ts';

/** Why an action cannot be taken, for the model to read. */
export class ActionError extends Error {
  readonly kind: 'model_action' | 'unsupported_action';
  constructor(message: string, kind: ActionError['kind'] = 'model_action') {
    super(message);
    this.kind = kind;
  }
}

type Arguments = Record<string, unknown>;
type Translate = (args: Arguments, sheet: AnswerSheet | null) => Action | undefined;

const BUTTONS: Readonly<Record<string, Key>> = {
  back: 'back',
  home: 'home',
  enter: 'enter',
  menu: 'recents',
  recent: 'recents',
};
/** The longest wait in a step, in seconds. */
const MAX_SECONDS = 30;
const SPACE = 'thousand' as const;

/** A place from 0 to 1000 in both directions. Throws ActionError. */
function point(args: Arguments, key: string): [number, number] {
  const value = args[key];
  if (Array.isArray(value) && value.length === 2 && value.every(part => Number.isFinite(part)))
    return value as [number, number];
  throw new ActionError(`${key} is [x, y], from 0 to 1000`);
}

function text(args: Arguments, key: string): string {
  const value = args[key];
  if (typeof value === 'string') return value;
  throw new ActionError(`${key} is a text`);
}

function milliseconds(args: Arguments, byDefault: number): number {
  const seconds = Number(args['duration'] ?? byDefault);
  if (!(seconds >= 0 && seconds <= MAX_SECONDS))
    throw new ActionError(`duration is in seconds, from 0 to ${MAX_SECONDS}`);
  return Math.round(seconds * 1_000);
}

/** The way of a finger; it takes the phone's own time where none is given. */
const path = (args: Arguments) => ({
  from: point(args, 'start_coordinate'),
  to: point(args, 'coordinate'),
  ...(args['duration'] === undefined ? {} : { ms: milliseconds(args, 0) }),
  space: SPACE,
});
const press = (args: Arguments) => {
  const [x, y] = point(args, 'coordinate');
  return { x, y, space: SPACE };
};

const TRANSLATE: Readonly<Record<string, Translate>> = {
  tap: args => ({ type: Number(args['clicks'] ?? 1) >= 2 ? 'double_tap' : 'tap', ...press(args) }),
  long_press: args => ({ type: 'long_press', ...press(args) }),
  type: args => ({ type: 'type', text: text(args, 'text') }),
  swipe: args => ({ type: 'swipe', ...path(args) }),
  drag: args => ({ type: 'drag', ...path(args) }),
  open_app: args => ({ type: 'open_app', app: text(args, 'app_name') }),
  wait: args => ({ type: 'wait', ms: milliseconds(args, 1) }),
  system_button(args) {
    const key = BUTTONS[text(args, 'button').toLowerCase()];
    if (!key) throw new ActionError('button is Back, Home, Enter, Menu or Recent');
    return { type: 'key', key };
  },
  response(args, sheet) {
    try {
      return { type: 'answer', fields: answerFields(text(args, 'text'), sheet) };
    } catch (thrown) {
      throw thrown instanceof AndroidWorldError ? new ActionError(thrown.message) : thrown;
    }
  },
  terminate: ({ status = 'success', reason }) =>
    status === 'success'
      ? { type: 'done' }
      : { type: 'impossible', ...(typeof reason === 'string' ? { reason } : {}) },
  // They look, and change nothing.
  screenshot: () => undefined,
  noop: () => undefined,
};

/** One of cua-lite's actions as the phone takes it; undefined for one that only looks. Throws ActionError. */
export function translate(name: string, args: unknown, sheet: AnswerSheet | null): Action | undefined {
  if (!Object.hasOwn(TRANSLATE, name))
    throw new ActionError(
      `unsupported action: there are ${Object.keys(TRANSLATE).join(', ')}`,
      'unsupported_action',
    );
  if (typeof args !== 'object' || args === null || Array.isArray(args))
    throw new ActionError('arguments is an object');
  return TRANSLATE[name]!(args as Arguments, sheet);
}
