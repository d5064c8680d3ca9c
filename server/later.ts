/** Runs something after `ms`, and gives what cancels it. */
export type Later = (ms: number, run: () => void) => () => void;

/** By the process’s timers, which are monotonic, and do not keep the process. */
export const later: Later = (ms, run) => {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
};
