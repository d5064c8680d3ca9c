import { setTimeout as sleep } from 'node:timers/promises';

/** Why a rollout was given up from outside. */
export class Aborted extends Error {
  readonly code: string;
  constructor(code = 'ABORTED', message = 'The rollout was stopped') {
    super(message);
    this.code = code;
  }
}

/** What a signal was aborted with, as an error with a code. */
export const reasonOf = ({ reason }: AbortSignal): Aborted =>
  reason instanceof Aborted ? reason : new Aborted();

/** What `work` gives, or a throw of Aborted as soon as the signal says so; what `work` does then is nobody's any more. */
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

/** Waits so many ms, or until the signal is aborted; never throws. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

export const realWait: Wait = (ms, signal) =>
  sleep<void>(ms, undefined, { ...(signal ? { signal } : {}) }).catch(() => {});
