import { setTimeout as later } from 'node:timers/promises';

/** Waits so many ms, or until the signal is aborted. It keeps no process running. */
export const pause = (ms: number, signal: AbortSignal): Promise<unknown> =>
  later(ms, undefined, { signal, ref: false }).catch(() => {});
