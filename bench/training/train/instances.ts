import { streamOf } from '../../../src/state/random.ts';
import { countOf, seedAt } from '../curriculum/seeds.ts';
import { shuffle } from '../policy/clone.ts';
import { heldOf, learnedOf, type TrainConfig } from './config.ts';
import type { HeldOut } from './evaluate.ts';

export interface Instance {
  task: string;
  seed: number;
}

/** Instances to demonstrate: one of each template, in an order that the seed draws, then the next one of each. */
export function demonstrationInstances(
  config: Pick<TrainConfig, 'tasks' | 'warm' | 'seeds' | 'seed' | 'own'>,
): Instance[] {
  const order = shuffle([...config.tasks], streamOf(config.seed, 'demonstrations'));
  const found: Instance[] = [];
  // Later rounds skip templates that have no more instances.
  for (let round = 0, before = -1; found.length < config.warm && found.length > before; round++) {
    before = found.length;
    for (const task of order) {
      const seeds = learnedOf(config, task);
      if (round < countOf(seeds)) found.push({ task, seed: seedAt(seeds, round) });
    }
  }
  return found.slice(0, config.warm);
}

/** Held-out instances: `count` seeds of each template. */
export function instancesOf(
  config: Pick<TrainConfig, 'tasks' | 'unseen' | 'heldOut' | 'own'>,
  held: HeldOut,
  count = config.heldOut.count,
): Instance[] {
  const templates = held === 'instances' ? config.tasks : config.unseen;
  return templates.flatMap(task => heldOf(config, task, count).map(seed => ({ task, seed })));
}
