/** What the server has taken on, and whether it takes more. */
export class InFlight {
  ready = true;
  draining = false;
  /** Calls that are being answered. */
  open = 0;
  private waiting: (() => void)[] = [];

  /** Counts a call until the function that it gives is called, however often that is. */
  begin(): () => void {
    let over = false;
    this.open++;
    return () => {
      if (over) return;
      over = true;
      if (--this.open === 0) for (const tell of this.waiting.splice(0)) tell();
    };
  }

  /** Resolves when every call has its answer. */
  idle(): Promise<void> {
    return this.open === 0
      ? Promise.resolve()
      : new Promise(resolve => {
          this.waiting.push(resolve);
        });
  }
}
