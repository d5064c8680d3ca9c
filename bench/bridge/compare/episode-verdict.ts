import { isUnrewarded } from '../../../judges/rewards/types.ts';
import type { Result } from '../../run/results.ts';

/** What a run says of an episode. Only `pass` and `fail` say something about the policy. */
export type EpisodeVerdict = 'pass' | 'fail' | 'unprobeable' | 'infra_error' | 'unjudged';
export const EPISODE_VERDICTS: readonly EpisodeVerdict[] = [
  'pass',
  'fail',
  'unprobeable',
  'infra_error',
  'unjudged',
];

export const VERDICT_TITLES: Record<EpisodeVerdict, string> = {
  pass: 'pass',
  fail: 'fail',
  unprobeable: 'unprobeable',
  infra_error: 'infrastructure',
  unjudged: 'not judged',
};

/** A pass is an outcome `success` that no probe denies; a device without the tier that a probe needs leaves the episode undecided. */
export function verdictOf({ outcome, verdict, probes }: Result): EpisodeVerdict {
  if (isUnrewarded(outcome) || verdict?.error) return 'infra_error';
  if (probes?.verdict === 'unprobeable') return 'unprobeable';
  if (!probes && verdict === null) return 'unjudged';
  return outcome === 'success' && probes?.verdict !== 'fail' ? 'pass' : 'fail';
}

export const isDecided = (verdict: EpisodeVerdict | undefined): verdict is 'pass' | 'fail' =>
  verdict === 'pass' || verdict === 'fail';
