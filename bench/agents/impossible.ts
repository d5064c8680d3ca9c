import type { Agent } from './agent.ts';

/** Declares every task impossible, and has looked at nothing. */
export const impossible: Agent = {
  name: 'impossible',
  describe: 'declares at once that it cannot be done',
  pictures: false,
  draws: false,
  start: () => () => ({ type: 'impossible' }),
};
