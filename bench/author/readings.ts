import type { Reading, RecordingDraft } from '../../src/protocol/wire/recordings.ts';
import { quoted, type Binding } from './code.ts';
import { rowParameterOf } from './matchers.ts';
import type { Parameter, RowParameter } from './parameters.ts';
import type { RecordedStep } from './recording.ts';
import { targetOf } from './targets.ts';

const singular = (table: string) =>
  table
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');

const nounOf = ({ held, found }: RowParameter) => singular((held?.found ?? found).table.name);

/** Whether a row was the first of several in its list when it was chosen. */
function wasFirst(parameter: RowParameter, steps: readonly RecordedStep[]): boolean {
  const id = (parameter.held?.found ?? parameter.found).id;
  return steps.some(step => {
    const element = targetOf(step);
    const list = element?.id.endsWith(`#${id}`) ? element.id.slice(0, -id.length) : undefined;
    if (list === undefined) return false;
    const rows = (step.seen.elements ?? []).filter(other => other.id.startsWith(list));
    return rows.length > 1 && rows[0]!.id === element!.id;
  });
}

/** Typed texts that are also what a row is called. */
function typedNames(parameters: readonly Parameter[], steps: readonly RecordedStep[]) {
  return parameters.flatMap(parameter => {
    if (parameter.kind !== 'row' || !parameter.used || !parameter.label) return [];
    const { value } = parameter.label;
    const isTyped = steps.some(({ action }) => action.type === 'type' && action.text.trim() === value);
    return isTyped ? [{ parameter, value }] : [];
  });
}

/** What fits the recording in two ways, so that the author has to say which one is meant. */
export function readingsOf(
  parameters: readonly Parameter[],
  steps: readonly RecordedStep[],
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
    readings: readings.map(([key, words]) => ({ key, words, picture: null })),
    chosen: readings.some(([key]) => key === draft.readings[id]) ? draft.readings[id]! : null,
  });
  const rows = [...new Set(touched)]
    .filter(parameter => wasFirst(parameter, steps))
    .map(parameter =>
      of(`which:${parameter.id}`, `Which ${nounOf(parameter)} is meant?`, [
        ['named', `the ${nounOf(parameter)} “${parameter.label?.value ?? parameter.found.id}”`],
        ['first', `the first ${nounOf(parameter)} of the list, whatever it is called`],
      ]),
    );
  const texts = typedNames(parameters, steps).map(({ parameter, value }) =>
    of(`typed:${parameter.id}`, `What is “${value}” that was typed?`, [
      ['name', `what the ${nounOf(parameter)} is called, in every instance`],
      ['words', 'just these words, in every instance'],
    ]),
  );
  return [...rows, ...texts];
}

/** Texts that stay as they were typed, though a row is called so. */
export const literalsOf = (readings: readonly Reading[], parameters: readonly Parameter[]): Binding[] =>
  readings.flatMap(({ id, chosen }) => {
    if (chosen !== 'words') return [];
    const parameter = parameters.find(each => `typed:${each.id}` === id);
    const value = parameter?.kind === 'row' ? parameter.label?.value : undefined;
    return value === undefined ? [] : [{ value, code: quoted(value), of: '', isWithin: false }];
  });
