import { AnswerValues, parseAnswer, type AnswerSheet, type AnswerValue } from '../../state/answers.ts';
import { TOO_DEEP, tooDeep } from '../../state/nesting.ts';
import { validate } from '../../state/validate.ts';
import { AndroidWorldError } from './error.ts';

/**
 * Reads an answer in free text as the fields of the sheet. The text is one of:
 * a JSON object with a value for each field;
 * the value of the only field, whose items are separated by commas where the field takes several;
 * one part for each field, in the sheet's order, separated by commas.
 * Throws INVALID_ACTION if the text does not fit the sheet.
 */
export function answerFields(text: string, sheet: AnswerSheet | null): AnswerValues {
  if (!sheet) throw new AndroidWorldError('This task asks for no answer');
  const values = jsonValues(text) ?? listedValues(text, sheet);
  for (const [id, value] of Object.entries(values)) assertFits(sheet, id, value);
  return values;
}

/** The fields of a JSON object; undefined if the text is none. */
function jsonValues(text: string): Record<string, AnswerValue> | undefined {
  if (!text.trim().startsWith('{')) return undefined;
  let values: Record<string, AnswerValue>;
  try {
    values = JSON.parse(text) as Record<string, AnswerValue>;
  } catch {
    // Plain text may begin with a brace too.
    return undefined;
  }
  if (tooDeep(values)) throw new AndroidWorldError(TOO_DEEP);
  return values;
}

function listedValues(text: string, sheet: AnswerSheet): Record<string, AnswerValue> {
  const fields = Object.entries(sheet.fields);
  const parts = fields.length === 1 ? [text] : partsOf(text);
  if (parts.length !== fields.length) {
    const labels = fields.map(([, { label }]) => label).join(', ');
    throw new AndroidWorldError(
      `The answer has ${parts.length} parts, and ${fields.length} are asked for: ${labels}`,
    );
  }
  return Object.fromEntries(fields.map(([id, { type }], i) => [id, valueOf(parts[i]!, type)]));
}

const partsOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map(part => part.trim())
    .filter(Boolean);

const valueOf = (text: string, type: string): AnswerValue =>
  type === 'set' || type === 'sequence' ? partsOf(text) : text.trim();

function assertFits(sheet: AnswerSheet, id: string, value: AnswerValue): void {
  const field = Object.hasOwn(sheet.fields, id) ? sheet.fields[id] : undefined;
  if (!field) throw new AndroidWorldError(`There is no field ${id} to answer`);
  if (validate(AnswerValues, { [id]: value }).length > 0 || parseAnswer(field, value) === null)
    throw new AndroidWorldError(`${field.label}: ${JSON.stringify(value)} is no ${field.type}`);
}
