import type { Observe } from '../../src/protocol/observation.ts';
import { NOTHING } from './player.ts';
import type { Content, ToolContext } from './mcp/tool.ts';
import { isEpisodeTool, readArguments, toolNamed } from './mcp/tools.ts';
import type { Session } from './openenv/session.ts';
import { toolStepOf } from './openenv/tool-actions.ts';

/** Pictures and no elements, for models that see the screen. */
export const PICTURE: Observe = { screenshot: 'jpeg', quality: 75, elements: false };

/** Why a call is no call of a tool. */
export type Misuse = 'not_found' | 'input_validation' | 'episode_finished';

/** A call of a tool on a session: what the model gets, and what the trainer gets. */
export interface ToolAnswer {
  content: Content[];
  /** Null if the call only looked, or if its step has no reward. */
  reward: number | null;
  done: boolean;
  info: Record<string, unknown>;
}

/**
 * Calls a tool as one turn on a session. What acts is a step, and its answer ends with a picture if the session's observations have one.
 * A call that does not fit is no step, and gives its reason. Throws as a step does.
 */
export async function callToolOf(
  context: ToolContext,
  session: Session,
  name: string,
  given: Record<string, unknown>,
): Promise<ToolAnswer | { misuse: Misuse; message: string }> {
  const tool = toolNamed(name);
  if (!tool || (isEpisodeTool(tool) && !session.episode))
    return { misuse: 'not_found', message: `${JSON.stringify(name)} is not a valid tool of this phone` };
  const read = readArguments(tool, given);
  if ('refusal' in read)
    return { misuse: 'input_validation', message: `Tool input validation error: ${read.refusal}` };
  if (session.done)
    return { misuse: 'episode_finished', message: 'This episode has ended: open another session' };
  const observe = tool.reads ? NOTHING : (session.config.observe ?? PICTURE);
  const call = { name, arguments: given };
  const { observation, reward, done } = await toolStepOf(context, session, call, observe);
  const { result, screenshot, outcome, steps, info } = observation as unknown as Observed;
  const pictures = screenshot
    ? [{ type: 'image' as const, data: screenshot.base64, mimeType: screenshot.mime }]
    : [];
  const { components, mask, failure, state_hash } = info;
  return {
    content: [...(result?.content ?? []), ...pictures],
    reward,
    done,
    info: {
      components,
      mask,
      steps,
      ...(outcome === undefined ? {} : { outcome }),
      ...(failure === undefined ? {} : { failure }),
      state_hash,
    },
  };
}

/** The part of an answer of OpenEnv that is read here. */
interface Observed {
  result: { content?: Content[] } | null;
  screenshot?: { base64: string; mime: string };
  outcome?: string;
  steps: number;
  info: { components: unknown; mask: number; failure?: unknown; state_hash: string };
}
