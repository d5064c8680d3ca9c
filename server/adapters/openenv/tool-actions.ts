import type { Context } from '../../routes/context.ts';
import { ApiError } from '../../errors.ts';
import { answerRpc } from '../mcp/rpc.ts';
import type { Asked } from './schema.ts';
import { callerFor } from './seats.ts';
import type { Session, Told } from './session.ts';

interface Rpc {
  result?: {
    tools?: { name: string; description: string; inputSchema: object }[];
    content?: { text?: string }[];
    isError?: boolean;
  };
  error?: { message: string };
}

const rpc = async (context: Context, session: Session | undefined, method: string, params: object) =>
  (await answerRpc(context, callerFor(session), { jsonrpc: '2.0', id: 1, method, params })) as Rpc;

export const isList = ({ action }: Asked): boolean => (action as { type?: unknown }).type === 'list_tools';

/** The tools of OpenEnv’s action `list_tools`, which is no step. It needs no session. */
export async function listTools(context: Context, session: Session | undefined): Promise<Told> {
  const { result } = await rpc(context, session, 'tools/list', {});
  const tools = result!.tools!.map(({ name, description, inputSchema }) => ({
    name,
    description,
    input_schema: inputSchema,
  }));
  const seen =
    session && !session.gone
      ? await session.look({ screenshot: false, elements: false })
      : { observation: {}, reward: null, done: false };
  return { ...seen, observation: { ...seen.observation, tools } };
}

/**
 * OpenEnv’s action `call_tool`: a tool by its name, with the reward of the step that it was; a tool that only looks is none. Undefined for any other action.
 * Throws EPISODE_ENDED.
 */
export async function callTool(
  context: Context,
  session: Session,
  { action, observe }: Asked,
): Promise<Told | undefined> {
  const {
    type,
    tool_name: name,
    arguments: given = {},
  } = action as { type?: unknown; tool_name?: unknown; arguments?: unknown };
  if (type !== 'call_tool' || typeof name !== 'string' || typeof given !== 'object' || Array.isArray(given))
    return undefined;
  if (session.done) throw new ApiError('EPISODE_ENDED', 'This episode has ended');
  const before = session.stepCount;
  const { result, error } = await rpc(context, session, 'tools/call', { name, arguments: given });
  const told = await session.look(observe ?? { screenshot: false, elements: false });
  const refused = error?.message ?? (result!.isError ? result!.content?.[0]?.text : undefined);
  return session.stepped(told, before, {
    tool_name: name,
    result: result ?? null,
    ...(error ? { error: { error_type: 'execution_error', message: error.message } } : {}),
    ...(refused === undefined ? {} : { last_action_error: refused }),
  });
}

/** A step of any kind. Throws as `Session.step` does. */
export async function stepOf(context: Context, session: Session, asked: Asked): Promise<Told> {
  if (isList(asked)) return listTools(context, session);
  return (await callTool(context, session, asked)) ?? (await session.step(asked));
}
