import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { ApiError } from '../errors.ts';
import type { Context } from './context.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * What a page loads: the build, the apps' metadata, world data by content (`base` is the phone without its apps), pictures, icons and fonts. The build is open to everyone; what tells of
 * the phones' base data is for the operator and for the pages that draw.
 */
export const staticRoutes =
  (context: Context, root: string): FastifyPluginAsync =>
  async app => {
    app.addHook('onRequest', async (request, reply) => {
      const cookie = context.auth.cookieFor(request.query as Record<string, unknown>);
      if (cookie !== undefined) void reply.header('set-cookie', cookie);
    });
    const dist = join(root, 'dist');
    if (existsSync(dist)) {
      await app.register(fastifyStatic, {
        root: dist,
        prefix: '/',
        wildcard: false,
        index: ['index.html'],
        cacheControl: false,
        // The names in assets/ hold a hash of what is in them; a page's own name does not.
        setHeaders: (reply, path) => {
          void reply.header('cache-control', path.startsWith(join(dist, 'assets')) ? FOREVER : 'no-cache');
        },
      });
    }
    for (const folder of ['pictures', 'icons', 'fonts']) {
      if (existsSync(join(root, 'assets', folder)))
        await app.register(fastifyStatic, {
          root: join(root, 'assets', folder),
          prefix: `/${folder}/`,
          decorateReply: false,
          index: false,
          cacheControl: true,
          maxAge: '365d',
        });
    }
    const reader = {
      onRequest: async (request: Parameters<typeof context.auth.reader>[0]) => context.auth.reader(request),
    };
    app.get('/boot.json', { ...reader, schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('application/json').send(context.bootJson),
    );
    const { world } = context.phones;
    app.get(
      '/worlds/:file',
      { ...reader, schema: { hide: true, params: Type.Object({ file: Type.String() }) } },
      async (request, reply) => {
        const wanted = (request.params as { file: string }).file.replace(/\.json$/, '');
        if (wanted === 'base') {
          const { apps: _, ...bare } = world.tree;
          return reply.header('cache-control', 'no-cache').type('application/json').send(world.text.of(bare));
        }
        const id = Object.keys(world.apps).find(app => world.apps[app] === wanted);
        if (id === undefined) throw new ApiError('NOT_FOUND', `No world data ${wanted}`);
        return reply
          .header('cache-control', FOREVER)
          .type('application/json')
          .send(world.text.of(world.tree.apps[id]));
      },
    );
  };
