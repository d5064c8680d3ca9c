import type { Phone } from '../apps/catalogue.ts';
import { normaliseText, parseAnswer, parseDate, parseTime, type AnswerField } from '../src/state/answers.ts';
import { equal } from '../src/state/json.ts';
import type { FieldResult, JudgeTask, Key, KeyValue } from './types.ts';

type FieldForm = Pick<AnswerField, 'type' | 'unit' | 'options' | 'items'>;

function keyOf(value: KeyValue): Key {
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Key)
    : { value: value as Key['value'] };
}

/** Two numbers agree within the tolerance, and within what arithmetic on decimals loses. */
function near(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= tolerance + 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}

function sameItem(
  form: AnswerField['items'],
  given: string | number,
  expected: string | number,
  tolerance: number,
): boolean {
  if (form === 'number') return near(Number(given), Number(expected), tolerance);
  return normaliseText(String(given)) === normaliseText(String(expected));
}

/** Whether each given item has an expected one to itself and none is left; in order where `ordered`. */
function sameItems(
  form: AnswerField['items'],
  given: readonly (string | number)[],
  expected: readonly (string | number)[],
  ordered: boolean,
  tolerance: number,
): boolean {
  if (given.length !== expected.length) return false;
  if (ordered) return given.every((g, i) => sameItem(form, g, expected[i]!, tolerance));
  // With a tolerance one number may fit several, so pairs are sought by augmenting paths and not first come, first served.
  const takenBy: number[] = expected.map(() => -1);
  const place = (g: number, seen: Set<number>): boolean =>
    expected.some((e, i) => {
      if (seen.has(i) || !sameItem(form, given[g]!, e, tolerance)) return false;
      seen.add(i);
      if (takenBy[i]! >= 0 && !place(takenBy[i]!, seen)) return false;
      takenBy[i] = g;
      return true;
    });
  return given.every((_, g) => place(g, new Set()));
}

/** A key that its own field could not hold is the template's mistake. */
function checkKey(field: FieldForm, { value, or = [] }: Key): void {
  const wrong = (one: unknown) => new Error(`the key ${JSON.stringify(one)} is not a ${field.type}`);
  for (const one of [value, ...or]) {
    const fits =
      field.type === 'number' || field.type === 'duration'
        ? typeof one === 'number' && Number.isFinite(one)
        : field.type === 'set' || field.type === 'sequence'
          ? Array.isArray(one)
          : typeof one === 'string' &&
            (field.type !== 'date' || parseDate(one) === one) &&
            (field.type !== 'time' || parseTime(one) === one) &&
            (field.type !== 'choice' || (field.options ?? []).includes(one)) &&
            one.trim() !== '';
    if (!fits) throw wrong(one);
  }
}

/**
 * Whether a value given for a field is the right one. Texts are equal as wholes (case, accents and blanks aside), numbers
 * numerically in the field's unit, items one to one. A value that does not have the field's form is wrong.
 */
export function matches(field: FieldForm, given: unknown, expected: KeyValue): boolean {
  const key = keyOf(expected);
  checkKey(field, key);
  const inItems = Array.isArray(key.value) && key.value.some(i => /[,，、]/u.test(String(i)));
  const parsed = parseAnswer({ label: ' ', ...field } as AnswerField, given, { commas: !inItems });
  if (!parsed) return false;
  const tolerance = key.tolerance ?? 0;
  const expecteds = [key.value, ...(key.or ?? [])];
  switch (parsed.type) {
    case 'number':
    case 'duration':
      return expecteds.some(e => near(parsed.value, Number(e), tolerance));
    case 'set':
    case 'sequence':
      return sameItems(
        field.items,
        parsed.value,
        key.value as readonly (string | number)[],
        parsed.type === 'sequence',
        tolerance,
      );
    default:
      return expecteds.some(e => normaliseText(parsed.value) === normaliseText(String(e)));
  }
}

/** Judges each field of an answer; a field that was not answered is wrong. Throws where the template's key is at fault. */
export function judgeAnswer<P>(
  answer: NonNullable<JudgeTask<P>['answer']>,
  start: { was: Phone; p: P },
  given: Record<string, unknown> | null,
): FieldResult[] {
  const keys = answer.key(start);
  if (!equal(Object.keys(keys).sort(), Object.keys(answer.fields).sort()))
    throw new Error(
      `the key has ${Object.keys(keys).join(', ')}, the sheet ${Object.keys(answer.fields).join(', ')}`,
    );
  return Object.entries(answer.fields).map(([field, form]) => {
    const expected = keys[field]!;
    const value = given !== null && Object.hasOwn(given, field) ? given[field] : null;
    // Matched also where nothing was given, so that a key at fault shows from the first verdict on.
    return {
      field,
      right: matches(form, value, expected),
      given: value ?? null,
      expected: keyOf(expected).value,
    };
  });
}
