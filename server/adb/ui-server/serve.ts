import { createServer, type IncomingMessage } from 'node:http';
import type { Listener } from '../ports.ts';
import { serving } from '../ports.ts';
import type { AdbDevice } from '../device.ts';
import { errorText } from '../errno.ts';
import { methodsOf } from './methods.ts';
import { RpcError } from './selector.ts';

interface Answer {
  jsonrpc: '2.0';
  id: unknown;
  result?: unknown;
  error?: { code: number; message: string; data: string };
}

/** More than any call has. */
const MAX_BODY = 16 * 1024 * 1024;

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

/** The UI Automator server that uiautomator2 starts on a phone: JSON-RPC at `/jsonrpc/0`, calls one after another. Ends with what `close` does. */
export function serveUi(device: AdbDevice): { listener: Listener; close(): void } {
  const methods = methodsOf(device);
  let turn: Promise<unknown> = Promise.resolve();
  const answer = async (text: string): Promise<Answer> => {
    let id: unknown = null;
    try {
      const call = JSON.parse(text) as { id?: unknown; method?: unknown; params?: unknown };
      id = call.id ?? null;
      const method =
        typeof call.method === 'string' && Object.hasOwn(methods, call.method)
          ? methods[call.method]
          : undefined;
      if (!method) throw new RpcError(-32_601, 'method not found');
      return {
        jsonrpc: '2.0',
        id,
        result: (await method(...(Array.isArray(call.params) ? call.params : []))) ?? null,
      };
    } catch (error) {
      const [code, message] =
        error instanceof RpcError
          ? [error.code, error.message]
          : error instanceof SyntaxError
            ? [-32_700, 'JSON parse error']
            : [-32_001, `java.lang.RuntimeException: ${errorText(error)}`];
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
    listener: serving(far => {
      server.emit('connection', far);
    }),
    close: () => {
      server.closeAllConnections();
    },
  };
}
