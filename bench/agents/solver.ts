import { instantiate } from '../tasks/registry.ts';
import type { Agent } from './agent.ts';

/** Plays each template's own solver. */
export const solver: Agent = {
  name: 'solver',
  describe: 'each task’s own solution, through the screen',
  pictures: false,
  draws: false,
  async start({ task, seed, language }) {
    const instance = await instantiate(task, seed, { language });
    let solution: ReturnType<typeof instance.solve> | undefined;
    return observation => {
      const next = solution ? solution.next(observation) : (solution = instance.solve(observation)).next();
      return next.done ? null : next.value;
    };
  },
};
