import { Type, type Static } from 'typebox';

const Count = (description: string) => Type.Integer({ minimum: 0, description });

/** A machine that takes jobs from a queue. */
export const QueueWorker = Type.Object({
  cell: Type.String({ description: 'What the machine is called.' }),
  active: Count('Jobs that it plays now.'),
  perMinute: Count('Episodes that it ended within the last minute.'),
});
export type QueueWorker = Static<typeof QueueWorker>;

/** A job that ended without a result. */
export const QueueFailure = Type.Object({
  job: Type.String({
    description: 'Its task, its seed, its try where there are several, and which attempt at it.',
  }),
  code: Type.String(),
  message: Type.String(),
  at: Type.Integer({ description: 'When, in ms since 1970.' }),
});
export type QueueFailure = Static<typeof QueueFailure>;

/** A queue of jobs that runs and trainings offer. */
export const QueueView = Type.Object({
  url: Type.String({ description: 'Its Redis, without a password.' }),
  waiting: Count('Jobs that nobody has begun.'),
  active: Count('Jobs that are being played.'),
  done: Count('Jobs of the last day that ended, at most 10,000.'),
  failed: Count('Jobs of the last day that were lost or refused, at most 1,000.'),
  workers: Type.Array(QueueWorker),
  failures: Type.Array(QueueFailure, { description: 'The latest of these, the last one first.' }),
});
export type QueueView = Static<typeof QueueView>;

/** The queue that a server watches; null for one that watches none. */
export const WatchedQueue = Type.Object({ queue: Type.Union([QueueView, Type.Null()]) });
export type WatchedQueue = Static<typeof WatchedQueue>;
