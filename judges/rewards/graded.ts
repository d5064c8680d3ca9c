import { defineReward } from './types.ts';

/**
 * One reward an episode, as the reference simulator gives it (facts/training.md): the progress, × 0.8 if the goal is met with
 * side effects, × 0.5 if aborted after the goal, × 0.5 if overdue, × 0.8 if declared done without the goal. "Aborted"
 * is an end by `impossible`; overdue, one by the budget.
 */
export const graded = defineReward({
  name: 'graded',
  describe: 'Progress at the end, discounted for side effects, giving up, running over and a false end.',
  defaults: { sideEffects: 0.8, aborted: 0.5, overdue: 0.5, falseDone: 0.8 },
  score({ after, ended, truncated, declared }, o) {
    if (!ended) return { reward: 0, components: {} };
    const met = after.changes.every(g => g.met);
    const clean = after.sideEffects.length === 0 && after.invariants.every(k => k.held);
    // The only goal of an impossible task is that it was called so.
    const gaveUp = declared === 'impossible' && !after.changes.some(g => g.name === 'impossible');
    const progress = after.changes.some(g => g.name === 'impossible') ? (met ? 1 : 0) : after.progress;
    const components: Record<string, number> = {
      progress,
      sideEffects: met && !clean ? o.sideEffects : 1,
      aborted: met && gaveUp ? o.aborted : 1,
      overdue: truncated ? o.overdue : 1,
      falseDone: declared === 'done' && !met ? o.falseDone : 1,
    };
    return { reward: Object.values(components).reduce((a, b) => a * b, 1), components };
  },
});
