import { instantiate } from '../tasks/registry.ts';
import type { Agent } from './agent.ts';

/** Plays each template's own solver. */
export const solver: Agent = {
  name: 'solver',
  describe: 'each task’s own solution, through the screen',
  pictures: false,
  async start({ task, seed, language }) {
    const instance = await instantiate(task, seed, { language });
    let way: ReturnType<typeof instance.solve> | undefined;
    return seen => {
      const next = way ? way.next(seen) : (way = instance.solve(seen)).next();
      return next.done ? null : next.value;
    };
  },
};
