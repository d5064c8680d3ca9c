import { expect, it } from 'vitest';
import { createWorld } from '../apps/catalogue.ts';
import { allScenes, orderDifferences, sampleOf } from './screens/orders.ts';
import { openStage } from './screens/stage.ts';

it('the first screen of every app is the same on a fresh page and on pages that have shown the others', async () => {
  const world = await createWorld();
  const stage = await openStage(world);
  try {
    const sample = sampleOf(await allScenes(world));
    expect(sample.map(s => s.app)).toEqual(expect.arrayContaining(['phone', 'clock', 'shell']));
    expect(await orderDifferences(stage, sample)).toEqual([]);
  } finally {
    await stage.close();
  }
}, 240_000);
