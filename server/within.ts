import { setTimeout as sleep } from 'node:timers/promises';

/** Whether `work` ends within so many ms. Throws what it throws. */
export async function within(ms: number, work: Promise<void>): Promise<boolean> {
  const over = new AbortController();
  try {
    return await Promise.race([
      work.then(() => true),
      sleep(ms, false, { signal: over.signal }).catch(() => false),
    ]);
  } finally {
    over.abort();
  }
}
