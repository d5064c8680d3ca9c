import type { Agent } from './agent.ts';

/** Says that it is done, and has done nothing. */
export const noop: Agent = {
  name: 'noop',
  describe: 'says at once that it is done',
  pictures: false,
  draws: false,
  start: () => () => ({ type: 'done' }),
};
