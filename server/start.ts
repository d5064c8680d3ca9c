import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFontConfig } from '../scripts/assets/fontconfig.ts';
import { buildApp, ROOT, type TapworldApp } from './app.ts';
import { ApiError } from './errors.ts';
import { RendererPool } from './renderers/pool.ts';

export interface ServerOptions {
  /** Default 8100; 0 takes a free one. */
  port?: number;
  /** Default 127.0.0.1; any other needs a token. */
  host?: string;
  /** Renderers of the pool; default twice the cores. */
  renderers?: number;
  browsers?: number;
  framesInFlight?: number;
  /** MB of the step cache; 0 turns it off. Default 256. */
  stepCacheMb?: number;
  proofEvery?: number;
  token?: string;
  maxPhones?: number;
  log?: boolean;
}

export interface RunningServer extends TapworldApp {
  url: string;
  pool: RendererPool;
  /** Finishes the steps in flight, closes sockets and browsers. Safe to call twice. */
  close(): Promise<void>;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

/** Starts a server with its renderers. Throws UNAUTHORIZED for a host beyond loopback without a token, and BROWSER_MISSING. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  if (!LOOPBACK.has(host) && options.token === undefined) throw new ApiError('UNAUTHORIZED', `Listening on ${host} needs --token: without one the server is for this machine alone`);
  const fonts = mkdtempSync(join(tmpdir(), 'tapworld-fonts-'));
  let pool: RendererPool | undefined;
  const lazy: Pick<RendererPool, 'run' | 'stats'> = {
    run: (key, task) => pool!.run(key, task),
    stats: () => pool!.stats(),
  };
  const app = await buildApp({
    pool: lazy, token: options.token, maxPhones: options.maxPhones, proofEvery: options.proofEvery, log: options.log,
    ...(options.stepCacheMb === undefined ? {} : { stepCacheBytes: options.stepCacheMb * 1024 * 1024 }),
  });
  await app.fastify.listen({ port: options.port ?? 8100, host });
  const { port } = app.fastify.server.address() as AddressInfo;
  const inside = LOOPBACK.has(host) ? host : '127.0.0.1';
  pool = new RendererPool({
    url: `http://${inside}:${port}/renderer.html`, fontConfig: writeFontConfig(ROOT, fonts), log: line => app.fastify.log.warn(line),
    ...(options.renderers === undefined ? {} : { renderers: options.renderers }), ...(options.browsers === undefined ? {} : { browsers: options.browsers }), ...(options.framesInFlight === undefined ? {} : { framesInFlight: options.framesInFlight }),
  });
  const held = pool;
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => closing ??= (async () => {
    app.state.draining = true;
    await held.drain();
    for (const client of app.fastify.websocketServer.clients) client.terminate();
    await app.fastify.close();
    rmSync(fonts, { recursive: true, force: true });
  })();
  return { ...app, url: `http://${host}:${port}`, pool: held, close };
}
