import jsonPatch, { type Operation as AnyOperation } from 'fast-json-patch';
import { apply, failure } from './apply.ts';
import type { Operation, OutsideOperation } from './diff.ts';
import { isObject, StateError } from './json.ts';
import { isPrototypeKey } from './pointer.ts';

const OUTSIDE_OPS: ReadonlySet<unknown> = new Set(['add', 'replace', 'remove', 'move', 'copy', 'test']);
const OUTSIDE_KEYS: ReadonlySet<string> = new Set(['op', 'path', 'from', 'value']);

/** Most operations that one outside patch may have. */
export const MAX_OUTSIDE_OPERATIONS = 10_000;
/** Deepest nesting of a value that comes from outside. */
const MAX_DEPTH = 100;

/**
 * Applies RFC 6902 operations that someone else wrote, move, copy and test among them, in the way of `apply`. Throws
 * INVALID_PATCH for anything that is not a patch, holds a prototype key in a path or value, a number or other value that
 * JSON does not have, nests deeper than 100, is longer than `limit`, does not fit the tree or fails a test.
 */
export function applyOutside<T>(tree: T, operations: unknown, limit = MAX_OUTSIDE_OPERATIONS): T {
  return apply(tree, checkOutside(operations, limit) as Operation[]);
}

/** The operations, once each is known to be well formed; whether they fit a tree is for `apply` to see. Throws INVALID_PATCH. */
export function checkOutside(operations: unknown, limit = MAX_OUTSIDE_OPERATIONS): OutsideOperation[] {
  if (!Array.isArray(operations)) throw new StateError('INVALID_PATCH', 'A patch is an array of operations.');
  if (operations.length > limit) {
    throw new StateError(
      'INVALID_PATCH',
      `A patch has at most ${limit} operations, this one has ${operations.length}.`,
    );
  }
  for (let index = 0; index < operations.length; index++) {
    const operation: unknown = operations[index];
    if (!isObject(operation)) throw failure(index, operation, 'an operation is an object');
    if (!OUTSIDE_OPS.has(operation.op))
      throw failure(index, operation, 'op is one of add, replace, remove, move, copy and test');
    for (const key of Object.keys(operation)) {
      if (!OUTSIDE_KEYS.has(key)) throw failure(index, operation, `an operation has no field "${key}"`);
    }
    checkJson(operation.value, index, operation, 0);
    try {
      jsonPatch.validator(operation as unknown as AnyOperation, index);
    } catch (error) {
      // Its message goes on with the whole operation; the first line says what is wrong.
      throw failure(index, operation, String((error as Error).message).split('\n')[0]!);
    }
  }
  return operations as OutsideOperation[];
}

function checkJson(value: unknown, index: number, operation: Record<string, unknown>, depth: number): void {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return;
    case 'undefined':
      if (depth === 0) return;
      break;
    case 'number':
      if (Number.isFinite(value)) return;
      break;
    case 'object': {
      if (value === null) return;
      if (depth >= MAX_DEPTH) throw failure(index, operation, `a value nests at most ${MAX_DEPTH} deep`);
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) checkJson(value[i], index, operation, depth + 1);
        return;
      }
      const prototype: unknown = Object.getPrototypeOf(value);
      if (prototype !== null && prototype !== Object.prototype) break;
      for (const key of Object.keys(value)) {
        if (isPrototypeKey(key)) throw failure(index, operation, `a value may not have the key "${key}"`);
        checkJson((value as Record<string, unknown>)[key], index, operation, depth + 1);
      }
      return;
    }
  }
  throw failure(index, operation, 'a value holds something that JSON has not');
}
