import { createWorld, type Phone } from '../../apps/catalogue.ts';
import { TaskError, type Task } from './form.ts';
import { generalisation } from './generalise.ts';
import * as index from './index.ts';
import { needsOf } from './measured.ts';
import { budgetOf, instantiateOn, type Instance, type InstanceOptions } from './instance.ts';
import heldOut from './splits/held-out-apps.json' with { type: 'json' };
import probed from './splits/probed.json' with { type: 'json' };
import mini from './splits/mini.json' with { type: 'json' };
import small from './splits/small.json' with { type: 'json' };
import test from './splits/test.json' with { type: 'json' };
import train from './splits/train.json' with { type: 'json' };

/** Every template, by id. */
export const tasks: ReadonlyMap<string, Task> = (() => {
  const all = Object.values(index) as unknown as Task[];
  const byId = new Map(all.map(t => [t.id, t]));
  if (byId.size !== all.length)
    throw new TaskError(
      'INVALID_TASK',
      `Two templates share an id: ${all.map(t => t.id).find((id, i, ids) => ids.indexOf(id) !== i)}`,
    );
  return new Map([...byId].sort(([a], [b]) => (a < b ? -1 : 1)));
})();

/**
 * The suite of AndroidWorld's counterparts: our templates under AndroidWorld's names (`android-world/sms-send`), with its
 * budgets.
 */
export const ANDROID_WORLD = 'android-world';

export const counterparts: ReadonlyMap<string, Task> = (() => {
  const found = [...tasks.values()].flatMap(task => {
    const { counterpart } = task.spec;
    if (!counterpart) return [];
    const name = counterpart.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
    return [{ ...task, id: `${ANDROID_WORLD}/${name}`, suite: ANDROID_WORLD, name }];
  });
  const byId = new Map(found.map(t => [t.id, t]));
  const twice = found.find(t => byId.get(t.id) !== t);
  if (twice)
    throw new TaskError(
      'INVALID_TASK',
      `${twice.origin} and ${byId.get(twice.id)!.origin} are both the counterpart of ${twice.spec.counterpart}`,
    );
  return new Map([...byId].sort(([a], [b]) => (a < b ? -1 : 1)));
})();

/**
 * Template ids by split. `real` holds the templates that a physical device can run; `generalisation` adds `seen`,
 * `by-instance`, `by-template` and `by-app`.
 */
export const splits: Record<string, readonly string[]> = {
  mini,
  small: small.train,
  'small-unseen': small.unseen,
  test,
  train,
  ...generalisation(tasks, train, test, heldOut),
  all: [...tasks.keys()],
  real: [...tasks.values()].filter(t => t.spec.probe || t.id in probed).map(t => t.id),
};

/** The template with this id. Throws TASK_NOT_FOUND. */
export function findTask(id: string): Task {
  const found = tasks.get(id) ?? counterparts.get(id);
  if (!found) throw new TaskError('TASK_NOT_FOUND', `No task ${id}; \`tapworld tasks\` lists them`);
  return found;
}

/**
 * Level, budget and apps of a template. A run may name a template that this build does not have; it gets the default
 * figures.
 */
export const budgetById = (id: string) =>
  budgetOf(tasks.get(id) ?? counterparts.get(id) ?? { id, origin: id, spec: {} as Task['spec'] });

export interface TaskFilter {
  suite?: string;
  split?: string;
  app?: string;
  level?: number;
}

/** What a device is asked about a template: views of it by their ids, `own` for questions of the template's own. */
export const probesOn = ({ origin, spec }: Task): readonly string[] =>
  (probed as Record<string, { views: string[] }>)[origin]?.views ?? (spec.probe ? ['own'] : []);

/** The splits that a template is in, but for `all`. */
const splitsOf = ({ origin }: Task): string[] => splitsById.get(origin) ?? [];
const splitsById: ReadonlyMap<string, string[]> = (() => {
  const byId = new Map<string, string[]>();
  for (const [split, ids] of Object.entries(splits))
    if (split !== 'all') for (const id of ids) byId.set(id, [...(byId.get(id) ?? []), split]);
  return byId;
})();

/** A template's entry in lists. */
export function summary(task: Task) {
  const { level, apps, budget, steps } = budgetOf(task);
  return {
    id: task.id,
    suite: task.suite,
    level,
    apps,
    kind: task.kind,
    needs: needsOf(task),
    budget,
    solverSteps: steps,
    tags: task.tags,
    splits: splitsOf(task),
    ...(task.spec.twin ? { twin: task.spec.twin } : {}),
    ...(task.spec.counterpart ? { counterpart: task.spec.counterpart } : {}),
  };
}

/**
 * Templates that match every part of a filter, sorted by id. The suite `android-world` repeats other templates under other
 * names, so it is listed only on request. Throws TASK_NOT_FOUND for an unknown split.
 */
export function listTasks({ suite, split, app, level }: TaskFilter = {}): Task[] {
  const ids = split === undefined ? undefined : splits[split];
  if (split !== undefined && !ids)
    throw new TaskError('TASK_NOT_FOUND', `No split ${split}; there are ${Object.keys(splits).join(', ')}`);
  return [...(suite === ANDROID_WORLD ? counterparts : tasks).values()].filter(t => {
    const about = budgetOf(t);
    return (
      (!suite || t.suite === suite) &&
      (!ids || ids.includes(t.origin)) &&
      (!app || about.apps.includes(app)) &&
      (level === undefined || about.level === level)
    );
  });
}

/** An instance of a template by its id (see `instantiateOn`). Throws TASK_NOT_FOUND and SETUP_FAILED. */
export async function instantiate(id: string, seed: number, options?: InstanceOptions): Promise<Instance> {
  return instantiateOn((await createWorld()) as unknown as Phone, findTask(id), seed, options);
}
