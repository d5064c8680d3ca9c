import type { Session } from '../openenv/session.ts';
import type { StepResponse } from '../openenv/step-response.ts';
import { ActionError, translate } from './actions.ts';

/** PNG, which is what its host decodes. */
export const FRAME = { screenshot: 'png' as const, elements: false };

/** An action as its host sends it; nothing of it is checked yet. */
interface Sent {
  name?: unknown;
  arguments?: unknown;
  call_id?: unknown;
}
interface ActionFailure {
  index: number;
  kind: ActionError['kind'] | 'tool_execution';
  name: string;
  error: string;
  message: string;
  call_id?: string;
}
export interface Stepped {
  screenshots_b64: string[];
  reward: number | null;
  terminated: boolean;
  truncated: boolean;
  executed: { call: string; args: unknown }[];
  action_errors: ActionFailure[];
}

/** The picture of an observation, in base64. */
export const frameOf = ({ observation }: Pick<StepResponse, 'observation'>): string =>
  (observation as { screenshot: { base64: string } }).screenshot.base64;

const nameOf = ({ name }: Sent): string => (typeof name === 'string' && name !== '' ? name : '<invalid>');

/**
 * Takes the actions of a batch in their order, until one ends the episode. Each is a step with a picture; one that cannot be taken is a step
 * that changes nothing, and has its error. Throws as a step does.
 */
export async function stepAll(session: Session, actions: readonly unknown[]): Promise<Stepped> {
  const stepped: Omit<Stepped, 'terminated' | 'truncated'> = {
    screenshots_b64: [],
    reward: null,
    executed: [],
    action_errors: [],
  };
  for (const [index, given] of actions.entries()) {
    if (session.done) break;
    await stepOnce(session, stepped, index, (given ?? {}) as Sent);
  }
  if (stepped.screenshots_b64.length === 0)
    stepped.screenshots_b64.push(frameOf(await session.observe(FRAME)));
  const isTruncated = session.episode?.outcome === 'truncated';
  return { ...stepped, terminated: session.done && !isTruncated, truncated: isTruncated };
}

async function stepOnce(
  session: Session,
  stepped: Omit<Stepped, 'terminated' | 'truncated'>,
  index: number,
  sent: Sent,
): Promise<void> {
  const name = nameOf(sent);
  const fail = (kind: ActionFailure['kind'], error: string) =>
    stepped.action_errors.push({
      index,
      kind,
      name,
      error,
      message: `${name}: ${error}`,
      ...(typeof sent.call_id === 'string' ? { call_id: sent.call_id } : {}),
    });
  const sheet = session.episode?.instance.answerSheet ?? null;
  let action: unknown = null;
  try {
    action = translate(name, sent.arguments, sheet);
  } catch (thrown) {
    if (!(thrown instanceof ActionError)) throw thrown;
    fail(thrown.kind, thrown.message);
  }
  // Undefined only looks; null is output that is no action.
  if (action === undefined) {
    stepped.screenshots_b64.push(frameOf(await session.observe(FRAME)));
    return;
  }
  const response = await session.step({ action, observe: action === null ? BLIND : FRAME });
  if (response.reward !== null) stepped.reward = (stepped.reward ?? 0) + response.reward;
  if (action === null) return;
  const problem = response.observation['last_action_error'];
  if (typeof problem === 'string')
    fail(problem.startsWith('INVALID_ACTION') ? 'model_action' : 'tool_execution', problem);
  if (typeof problem === 'string' && problem.startsWith('INVALID_ACTION')) return;
  stepped.executed.push({ call: name, args: sent.arguments });
  stepped.screenshots_b64.push(frameOf(response));
}

const BLIND = { screenshot: false as const, elements: false };
