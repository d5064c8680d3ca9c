import type { Observe } from '../../../src/protocol/observation.ts';
import { ApiError, type ErrorCode } from '../../errors.ts';
import type { Caller } from '../mcp/caller.ts';
import { answerRpc } from '../mcp/rpc.ts';
import type { ToolContext } from '../mcp/tool.ts';
import { NOTHING } from '../player.ts';
import type { StepRequest } from './schema.ts';
import type { Session } from './session.ts';
import type { StepResponse } from './step-response.ts';
import { callerFor, callerIn } from './mcp-sessions.ts';

interface Rpc {
  result?: {
    tools?: { name: string; description: string; inputSchema: object }[];
    content?: { text?: string }[];
    isError?: boolean;
  };
  error?: { message: string; data?: { code?: ErrorCode } };
}

const rpc = async (context: ToolContext, caller: Caller, method: string, params: object) =>
  (await answerRpc(context, caller, { jsonrpc: '2.0', id: 1, method, params })) as Rpc;

export const isList = ({ action }: StepRequest): boolean =>
  (action as { type?: unknown }).type === 'list_tools';

/** The tools of OpenEnv’s action `list_tools`, which is no step. It needs no session. */
export async function listTools(context: ToolContext, session: Session | undefined): Promise<StepResponse> {
  const { result } = await rpc(context, callerFor(session), 'tools/list', {});
  const tools = result!.tools!.map(({ name, description, inputSchema }) => ({
    name,
    description,
    input_schema: inputSchema,
  }));
  const response =
    session && !session.closed
      ? await session.observe(NOTHING)
      : { observation: {}, reward: null, done: false };
  return { ...response, observation: { ...response.observation, tools } };
}

/** A call of a tool by its name. */
export interface ToolCall {
  name: string;
  arguments: unknown;
}

/** The tool that an action calls; undefined for other actions. */
function toolCallOf(action: unknown): ToolCall | undefined {
  const call = action as { type?: unknown; tool_name?: unknown; arguments?: unknown };
  const { type, tool_name: name, arguments: given = {} } = call;
  if (type !== 'call_tool' || typeof name !== 'string') return undefined;
  if (typeof given !== 'object' || Array.isArray(given)) return undefined;
  return { name, arguments: given };
}

/** The error of a call that the server lost, with what became of the episode. */
function faultOf({ message, data }: NonNullable<Rpc['error']>, { episode }: Session): ApiError {
  const details = episode?.mask === 0 ? { outcome: episode.outcome, reward: null, mask: 0 } : undefined;
  return new ApiError(data?.code ?? 'INTERNAL', message, details);
}

/**
 * OpenEnv's action `call_tool`, as one turn on the session: the call, and the observation after it. It has the reward of the step that the
 * call was; a tool that only reads is no step. Throws EPISODE_ENDED.
 */
function callTool(
  context: ToolContext,
  session: Session,
  call: ToolCall,
  { observe = NOTHING }: Pick<StepRequest, 'observe'>,
  { signal, throws = false }: { signal?: AbortSignal | undefined; throws?: boolean } = {},
): Promise<StepResponse> {
  return session.turn(async turn => {
    if (turn.done) throw new ApiError('EPISODE_ENDED', 'This episode has ended');
    const before = turn.stepCount;
    const { result, error } = await rpc(context, callerIn(turn, signal), 'tools/call', call);
    if (error && throws) throw faultOf(error, session);
    const response = await turn.observe(observe, signal);
    const refused = error?.message ?? (result!.isError ? result!.content?.[0]?.text : undefined);
    return turn.withStep(response, before, {
      tool_name: call.name,
      result: result ?? null,
      ...(error ? { error: { error_type: 'execution_error', message: error.message } } : {}),
      ...(refused === undefined ? {} : { last_action_error: refused }),
    });
  });
}

/** A step of any kind. `signal` is aborted when the caller hangs up. Throws as `Session.step`. */
export async function stepOf(
  context: ToolContext,
  session: Session,
  request: StepRequest,
  signal?: AbortSignal,
): Promise<StepResponse> {
  if (isList(request)) return listTools(context, session);
  const call = toolCallOf(request.action);
  return call ? callTool(context, session, call, request, { signal }) : session.step(request, { signal });
}

/** A call of a tool as `callTool` makes it, which throws what the server lost. */
export const toolStepOf = (
  context: ToolContext,
  session: Session,
  call: ToolCall,
  observe: Observe,
): Promise<StepResponse> => callTool(context, session, call, { observe }, { throws: true });
