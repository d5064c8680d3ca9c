import fc from 'fast-check';
import jsonPatch from 'fast-json-patch';
import { describe, expect, test } from 'vitest';
import { apply } from './apply.ts';
import { applyOutside } from './outside.ts';
import { diff, type Operation } from './diff.ts';
import { deepFreeze, equal, StateError, type Json } from './json.ts';
import { edited } from './testing/trees.ts';

const tree = () => deepFreeze({ a: { list: [1, 2, 3], x: { deep: true } }, b: { 'k/~': 'v' } });

function refusal(run: () => unknown): StateError {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(StateError);
    expect((error as StateError).code).toBe('INVALID_PATCH');
    return error as StateError;
  }
  throw new Error('It was taken.');
}

describe('apply', () => {
  test('copies the path and shares the rest', () => {
    const before = tree();
    const value = { fresh: [1] };
    const after = apply(before, [
      { op: 'add', path: '/a/new', value },
      { op: 'add', path: '/a/list/-', value: 4 },
    ]);
    expect(after).toEqual({
      a: { list: [1, 2, 3, 4], x: { deep: true }, new: { fresh: [1] } },
      b: { 'k/~': 'v' },
    });
    expect(before).toEqual(tree());
    expect(after.a.x).toBe(before.a.x);
    expect(after.b).toBe(before.b);
    expect((after.a as Record<string, unknown>).new).toBe(value);
    for (const made of [after, after.a, after.a.list, value.fresh]) expect(Object.isFrozen(made)).toBe(true);
    expect(apply(before, [])).toBe(before);
    expect(apply(before, [{ op: 'replace', path: '/a/x', value: before.a.x }])).toBe(before);
  });

  test('never writes into what it was given, frozen or not, nor into a value that it inserted', () => {
    const before = { a: { list: [1] } };
    const value = { inner: { n: 1 } };
    const after = apply(before, [
      { op: 'add', path: '/v', value },
      { op: 'replace', path: '/v/inner/n', value: 2 },
      { op: 'remove', path: '/a/list/0' },
    ]);
    expect(after).toEqual({ a: { list: [] }, v: { inner: { n: 2 } } });
    expect(value).toEqual({ inner: { n: 1 } });
    expect(before).toEqual({ a: { list: [1] } });
    expect(Object.isFrozen(before.a)).toBe(false);
  });

  test('agrees with fast-json-patch', () => {
    fc.assert(
      fc.property(edited, ([a, b]) => {
        const operations = diff(a, b);
        const theirs = jsonPatch.applyPatch(
          structuredClone(a),
          structuredClone(operations) as never,
        ).newDocument;
        expect(equal(apply(a, operations), theirs)).toBe(true);
      }),
    );
  });

  test.each<[string, Operation]>([
    ['a missing parent', { op: 'add', path: '/nope/x', value: 1 }],
    ['a scalar parent', { op: 'add', path: '/a/list/0/x', value: 1 }],
    ['replacing nothing', { op: 'replace', path: '/a/none', value: 1 }],
    ['removing nothing', { op: 'remove', path: '/a/none' }],
    ['removing the root', { op: 'remove', path: '' }],
    ['an index past the end', { op: 'add', path: '/a/list/4', value: 1 }],
    ['replacing past the end', { op: 'replace', path: '/a/list/3', value: 1 }],
    ['an index with a zero in front', { op: 'replace', path: '/a/list/01', value: 1 }],
    ['an array’s own property', { op: 'replace', path: '/a/list/length', value: 0 }],
    ['an inherited property', { op: 'replace', path: '/a/toString', value: 0 }],
    ['a bad escape', { op: 'add', path: '/a/~2', value: 1 }],
    ['no slash', { op: 'add', path: 'a', value: 1 }],
    ['a prototype key', { op: 'add', path: '/a/__proto__/x', value: 1 }],
    ['no value', { op: 'add', path: '/a/y', value: undefined }],
  ])('refuses %s, names the operation and changes nothing', (_, operation) => {
    const before = tree();
    const error = refusal(() => apply(before, [{ op: 'add', path: '/ok', value: 1 }, operation]));
    expect(error.details).toEqual({ index: 1, path: operation.path });
    expect(error.message).toContain('Operation 1');
    expect(before).toEqual(tree());
  });
});

describe('applyOutside', () => {
  test('does move, copy and test', () => {
    const after = applyOutside<unknown>(tree(), [
      { op: 'test', path: '/a/x', value: { deep: true } },
      { op: 'copy', from: '/a/x', path: '/b/y' },
      { op: 'replace', path: '/b/y/deep', value: false },
      { op: 'move', from: '/a/list/0', path: '/a/list/2' },
      { op: 'move', from: '/b/k~1~0', path: '/first' },
    ]);
    expect(after).toEqual({
      a: { list: [2, 3, 1], x: { deep: true } },
      b: { y: { deep: false } },
      first: 'v',
    });
  });

  test('keeps a copy apart from a source that the same patch wrote', () => {
    expect(
      applyOutside<unknown>(tree(), [
        { op: 'add', path: '/a/x/n', value: 1 },
        { op: 'copy', from: '/a', path: '/c' },
        { op: 'add', path: '/c/x/n', value: 2 },
        { op: 'add', path: '/a/x/n', value: 3 },
        { op: 'add', path: '/c/list/0', value: 0 },
      ]),
    ).toEqual({
      a: { list: [1, 2, 3], x: { deep: true, n: 3 } },
      b: { 'k/~': 'v' },
      c: { list: [0, 1, 2, 3], x: { deep: true, n: 2 } },
    });
  });

  const nested = (depth: number): Json => (depth === 0 ? 1 : [nested(depth - 1)]);
  test.each<[string, unknown]>([
    ['what is no array', { op: 'remove', path: '/a' }],
    ['what is no operation', [null]],
    ['an inherited op', [{ op: 'toString', path: '/a' }]],
    ['fast-json-patch’s own op', [{ op: '_get', path: '/a' }]],
    ['a field of another kind', [{ op: 'remove', path: '/a', extra: 1 }]],
    ['a missing value', [{ op: 'add', path: '/z' }]],
    ['a missing from', [{ op: 'move', path: '/z' }]],
    ['a path that is no text', [{ op: 'remove', path: 3 }]],
    ['a failed test', [{ op: 'test', path: '/a/x/deep', value: false }]],
    ['a move into itself', [{ op: 'move', from: '/a', path: '/a/x/y' }]],
    ['NaN', [{ op: 'add', path: '/z', value: { n: [NaN] } }]],
    ['infinity', [{ op: 'add', path: '/z', value: Infinity }]],
    ['undefined inside', [{ op: 'add', path: '/z', value: { u: undefined } }]],
    ['a Date', [{ op: 'add', path: '/z', value: new Date(0) }]],
    ['a prototype key in a path', [{ op: 'add', path: '/__proto__/polluted', value: 1 }]],
    ['a prototype key in from', [{ op: 'copy', from: '/constructor', path: '/z' }]],
    [
      'a prototype key deep in a value',
      JSON.parse('[{"op":"add","path":"/z","value":[{"y":{"__proto__":{"polluted":1}}}]}]'),
    ],
    ['constructor in a value', [{ op: 'add', path: '/z', value: { constructor: { prototype: {} } } }]],
    ['too deep a value', [{ op: 'add', path: '/z', value: nested(101) }]],
    [
      'too many operations',
      Array.from({ length: 10_001 }, () => ({ op: 'test', path: '/a/x/deep', value: true })),
    ],
    [
      'copies that double without end',
      Array.from({ length: 40 }, (_, i) => ({ op: 'copy', from: '', path: `/c${i}` })),
    ],
  ])('refuses %s', (_, operations) => {
    const before = tree();
    refusal(() => applyOutside(before, operations));
    expect(before).toEqual(tree());
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
