import { setTimeout as sleep } from 'node:timers/promises';

/** What an account may use, by the minute. */
export interface Rates {
  requestsPerMinute?: number | undefined;
  tokensPerMinute?: number | undefined;
}

interface Made {
  at: number;
  tokens: number;
}

const MINUTE_MS = 60_000;

/** A place that a call has got. `used` says how many tokens it took in the end. */
export interface Place {
  used(tokens: number): void;
}

/**
 * Keeps calls within what an account may use in any minute. A call counts with the tokens of the last one until its own are known. `now` is
 * a monotonic clock, ms.
 */
export class Limiter {
  readonly #rates: Rates;
  readonly #now: () => number;
  readonly #wait: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  #made: Made[] = [];
  /** Tokens of the last call that has ended. */
  #expected = 0;
  /** Calls get their places one after the other, in the order in which they came. */
  #line: Promise<unknown> = Promise.resolve();

  constructor(
    rates: Rates,
    {
      now = () => performance.now(),
      wait = (ms: number, signal?: AbortSignal) => sleep(ms, undefined, signal ? { signal } : {}),
    }: { now?: () => number; wait?: (ms: number, signal?: AbortSignal) => Promise<unknown> } = {},
  ) {
    this.#rates = rates;
    this.#now = now;
    this.#wait = wait;
  }

  /** Waits until a call may be made. Rejects if the signal is aborted meanwhile. */
  take(signal?: AbortSignal): Promise<Place> {
    const place = this.#line.then(() => this.#takeNext(signal));
    this.#line = place.catch(() => {});
    return place;
  }

  async #takeNext(signal?: AbortSignal): Promise<Place> {
    for (;;) {
      signal?.throwIfAborted();
      const ms = this.#waitMs();
      if (ms <= 0) break;
      await this.#wait(ms, signal);
    }
    const made: Made = { at: this.#now(), tokens: this.#expected };
    this.#made.push(made);
    return {
      used: tokens => {
        made.tokens = tokens;
        // A call that failed says nothing about the next one.
        if (tokens > 0) this.#expected = tokens;
      },
    };
  }

  /** How long the next call has to wait, ms; 0 where it may be made now. */
  #waitMs(): number {
    const { requestsPerMinute = Infinity, tokensPerMinute = Infinity } = this.#rates;
    const from = this.#now() - MINUTE_MS;
    this.#made = this.#made.filter(({ at }) => at > from);
    const made = this.#made;
    let tokens = made.reduce((sum, each) => sum + each.tokens, this.#expected);
    let left = made.length;
    // The calls that have to be a minute old, the oldest first. One that is too large by itself may be made alone.
    for (const { at, tokens: freed } of made) {
      if (left < requestsPerMinute && tokens <= tokensPerMinute) return 0;
      left--;
      tokens -= freed;
      const isEnough = left < requestsPerMinute && (tokens <= tokensPerMinute || left === 0);
      if (isEnough) return Math.ceil(at - from);
    }
    return 0;
  }
}
