import { expect, it } from 'vitest';
import { createWorld } from '../apps/catalogue.ts';
import { allScenes, proveOrders, sampleOf } from './screens/orders.ts';
import { openStage } from './screens/stage.ts';

it('the first screen of every app is the same on a fresh page and on pages that have shown the others', async () => {
  const world = await createWorld();
  const stage = await openStage(world);
  try {
    const sample = sampleOf(await allScenes(world), 26);
    expect(sample.map(s => s.app)).toEqual(expect.arrayContaining(['phone', 'clock', 'shell']));
    expect(await proveOrders(stage, sample)).toEqual({ differences: [], broken: [] });
  } finally {
    await stage.close();
  }
}, 240_000);
