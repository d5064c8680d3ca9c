import type { Reading, RecordingDraft } from '../../src/protocol/wire/recordings.ts';
import type { Act } from './acts.ts';
import { quoted, wordsAt, type Binding } from './code.ts';
import { rowParameterOf } from './matchers.ts';
import { listedWith, orderOf } from './orders.ts';
import type { Parameter, RowParameter } from './parameters.ts';
import { singular } from './plain-words.ts';
import type { RecordedStep } from './recording.ts';
import { stringsIn } from './strings.ts';
import { targetOf } from './targets.ts';

const nounOf = ({ held, found }: RowParameter) => singular((held?.found ?? found).table.name);

/** Whether a row was the first of several in its list when it was chosen. */
function wasFirst(parameter: RowParameter, steps: readonly RecordedStep[]): boolean {
  const list = listedWith(parameter, steps);
  return list.length > 1 && list[0] === (parameter.held?.found ?? parameter.found).id;
}

/** Typed texts that are also what a row is called, and that the end has: what is only looked for is what it is called. */
function typedNames(parameters: readonly Parameter[], steps: readonly RecordedStep[], acts: readonly Act[]) {
  const left = stringsIn(acts.map(({ args }) => args));
  return parameters.flatMap(parameter => {
    if (parameter.kind !== 'row' || !parameter.used || !parameter.label) return [];
    const { value } = parameter.label;
    const isTyped = steps.some(({ action }) => action.type === 'type' && action.text.trim() === value);
    return isTyped && left.some(text => wordsAt(text, value) >= 0) ? [{ parameter, value }] : [];
  });
}

/** What fits the recording in two ways, so that the author has to say which one is meant. */
export function readingsOf(
  parameters: readonly Parameter[],
  steps: readonly RecordedStep[],
  acts: readonly Act[],
  now: number,
  draft: Pick<RecordingDraft, 'readings'>,
): Reading[] {
  const touched = steps.flatMap(step => {
    const element = targetOf(step);
    return (element && rowParameterOf(element, parameters)) ?? [];
  });
  const of = (
    id: string,
    question: string,
    readings: readonly (readonly [key: string, words: string])[],
  ): Reading => ({
    id,
    question,
    readings: readings.map(([key, words]) => ({ key, words, ends: null, picture: null })),
    chosen: readings.some(([key]) => key === draft.readings[id]) ? draft.readings[id]! : null,
  });
  const rows = [...new Set(touched)]
    // Which row led there makes no difference to the end.
    .filter(({ occurs }) => occurs.includes('expect') || occurs.includes('answer'))
    .filter(parameter => wasFirst(parameter, steps))
    .map(parameter =>
      of(`which:${parameter.id}`, `Which ${nounOf(parameter)} is meant?`, [
        ['named', `the ${nounOf(parameter)} “${parameter.label?.value ?? parameter.found.id}”`],
        [
          'first',
          `the ${orderOf(parameter, steps, now)?.is ?? 'first'} ${nounOf(parameter)} of the list, whatever it is called`,
        ],
      ]),
    );
  const texts = typedNames(parameters, steps, acts).map(({ parameter, value }) =>
    of(`typed:${parameter.id}`, `What is “${value}” that was typed?`, [
      ['name', `what the ${nounOf(parameter)} is called, in every instance`],
      ['words', 'just these words, in every instance'],
    ]),
  );
  return [...rows, ...texts];
}

/** Parameters of which the first of the list is meant, whatever it is called, with how it is the first. */
export const withFirst = (
  parameters: readonly Parameter[],
  readings: readonly Reading[],
  steps: readonly RecordedStep[],
  now: number,
): Parameter[] =>
  parameters.map(parameter => {
    const isMeant = readings.some(({ id, chosen }) => chosen === 'first' && id === `which:${parameter.id}`);
    const first = isMeant && parameter.kind === 'row' ? orderOf(parameter, steps, now) : undefined;
    return first ? { ...(parameter as RowParameter), first } : parameter;
  });

/** Texts that stay as they were typed, though a row is called so. */
export const literalsOf = (readings: readonly Reading[], parameters: readonly Parameter[]): Binding[] =>
  readings.flatMap(({ id, chosen }) => {
    if (chosen !== 'words') return [];
    const parameter = parameters.find(each => `typed:${each.id}` === id);
    const value = parameter?.kind === 'row' ? parameter.label?.value : undefined;
    return value === undefined ? [] : [{ value, code: quoted(value), of: '', isWithin: false }];
  });
