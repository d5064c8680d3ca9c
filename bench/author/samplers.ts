import { relations } from './relations.ts';
import {
  asBefore,
  asItWas,
  asVisible,
  byItsName,
  isTelling,
  type Condition,
  type Evidence,
} from './conditions.ts';
import type { SamplerChoice } from '../../src/protocol/wire/recordings.ts';
import { timeText } from '../tasks/sample.ts';
import { Coder } from './code.ts';
import { notYet } from './derived.ts';
import { suggestionsFor } from './suggestions.ts';
import type { Parameter, RowParameter } from './parameters.ts';
import { tableCode } from './rows.ts';

const unique = (conditions: readonly Condition[]) => [
  ...new Map(conditions.map(condition => [condition.code, condition])).values(),
];

/** How many rows of a table fit. */
const fitting = ({ found }: RowParameter, conditions: readonly Condition[]) =>
  Object.entries(found.table.rows).filter(([id, row]) => conditions.every(({ holds }) => holds(row, id)))
    .length;

const sourceCode = ({ found: { table } }: RowParameter) =>
  table.path.startsWith('apps/')
    ? `from('${table.app}', '${table.name}')`
    : `from(s => ${tableCode('s', table)})`;

const rowCode = (parameter: RowParameter, conditions: readonly string[]) => {
  const source = sourceCode(parameter);
  if (conditions.length === 0) return source;
  const needsPhone = conditions.some(code => /\bphone\b/.test(code));
  return `${source}.where(${needsPhone ? '(row, phone)' : 'row'} => ${conditions.join(' && ')})`;
};

const noun = ({ found, name }: RowParameter) => {
  const words = found.table.name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.endsWith('s') ? words : `${name} of ${words}`;
};

function rowChoices(
  parameter: RowParameter,
  evidence: Evidence,
): (SamplerChoice & { conditions: string[]; fits: number })[] {
  const needed = [...byItsName(parameter), ...asBefore(parameter, evidence)];
  const of = (key: string, words: string, more: readonly Condition[]) => {
    const conditions = unique([...needed, ...more]).filter(each => isTelling(parameter, each));
    const fits = fitting(parameter, conditions);
    return {
      key,
      words: `${words} (${fits})`,
      code: rowCode(
        parameter,
        conditions.map(({ code }) => code),
      ),
      conditions: conditions.map(({ code }) => code),
      fits,
    };
  };
  const choices = [
    of(
      'visible',
      `any of the ${noun(parameter)} that can be found as this one was`,
      asVisible(parameter, evidence),
    ),
    of('alike', `any of the ${noun(parameter)} in the same state as this one`, [
      ...asVisible(parameter, evidence),
      ...asItWas(parameter),
    ]),
    of('any', `any of the ${noun(parameter)}, by a name that no other has`, []),
  ];
  return choices.filter(({ fits }, i) => fits > 0 || i === choices.length - 1);
}

export interface Sampled {
  parameter: Parameter;
  choices: SamplerChoice[];
  /** Key of the chosen one. */
  chosen: string;
  code: string;
  /** Parameters before it that its code names. */
  after: string[];
  /** How many values there are. */
  size: number;
}

type Settings = Readonly<Record<string, unknown>>;
const numberIn = (settings: Settings, key: string, otherwise: number) =>
  typeof settings[key] === 'number' ? settings[key] : otherwise;
const textIn = (settings: Settings, key: string, otherwise: string) =>
  typeof settings[key] === 'string' && /^\d\d:\d\d$/.test(settings[key]) ? settings[key] : otherwise;
const listIn = (settings: Settings, key: string) =>
  Array.isArray(settings[key])
    ? settings[key].filter((each): each is string => typeof each === 'string' && each.trim() !== '')
    : undefined;

/** Draft of a parameter's sampler. */
interface Chosen {
  sampler?: string;
  settings?: Settings;
}

function listChoice(values: readonly string[]) {
  const plain = new Coder([]);
  return {
    key: 'list',
    words: `one of ${values.length} that you list`,
    code: `oneOf(${values.map(value => plain.value(value)).join(', ')})`,
    settings: { values: [...values] },
  };
}

function numberChoices(
  value: number,
  settings: Settings,
  range?: { min: number; max: number; step: number },
) {
  // A finger does not set a slider to the last of a hundred steps.
  const span = range ? range.max - range.min : 0;
  const inset = span > 40 ? Math.ceil(span / 50) * 5 : 0;
  const min = numberIn(settings, 'min', range ? range.min + inset : Math.max(0, Math.floor(value / 2)));
  const max = numberIn(settings, 'max', range ? range.max - inset : Math.max(value * 2, value + 8));
  const step = Math.max(1, numberIn(settings, 'step', inset > 0 ? 5 : (range?.step ?? 1)));
  return {
    choice: {
      key: 'range',
      words: `a whole number from ${min} to ${max}`,
      code: step === 1 ? `int(${min}, ${max})` : `int(${min}, ${max}, ${step})`,
      settings: { min, max, step },
    },
    size: Math.max(1, Math.floor((max - min) / step) + 1),
  };
}

/** The ways to draw a parameter, and which one is taken. `before` are the rows that are drawn before it. */
export function sampled(
  parameter: Parameter,
  before: readonly RowParameter[],
  evidence: Evidence,
  { sampler, settings = {} }: Chosen,
): Sampled {
  switch (parameter.kind) {
    case 'row': {
      const choices = rowChoices(parameter, evidence);
      const chosen = choices.find(({ key }) => key === sampler) ?? choices[0]!;
      const related = relations(
        parameter,
        before.filter(({ used }) => used),
        evidence.facts,
      );
      const fresh = notYet(
        evidence.base,
        evidence.facts,
        evidence.derived,
        parameter,
        before.filter(({ used }) => used),
      );
      const conditions = [...chosen.conditions, ...new Set([...related, ...fresh].map(({ code }) => code))];
      return {
        parameter,
        choices: choices.map(({ conditions: _, fits: __, ...choice }) => choice),
        chosen: chosen.key,
        code: rowCode(parameter, conditions),
        after: [...new Set([...related.map(({ of }) => of), ...fresh.flatMap(({ of }) => of)])],
        // Rows of another parameter's row: all of them are as many together.
        size: related.some(({ code }) => code.includes('==='))
          ? Math.max(1, chosen.fits / Object.keys(before.at(-1)!.found.table.rows).length)
          : chosen.fits,
      };
    }
    case 'text': {
      const values = listIn(settings, 'values') ?? suggestionsFor(parameter.value);
      const choice = listChoice(values.length > 0 ? values : [parameter.value]);
      return {
        parameter,
        choices: [choice],
        chosen: choice.key,
        code: choice.code,
        after: [],
        size: new Set(values).size || 1,
      };
    }
    case 'number': {
      const { choice, size } = numberChoices(parameter.value, settings, parameter.range);
      return { parameter, choices: [choice], chosen: choice.key, code: choice.code, after: [], size };
    }
    case 'time': {
      const first = textIn(settings, 'first', '06:00');
      const last = textIn(settings, 'last', '22:00');
      const step = Math.max(1, numberIn(settings, 'step', parameter.value % 5 === 0 ? 5 : 1));
      const choice = {
        key: 'range',
        words: `a time from ${first} to ${last}`,
        code: `time('${first}', '${last}', ${step})`,
        settings: { first, last, step },
      };
      return { parameter, choices: [choice], chosen: choice.key, code: choice.code, after: [], size: 50 };
    }
  }
}

/** The value of a parameter in the recording, for people. */
export function valueWords(parameter: Parameter): string {
  switch (parameter.kind) {
    case 'row':
      return parameter.label?.value ?? parameter.found.id;
    case 'time':
      return timeText(parameter.value);
    default:
      return String(parameter.value);
  }
}
