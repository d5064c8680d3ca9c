import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { ApiError } from '../errors.ts';
import type { Context } from './context.ts';

/** What a renderer's page loads: the build, the apps' metadata, world data by content, pictures and icons. Open to everyone: it holds nothing of any phone. */
export const staticRoutes = (context: Context, root: string): FastifyPluginAsync => async app => {
  const forever = { immutable: true, maxAge: '365d' };
  if (existsSync(join(root, 'dist'))) await app.register(fastifyStatic, { root: join(root, 'dist'), prefix: '/', wildcard: false, index: false, cacheControl: true, ...forever });
  for (const folder of ['pictures', 'icons']) {
    if (existsSync(join(root, 'assets', folder))) await app.register(fastifyStatic, { root: join(root, 'assets', folder), prefix: `/${folder}/`, decorateReply: false, ...forever });
  }
  app.get('/boot.json', { schema: { hide: true } }, async () => context.bootJson());
  app.get('/worlds/:file', { schema: { hide: true, params: Type.Object({ file: Type.String() }) } }, async (request, reply) => {
    const wanted = (request.params as { file: string }).file.replace(/\.json$/, '');
    const { world } = context.phones;
    const app = Object.keys(world.apps).find(id => world.apps[id] === wanted);
    if (!app) throw new ApiError('NOT_FOUND', `No world data ${wanted}`);
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('application/json').send(JSON.stringify(world.tree.apps[app]));
  });
};
