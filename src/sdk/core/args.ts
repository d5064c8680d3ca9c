import type { TSchema } from 'typebox';
import { check } from './check.ts';
import { RuleError } from './rule-error.ts';

/** Most reasons that a message lists. */
const MAX_REASONS = 5;

/**
 * Checks the arguments of an action against its `args` schema. Throws RuleError INVALID_ARGS, which names each path and what was expected
 * there.
 */
export function checkArgs(app: string, action: string, schema: TSchema, args: unknown): void {
  const reasons = check(schema, args);
  if (reasons.length === 0) return;
  const words = reasons.slice(0, MAX_REASONS).map(({ path, message }) => `${path || 'args'} ${message}`);
  const more = reasons.length > MAX_REASONS ? `; and ${reasons.length - MAX_REASONS} more` : '';
  throw new RuleError('INVALID_ARGS', `${app}.${action}: ${words.join('; ')}${more}`);
}
