import { streamOf } from '../../src/state/random.ts';
import { collect, type Episode, type Step } from './source.ts';
import { thoughtOf } from './thought.ts';

/** All steps of one episode, with the thoughts that they can have. */
export const thoughtful = async (episode: Episode): Promise<Step[]> =>
  withThoughts(episode, await collect(episode));

/**
 * Steps with a thought each, where the episode can have them: those that were recorded, and else, for a solver that came to its end, one that is
 * composed, unless it was to have none. Whatever else thought of its steps did so by itself: nothing is put in its mouth.
 */
export function withThoughts(
  { run, result, goal }: Pick<Episode, 'run' | 'result' | 'goal'>,
  steps: readonly Step[],
): Step[] {
  if (run.thoughts === false || run.plan.agent !== 'solver' || result.outcome !== 'success' || goal === null)
    return [...steps];
  return steps.map((step, i) => {
    if (step.thought !== null) return step;
    const random = streamOf(result.seed, result.task, `thought ${step.step}`);
    return {
      ...step,
      thought: thoughtOf(
        {
          goal,
          language: run.plan.language ?? 'en',
          step,
          earlier: steps[i - 1]?.before ?? null,
          later: steps.slice(i + 1),
        },
        random,
      ),
    };
  });
}
