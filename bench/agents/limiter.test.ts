import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Limiter, type Rates } from './limiter.ts';

/** When calls were made that were asked for at once, ms; each takes so many tokens. */
async function timesOf(rates: Rates, tokens: readonly number[]): Promise<number[]> {
  let now = 0;
  const limiter = new Limiter(rates, {
    now: () => now,
    wait: async ms => {
      now += ms;
    },
  });
  const times: number[] = [];
  for (const count of tokens) {
    const place = await limiter.take();
    times.push(now);
    place.used(count);
  }
  return times;
}

describe('calls', () => {
  it('wait for the minute of the oldest to pass', async () => {
    expect(await timesOf({ requestsPerMinute: 2 }, [0, 0, 0, 0, 0])).toEqual([0, 0, 60_000, 60_000, 120_000]);
    expect(await timesOf({ tokensPerMinute: 100 }, [40, 40, 40])).toEqual([0, 0, 60_000]);
    expect(await timesOf({}, [1e9, 1e9])).toEqual([0, 0]);
  });

  it('that are too large by themselves are made alone', async () => {
    expect(await timesOf({ tokensPerMinute: 100 }, [500, 500])).toEqual([0, 60_000]);
  });

  it('keep to the rates in any minute', async () => {
    const rates = fc.record({
      requestsPerMinute: fc.integer({ min: 1, max: 9 }),
      tokensPerMinute: fc.integer({ min: 100, max: 500 }),
    });
    // Calls of one size: what a call takes is known only by the one before it.
    const sizes = fc.integer({ min: 1, max: 100 });
    await fc.assert(
      fc.asyncProperty(rates, sizes, fc.integer({ min: 1, max: 40 }), async (given, size, count) => {
        const times = await timesOf(given, Array<number>(count).fill(size));
        for (const end of times) {
          const within = times.filter(at => at > end - 60_000 && at <= end);
          expect(within.length).toBeLessThanOrEqual(given.requestsPerMinute);
          expect(within.length * size).toBeLessThanOrEqual(given.tokensPerMinute);
        }
      }),
    );
  });

  it('end with their signal', async () => {
    const limiter = new Limiter({ requestsPerMinute: 1 });
    await limiter.take();
    const abort = new AbortController();
    const waiting = limiter.take(abort.signal);
    abort.abort();
    await expect(waiting).rejects.toThrow();
  });
});
