import { parseAnswer, type AnswerField, type AnswerValue } from '../../src/state/answers.ts';
import type { Answers } from './state.ts';

export interface SheetField {
  id: string;
  field: AnswerField;
  value: AnswerValue | undefined;
  /** What is wrong with the value, if anything. */ problem: string | undefined;
}

const EXPECTED: Record<AnswerField['type'], string> = {
  text: 'Write an answer',
  number: 'Write a number',
  date: 'Write a date such as 2026-03-12',
  time: 'Write a time such as 09:41',
  duration: 'Write a duration such as 1 h 20 min',
  choice: 'Choose one',
  set: 'Give one or more, separated by commas',
  sequence: 'Give them in order, separated by commas',
};

/** Whether nothing is filled in. */
export const isOpen = (value: AnswerValue | undefined): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The required format of a field's value; undefined if the value has it. */
export function problemOf(field: AnswerField, value: AnswerValue | undefined): string | undefined {
  if (isOpen(value)) return 'This is still open';
  return parseAnswer(field, value) === null ? EXPECTED[field.type] : undefined;
}

/** The sheet's fields in order, with what is filled in. */
export function sheetFields(state: Answers): SheetField[] {
  return state.order
    .filter(id => state.fields[id])
    .map(id => ({
      id,
      field: state.fields[id]!,
      value: state.values[id],
      problem: problemOf(state.fields[id]!, state.values[id]),
    }));
}

/** A value as a person would type it. */
export function answerText(value: AnswerValue | undefined): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? `${value.value} ${value.unit}` : String(value);
}
