import { Check } from 'typebox/value';
import type { TSchema } from 'typebox';
import { sameValue } from '../../../judges/compare/values.ts';
import type { SchemaNode, Shape } from '../../../src/state/shape.ts';

const fits = (nodes: readonly SchemaNode[], value: unknown): boolean =>
  nodes.some(node => Check(node as unknown as TSchema, value));

/** Texts that fit most patterns of the phone's schemas. */
const TEXTS = [
  'Something else',
  'sample',
  'sample-mutant000',
  '+447700900999',
  '2026-03-20',
  '10:35',
  '0'.repeat(64),
  'image/png',
  'Mutant/Folder',
] as const;

const DAY_MS = 86_400_000;

/** A value that fits a schema, with only what it demands; undefined where none was found. */
export function sample(node: SchemaNode): unknown {
  const known = node as {
    const?: unknown;
    enum?: readonly unknown[];
    type?: string;
    anyOf?: readonly SchemaNode[];
    minimum?: number;
    maximum?: number;
    pattern?: string;
    required?: readonly string[];
    minItems?: number;
  };
  if ('const' in known) return known.const;
  if (known.enum) return known.enum[0];
  if (known.anyOf) {
    const parts = known.anyOf.filter(part => part['type'] !== 'null');
    return parts.length > 0 ? sample(parts[0]!) : null;
  }
  switch (known.type) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(known.minimum ?? 1, Math.min(known.maximum ?? 1, 1));
    case 'string':
      return textFor(node);
    case 'array': {
      const item = Array.isArray(node.items) ? undefined : node.items;
      const values = Array.from({ length: Math.max(known.minItems ?? 0, 1) }, () => item && sample(item));
      return values.includes(undefined) ? [] : values;
    }
    case 'object': {
      const fields = (known.required ?? []).map(key => [key, sample(node.properties![key]!)] as const);
      return fields.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(fields);
    }
    default:
      return known.type === 'null' ? null : undefined;
  }
}

/** A text that fits a schema: `prefix-mutant000` for the ids of a prefix. */
function textFor(node: SchemaNode): string | undefined {
  const prefix = /^\^([A-Za-z]+)-\.\+\$$/.exec(String(node['pattern'] ?? ''))?.[1];
  return [...(prefix ? [`${prefix}-mutant000`] : []), ...TEXTS, ''].find(text => fits([node], text));
}

function* numbersNear(value: number): Generator<number> {
  yield value + 1;
  yield value - 1;
  yield value + DAY_MS;
  yield value - DAY_MS;
  yield value + 0.5;
}

/** Other values for a field, from the closest to what is merely valid. */
function* candidates(shape: Shape, value: unknown, siblings: readonly unknown[]): Generator<unknown> {
  yield* siblings;
  if (typeof value === 'boolean') yield !value;
  if (typeof value === 'number') yield* numbersNear(value);
  if (typeof value === 'string') {
    yield `${value} too`;
    yield* TEXTS;
    yield '';
  }
  if (Array.isArray(value)) {
    yield value.slice(0, -1);
    if (shape.comparison === 'ordered') yield value.toReversed();
  }
  for (const node of shape.nodes) {
    yield* (node['enum'] as readonly unknown[] | undefined) ?? [];
    if ('const' in node) yield node['const'];
    const item = Array.isArray(node.items) ? undefined : node.items;
    if (Array.isArray(value) && item) yield [...value, sample(item)];
    yield sample(node);
  }
  yield null;
}

/**
 * Another valid value for a field, which a judge must tell from the one that it has: of the same field of another row
 * first. Undefined where there is none.
 */
export function otherValue(shape: Shape, value: unknown, siblings: readonly unknown[] = []): unknown {
  for (const other of candidates(shape, value, siblings))
    if (other !== undefined && fits(shape.nodes, other) && !sameValue(shape, value, other)) return other;
  return undefined;
}

/** A text with something added, where the schema takes it; undefined otherwise. */
export function longer(shape: Shape, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const text = `${value} too`;
  return fits(shape.nodes, text) && !sameValue(shape, value, text) ? text : undefined;
}
