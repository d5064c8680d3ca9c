import { isObject } from '../../src/state/json.ts';
import type { Shape } from '../../src/state/shape.ts';
import { isVoid } from './values.ts';

/** Whether a field says nothing yet: it is empty, or a switch that is off. */
export const isUnset = (value: unknown): boolean => isVoid(value) || value === null || value === false;

const TYPED: ReadonlySet<string> = new Set(['words', 'name', 'phoneNumber']);

/**
 * Whether a row is in the making: an editor has made it, and nobody has written a word into it yet. What it says then, it says by
 * default.
 */
export function isBlank(shape: Shape, value: unknown): boolean {
  if (typeof value === 'string') return value === '' || !TYPED.has(shape.comparison);
  if (Array.isArray(value)) return value.every(item => isBlank(shape.child('0'), item));
  if (!isObject(value)) return true;
  return Object.entries(value).every(([key, field]) => isBlank(shape.child(key), field));
}

/** Whether a row has a field of its own to write into, and nothing in it. A list of what was said is not written by hand. */
export const hasEmptyField = (shape: Shape, row: unknown): boolean =>
  isObject(row) &&
  Object.entries(row).some(([key, field]) => field === '' && TYPED.has(shape.child(key).comparison));

/** Whether the items of one list stand in another in the same order. */
function isWithin(
  part: readonly unknown[],
  whole: readonly unknown[],
  same: (a: unknown, b: unknown) => boolean,
): boolean {
  let at = 0;
  for (const item of whole) if (at < part.length && same(part[at], item)) at++;
  return at === part.length;
}

/** A list whose order counts, at three moments. */
interface ListChange {
  was: unknown;
  made: unknown;
  wanted: unknown;
}

/**
 * How much of a change of an ordered list is made, 0 to 1: of the items that should go, or should come, those that did. 0 where
 * anything else happened to the list.
 */
export function shareOfList({ was, made, wanted }: ListChange, same: (a: unknown, b: unknown) => boolean) {
  if (!Array.isArray(was) || !Array.isArray(made) || !Array.isArray(wanted)) return 0;
  const isBetween = (shorter: readonly unknown[], longer: readonly unknown[]) =>
    isWithin(shorter, made as unknown[], same) && isWithin(made as unknown[], longer, same);
  const isOnTheWay = was.length > wanted.length ? isBetween(wanted, was) : isBetween(was, wanted);
  return isOnTheWay ? (made.length - was.length) / (wanted.length - was.length) : 0;
}
