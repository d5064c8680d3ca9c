import type { Language, Task } from '../../bench/tasks/form.ts';
import { budgetOf, type Instance, type InstanceOptions } from '../../bench/tasks/instance.ts';
import { findTask, instantiate, listTasks, summary, type TaskFilter } from '../../bench/tasks/registry.ts';

import type { AboutTask } from '../../src/protocol/wire/tasks.ts';

export type { Instance, InstanceOptions, Language, Task, TaskFilter };

/** Where a server's tasks come from: the registry of bench/tasks, or a test's own few. */
export interface TaskSource {
  /** Throws TASK_NOT_FOUND. */
  find(id: string): Task;
  /** Throws TASK_NOT_FOUND for a split that is not there. */
  list(filter?: TaskFilter): Task[];
  /** What lists say of a template. */
  summary(task: Task): AboutTask;
  /** Steps that an agent may take. */
  budget(id: string): number;
  /** Throws TASK_NOT_FOUND and SETUP_FAILED. */
  instantiate(id: string, seed: number, options?: InstanceOptions): Promise<Instance>;
}

export const registry: TaskSource = {
  find: findTask,
  list: listTasks,
  summary,
  budget: id => budgetOf(findTask(id)).budget,
  instantiate,
};
