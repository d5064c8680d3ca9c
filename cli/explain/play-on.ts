import type { WireDevice } from '../../bench/run/wire-device.ts';
import type { Instance } from '../../bench/tasks/instance.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';

/** The way along which the solver has gone so far, where the agent went it too. */
export interface Path {
  seen: readonly Observation[];
  rest: Action | null;
}

/** Most steps that a solver may take from the middle of an episode. */
export const MOST_STEPS = 120;

const CLEAR_ALL = /:id\/clear_all$/;

/** Plays a copy of an episode on, and counts. */
class PlayOn {
  steps = 0;
  isOver = false;
  isSolved = false;
  readonly #device: WireDevice;
  seen: Observation;

  constructor(device: WireDevice, seen: Observation) {
    this.#device = device;
    this.seen = seen;
  }

  async step(action: Action): Promise<void> {
    const { observation, terminated, truncated, outcome } = await this.#device.step(action);
    this.steps++;
    this.seen = observation;
    this.isOver = terminated || truncated;
    this.isSolved = outcome === 'success';
  }

  /** Lets a solver act until it ends. `next` is what it does on the present screen. */
  async follow(
    solver: Iterator<Action, unknown, Observation>,
    next: IteratorResult<Action, unknown>,
  ): Promise<void> {
    for (
      let given = next;
      !given.done && !this.isOver && this.steps < MOST_STEPS;
      given = solver.next(this.seen)
    )
      await this.step(given.value);
  }
}

/** How a solver may go on from the middle: along its own way, from the screen as it is, from home, with every app closed, and with what is typed emptied. */
type Strategy = (play: PlayOn, instance: Instance, path: Path | null) => Promise<void>;

const afresh = (play: PlayOn, instance: Instance): Promise<void> => {
  const solver = instance.solve(play.seen);
  return play.follow(solver, solver.next());
};

/** Closes every app, so that it opens where it begins. */
async function closeAll(play: PlayOn): Promise<void> {
  await play.step({ type: 'key', key: 'recents' });
  const clear = play.seen.elements?.find(element => CLEAR_ALL.test(element.resourceId));
  await play.step(clear ? { type: 'tap', element: clear.id } : { type: 'key', key: 'home' });
}

const STRATEGIES: readonly Strategy[] = [
  async (play, instance, path) => {
    if (!path) return;
    const [first] = path.seen;
    if (!first) return;
    if (path.rest) await play.step(path.rest);
    const solver = instance.solve(first);
    let next = solver.next();
    for (const seen of path.seen.slice(1)) next = solver.next(seen);
    // After the rest of its typing, the solver is shown what came of it.
    if (path.rest) next = solver.next(play.seen);
    await play.follow(solver, next);
  },
  afresh,
  async (play, instance) => {
    await play.step({ type: 'key', key: 'home' });
    await afresh(play, instance);
  },
  async (play, instance) => {
    await closeAll(play);
    await afresh(play, instance);
  },
  async (play, instance) => {
    // What was typed and not sent stays as a draft, onto which a solver would type its own.
    const filled = play.seen.elements?.filter(element => element.states.editable && element.value) ?? [];
    if (filled.length === 0) return;
    for (const { id } of filled) await play.step({ type: 'clear', element: id });
    await closeAll(play);
    await afresh(play, instance);
  },
];

/**
 * Plays the solver on from a copy of an episode. Returns the fewest steps in which it succeeded; null where it did not by any of its ways, which
 * does not prove that it could not be done: a solver is written for the start.
 */
export async function playOn(
  from: WireDevice,
  instance: Instance,
  path: Path | null,
): Promise<number | null> {
  let fewest: number | null = null;
  for (const strategy of STRATEGIES) {
    if (strategy === STRATEGIES[0] && !path) continue;
    const [device] = await from.fork(1);
    try {
      const { observation } = await device!.observe();
      const play = new PlayOn(device!, observation);
      await strategy(play, instance, path);
      if (play.isSolved) fewest = Math.min(fewest ?? play.steps, play.steps);
      // Its own way is the shortest.
      if (fewest !== null) return fewest;
    } catch {
      // It did not find its way from here: another may.
    } finally {
      await device!.close();
    }
  }
  return fewest;
}
