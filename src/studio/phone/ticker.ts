const TICK_MS = 1_000;

/** Measures the wall's time for a phone whose clock runs with it. */
export class Ticker {
  private last = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Calls `onTick` every second until it is stopped. */
  start(onTick: () => void): void {
    this.stop();
    this.last = performance.now();
    this.timer = setInterval(onTick, TICK_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Whole ms since the last call, which then count as passed; 0 while it is stopped. */
  take(): number {
    if (this.timer === undefined) return 0;
    const ms = Math.round(performance.now() - this.last);
    this.last += ms;
    return ms;
  }
}
