import type { Registry } from '../../bench/run/report/episodes.ts';
import { budgetOf } from '../../bench/tasks/instance.ts';
import { floorsOf, needsOf } from '../../bench/tasks/measured.ts';
import { counterparts, tasks } from '../../bench/tasks/registry.ts';

/** What reports know of a template; null for one that this build does not have. */
export const registry: Registry = id => {
  const task = tasks.get(id) ?? counterparts.get(id);
  return task
    ? {
        kind: task.kind,
        tags: task.tags,
        suite: task.suite,
        needs: needsOf(task),
        floors: floorsOf(task),
        solverSteps: budgetOf(task).steps || null,
      }
    : null;
};
