import fc from 'fast-check';
import type { Json } from '../json.ts';

/** Keys that make pointers, sorting and integer-like order go wrong where something is careless. */
const key = fc
  .oneof(
    fc.constantFrom('a', 'b', 'c', '', '~', '/', 'a/b', '~1', '10', '9', '-', 'é', '\ud800'),
    fc.string({ maxLength: 4 }),
  )
  .filter(k => !['__proto__', 'constructor', 'prototype'].includes(k));

const leaf = fc.oneof(
  fc.constantFrom(null, true, false, 0, -0, 1, '', 'a', '1', 'null'),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ maxLength: 6 }),
);

/** JSON trees, small and with many keys and values in common. */
export const tree: fc.Arbitrary<Json> = fc.letrec<{ node: Json }>(tie => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('node'), { maxLength: 5 }),
    fc.dictionary(key, tie('node'), { maxKeys: 5, noNullPrototype: true }),
  ),
})).node;

/** A tree, and one that came from it by some edits and shares with it what they left alone. */
export const edited: fc.Arbitrary<[Json, Json]> = fc
  .tuple(
    tree,
    fc.array(
      fc.tuple(
        fc.array(fc.nat(), { maxLength: 4 }),
        fc.constantFrom('set', 'drop', 'prepend', 'reverse', 'copy'),
        key,
        tree,
      ),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([before, edits]) => [
    before,
    edits.reduce((now, [way, how, name, value]) => edit(now, way, how, name, value), before),
  ]);

function edit(node: Json, way: number[], how: string, name: string, value: Json): Json {
  if (typeof node !== 'object' || node === null) return how === 'set' ? value : node;
  const [step, ...rest] = way;
  if (Array.isArray(node)) {
    if (step !== undefined && node.length > 0) {
      const at = step % node.length;
      return node.map((child, i) => (i === at ? edit(child, rest, how, name, value) : child));
    }
    switch (how) {
      case 'drop':
        return node.slice(1);
      case 'prepend':
        return [value, ...node];
      case 'reverse':
        return [...node].reverse();
      case 'copy':
        return structuredClone(node);
      default:
        return [...node, value];
    }
  }
  const keys = Object.keys(node);
  if (step !== undefined && keys.length > 0) {
    const at = keys[step % keys.length]!;
    return { ...node, [at]: edit(node[at]!, rest, how, name, value) };
  }
  switch (how) {
    case 'drop':
      return Object.fromEntries(Object.entries(node).slice(1));
    case 'reverse':
      return reordered(node);
    case 'copy':
      return structuredClone(node);
    default:
      return { ...node, [name]: value };
  }
}

/** The same value with every object's keys written in the opposite order. */
export function reordered(value: Json): Json {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([k, v]) => [k, reordered(v)]),
  );
}

/** Wraps a tree so that each object and array counts once when something reads in it. */
export function counted<T extends object>(root: T): { tree: T; visited: () => number } {
  const seen = new Set<object>();
  const proxies = new Map<object, object>();
  const wrap = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    let proxy = proxies.get(value);
    if (!proxy) {
      proxy = new Proxy(value, {
        get: (target, name, receiver) => {
          seen.add(target);
          return wrap(Reflect.get(target, name, receiver));
        },
        ownKeys: target => {
          seen.add(target);
          return Reflect.ownKeys(target);
        },
      });
      proxies.set(value, proxy);
    }
    return proxy;
  };
  return { tree: wrap(root) as T, visited: () => seen.size };
}
