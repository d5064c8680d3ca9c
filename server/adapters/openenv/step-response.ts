import type { LastError, Observation } from '../../../src/protocol/observation.ts';
import type { Episode } from '../../episodes/episodes.ts';

/** What a client gets of each reset, step and observation. */
export interface StepResponse {
  observation: Record<string, unknown>;
  reward: number | null;
  done: boolean;
}

export interface LastStep {
  step: number;
  reward: number | null;
  components: Record<string, number>;
}

/** What steps earned together. The reward is null if one of them had none. */
export interface Earned {
  reward: number | null;
  components: Record<string, number>;
}
export const NOTHING_EARNED: Earned = { reward: 0, components: {} };

/** What was earned, with one more step. */
export function withStepOf(earned: Earned, step: LastStep): Earned {
  const components = { ...earned.components };
  for (const [name, amount] of Object.entries(step.components))
    components[name] = (components[name] ?? 0) + amount;
  const isWhole = earned.reward !== null && step.reward !== null;
  return { reward: isWhole ? earned.reward! + step.reward! : null, components };
}

/** What a response says of its session beside the observation. */
export interface SessionSummary {
  episode: Episode | undefined;
  name: string;
  seed: number;
  phone: { id: string };
  /** The secret with which a client resumes the session. */
  token: string;
  /** The client’s own name for the session. */
  session: string | undefined;
  stepCount: number;
  budget: number | null;
  done: boolean;
  truncated: boolean;
  /** Why the last action had no effect; null if it had one. */
  actionError: string | null;
  lastStep: LastStep | undefined;
  /** Keys of the reset that had no effect. */
  ignored: readonly string[];
}

/** The response to a step, or to an observation if no `step` is given: its reward is null, and `info.last_step` has the last step's. */
export function stepResponse(
  session: SessionSummary,
  observation: Observation,
  stateHash: string,
  step?: LastStep,
): StepResponse {
  const { episode, lastStep, ignored } = session;
  const sheet = episode?.instance.answerSheet;
  return {
    observation: {
      ...observation,
      goal: episode?.instance.goal ?? null,
      budget: session.budget,
      steps: session.stepCount,
      ...(sheet ? { answer_sheet: sheet } : {}),
      last_action_error: session.actionError,
      truncated: session.truncated,
      ...(episode?.outcome ? { outcome: episode.outcome } : {}),
      info: {
        components: step?.components ?? {},
        mask: maskOf(episode, step),
        ...(episode?.failure ? { failure: episode.failure } : {}),
        task_id: episode?.instance.task.id ?? null,
        seed: session.seed,
        episode_id: session.name,
        phone: session.phone.id,
        state_hash: stateHash,
        resume: session.token,
        ...(session.session === undefined ? {} : { session: session.session }),
        ...(step || !lastStep ? {} : { last_step: lastStep }),
        ...(ignored.length > 0 ? { ignored } : {}),
      },
    },
    reward: step?.reward ?? null,
    done: session.done,
  };
}

/** 0 where infrastructure, an app or a judge failed, so that a trainer leaves the step out. */
function maskOf(episode: Episode | undefined, step: LastStep | undefined): 0 | 1 {
  if (!episode) return 1;
  return step?.reward === null ? 0 : episode.mask;
}

/** The response to an observation, with the reward of `step` as if it were the response to that step. */
export function asStepResponse({ observation, done }: StepResponse, step: LastStep): StepResponse {
  const { last_step: _, ...info } = observation['info'] as Record<string, unknown>;
  const mask = info['task_id'] !== null && step.reward === null ? 0 : info['mask'];
  return {
    observation: { ...observation, info: { ...info, components: step.components, mask } },
    reward: step.reward,
    done,
  };
}

/** What `last_action_error` begins with for output that is no action. */
const INVALID = 'INVALID_ACTION: ';

/** Why an action was refused or had no effect; null if it had one. */
export function actionErrorText(
  refusal: string | undefined,
  lastError: LastError | undefined,
): string | null {
  if (refusal !== undefined) return INVALID + refusal;
  return lastError ? `${lastError.code}: ${lastError.message}` : null;
}

/** The refusal in the text of `actionErrorText`; undefined if the action was not refused. */
export function refusalIn(text: string | null): LastError | undefined {
  if (!text?.startsWith(INVALID)) return undefined;
  return { code: 'INVALID_ACTION', message: text.slice(INVALID.length) };
}
