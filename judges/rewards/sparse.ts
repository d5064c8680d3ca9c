import { defineReward, sum } from './types.ts';

/** 1 at the end of an episode that succeeded, 0 everywhere else. */
export const sparse = defineReward({
  name: 'sparse',
  describe: '1 at the end of an episode that succeeded, 0 everywhere else.',
  defaults: {},
  score: ({ after, ended }) => sum({ success: ended && after.success ? 1 : 0 }),
});
