import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { tracer } from './spans.ts';

const spans = new WeakMap<object, Span>();

/** The context of a call's own span, for what is done on its behalf. */
function contextOf(request: FastifyRequest): Context {
  const span = spans.get(request.raw);
  return span ? trace.setSpan(context.active(), span) : context.active();
}

/**
 * Adds a span to each call that is not one of `untraced`, by the conventions for HTTP servers: a child of the caller's, where it sends a
 * `traceparent`. Messages of sockets have spans of their own.
 */
export function addTracing(fastify: FastifyInstance, untraced: (request: FastifyRequest) => boolean): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.headers.upgrade !== undefined || untraced(request)) return;
    const span = startSpan(request);
    spans.set(request.raw, span);
    reply.raw.once('close', () => end(span, reply));
  });
  // Reading the body loses the context of the hooks before it.
  fastify.addHook('preHandler', (request, _reply, done) => {
    context.with(contextOf(request), done);
  });
}

function startSpan({ method, url, routeOptions, headers, id }: FastifyRequest): Span {
  const route = routeOptions.url;
  return tracer().startSpan(
    route === undefined ? method : `${method} ${route}`,
    {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': method,
        // What stands behind the question mark may hold secrets.
        'url.path': url.split('?')[0]!,
        'http.request.header.x-request-id': id,
        ...(route === undefined ? {} : { 'http.route': route }),
      },
    },
    propagation.extract(ROOT_CONTEXT, headers),
  );
}

function end(span: Span, { statusCode, raw }: FastifyReply): void {
  span.setAttribute('http.response.status_code', statusCode);
  if (statusCode >= 500) {
    span.setAttribute('error.type', String(statusCode));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  if (!raw.writableFinished) span.setAttribute('error.type', 'CANCELLED');
  span.end();
}

/** Headers with which the server that a call is passed to adds its spans to this one’s. */
export function withTrace(request: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const carried = { ...headers };
  propagation.inject(contextOf(request), carried);
  return carried;
}
