import { shortestPathReward } from './shortest.ts';
import { defineReward } from './types.ts';

/**
 * R = r(τ) · (1 − α (T − T_min) / T) for a success of T steps, 0 for a failure, with r(τ) = 1, T_min the least steps in which
 * the instance was solved and α in (0, 1] (MobileRL, arXiv 2509.18119). Faster than the least counts as the least.
 */
export const shortestPath = defineReward({
  name: 'shortest-path',
  describe: 'Success at the end, less the share of steps beyond the shortest known way.',
  defaults: { alpha: 1 },
  score({ after, ended, step, shortest }, { alpha }) {
    if (!(alpha > 0 && alpha <= 1)) throw new RangeError(`alpha lies in (0, 1], not ${alpha}`);
    if (!ended || !after.success) return { reward: 0, components: { success: 0, factor: 0 } };
    const factor = shortestPathReward(1, step, shortest ?? step, alpha);
    return { reward: factor, components: { success: 1, factor } };
  },
});
