import type { Verdict } from '../../judges/judge.ts';
import { RewardError, score, type Reward, type RewardStep } from '../../judges/rewards/index.ts';
import { ApiError } from '../errors.ts';
import type { Episode } from './episode.ts';
import { pointOf } from './oracle.ts';

/** A step as the episode's reward scores it. The episode itself gives the rest. */
export type ScoredStep = Pick<
  RewardStep,
  'before' | 'after' | 'action' | 'ended' | 'truncated' | 'format' | 'reference' | 'point'
>;

/** The reward of a step; null if it has none. Throws what the reward throws. */
export function scoreStep(episode: Episode, step: ScoredStep): Reward | null {
  const { shortest } = episode.config;
  const point = step.point ?? pointOf(step.action, undefined);
  return score(episode.reward, {
    ...step,
    step: Math.max(1, episode.steps),
    budget: episode.budget,
    declared: episode.declared,
    ...(shortest === undefined ? {} : { shortest }),
    ...(point ? { point } : {}),
  });
}

/** Scores a wait on the start, so that an unusable reward fails before the first step. Throws INVALID_REWARD. */
export function assertUsableReward(episode: Episode, verdict: Verdict): void {
  try {
    const scored = scoreStep(episode, {
      before: verdict,
      after: verdict,
      action: { type: 'wait', ms: 0 },
      ended: false,
      truncated: false,
    });
    if (!Number.isFinite(scored?.reward)) throw new RewardError('a setting or weight is no number');
  } catch (thrown) {
    if (!isRewardError(thrown)) throw thrown;
    throw new ApiError('INVALID_REWARD', `The reward does not fit: ${thrown.message}`);
  }
}

/** A reward reaches the judges as unchecked JSON, so that a malformed one may also throw a TypeError or RangeError. */
const isRewardError = (thrown: unknown): thrown is Error =>
  thrown instanceof RewardError || thrown instanceof TypeError || thrown instanceof RangeError;
