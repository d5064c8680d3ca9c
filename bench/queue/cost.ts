import { Worker } from 'bullmq';
import { randomBytes } from 'node:crypto';
import { alsoConnect, connect, openJobs } from './connect.ts';
import { deliver, Inbox, isDelivered } from './inbox.ts';
import { EPISODE, jobId, keysOf, PREFIX, QUEUE, type Delivery, type EpisodeJob } from './job.ts';

/** What the files of an episode of 13 steps without pictures weigh, gzipped. */
const RECORD_BYTES = 10_000;
const CONCURRENCY = 16;

const DELIVERY: Delivery = {
  ended: {
    outcome: 'success',
    steps: 13,
    budget: 30,
    declared: 'done',
    reward: 1,
    verdict: null,
  },
  stopsRun: false,
  ms: 1,
  cell: 'bench',
};

/**
 * Passes so many jobs through a queue as a run and its workers do: offered, taken, delivered with the files of an episode, and taken out of the
 * inbox. Nothing is played. For measuring what the queue itself costs. Throws QUEUE_UNREACHABLE.
 */
export async function passThrough(url: string, count: number): Promise<void> {
  const { redis, close } = connect(url, () => {});
  const jobs = openJobs(redis);
  const run = 'cost';
  await redis.set(keysOf(run).plan, '{}');
  const offered = Array.from({ length: count }, (_, place): EpisodeJob => {
    return { run, task: 'notes/create-note', seed: place, attempt: 1, place };
  });
  await jobs.addBulk(
    offered.map(job => ({ name: EPISODE, data: job, opts: { jobId: jobId(job), attempts: 1 } })),
  );
  const files = { 'steps.jsonl': randomBytes(RECORD_BYTES) };
  const play = async ({ data }: { data: EpisodeJob }): Promise<void> => {
    await redis.get(keysOf(run).plan);
    if (!(await isDelivered(redis, data))) await deliver(redis, data, DELIVERY, files);
  };
  const connection = alsoConnect(redis);
  const worker = new Worker<EpisodeJob>(QUEUE, play, {
    connection,
    prefix: PREFIX,
    concurrency: CONCURRENCY,
  });
  const reading = alsoConnect(redis);
  const inbox = new Inbox(redis, reading, run);
  for (let taken = 0; taken < count;) {
    const entries = await inbox.read(CONCURRENCY, 500);
    await Promise.all(
      entries.map(async entry => {
        await inbox.open(entry);
        await inbox.remove(entry, false);
      }),
    );
    taken += entries.length;
  }
  await worker.close();
  await jobs.close();
  reading.disconnect();
  connection.disconnect();
  close();
}
