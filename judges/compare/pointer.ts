import { isObject } from '../../src/state/json.ts';
import { escapeKey, parsePointer } from '../../src/state/pointer.ts';

/** The index of a row in a list, which a fact names by its id. */
function indexOf(list: readonly unknown[], key: string): string {
  const at = list.findIndex(item => isObject(item) && item['id'] === key);
  return at < 0 ? key : String(at);
}

/**
 * The JSON Pointer of a fact's path in a phone. Facts name the rows of a list by their ids, since places in a list move. Where the phone
 * has no such row, the id stays.
 */
export function pointerIn(phone: unknown, path: string): string {
  let node = phone;
  let pointer = '';
  for (const key of parsePointer(path)) {
    const part = Array.isArray(node) ? indexOf(node, key) : key;
    node = node === null || typeof node !== 'object' ? undefined : (node as Record<string, unknown>)[part];
    pointer += `/${escapeKey(part)}`;
  }
  return pointer;
}
