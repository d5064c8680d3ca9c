import { equal } from './json.ts';
import { escapeKey } from './pointer.ts';

/** An RFC 6902 operation as the phone makes it. Values are shared with the tree that they came from, never copied. */
export type Operation =
  | { op: 'add' | 'replace'; path: string; value: unknown }
  | { op: 'remove'; path: string };

/** An RFC 6902 operation as a client may send it. */
export type OutsideOperation =
  | Operation
  | { op: 'move' | 'copy'; from: string; path: string }
  | { op: 'test'; path: string; value: unknown };

/**
 * The operations that turn `a` into `b`, with pointers below `base`. What is the same reference in both is not looked
 * into, so the cost follows the change; equal structure gives none. The operations depend on the two values alone, not
 * on the order in which their keys were written. Arrays lose their common beginning and end first, so that prepending
 * a row is one operation.
 */
export function diff(a: unknown, b: unknown, base = ''): Operation[] {
  const operations: Operation[] = [];
  compare(a, b, base, operations);
  return operations;
}

function compare(a: unknown, b: unknown, path: string, out: Operation[]): void {
  if (a === b) return;
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const list = Array.isArray(a);
    if (list === Array.isArray(b)) {
      if (list) compareArrays(a, b as unknown[], path, out);
      else compareObjects(a as Record<string, unknown>, b as Record<string, unknown>, path, out);
      return;
    }
  }
  out.push({ op: 'replace', path, value: b });
}

function compareObjects(
  a: Record<string, unknown>,
  b: Record<string, unknown>,
  path: string,
  out: Operation[],
): void {
  const changed: string[] = [];
  const before = Object.keys(a);
  const after = Object.keys(b);
  let shared = 0;
  for (const key of before) {
    const value = a[key];
    if (value !== undefined && value === b[key]) shared++;
    else {
      changed.push(key);
      if (Object.hasOwn(b, key)) shared++;
    }
  }
  if (shared < after.length) for (const key of after) if (!Object.hasOwn(a, key)) changed.push(key);
  if (changed.length > 1) changed.sort();
  for (const key of changed) {
    const x = Object.hasOwn(a, key) ? a[key] : undefined;
    const y = Object.hasOwn(b, key) ? b[key] : undefined;
    if (x === y) continue;
    const at = `${path}/${escapeKey(key)}`;
    if (y === undefined) out.push({ op: 'remove', path: at });
    else if (x === undefined) out.push({ op: 'add', path: at, value: y });
    else compare(x, y, at, out);
  }
}

function compareArrays(a: readonly unknown[], b: readonly unknown[], path: string, out: Operation[]): void {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && equal(a[start], b[start])) start++;
  let end = 0;
  while (end < shorter - start && equal(a[a.length - 1 - end], b[b.length - 1 - end])) end++;
  const stopA = a.length - end;
  const stopB = b.length - end;
  if (stopA === stopB) {
    for (let i = start; i < stopA; i++) compare(a[i], b[i], `${path}/${i}`, out);
    return;
  }
  // From the back, so that no removal moves an index that a later one names.
  for (let i = stopA - 1; i >= start; i--) out.push({ op: 'remove', path: `${path}/${i}` });
  for (let i = start; i < stopB; i++) out.push({ op: 'add', path: `${path}/${i}`, value: b[i] });
}
