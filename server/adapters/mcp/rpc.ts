import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  isJSONRPCNotification,
  isJSONRPCRequest,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { Value } from 'typebox/value';
import { RuleError } from '../../../src/sdk/core/rule-error.ts';
import { validate } from '../../../src/state/validate.ts';
import { isServerFault, toApiError } from '../../errors.ts';
import { logRefusal } from '../../refusals.ts';
import { TOO_DEEP, tooDeep } from '../../../src/state/nesting.ts';
import { actionTools } from './action-tools.ts';
import type { Caller } from './caller.ts';
import { episodeTools } from './episode-tools.ts';
import { observationTools } from './observation-tools.ts';
import { ToolError, type Content, type Tool, type ToolContext } from './tool.ts';

const LIST = 'mobile_list_available_devices';
const tools: ReadonlyMap<string, Tool> = new Map(
  [...observationTools, ...actionTools, ...episodeTools].map(tool => [tool.name, tool]),
);
const INFO = { name: 'tapworld', title: 'Tapworld', version: '1' };
/** Made once, since each message has a server of its own. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

const textResult = (text: string): { content: Content[] } => ({ content: [{ type: 'text', text }] });
const refusal = (text: string) => ({ ...textResult(text), isError: true });
/** The reason that a model reads; undefined for the server's own faults. */
function reasonOf(thrown: unknown): string | undefined {
  if (thrown instanceof ToolError) return thrown.message;
  if (thrown instanceof RuleError) return `${thrown.code}: ${thrown.message}`;
  const { code, message } = toApiError(thrown);
  return isServerFault(code) ? undefined : `${code}: ${message}`;
}

/** A server of the Model Context Protocol for one caller. It keeps nothing between two messages. */
export function mcpServer(context: ToolContext, caller: Caller): Server {
  const { target } = caller;
  const goal = target?.episode?.instance.goal;
  const server = new Server(INFO, {
    capabilities: { tools: {} },
    jsonSchemaValidator,
    instructions:
      goal === undefined
        ? 'A simulated phone. Its clock moves only when you act or wait.'
        : `Your task on this simulated phone: ${goal} You have ${target!.episode!.budget} steps; looking costs none. Call done when it is done, or impossible where it cannot be.`,
  });
  const sheet = target?.episode?.instance.answerSheet;
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [
      {
        name: LIST,
        title: 'List phones',
        description: 'Lists the phones that these tools can act on.',
        inputSchema: { type: 'object' as const, properties: {} },
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      ...[...observationTools, ...actionTools, ...(target?.episode ? episodeTools : [])].map(
        ({ name, title, describe, input, reads }) => ({
          name,
          title,
          description:
            name === 'answer' && sheet ? `${describe} Its fields: ${JSON.stringify(sheet.fields)}` : describe,
          inputSchema: JSON.parse(JSON.stringify(input)) as { type: 'object' },
          annotations: { readOnlyHint: reads, openWorldHint: false },
        }),
      ),
    ],
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: given = {} } }) => {
    if (name === LIST)
      return textResult(
        caller
          .phones()
          .map(
            ({
              id,
              now: {
                device: { screen },
              },
            }) => `${id} (Android, ${screen.width}x${screen.height})`,
          )
          .join('\n') || 'There is no phone.',
      );
    const tool = tools.get(name);
    const run = async (as: Caller) =>
      tool ? callTool(context, as, tool, given) : refusal(`There is no tool ${name}.`);
    return caller.count && !tool?.reads ? caller.count(run) : run(caller);
  });
  return server;
}

/** One call of a tool. Errors that a model can mend are the tool's result; throws the server's own faults. */
async function callTool(
  context: ToolContext,
  caller: Caller,
  tool: Tool,
  { device, ...args }: Record<string, unknown>,
): Promise<{ content: Content[]; isError?: boolean }> {
  try {
    const on = caller.reach(typeof device === 'string' ? device : undefined);
    if (episodeTools.includes(tool) && !on.episode) return refusal('This phone has no task.');
    if (tooDeep(args)) return refusal(`The arguments do not fit: ${TOO_DEEP}`);
    const read = Value.Convert(tool.input, args);
    const reasons = validate(tool.input, read);
    if (reasons.length > 0)
      return refusal(
        `The arguments do not fit: ${reasons
          .slice(0, 3)
          .map(r => `${r.path || '/'} ${r.message}`)
          .join('; ')}`,
      );
    const out = await tool.run(on, read as never, context);
    return typeof out === 'string' ? textResult(out) : { content: out };
  } catch (thrown) {
    const reason = reasonOf(thrown);
    if (reason === undefined) {
      const error = toApiError(thrown);
      logRefusal(context.log.child({ component: 'mcp', tool: tool.name }), thrown, error);
      throw error;
    }
    return refusal(reason);
  }
}

/** Answers one message of JSON-RPC that did not come by HTTP. A notification has an empty result. */
export async function answerRpc(context: ToolContext, caller: Caller, message: unknown): Promise<unknown> {
  if (isJSONRPCNotification(message)) return { jsonrpc: '2.0', id: null, result: {} };
  if (!isJSONRPCRequest(message))
    return {
      jsonrpc: '2.0',
      id: null,
      error: { code: ErrorCode.InvalidRequest, message: 'This is no request of JSON-RPC 2.0' },
    };
  const server = mcpServer(context, caller);
  try {
    return await new Promise((resolve, reject) => {
      const transport: Transport = {
        start: async () => {},
        close: async () => {},
        send: async answer => {
          resolve(answer);
        },
      };
      server.connect(transport).then(() => transport.onmessage?.(message), reject);
    });
  } finally {
    await server.close();
  }
}
