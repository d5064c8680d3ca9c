import type { Action } from '../../../src/protocol/action.ts';
import type { AnswerSheet } from '../../../src/state/answers.ts';
import { NoAction } from '../codec.ts';
import { answerOf, answerText } from './answers.ts';
import { notRepresentable } from './gestures.ts';
import { textOf, type ToolCall } from './json.ts';

/** The end of a model's rules: these functions, and places. */
export const FUNCTION_RULES = `open_app {"app": "Notes"}
answer {"text": "..."}   answers the user; where several things are asked for, in their order, parted by commas
ask_user {"question": "..."}
finish {"status": "done"}   everything that was asked is done; {"status": "impossible", "reason": "..."} where it cannot be done on this phone

Coordinates are pixels of the picture, whose size is told with it. Change nothing that was not asked for.`;

const text = (description: string) => ({ type: 'string', description }) as const;
const objectOf = (properties: Record<string, object>, required: readonly string[]) =>
  ({ type: 'object', properties, required, additionalProperties: false }) as const;

/** The same functions as tools of an API, with JSON Schemas of their arguments. */
export const FUNCTION_TOOLS = [
  {
    name: 'open_app',
    description: 'Opens an app by its name.',
    parameters: objectOf({ app: text('Name of the app, as the phone shows it.') }, ['app']),
  },
  {
    name: 'answer',
    description: 'Answers the user. Where several things are asked for: in their order, parted by commas.',
    parameters: objectOf({ text: text('The answer.') }, ['text']),
  },
  {
    name: 'ask_user',
    description: 'Asks the user a question; the reply comes with the next screen.',
    parameters: objectOf({ question: text('The question.') }, ['question']),
  },
  {
    name: 'finish',
    description:
      'Ends the task: done where everything that was asked is done, impossible where it cannot be done.',
    parameters: objectOf(
      {
        status: { type: 'string', enum: ['done', 'impossible'] },
        reason: text('Why it cannot be done on this phone.'),
      },
      ['status'],
    ),
  },
] as const;

/** The rules for a model that has the tools themselves. */
export const toolRules = (
  more: string,
): string => `You operate a phone for its owner with the tool computer, whose screen is the phone's: a click taps. ${more}
Each turn you see the screen; call one tool. answer, ask_user and open_app do what a finger cannot, and finish ends the task. Coordinates are
pixels of the picture. Change nothing that was not asked for.`;

/** Functions besides a computer-use tool, for actions that a mouse and a keyboard lack. */
export const FUNCTIONS = ['open_app', 'answer', 'ask_user', 'finish'] as const;
type FunctionName = (typeof FUNCTIONS)[number];

export const isFunction = (name: string): name is FunctionName =>
  (FUNCTIONS as readonly string[]).includes(name);

/** The action of a function. Throws NoAction. */
export function readFunction(
  { name, args }: ToolCall & { name: FunctionName },
  sheet: AnswerSheet | null,
): Action {
  switch (name) {
    case 'open_app':
      return { type: 'open_app', app: textOf(args, 'app', name) };
    case 'answer':
      return answerOf(textOf(args, 'text', name), sheet);
    case 'ask_user':
      return { type: 'ask_user', question: textOf(args, 'question', name) };
    case 'finish': {
      const { status, reason } = args;
      if (status === 'done') return { type: 'done' };
      if (status === 'impossible')
        return { type: 'impossible', ...(typeof reason === 'string' && reason !== '' ? { reason } : {}) };
      throw new NoAction('the status of finish is done or impossible');
    }
  }
}

/** The function for an action, if there is one. Throws UNSAYABLE. */
export function functionFor(action: Action, sheet: AnswerSheet | null, codec: string): ToolCall | undefined {
  switch (action.type) {
    case 'open_app':
      return { name: 'open_app', args: { app: action.app } };
    case 'answer':
      return { name: 'answer', args: { text: answerText(action.fields, sheet, codec) } };
    case 'ask_user':
      return { name: 'ask_user', args: { question: action.question } };
    case 'done':
      return { name: 'finish', args: { status: 'done' } };
    case 'impossible':
      return {
        name: 'finish',
        args: { status: 'impossible', ...(action.reason ? { reason: action.reason } : {}) },
      };
    default:
      return undefined;
  }
}

/** The action of a keyboard tool's key: a key of the phone, or a letter that is typed. Throws NoAction for combinations and unknown keys. */
export function keyOrLetter(name: string, key: (name: string) => Action | undefined): Action {
  const found = key(name);
  if (found) return found;
  if (/^space$/i.test(name)) return { type: 'type', text: ' ' };
  if ([...name].length === 1 && name.trim() !== '') return { type: 'type', text: name };
  throw new NoAction(
    /.[+ ]./.test(name)
      ? `a phone has no key combinations such as ${name.slice(0, 40)}`
      : `this phone has no key ${JSON.stringify(name.slice(0, 40))}`,
  );
}

/** Several actions at once, without screenshots among them: the screen follows the last action anyway, and a screenshot would cost a step. */
export function worthDoing(actions: readonly Action[]): Action[] {
  const doing = actions.filter(action => !(action.type === 'wait' && action.ms === 0));
  return doing.length > 0 ? doing : actions.slice(0, 1);
}

/** Refuses typing that does more than insert text at the caret. */
export const refuseTyping = (codec: string): never =>
  notRepresentable(codec, 'typing that is more than text into the field that has the caret');
