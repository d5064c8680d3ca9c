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

/** How a solver may go on from the middle. */
type Strategy = (play: PlayOn, instance: Instance, path: Path | null) => Promise<void>;

/** From the screen as it is. */
const afresh: Strategy = (play, instance) => {
  const solver = instance.solve(play.seen);
  return play.follow(solver, solver.next());
};

/** Closes every app, so that it opens where it begins. */
async function closeAll(play: PlayOn): Promise<void> {
  await play.step({ type: 'key', key: 'recents' });
  const clear = play.seen.elements?.find(element => CLEAR_ALL.test(element.resourceId));
  await play.step(clear ? { type: 'tap', element: clear.id } : { type: 'key', key: 'home' });
}

/** Along the way that the agent has gone with it. */
const alongItsWay: Strategy = async (play, instance, path) => {
  const [first] = path!.seen;
  const { rest } = path!;
  if (rest) await play.step(rest);
  const solver = instance.solve(first!);
  let next = solver.next();
  for (const seen of path!.seen.slice(1)) next = solver.next(seen);
  // After the rest of its typing, the solver is shown what came of it.
  if (rest) next = solver.next(play.seen);
  await play.follow(solver, next);
};

const withAllClosed: Strategy = async (play, instance) => {
  await closeAll(play);
  await afresh(play, instance, null);
};

const filledIn = ({ seen: { elements = [] } }: PlayOn) =>
  elements.filter(element => element.states.editable && element.value);

/** What was typed and not sent stays as a draft, onto which a solver would type its own. */
const withoutDrafts: Strategy = async (play, instance) => {
  for (const { id } of filledIn(play)) await play.step({ type: 'clear', element: id });
  await withAllClosed(play, instance, null);
};

/**
 * Plays the solver on from a copy of an episode: along its own way, or afresh with every app closed, with what was typed emptied, and from the
 * screen as it is. Returns the steps in which it succeeded; null where it did not, which does not prove that it could not be done: a solver is
 * written for the start.
 */
export async function playOn(
  from: WireDevice,
  instance: Instance,
  path: Path | null,
): Promise<number | null> {
  const tried = async (strategy: Strategy): Promise<PlayOn> => {
    const device = (await from.fork(1))[0]!;
    try {
      const play = new PlayOn(device, (await device.observe()).observation);
      // A solver that does not find its way throws.
      await strategy(play, instance, path).catch(() => {});
      return play;
    } finally {
      await device.close();
    }
  };
  const own = path?.seen[0] ? await tried(alongItsWay) : null;
  if (own?.isOver) return own.isSolved ? own.steps : null;
  const closed = await tried(withAllClosed);
  if (closed.isSolved) return closed.steps;
  const others: Strategy[] = [
    ...(filledIn(new PlayOn(from, (await from.observe()).observation)).length > 0 ? [withoutDrafts] : []),
    // One that came to its end found everything: what it left wrong is wrong from any screen.
    ...(closed.isOver ? [] : [afresh]),
  ];
  for (const strategy of others) {
    const play = await tried(strategy);
    if (play.isSolved) return play.steps;
  }
  return null;
}
