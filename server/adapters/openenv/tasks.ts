import type { Task, TaskSource } from '../../episodes/tasks.ts';
import { ApiError } from '../../errors.ts';
import { splits } from '../../../bench/tasks/registry.ts';
import { OpenEnvError } from './errors.ts';
import type { ResetData } from './schema.ts';

/** OpenEnv knows three kinds of splits. */
const KINDS: ReadonlySet<string> = new Set(['train', 'validation', 'test']);

export const listSplits = () =>
  Object.keys(splits).map(name => ({ name, type: KINDS.has(name) ? name : 'validation' }));

/** A template as the task API tells of it: a reset with its `task_id` and a seed is an instance. */
const about = (source: TaskSource, split: string) => (task: Task, index: number) => ({
  ...source.summary(task),
  task_id: task.id,
  split,
  index,
});

/** All of a split, in the order of its indices. Throws TASK_NOT_FOUND for a split that is not there. */
export function listOf(source: TaskSource, split: string): Record<string, unknown>[] {
  return source.list({ split }).map(about(source, split));
}

/** As a slice in Python: bounds may be left out, reach beyond the end, or count from it. */
export function rangeOf(
  source: TaskSource,
  split: string,
  start?: number | null,
  stop?: number | null,
): Record<string, unknown>[] {
  return listOf(source, split).slice(start ?? 0, stop ?? undefined);
}

/** The task of a reset, by its id or its place in a split; undefined where it names none. Throws TASK_NOT_FOUND, and VALIDATION_ERROR for a half of a place. */
export function taskAt(
  source: TaskSource,
  { task_id: id, split, index }: Pick<ResetData, 'task_id' | 'split' | 'index'>,
): string | undefined {
  if (id !== undefined) return source.find(id).id;
  if (split === undefined && index === undefined) return undefined;
  if (split === undefined || index === undefined)
    throw new OpenEnvError('VALIDATION_ERROR', 'A task is named by task_id, or by split and index together');
  return taskOf(source, split, index).task_id as string;
}

/** One task of a split. Throws TASK_NOT_FOUND for an index beyond its end. */
export function taskOf(source: TaskSource, split: string, index: number): Record<string, unknown> {
  const all = listOf(source, split);
  const found = all[index];
  if (!found)
    throw new ApiError(
      'TASK_NOT_FOUND',
      `The split ${split} has ${all.length} tasks, and none of index ${index}`,
    );
  return found;
}
