import type { Phone } from '../../apps/catalogue.ts';
import type { Task } from '../../bench/tasks/form.ts';

/** Splits that divide the instances of their templates, with the side that each split has. */
export const SIDES: Readonly<Record<string, 'train' | 'test'>> = { seen: 'train', 'by-instance': 'test' };

/** The first `count` seeds of each template on a side. Templates without any are left out. */
export async function instancesOn(
  side: 'train' | 'test',
  templates: readonly Task[],
  count: number,
): Promise<Record<string, number[]>> {
  const [{ createWorld }, { seedsOn }] = await Promise.all([
    import('../../apps/catalogue.ts'),
    import('../../bench/tasks/generalise.ts'),
  ]);
  const world = (await createWorld()) as unknown as Phone;
  const seeds = templates.map(task => [task.id, seedsOn(world, task, side, count)] as const);
  return Object.fromEntries(seeds.filter(([, found]) => found.length > 0));
}
