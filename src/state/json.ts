/** What the phone's tree is made of. A key whose value is `undefined` counts as absent everywhere in src/state. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * An error of the state core. `code` is one of NOT_JSON, INVALID_PATCH, INVALID_SNAPSHOT, INVALID_ZONE, INVALID_TIME,
 * INVALID_SEED; `details` is data for whoever reports it.
 */
export class StateError extends Error {
  readonly code: string;
  readonly details?: unknown;

  constructor(code: string, message: string = code, details?: unknown) {
    super(message);
    this.name = 'StateError';
    this.code = code;
    if (details !== undefined) this.details = details;
  }
}

/** Whether a value is an object with keys: not null and not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The same JSON with U+FFFD where a text has half of a surrogate pair, which is no character and which no UTF-8 carries; the value
 * itself where there is none. Keys stay as they are.
 */
export function wellFormed<T>(value: T): T {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd') as T;
  if (typeof value !== 'object' || value === null) return value;
  const items = Object.entries(value).map(([key, item]) => [key, wellFormed(item)] as const);
  if (items.every(([key, item]) => item === (value as Record<string, unknown>)[key])) return value;
  return (Array.isArray(value) ? items.map(([, item]) => item) : Object.fromEntries(items)) as T;
}

/**
 * Freezes a value and all that it holds, and gives it back. It stops at whatever is frozen already, so that freezing a
 * tree that shares most of its parts costs as much as what is new in it.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  if (Array.isArray(value)) for (const item of value) deepFreeze(item);
  else for (const key of Object.keys(value)) deepFreeze((value as Record<string, unknown>)[key]);
  return value;
}

/** Whether two JSON values have the same structure; the order of keys never matters. The same reference costs nothing. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const x = a as Record<string, unknown>;
  const y = b as Record<string, unknown>;
  let present = 0;
  for (const key of Object.keys(x)) {
    if (x[key] === undefined) continue;
    if (!Object.hasOwn(y, key) || !equal(x[key], y[key])) return false;
    present++;
  }
  for (const key of Object.keys(y)) if (y[key] !== undefined) present--;
  return present === 0;
}
