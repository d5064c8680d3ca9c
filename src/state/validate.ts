import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const compiled = new WeakMap<TSchema, Validator>();

/** Every reason why a value does not fit a schema: its place as a JSON Pointer and what is wrong. Empty when it fits. */
export function validate(schema: TSchema, value: unknown): { path: string; message: string }[] {
  let validator = compiled.get(schema);
  if (!validator) compiled.set(schema, validator = Compile(schema) as unknown as Validator);
  if (validator.Check(value)) return [];
  return validator.Errors(value).map(e => ({ path: e.instancePath, message: e.message }));
}
