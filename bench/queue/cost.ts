import { Worker } from 'bullmq';
import { alsoConnect, connect, openJobs } from './connect.ts';
import { EPISODE, jobId, PREFIX, QUEUE, type EpisodeJob } from './job.ts';

/** Offers so many jobs, and takes each and does nothing: for measuring what the queue itself costs. Throws QUEUE_UNREACHABLE. */
export async function passThrough(url: string, count: number): Promise<void> {
  const { redis, close } = connect(url, () => {});
  const jobs = openJobs(redis);
  const offered = Array.from({ length: count }, (_, place): EpisodeJob => {
    return { run: 'cost', task: 'notes/create-note', seed: place, try: 1, place };
  });
  await jobs.addBulk(
    offered.map(job => ({ name: EPISODE, data: job, opts: { jobId: jobId(job), attempts: 1 } })),
  );
  const worker = new Worker(QUEUE, async () => {}, {
    connection: alsoConnect(redis),
    prefix: PREFIX,
    concurrency: 16,
  });
  await new Promise<void>(resolve => {
    let done = 0;
    worker.on('completed', () => {
      if (++done === count) resolve();
    });
  });
  await worker.close();
  await jobs.close();
  close();
}
