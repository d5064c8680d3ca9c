import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { LONGEST_ANSWER_MS } from '../../src/protocol/wire/times.ts';
import { refuseForeignPage } from '../auth.ts';
import { ApiError, errorBody, STATUS } from '../errors.ts';
import { createHttp } from '../http.ts';
import type { Log } from '../log.ts';
import { withTrace } from '../tracing/calls.ts';
import type { Store } from '../store/store.ts';
import { Bodies } from './body.ts';
import { Directory } from './directory.ts';
import { CELL_HEADER } from '../store/serving.ts';
import { addGatewayMetrics } from './metrics.ts';
import { routeOf, type Route } from './routing.ts';

export interface GatewayOptions {
  store: Store;
  log: Log;
  /** How often it looks which cells live, in ms. Default 1,000. */
  refreshMs?: number;
  /** Most bytes of bodies that it holds at once, while it reads where they go and waits for their answers. Default 256 MB. */
  heldBytes?: number;
}

const REFRESH_MS = 1_000;
/** Any number of calls to a cell: hundreds of steps may wait there for pages, and others must not wait for those. */
const CELL_CALLS = { connections: null, headersTimeout: LONGEST_ANSWER_MS } as const;
/** Lists that every cell has a part of. */
const LISTS: readonly string[] = ['/v1/phones', '/v1/episodes'];

const noCell = (): ApiError =>
  new ApiError('CAPACITY_REACHED', 'No cell lives: start one with `tapworld serve --store URL --cell NAME`');

/**
 * One address for the cells that share a store. It holds no state: any number of gateways may stand side by side. A cell that dies is
 * left out once its last sign has expired; until then its calls are refused with CAPACITY_REACHED, and may be sent again.
 */
export async function buildGateway({
  store,
  log,
  refreshMs = REFRESH_MS,
  heldBytes,
}: GatewayOptions): Promise<FastifyInstance> {
  const directory = new Directory(store);
  await directory.refresh();
  const fastify = createHttp(log);
  // Bodies pass as they are.
  fastify.removeAllContentTypeParsers();
  const refresh = setInterval(() => {
    directory
      .refresh()
      .catch((err: unknown) => log.warn({ err }, 'the store could not be read: the last cells stay'));
  }, refreshMs).unref();
  fastify.addHook('onClose', async () => clearInterval(refresh));
  const bodies = new Bodies(heldBytes);
  fastify.addHook('onResponse', async request => bodies.release(request));
  const chosen = new WeakMap<FastifyRequest, Route>();
  const count = addGatewayMetrics(
    fastify,
    { cells: () => directory.open.length, heldBytes: () => bodies.bytes },
    request => chosen.get(request)?.cell,
  );

  fastify.get('/health', async () => ({ status: 'healthy' }));
  fastify.get('/ready', async (_, reply) => {
    const cells = directory.open.map(({ cell }) => cell);
    return reply.code(cells.length > 0 ? 200 : 503).send({ ready: cells.length > 0, cells });
  });
  for (const path of LISTS) fastify.get(path, request => listOf(directory, path, request));
  await fastify.register(proxy, {
    // Each call has its own.
    upstream: '',
    websocket: true,
    undici: CELL_CALLS,
    // Who sends a call again is the client, which has its key.
    maxRetriesOn503: 0,
    retryMethods: [],
    // It logs each call twice otherwise.
    logLevel: 'warn',
    wsClientOptions: socketOptions,
    preHandler: async (request, reply) => {
      // A socket's cell does not see which page opened it.
      if (request.headers.upgrade !== undefined) refuseForeignPage(request);
      const { id, cell } = await routeOf(directory, bodies, request).catch((thrown: unknown) => {
        // The rest of its body is not read.
        if (request.body instanceof Readable && !request.body.readableEnded)
          void reply.header('connection', 'close');
        throw thrown;
      });
      if (!cell) throw noCell();
      chosen.set(request, { id, cell });
    },
    replyOptions: {
      getUpstream: request => chosen.get(request as FastifyRequest)!.cell.url,
      // Bearer tokens are for the cells; a cell knows its callers by them.
      rewriteRequestHeaders: (request, headers) => withTrace(request as FastifyRequest, headers),
      onResponse: (request, reply, answer) => {
        const { headers, stream } = answer as unknown as {
          headers: Record<string, string | undefined>;
          stream: Readable;
        };
        const cell = headers[CELL_HEADER];
        const { id } = chosen.get(request as FastifyRequest)!;
        // The next time that the call is sent, it goes there.
        if (cell !== undefined && id !== undefined) directory.learn(id, cell);
        void (reply as unknown as FastifyReply).send(stream);
      },
      onError: (given, { error }) => {
        const reply = given as unknown as FastifyReply;
        const { cell } = chosen.get(reply.request)!.cell;
        count.unreachable(cell);
        log.warn({ err: error, cell }, 'a cell does not answer');
        refuse(reply);
      },
    },
  });
  return fastify;
}

/** By itself the proxy passes none of a socket's headers but its cookie. */
const socketOptions = {
  headers: {},
  rewriteRequestHeaders: (_: object, { headers }: FastifyRequest) => socketHeaders(headers),
};

/** Headers of a socket's upgrade that its cell reads. */
const socketHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  picked(headers, ['accept', 'cookie', ...CREDENTIALS]);

/** Headers by which a cell knows its caller. */
const CREDENTIALS = ['authorization', 'x-api-key'];

/** Some of the headers, as far as they were sent. */
const picked = (headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap(name => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** The lists of all cells, one after the other. Rejects with what a cell refuses it for. */
async function listOf(directory: Directory, path: string, request: FastifyRequest): Promise<unknown[]> {
  const headers = picked(request.headers, CREDENTIALS);
  const parts = await Promise.all(
    directory.cells.map(async ({ url, cell }) => {
      const answer = await fetch(url + path, { headers }).catch(() => {
        throw noAnswer();
      });
      const body = (await answer.json()) as unknown[] & {
        error?: { code: keyof typeof STATUS; message: string };
      };
      // Its part of the list is with whoever goes on with its phones.
      if (body.error?.code === 'DRAINING') throw noAnswer();
      if (body.error) throw new ApiError(body.error.code, `Cell ${cell}: ${body.error.message}`);
      return body;
    }),
  );
  return parts.flat();
}

/** A cell that does not answer has died, or is about to be known as dead. */
const noAnswer = (): ApiError =>
  new ApiError(
    'CAPACITY_REACHED',
    'The cell of this call does not answer. If it has died, another one takes over within seconds: send the call again',
  );

function refuse(reply: FastifyReply): void {
  const refusal = noAnswer();
  const body = Readable.from([JSON.stringify(errorBody(refusal))]);
  void reply.code(STATUS[refusal.code]).header('retry-after', '1').type('application/json').send(body);
}
