import { defineReward, sum } from './types.ts';

/**
 * Potential-based shaping (Ng, Harada and Russell, ICML 1999) with the progress as potential: F = γ Φ(s′) − Φ(s), which over
 * an episode sums to the progress made on any path. Each side effect that a step adds costs `sideEffects`, and each that it
 * undoes gives it back. Declaring an end without success costs `falseDone`.
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
