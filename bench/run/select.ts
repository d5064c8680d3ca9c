import { ANDROID_WORLD, listTasks, type TaskFilter } from '../tasks/registry.ts';
import { TaskError, type Task } from '../tasks/form.ts';

/** Whether a task's id fits a pattern in which `*` stands for anything: `notes/*`, `*-missing`. */
export function fits(id: string, pattern: string): boolean {
  const parts = pattern.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(id);
}

/** Templates whose id fits one of the patterns and that pass the filter. Throws TASK_NOT_FOUND for a pattern that fits none. */
export function selectTasks(patterns: readonly string[], filter: TaskFilter = {}): Task[] {
  const named = filter.suite === undefined && patterns.some(pattern => pattern.startsWith(ANDROID_WORLD));
  const among = [...(named ? listTasks({ ...filter, suite: ANDROID_WORLD }) : []), ...listTasks(filter)];
  if (patterns.length === 0) return among;
  for (const pattern of patterns)
    if (!among.some(task => fits(task.id, pattern)))
      throw new TaskError('TASK_NOT_FOUND', `No task fits ${pattern}; \`tapworld tasks\` lists them`);
  return among.filter(task => patterns.some(pattern => fits(task.id, pattern)));
}

/** Seeds from 1 to `count`, or those of a list such as `1,4,7-9`. Throws RangeError for anything else. */
export function seedsOf(text: string): number[] {
  if (/^\d+$/.test(text)) {
    if (Number(text) < 1 || Number(text) > 100_000)
      throw new RangeError('Seeds are a count from 1 to 100000, or a list such as 1,4,7-9');
    return Array.from({ length: Number(text) }, (_, i) => i + 1);
  }
  const seeds = text.split(',').flatMap(part => {
    const [, from, to = from] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    if (from === undefined || Number(to) < Number(from) || Number(to) - Number(from) > 100_000)
      throw new RangeError(`${JSON.stringify(text)} is neither a count of seeds nor a list such as 1,4,7-9`);
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
  });
  return [...new Set(seeds)];
}
