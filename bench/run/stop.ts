import { setMaxListeners } from 'node:events';
import type { Outcome } from '../../judges/rewards/index.ts';

/** Why a run stopped before its last episode. */
export interface Stopped {
  code: string;
  message: string;
}

/** Codes after which no episode can begin. */
const WRONG_SETUP = new Set(['BROWSER_MISSING', 'UNAUTHORIZED']);
/** Equal failures in a row that stop a run. */
export const MOST_EQUAL = 5;

/** Failures are equal where only numbers and ids in them differ. */
const kindOf = ({ code, message }: Stopped) => `${code} ${message.replace(/[\w-]*\d[\w-]*/g, '#')}`;

/**
 * Decides whether a run goes on. It stops on a failure that every episode would have, on `MOST_EQUAL` equal failures of the infrastructure
 * in a row, and when it is interrupted. Episodes that end after that without a verdict are left open, so that resuming plays them.
 */
export class Stop {
  #controller = new AbortController();
  #reason: Stopped | null = null;
  #kind: string | null = null;
  #inARow = 0;

  constructor() {
    // Each episode that is under way listens.
    setMaxListeners(0, this.#controller.signal);
  }

  /** Aborted when the run stops. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Why the run stopped; null while it goes on. */
  get reason(): Stopped | null {
    return this.#reason;
  }

  /** Counts an episode that has ended. `stopsRun` says that every other episode would fail with the same error. */
  count({
    outcome,
    error,
    stopsRun,
  }: {
    outcome: Outcome;
    error?: Stopped | undefined;
    stopsRun?: boolean | undefined;
  }): void {
    // A judge's error is about one task, whatever the others do.
    if (outcome !== 'infra_error' || !error || error.code === 'JUDGE_ERROR') {
      this.#kind = null;
      this.#inARow = 0;
      return;
    }
    const kind = kindOf(error);
    this.#inARow = kind === this.#kind ? this.#inARow + 1 : 1;
    this.#kind = kind;
    if (stopsRun || WRONG_SETUP.has(error.code)) this.#stop(error);
    else if (this.#inARow >= MOST_EQUAL)
      this.#stop({
        code: error.code,
        message: `${MOST_EQUAL} episodes in a row failed alike: ${error.message}`,
      });
  }

  /** Stops for a reason from outside, such as Ctrl-C. */
  interrupt(): void {
    this.#stop({ code: 'INTERRUPTED', message: 'The run was interrupted' });
  }

  /** Stops for a limit that the run has reached. */
  limit(reason: Stopped): void {
    this.#stop(reason);
  }

  #stop(reason: Stopped): void {
    this.#reason ??= { code: reason.code, message: reason.message };
    this.#controller.abort();
  }
}
