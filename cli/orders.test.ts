import { expect, it } from 'vitest';
import { createWorld } from '../apps/catalogue.ts';
import { allScenes, proveOrders, sampleOf } from './screens/orders.ts';
import { play } from './screens/scene.ts';
import { openStage } from './screens/stage.ts';

it('the first screen of every app is the same on a fresh page and on pages that have shown the others', async () => {
  const world = await createWorld();
  const stage = await openStage(world);
  try {
    const scenes = await allScenes(world);
    const apps = [...new Set(scenes.map(scene => scene.app))];
    const sample = sampleOf(scenes, apps.length);
    expect(sample.map(scene => scene.app)).toEqual(apps);
    expect(await proveOrders(stage, sample)).toEqual({ differences: [], broken: [] });
  } finally {
    await stage.close();
  }
}, 240_000);

it('what the keyboard offers for letters is there on a page that takes the phone up between them', async () => {
  const world = await createWorld();
  const stage = await openStage(world);
  try {
    const scenes = (await allScenes(world)).filter(({ name }) => name === 'shell: keyboard, pinyin');
    expect(scenes).toHaveLength(1);
    expect(await proveOrders(stage, scenes)).toEqual({ differences: [], broken: [] });
  } finally {
    await stage.close();
  }
}, 60_000);

it('the reader view has the page’s elements, and so has the page that is drawn after it', async () => {
  const world = await createWorld();
  const stage = await openStage(world);
  try {
    const scenes = await allScenes(world);
    const named = (name: string) => scenes.find(scene => scene.name === `browser/, ${name}`)!;
    const rolesOf = async (name: string) =>
      (await play(stage, named(name))).observation.elements!.map(({ role }) => role);
    expect(await rolesOf('reader, phone')).toContain('heading');
    expect(await rolesOf('maze')).toContain('heading');
  } finally {
    await stage.close();
  }
}, 60_000);
