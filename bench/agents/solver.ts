import { instantiate } from '../tasks/registry.ts';
import type { Agent } from './agent.ts';

/** Plays each template's own solver. */
export const solver: Agent = {
  name: 'solver',
  describe: 'each task’s own solution, through the screen',
  pictures: false,
  async start({ task, seed, language }) {
    const { params, task: { spec } } = await instantiate(task, seed, { language });
    let way: ReturnType<typeof spec.solve> | undefined;
    return seen => {
      const next = way ? way.next(seen) : (way = spec.solve(seen, params)).next();
      return next.done ? null : next.value;
    };
  },
};
