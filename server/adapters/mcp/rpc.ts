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
import { RuleError } from '../../../src/sdk/core/rule-error.ts';
import { isServerFault, toApiError } from '../../errors.ts';
import { logRefusal } from '../../refusals.ts';
import type { Caller } from './caller.ts';
import { ToolError, type Content, type Tool, type ToolContext } from './tool.ts';
import { instructionsFor, isEpisodeTool, readArguments, toolNamed, toolSpecs } from './tools.ts';

const LIST = 'mobile_list_available_devices';
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
  const server = new Server(INFO, {
    capabilities: { tools: {} },
    jsonSchemaValidator,
    instructions: instructionsFor({ episode: target?.episode }),
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
      ...toolSpecs(target?.episode !== undefined, sheet).map(({ reads, ...spec }) => ({
        ...spec,
        annotations: { readOnlyHint: reads, openWorldHint: false },
      })),
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
    const tool = toolNamed(name);
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
    if (isEpisodeTool(tool) && !on.episode) return refusal('This phone has no task.');
    const read = readArguments(tool, args);
    if ('refusal' in read) return refusal(read.refusal);
    const out = await tool.run(on, read.args as never, context);
    return typeof out === 'string' ? textResult(out) : { content: out };
  } catch (thrown) {
    const reason = reasonOf(thrown);
    if (reason === undefined) {
      const error = toApiError(thrown);
      logRefusal(context.log.child({ component: 'mcp', tool: tool.name }), thrown, error);
      // JSON-RPC's own codes are numbers; the data keep ours.
      throw Object.assign(error, { data: { code: error.code } });
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
