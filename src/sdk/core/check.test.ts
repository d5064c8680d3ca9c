import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { apps } from '../../../apps/catalogue.ts';
import { validate } from '../../state/validate.ts';
import { check, KEYWORDS } from './check.ts';
import { systemActions } from './system/index.ts';

type Node = Record<string, any>;

const schemas: [name: string, schema: Node][] = [
  ...apps.flatMap(app =>
    Object.entries(app.actions).map(([name, { args }]): [string, Node] => [`${app.id}.${name}`, args]),
  ),
  ...Object.entries(systemActions).map(([name, { args }]): [string, Node] => [`system.${name}`, args]),
];

const inner = (node: Node): Node[] => [
  ...Object.values((node['properties'] ?? {}) as Record<string, Node>),
  ...Object.values((node['patternProperties'] ?? {}) as Record<string, Node>),
  ...((node['anyOf'] ?? []) as Node[]),
  ...(node['items'] ? [node['items'] as Node] : []),
  ...(typeof node['additionalProperties'] === 'object' ? [node['additionalProperties'] as Node] : []),
];
const keywordsOf = (node: Node): string[] => [...Object.keys(node), ...inner(node).flatMap(keywordsOf)];

/** Values that fit a schema, nearly fit it, or do not: each part is now and then some other value. */
function valueOf(node: Node): fc.Arbitrary<unknown> {
  const other = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constantFrom(null, [], {}));
  const near = (fitting: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: other });
  if (node['anyOf']) return near(fc.oneof(...(node['anyOf'] as Node[]).map(valueOf)));
  if (node['const'] !== undefined) return near(fc.constant(node['const']));
  if (node['enum']) return near(fc.constantFrom(...(node['enum'] as unknown[])));
  switch (node['type']) {
    case 'string':
      return near(fc.oneof(fc.string(), fc.constantFrom('', '2026-03-12', '07:30', 'a-b', '#12ab34', 'é😀')));
    case 'integer':
      return near(fc.oneof(fc.integer({ min: -2, max: 70 }), fc.integer()));
    case 'number':
      return near(fc.oneof(fc.double({ noNaN: false }), fc.double({ min: -1, max: 2 })));
    case 'boolean':
      return near(fc.boolean());
    case 'null':
      return near(fc.constant(null));
    case 'array':
      return near(fc.array(node['items'] ? valueOf(node['items'] as Node) : other, { maxLength: 3 }));
    default:
      return near(objectOf(node, other));
  }
}

function objectOf(node: Node, other: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const named = Object.entries((node['properties'] ?? {}) as Record<string, Node>).map(
    ([key, schema]): [string, fc.Arbitrary<unknown>] => [
      key,
      fc.oneof({ weight: 9, arbitrary: valueOf(schema) }, { weight: 1, arbitrary: fc.constant(undefined) }),
    ],
  );
  const rows = Object.values((node['patternProperties'] ?? {}) as Record<string, Node>).map(schema =>
    fc.dictionary(fc.string({ minLength: 1, maxLength: 4 }), valueOf(schema), { maxKeys: 2 }),
  );
  const strange = fc.option(fc.record({ strange: other }), { nil: {}, freq: 6 });
  return fc
    .tuple(fc.record(Object.fromEntries(named), { requiredKeys: [] }), strange, ...rows)
    .map(parts => Object.assign({}, ...(parts as object[])));
}

describe('check', () => {
  it('knows every keyword that an action of the catalogue uses', () => {
    const unknown = schemas.flatMap(([name, schema]) =>
      keywordsOf(schema)
        .filter(keyword => !KEYWORDS.has(keyword))
        .map(keyword => `${name}: ${keyword}`),
    );
    expect(unknown).toEqual([]);
  });

  it('accepts and refuses what TypeBox accepts and refuses, for every action', () => {
    for (const [name, schema] of schemas) {
      fc.assert(
        fc.property(valueOf(schema), value => {
          const reasons = check(schema, value);
          const theirs = validate(schema as TSchema, value);
          if ((reasons.length === 0) !== (theirs.length === 0))
            throw new Error(`${name}: ${JSON.stringify({ value, reasons, theirs })}`);
        }),
        { numRuns: 12 },
      );
    }
  });

  it('says where and what was expected', () => {
    const schema = {
      type: 'object',
      required: ['id', 'at'],
      properties: {
        id: { type: 'string', minLength: 2 },
        at: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] },
        days: { type: 'array', items: { enum: ['mon', 'tue'] } },
      },
      additionalProperties: false,
    };
    expect(check(schema, { id: 'a', at: 'x', days: ['mon', 'sun'], extra: 1 })).toEqual([
      { path: '/id', message: 'must have at least 2 characters' },
      { path: '/at', message: 'must be integer, or must be null' },
      { path: '/days/1', message: 'must be one of "mon", "tue"' },
      { path: '/extra', message: 'is not a key that the schema knows' },
    ]);
    expect(check(schema, { id: 'ab' })).toEqual([{ path: '/at', message: 'is missing' }]);
  });
});
