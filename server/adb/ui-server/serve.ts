import { createServer, type IncomingMessage } from 'node:http';
import type { Listener } from '../ports.ts';
import { serving } from '../ports.ts';
import type { AdbDevice } from '../device.ts';
import { errorText } from '../errno.ts';
import { methodsOf } from './methods/all.ts';
import { RpcError } from './selector.ts';

interface Answer {
  jsonrpc: '2.0';
  id: unknown;
  result?: unknown;
  error?: { code: number; message: string; data: string };
}

/** Bytes of the largest call that is read. */
const MAX_BODY = 16 * 1024 * 1024;

function rpcErrorOf(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  if (error instanceof SyntaxError) return new RpcError(-32_700, 'JSON parse error');
  return new RpcError(-32_001, `java.lang.RuntimeException: ${errorText(error)}`);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MAX_BODY) throw new RpcError(-32_600, 'The call is too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** The UI Automator server that uiautomator2 starts on a phone: JSON-RPC at `/jsonrpc/0`, one call after another. `close` ends it. */
export function serveUi(device: AdbDevice): { listener: Listener; close(): void } {
  const methods = methodsOf(device);
  let turn: Promise<unknown> = Promise.resolve();
  const answer = async (text: string): Promise<Answer> => {
    let id: unknown = null;
    try {
      const call = JSON.parse(text) as { id?: unknown; method?: unknown; params?: unknown };
      id = call.id ?? null;
      const { method: name, params } = call;
      const method = typeof name === 'string' && Object.hasOwn(methods, name) ? methods[name] : undefined;
      if (!method) throw new RpcError(-32_601, 'method not found');
      const result = await method(...(Array.isArray(params) ? params : []));
      return { jsonrpc: '2.0', id, result: result ?? null };
    } catch (error) {
      const { code, message } = rpcErrorOf(error);
      return { jsonrpc: '2.0', id, error: { code, message, data: message } };
    }
  };
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://phone');
    if (pathname === '/ping') {
      reply.setHeader('content-type', 'text/plain');
      reply.end('pong');
      return;
    }
    if (pathname !== '/jsonrpc/0' || request.method !== 'POST') {
      reply.statusCode = 404;
      reply.end('Not Found');
      return;
    }
    turn = turn
      .then(async () => {
        reply.setHeader('content-type', 'application/json');
        reply.end(JSON.stringify(await answer(await bodyOf(request))));
      })
      .catch(() => {
        // The request ended early or was too long; `answer` reports every other error itself.
        reply.destroy();
      });
  });
  return {
    listener: serving(stream => {
      server.emit('connection', stream);
    }),
    close: () => {
      server.closeAllConnections();
    },
  };
}
