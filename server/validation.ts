import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Errors, Value } from 'typebox/value';
import { escapeKey, getAt } from '../src/state/pointer.ts';
import type { Reason } from '../src/state/validate.ts';
import { ApiError } from './errors.ts';
import { nearest } from './nearest.ts';

type SchemaError = ReturnType<typeof Errors>[number];

const PARTS: Record<string, string> = { querystring: 'query', params: 'path', headers: 'headers' };
/** Most reasons that a message repeats; the details have all. */
const MAX_REASONS = 3;

/** Checks what a call sends against its schema. Refuses with INVALID_BODY, which says what is wrong, where, and what was expected. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart = 'body' }) => {
  const validator = Compile(schema);
  return (input: unknown) => {
    const value = httpPart === 'body' ? input : Value.Convert(schema, input);
    if (validator.Check(value)) return { value };
    const reasons = explain(schema, value, [...validator.Errors(value)]);
    const texts = reasons.slice(0, MAX_REASONS).map(({ path, message }) => `${path || '/'} ${message}`);
    return {
      error: new ApiError(
        'INVALID_BODY',
        `The ${PARTS[httpPart] ?? 'body'} does not fit: ${texts.join('; ')}`,
        reasons,
      ),
    };
  };
};

/** The reasons why `value` does not fit `schema`, in words. */
function explain(schema: TSchema, value: unknown, errors: readonly SchemaError[]): Reason[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf');
  const reasons: Reason[] = [];
  const handled = new Set<SchemaError>();
  for (const union of unions) {
    if (handled.has(union)) continue;
    handled.add(union);
    const branches = errors.filter(error => error.schemaPath.startsWith(`${union.schemaPath}/anyOf/`));
    if (branches.some(({ instancePath }) => instancePath !== union.instancePath)) continue;
    for (const branch of branches) handled.add(branch);
    const expected = branches.filter(branch => !isImpliedBy(branch, branches)).map(expectation);
    reasons.push({
      path: union.instancePath,
      message: mustBe([...new Set(expected)].join(' or '), union, value),
    });
  }
  for (const error of errors) if (!handled.has(error)) reasons.push(...reasonsOf(schema, value, error));
  return reasons;
}

/** Whether another error of the same branch says the same, and more: a constant has a type. */
const isImpliedBy = (error: SchemaError, all: readonly SchemaError[]) =>
  error.keyword === 'type' &&
  all.some(({ keyword, schemaPath }) => keyword === 'const' && schemaPath === error.schemaPath);

function reasonsOf(schema: TSchema, value: unknown, error: SchemaError): Reason[] {
  const path = error.instancePath;
  switch (error.keyword) {
    case 'boolean':
      // The keyword that forbade the property says it better.
      return [];
    case 'required':
      return error.params.requiredProperties.map(key => ({
        path: `${path}/${escapeKey(key)}`,
        message: 'is required',
      }));
    case 'additionalProperties': {
      const known = knownProperties(schema, error.schemaPath);
      return error.params.additionalProperties.map(key => ({
        path: `${path}/${escapeKey(key)}`,
        message: `is not a known property${hint(key, known)}`,
      }));
    }
    default:
      return [{ path, message: mustBe(expectation(error), error, value) }];
  }
}

function hint(key: string, known: readonly string[]): string {
  const near = nearest(key, known, name => name);
  if (near.length > 0) return `; did you mean ${near.join(' or ')}?`;
  return known.length > 0 ? `; known are ${known.join(', ')}` : '';
}

/** The properties that the object schema at `schemaPath`, such as `#/properties/observe`, has. */
function knownProperties(schema: TSchema, schemaPath: string): string[] {
  const at = getAt(schema, schemaPath.slice(1)) as { properties?: object } | undefined;
  return Object.keys(at?.properties ?? {});
}

/** What a value must do: `be integer`, `be one of "jpeg", "png"`, `match pattern …`. */
function expectation(error: SchemaError): string {
  switch (error.keyword) {
    case 'type':
      return `be ${[error.params.type].flat().join(' or ')}`;
    case 'enum':
      return `be one of ${error.params.allowedValues.map(v => JSON.stringify(v)).join(', ')}`;
    case 'const':
      return `be ${JSON.stringify(error.params.allowedValue)}`;
    default:
      return error.message.replace(/^must /, '');
  }
}

const mustBe = (expected: string, { instancePath }: SchemaError, value: unknown): string =>
  `must ${expected}, not ${described(getAt(value, instancePath))}`;

/** A value from outside as an error names it: it may be anything, of any size. */
function described(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value !== 'string') return String(value);
  return `the text ${JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)}`;
}
