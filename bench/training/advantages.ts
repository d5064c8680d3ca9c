/** Advantages of a group of rollouts of one state, in the order of their rewards. */
export interface GroupAdvantages {
  /** Null where a rollout has no reward. */
  advantages: (number | null)[];
  mean: number;
  /** Standard deviation over the group (of the whole, not of a sample). */
  std: number;
  /** Whether rewards differ. A group that does not say which rollout was better has advantages of 0, and nothing to be learned from. */
  informative: boolean;
}

export interface AdvantageOptions {
  /** Divides by the standard deviation (GRPO, arXiv 2402.03300); without, hard and easy groups weigh by their spread (Dr. GRPO, arXiv 2503.20783). Default true. */
  normalise?: boolean;
  /** Added to the standard deviation. Default 1e-6, which moves a group of zeros and ones by less than 0.001 %. */
  epsilon?: number;
}

/** Spread below which rewards count as equal: sums of a few hundred components differ by as much in their last bits. */
const EQUAL = 1e-9;

/**
 * A_i = (r_i − mean) / (std + ε), or r_i − mean. Rewards that are null (infrastructure or the judge failed) are left out of mean and
 * deviation. Throws RangeError for a reward that is no number.
 */
export function groupAdvantages(
  rewards: readonly (number | null)[],
  { normalise = true, epsilon = 1e-6 }: AdvantageOptions = {},
): GroupAdvantages {
  const known = rewards.filter(reward => reward !== null);
  const odd = known.find(reward => !Number.isFinite(reward));
  if (odd !== undefined) throw new RangeError(`A reward is a number or null, not ${odd}`);
  const mean = known.reduce((sum, r) => sum + r, 0) / Math.max(1, known.length);
  const std = Math.sqrt(known.reduce((sum, r) => sum + (r - mean) ** 2, 0) / Math.max(1, known.length));
  const informative = std > EQUAL;
  return {
    advantages: rewards.map(r =>
      r === null ? null : !informative ? 0 : (r - mean) / (normalise ? std + epsilon : 1),
    ),
    mean,
    std,
    informative,
  };
}
