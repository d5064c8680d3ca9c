import { setTimeout as sleep } from 'node:timers/promises';

/** A rollout was stopped from outside. */
export class Aborted extends Error {
  readonly code: string;
  constructor(code = 'ABORTED', message = 'The rollout was stopped') {
    super(message);
    this.code = code;
  }
}

/** A signal's reason, as an error with a code. */
export const reasonOf = ({ reason }: AbortSignal): Aborted =>
  reason instanceof Aborted ? reason : new Aborted();

/** The result of `work`. Throws Aborted as soon as the signal aborts; the result of `work` is then ignored. */
export async function unlessAborted<T>(work: T | Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work;
  if (signal.aborted) {
    Promise.resolve(work).catch(() => {});
    throw reasonOf(signal);
  }
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(reasonOf(signal));
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Waits for `ms`, or until the signal aborts. Never throws. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

export const realWait: Wait = (ms, signal) =>
  sleep<void>(ms, undefined, { ...(signal ? { signal } : {}) }).catch(() => {});
