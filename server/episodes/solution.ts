import { SolverError } from '../../bench/tasks/steps.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { SolutionLine, SolutionStep } from '../../src/protocol/wire/tasks.ts';
import { toApiError } from '../errors.ts';
import type { Episode, Episodes } from './episodes.ts';

/** Pixels a point of a picture. */
const SCALE = 1.5;
/** A solver that takes more steps than this goes in a circle. */
const MOST_STEPS = 400;

/** The phone after a step, as people look at it. */
function solutionStep(
  episode: Episode,
  step: number,
  action: Action | null,
  observation: Observation,
): SolutionStep {
  const { screenshot, elements = [], foreground, clock, messages, lastError } = observation;
  const { app, route } = foreground;
  return {
    step,
    action,
    app: `${app}${route === '/' ? '' : route}`,
    clock,
    ...(screenshot ? { picture: `data:${screenshot.mime};base64,${screenshot.base64}` } : {}),
    elements: elements.map(({ id, bounds, name }) => ({ id, bounds, name })),
    ...(messages ? { messages } : {}),
    ...(lastError ? { error: lastError } : {}),
    verdict: episode.verdict(),
  };
}

/**
 * Plays the own solver of an episode's template on its phone, and gives each step as it comes. The episode is deleted at the end, whatever
 * happens. What goes wrong is the last line.
 */
export async function* playSolution(
  episodes: Episodes,
  episode: Episode,
  scale = SCALE,
): AsyncGenerator<SolutionLine, void> {
  const observe = { screenshot: 'webp', scale, elements: true } as const;
  try {
    let { observation } = await episodes.observe(episode, observe);
    const { screen } = episode.phone.now.device;
    const { zone } = episode.phone.now.clock;
    yield { screen: { width: screen.width, height: screen.height }, zone, budget: episode.budget };
    yield solutionStep(episode, 0, null, observation);
    const solver = episode.instance.solve(observation);
    let next = solver.next();
    for (let step = 1; !next.done && !episode.ended && step <= MOST_STEPS; step++) {
      const action = next.value;
      ({ observation } = await episodes.step(episode, action, observe));
      yield solutionStep(episode, step, action, observation);
      next = solver.next(observation);
    }
    yield { outcome: episode.outcome ?? null };
  } catch (thrown) {
    if (thrown instanceof SolverError) yield { error: { code: 'SOLVER_FAILED', message: thrown.message } };
    else {
      const { code, message } = toApiError(thrown);
      yield { error: { code, message } };
    }
  } finally {
    if (episodes.find(episode.id)) episodes.remove(episode.id);
  }
}
