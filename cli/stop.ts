const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** How often the parent is looked for, in ms. */
const PARENT_EVERY_MS = 500;

/** Exit status of a process that a second signal ends. */
const FORCED = 1;

/**
 * Resolves with the reason, once the process is asked to stop: by a signal, or under npm by the end of its parent. A second signal ends
 * the process at once.
 *
 * `npx tapworld` is npm, which runs a shell, which runs this process. npm passes SIGTERM on to the shell alone; the shell dies of it, and
 * this process would go on without a parent.
 */
export function stopRequested(): Promise<string> {
  return new Promise(resolve => {
    let isAsked = false;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (isAsked) process.exit(FORCED);
        isAsked = true;
        resolve(signal);
      });
    }
    // Elsewhere a server that outlives its parent is meant to: `nohup`, a daemon.
    if (process.env['npm_command'] === undefined) return;
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      isAsked = true;
      resolve('npm has ended');
    }, PARENT_EVERY_MS).unref();
  });
}
