import { Type, type Static } from 'typebox';
import { EpochMs, history, Nullable, stamp, StringEnum, Table, trace } from '../../src/state/schema.ts';

export const Entry = Type.Object(
  {
    expression: Type.String({
      minLength: 1,
      description: 'What was worked out, with the signs of the keys: `12.5×3`.',
    }),
    result: Type.String({
      description:
        'What it came to: all decimals where they end (`37.5`), a fraction in lowest terms (`1/3`), else 34 significant digits.',
    }),
    exact: Type.Boolean({
      description: 'Whether the result is the number itself and not one near it, as of a root.',
    }),
    at: stamp(EpochMs({ description: 'When it was worked out.' })),
  },
  { additionalProperties: false },
);
export type Entry = Static<typeof Entry>;

export const Settings = Type.Object(
  {
    separators: StringEnum(['comma_point', 'point_comma', 'space_comma', 'plain'], {
      description: 'Signs between thousands and before decimals: 1,234.5, 1.234,5, 1 234,5 or 1234.5.',
    }),
    angle: StringEnum(['deg', 'rad'], { description: 'Unit of angles: degrees or radians.' }),
    format: StringEnum(['automatic', 'two', 'scientific', 'engineering'], {
      description:
        'How results are written: as fits, with two decimals, with a power of ten, or with one in threes.',
    }),
    vibrate: Type.Boolean({ description: 'Vibrate at each key.' }),
    keepLayout: Type.Boolean({
      description: 'Open with the keys that were shown last; otherwise always with the basic ones.',
    }),
  },
  { additionalProperties: false, description: 'What the person set.' },
);
export type Settings = Static<typeof Settings>;

export const Pair = Type.Object(
  {
    from: Type.String({ description: 'Unit of the upper field.' }),
    to: Type.String({ description: 'Unit of the lower field.' }),
    side: StringEnum(['from', 'to'], { description: 'Field that was typed in; the other follows.' }),
    text: Type.String({ description: 'Number as typed, `.` before decimals; may be empty.' }),
  },
  { additionalProperties: false },
);
export type Pair = Static<typeof Pair>;

const IsoDay = (description: string) =>
  Nullable(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), { description });
const Count = (description: string) => Type.Integer({ minimum: 0, maximum: 9999, description });

export const Days = Type.Object(
  {
    mode: StringEnum(['between', 'shift'], {
      description: 'Days between two dates, or a date so much later or earlier.',
    }),
    from: IsoDay('First date of a difference; null is today.'),
    to: IsoDay('Second date of a difference; null is today.'),
    start: IsoDay('Date that is counted from; null is today.'),
    back: Type.Boolean({ description: 'Count backwards.' }),
    years: Count('Years to count.'),
    months: Count('Months to count.'),
    days: Count('Days to count.'),
  },
  { additionalProperties: false, description: 'The date calculator.' },
);
export type Days = Static<typeof Days>;

export const Tip = Type.Object(
  {
    bill: Type.String({ description: 'Bill as typed, `.` before pence; may be empty.' }),
    tenths: Type.Integer({
      minimum: 0,
      maximum: 500,
      description: 'Tip in tenths of a percent: 125 is 12.5%.',
    }),
    people: Type.Integer({ minimum: 1, maximum: 50, description: 'People who share it.' }),
    roundUp: Type.Boolean({ description: 'Round the total up to whole pounds.' }),
  },
  { additionalProperties: false, description: 'The tip and split helper.' },
);
export type Tip = Static<typeof Tip>;

export const Rates = Type.Object(
  {
    asOf: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Day that they are of, ISO date.' }),
    fetchedAt: stamp(EpochMs({ description: 'When they were last fetched.' })),
    perEuro: Type.Record(
      Type.String({ pattern: '^[A-Z]{3}$' }),
      Type.String({ pattern: '^\\d+(\\.\\d+)?$' }),
      { description: 'How much of each currency (ISO 4217 code) one euro buys, as a decimal text.' },
    ),
  },
  { additionalProperties: false, description: 'Exchange rates.' },
);
export type Rates = Static<typeof Rates>;

export const Calculator = Type.Object(
  {
    expression: trace(Type.String(), {
      description: 'What stands in the line, `.` before decimals and without grouping.',
    }),
    caret: trace(Type.Integer({ minimum: 0 }), { description: 'Where its caret stands.' }),
    result: trace(Nullable(Type.String()), {
      description:
        'What the line came to at the last equals, written as in the history; null while it is being typed.',
    }),
    problem: trace(Type.String(), {
      description: 'Why the last equals gave no result, in words; empty otherwise.',
    }),
    memory: Nullable(Type.String(), { description: 'Number in memory, written as results are, or null.' }),
    history: history(Table(Entry), {
      description:
        'What was worked out. To add to it is ordinary wear, so that a phone’s calculator may be used for any task.',
    }),
    scientific: trace(Type.Boolean(), { description: 'Whether the scientific keys were shown last.' }),
    inverse: trace(Type.Boolean(), { description: 'Whether INV is on.' }),
    haptics: trace(Type.Integer({ minimum: 0 }), { description: 'Keys at which the phone has vibrated.' }),
    settings: Settings,
    kinds: trace(Type.Array(Type.String()), {
      description: 'Kinds of units that were converted last, newest first.',
    }),
    pairs: trace(Table(Pair), { description: 'Units and number of each kind, as they were left.' }),
    rates: Rates,
    days: trace(Days),
    tip: trace(Tip),
  },
  { additionalProperties: false, description: 'Calculator.' },
);
export type Calculator = Static<typeof Calculator>;
