import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { requireOperator, type Context } from './context.ts';

const Sha = Type.Object({ sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) });

/** Bytes by content. Reading is open: renderers show them, and a hash tells nothing. */
export const blobRoutes = (context: Context): FastifyPluginAsyncTypebox => async app => {
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 * 1024 }, (_request, body, done) => done(null, body));
  app.get('/v1/blobs/:sha256', { schema: { tags: ['blobs'], summary: 'Bytes that a tree refers to', params: Sha } }, async (request, reply) => {
    const { bytes, mime } = context.blobs.get(request.params.sha256);
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(mime).send(bytes);
  });
  app.put('/v1/blobs/:sha256', { bodyLimit: 64 * 1024 * 1024, onRequest: async request => requireOperator(context, request), schema: { tags: ['blobs'], summary: 'Keep bytes', params: Sha } }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.from(JSON.stringify(request.body));
    context.blobs.put(request.params.sha256, body, request.headers['content-type'] ?? 'application/octet-stream');
    return reply.code(204).send();
  });
};
