import type { Task } from '../../../bench/tasks/form.ts';
import { ANDROID_WORLD } from '../../../bench/tasks/registry.ts';
import { hashSeed } from '../../../src/state/random.ts';
import { ApiError } from '../../errors.ts';
import type { TaskSource } from '../../episodes/tasks.ts';

/** What `create_suite` of AndroidWorld uses by default. `combinations` is the number of instances of each template. */
export const DEFAULT_SUITE = { family: 'android_world', combinations: 2, seed: 42 };
export type Suite = typeof DEFAULT_SUITE;

/** The suite of tasks behind each family of AndroidWorld. undefined stands for all suites. */
const FAMILIES: Readonly<Record<string, string | undefined>> = {
  android_world: ANDROID_WORLD,
  android: ANDROID_WORLD,
  tapworld: undefined,
};

/** A template with the seed of one of its instances. */
export interface SeededTask {
  task: Task;
  seed: number;
}

/** Throws INVALID_BODY for a family that does not exist. */
export function checkFamily(family: string): void {
  if (Object.hasOwn(FAMILIES, family)) return;
  const known = Object.keys(FAMILIES).join(', ');
  throw new ApiError('INVALID_BODY', `Invalid task family: ${family}; there are ${known}`);
}

/** The name by which AndroidWorld's clients know a template. */
export function typeOf(task: Task): string {
  return task.suite === ANDROID_WORLD ? task.spec.counterpart! : task.id;
}

export function templatesOf(tasks: TaskSource, { family }: Suite): Task[] {
  const suite = FAMILIES[family];
  return tasks.list(suite === undefined ? {} : { suite });
}

/** One instance of a template of the suite. Throws TASK_NOT_FOUND. */
export function instanceOf(tasks: TaskSource, suite: Suite, type: string, index = 0): SeededTask {
  const task = templatesOf(tasks, suite).find(each => typeOf(each) === type || each.id === type);
  if (!task) throw new ApiError('TASK_NOT_FOUND', `No task ${type} in the family ${suite.family}`);
  if (index >= suite.combinations)
    throw new ApiError(
      'TASK_NOT_FOUND',
      `${type} has ${suite.combinations} instances, not one of index ${index}`,
    );
  return { task, seed: hashSeed(`${suite.seed} ${type} ${index}`) % 2 ** 31 };
}
