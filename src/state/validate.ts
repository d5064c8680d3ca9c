import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Errors } from 'typebox/value';
import { Settings } from 'typebox/system';
import { escapeKey } from './pointer.ts';

/** One reason why a value does not fit a schema; `path` is a pointer to where. */
export interface Reason {
  path: string;
  message: string;
}

const validators = new WeakMap<TSchema, Validator>();
/** Most reasons that one validation gives; TypeBox's own limit is 8. */
const MAX_REASONS = 200;

/**
 * Every reason why a value does not fit a schema; none when it does. The check is compiled once for a schema where the
 * page may evaluate code, and interpreted where it may not, with the same outcome.
 */
export function validate(schema: TSchema, value: unknown): Reason[] {
  let validator = validators.get(schema);
  if (!validator) {
    validator = Compile(schema) as unknown as Validator;
    validators.set(schema, validator);
  }
  if (validator.Check(value)) return [];
  const most = Settings.Get().maxErrors;
  Settings.Set({ maxErrors: MAX_REASONS });
  try {
    const reasons = new Map<string, Reason>();
    for (const error of Errors(schema, value)) {
      for (const reason of reasonsOf(error)) reasons.set(`${reason.path}\n${reason.message}`, reason);
    }
    return [...reasons.values()];
  } finally {
    Settings.Set({ maxErrors: most });
  }
}

/** A missing or unknown key is reported where it would stand, each by itself. */
function reasonsOf(error: ReturnType<typeof Errors>[number]): Reason[] {
  const path = error.instancePath;
  switch (error.keyword) {
    case 'required':
      return error.params.requiredProperties.map(key => ({
        path: `${path}/${escapeKey(key)}`,
        message: 'is missing',
      }));
    case 'additionalProperties':
      return error.params.additionalProperties.map(key => ({
        path: `${path}/${escapeKey(key)}`,
        message: 'is not a key that the schema knows',
      }));
    case 'boolean':
      // Said again, and better, by the keyword that forbade the key.
      return [];
    case 'enum':
      return [
        {
          path,
          message: `must be one of ${error.params.allowedValues.map(v => JSON.stringify(v)).join(', ')}`,
        },
      ];
    case 'const':
      return [{ path, message: `must be ${JSON.stringify(error.params.allowedValue)}` }];
    default:
      return [{ path, message: error.message }];
  }
}
