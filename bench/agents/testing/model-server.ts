import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that a server of a model got. */
export interface Got {
  path: string;
  headers: IncomingHttpHeaders;
  body: any;
}

/** What it answers: a body, or a status with one. */
export type Says = object | { status: number; headers?: Record<string, string>; body: object | string };

const isAnswer = (says: Says): says is { status: number; headers?: Record<string, string>; body: object } =>
  typeof (says as { status?: unknown }).status === 'number' && 'body' in says;

/** A server of a model on this machine: `says` gives its answer to each call. */
export class ModelServer {
  readonly calls: Got[] = [];
  readonly #server: Server;

  constructor(says: (call: Got, nth: number) => Says) {
    this.#server = createServer((request, response) => {
      let text = '';
      request.on('data', chunk => {
        text += String(chunk);
      });
      request.on('end', () => {
        const call = { path: request.url!, headers: request.headers, body: JSON.parse(text) as unknown };
        this.calls.push(call);
        const said = says(call, this.calls.length);
        const { status, headers, body } = isAnswer(said)
          ? { headers: {}, ...said }
          : { status: 200, headers: {}, body: said };
        response
          .writeHead(status, { 'content-type': 'application/json', ...headers })
          .end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    });
  }

  /** Its address, once it listens. */
  async open(): Promise<string> {
    await new Promise<void>(done => {
      this.#server.listen(0, '127.0.0.1', done);
    });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** An answer of Anthropic Messages with all fields of its schema. */
export const messageAnswer = (
  content: readonly object[],
  usage: { input_tokens?: number; output_tokens?: number; read?: number; written?: number } = {},
  stop_reason = 'tool_use',
) => ({
  id: 'msg_01',
  type: 'message',
  role: 'assistant',
  model: 'm',
  container: null,
  context_management: null,
  content,
  stop_reason,
  stop_sequence: null,
  usage: {
    input_tokens: usage.input_tokens ?? 10,
    output_tokens: usage.output_tokens ?? 5,
    cache_read_input_tokens: usage.read ?? 0,
    cache_creation_input_tokens: usage.written ?? 0,
    cache_creation: null,
    server_tool_use: null,
    service_tier: 'standard',
  },
});

/** An answer of OpenAI Responses with the fields that clients read. */
export const responseAnswer = (
  output: readonly object[],
  usage: { input?: number; cached?: number; output?: number; reasoning?: number } = {},
  rest: object = {},
) => ({
  id: 'resp_01',
  object: 'response',
  created_at: 1_773_300_000,
  status: 'completed',
  error: null,
  incomplete_details: null,
  instructions: null,
  model: 'm',
  output,
  parallel_tool_calls: true,
  tool_choice: 'auto',
  tools: [],
  usage: {
    input_tokens: usage.input ?? 10,
    input_tokens_details: { cached_tokens: usage.cached ?? 0 },
    output_tokens: usage.output ?? 5,
    output_tokens_details: { reasoning_tokens: usage.reasoning ?? 0 },
    total_tokens: (usage.input ?? 10) + (usage.output ?? 5),
  },
  ...rest,
});
