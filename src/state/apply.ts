import { deepFreeze, equal, isObject, StateError } from './json.ts';
import { indexIn, parsePointer } from './pointer.ts';
import type { Operation, OutsideOperation } from './diff.ts';

type Container = Record<string, unknown> | unknown[];

/** Most values that the `copy` operations of one patch may copy: shared parts are free here but not once written out. */
const MAX_COPIED = 1_000_000;
/**
 * The tree with these operations applied: only the objects on their paths are copied, everything else is shared with
 * the tree given, which is never changed. Values are taken by reference and frozen, new objects are frozen; no
 * operations give the same reference. Throws INVALID_PATCH, with `{ index, path }`, when an operation does not fit.
 */
export function apply<T>(tree: T, operations: readonly Operation[]): T {
  return patch(tree, operations) as T;
}

/** Applies all operations or throws. Copies made here are known by `own`, so that each is made once in a patch. */
function patch(tree: unknown, operations: readonly OutsideOperation[]): unknown {
  if (operations.length === 0) return tree;
  const own = new Set<object>();
  const values: unknown[] = [];
  let root = tree;
  let copied = 0;

  const owned = (node: Container): Container => {
    if (own.has(node)) return node;
    const copy = Array.isArray(node) ? node.slice() : { ...node };
    own.add(copy);
    return copy;
  };

  /** The copied container that holds the last part of a path, copying every container on the way. */
  const parentOf = (parts: readonly string[]): Container => {
    if (!isContainer(root)) throw new Misfit('there is no object or array at the root');
    root = owned(root);
    let node = root as Container;
    for (let i = 0; i < parts.length - 1; i++) {
      const key = Array.isArray(node) ? indexIn(parts[i]!, node.length) : parts[i]!;
      const child = read(node, key);
      if (!isContainer(child)) throw new Misfit(`there is no object or array at its part ${i + 1}`);
      const next = owned(child);
      if (next !== child) write(node, key, next);
      node = next;
    }
    return node;
  };

  const put = (path: string, value: unknown, replace: boolean): void => {
    if (value === undefined) throw new Misfit('it has no value');
    const parts = parsePointer(path);
    if (parts.length === 0) {
      root = value;
      return;
    }
    if (replace && find(root, parts) === value) return;
    const parent = parentOf(parts);
    const last = parts[parts.length - 1]!;
    if (Array.isArray(parent)) {
      if (replace) {
        const index = indexIn(last, parent.length);
        if (index < 0) throw new Misfit('the array has no such element');
        parent[index] = value;
      } else {
        const index = last === '-' ? parent.length : indexIn(last, parent.length + 1);
        if (index < 0) throw new Misfit('the array is too short for this index');
        parent.splice(index, 0, value);
      }
    } else {
      if (replace && !Object.hasOwn(parent, last)) throw new Misfit('there is nothing to replace');
      parent[last] = value;
    }
  };

  const take = (path: string): unknown => {
    const parts = parsePointer(path);
    if (parts.length === 0) throw new Misfit('the root cannot be removed');
    const parent = parentOf(parts);
    const last = parts[parts.length - 1]!;
    if (Array.isArray(parent)) {
      const index = indexIn(last, parent.length);
      if (index < 0) throw new Misfit('the array has no such element');
      return parent.splice(index, 1)[0];
    }
    if (!Object.hasOwn(parent, last)) throw new Misfit('there is nothing to remove');
    const value = parent[last];
    delete parent[last];
    return value;
  };

  const look = (path: string): unknown => {
    const value = find(root, parsePointer(path));
    if (value === undefined) throw new Misfit(`there is nothing at ${path}`);
    return value;
  };

  for (let index = 0; index < operations.length; index++) {
    const operation = operations[index]!;
    try {
      switch (operation.op) {
        case 'add':
        case 'replace':
          values.push(operation.value);
          put(operation.path, operation.value, operation.op === 'replace');
          break;
        case 'remove':
          take(operation.path);
          break;
        case 'move': {
          if (operation.path.startsWith(`${operation.from}/`))
            throw new Misfit('a value cannot move into itself');
          const value = look(operation.from);
          if (operation.path === operation.from) break;
          take(operation.from);
          put(operation.path, value, false);
          break;
        }
        case 'copy': {
          const value = look(operation.from);
          copied += count(value, MAX_COPIED - copied);
          if (copied > MAX_COPIED) throw new Misfit(`a patch copies at most ${MAX_COPIED} values`);
          // The copy is shared with its source, so neither may be written in place any longer.
          release(value, own);
          put(operation.path, value, false);
          break;
        }
        case 'test':
          if (!equal(look(operation.path), operation.value)) throw new Misfit('the test failed');
          break;
        default:
          throw new Misfit('it is none of the operations');
      }
    } catch (error) {
      if (error instanceof Misfit || error instanceof StateError)
        throw failure(index, operation, error.message);
      throw error;
    }
  }
  for (const node of own) Object.freeze(node);
  for (const value of values) deepFreeze(value);
  return root;
}

/** Why an operation does not fit the tree; `patch` adds which one it was. */
class Misfit extends Error {}

export function failure(index: number, operation: unknown, reason: string): StateError {
  const { op, path } = isObject(operation) ? operation : {};
  const what = typeof op === 'string' && typeof path === 'string' ? ` (${op} ${path.slice(0, 200)})` : '';
  return new StateError('INVALID_PATCH', `Operation ${index}${what}: ${reason}.`, { index, path });
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function read(node: Container, key: string | number): unknown {
  return Object.hasOwn(node, key) ? (node as Record<string | number, unknown>)[key] : undefined;
}

function write(node: Container, key: string | number, value: unknown): void {
  (node as Record<string | number, unknown>)[key] = value;
}

function find(root: unknown, parts: readonly string[]): unknown {
  let node = root;
  for (const part of parts) {
    if (!isContainer(node)) return undefined;
    node = read(node, Array.isArray(node) ? indexIn(part, node.length) : part);
  }
  return node;
}

function count(value: unknown, most: number): number {
  if (!isContainer(value)) return 1;
  let total = 1;
  for (const child of Object.values(value)) {
    if (total > most) break;
    total += count(child, most - total);
  }
  return total;
}

/** Gives up the right to write in place below a value. Below what was not copied here nothing was either. */
function release(value: unknown, own: Set<object>): void {
  if (!isContainer(value) || !own.delete(value)) return;
  Object.freeze(value);
  for (const child of Object.values(value)) release(child, own);
}
