import { shortestPathReward } from './shortest.ts';
import { defineReward } from './types.ts';

/**
 * R = r(τ) · (1 − α (T − T_min) / T) for a success in T steps, 0 for a failure. Here r(τ) = 1, T_min is the fewest steps in
 * which the instance is known to be solved, and α lies in (0, 1] (MobileRL, arXiv 2509.18119). T < T_min counts as T = T_min.
 */
export const shortestPath = defineReward({
  name: 'shortest-path',
  describe: 'Success at the end, less the share of steps beyond the shortest known solution.',
  defaults: { alpha: 1 },
  score({ after, ended, step, shortest }, { alpha }) {
    if (!(alpha > 0 && alpha <= 1)) throw new RangeError(`alpha lies in (0, 1], not ${alpha}`);
    if (!ended || !after.success) return { reward: 0, components: { success: 0, factor: 0 } };
    const factor = shortestPathReward(1, step, shortest ?? step, alpha);
    return { reward: factor, components: { success: 1, factor } };
  },
});
