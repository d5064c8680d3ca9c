import { isDraft } from 'immer';
import { isObject } from './json.ts';
import { hashSeed } from './random.ts';

/** JSON text whose keys are sorted, so that equal values give equal texts. */
const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

/** Fingerprints by their values. */
interface Kept {
  get(value: unknown): number | undefined;
  set(value: unknown, print: number): unknown;
}
const ofObjects = new WeakMap<object, number>();
const ofTexts = new Map<unknown, number>();
/** Most texts and numbers whose fingerprints are kept. */
const MOST_TEXTS = 10_000;

/**
 * A number from 0 to 2^53 - 1 that equal JSON values share, and different ones hardly ever; -1 for undefined. Not for what somebody might
 * forge: that takes `hash`. It is kept for the next time, since trees never change; a draft's is made anew.
 */
export function fingerprint(value: unknown): number {
  if (value === undefined) return -1;
  if (isDraft(value)) return hashSeed(sortedText(value));
  const kept: Kept =
    typeof value === 'object' && value !== null ? (ofObjects as WeakMap<WeakKey, number> as Kept) : ofTexts;
  const found = kept.get(value) ?? hashSeed(sortedText(value));
  if (ofTexts.size >= MOST_TEXTS) ofTexts.clear();
  kept.set(value, found);
  return found;
}
