import { Aborted } from './abort.ts';

/** Errors that come again however often the rollout is retried. */
const PERMANENT = new Set([
  'APP_CRASHED',
  'TASK_NOT_FOUND',
  'SETUP_FAILED',
  'INVALID_REWARD',
  'INVALID_BODY',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'LIVE_PAGE',
  'STATE_DIFFERS',
  'JUDGE_ERROR',
]);
/** The caller asked for something impossible: these errors end the collection. */
const USAGE_ERRORS = new Set(['NO_FORK', 'BRANCH_OUT_OF_RANGE']);
const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;

export const isPermanent = (code: string) => PERMANENT.has(code);
export const isUsageError = (error: unknown) => USAGE_ERRORS.has((error as Aborted).code);

/** The pause before a worker plays again after `losses` losses in a row, ms. */
export const pauseAfter = (losses: number) => Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** (losses - 1));

/** The code and message of anything thrown. */
export function describeLoss(error: unknown): { code: string; message: string } {
  const { code } = error as { code?: unknown };
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: error instanceof Error ? error.message : String(error),
  };
}

/** Counts rollouts that were lost in a row, over all workers. */
export class LossStreak {
  readonly #limit: number;
  #length = 0;

  constructor(workers: number) {
    this.#limit = Math.max(20, 4 * workers);
  }

  /** A rollout was played to its end. */
  reset(): void {
    this.#length = 0;
  }

  /** Throws INFRASTRUCTURE_LOST at the limit. An app that crashes says nothing about the server and is not counted. */
  add({ code, message }: { code: string; message: string }): void {
    if (code !== 'APP_CRASHED') this.#length++;
    if (this.#length >= this.#limit)
      throw new Aborted(
        'INFRASTRUCTURE_LOST',
        `${this.#length} rollouts in a row were lost, the last because: ${message}`,
      );
  }
}
