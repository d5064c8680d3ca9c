import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Auth } from './auth.ts';
import { ApiError, errorBody, STATUS, toApiError } from './errors.ts';
import type { InFlight } from './in-flight.ts';
import { loggedUrl, type Log } from './log.ts';
import { nearest } from './nearest.ts';
import { logRefusal } from './refusals.ts';
import { addTracing } from './tracing/calls.ts';
import { compileValidator } from './validation.ts';

/** Most bytes of a body, where a call does not allow more. */
export const BODY_LIMIT = 4 * 1024 * 1024;
/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = '5';
const REQUEST_ID = 'x-request-id';
/** A caller's id that may be repeated in a header and a log. */
const SANE_ID = /^[\w.:/+=@-]{1,128}$/;

/** Fastify with the wire's errors, request ids and request log, and no routes yet. */
export function createHttp(log: Log) {
  const fastify = Fastify({
    loggerInstance: log.child({ component: 'http' }),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: false,
    forceCloseConnections: 'idle',
    // While it closes, calls are refused by `refuseWhileDraining`, with the code that the wire knows.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      void refuse(error, request as FastifyRequest, reply as FastifyReply);
    },
  }).withTypeProvider<TypeBoxTypeProvider>() as unknown as FastifyInstance;
  fastify.setValidatorCompiler(compileValidator);
  // Schemas of answers are documentation: what is sent is typed by the nouns.
  fastify.setSerializerCompiler(() => data => JSON.stringify(data));
  fastify.setErrorHandler(refuse);
  addNotFound(fastify);
  addTracing(fastify, isOperation);
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.header(REQUEST_ID, request.id);
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const { method, url, log: own } = request as FastifyRequest & { log: Log };
    if (!own.isLevelEnabled('debug')) return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    own.debug({ method, url: loggedUrl(url), status: reply.statusCode, ms }, 'request');
  });
  return fastify;
}

/** Adds who may call: no other sites, and nobody but pages that the last steps need while the server drains. */
export function addGuards(fastify: FastifyInstance, auth: Auth, inFlight: InFlight): void {
  fastify.addHook('onRequest', async request => {
    auth.sameSite(request);
    if (inFlight.draining && !isOperation(request) && !auth.isPage(request))
      throw new ApiError('DRAINING', 'The server is stopping');
  });
  fastify.addHook('preClose', async () => {
    inFlight.draining = true;
  });
}

/** Counts the calls that are being answered. */
export function addCounting(fastify: FastifyInstance, inFlight: InFlight): void {
  const ends = new WeakMap<FastifyRequest, () => void>();
  fastify.addHook('preHandler', async (request, reply) => {
    if (request.ws || isOperation(request)) return;
    const end = inFlight.begin();
    ends.set(request, end);
    reply.raw.once('close', end);
  });
  fastify.addHook('onSend', async request => {
    ends.get(request)?.();
  });
}

/** Paths that answer while the server stops. */
const OPERATIONS: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics']);
const pathOf = (request: FastifyRequest) => request.url.split('?')[0]!;
const isOperation = (request: FastifyRequest) => OPERATIONS.has(pathOf(request));

/** The caller's own id where it is sane, else a new one. */
function requestId({ headers }: IncomingMessage): string {
  const requested = headers[REQUEST_ID];
  return typeof requested === 'string' && SANE_ID.test(requested) ? requested : randomUUID();
}

/** Answers with the wire's error for what was thrown, and logs it. */
function refuse(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = toApiError(thrown);
  logRefusal(
    request.log.child({ method: request.method, url: loggedUrl(request.url) }) as Log,
    thrown,
    error,
  );
  void reply.header(REQUEST_ID, request.id);
  if (error.code === 'CAPACITY_REACHED' || error.code === 'DRAINING')
    void reply.header('retry-after', RETRY_AFTER);
  // What the caller can quote; the log has the rest.
  const details =
    error.code === 'INTERNAL'
      ? { ...(error.details as object | undefined), requestId: request.id }
      : error.details;
  return reply.code(STATUS[error.code]).send(errorBody(new ApiError(error.code, error.message, details)));
}

/** Adds how bodies are read. A gateway, which passes them on, has none of it. */
export function addParsers(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser('text/plain');
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser(
    ['application/json', 'application/json-patch+json'],
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body as string, done);
    },
  );
  // An empty POST body means `{}`.
  fastify.addHook('preValidation', async request => {
    const isEmpty = request.body === undefined || request.body === null;
    if (request.method === 'POST' && isEmpty && !request.headers['content-length']?.match(/[1-9]/))
      request.body = {};
  });
}

interface Route {
  method: string;
  url: string;
}

/** Answers unknown addresses: with the methods of a path that has others, else with the routes most like it. */
function addNotFound(fastify: FastifyInstance): void {
  const routes: Route[] = [];
  const documented: Route[] = [];
  fastify.addHook('onRoute', ({ method, url, schema }: RouteOptions) => {
    for (const each of [method].flat()) {
      if (each === 'HEAD') continue;
      routes.push({ method: each, url });
      if (schema && !schema.hide && url.startsWith('/v1/')) documented.push({ method: each, url });
    }
  });
  fastify.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const fitting = routes.filter(({ url }) => fits(url, path)).map(({ method }) => method);
    const methods = [...new Set(fitting)].sort();
    if (methods.length > 0 && !methods.includes(request.method)) {
      void reply.header('allow', methods.join(', '));
      const message = `${path} has no ${request.method}; it has ${methods.join(', ')}`;
      return refuse(new ApiError('METHOD_NOT_ALLOWED', message), request, reply);
    }
    const target = path.startsWith('/v1/') ? path : `/v1${path}`;
    const near = nearest(target, documented, ({ url }) => filled(url, target));
    const names = near.map(({ method, url }) => `${method} ${url}`);
    const hint = names.length > 0 ? `; did you mean ${names.join(', ')}?` : '.';
    const message = `No ${request.method} ${path}${hint} All routes are at /docs.`;
    return refuse(new ApiError('NOT_FOUND', message), request, reply);
  });
}

/** Whether a path has the form of a route, such as `/v1/phones/:id`. Routes with wildcards are files and fit nothing. */
function fits(route: string, path: string): boolean {
  const parts = path.split('/');
  const pattern = route.split('/');
  if (route.includes('*') || parts.length !== pattern.length) return false;
  return pattern.every((part, i) => part === parts[i] || (part.startsWith(':') && parts[i] !== ''));
}

/** A route with the path's own parts for its parameters. */
function filled(route: string, path: string): string {
  const parts = path.split('/');
  return route
    .split('/')
    .map((part, i) => (part.startsWith(':') ? (parts[i] ?? part) : part))
    .join('/');
}
