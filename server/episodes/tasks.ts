import { budgetOf } from '../../bench/tasks/instance.ts';

export { findTask, instantiate, listTasks, splits, summary, tasks } from '../../bench/tasks/registry.ts';

/** Steps that an agent may take in a task. */
export const budgetOfTask = (id: string): number => budgetOf(id).budget;
