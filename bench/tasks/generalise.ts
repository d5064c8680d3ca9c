import type { Phone } from '../../apps/catalogue.ts';
import { hashSeed } from '../../src/state/random.ts';
import type { Task } from './form.ts';
import { budgetOf } from './instance.ts';

/** Names of the splits that tell how far a policy carries what it learned on `seen`. */
export type Generalisation = 'seen' | 'by-instance' | 'by-template' | 'by-app';

/** Apps that a template needs: those that its solver was in, and its suite's. */
const appsOf = (task: Task): Set<string> => new Set([...budgetOf(task).apps, task.suite]);

/**
 * One set of templates to train on and three to test on, so that one policy has three figures: `seen` is the templates of `train` that need no app
 * held out; `by-instance`, the same templates on instances of the test side (`sideOf`); `by-template`, those of `test` that need no app held out and have no
 * twin in `seen`; `by-app`, all that need an app held out. Templates that no check has measured are in none, since nobody knows what they need.
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
  const twins = new Set(
    measured.flatMap(({ id, spec: { twin } }) =>
      twin === undefined ? [] : seen.includes(id) ? [twin] : seen.includes(twin) ? [id] : [],
    ),
  );
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
 * Whether an instance is to be trained on or tested on: one in five of a template's sets of parameters is for tests. It goes by what is asked and not by the seed, because
 * seeds of a template with few different parameters repeat each other.
 */
export function sideOf(task: Pick<Task, 'origin'>, params: unknown): Side {
  return hashSeed(`${task.origin} ${JSON.stringify(params)}`) % 5 === 0 ? 'test' : 'train';
}

/** Seeds that are looked at for each that is wanted, before it is said that there are no more. */
const TRIES = 100;

/** The first `count` seeds, from `from` on, whose instances are on a side; fewer where so many cannot be found. `world` is the base phone (`createWorld`). */
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
