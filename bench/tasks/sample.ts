import { Type, type TSchema } from 'typebox';
import { appSchemas, type Phone } from '../../apps/catalogue.ts';
import type { Row } from '../../judges/changes.ts';
import { MONTHS, WEEKDAYS } from '../../src/sdk/core/format.ts';
import { addDays, partsAt, startOfDay } from '../../src/state/clock.ts';
import { streamOf } from '../../src/state/random.ts';
import { twoDigits } from '../../src/state/civil.ts';

export type { Row };

/** Input of a sampler: the world before the task's setup, and random numbers in [0, 1). */
export interface Source {
  phone: Phone;
  random: () => number;
}

/** Draws the values of one parameter. Values are JSON. */
export interface Sampler<T> {
  draw(source: Source): T;
  /** Schema of the values, for the list of tasks. */
  schema(): TSchema;
}

export class SampleError extends Error {}

function choose<T>(items: readonly T[], random: () => number, what: string): T {
  if (items.length === 0) throw new SampleError(`Nothing to choose from: ${what}`);
  return items[Math.floor(random() * items.length)]!;
}

/** Draws a row of a table; `where` keeps only rows that fit. */
export interface RowSampler<T> extends Sampler<Row<T>> {
  where(fits: (row: Row<T>, phone: Phone) => boolean): RowSampler<T>;
}

type TableOf<S> = {
  [K in keyof S]: S[K] extends Record<string, infer E>
    ? string extends keyof S[K]
      ? E extends object
        ? K
        : never
      : never
    : never;
}[keyof S];
type EntityOf<T> = T extends Record<string, infer E> ? E : never;

function rowSampler<T extends object>(
  table: (phone: Phone) => Record<string, T>,
  what: string,
  schema: () => TSchema,
  tests: readonly ((row: Row<T>, phone: Phone) => boolean)[] = [],
): RowSampler<T> {
  return {
    draw: ({ phone, random }) => {
      const entities = table(phone);
      const fitting = Object.keys(entities)
        .sort()
        .map(id => ({ ...entities[id]!, id }))
        .filter(row => tests.every(test => test(row, phone)));
      return choose(fitting, random, what);
    },
    schema,
    where: fits => rowSampler(table, what, schema, [...tests, fits]),
  };
}

/** Schema of a table's row: the entity's fields and its id. */
function rowSchema(app: string, table: string): TSchema {
  const record = appSchemas[app]?.properties[table] as
    | { patternProperties?: Record<string, { properties?: Record<string, TSchema> }> }
    | undefined;
  const entity = Object.values(record?.patternProperties ?? {})[0];
  return Type.Object(
    { id: Type.String(), ...entity?.properties },
    { description: `A row of ${app}.${table}.` },
  );
}

/** A row of an app's table, with its id: `from('chat', 'contacts').where(c => !c.blocked)`. */
export function from<const A extends keyof Phone['apps'], const K extends TableOf<Phone['apps'][A]>>(
  app: A,
  table: K,
): RowSampler<EntityOf<Phone['apps'][A][K]> & object>;
/** A row of any table of the phone: `from(s => s.device.radios.networks)`. */
export function from<T extends object>(table: (phone: Phone) => Record<string, T>): RowSampler<T>;
export function from(
  source: string | ((phone: Phone) => Record<string, object>),
  table?: string,
): RowSampler<any> {
  if (typeof source === 'function')
    return rowSampler(source, String(source), () =>
      Type.Object({ id: Type.String() }, { description: 'A row of the phone.' }),
    );
  return rowSampler(
    phone =>
      (phone.apps as unknown as Record<string, Record<string, Record<string, object>>>)[source]![table!]!,
    `${source}.${table}`,
    () => rowSchema(source, table!),
  );
}

/** Whether no other row of a table says the same as this one: in a field, or as a function tells it. */
export function isUnique<T extends object>(
  row: NoInfer<T>,
  table: Readonly<Record<string, T>>,
  by: keyof T | ((row: T) => unknown),
): boolean {
  const read = typeof by === 'function' ? by : (other: T) => other[by];
  const own = read(row);
  return Object.values(table).filter(other => read(other) === own).length === 1;
}

type Plain = string | number | boolean | null | readonly unknown[] | { readonly [key: string]: unknown };

/** One of these values. */
export function oneOf<const T extends readonly Plain[]>(...values: T): Sampler<T[number]> {
  return {
    draw: ({ random }) => choose<T[number]>(values, random, 'oneOf()'),
    schema: () => Type.Unsafe<T[number]>({ enum: [...values] }),
  };
}

/** An integer from `min` to `max`, both included, in steps of `step` from `min`. */
export function int(min: number, max: number, step = 1): Sampler<number> {
  return {
    draw: ({ random }) => min + step * Math.floor(random() * (Math.floor((max - min) / step) + 1)),
    schema: () => Type.Integer({ minimum: min, maximum: max, multipleOf: min % step === 0 ? step : 1 }),
  };
}

/** A time of day, as minutes after midnight and as `HH:MM`. */
export interface TimeOfDay {
  minutes: number;
  text: string;
}

/** Minutes after midnight as `HH:MM`. */
export const timeText = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** A time of day between two times (`HH:MM`, both included), in steps of `step` minutes. */
export function time(first = '06:00', last = '22:00', step = 5): Sampler<TimeOfDay> {
  const range = int(minutesOf(first), minutesOf(last), step);
  return {
    draw: source => {
      const minutes = range.draw(source);
      return { minutes, text: timeText(minutes) };
    },
    schema: () => Type.Object({ minutes: range.schema(), text: Type.String({ pattern: '^\\d{2}:\\d{2}$' }) }),
  };
}

/** A day: its first moment (epoch ms), its ISO date, and how people write it in each language. */
export interface Day {
  at: number;
  iso: string;
  en: string;
  zh: string;
  weekday: number;
}

/** The day of a moment (epoch ms), in a zone. */
export function dayAt(ms: number, zone: string): Day {
  const at = startOfDay(ms, zone);
  const { year, month, day, weekday } = partsAt(at, zone);
  return {
    at,
    weekday,
    iso: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    en: `${WEEKDAYS[weekday]} ${day} ${MONTHS[month - 1]}`,
    zh: `${month}月${day}日星期${'日一二三四五六'[weekday]}`,
  };
}

/** A day from `first` to `last` days after the phone's today, both included; negative for the past. */
export function date(first: number, last: number): Sampler<Day> {
  const range = int(first, last);
  return {
    draw: source => {
      const { now, zone } = source.phone.clock;
      return dayAt(addDays(startOfDay(now, zone), range.draw(source), zone), zone);
    },
    schema: () =>
      Type.Object({
        at: Type.Integer(),
        iso: Type.String(),
        en: Type.String(),
        zh: Type.String(),
        weekday: Type.Integer(),
      }),
  };
}

/** How often a parameter is drawn before a SampleError says that no value fits. */
const TRIES = 400;

/** `count` different values of one sampler. */
export function distinct<T>(count: number, sampler: Sampler<T>): Sampler<T[]> {
  return {
    draw: source => {
      const found = new Map<string, T>();
      for (let tries = 0; found.size < count; tries++) {
        if (tries > TRIES) throw new SampleError(`There are no ${count} different values`);
        const value = sampler.draw(source);
        found.set(JSON.stringify(value), value);
      }
      return [...found.values()];
    },
    schema: () => Type.Array(sampler.schema(), { minItems: count, maxItems: count, uniqueItems: true }),
  };
}

/** A value that your own code draws from the phone and random numbers. */
export function made<T>(draw: (source: Source) => T, schema: TSchema = Type.Unknown()): Sampler<T> {
  return { draw, schema: () => schema };
}

export type Spec = Record<string, Sampler<any>>;
export type ValuesOf<S extends Spec> = { [K in keyof S]: S[K] extends Sampler<infer T> ? T : never };

/** A set of parameters. Later ones may depend on earlier ones. */
export interface Params<P> {
  draw(phone: Phone, seed: number | string, ...labels: string[]): P;
  schema(phone: Phone): TSchema;
  /** Adds parameters that depend on the ones before: `.and(({ friend }) => ({ other: from(…).where(c => c.id !== friend.id) }))`. */
  and<S extends Spec>(next: (p: P, phone: Phone) => S): Params<P & ValuesOf<S>>;
  /** Draws all parameters again until they fit. */
  such(fits: (p: P, phone: Phone) => boolean): Params<P>;
}

type Draw<P> = (phone: Phone, stream: (name: string) => () => number) => P;

function build<P>(draw: Draw<P>, fields: (phone: Phone) => Record<string, TSchema>): Params<P> {
  return {
    // Each parameter draws from its own random stream, so adding one does not change the others' values.
    draw: (phone, seed, ...labels) => draw(phone, name => streamOf(seed, ...labels, name)),
    schema: phone => Type.Object(fields(phone), { additionalProperties: false }),
    and: next =>
      build(
        (phone, stream) => {
          const drawn = draw(phone, stream);
          return { ...drawn, ...drawSpec(next(drawn, phone), phone, stream) };
        },
        phone => ({
          ...fields(phone),
          ...specFields(
            next(
              draw(phone, name => streamOf(0, 'schema', name)),
              phone,
            ),
          ),
        }),
      ),
    such: fits =>
      build((phone, stream) => {
        for (let tries = 0; tries < TRIES; tries++) {
          const found = draw(phone, name => stream(tries === 0 ? name : `${name}~${tries}`));
          if (fits(found, phone)) return found;
        }
        throw new SampleError(`No parameters fit after ${TRIES} draws`);
      }, fields),
  };
}

const specFields = (spec: Spec) => Object.fromEntries(Object.entries(spec).map(([k, s]) => [k, s.schema()]));
const drawSpec = <S extends Spec>(spec: S, phone: Phone, stream: (name: string) => () => number) =>
  Object.fromEntries(
    Object.entries(spec).map(([name, sampler]) => [name, sampler.draw({ phone, random: stream(name) })]),
  ) as ValuesOf<S>;

/** Parameters from samplers by name. */
export function params<S extends Spec>(spec: S): Params<ValuesOf<S>> {
  return build(
    (phone, stream) => drawSpec(spec, phone, stream),
    () => specFields(spec),
  );
}
