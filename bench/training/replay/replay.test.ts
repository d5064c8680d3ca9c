import { describe, expect, it } from 'vitest';
import { POSITIVE, PositiveReplay } from './positive.ts';

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
  it('goes on with the settings that it began with, or not at all', () => {
    const saved = new PositiveReplay().save();
    expect(new PositiveReplay(POSITIVE, saved).save()).toEqual(saved);
    expect(() => new PositiveReplay({ ...POSITIVE, top: 9 }, saved)).toThrow('other settings');
    expect(() => new PositiveReplay(POSITIVE, { ...saved, version: 2 as never })).toThrow('version 2');
    expect(() => new PositiveReplay(POSITIVE, { ...saved, kept: undefined as never })).toThrow('not whole');
  });
  it('refuses settings that cannot be', () => {
    for (const bad of [{ top: 0 }, { share: 1 }, { share: -0.1 }, { capacity: 0.5 }])
      expect(() => new PositiveReplay({ ...POSITIVE, ...bad })).toThrow(RangeError);
  });
});
