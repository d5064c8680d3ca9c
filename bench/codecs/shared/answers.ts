import type { Action } from '../../../src/protocol/action.ts';
import { answerFields } from '../../../src/protocol/android-world/answers.ts';
import { AndroidWorldError } from '../../../src/protocol/android-world/error.ts';
import { AnswerValues, parseAnswer, type AnswerSheet } from '../../../src/state/answers.ts';
import { validate } from '../../../src/state/validate.ts';
import { NoAction } from '../codec.ts';
import { notRepresentable } from './gestures.ts';

/** The longest answer, equal to the longest typed text. A reply that repeats itself without end would otherwise take minutes to read. */
const MOST_TEXT = 20_000;

/** The JSON object of a text, if the text is one. */
function objectIn(text: string): Record<string, unknown> | undefined {
  if (!text.trim().startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/**
 * The answer in a text: all of it for a single field, otherwise a JSON object by field, or the fields in order with commas between. Throws NoAction
 * if nothing was asked, or the text has another form.
 */
export function answerOf(text: string, sheet: AnswerSheet | null): Action {
  if (text.length > MOST_TEXT)
    throw new NoAction(`an answer has at most ${MOST_TEXT} characters, not ${text.length}`);
  const object = objectIn(text);
  const wrong = object && sheet ? validate(AnswerValues, object) : [];
  if (wrong.length > 0)
    throw new NoAction(
      `the answer: ${wrong.map(({ path, message }) => `${path || 'it'} ${message}`).join('; ')}`,
    );
  try {
    return { type: 'answer', fields: answerFields(text, sheet) };
  } catch (error) {
    throw error instanceof AndroidWorldError ? new NoAction(error.message) : error;
  }
}

const same = (sheet: AnswerSheet, a: Record<string, unknown>, b: Record<string, unknown>): boolean => {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      key =>
        Object.hasOwn(sheet.fields, key) &&
        Object.hasOwn(b, key) &&
        JSON.stringify(parseAnswer(sheet.fields[key]!, a[key])) ===
          JSON.stringify(parseAnswer(sheet.fields[key]!, b[key])),
    )
  );
};

/** An answer as a text from which `answerOf` reads the same: plain if possible, else a JSON object by field. Throws UNSAYABLE if there is no such text. */
export function answerText(
  fields: Record<string, unknown>,
  sheet: AnswerSheet | null,
  codec: string,
): string {
  if (!sheet) return notRepresentable(codec, 'an answer where nothing is asked');
  const texts = Object.keys(sheet.fields).map(id =>
    Array.isArray(fields[id])
      ? (fields[id] as unknown[]).join(', ')
      : typeof fields[id] === 'object'
        ? ''
        : String(fields[id] ?? ''),
  );
  for (const text of [texts.join(', '), JSON.stringify(fields)]) {
    try {
      const read = answerOf(text, sheet);
      if (read.type === 'answer' && same(sheet, fields, read.fields)) return text;
    } catch (error) {
      if (!(error instanceof NoAction)) throw error;
    }
  }
  return notRepresentable(codec, `the answer ${JSON.stringify(fields)}`);
}

/** The start of a message with a reason, without blanks around it. */
const IMPOSSIBLE = /^impossible(?:\s*:\s*|$)/i;
/** If nothing is asked, no answer can begin like this. */
const CANNOT = /^(?:impossible|infeasible)\b[\s:,.–-]*/i;

/** The actions of an end with a message: `impossible: why`, an answer and the end if an answer is asked for, or `done`. Throws NoAction for an answer of another form. */
export function endOf(message: string, sheet: AnswerSheet | null): Action[] {
  const text = message.trim();
  const cannot = (sheet ? IMPOSSIBLE : CANNOT).exec(text);
  const reason = cannot && text.slice(cannot[0].length, cannot[0].length + 5_000);
  if (cannot) return [{ type: 'impossible', ...(reason ? { reason } : {}) }];
  return sheet && text !== '' ? [answerOf(message, sheet), { type: 'done' }] : [{ type: 'done' }];
}

/** The message from which `endOf` reads the same end. Throws UNSAYABLE for an answer that would be read as something else. */
export function endText(action: Action, sheet: AnswerSheet | null, codec: string): string | undefined {
  if (action.type === 'done') return '';
  if (action.type === 'impossible')
    return action.reason?.trim() ? `impossible: ${action.reason.trim()}` : 'impossible';
  if (action.type !== 'answer') return undefined;
  const text = answerText(action.fields, sheet, codec);
  return IMPOSSIBLE.test(text.trim()) || text.trim() === '' ? JSON.stringify(action.fields) : text;
}
