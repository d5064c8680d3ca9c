import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Context } from './context.ts';

const Sha = Type.Object({ sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) });
const Draw = Type.Object({
  draw: Type.Optional(Type.Literal('1', { description: 'The bytes are a snapshot: its picture instead.' })),
});
const LIMIT = 64 * 1024 * 1024;

/** Bytes by content. */
export const blobRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async app => {
    // Whatever its type says, a body is bytes here, JSON too: it is kept as it was sent.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    app.get(
      '/v1/blobs/:sha256',
      {
        onRequest: async request => context.auth.reader(request),
        schema: { tags: ['blobs'], summary: 'Bytes that a tree refers to', params: Sha, querystring: Draw },
      },
      async (request, reply) => {
        const { sha256 } = request.params;
        if (request.query.draw)
          return reply
            .header('cache-control', 'private, max-age=3600')
            .type('image/png')
            .send(await context.snapshotRenderer.picture(sha256));
        const { bytes, mime } = await context.blobs.get(sha256);
        const etag = `"${sha256}"`;
        // Bytes that anyone put here must not run as a page of this server.
        void reply.headers({
          etag,
          'cache-control': 'private, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': 'sandbox',
        });
        return request.headers['if-none-match'] === etag
          ? reply.code(304).send()
          : reply.type(mime).send(bytes);
      },
    );
    app.put(
      '/v1/blobs/:sha256',
      {
        bodyLimit: LIMIT,
        onRequest: async request => context.auth.operator(request),
        schema: { tags: ['blobs'], summary: 'Keep bytes', params: Sha },
      },
      async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await context.blobs.put(
          request.params.sha256,
          bytes,
          request.headers['content-type'] ?? 'application/octet-stream',
        );
        return reply.code(204).send();
      },
    );
  };
