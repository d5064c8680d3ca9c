import { defineReward } from './types.ts';

/**
 * One reward per episode: the progress, × 0.8 if the goal is met with side effects, × 0.5 if aborted after the goal was met,
 * × 0.5 if overdue, × 0.8 if declared done without the goal. "Aborted" means that the agent declared `impossible`; "overdue",
 * that the step budget ran out.
 */
export const graded = defineReward({
  name: 'graded',
  describe: 'Progress at the end, discounted for side effects, giving up, running over and a false end.',
  defaults: { sideEffects: 0.8, aborted: 0.5, overdue: 0.5, falseDone: 0.8 },
  score({ after, ended, truncated, declared }, o) {
    if (!ended) return { reward: 0, components: {} };
    const met = after.changes.every(g => g.met);
    const clean = after.sideEffects.length === 0 && after.invariants.every(k => k.held);
    // An impossible task has one goal: that the agent declares it impossible.
    const isImpossible = after.changes.some(g => g.name === 'impossible');
    const impossibleProgress = met ? 1 : 0;
    const gaveUp = declared === 'impossible' && !isImpossible;
    const progress = isImpossible ? impossibleProgress : after.progress;
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
