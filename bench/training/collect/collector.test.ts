// Over 300 lines: one test for each promise of a collection.
import { describe, expect, it } from 'vitest';
import { streamOf } from '../../../src/state/random.ts';
import { WireError } from '../../run/client.ts';
import type { Trajectory } from '../types.ts';
import { collect } from './collect.ts';
import type { CollectOptions } from './ledger.ts';
import { branchAt } from './groups.ts';
import type { Batch, Update } from './learner.ts';
import { lockstep } from './lockstep.ts';
import { FakeActor, FakePhones, soon, turns } from './testing.ts';
import type { Draw, RolloutNotice } from './work.ts';

/** Instances, groups from the start and groups from the middle by turns. */
const mixed = (number: number): Draw => ({
  task: `notes/${'abc'[number % 3]}`,
  seed: number,
  ...(number % 3 === 1
    ? { k: 3 }
    : number % 3 === 2
      ? { k: 2, from: branchAt(({ logProb }) => -logProb) }
      : {}),
});

interface Set extends Omit<Partial<CollectOptions<number>>, 'actor'> {
  phones?: FakePhones;
  actor?: FakeActor;
}

/** A collection over fake phones, with a learner whose weights are a function of all that it learned. */
function setting({ phones = new FakePhones(), actor = new FakeActor(), ...over }: Set = {}) {
  const batches: Batch[] = [];
  const notices: (RolloutNotice & { trajectory: Trajectory })[] = [];
  const options: CollectOptions<number> = {
    device: phones.device,
    actor,
    workers: 4,
    seed: 1,
    batch: 4,
    wait: soon,
    draw: number => (number < 24 ? mixed(number) : null),
    learner: batch => {
      batches.push(batch);
      return {
        version: actor.version + 1,
        weights: batch.groups
          .flatMap(({ rollouts }) => rollouts)
          .reduce(
            (sum, { transitions }) => (sum + transitions.length * 0.37 + (transitions[0]?.reward ?? 0)) % 1,
            actor.weights,
          ),
      };
    },
    publish: ({ version, weights }: Update<number>) => {
      [actor.version, actor.weights] = [version, weights];
    },
    onRollout: (trajectory, about) => {
      notices.push({ ...about, trajectory });
    },
    ...over,
  };
  return { phones, actor, batches, notices, options };
}

/** Trajectories without how long they took. */
const timeless = (batches: readonly Batch[]) =>
  batches.map(({ number, groups, behind }) => ({
    number,
    behind,
    groups: groups.map(({ rollouts, stem, ...rest }) => ({
      ...rest,
      rollouts: [stem, ...rollouts].map(t => ({ ...t, ms: 0 })),
    })),
  }));
/** Latencies of a seeded stream, so that things end in another order each time. */
const uneven = (seed: number) => {
  const draw = streamOf(seed, 'latency');
  const [phones, actor] = [new FakePhones(), new FakeActor()];
  phones.latency = () => Math.floor(draw() * 6);
  actor.thinks = () => Math.floor(draw() * 20);
  return { phones, actor };
};
const once = <T>(values: readonly T[]) => new Set(values).size === values.length;

describe('in lockstep', () => {
  it('the whole outcome is a function of the seed: not of the workers, nor of how long anything takes, nor of what was lost on the way', async () => {
    const outcomes = await Promise.all(
      [1, 2, 7, 7].map(async (workers, i) => {
        const { phones, actor } = uneven(i);
        const faults = streamOf(i, 'faults');
        if (i === 3)
          phones.fault = call =>
            faults() < (call === 'fork' ? 0.02 : 0.01)
              ? new WireError('RENDERER_LOST', 'gone', 503)
              : undefined;
        const { options, batches, notices } = setting({ phones, actor, workers, tries: 50 });
        const { remaining, update, aborted, statistics } = await lockstep(options).done;
        expect([remaining, aborted, update!.version, phones.live.size]).toEqual([
          { open: [], next: 24 },
          false,
          6,
          0,
        ]);
        expect(statistics.staleness).toEqual({ mean: 0, max: 0, histogram: [48] });
        expect(notices.some(({ willRetry }) => willRetry)).toBe(i === 3);
        return {
          order: notices.map(({ number, place }) => `${number}.${place}`),
          batches: timeless(batches),
          weights: actor.weights,
        };
      }),
    );
    const [first, ...others] = outcomes;
    for (const other of others)
      expect({ batches: other.batches, weights: other.weights }).toEqual({
        batches: first!.batches,
        weights: first!.weights,
      });
    // They did end in another order.
    expect(others.every(({ order }) => order.join() !== first!.order.join())).toBe(true);
    expect(first!.batches.map(({ groups }) => groups.map(({ number }) => number))).toEqual(
      Array.from({ length: 6 }, (_, i) => [4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3]),
    );
    const { options, actor } = setting({ seed: 2 });
    await lockstep(options).done;
    expect(actor.weights).not.toBe(first!.weights);
  });

  it('an iteration that is stopped in its middle has not been, and is played again when it goes on', async () => {
    const uninterrupted = setting();
    await lockstep(uninterrupted.options).done;
    const stop = new AbortController();
    const actor = new FakeActor();
    const half = setting({
      actor,
      signal: stop.signal,
      onRollout: (_, { number }) => {
        if (number === 9) stop.abort();
      },
    });
    const { remaining, aborted } = await lockstep(half.options).done;
    expect([aborted, remaining, half.batches.length, half.phones.live.size]).toEqual([
      true,
      { open: [8, 9, 10, 11], next: 12 },
      2,
      0,
    ]);
    const rest = setting({ actor, resume: remaining });
    const batches = [...half.batches, ...(await lockstep(rest.options).done, rest.batches)];
    expect(timeless(batches).map(({ groups }) => groups)).toEqual(
      timeless(uninterrupted.batches).map(({ groups }) => groups),
    );
    expect(actor.weights).toBe(uninterrupted.actor.weights);
  });
});

describe('without waiting', () => {
  it('every draw is learned from once, and its instance and chance are a function of its number', async () => {
    // With weights that stay as they are, what a rollout does is a function of its chance.
    const all = await Promise.all(
      [1, 5].map(async (workers, i) => {
        const { options, batches } = setting({ ...uneven(i), workers, publish: () => {} });
        const numbers: number[] = [];
        const { remaining, statistics } = await collect({
          ...options,
          draw: number => {
            numbers.push(number);
            return options.draw(number);
          },
        }).done;
        expect(numbers).toEqual(Array.from({ length: 25 }, (_, number) => number));
        expect(remaining).toEqual({ open: [], next: 24 });
        expect(statistics).toMatchObject({
          learner: { rollouts: 48 },
          dropped: 0,
          lost: { rollouts: 0, givenBack: 0 },
        });
        return batches.flatMap(batch => timeless([batch])[0]!.groups).sort((a, b) => a.number - b.number);
      }),
    );
    expect(all[0]).toHaveLength(24);
    expect(all[1]).toEqual(all[0]);
  });

  it('a learner that is slow holds workers up: no more wait than the queue and the workers hold', async () => {
    const { options, phones } = setting({
      draw: number => ({ task: 'notes/a', seed: number }),
      updates: 3,
      queueLimit: 2,
      batch: 1,
      workers: 3,
    });
    let open = () => {};
    const gate = new Promise<void>(resolve => {
      open = resolve;
    });
    const { learner } = options;
    const collection = collect({
      ...options,
      learner: async batch => {
        await gate;
        return learner(batch);
      },
    });
    await turns(300);
    // One with the learner, two in the queue, three with workers that wait for room.
    expect(collection.statistics()).toMatchObject({
      episodes: 6,
      queue: { length: 2, most: 2, limit: 2 },
      learner: { updates: 0 },
    });
    open();
    const { remaining, statistics } = await collection.done;
    expect(statistics.learner.updates).toBe(3);
    expect(phones.live.size).toBe(0);
    // What was played for nobody is there to be played again.
    expect(remaining.open.length + 3).toBe(remaining.next);
    expect(collection.line()).toMatch(/^version 3 · \d+ episodes .* · queue \d\/2 · \d\.\d behind$/);
  });

  it('counts how many versions rollouts are behind, and drops those beyond the limit', async () => {
    const run = async (staleLimit?: number) => {
      const stale: number[] = [];
      const { options, batches } = setting({
        draw: number => (number < 40 ? { task: 'notes/a', seed: number } : null),
        batch: 1,
        queueLimit: 6,
        workers: 6,
        onStale: (_, behind) => {
          stale.push(behind);
        },
        ...(staleLimit === undefined ? {} : { staleLimit }),
      });
      const { statistics, remaining } = await collect(options).done;
      expect(remaining).toEqual({ open: [], next: 40 });
      return { statistics, stale, batches };
    };
    const any = await run();
    const { histogram, mean, max } = any.statistics.staleness;
    expect([any.stale, histogram.reduce((a, b) => a + b, 0), histogram.length]).toEqual([[], 40, max + 1]);
    expect(max).toBeGreaterThan(1);
    expect(mean).toBeCloseTo(any.batches.reduce((sum, { behind }) => sum + behind[0]!, 0) / 40, 12);
    const limited = await run(1);
    expect(limited.statistics.staleness.max).toBeLessThanOrEqual(1);
    expect(limited.stale.length).toBeGreaterThan(0);
    expect(limited.stale.every(behind => behind > 1)).toBe(true);
    expect([limited.statistics.dropped, limited.statistics.learner.rollouts]).toEqual([
      limited.stale.length,
      40 - limited.stale.length,
    ]);
  });

  it('stopped gracefully, it finishes what it has begun and learns from all of it', async () => {
    const { options, batches, phones } = setting({
      draw: number => ({ task: 'notes/a', seed: number, k: 2 }),
    });
    const collection = collect({
      ...options,
      onRollout: (_, { number }) => {
        if (number === 9) collection.stop();
      },
    });
    const { remaining, aborted } = await collection.done;
    expect([remaining.open, aborted, phones.live.size]).toEqual([[], false, 0]);
    const learned = batches.flatMap(({ groups }) => groups.map(({ number }) => number)).sort((a, b) => a - b);
    expect(learned).toEqual(Array.from({ length: remaining.next }, (_, i) => i));
    expect(batches.slice(0, -1).every(({ groups }) => groups.length === 4)).toBe(true);
  });

  it('aborted, nothing is half done: what was learned from and what is left are all that was drawn, and no phone stays', async () => {
    for (const after of [1, 7, 20, 31]) {
      const stop = new AbortController();
      let rollouts = 0;
      const { options, batches, phones } = setting({
        ...uneven(after),
        signal: stop.signal,
        onRollout: () => {
          if (++rollouts === after) stop.abort();
        },
      });
      const { remaining, aborted } = await collect(options).done;
      expect(aborted).toBe(true);
      const learned = batches.flatMap(({ groups }) => groups.map(({ number }) => number));
      expect([...learned, ...remaining.open].sort((a, b) => a - b)).toEqual(
        Array.from({ length: remaining.next }, (_, i) => i),
      );
      expect(phones.live.size).toBe(0);
    }
  });

  it('leaves no timer behind, which would hold the process up', async () => {
    for (const collector of [collect, lockstep]) {
      const waits: (AbortSignal | undefined)[] = [];
      await collector(
        setting({
          wait: async (_, signal) => {
            waits.push(signal);
            await turns(1);
          },
        }).options,
      ).done;
      expect([waits.length > 0, waits.every(signal => signal?.aborted)]).toEqual([true, true]);
    }
  });

  it('a learner that fails ends it with its own error', async () => {
    const { options, phones } = setting({
      learner: () => {
        throw new Error('NaN');
      },
    });
    await expect(collect(options).done).rejects.toThrow('NaN');
    await expect(lockstep(options).done).rejects.toThrow('NaN');
    expect(phones.live.size).toBe(0);
    expect(() => collect({ ...options, workers: 0 })).toThrow('workers is a whole number from 1');
    for (const leaseMs of [0, NaN])
      expect(() => collect({ ...options, leaseMs })).toThrow('leaseMs is above 0');
    expect(() => collect({ ...options, staleLimit: -1 })).toThrow('staleLimit is 0 or more');
  });
});

it('what who collects throws ends it, and is nothing that infrastructure lost', async () => {
  const wrong = (over: Set) =>
    Promise.all(
      [collect, lockstep].map(async collector => {
        const { options, phones, batches } = setting(over);
        const { done, statistics } = collector(options);
        const error = await done.catch((thrown: Error) => thrown);
        return { error, lost: statistics().lost, live: phones.live.size, batches: batches.length };
      }),
    );
  const ended = (message: string) =>
    Array(2).fill({
      error: expect.objectContaining({ message }),
      lost: { givenBack: 0, rollouts: 0, expired: 0, workers: 0 },
      live: 0,
      batches: 0,
    });
  expect(
    await wrong({
      onRollout: () => {
        throw new Error('full disk');
      },
    }),
  ).toEqual(ended('full disk'));
  expect(
    await wrong({
      draw: () => ({
        task: 'notes/a',
        seed: 1,
        from: () => {
          throw new Error('no entropy');
        },
      }),
    }),
  ).toEqual(ended('no entropy'));
  expect(
    await wrong({
      draw: () => {
        throw new Error('no such split');
      },
    }),
  ).toEqual(ended('no such split'));
  expect(await wrong({ draw: () => ({ task: 'notes/a', seed: 1, from: () => 99 }) })).toEqual(
    ended(expect.stringContaining('not 99') as never),
  );
  // A group without a rollout would be waited for without end.
  for (const k of [0, 1.5, NaN])
    expect(await wrong({ draw: () => ({ task: 'notes/a', seed: 1, k }) })).toEqual(
      ended(`k is a whole number from 1, not ${k} (draw 0, notes/a)`),
    );
  // A penalty is no failure of the actor's, to be learned from as if it were one.
  const draw = (from: boolean) => (): Draw => ({
    task: 'notes/a',
    seed: 1,
    k: 2,
    ...(from ? { from: () => 0 } : {}),
  });
  for (const from of [false, true]) {
    expect(
      await wrong({
        draw: draw(from),
        penalties: () => () => {
          throw new Error('no such key');
        },
      }),
    ).toEqual(ended('no such key'));
    expect(
      await wrong({
        draw: draw(from),
        penalties: () => {
          throw new Error('no file');
        },
      }),
    ).toEqual(ended('no file'));
    for (const penalty of [NaN, 0.5])
      expect(await wrong({ draw: draw(from), penalties: () => () => penalty })).toEqual(
        ended(`A penalty is 0 or less, not ${penalty}`),
      );
  }
});

describe('what is lost', () => {
  const reset = new WireError('SERVER_UNREACHABLE', 'gone', 0);

  it('goes back and is played again; no draw is lost and none is learned from twice', async () => {
    for (const seed of [1, 2, 3]) {
      const { phones, actor } = uneven(seed);
      const draw = streamOf(seed, 'faults');
      phones.fault = () => (draw() < 0.03 ? new WireError('RENDERER_LOST', 'gone', 503) : undefined);
      const { options, batches, notices } = setting({ phones, actor, tries: 100 });
      const { statistics, remaining } = await collect(options).done;
      expect(statistics.lost).toMatchObject({
        rollouts: 0,
        givenBack: notices.filter(({ willRetry }) => willRetry).length,
      });
      expect(statistics.lost.givenBack).toBeGreaterThan(0);
      expect(statistics.statuses.task_error).toBe(statistics.lost.givenBack);
      const learned = batches.flatMap(({ groups }) => groups);
      expect(once(learned.map(({ number }) => number)) && learned.length === 24).toBe(true);
      for (const { rollouts, number } of learned) expect(rollouts).toHaveLength(mixed(number).k ?? 1);
      expect([remaining, phones.live.size]).toEqual([{ open: [], next: 24 }, 0]);
    }
  });

  it('more often than it may be begun, it is told as lost and the rest of its group goes on', async () => {
    const phones = new FakePhones();
    // The member that its own choices bring here is lost each time.
    phones.fault = (call, device) =>
      call === 'step' && /^notes\/b 1 .*"e[34]/.test(device.state) ? reset : undefined;
    const { options, batches, notices } = setting({
      phones,
      draw: number => (number < 3 ? { task: 'notes/b', seed: number, k: 8 } : null),
      batch: 3,
    });
    const { statistics, remaining } = await lockstep(options).done;
    const { rollouts, lost } = batches[0]!.groups[1]!;
    expect([rollouts.length + lost.length, lost.length > 0 && rollouts.length > 0]).toEqual([8, true]);
    expect(
      lost.every(({ outcome, error }) => outcome === 'infra_error' && error!.code === 'SERVER_UNREACHABLE'),
    ).toBe(true);
    expect(statistics.lost).toMatchObject({ rollouts: lost.length, givenBack: 2 * lost.length });
    expect(
      notices
        .filter(({ status }) => status === 'task_error')
        .map(({ willRetry }) => willRetry)
        .sort(),
    ).toEqual([...Array(lost.length).fill(false), ...Array(2 * lost.length).fill(true)]);
    expect(remaining.open).toEqual([]);
  });

  it('a group whose start was lost is forked all the same once it stands', async () => {
    const phones = new FakePhones();
    const calls: string[] = [];
    phones.fault = call => {
      calls.push(call);
      return call === 'fork' && calls.filter(c => c === 'fork').length === 1 ? reset : undefined;
    };
    const { options, batches } = setting({
      phones,
      workers: 1,
      batch: 1,
      draw: number => (number < 1 ? { task: 'notes/a', seed: 1, k: 3 } : null),
    });
    await lockstep(options).done;
    expect([
      calls.filter(call => call === 'reset').length,
      calls.filter(call => call === 'fork').length,
      batches[0]!.groups[0]!.rollouts.length,
    ]).toEqual([2, 5, 3]);
  });

  it('a refusal that will not change is asked once', async () => {
    const phones = new FakePhones();
    phones.fault = (call, device) =>
      call === 'reset' && device.number === 0 ? new WireError('SETUP_FAILED', 'no', 422) : undefined;
    const { options, notices } = setting({
      phones,
      workers: 1,
      draw: number => (number < 2 ? { task: 'notes/a', seed: number } : null),
    });
    expect((await collect(options).done).statistics).toMatchObject({
      statuses: { task_error: 1 },
      lost: { givenBack: 0, rollouts: 1 },
      episodes: 1,
    });
    expect(
      notices.map(({ number, willRetry, status }) => [number, willRetry, status === 'task_error']),
    ).toEqual([
      [0, false, true],
      [1, false, false],
    ]);
  });

  it.each([1, 2])(
    'a worker that says nothing for the time of its lease loses its work, and gets a new device (%i workers)',
    async workers => {
      const phones = new FakePhones();
      let now = 0;
      let hung = 0;
      phones.fault = (call, device) =>
        call === 'step' && device.number === 0 && hung++ === 0 ? 'hang' : undefined;
      const { options, batches } = setting({
        phones,
        workers,
        leaseMs: 1_000,
        now: () => now,
        draw: number => (number < 4 ? { task: 'notes/a', seed: number } : null),
        wait: async () => {
          now += 50;
          await turns(1);
        },
      });
      const { statistics } = await collect(options).done;
      expect(statistics).toMatchObject({
        lost: { expired: 1, givenBack: 1, rollouts: 0, workers: 0 },
        episodes: 4,
      });
      expect(batches.flatMap(({ groups }) => groups.map(({ number }) => number)).sort()).toEqual([
        0, 1, 2, 3,
      ]);
      expect(phones.made).toBe(2);
    },
  );

  it('a worker that finds no device leaves its work to the others, and without any the collection ends', async () => {
    const phones = new FakePhones();
    let made = 0;
    const one = setting({
      phones,
      device: () => {
        if (made++ > 0) throw new Error('no port');
        return phones.device();
      },
    });
    const { statistics, remaining } = await collect(one.options).done;
    expect([statistics.lost.workers, remaining, statistics.learner.rollouts]).toEqual([
      3,
      { open: [], next: 24 },
      48,
    ]);
    const none = setting({
      device: () => {
        throw new Error('no port');
      },
    });
    await expect(collect(none.options).done).rejects.toMatchObject({
      code: 'WORKERS_LOST',
      message: 'Every worker has lost its device: no port',
    });
    await expect(lockstep(none.options).done).rejects.toMatchObject({ code: 'WORKERS_LOST' });
  });

  it('a server that is gone ends it, instead of using the draws up', async () => {
    const phones = new FakePhones();
    phones.fault = () => reset;
    const { options } = setting({ phones, draw: number => ({ task: 'notes/a', seed: number }) });
    const collection = collect(options);
    await expect(collection.done).rejects.toMatchObject({
      code: 'INFRASTRUCTURE_LOST',
      message: expect.stringContaining('gone'),
    });
    expect(collection.statistics().lost.rollouts).toBeLessThan(20);
  });
});
