/** One thing after the other, in the order in which they were asked for; what fails stops nobody behind it. */
export class Mutex {
  private tail: Promise<unknown> = Promise.resolve();

  run<T>(run: () => Promise<T> | T): Promise<T> {
    const next = this.tail.then(run);
    this.tail = next.catch(() => {});
    return next;
  }
}
