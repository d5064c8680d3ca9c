import { groupAdvantages } from './advantages.ts';
import { monteCarlo } from './returns.ts';

/** A decision as far as anchors need it. */
export interface Anchored {
  /** Equal for decisions that were made in one state, whenever that was. */ anchor: string;
  /** Null where infrastructure or the judge failed. */ reward: number | null;
}

export interface AnchorOptions {
  /** Discount of what comes later, in [0, 1]. */
  gamma: number;
  /** Added to the standard deviation. */
  epsilon: number;
}

/**
 * Advantages of steps beside other rollouts' steps from the same state (GiGPO, arXiv 2505.10978): discounted returns from a state on, less
 * their mean over all visits to it in the group, over their standard deviation and `epsilon`. In the order of the rollouts and their steps.
 * 0 where nobody else was in that state, or where all went on equally well; null where a reward from there on is null.
 */
export function anchorAdvantages(
  rollouts: readonly (readonly Anchored[])[],
  { gamma, epsilon }: AnchorOptions,
): (number | null)[][] {
  const returns = rollouts.map(steps =>
    monteCarlo(
      steps.map(step => step.reward),
      gamma,
    ),
  );
  const visits = new Map<string, [rollout: number, step: number][]>();
  for (const [i, steps] of rollouts.entries())
    for (const [t, { anchor }] of steps.entries()) {
      const visit = visits.get(anchor);
      if (visit) visit.push([i, t]);
      else visits.set(anchor, [[i, t]]);
    }
  const found = returns.map((each): (number | null)[] => each.map(value => (value === null ? null : 0)));
  for (const visit of visits.values()) {
    const { advantages } = groupAdvantages(
      visit.map(([i, t]) => returns[i]![t]!),
      { epsilon },
    );
    for (const [n, [i, t]] of visit.entries()) found[i]![t] = advantages[n]!;
  }
  return found;
}
