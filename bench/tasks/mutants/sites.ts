import { isObject } from '../../../src/state/json.ts';
import { escapeKey } from '../../../src/state/pointer.ts';
import type { Shape } from '../../../src/state/shape.ts';

/** A place of the phone that holds data: a table of rows, or a field. */
export interface Site {
  kind: 'table' | 'field' | 'history';
  path: string;
  shape: Shape;
  value: unknown;
}

/** Parts of the phone that are never judged. */
const NEVER: ReadonlySet<string> = new Set(['/ui', '/random', '/timers', '/apps/answers', '/os/effects']);

const isRecord = (shape: Shape) => shape.nodes.some(node => node.patternProperties !== undefined);

/** Fields that the schema knows below an object, those that are absent too. */
function fieldsOf(shape: Shape, value: Record<string, unknown>): string[] {
  const named = shape.nodes.flatMap(node => Object.keys(node.properties ?? {}));
  return [...new Set([...named, ...Object.keys(value)])];
}

/** The tables, fields and histories below a place, each once. Rows of tables are not looked into. */
export function* sitesOf(shape: Shape, value: unknown, path = ''): Generator<Site> {
  if (NEVER.has(path) || shape.lifetime === 'trace' || shape.comparison === 'stamp') return;
  if (shape.lifetime === 'history') {
    yield { kind: 'history', path, shape, value };
    return;
  }
  if (isRecord(shape)) {
    yield { kind: 'table', path, shape, value: value ?? {} };
    return;
  }
  if (!isObject(value)) {
    yield { kind: 'field', path, shape, value };
    return;
  }
  for (const key of fieldsOf(shape, value))
    yield* sitesOf(shape.child(key), value[key], `${path}/${escapeKey(key)}`);
}
