import type { Phone } from '../../apps/catalogue.ts';
import type { Problem, RecordingDraft } from '../../src/protocol/wire/recordings.ts';
import { ANSWER_TYPES } from '../../src/state/answers.ts';
import { Coder, isName, quoted } from './code.ts';
import type { Parameter, RowParameter } from './parameters.ts';
import { findRow } from './rows.ts';

type FieldDraft = RecordingDraft['answer'][number];

/** Code of an answer sheet: its fields, its key, and what a solver answers. */
export interface AnswerCode {
  fields: string;
  key: string;
  given: string;
  /** Names that it imports from sample.ts. */
  imports: string[];
}

/** Fields whose numbers count in hundredths of what a person reads. */
const HUNDREDTHS = /cents$/i;
const EPOCH = 1e11;

/** Code of a value in the form of its field: money in whole units, moments as dates and times. */
function inForm(
  type: string,
  code: string,
  value: unknown,
  field: string,
  zone: string,
  imports: Set<string>,
): string {
  if (type === 'number' && typeof value === 'number' && HUNDREDTHS.test(field)) return `${code} / 100`;
  if (type === 'date' && typeof value === 'number' && value > EPOCH) {
    imports.add('dayAt');
    return `dayAt(${code}, '${zone}').iso`;
  }
  if (type === 'time' && typeof value === 'number' && value < 1_440) {
    imports.add('timeText');
    return `timeText(${code})`;
  }
  if (type === 'time' && typeof value === 'number') {
    for (const name of ['dayAt', 'timeText']) imports.add(name);
    return `timeText(Math.floor((${code} - dayAt(${code}, '${zone}').at) / 60_000))`;
  }
  if (type === 'duration' && typeof value === 'number' && /minutes?$/i.test(field)) return `${code} * 60`;
  return code;
}

const fieldPath = (field: string) =>
  field
    .split('/')
    .filter(part => part !== '')
    .map(part => (/^\d+$/.test(part) ? `[${part}]` : isName(part) ? `.${part}` : `[${quoted(part)}]`));

/** The value in a row at a path of fields parted by `/`. */
export const readField = (row: unknown, field: string): unknown =>
  field
    .split('/')
    .filter(part => part !== '')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], row);

function keyOf(
  field: FieldDraft,
  start: Phone,
  parameters: readonly Parameter[],
  coder: Coder,
  imports: Set<string>,
): string {
  const { from, type } = field;
  const { zone } = start.clock;
  if ('value' in from) return coder.value(from.value);
  if ('parameter' in from) {
    const parameter = parameters.find(({ name, used }) => used && name === from.parameter);
    if (!parameter) return `''`;
    if (parameter.kind === 'row')
      return parameter.label?.code(`p.${parameter.name}`) ?? `p.${parameter.name}.id`;
    return parameter.kind === 'time' ? `p.${parameter.name}.text` : `p.${parameter.name}`;
  }
  const parameter = parameters.find(
    (each): each is RowParameter => each.kind === 'row' && each.used && each.found.id === from.row,
  );
  const row = findRow(start, from.row)?.row;
  const value = readField(row, from.field);
  if (!parameter) return inForm(type, coder.value(value), value, from.field, zone, imports);
  if (parameter.label?.hole === from.field && parameter.label.needs) {
    coder.needs.set(parameter.label.needs.name, parameter.label.needs.file);
    return parameter.label.code(`p.${parameter.name}`);
  }
  const path = fieldPath(from.field);
  const code = path.reduce(
    (at, part, i) => at + part + (part.startsWith('[') && i < path.length - 1 ? '!' : ''),
    `p.${parameter.name}`,
  );
  return inForm(type, code, value, from.field, zone, imports);
}

/** The answer sheet as code; undefined where nothing is asked. */
export function answerCode(
  draft: Pick<RecordingDraft, 'answer'>,
  start: Phone,
  parameters: readonly Parameter[],
  coder: Coder,
): AnswerCode | undefined {
  if (draft.answer.length === 0) return undefined;
  const imports = new Set<string>();
  const plain = new Coder([]);
  const fields = draft.answer.map(({ name, type, label, options, unit }) => {
    const parts = [
      `type: '${type}'`,
      ...(unit ? [`unit: ${quoted(unit)}`] : []),
      `label: { en: ${quoted(label.en)}, zh: ${quoted(label.zh)} }`,
      ...(options && options.length > 0 ? [`options: ${plain.value(options)}`] : []),
    ];
    return `${plain.key(name)}: { ${parts.join(', ')} }`;
  });
  const keys = draft.answer.map(field => ({ field, code: keyOf(field, start, parameters, coder, imports) }));
  const pair = (name: string, code: string) => `${plain.key(name)}: ${code}`;
  return {
    fields: `{ ${fields.join(', ')} }`,
    key: `{ ${keys.map(({ field, code }) => pair(field.name, code)).join(', ')} }`,
    given: `{ ${keys.map(({ field, code }) => pair(field.name, field.type === 'duration' ? `\`\${${code}} s\`` : code)).join(', ')} }`,
    imports: [...imports],
  };
}

/** What is wrong with the fields of a sheet. */
export function answerProblems(
  { answer }: Pick<RecordingDraft, 'answer'>,
  start: Phone,
  parameters: readonly Parameter[],
): Problem[] {
  const problems: Problem[] = [];
  const add = (where: string, message: string, isWarning = false) =>
    problems.push({ where, message, isWarning });
  const seen = new Set<string>();
  answer.forEach(({ name, type, label, options, from }, i) => {
    const where = `/answer/${i}`;
    if (!isName(name)) add(`${where}/name`, 'Its name has to be a word of letters and digits');
    if (seen.has(name)) add(`${where}/name`, `Two fields are called ${name}`);
    seen.add(name);
    if (!(ANSWER_TYPES as readonly string[]).includes(type))
      add(`${where}/type`, `Its type is one of ${ANSWER_TYPES.join(', ')}`);
    if (label.en.trim() === '') add(`${where}/label/en`, 'Say in English what is asked');
    if (label.zh.trim() === '') add(`${where}/label/zh`, 'Say in Chinese what is asked');
    if (type === 'choice' && (options ?? []).length < 2)
      add(`${where}/options`, 'A choice needs two options or more');
    if ('row' in from) {
      const row = findRow(start, from.row)?.row;
      if (!row) add(`${where}/from`, `The phone has no row ${from.row} at the start`);
      else if (readField(row, from.field) === undefined)
        add(`${where}/from`, `The row ${from.row} has no field ${from.field}`);
      else if (!parameters.some(each => each.kind === 'row' && each.used && each.found.id === from.row))
        add(`${where}/from`, 'The answer is the same in every instance: its row is no parameter', true);
    }
    if ('parameter' in from && !parameters.some(({ name: other, used }) => used && other === from.parameter))
      add(`${where}/from`, `There is no parameter ${from.parameter}`);
  });
  return problems;
}
