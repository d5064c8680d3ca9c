import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hash } from './hash.ts';
import { deepFreeze, equal, isObject, StateError } from './json.ts';
import { capture, restore } from './layers.ts';
import { formatPointer, getAt, parsePointer } from './pointer.ts';
import { counted, edited, reordered, tree } from './testing/trees.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('hash', () => {
  test('is the documented preimage', () => {
    expect(hash(null)).toBe(sha256('null'));
    expect(hash('é"')).toBe(sha256('"é\\""'));
    expect(hash({ b: [1, -0], a: 'x' })).toBe(sha256(`{"a":"x","b":#${sha256('[1,0]')}}`));
  });

  test('is equal exactly when the values are', () => {
    fc.assert(
      fc.property(tree, a => {
        expect(hash(structuredClone(a))).toBe(hash(reordered(a)));
      }),
    );
    fc.assert(
      fc.property(fc.oneof(edited, fc.tuple(tree, tree)), ([a, b]) => {
        expect(hash(a) === hash(b)).toBe(equal(a, b));
      }),
      { numRuns: 500 },
    );
  });

  test('tells kinds apart', () => {
    const alike: unknown[] = [
      null,
      'null',
      [],
      {},
      '[]',
      '{}',
      [[]],
      [{}],
      { a: [] },
      ['a'],
      '["a"]',
      { 0: 'a' },
      1,
      '1',
      true,
      'true',
      ['a,b'],
      ['a', 'b'],
      `#${hash([])}`,
      [`#${hash([])}`],
    ];
    expect(new Set(alike.map(hash)).size).toBe(alike.length);
  });

  test('looks into what is new alone, and freezes what it keeps a hash of', () => {
    const { tree: counting, visited } = counted({ old: { a: { b: [1, 2, { c: 3 }] } } });
    // Taken before hashing freezes it: a frozen target may not hand out a proxy of its part.
    const { old } = counting;
    hash(old);
    const first = visited();
    expect(first).toBe(5);
    hash({ old, fresh: 1 });
    expect(visited()).toBe(first);
    const value = { inner: { n: 1 } };
    hash(value);
    expect(() => {
      value.inner.n = 2;
    }).toThrow(TypeError);
  });

  test.each([[NaN], [Infinity], [undefined], [[undefined]], [() => 1], [1n], [new Date(0)], [new Map()]])(
    'refuses %s',
    value => {
      expect(() => hash({ value: [value] })).toThrow(StateError);
    },
  );
});

describe('json and pointers', () => {
  test('freezing stops at what is frozen', () => {
    const inner = { n: { m: 1 } };
    Object.freeze(inner);
    deepFreeze({ inner });
    expect(Object.isFrozen(inner.n)).toBe(false);
    expect(isObject([])).toBe(false);
  });

  test('an undefined field is absent', () => {
    expect(equal({ a: undefined }, {})).toBe(true);
    expect(equal({ a: undefined }, { b: undefined })).toBe(true);
    expect(equal({ a: 1, b: undefined }, { b: 1, a: undefined })).toBe(false);
    expect(hash({ a: undefined, b: 1 })).toBe(hash({ b: 1 }));
  });

  test('a pointer goes there and back', () => {
    expect(parsePointer('/a/b~1c/~01/')).toEqual(['a', 'b/c', '~1', '']);
    fc.assert(
      fc.property(
        fc.array(fc.string().filter(k => !['__proto__', 'constructor', 'prototype'].includes(k))),
        parts => {
          expect(parsePointer(formatPointer(parts))).toEqual(parts);
        },
      ),
    );
    expect(getAt({ a: [{ 'x/y': 1 }] }, '/a/0/x~1y')).toBe(1);
    for (const nowhere of ['/b', '/a/1', '/a/-', '/a/length', '/toString', '/a/0/x~1y/z'])
      expect(getAt({ a: [{ 'x/y': 1 }] }, nowhere)).toBeUndefined();
    for (const bad of ['a', '/~', '/a~2', '/__proto__', '/a/constructor/b', '/prototype'])
      expect(() => parsePointer(bad)).toThrow(StateError);
  });
});

describe('layers', () => {
  test('a snapshot restores to the same hashes, through JSON, sharing with the world', () => {
    fc.assert(
      fc.property(edited, edited, ([world, start], [, other]) => {
        const now = { kept: start, other };
        const from = { kept: world, other: 1 };
        const middle = { kept: start, other: 1 };
        const snapshot = JSON.parse(
          JSON.stringify(capture({ worldHash: hash(from), world: from, start: middle, now })),
        );
        const restored = restore(snapshot, id => (id === hash(from) ? from : undefined));
        expect([hash(restored.start), hash(restored.now)]).toEqual([hash(middle), hash(now)]);
      }),
    );
    const world = deepFreeze({ big: { rows: [1, 2, 3] }, n: 0 });
    const { start, now } = restore(
      capture({ worldHash: 'w', world, start: world, now: { ...world, n: 1 } }),
      () => world,
    );
    expect(start).toBe(world);
    expect(now.big).toBe(world.big);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['another format', { format: 2, world: 'w', scenario: [], session: [] }],
    ['an unknown world', { format: 1, world: 'v', scenario: [], session: [] }],
    ['a world that is no text', { format: 1, world: 3, scenario: [], session: [] }],
    ['a missing layer', { format: 1, world: 'w', scenario: [] }],
    ['a malformed layer', { format: 1, world: 'w', scenario: [], session: [{ op: 'add' }] }],
    [
      'a layer that does not apply',
      { format: 1, world: 'w', scenario: [{ op: 'remove', path: '/none' }], session: [] },
    ],
  ])('refuses %s', (_, snapshot) => {
    expect(() => restore(snapshot, id => (id === 'w' ? { a: 1 } : undefined))).toThrow(
      expect.objectContaining({ code: 'INVALID_SNAPSHOT' }),
    );
  });
});
