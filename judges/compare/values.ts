import { equal, isObject } from '../../src/state/json.ts';
import { escapeKey } from '../../src/state/pointer.ts';
import type { Shape } from '../../src/state/shape.ts';
import { differsInSentenceCase, sameScalar } from './text.ts';

/** How two values are compared, beyond what their schemas say. */
export interface SameOptions {
  /**
   * Whether two ids stand for one entity, where at least one of them names a row that is new on its side; undefined where
   * neither does.
   */
  sameId?: (a: string, b: string) => boolean | undefined;
  /** Whether the values at these paths are not compared: a field that is free, or a consequence. */
  isSkipped?: (shape: Shape, pathA: string, pathB: string, a: unknown, b: unknown) => boolean;
  /** Whether stamps are compared too, as for rows that were there before. */
  stamps?: boolean;
}

/** Absent, or nothing: an empty text, list or record says what an absent one does. */
export const isVoid = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/** Whether a stamp is there. That something was done counts, and only its time does not. */
export const isSet = (value: unknown): boolean => value !== undefined && value !== null;

/** Ids as the phone makes them, alone or within a text such as a route. */
const GENERATED = /[a-z][A-Za-z]*-[0-9a-z]{9}(?![0-9a-z])/g;

function sameText(shape: Shape, a: string, b: string, { sameId, stamps }: SameOptions): boolean {
  const known = sameId?.(a, b);
  if (known !== undefined) return known;
  if (a === b) return true;
  const comparison = stamps && shape.comparison === 'stamp' ? 'exact' : shape.comparison;
  if (sameScalar(comparison, a, b)) return true;
  if (sameId && comparison === 'words' && differsInSentenceCase(a, b)) return true;
  if (!sameId) return false;
  // An id may stand within a text: `/thread/t-4k2j9x0a1`.
  const idsA = a.match(GENERATED);
  const idsB = b.match(GENERATED);
  if (!idsA || !idsB || idsA.length !== idsB.length || idsA[0] === a) return false;
  if (a.replace(GENERATED, '\0') !== b.replace(GENERATED, '\0')) return false;
  return idsA.every((id, i) => sameId(id, idsB[i]!) ?? id === idsB[i]);
}

/** Whether a flag beside a field makes it a stamp in both objects. */
export const isStampIn = (
  { stampWhere }: Shape,
  a: Record<string, unknown>,
  b: Record<string, unknown>,
): boolean => stampWhere !== undefined && a[stampWhere] === true && b[stampWhere] === true;

/** Whether two lists have the same items: in order where order counts, in any order otherwise. */
function sameLists(
  shape: Shape,
  a: readonly unknown[],
  b: readonly unknown[],
  options: SameOptions,
  pathA: string,
  pathB: string,
): boolean {
  if (a.length !== b.length) return false;
  const item = shape.child('0');
  const same = (x: unknown, y: unknown, i: number, j: number) =>
    sameValue(item, x, y, options, `${pathA}/${i}`, `${pathB}/${j}`);
  if (shape.comparison === 'ordered') return a.every((x, i) => same(x, b[i], i, i));
  const rest = b.map((value, j) => ({ value, j }));
  return a.every((x, i) => {
    const at = rest.findIndex(({ value, j }) => same(x, value, i, j));
    if (at < 0) return false;
    rest.splice(at, 1);
    return true;
  });
}

/**
 * The fields of two objects that differ, as pointers below the objects: '' for the objects themselves where they are not
 * both objects.
 */
export function differingFields(
  shape: Shape,
  a: unknown,
  b: unknown,
  options: SameOptions,
  pathA = '',
  pathB = '',
): string[] {
  if (!isObject(a) || !isObject(b)) return sameValue(shape, a, b, options, pathA, pathB) ? [] : [''];
  if (shape.isTable) return sameTables(shape, a, b, options, pathA, pathB) ? [] : [''];
  const found: string[] = [];
  for (const key of Object.keys(a))
    if (!sameField(shape, key, a, b, options, pathA, pathB)) found.push(`/${escapeKey(key)}`);
  for (const key of Object.keys(b))
    if (!Object.hasOwn(a, key) && !sameField(shape, key, a, b, options, pathA, pathB))
      found.push(`/${escapeKey(key)}`);
  return found.length > 1 ? found.sort() : found;
}

function sameField(
  shape: Shape,
  key: string,
  a: Record<string, unknown>,
  b: Record<string, unknown>,
  options: SameOptions,
  pathA: string,
  pathB: string,
): boolean {
  const [x, y] = [a[key], b[key]];
  if (isOneScalar(x, y)) return true;
  // The id of an item of a list only says which item it is.
  if (key === 'id' && options.sameId) return true;
  const below = shape.child(key);
  if (!options.stamps && isStampIn(below, a, b)) return true;
  const at = `/${escapeKey(key)}`;
  return sameValue(below, x, y, options, pathA + at, pathB + at);
}

/** Whether both are one number, flag or nothing: these are the same by any comparison. Equal texts may be ids of different rows. */
const isOneScalar = (a: unknown, b: unknown): boolean =>
  a === b && (a === null || (typeof a !== 'object' && typeof a !== 'string'));

/** Whether two tables hold the same rows, whatever their ids. */
function sameTables(
  shape: Shape,
  a: Record<string, unknown>,
  b: Record<string, unknown>,
  options: SameOptions,
  pathA: string,
  pathB: string,
): boolean {
  const row = shape.child('*');
  const rest = Object.keys(b);
  const keys = Object.keys(a);
  if (keys.length !== rest.length) return false;
  return keys.every(key => {
    const at = rest.findIndex(other =>
      sameValue(row, a[key], b[other], options, `${pathA}/${escapeKey(key)}`, `${pathB}/${escapeKey(other)}`),
    );
    if (at < 0) return false;
    rest.splice(at, 1);
    return true;
  });
}

/** Whether two values of a field are the same, as their schema says. */
export function sameValue(
  shape: Shape,
  a: unknown,
  b: unknown,
  options: SameOptions = {},
  pathA = '',
  pathB = '',
): boolean {
  if (shape.lifetime !== 'data') return true;
  if (shape.comparison === 'position') return true;
  if (isOneScalar(a, b)) return true;
  if (options.isSkipped?.(shape, pathA, pathB, a, b)) return true;
  if (shape.comparison === 'stamp') return options.stamps ? equal(a, b) : isSet(a) === isSet(b);
  if (typeof a === 'string' && typeof b === 'string') return sameText(shape, a, b, options);
  if (Array.isArray(a) && Array.isArray(b)) return sameLists(shape, a, b, options, pathA, pathB);
  if (isObject(a) && isObject(b)) return differingFields(shape, a, b, options, pathA, pathB).length === 0;
  if (isVoid(a) && isVoid(b)) return true;
  return sameScalar(shape.comparison, a, b);
}
