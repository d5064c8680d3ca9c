import type { Versions } from '../../src/protocol/wire/versions.ts';
import type { EpisodeId } from '../run/episode-id.ts';
import type { Plan } from '../run/folder.ts';
import type { Ended } from '../run/play-episode.ts';

/** The kind of job that plays one episode of a run. */
export const EPISODE = 'episode' as const;

/** An episode to play. What all jobs of a run share is stored once, as its `StoredRun`. */
export interface EpisodeJob extends EpisodeId {
  /** The run's id in the queue. */
  run: string;
  /** From 1 on; one more for each time that infrastructure lost the episode. */
  attempt: number;
  /** The episode's place in the run's plan, from 0 on. */
  place: number;
  /** Jobs of one group are rollouts of the same instance. */
  group?: string;
}

/** What a run's jobs have in common. It holds no key: workers have their own. */
export interface StoredRun {
  plan: Plan;
  /** The build that has to play it. */
  versions: Versions;
}

/** What a worker delivers for a job, besides the episode's files. */
export interface Delivery {
  ended: Ended;
  /** Whether every other episode would fail with the same error. */
  stopsRun: boolean;
  /** How long it took to play. */
  ms: number;
  cell: string;
}

/** The id of a job: adding it twice makes one job. */
export const jobId = (job: EpisodeJob): string => {
  const { run, task, seed, attempt } = job;
  return [run, task, seed, ...(job.try === undefined ? [] : [`try${job.try}`]), attempt].join('/');
};

/** An attempt at an episode: infrastructure may lose one. */
export type Attempt = Pick<EpisodeJob, 'task' | 'seed' | 'try' | 'attempt'>;

/** Names an attempt within its run. */
export const attemptName = ({ task, seed, attempt, try: number }: Attempt): string =>
  [task, seed, attempt, ...(number === undefined ? [] : [number])].join(' ');

/** The attempt of that name. */
export function attemptOf(name: string): Attempt {
  const [task = '', seed, attempt, number] = name.split(' ');
  return {
    task,
    seed: Number(seed),
    attempt: Number(attempt),
    ...(number === undefined ? {} : { try: Number(number) }),
  };
}

/** All keys begin so, those of BullMQ too. */
export const PREFIX = 'tapworld';
/** BullMQ's name for the queue. */
export const QUEUE = 'jobs';

/** Redis keys of a run. */
export const keysOf = (run: string) => ({
  /** A `StoredRun`, as JSON. Without it nothing is delivered any more. */
  plan: `${PREFIX}:run:${run}:plan`,
  /** Attempts that were delivered, a field each: the first delivery counts. */
  delivered: `${PREFIX}:run:${run}:delivered`,
  /** How often infrastructure lost an episode, a field each. */
  lost: `${PREFIX}:run:${run}:lost`,
  /** A stream of the attempts that were delivered and that the run has not taken yet. */
  inbox: `${PREFIX}:run:${run}:inbox`,
  /** Bytes of the records in the inbox. */
  bytes: `${PREFIX}:run:${run}:bytes`,
  /** A hash with the delivery and the files of an attempt. */
  record: (name: string) => `${PREFIX}:run:${run}:record:${name}`,
});

/** Ids of the workers that were ever there. */
export const WORKERS = `${PREFIX}:workers`;
/** What a worker says of itself; it expires soon after its last sign of life. */
export const workerKey = (id: string): string => `${PREFIX}:worker:${id}`;
