import { beforeAll, describe, expect, it } from 'vitest';
import type { Phone } from '../../apps/catalogue.ts';
import { checkInstance, checkTemplate } from './conformance.ts';
import { testWorld } from './fixture.ts';
import { splits, tasks } from './registry.ts';

let world: Phone;
beforeAll(async () => { world = await testWorld(); });

/** Everything that conformance can say without a renderer; `tapworld check` does the rest through the screen. */
describe.each([...tasks.values()].map(t => [t.id, t] as const))('%s', (_, task) => {
  it('is well formed, has instances enough, and its twin', () => {
    expect(checkTemplate(world, task, tasks)).toEqual([]);
  });
  it('starts unsatisfied, gives nothing for nothing, refuses what is wrong and accepts what is right, on five seeds', () => {
    expect([1, 2, 3, 4, 5].flatMap(seed => checkInstance(world, task, seed))).toEqual([]);
  });
});

it('splits name templates that exist, once', () => {
  for (const [name, ids] of Object.entries(splits)) {
    expect(ids.filter(id => !tasks.has(id)), name).toEqual([]);
    expect(new Set(ids).size, name).toBe(ids.length);
  }
  expect(splits['test']!.filter(id => splits['train']!.includes(id))).toEqual([]);
});
