import { seedWords } from '../run/episode-id.ts';
import type { Ended } from '../run/play-episode.ts';
import type { JobQueue } from './connect.ts';
import type { GroupJob } from './group-job.ts';
import type { EpisodeJob } from './job.ts';

/** Failed jobs that are kept, the latest; as many are looked through. */
export const MOST_FAILED = 1_000;

/** What BullMQ says of a job whose workers were lost too often. */
const STALLED = 'job stalled more than allowable limit';

/** Codes with which a worker refuses a job: no result, and none to be had from it. */
const REFUSALS = new Set(['BUILD_DIFFERS', 'PLAN_UNPLAYABLE']);

/** A job that ended without a result, and why. */
export interface FailedJob<J = EpisodeJob> {
  job: J;
  error: { code: string; message: string };
  /** Whether a worker would not play it, so that the run has to stop. */
  isRefused: boolean;
}

/** The error that a job failed with; workers write its code before its message. */
function errorOf(reason: string): FailedJob['error'] {
  if (reason === STALLED)
    return {
      code: 'WORKER_LOST',
      message:
        'Its workers were lost, one after another, while they played it: `tapworld queue` shows who is left',
    };
  const [, code, message] = /^([A-Z_]+): (.*)$/s.exec(reason) ?? [];
  return code && message ? { code, message } : { code: 'WORKER_FAILED', message: reason };
}

/** Those of the pending jobs that have failed. */
export async function failedOf<J>(jobs: JobQueue, pending: ReadonlyMap<string, J>): Promise<FailedJob<J>[]> {
  const ids = await jobs.getRanges(['failed'], 0, MOST_FAILED - 1);
  const found: FailedJob<J>[] = [];
  for (const id of ids) {
    const job = pending.get(id);
    const failed = job && (await jobs.getJob(id));
    if (!failed) continue;
    const error = errorOf(failed.failedReason);
    found.push({ job, error, isRefused: REFUSALS.has(error.code) });
  }
  return found;
}

/** A job in words. A training counts its attempts at a group as tries. */
const jobWords = (job: EpisodeJob | GroupJob): string =>
  'attempt' in job
    ? `${job.task}, ${seedWords(job)}, attempt ${job.attempt}`
    : `${job.task}, seed ${job.seed}, attempt ${job.try}`;

/** The latest failed jobs, the last one first. */
export async function latestFailures(
  jobs: JobQueue,
  most: number,
): Promise<{ job: string; code: string; message: string; at: number }[]> {
  const failed = await jobs.getFailed(0, most - 1);
  // One may have been removed meanwhile.
  const there = failed.filter(job => job !== undefined);
  return there.map(({ data, failedReason, finishedOn = 0 }) => ({
    job: jobWords(data),
    ...errorOf(failedReason),
    at: finishedOn,
  }));
}

/** How an episode ended that infrastructure lost before a worker could say anything of it. */
export const lostTo = (error: FailedJob['error']): Ended => ({
  outcome: 'infra_error',
  steps: 0,
  budget: 0,
  declared: null,
  reward: null,
  verdict: null,
  error,
});
