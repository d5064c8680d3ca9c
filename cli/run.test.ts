import { expect, it } from 'vitest';
import { createWorld, type Phone } from '../apps/catalogue.ts';
import { episodesOf } from '../bench/run/episode-id.ts';
import { sideOf } from '../bench/tasks/generalise.ts';
import { tasks } from '../bench/tasks/registry.ts';
import { planOf } from './run/plan.ts';

const none = async () => [];

it('of the splits by instance, each template has instances of its own, on the split’s side', async () => {
  const world = (await createWorld()) as unknown as Phone;
  const [trainingSide, heldOutSide] = [
    await planOf({ split: 'seen', tasks: ['notes/*'], seeds: '3' }, none),
    await planOf({ split: 'by-instance', tasks: ['notes/*'], seeds: '3' }, none),
  ];
  for (const [plan, side] of [
    [trainingSide, 'train'],
    [heldOutSide, 'test'],
  ] as const) {
    const episodes = episodesOf(plan);
    expect(episodes.length).toBeGreaterThan(plan.tasks.length);
    for (const { task, seed } of episodes) {
      const { params, origin } = tasks.get(task)!;
      expect([task, seed, sideOf({ origin }, params.draw(world, seed, origin))]).toEqual([task, seed, side]);
    }
    expect([...new Set(episodes.map(e => e.seed))].sort((a, b) => a - b)).toEqual(plan.seeds);
  }
});

it('its seeds are a count; other splits take a list', async () => {
  await expect(planOf({ split: 'by-instance', seeds: '1,4' }, none)).rejects.toMatchObject({
    code: 'USAGE',
    message: expect.stringMatching(/how many of each task/),
  });
  await expect(
    planOf({ split: 'by-instance', suite: 'miniwob' }, async () => ['miniwob/click-test']),
  ).rejects.toMatchObject({ code: 'USAGE', message: expect.stringMatching(/pages of MiniWoB/) });
  expect(await planOf({ split: 'mini', seeds: '1,4' }, none)).toMatchObject({ seeds: [1, 4] });
  expect(await planOf({ split: 'mini', seeds: '1,4' }, none)).not.toHaveProperty('own');
});

it('episodes go by the first instance of each template, then the second', () => {
  expect(episodesOf({ tasks: ['a', 'b', 'c'], seeds: [1, 2, 7], own: { a: [2, 7], b: [1] } })).toEqual([
    { task: 'a', seed: 2 },
    { task: 'b', seed: 1 },
    { task: 'a', seed: 7 },
  ]);
  expect(episodesOf({ tasks: ['a', 'b'], seeds: [1, 2] })).toEqual([
    { task: 'a', seed: 1 },
    { task: 'b', seed: 1 },
    { task: 'a', seed: 2 },
    { task: 'b', seed: 2 },
  ]);
});
