/**
 * Monte Carlo returns: G_t = r_t + γ G_{t+1}, with `after` for what follows the last step (0 where the episode ended). `gamma` lies in [0, 1].
 * Null where a reward from there on is null: a lost reward is not 0. Throws RangeError for a gamma outside, and for a reward that is no number.
 */
export function monteCarlo(rewards: readonly (number | null)[], gamma: number, after = 0): (number | null)[] {
  if (!(gamma >= 0 && gamma <= 1)) throw new RangeError(`gamma lies in [0, 1], not ${gamma}`);
  const returns = new Array<number | null>(rewards.length);
  let next: number | null = after;
  for (let t = rewards.length - 1; t >= 0; t--) {
    const reward: number | null = rewards[t]!;
    if (reward !== null && !Number.isFinite(reward))
      throw new RangeError(`A reward is a number or null, not ${reward}`);
    next = reward === null || next === null ? null : reward + gamma * next;
    returns[t] = next;
  }
  return returns;
}
