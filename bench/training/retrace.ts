/** One step as the learner weighs it again. */
export interface RetraceStep {
  /** With its penalty. */
  reward: number;
  /** V of the state before it. */
  value: number;
  /** π(a|s) / μ(a|s): `Math.exp(logProb now − logProb then)`. */
  ratio: number;
}

export interface RetraceOptions {
  /** Discount, in [0, 1]. */ gamma: number;
  /** λ of c_i, in [0, 1]; default 1. */ lambda?: number;
  /** V of the state after the last step; 0 (default) where the episode ended. */ after?: number;
}

/**
 * Corrections of a rollout that another policy made: δ_t = Σ_{k≥t} γ^{k−t} (∏_{i=t+1..k} c_i) [r_k + γ V(s_{k+1}) − V(s_k)] with
 * c_i = λ min(1, π/μ) (DistRL, arXiv 2410.14803; the product's range is that of Retrace, Munos et al., arXiv 1606.02647: the first term is not cut). V(s_t) + δ_t
 * is what a critic learns. One pass from the end: δ_t = td_t + γ c_{t+1} δ_{t+1}. Throws RangeError for what lies outside its range.
 */
export function retrace(
  steps: readonly RetraceStep[],
  { gamma, lambda = 1, after = 0 }: RetraceOptions,
): number[] {
  if (!(gamma >= 0 && gamma <= 1 && lambda >= 0 && lambda <= 1))
    throw new RangeError(`gamma and lambda lie in [0, 1], not ${gamma} and ${lambda}`);
  const deltas = new Array<number>(steps.length);
  let behind = 0;
  for (let t = steps.length - 1; t >= 0; t--) {
    const { reward, value, ratio } = steps[t]!;
    if (!(Number.isFinite(reward) && Number.isFinite(value)))
      throw new RangeError(`A step has a reward and a value that are numbers, not ${reward} and ${value}`);
    if (!(ratio >= 0)) throw new RangeError(`A ratio of probabilities is 0 or more, not ${ratio}`);
    const td = reward + gamma * (steps[t + 1]?.value ?? after) - value;
    deltas[t] = td + gamma * behind;
    // What the step before takes of this one is cut by this one's own trace.
    behind = lambda * Math.min(1, ratio) * deltas[t]!;
  }
  return deltas;
}

/** Weights of the parts of a priority, and the exponent that it is sampled with (DistRL). */
export const PRIORITY = { delta: 50, ratio: 1, entropy: 0.01, exponent: 0.5 } as const;
export type PriorityWeights = { [K in 'delta' | 'ratio' | 'entropy']: number };

/**
 * Priority of a rollout: p = w1 mean|δ| + w2 mean ρ + w3 mean(−log π), w = 50 / 1 / 0.01 (DistRL): surprise, how much the policy of now would do the same, and
 * how unsure it is. ρ is π/μ. 0 for a rollout without a step.
 */
export function priorityOf(
  deltas: readonly number[],
  ratios: readonly number[],
  logProbs: readonly number[],
  weights: PriorityWeights = PRIORITY,
): number {
  const mean = (values: readonly number[], of: (value: number) => number) =>
    values.reduce((sum, v) => sum + of(v), 0) / Math.max(1, values.length);
  return (
    weights.delta * mean(deltas, Math.abs) +
    weights.ratio * mean(ratios, r => r) +
    weights.entropy * mean(logProbs, l => -l)
  );
}
