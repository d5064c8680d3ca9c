import { ApiError } from '../errors.ts';
import { within } from '../within.ts';

/** How long an answer waits for the store, in ms. */
const WRITTEN_MS = 10_000;

/** Waits for a write. Throws STORE_UNAVAILABLE where it takes too long. */
export async function inTime(written: Promise<void>): Promise<void> {
  if (await within(WRITTEN_MS, written)) return;
  throw new ApiError(
    'STORE_UNAVAILABLE',
    'The store does not have the last change yet: repeat the call, with its Idempotency-Key if it has one',
  );
}
