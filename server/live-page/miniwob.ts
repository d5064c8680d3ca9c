import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { ApiError } from '../errors.ts';
import type { Context } from '../routes/context.ts';

const PREFIX = '/miniwob/';
/** Runs before a page's own scripts. */
const FIRST = `<script>${readFileSync(new URL('page.js', import.meta.url), 'utf8')}</script>`;

/** The folder under which the pages of MiniWoB++ lie, and their names. */
export interface Miniwob {
  root: string;
  names: string[];
}

/** Finds the pages in a folder of MiniWoB++: its `html` folder, or one that holds it. Throws MINIWOB_MISSING. */
export function openMiniwob(folder: string): Miniwob {
  for (const root of [folder, join(folder, 'html'), join(folder, 'miniwob', 'html')].map(f => resolve(f))) {
    if (!existsSync(join(root, 'core', 'core.js')) || !existsSync(join(root, 'miniwob'))) continue;
    const names = readdirSync(join(root, 'miniwob'))
      .filter(f => f.endsWith('.html'))
      .map(f => f.slice(0, -'.html'.length))
      .filter(n => /^[a-z0-9-]+$/.test(n))
      .sort();
    if (names.length > 0) return { root, names };
  }
  throw Object.assign(
    new Error(
      `${folder} holds no MiniWoB++: name its html folder, with core/core.js and miniwob/*.html in it`,
    ),
    { code: 'MINIWOB_MISSING' },
  );
}

/** A page with ours before its own scripts. */
export function withClock(html: string): string {
  const at = /<head[^>]*>/i.exec(html);
  return at
    ? html.slice(0, at.index + at[0].length) + FIRST + html.slice(at.index + at[0].length)
    : FIRST + html;
}

/** The pages and what they load, for the pages that draw phones. */
export const miniwobRoutes =
  (context: Context, root: string): FastifyPluginAsync =>
  async app => {
    app.addHook('onRequest', async request => context.auth.reader(request));
    app.addHook('preHandler', async (request, reply) => {
      const path = decodeURIComponent(request.url.split('?')[0]!).slice(PREFIX.length);
      if (!path.endsWith('.html')) return;
      const [file, base] = await Promise.all([realpath(join(root, path)), realpath(root)]).catch(() => {
        throw new ApiError('NOT_FOUND', `No page ${path}`);
      });
      if (relative(base, file).startsWith('..')) throw new ApiError('NOT_FOUND', `No page ${path}`);
      await reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(withClock(await readFile(file, 'utf8')));
    });
    await app.register(fastifyStatic, {
      root,
      prefix: PREFIX,
      decorateReply: false,
      index: false,
      cacheControl: true,
      maxAge: '1d',
    });
  };
