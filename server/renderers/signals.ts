interface Guarded {
  kill(): void;
  close(): Promise<void>;
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const guarded = new Set<Guarded>();

/**
 * Sees to it that a signal that ends this process ends its browsers too. A program with a handler of its own (a server
 * that drains) is left to it; our handler acts where it is the only one, since Node would then have died at once.
 */
export function guard(browser: Guarded): void {
  if (guarded.size === 0) for (const signal of Object.keys(SIGNALS)) process.on(signal, onSignal);
  guarded.add(browser);
}

/** Ends the watch over a browser that was closed. */
export function unguard(browser: Guarded): void {
  if (!guarded.delete(browser) || guarded.size > 0) return;
  for (const signal of Object.keys(SIGNALS)) process.off(signal, onSignal);
}

function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  const code = SIGNALS[signal as keyof typeof SIGNALS];
  void Promise.allSettled([...guarded].map(browser => browser.close())).then(() => process.exit(code));
}
