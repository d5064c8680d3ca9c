import { toApiError } from '../../errors.ts';
import type { Session } from '../openenv/session.ts';
import { NOTHING } from '../player.ts';

/** What a session is judged to be, once it has ended. */
export interface Verified {
  /** Null where infrastructure, an app or a judge failed: no reward, and least of all 0. */
  reward: number | null;
  reward_components: Record<string, number>;
  mask_sample: boolean;
  failure_kind?: string;
  failure_reason?: string;
  outcome: string | null;
  success: number;
  progress: number;
  steps: number;
}

const JUDGE = 'judge_failed';
const ENVIRONMENT = 'environment_server_failed';

/** Ends a session whose model has stopped, as if it had declared the task done. What that step loses ends the episode by itself. */
async function finish(session: Session): Promise<void> {
  if (session.done) return;
  try {
    await session.step({ action: { type: 'done' }, observe: NOTHING });
  } catch (thrown) {
    if (session.episode?.mask !== 0) throw thrown;
  }
}

/** Why a session has no reward; undefined if it has one. */
function failureOf({ episode, earned }: Session): { kind: string; reason: string } | undefined {
  const { failure, mask } = episode!;
  if (mask !== 0 && earned.reward !== null) return undefined;
  if (!failure) return { kind: JUDGE, reason: 'A step of this episode could not be scored' };
  const { code, message } = failure;
  return { kind: code === 'JUDGE_ERROR' ? JUDGE : ENVIRONMENT, reason: `${code}: ${message}` };
}

/** Ends a session, and gives what all of its steps earned. Throws as a step does. */
export async function verify(session: Session): Promise<Verified> {
  await finish(session);
  const { earned, stepCount } = session;
  const episode = session.episode!;
  const failure = failureOf(session);
  const { success, progress } = verdictOf(session);
  return {
    reward: failure ? null : earned.reward,
    reward_components: earned.components,
    mask_sample: failure !== undefined,
    ...(failure ? { failure_kind: failure.kind, failure_reason: failure.reason } : {}),
    outcome: episode.outcome ?? null,
    success: success ? 1 : 0,
    progress,
    steps: stepCount,
  };
}

/** The verdict, or nothing reached where the judge itself fails, which the failure tells. */
function verdictOf(session: Session): { success: boolean; progress: number } {
  try {
    return session.episode!.verdict();
  } catch (thrown) {
    if (toApiError(thrown).code !== 'JUDGE_ERROR') throw thrown;
    return { success: false, progress: 0 };
  }
}
