/**
 * Checks a value against a JSON Schema, for pages: TypeBox's own checker would be an eighth of a page's first script. It knows the keywords
 * that the `args` of actions use, and no others; a test compares it with TypeBox over all of them.
 */
import { escapeKey } from '../../state/pointer.ts';

/** Why a value does not fit: where, as a JSON Pointer, and what was expected there. */
export interface Misfit {
  path: string;
  message: string;
}

interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  patternProperties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
}

/** The keywords that `check` reads, and those that only describe. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  ...[
    'type',
    'const',
    'enum',
    'anyOf',
    'properties',
    'required',
    'patternProperties',
    'additionalProperties',
  ],
  ...['items', 'minItems', 'maxItems', 'minLength', 'maxLength', 'pattern'],
  ...['minimum', 'maximum', 'exclusiveMaximum', 'description', 'x-lifetime', 'x-compare'],
]);

type Entries = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: value => typeof value === 'string',
  number: value => typeof value === 'number' && Number.isFinite(value),
  integer: value => Number.isInteger(value),
  boolean: value => typeof value === 'boolean',
  null: value => value === null,
  array: value => Array.isArray(value),
  object: isObject,
};

const patterns = new Map<string, RegExp>();
function matches(pattern: string, text: string): boolean {
  let compiled = patterns.get(pattern);
  if (!compiled) patterns.set(pattern, (compiled = new RegExp(pattern, 'u')));
  return compiled.test(text);
}

const json = (value: unknown) => JSON.stringify(value);

/** Every reason why a value does not fit a schema; none when it does. */
export function check(schema: object, value: unknown, path = ''): Misfit[] {
  const s = schema as Schema;
  const misfit = (message: string): Misfit[] => [{ path, message }];
  if (s.anyOf) return checkForms(s.anyOf, value, path);
  if (s.type !== undefined && !IS[s.type]!(value)) return misfit(`must be ${s.type}`);
  if (s.const !== undefined && value !== s.const) return misfit(`must be ${json(s.const)}`);
  if (s.enum && !s.enum.includes(value)) return misfit(`must be one of ${s.enum.map(json).join(', ')}`);
  if (typeof value === 'string') return checkText(s, value).flatMap(misfit);
  if (typeof value === 'number') return checkNumber(s, value).flatMap(misfit);
  if (Array.isArray(value)) return checkList(s, value, path);
  return isObject(value) ? checkObject(s, value, path) : [];
}

function checkForms(forms: readonly Schema[], value: unknown, path: string): Misfit[] {
  const reasons = forms.map(form => check(form, value, path));
  if (reasons.some(each => each.length === 0)) return [];
  const here = reasons.flatMap(each => each.filter(reason => reason.path === path));
  const words = [...new Set(here.map(reason => reason.message))].join(', or ');
  return [{ path, message: words || 'has none of the forms that it may have' }];
}

function checkText({ minLength, maxLength, pattern }: Schema, text: string): string[] {
  const length = minLength === undefined && maxLength === undefined ? 0 : [...text].length;
  return [
    ...(minLength !== undefined && length < minLength ? [`must have at least ${minLength} characters`] : []),
    ...(maxLength !== undefined && length > maxLength ? [`must have at most ${maxLength} characters`] : []),
    ...(pattern !== undefined && !matches(pattern, text) ? [`must match ${pattern}`] : []),
  ];
}

function checkNumber({ minimum, maximum, exclusiveMaximum }: Schema, value: number): string[] {
  return [
    ...(minimum !== undefined && value < minimum ? [`must be >= ${minimum}`] : []),
    ...(maximum !== undefined && value > maximum ? [`must be <= ${maximum}`] : []),
    ...(exclusiveMaximum !== undefined && value >= exclusiveMaximum ? [`must be < ${exclusiveMaximum}`] : []),
  ];
}

function checkList({ items, minItems, maxItems }: Schema, list: readonly unknown[], path: string): Misfit[] {
  const misfits = items ? list.flatMap((item, i) => check(items, item, `${path}/${i}`)) : [];
  if (minItems !== undefined && list.length < minItems)
    misfits.push({ path, message: `must have at least ${minItems} items` });
  if (maxItems !== undefined && list.length > maxItems)
    misfits.push({ path, message: `must have at most ${maxItems} items` });
  return misfits;
}

function checkObject(schema: Schema, value: Entries, path: string): Misfit[] {
  const { properties = {}, required = [], patternProperties = {}, additionalProperties } = schema;
  const at = (key: string) => `${path}/${escapeKey(key)}`;
  const misfits: Misfit[] = [];
  for (const key of required) {
    if (!Object.hasOwn(value, key)) misfits.push({ path: at(key), message: 'is missing' });
  }
  for (const [key, entry] of Object.entries(value)) {
    if (Object.hasOwn(properties, key)) {
      const isLeftOut = entry === undefined && !required.includes(key);
      if (!isLeftOut) misfits.push(...check(properties[key]!, entry, at(key)));
      continue;
    }
    const fitting = Object.entries(patternProperties).filter(([pattern]) => matches(pattern, key));
    for (const [, inner] of fitting) misfits.push(...check(inner, entry, at(key)));
    if (fitting.length > 0) continue;
    if (additionalProperties === false)
      misfits.push({ path: at(key), message: 'is not a key that the schema knows' });
    else if (typeof additionalProperties === 'object')
      misfits.push(...check(additionalProperties, entry, at(key)));
  }
  return misfits;
}
