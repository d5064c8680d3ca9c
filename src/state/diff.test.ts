import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply } from './apply.ts';
import { diff } from './diff.ts';
import { deepFreeze, equal, type Json } from './json.ts';
import { getAt } from './pointer.ts';
import { counted, edited, reordered, tree } from './testing/trees.ts';

describe('diff', () => {
  test('applied, it gives the second tree, for trees that share and trees that do not', () => {
    fc.assert(
      fc.property(edited, ([a, b]) => {
        expect(equal(apply(deepFreeze(a), diff(a, b)), b)).toBe(true);
      }),
      { numRuns: 400 },
    );
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        expect(equal(apply(a, JSON.parse(JSON.stringify(diff(a, b)))), b)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('is empty for equal structure, and never for another', () => {
    fc.assert(
      fc.property(tree, a => {
        expect(diff(a, a)).toEqual([]);
        expect(diff(a, structuredClone(a))).toEqual([]);
        expect(diff(a, reordered(a))).toEqual([]);
      }),
    );
    fc.assert(
      fc.property(edited, ([a, b]) => {
        expect(diff(a, b).length === 0).toBe(equal(a, b));
      }),
    );
  });

  test('does not depend on the order of keys', () => {
    const wanted = ['replace /a', 'remove /b', 'add /c', 'replace /d'];
    for (const a of [
      { a: 1, b: 1, d: 1 },
      { d: 1, b: 1, a: 1 },
    ]) {
      for (const b of [
        { c: 2, a: 2, d: 2 },
        { d: 2, c: 2, a: 2 },
      ])
        expect(diff(a, b).map(o => `${o.op} ${o.path}`)).toEqual(wanted);
    }
    fc.assert(
      fc.property(edited, ([a, b]) => {
        expect(JSON.stringify(diff(a, b).map(o => o.op + o.path))).toBe(
          JSON.stringify(diff(reordered(a), reordered(b)).map(o => o.op + o.path)),
        );
      }),
    );
  });

  test('leaves what no operation touches the same reference', () => {
    fc.assert(
      fc.property(edited, ([a, b]) => {
        const operations = diff(a, b);
        const result = apply(a, operations);
        const check = (x: unknown, y: unknown, path: string): void => {
          if (typeof x !== 'object' || x === null || Array.isArray(x)) return;
          if (
            !operations.some(
              o =>
                o.path === path ||
                o.path.startsWith(`${path}/`) ||
                path.startsWith(`${o.path}/`) ||
                o.path === '',
            )
          ) {
            expect(y).toBe(x);
            return;
          }
          for (const key of Object.keys(x)) {
            const at = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
            if (!operations.some(o => at === o.path || at.startsWith(`${o.path}/`)))
              check((x as Record<string, unknown>)[key], getAt(result, at), at);
          }
        };
        check(a, result, '');
      }),
    );
  });

  test('makes one operation of a row put in front, in between, behind or taken out', () => {
    const rows: Json[] = Array.from({ length: 50 }, (_, i) => ({ id: `row-${i}`, text: `Row ${i}` }));
    const row = { id: 'row-new', text: 'New' };
    expect(diff(rows, structuredClone([row, ...rows]))).toEqual([{ op: 'add', path: '/0', value: row }]);
    expect(diff(rows, [...rows, row])).toEqual([{ op: 'add', path: '/50', value: row }]);
    expect(diff(rows, rows.toSpliced(20, 0, row))).toEqual([{ op: 'add', path: '/20', value: row }]);
    expect(diff(rows, rows.toSpliced(20, 1))).toEqual([{ op: 'remove', path: '/20' }]);
    expect(diff(rows, rows.with(20, { id: 'row-20', text: 'Other' }))).toEqual([
      { op: 'replace', path: '/20/text', value: 'Other' },
    ]);
  });

  test('takes an undefined field for an absent one, and a base for its paths', () => {
    expect(diff({ a: undefined }, {})).toEqual([]);
    expect(diff({ a: 1 }, { a: undefined }, '/apps/x')).toEqual([{ op: 'remove', path: '/apps/x/a' }]);
    expect(diff({ a: undefined }, { a: 1 })).toEqual([{ op: 'add', path: '/a', value: 1 }]);
    expect(diff([], {})).toEqual([{ op: 'replace', path: '', value: {} }]);
  });

  test('visits what changed and not the tree', () => {
    const big = (apps: number) =>
      Object.fromEntries(
        Array.from({ length: apps }, (_, i) => [
          `app${i}`,
          {
            rows: Object.fromEntries(
              Array.from({ length: 20 }, (_, j) => [`r-${j}`, { text: `${i} ${j}`, tags: [{ at: j }] }]),
            ),
          },
        ]),
      );
    const cost = (apps: number): number => {
      const { tree: before, visited } = counted({ apps: big(apps) });
      // The edit shares the counted parts of the tree, as a real one shares the tree's.
      const app = before.apps.app1!;
      const row = app.rows['r-3']!;
      const after = {
        apps: { ...before.apps, app1: { ...app, rows: { ...app.rows, 'r-3': { ...row, text: 'x' } } } },
      };
      expect(diff(before, after)).toEqual([{ op: 'replace', path: '/apps/app1/rows/r-3/text', value: 'x' }]);
      return visited();
    };
    expect(cost(200)).toBe(cost(2));
    expect(cost(200)).toBeLessThanOrEqual(5);
  });
});
