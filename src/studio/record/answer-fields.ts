import type { Static } from 'typebox';
import type { AnswerFieldDraft } from '../../protocol/wire/recordings.ts';
import { ANSWER_TYPES } from '../../state/answers.ts';
import type { MarkedPlaces } from './recordings.ts';

export type AnswerField = Static<typeof AnswerFieldDraft>;
export type MarkedPlace = MarkedPlaces['places'][number];

/** Forms of an answer, in words. */
export const FORMS: Record<(typeof ANSWER_TYPES)[number], string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  time: 'Time of day',
  duration: 'Duration',
  choice: 'One of several',
  set: 'Several, in any order',
  sequence: 'Several, in an order',
};

/** A field that nothing is known of, with a name that no other field has. */
export function newField(fields: readonly AnswerField[]): AnswerField {
  const names = new Set(fields.map(({ name }) => name));
  let number = 1;
  while (names.has(number === 1 ? 'answer' : `answer${number}`)) number++;
  return {
    name: number === 1 ? 'answer' : `answer${number}`,
    type: 'text',
    label: { en: '', zh: '' },
    from: { value: '' },
  };
}

/** A field whose key is what stands at a place of the screen. */
export const fromPlace = (field: AnswerField, { row, field: column, type }: MarkedPlace): AnswerField => ({
  ...field,
  type,
  from: { row, field: column },
});

/** Where the key of a field comes from, in words. */
export function keyText({ from }: AnswerField, places: readonly MarkedPlace[]): string {
  if ('value' in from) return 'always the same';
  if ('parameter' in from) return `the parameter ${from.parameter}`;
  return (
    places.find(({ row, field }) => row === from.row && field === from.field)?.words ?? `its ${from.field}`
  );
}
