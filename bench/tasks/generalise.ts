import type { Phone } from '../../apps/catalogue.ts';
import { hashSeed } from '../../src/state/random.ts';
import type { Task } from './form.ts';
import { budgetOf } from './instance.ts';

/** Splits that measure how a policy trained on `seen` generalises. */
export type Generalisation = 'seen' | 'by-instance' | 'by-template' | 'by-app';

/** Apps that a template needs: those that its solver used, and its suite's. */
const appsOf = (task: Task): Set<string> => new Set([...budgetOf(task).apps, task.suite]);

/**
 * One set of templates to train on and three to test on.
 * - `seen`: templates of `train` that need no held-out app.
 * - `by-instance`: the same templates, on instances of the test side (`sideOf`).
 * - `by-template`: templates of `test` that need no held-out app and have no twin in `seen`.
 * - `by-app`: every template that needs a held-out app.
 *
 * A template that was never checked is in none of them: its apps are not known.
 */
export function generalisation(
  tasks: ReadonlyMap<string, Task>,
  train: readonly string[],
  test: readonly string[],
  heldOut: readonly string[],
): Record<Generalisation, string[]> {
  const measured = [...tasks.values()].filter(task => budgetOf(task).steps > 0);
  const foreign = new Set(
    measured.filter(task => heldOut.some(app => appsOf(task).has(app))).map(task => task.id),
  );
  const of = (ids: readonly string[]) => measured.filter(({ id }) => ids.includes(id) && !foreign.has(id));
  const seen = of(train).map(task => task.id);
  const twins = new Set<string>();
  for (const { id, spec } of measured) {
    if (spec.twin === undefined) continue;
    if (seen.includes(id)) twins.add(spec.twin);
    else if (seen.includes(spec.twin)) twins.add(id);
  }
  return {
    seen,
    'by-instance': seen,
    'by-template': of(test)
      .map(task => task.id)
      .filter(id => !twins.has(id)),
    'by-app': [...foreign],
  };
}

export type Side = 'train' | 'test';

/**
 * Whether an instance is for training or for tests: one in five sets of parameters is for tests. The parameters decide, not
 * the seed, because different seeds can draw the same parameters.
 */
export function sideOf(task: Pick<Task, 'origin'>, params: unknown): Side {
  return hashSeed(`${task.origin} ${JSON.stringify(params)}`) % 5 === 0 ? 'test' : 'train';
}

/** How many seeds to try for each one that is wanted. */
const TRIES = 100;

/**
 * The first `count` seeds from `from` on whose instances are on a side; fewer if they are rare. `world` is the base phone
 * (`createWorld`).
 */
export function seedsOn(world: Phone, task: Task, side: Side, count: number, from = 1): number[] {
  const found: number[] = [];
  for (let seed = from; found.length < count && seed < from + TRIES * count; seed++) {
    try {
      if (sideOf(task, task.params.draw(world, seed, task.origin)) === side) found.push(seed);
    } catch {
      // No parameters fit this seed: it has no instance on either side.
    }
  }
  return found;
}
