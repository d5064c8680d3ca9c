import { defineReward, sum } from './types.ts';

/**
 * Potential-based shaping (Ng, Harada and Russell, ICML 1999) with the progress as potential: F = γ Φ(s′) − Φ(s), which over
 * an episode sums to the progress made, whatever way was taken. `sideEffects` is taken off for each side effect that a step
 * added and given back for each that it put right; `falseDone` is taken off where the end was declared and success is not so.
 */
export const dense = defineReward({
  name: 'dense',
  describe: 'Difference of progress at each step, success at the end, less side effects and a false end.',
  defaults: { gamma: 1, success: 1, sideEffects: 0.1, falseDone: 0.5 },
  score({ before, after, ended, declared }, o) {
    return sum({
      progress: o.gamma * after.progress - before.progress,
      sideEffects: o.sideEffects * (before.sideEffects.length - after.sideEffects.length),
      success: ended && after.success ? o.success : 0,
      falseDone: ended && declared !== null && !after.success ? -o.falseDone : 0,
    });
  },
});
