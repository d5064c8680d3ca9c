import { ApiError } from './errors.ts';

const stopping = () => new ApiError('DRAINING', 'The server is stopping');

/** Calls that the server is answering, and whether it takes more. */
export class InFlight {
  /** Whether new calls are refused. */
  draining = false;
  /** Number of calls that are being answered. */
  open = 0;
  private isRefusing = false;
  private readonly onIdle: (() => void)[] = [];
  private readonly onRefusal = new Set<(error: ApiError) => void>();

  /** Counts a call until the returned function is called; calling it again does nothing. */
  begin(): () => void {
    let isOver = false;
    this.open++;
    return () => {
      if (isOver) return;
      isOver = true;
      if (--this.open === 0) for (const resolve of this.onIdle.splice(0)) resolve();
    };
  }

  /** Resolves when every call has its answer. */
  idle(): Promise<void> {
    if (this.open === 0) return Promise.resolve();
    return new Promise(resolve => {
      this.onIdle.push(resolve);
    });
  }

  /** Runs `work`, whose result counts until `refuseRest`. Throws what `work` throws, and DRAINING afterwards. */
  untilRefused<T>(work: () => Promise<T>): Promise<T> {
    if (this.isRefusing) return Promise.reject(stopping());
    return new Promise((resolve, reject) => {
      this.onRefusal.add(reject);
      void work()
        .then(resolve, reject)
        .finally(() => this.onRefusal.delete(reject));
    });
  }

  /** Ends the wait of everything under way with DRAINING. */
  refuseRest(): void {
    this.isRefusing = true;
    for (const refuse of [...this.onRefusal]) refuse(stopping());
  }
}
