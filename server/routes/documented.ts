import { Action } from '../../src/protocol/action.ts';

/** A route's schema for the API documents: every `AnyAction` in it is replaced by the schema of `Action`. */
export function documented(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if ((schema as Record<string, unknown>)['x-tapworld'] === 'Action') return Action;
  if (Array.isArray(schema)) return schema.map(documented);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, documented(value)]));
}
