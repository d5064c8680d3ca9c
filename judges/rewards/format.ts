import { defineReward, sum } from './types.ts';

/**
 * Format reward 0 or 1 a step, and at the end the trajectory's verdict with the mean format reward mapped to [−1, 1] (Mobile-R1,
 * arXiv 2506.20332). A step without a reported format counts as well formed.
 */
export const format = defineReward({
  name: 'format',
  describe: 'Whether each step was well formed; at the end, success and the mean format mapped to −1…1.',
  defaults: { step: 1, success: 1, mean: 1 },
  score({ after, ended, format: form = { ok: true, mean: 1 } }, o) {
    return sum({
      format: form.ok ? o.step : 0,
      success: ended && after.success ? o.success : 0,
      mean: ended ? o.mean * (2 * form.mean - 1) : 0,
    });
  },
});
