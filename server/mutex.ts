/** Runs tasks one at a time, in the order of their calls. A task that fails does not stop those behind it. */
export class Mutex {
  private tail: Promise<unknown> = Promise.resolve();

  run<T>(run: () => Promise<T> | T): Promise<T> {
    const next = this.tail.then(run);
    this.tail = next.catch(() => {});
    return next;
  }
}
