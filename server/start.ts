import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFontConfig } from './renderers/fontconfig.ts';
import type { AdbEndpointsOptions } from './adb/endpoints.ts';
import { buildApp, ROOT, type TapworldApp } from './app.ts';
import { LOOPBACK } from './auth.ts';
import { thisBuild } from '../bench/tasks/versions.ts';
import type { SessionOptions } from './adapters/openenv/sessions.ts';
import type { TaskSource } from './episodes/tasks.ts';
import { drain } from './drain.ts';
import { OptionError } from './errors.ts';
import { SILENT, type Log } from './log.ts';
import type { LogKeeper } from './log-tail.ts';
import { RendererPool } from './renderers/pool.ts';
import type { Store } from './store/store.ts';

export interface ServerOptions {
  /** Default 8100; 0 takes a free one. */
  port?: number;
  /** Default 127.0.0.1; any other needs a token. */
  host?: string;
  /** Renderers of the pool; default two to a core. */
  renderers?: number;
  browsers?: number;
  framesInFlight?: number;
  /** Pixels to a point that pictures are mostly asked at: others cost more. Default 3, that of a phone's screen. */
  scale?: number;
  /** Phones that each renderer keeps mounted. Default 8, less where memory is short. */
  views?: number;
  /** Steps that may wait for a renderer. Default 10,000; more are refused with CAPACITY_REACHED. */
  maxQueue?: number;
  /** MB of the step cache; 0 turns it off. Default 256. */
  stepCacheMb?: number;
  proofEvery?: number;
  /** Pictures that are held beside the step cache, to be given again for equal screens. Default 0; for proofs. */
  heldPictures?: number;
  token?: string;
  /** Most phones at a time. Default 10,000. */
  maxPhones?: number;
  /** Where bytes that trees refer to are kept, so that they outlive the process. */
  blobFolder?: string;
  /** Most MB of them. Default 1024. */
  maxBlobsMb?: number;
  /** Where every part logs to. Default: nowhere. */
  log?: Log;
  /** What keeps the last lines of that log. Default: nothing does. */
  logKeeper?: LogKeeper;
  /** Draws a phone as soon as the server listens, so that it is ready before the first call. Default false: when `/ready` is first asked. */
  warmUp?: boolean;
  /** How long calls that were accepted may take once the server stops, in ms. Default 20,000. */
  drainMs?: number;
  /** The folder of MiniWoB++ whose pages the phones’ browser shows. */
  miniwob?: string;
  /** How many sessions of OpenEnv there may be, and how long one waits for its client. */
  sessions?: SessionOptions;
  /** Gives each phone a port on which it answers ADB, on this machine unless it is told otherwise. */
  adb?: AdbEndpointsOptions;
  /** Default: the templates of bench/tasks. */
  tasks?: TaskSource;
  /** Where phones and episodes are kept beyond the process, and brought back from. The caller closes it. Default: nowhere. */
  store?: Store;
  /** This server’s name among those that share a store; its ids begin with it. */
  cell?: string;
  /** Where gateways reach this server. Default: where it listens. */
  cellUrl?: string;
  /** Whether an answer waits until the store has what the call changed. Default false. */
  durable?: boolean;
  /** Adds what a command serves beside, for the operator alone. */
  routes?: (fastify: FastifyInstance) => void;
}

export interface RunningServer extends TapworldApp {
  url: string;
  pool: RendererPool;
  /**
   * Answers the calls that were accepted, closes sockets and browsers. Gives whether all ended before the deadline; if not, browsers may
   * run until the process ends. Safe to call twice.
   */
  close(): Promise<boolean>;
}

/** Whether an address can be reached from this machine alone. */
const isLoopback = (host: string) => LOOPBACK.has(host) || /^127\.\d+\.\d+\.\d+$/.test(host);
const inUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** Where pages on this machine reach a server that listens on `host`. */
function insideHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return inUrl(host === '::' ? '::1' : host);
}

const portOf = ({ fastify }: TapworldApp): number => (fastify.server.address() as AddressInfo).port;

/** Starts a server with its renderers. Throws INVALID_OPTION for a host beyond loopback without a token, and what `listen` throws. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 8100, token, log = SILENT } = options;
  if (token === '') throw new OptionError('The token is empty');
  if (!isLoopback(host) && token === undefined)
    throw new OptionError(
      `Listening on ${host} needs --token: without one the server is for this machine alone`,
    );
  const fonts = mkdtempSync(join(tmpdir(), 'tapworld-fonts-'));
  const removeFonts = () => rmSync(fonts, { recursive: true, force: true });
  let app: TapworldApp | undefined;
  try {
    // Pages open when the first phone is drawn, which is after the server listens.
    const pageUrl = () =>
      `http://${insideHost(host)}:${portOf(app!)}/renderer.html?key=${app!.context.auth.pageKey}`;
    const pool = new RendererPool({
      url: pageUrl,
      fontConfig: writeFontConfig(ROOT, fonts),
      log: log.child({ component: 'renderers' }),
      ...optional('renderers', options.renderers),
      ...optional('browsers', options.browsers),
      ...optional('framesInFlight', options.framesInFlight),
      ...optional('views', options.views),
      ...optional('scale', options.scale),
      ...optional('maxQueue', options.maxQueue),
    });
    app = await buildApp({
      pool,
      token,
      maxPhones: options.maxPhones,
      proofEvery: options.proofEvery,
      blobFolder: options.blobFolder,
      blobLimit: options.maxBlobsMb === undefined ? undefined : options.maxBlobsMb * 1024 * 1024,
      log,
      logKeeper: options.logKeeper,
      routes: options.routes,
      store: options.store,
      cell: options.cell,
      durable: options.durable,
      tasks: options.tasks,
      miniwob: options.miniwob,
      sessions: options.sessions,
      adb: options.adb,
      heldPictures: options.heldPictures,
      ...(options.stepCacheMb === undefined ? {} : { stepCacheBytes: options.stepCacheMb * 1024 * 1024 }),
    });
    await app.fastify.listen({ port, host });
    const url = `http://${inUrl(host)}:${portOf(app)}`;
    await app.context.persistence?.announce(options.cellUrl ?? url);
    return running(app, pool, url, options, removeFonts);
  } catch (error) {
    await app?.fastify.close();
    removeFonts();
    throw error;
  }
}

const optional = <K extends string, V>(key: K, value: V | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [key in K]?: V };

function running(
  app: TapworldApp,
  pool: RendererPool,
  url: string,
  { drainMs, warmUp }: ServerOptions,
  cleanUp: () => void,
): RunningServer {
  // Now, so that they are those of the sources that run.
  thisBuild().catch(() => {});
  if (warmUp) void app.readiness.warmUp();
  let closing: Promise<boolean> | undefined;
  const close = () => {
    closing ??= (async () => {
      await app.doors?.close();
      const isClean = await drain(app, pool, { deadlineMs: drainMs });
      cleanUp();
      return isClean;
    })();
    return closing;
  };
  return { ...app, url, pool, close };
}
