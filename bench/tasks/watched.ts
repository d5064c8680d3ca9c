import { isObject } from '../../src/state/json.ts';
import { escapeKey, getAt } from '../../src/state/pointer.ts';

/** The places that were read of a value, and what was there: by JSON Pointer. */
export type Reads = ReadonlyMap<string, unknown>;

/** How deep reading is watched: to the tables of the apps and the parts of the device. */
const DEPTH = 3;

/**
 * A value that notes which of its parts are read, down to the tables of the apps. What was made of it holds for every value with the same
 * parts there.
 */
export function watched<T extends object>(value: T): { value: T; reads: Reads } {
  const reads = new Map<string, unknown>();
  return { value: watch(value, '', DEPTH, reads) as T, reads };
}

function watch(value: unknown, path: string, depth: number, reads: Map<string, unknown>): unknown {
  if (depth === 0 || !isObject(value)) {
    reads.set(path, value);
    return value;
  }
  const whole = () => reads.set(path, value);
  const below = new Map<string, unknown>();
  // The target is empty, since a proxy of a frozen object may give nothing but what lies in it.
  return new Proxy(
    {},
    {
      get(target, key, receiver) {
        if (typeof key === 'symbol') return Reflect.get(target, key, receiver) as unknown;
        if (!Object.hasOwn(value, key) && key in target) return Reflect.get(target, key, receiver) as unknown;
        if (!below.has(key)) below.set(key, watch(value[key], `${path}/${escapeKey(key)}`, depth - 1, reads));
        return below.get(key);
      },
      has: (_, key) => (whole(), key in value),
      ownKeys: () => (whole(), Reflect.ownKeys(value)),
      getOwnPropertyDescriptor(_, key) {
        whole();
        const own = Object.getOwnPropertyDescriptor(value, key);
        return own && { ...own, configurable: true };
      },
    },
  );
}

/** Whether a value has the same parts at the places that were read of another. */
export function readsSame(reads: Reads, value: unknown): boolean {
  for (const [path, part] of reads) if (getAt(value, path) !== part) return false;
  return true;
}
