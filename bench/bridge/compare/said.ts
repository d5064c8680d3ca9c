import { isUnrewarded } from '../../../judges/rewards/types.ts';
import type { Result } from '../../run/results.ts';

/** What a run says of an episode. Only `pass` and `fail` say something about the policy. */
export type Said = 'pass' | 'fail' | 'unprobeable' | 'infra_error' | 'unjudged';
export const SAID: readonly Said[] = ['pass', 'fail', 'unprobeable', 'infra_error', 'unjudged'];

export const SAID_TITLES: Record<Said, string> = {
  pass: 'pass',
  fail: 'fail',
  unprobeable: 'unprobeable',
  infra_error: 'infrastructure',
  unjudged: 'not judged',
};

/** A pass is an outcome `success` that no probe denies; a device without the tier that a probe needs leaves the episode undecided. */
export function saidOf({ outcome, verdict, probes }: Result): Said {
  if (isUnrewarded(outcome) || verdict?.error) return 'infra_error';
  if (probes?.verdict === 'unprobeable') return 'unprobeable';
  if (!probes && verdict === null) return 'unjudged';
  return outcome === 'success' && probes?.verdict !== 'fail' ? 'pass' : 'fail';
}

export const isDecided = (said: Said | undefined): said is 'pass' | 'fail' =>
  said === 'pass' || said === 'fail';
