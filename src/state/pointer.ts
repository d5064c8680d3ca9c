import { StateError } from './json.ts';

/** Keys that could reach an object's prototype. No path and no outside value may hold one. */
const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a key could reach an object's prototype. */
export function isPrototypeKey(key: string): boolean {
  return PROTOTYPE_KEYS.has(key);
}

/**
 * Parts of an RFC 6901 pointer: `/a/b~1c` is `['a', 'b/c']` and the empty pointer is `[]`.
 * Throws INVALID_PATCH for a pointer that is malformed or names a prototype key.
 */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  if (typeof pointer !== 'string' || pointer[0] !== '/') {
    throw new StateError(
      'INVALID_PATCH',
      `A pointer is empty or starts with "/", this one is ${JSON.stringify(pointer)}.`,
    );
  }
  const parts = pointer.slice(1).split('/');
  for (let i = 0; i < parts.length; i++) {
    let part = parts[i]!;
    if (part.includes('~')) {
      if (/~(?![01])/.test(part)) {
        throw new StateError(
          'INVALID_PATCH',
          `In a pointer "~" is followed by 0 or 1; ${JSON.stringify(pointer)} has it otherwise.`,
        );
      }
      part = part.replaceAll('~1', '/').replaceAll('~0', '~');
      parts[i] = part;
    }
    if (isPrototypeKey(part))
      throw new StateError('INVALID_PATCH', `A pointer may not name "${part}": ${pointer}`);
  }
  return parts;
}

/** One key as it stands in a pointer: `b/c` is `b~1c`. */
export function escapeKey(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** The RFC 6901 pointer of these keys; the inverse of `parsePointer`. */
export function formatPointer(parts: readonly string[]): string {
  let pointer = '';
  for (const part of parts) pointer += `/${escapeKey(part)}`;
  return pointer;
}

/** Position that a pointer's part names in an array of this length, or -1. */
export function indexIn(part: string, length: number): number {
  if (!/^(?:0|[1-9][0-9]{0,8})$/.test(part)) return -1;
  const index = Number(part);
  return index < length ? index : -1;
}

/** What stands at a pointer, or undefined where nothing does. Throws INVALID_PATCH like `parsePointer`. */
export function getAt(tree: unknown, pointer: string): unknown {
  let node = tree;
  for (const part of parsePointer(pointer)) {
    if (typeof node !== 'object' || node === null) return undefined;
    if (Array.isArray(node)) node = node[indexIn(part, node.length)];
    else if (Object.hasOwn(node, part)) node = (node as Record<string, unknown>)[part];
    else return undefined;
  }
  return node;
}
