import { isDraft } from 'immer';
import { isObject } from './json.ts';
import { hashSeed } from './random.ts';

/** JSON text whose keys are sorted, so that equal values give equal texts. */
const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

const known = new WeakMap<object, number>();

/**
 * A number from 0 to 2^53 - 1 that equal JSON values share, and different ones hardly ever; -1 for undefined. Not for what somebody might
 * forge: that takes `hash`. That of an object is kept, since trees never change; a draft's is made anew.
 */
export function fingerprint(value: unknown): number {
  if (value === undefined) return -1;
  if (typeof value !== 'object' || value === null || isDraft(value)) return hashSeed(sortedText(value));
  const found = known.get(value) ?? hashSeed(sortedText(value));
  known.set(value, found);
  return found;
}
