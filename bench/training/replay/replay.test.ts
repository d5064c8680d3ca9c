import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Trajectory, Transition } from '../types.ts';
import { CircularReplay, REPLAY, withReturns } from './circular.ts';
import { POSITIVE, PositiveReplay } from './positive.ts';

const transition = (reward: number | null, penalty = 0): Transition => ({
  action: { type: 'done' },
  logProb: -1,
  version: 0,
  reward,
  components: {},
  penalty,
  stateHash: 'h',
});
const trajectory = (length: number, more: Partial<Trajectory> = {}): Trajectory => ({
  task: 't/a',
  seed: 1,
  group: 'g',
  from: 0,
  transitions: Array.from({ length }, () => transition(1)),
  outcome: 'success',
  verdict: null,
  steps: length,
  budget: 20,
  versions: [0, 0],
  ms: 1,
  ...more,
});

describe('the circular replay', () => {
  it('keeps with each transition its version, log-probability, penalty and return', () => {
    // From the end: 2; 0 − 1 + 0.5 · 2 = 0; 1 + 0.5 · 0 = 1.
    const stored = withReturns(
      trajectory(0, { transitions: [transition(1), transition(0, -1), transition(2)] }),
      0.5,
    );
    expect(stored.transitions.map(t => t.return)).toEqual([1, 0, 2]);
    expect(stored.transitions[1]).toMatchObject({ version: 0, logProb: -1, penalty: -1 });
    expect(
      withReturns(trajectory(0, { transitions: [transition(1), transition(null)] }), 1).transitions.map(
        t => t.return,
      ),
    ).toEqual([null, null]);
  });
  it('holds 10,000 transitions, and lets the oldest trajectories go', () => {
    const replay = new CircularReplay();
    for (let i = 0; i < 500; i++) expect(replay.add(trajectory(20)).evicted).toEqual([]);
    expect([replay.transitions, replay.trajectories]).toEqual([10_000, 500]);
    expect(replay.add(trajectory(21))).toEqual({ id: 500, evicted: [0, 1] });
    expect(replay.transitions).toBe(9_981);
  });
  it('takes nothing that infrastructure lost, nothing empty, and nothing that it could never hold', () => {
    const replay = new CircularReplay({ ...REPLAY, capacity: 5 });
    for (const t of [trajectory(2, { outcome: 'infra_error' }), trajectory(0), trajectory(6)])
      expect(replay.add(t)).toEqual({ id: null, evicted: [] });
    expect(replay.trajectories).toBe(0);
    expect(replay.sample(3)).toEqual([]);
  });
  it('is drawn from in proportion to the root of the priority', () => {
    const replay = new CircularReplay();
    replay.add(trajectory(1), 1);
    replay.add(trajectory(1), 9);
    replay.add(trajectory(1), 0);
    // √1 : √9 : 0 = 1 : 3.
    const drawn = replay.sample(4_000);
    expect(new Set(drawn.map(d => d.probability))).toEqual(new Set([0.25, 0.75]));
    expect(drawn.filter(d => d.id === 1).length / 4_000).toBeCloseTo(0.75, 1);
    replay.update([
      { id: 0, priority: 0 },
      { id: 1, priority: 0 },
      { id: 77, priority: 5 },
    ]);
    expect(new Set(replay.sample(200).map(d => d.id)).size).toBe(3);
    expect(() => replay.update([{ id: 0, priority: NaN }])).toThrow(RangeError);
  });
  it('is drawn from by priorities of any size', () => {
    const replay = new CircularReplay({ ...REPLAY, exponent: 1 });
    for (const priority of [1e308, 1e308, 1e308, 0]) replay.add(trajectory(1), priority);
    const drawn = replay.sample(300);
    expect(new Set(drawn.map(d => d.id))).toEqual(new Set([0, 1, 2]));
    for (const { probability } of drawn) expect(probability).toBeCloseTo(1 / 3, 12);
    const small = new CircularReplay();
    for (const priority of [5e-324, 0]) small.add(trajectory(1), priority);
    expect(small.sample(20).map(d => [d.id, d.probability])).toEqual(
      Array.from({ length: 20 }, () => [0, 1]),
    );
  });
  it('takes no reward that is no number: in a file it would be null, which is another thing', () => {
    expect(() =>
      new CircularReplay().add(trajectory(0, { transitions: [transition(1), transition(NaN)] })),
    ).toThrow(/A reward is a number or null, not NaN/);
  });
  it('refuses a state of another version, and one that is not whole', () => {
    expect(() => new CircularReplay(REPLAY, { ...new CircularReplay().save(), version: 2 as never })).toThrow(
      /of version 2, and 1/,
    );
    expect(
      () => new PositiveReplay(POSITIVE, { ...new PositiveReplay().save(), version: 0 as never }),
    ).toThrow(/of version 0, and 1/);
    expect(
      () => new CircularReplay(REPLAY, { ...new CircularReplay().save(), slots: undefined as never }),
    ).toThrow(/not whole/);
    expect(
      () => new PositiveReplay(POSITIVE, { ...new PositiveReplay().save(), kept: null as never }),
    ).toThrow(/not whole/);
    expect(() => new CircularReplay({ ...REPLAY, exponent: Infinity })).toThrow(RangeError);
  });
  it('gives what is new the highest priority of all', () => {
    const replay = new CircularReplay();
    for (const p of [undefined, 16, undefined]) replay.add(trajectory(1), p);
    expect(replay.save().slots.map(s => s.priority)).toEqual([1, 16, 16]);
  });
  it('lets go of what lags too far behind', () => {
    const replay = new CircularReplay({ ...REPLAY, maxLag: 2 });
    for (const versions of [
      [0, 5],
      [3, 3],
      [4, 5],
    ] as const)
      replay.add(trajectory(1, { versions }));
    expect(replay.age(5)).toEqual([0]);
    expect(replay.age(6)).toEqual([1]);
    expect(replay.trajectories).toBe(1);
    const lasting = new CircularReplay();
    lasting.add(trajectory(1));
    expect(lasting.age(1e9)).toEqual([]);
  });
  it('goes on from its JSON with the same draws, and never holds more than it may', () => {
    const event = fc.oneof(
      fc.record({
        length: fc.integer({ min: 0, max: 9 }),
        priority: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
      }),
      fc.record({ sample: fc.integer({ min: 1, max: 4 }) }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), events => {
        const settings = { ...REPLAY, capacity: 20 };
        const a = new CircularReplay(settings);
        let b = new CircularReplay(settings);
        for (const e of events) {
          if ('sample' in e) expect(b.sample(e.sample)).toEqual(a.sample(e.sample));
          else
            expect(b.add(trajectory(e.length), e.priority)).toEqual(a.add(trajectory(e.length), e.priority));
          b = new CircularReplay(settings, JSON.parse(JSON.stringify(b.save())));
          expect(a.transitions).toBeLessThanOrEqual(20);
        }
        expect(b.save()).toEqual(a.save());
      }),
    );
  });
  it('holds as many as it is told to', () => {
    const settings = { ...REPLAY, capacity: 1_000_000 };
    const one = withReturns(trajectory(1), 1);
    const many = new CircularReplay(settings, {
      ...new CircularReplay(settings).save(),
      next: 200_000,
      slots: Array.from({ length: 200_000 }, (_, id) => ({ id, priority: 2, trajectory: one })),
    });
    expect(many.add(trajectory(1))).toEqual({ id: 200_000, evicted: [] });
    expect(many.transitions).toBe(200_001);
  });
  it('goes on with the settings that it began with, or not at all', () => {
    const saved = JSON.parse(JSON.stringify(new CircularReplay().save()));
    expect(new CircularReplay(REPLAY, saved).save()).toEqual(saved);
    expect(() => new CircularReplay({ ...REPLAY, gamma: 1 }, saved)).toThrow('other settings');
    expect(() => new PositiveReplay({ ...POSITIVE, top: 9 }, new PositiveReplay().save())).toThrow(
      'other settings',
    );
  });
  it('refuses settings that cannot be', () => {
    for (const bad of [{ capacity: 0 }, { maxLag: -1 }, { exponent: NaN }, { gamma: 2 }])
      expect(() => new CircularReplay({ ...REPLAY, ...bad })).toThrow(RangeError);
  });
});

describe('positive replay', () => {
  const rollout = (item: string, advantage: number | null, success = true) => ({ item, advantage, success });
  it('takes the κ successes of highest advantage of each iteration', () => {
    const replay = new PositiveReplay<string>({ ...POSITIVE, top: 2 });
    const best = replay.add([
      rollout('easy', 0.3),
      rollout('hard', 1.7),
      rollout('failed', 2, false),
      rollout('lost', null),
      rollout('mid', 0.9),
      rollout('none', 0),
    ]);
    expect(best.map(k => k.item)).toEqual(['hard', 'mid']);
    expect(replay.add([rollout('next', 0.1)])).toEqual([{ item: 'next', advantage: 0.1, iteration: 1 }]);
    expect(replay.size).toBe(3);
  });
  it('makes a batch of γ from the buffer and 1 − γ on-policy', () => {
    const replay = new PositiveReplay<string>({ ...POSITIVE, top: 10, share: 0.25 });
    replay.add(['a', 'b', 'c', 'd'].map(item => rollout(item, 1)));
    const now = Array.from({ length: 20 }, (_, i) => `now ${i}`);
    const batch = replay.batch(now, 8);
    expect([batch.replayed.length, batch.onPolicy]).toEqual([2, now.slice(0, 6)]);
    expect(new Set(replay.batch(now, 16).replayed.map(k => k.item)).size).toBe(4);
    // Too little on-policy, or in the buffer: the other fills up.
    expect(replay.batch(now.slice(0, 5), 8).replayed).toHaveLength(3);
    expect(new PositiveReplay<string>().batch(now, 8)).toEqual({ replayed: [], onPolicy: now.slice(0, 8) });
    expect(replay.batch([], 9).replayed).toHaveLength(4);
  });
  it('lets the oldest go, and goes on from its JSON with the same draws', () => {
    const settings = { ...POSITIVE, capacity: 3 };
    const a = new PositiveReplay<string>(settings);
    for (let i = 0; i < 5; i++) a.add([rollout(`r${i}`, 1)]);
    expect(a.save().kept.map(k => k.item)).toEqual(['r2', 'r3', 'r4']);
    const b = new PositiveReplay<string>(settings, JSON.parse(JSON.stringify(a.save())));
    for (let i = 0; i < 5; i++) expect(b.batch(['x'], 3)).toEqual(a.batch(['x'], 3));
    expect(b.save()).toEqual(a.save());
  });
  it('refuses settings that cannot be', () => {
    for (const bad of [{ top: 0 }, { share: 1 }, { share: -0.1 }, { capacity: 0.5 }])
      expect(() => new PositiveReplay({ ...POSITIVE, ...bad })).toThrow(RangeError);
  });
});
