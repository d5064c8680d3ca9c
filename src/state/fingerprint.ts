import { isObject } from './json.ts';
import { hashSeed } from './random.ts';

/** JSON text whose keys are sorted, so that equal values give equal texts. */
const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

/**
 * A number from 0 to 2^53 - 1 that equal JSON values share, and different ones hardly ever; -1 for undefined. Not for what somebody might
 * forge: that takes `hash`.
 */
export const fingerprint = (value: unknown): number =>
  value === undefined ? -1 : hashSeed(sortedText(value));
