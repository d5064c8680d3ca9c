import type { Phone } from '../../../apps/catalogue.ts';
import { seedsOn } from '../../tasks/generalise.ts';
import { findTask } from '../../tasks/registry.ts';
import { bucketOf } from './buckets.ts';
import type { Entry } from './types.ts';

/**
 * An entry for each template, with the first `instances` of its instances that may be trained on (`sideOf` leaves those of by-instance out) and its bucket by its
 * tags. `world` is the base phone (`createWorld`). Throws TASK_NOT_FOUND. About 0.4 ms an instance.
 */
export function trainingEntries(
  world: Phone,
  ids: readonly string[],
  instances: number,
  source?: string,
): Entry[] {
  return ids.map(id => {
    const task = findTask(id);
    return {
      task: id,
      seeds: seedsOn(world, task, 'train', instances),
      bucket: bucketOf(task.tags),
      ...(source === undefined ? {} : { source }),
    };
  });
}
