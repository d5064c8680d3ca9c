import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawOf } from '../agents/agent.ts';
import { streamOf } from '../../src/state/random.ts';
import {
  episodeKey,
  episodeName,
  episodesOf,
  idOfName,
  inOrder,
  tryOf,
  type EpisodeId,
} from './episode-id.ts';

const id = fc.record(
  {
    task: fc.stringMatching(/^[a-z_]{1,8}\/[A-Za-z0-9-]{1,12}$/),
    seed: fc.nat(2 ** 31),
    try: fc.integer({ min: 1, max: 99 }),
  },
  { requiredKeys: ['task', 'seed'] },
) as fc.Arbitrary<EpisodeId>;

describe('the episodes of a plan', () => {
  it('are every instance once, and with tries the first try of all before the second of any', () => {
    const plan = { tasks: ['notes/a', 'notes/b'], seeds: [1, 2] };
    expect(episodesOf(plan)).toEqual([
      { task: 'notes/a', seed: 1 },
      { task: 'notes/b', seed: 1 },
      { task: 'notes/a', seed: 2 },
      { task: 'notes/b', seed: 2 },
    ]);
    expect(episodesOf({ ...plan, tries: 1 })).toEqual(episodesOf(plan));
    const all = episodesOf({ ...plan, tries: 3 });
    expect(all.map(tryOf)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect(new Set(all.map(episodeKey)).size).toBe(12);
  });

  it('are listed by task, seed and try', () => {
    const listed = [
      { task: 'a/b', seed: 10 },
      { task: 'a/b', seed: 9, try: 2 },
      { task: 'a/b', seed: 9, try: 1 },
    ].sort(inOrder);
    expect(listed.map(episodeName)).toEqual(['a.b.9', 'a.b.9.try2', 'a.b.10']);
  });

  it('a first try is named as an only one, so that runs from before tries are read as they are', () => {
    expect(episodeName({ task: 'notes/a', seed: 1 })).toBe('notes.a.1');
    expect(episodeName({ task: 'notes/a', seed: 1, try: 1 })).toBe('notes.a.1');
    expect(episodeKey({ task: 'notes/a', seed: 1, try: 1 })).toBe(episodeKey({ task: 'notes/a', seed: 1 }));
  });

  it('have names that say which they are, and no two the same', () => {
    fc.assert(
      fc.property(id, id, (one, other) => {
        expect(tryOf(idOfName(episodeName(one))!)).toBe(tryOf(one));
        expect(idOfName(episodeName(one))).toMatchObject({ task: one.task, seed: one.seed });
        expect(episodeName(one) === episodeName(other)).toBe(episodeKey(one) === episodeKey(other));
      }),
    );
    expect(idOfName('../notes.a.1')).toBeUndefined();
    expect(idOfName('notes.a')).toBeUndefined();
  });
});

it('an agent draws otherwise in each try, and in the first as it did before there were tries', () => {
  const draws = (brief: EpisodeId) => {
    const draw = streamOf(...drawOf(brief), 'agent random');
    return Array.from({ length: 8 }, draw);
  };
  const brief = { task: 'notes/a', seed: 4 };
  const before = streamOf(4, 'notes/a', 'agent random');
  expect(draws({ ...brief, try: 1 })).toEqual(Array.from({ length: 8 }, before));
  expect(draws({ ...brief, try: 2 })).not.toEqual(draws(brief));
  expect(draws({ ...brief, try: 2 })).toEqual(draws({ ...brief, try: 2 }));
});
