import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { threadsOf } from './threads.ts';

const SPUN_MS = 300;
/** What has to be found of it: other work may have the core for a while. */
const LEAST_MS = 20;

const SPIN = `const until = performance.now() + ${SPUN_MS}; while (performance.now() < until);`;
const used = (thread: string) =>
  threadsOf([process.pid])
    .filter(found => found.thread === thread)
    .reduce((sum, { ms }) => sum + ms, 0);

it.runIf(process.platform === 'linux')('the CPU of a thread is its own, also after its end', async () => {
  const before = used('ended');
  const worker = new Worker(SPIN, { eval: true });
  await once(worker, 'exit');
  expect(used('ended') - before).toBeGreaterThan(LEAST_MS);
});

it.runIf(process.platform === 'linux')('each thread is listed once, with its process', () => {
  const threads = threadsOf([process.pid]);
  expect(new Set(threads.map(({ id }) => id)).size).toBe(threads.length);
  expect(threads.find(({ id }) => id === `${process.pid}/${process.pid}`)?.thread).toBe('main');
  expect(threads.every(({ ms }) => ms >= 0)).toBe(true);
});

it('a process that has ended has no threads', () => {
  expect(threadsOf([2 ** 30])).toEqual([]);
});
