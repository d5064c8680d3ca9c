import type { Stop } from '../bench/run/stop.ts';

/** Stops a run on Ctrl-C; a second Ctrl-C ends the process at once. Returns a function that removes the handlers. */
export function onInterrupt(stop: Pick<Stop, 'interrupt' | 'signal'>): () => void {
  const interrupt = () => {
    if (stop.signal.aborted) process.exit(130);
    stop.interrupt();
  };
  return onSignals(interrupt);
}

/**
 * Calls `handle` for every SIGINT and SIGTERM, not just the first: without any handler, the browser's own one would end the process. Returns a
 * function that removes the handlers.
 */
export function onSignals(handle: () => void): () => void {
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
  return () => {
    process.off('SIGINT', handle);
    process.off('SIGTERM', handle);
  };
}
