import type { Action } from '../../../src/protocol/action.ts';
import { answerFields } from '../../../src/protocol/android-world/answers.ts';
import { AndroidWorldError } from '../../../src/protocol/android-world/error.ts';
import { AnswerValues, parseAnswer, type AnswerSheet } from '../../../src/state/answers.ts';
import { validate } from '../../../src/state/validate.ts';
import { NoAction } from '../codec.ts';
import { notRepresentable } from './gestures.ts';

/** The longest answer, as long as what can be typed: a model that repeats itself without end would otherwise be read for minutes. */
const MOST_TEXT = 20_000;

/** The JSON object that a text is, if it is one. */
function objectIn(text: string): Record<string, unknown> | undefined {
  if (!text.trim().startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/**
 * The answer that a text gives: the whole for an only field, a JSON object by field, or a part a field, parted by commas, in their order. Throws NoAction where
 * nothing was asked, or the text does not have that form.
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

/** An answer as a text that `answerOf` reads the same from: plain words where they will do, a JSON object by field elsewhere. Throws UNSAYABLE where no text will. */
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

/** What stands before the reason, of a message without blanks around it. */
const IMPOSSIBLE = /^impossible(?:\s*:\s*|$)/i;
/** Where nothing is asked, no answer can begin so. */
const CANNOT = /^(?:impossible|infeasible)\b[\s:,.–-]*/i;

/** What an end with a message declares: `impossible: why`, an answer with the end where one is asked for, or that all is done. Throws NoAction for an answer without its form. */
export function endOf(message: string, sheet: AnswerSheet | null): Action[] {
  const text = message.trim();
  const cannot = (sheet ? IMPOSSIBLE : CANNOT).exec(text);
  const reason = cannot && text.slice(cannot[0].length, cannot[0].length + 5_000);
  if (cannot) return [{ type: 'impossible', ...(reason ? { reason } : {}) }];
  return sheet && text !== '' ? [answerOf(message, sheet), { type: 'done' }] : [{ type: 'done' }];
}

/** The message of an end that `endOf` reads the same from. Throws UNSAYABLE for an answer that would be read as something else. */
export function endText(action: Action, sheet: AnswerSheet | null, codec: string): string | undefined {
  if (action.type === 'done') return '';
  if (action.type === 'impossible')
    return action.reason?.trim() ? `impossible: ${action.reason.trim()}` : 'impossible';
  if (action.type !== 'answer') return undefined;
  const text = answerText(action.fields, sheet, codec);
  return IMPOSSIBLE.test(text.trim()) || text.trim() === '' ? JSON.stringify(action.fields) : text;
}
