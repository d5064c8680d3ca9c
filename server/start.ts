import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFontConfig } from '../scripts/assets/fontconfig.ts';
import { Doors, type DoorsOptions } from './adb/doors.ts';
import { buildApp, ROOT, type TapworldApp } from './app.ts';
import { LOOPBACK } from './auth.ts';
import type { SessionOptions } from './doors/openenv/sessions.ts';
import { drain } from './drain.ts';
import { ApiError } from './errors.ts';
import { RendererPool } from './renderers/pool.ts';

export interface ServerOptions {
  /** Default 8100; 0 takes a free one. */
  port?: number;
  /** Default 127.0.0.1; any other needs a token. */
  host?: string;
  /** Renderers of the pool; default three to a core. */
  renderers?: number;
  browsers?: number;
  framesInFlight?: number;
  /** MB of the step cache; 0 turns it off. Default 256. */
  stepCacheMb?: number;
  proofEvery?: number;
  token?: string;
  maxPhones?: number;
  /** Where bytes that trees refer to are kept, so that they outlive the process. */
  blobFolder?: string;
  /** Most MB of them. Default 1024. */
  maxBlobsMb?: number;
  log?: boolean;
  /** The folder of MiniWoB++ whose pages the phones’ browser shows. */
  miniwob?: string;
  /** How many sessions of OpenEnv there may be, and how long one waits for its client. */
  sessions?: SessionOptions;
  /** Gives each phone a port on which it answers ADB, on this machine unless it is told otherwise. */
  adb?: DoorsOptions;
  /** Adds what a command serves beside, for the operator alone. */
  routes?: (fastify: FastifyInstance) => void;
}

export interface RunningServer extends TapworldApp {
  url: string;
  pool: RendererPool;
  /** Answers the calls that were taken, closes sockets and browsers. Safe to call twice. */
  close(): Promise<void>;
}

/** Whether an address can be reached from this machine alone. */
const isLoopback = (host: string) => LOOPBACK.has(host) || /^127\.\d+\.\d+\.\d+$/.test(host);
const inUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** Starts a server with its renderers. Throws UNAUTHORIZED for a host beyond loopback without a token, and what `listen` throws. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  if (options.token === '') throw new ApiError('UNAUTHORIZED', 'The token is empty');
  if (!isLoopback(host) && options.token === undefined)
    throw new ApiError(
      'UNAUTHORIZED',
      `Listening on ${host} needs --token: without one the server is for this machine alone`,
    );
  const fonts = mkdtempSync(join(tmpdir(), 'tapworld-fonts-'));
  const clean = () => rmSync(fonts, { recursive: true, force: true });
  let pool: RendererPool | undefined;
  const ready = (): RendererPool => {
    if (!pool) throw new ApiError('DRAINING', 'The server is starting');
    return pool;
  };
  let app: TapworldApp | undefined;
  try {
    app = await buildApp({
      pool: {
        run: async (key, task, like, home) => ready().run(key, task, like, home),
        stats: () => ready().stats(),
      },
      token: options.token,
      maxPhones: options.maxPhones,
      proofEvery: options.proofEvery,
      blobFolder: options.blobFolder,
      blobLimit: options.maxBlobsMb === undefined ? undefined : options.maxBlobsMb * 1024 * 1024,
      log: options.log,
      routes: options.routes,
      miniwob: options.miniwob,
      sessions: options.sessions,
      ...(options.stepCacheMb === undefined ? {} : { stepCacheBytes: options.stepCacheMb * 1024 * 1024 }),
    });
    await app.fastify.listen({ port: options.port ?? 8100, host });
  } catch (error) {
    await app?.fastify.close();
    clean();
    throw error;
  }
  const { fastify, context, state } = app;
  const { port } = fastify.server.address() as AddressInfo;
  // The pages reach the server from this machine, whatever address others know it by.
  const inside = isLoopback(host)
    ? inUrl(host)
    : host === '0.0.0.0'
      ? '127.0.0.1'
      : host === '::'
        ? '[::1]'
        : inUrl(host);
  const held = (pool = new RendererPool({
    url: `http://${inside}:${port}/renderer.html?key=${context.auth.pageKey}`,
    fontConfig: writeFontConfig(ROOT, fonts),
    log: line => fastify.log.warn(line),
    ...(options.renderers === undefined ? {} : { renderers: options.renderers }),
    ...(options.browsers === undefined ? {} : { browsers: options.browsers }),
    ...(options.framesInFlight === undefined ? {} : { framesInFlight: options.framesInFlight }),
  }));
  if (options.adb) context.doors = new Doors(context, options.adb);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> =>
    (closing ??= (async () => {
      await context.doors?.close();
      await drain({ fastify, state }, held);
      clean();
    })());
  return { ...app, url: `http://${inUrl(host)}:${port}`, pool: held, close };
}
