import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BoundedQueue } from './queue.ts';
import { turns } from './testing.ts';

it('never holds more than its limit, loses nothing, and keeps the order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { maxLength: 40 }),
      async (limit, calls) => {
        const queue = new BoundedQueue<number>(limit);
        const received: (number | undefined)[] = [];
        let put = 0;
        const all: Promise<unknown>[] = [];
        for (const puts of calls) {
          all.push(puts ? queue.push(put++) : queue.shift().then(item => received.push(item)));
          await turns(1);
          expect(queue.length).toBeLessThanOrEqual(limit);
        }
        const takes = calls.filter(puts => !puts).length;
        for (let i = takes; i < put; i++) all.push(queue.shift().then(item => received.push(item)));
        await turns(put + 1);
        queue.close();
        await Promise.all(all);
        expect(received.filter(item => item !== undefined)).toEqual(Array.from({ length: put }, (_, i) => i));
        expect(queue.peak).toBeLessThanOrEqual(limit);
      },
    ),
    { numRuns: 60 },
  );
});

it('one that gives up waiting leaves its place, and nobody goes before those who came first', async () => {
  const queue = new BoundedQueue<string>(1);
  const stop = new AbortController();
  expect(await queue.push('a')).toBe(true);
  const first = queue.push('b', stop.signal);
  const second = queue.push('c');
  stop.abort();
  await expect(first).rejects.toMatchObject({ code: 'ABORTED' });
  expect(await queue.shift()).toBe('a');
  expect(await second).toBe(true);
  expect(await queue.shift()).toBe('c');
  await expect(queue.shift(stop.signal)).rejects.toMatchObject({ code: 'ABORTED' });
});

it('closed, it gives what it has and takes nothing', async () => {
  const queue = new BoundedQueue<string>(1);
  await queue.push('a');
  const waiting = [queue.push('b'), queue.push('c')];
  queue.close();
  expect(await Promise.all(waiting)).toEqual([false, false]);
  expect([await queue.shift(), await queue.shift()]).toEqual(['a', undefined]);
  expect(() => new BoundedQueue(0)).toThrow(RangeError);
});
