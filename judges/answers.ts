import type { Phone } from '../apps/catalogue.ts';
import {
  isSameDay,
  normaliseText,
  parseAnswer,
  parseDate,
  parseTime,
  splitJoined,
  type AnswerField,
} from '../src/state/answers.ts';
import { equal } from '../src/state/json.ts';
import { pairsOff } from './pairing.ts';
import type { FieldResult, JudgeTask, Key, KeyValue } from './types.ts';

type FieldForm = Pick<AnswerField, 'type' | 'unit' | 'options' | 'items'>;

function keyOf(value: KeyValue): Key {
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Key)
    : { value: value as Key['value'] };
}

/** Whether two numbers agree within the tolerance, plus the rounding error of decimal arithmetic. */
function near(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= tolerance + 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}

/** A text without the quotes around it and the full stop behind it, which say nothing. */
const bare = (text: string): string =>
  normaliseText(text)
    .replace(/^["'](.*)["']$/u, '$1')
    .replace(/(?<=[^.])[.。]$/u, '')
    .trim();

const ARTICLE = /^(?:the|a|an)\s+/;
const TIME_OF_DAY =
  /[\s,(]*\b(?:at |from )?\d{1,2}[:.]\d{2}(?:\s*(?:[-–]|to)\s*\d{1,2}[:.]\d{2})?\s*(?:am|pm)?\)?[\s,:]*/g;

/** Whether a text is the right one: as a whole, or with what its key says may be added or left out. */
function sameName(given: string, expected: string, names: Key['names']): boolean {
  const has = bare(given);
  const wants = bare(expected);
  if (has === wants) return true;
  if (names === undefined) return false;
  const forms = [has];
  if (names === 'place') forms.push(has.replace(/,\s*[^,]+$/, ''));
  else if (!/\d/.test(wants)) forms.push(has.replace(TIME_OF_DAY, ' ').trim());
  return forms.some(form => form.replace(ARTICLE, '') === wants.replace(ARTICLE, ''));
}

function sameItem(
  form: AnswerField['items'],
  given: string | number,
  expected: string | number,
  { tolerance = 0, names }: Key,
): boolean {
  if (form === 'number') return near(Number(given), Number(expected), tolerance);
  if (form === 'date') return isSameDay(String(given), String(expected));
  return sameName(String(given), String(expected), names);
}

/** Whether the given items and the expected ones pair off one to one; position by position where `ordered`. */
function sameItems(
  form: AnswerField['items'],
  given: readonly (string | number)[],
  expected: readonly (string | number)[],
  ordered: boolean,
  key: Key,
): boolean {
  if (ordered)
    return given.length === expected.length && given.every((g, i) => sameItem(form, g, expected[i]!, key));
  return pairsOff(given.length, expected.length, (g, e) => sameItem(form, given[g]!, expected[e]!, key));
}

/** Whether a field could hold this value as its key. */
function isValidKey(field: FieldForm, value: unknown): boolean {
  switch (field.type) {
    case 'number':
    case 'duration':
      return typeof value === 'number' && Number.isFinite(value);
    case 'set':
    case 'sequence':
      return Array.isArray(value);
  }
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (field.type === 'date') return parseDate(value) === value;
  if (field.type === 'time') return parseTime(value) === value;
  return field.type !== 'choice' || (field.options ?? []).includes(value);
}

/** Throws where the field could not hold its own key: the template is wrong, not the agent. */
function checkKey(field: FieldForm, { value, or = [] }: Key): void {
  for (const one of [value, ...or])
    if (!isValidKey(field, one)) throw new Error(`the key ${JSON.stringify(one)} is not a ${field.type}`);
}

/**
 * Whether a value given for a field matches its key. Texts are compared as a whole, ignoring case, accents, extra blanks, quotes around
 * and a full stop behind them; numbers in the field's unit; items one to one. A value that does not parse as the field's type is wrong.
 */
export function matches(field: FieldForm, given: unknown, expected: KeyValue): boolean {
  const key = keyOf(expected);
  checkKey(field, key);
  if (matchesKey(field, given, key)) return true;
  // Items may be joined by a word, if the items themselves are not.
  const isList = field.type === 'set' || field.type === 'sequence';
  return isList && typeof given === 'string' && matchesKey(field, splitJoined(given), key);
}

function matchesKey(field: FieldForm, given: unknown, key: Key): boolean {
  const commasInItems = Array.isArray(key.value) && key.value.some(i => /[,，、]/u.test(String(i)));
  const parsed = parseAnswer({ label: ' ', ...field } as AnswerField, given, { commas: !commasInItems });
  if (!parsed) return false;
  const expecteds = [key.value, ...(key.or ?? [])];
  switch (parsed.type) {
    case 'number':
    case 'duration':
      return expecteds.some(e => near(parsed.value, Number(e), key.tolerance ?? 0));
    case 'date':
      return expecteds.some(e => isSameDay(parsed.value, String(e)));
    case 'set':
    case 'sequence':
      return sameItems(
        field.items,
        parsed.value,
        key.value as readonly (string | number)[],
        parsed.type === 'sequence',
        key,
      );
    default:
      return expecteds.some(e => sameName(parsed.value, String(e), key.names));
  }
}

type Answer<P> = NonNullable<JudgeTask<P>['answer']>;
type Start<P> = { was: Phone; p: P };

/** The key of each start by its parameters: it may take a route through the town, and every step is judged by it. */
const knownKeys = new WeakMap<object, { answer: unknown; was: unknown; keys: Record<string, KeyValue> }>();

function keysAt<P>(answer: Answer<P>, start: Start<P>): Record<string, KeyValue> {
  const known = knownKeys.get(start.p as object);
  if (known?.answer === answer && known.was === start.was) return known.keys;
  const keys = answer.key(start);
  if (!equal(Object.keys(keys).sort(), Object.keys(answer.fields).sort()))
    throw new Error(
      `the key has ${Object.keys(keys).join(', ')}, the sheet ${Object.keys(answer.fields).join(', ')}`,
    );
  knownKeys.set(start.p as object, { answer, was: start.was, keys });
  return keys;
}

/** Judges each field of an answer; an unanswered field is wrong. Throws where the template's key is invalid. */
export function judgeAnswer<P>(
  answer: Answer<P>,
  start: Start<P>,
  given: Record<string, unknown> | null,
): FieldResult[] {
  const keys = keysAt(answer, start);
  return Object.entries(answer.fields).map(([field, form]) => {
    const expected = keys[field]!;
    const value = given !== null && Object.hasOwn(given, field) ? given[field] : null;
    // Unanswered fields are matched too, so that an invalid key shows with the first verdict.
    return {
      field,
      right: matches(form, value, expected),
      given: value ?? null,
      expected: keyOf(expected).value,
    };
  });
}
