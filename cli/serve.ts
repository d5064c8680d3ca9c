import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIPv4, isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { AdbEndpointsOptions } from '../server/adb/endpoints.ts';
import type { Log } from '../server/log.ts';
import type { LogKeeper } from '../server/log-tail.ts';
import type { ServerOptions } from '../server/start.ts';
import { defined } from './defined.ts';
import { CliError, usage } from './errors.ts';
import { requireBuilt } from './host.ts';
import { between, queueOption, secret, whole, type CommandSpec } from './program.ts';
import { stopRequested } from './stop.ts';
import { openTracing } from './tracing.ts';
import { DEFAULT_STORE, openServerStore, type OpenedStore } from './store.ts';

interface Options {
  port: number;
  host: string;
  renderers?: number;
  views?: number;
  scale?: number;
  stepCache?: number;
  blobs?: string;
  maxBlobs?: number;
  miniwob?: string;
  adb?: number | true;
  adbHost: string;
  adbKeys?: string;
  adbServer?: number;
  consoleToken?: string;
  maxSessions?: number;
  resumeWait: number;
  token?: string;
  store?: string;
  queue?: string;
  cell?: string;
  cellUrl?: string;
  durable?: true;
  maxPhones?: number;
  maxQueue?: number;
  drainTimeout: number;
  logLevel: string;
  logFile?: string;
  runs: string;
  json?: boolean;
}

/** Whether only this machine can reach an address. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** The keys of a file. Throws USAGE for a file that is missing, empty, or of another kind. */
export async function keysOf(file: string): Promise<KeyObject[]> {
  const { readKeys } = await import('../server/adb/auth.ts');
  try {
    const keys = readKeys(readFileSync(file, 'utf8'));
    if (keys.length === 0) throw new Error('It is empty');
    return keys;
  } catch (error) {
    throw usage(`--adb-keys ${file}: ${(error as Error).message}`);
  }
}

/** The log of a server, whose last lines `keeper` keeps. Throws USAGE for an unknown level, and for a file that cannot be written. */
async function openServerLog(level: string, file: string | undefined, keeper: LogKeeper): Promise<Log> {
  const { isLogLevel, LOG_LEVELS, openLog } = await import('../server/log.ts');
  if (!isLogLevel(level)) throw usage(`--log-level ${level} is none of ${LOG_LEVELS.join(', ')}`);
  try {
    return openLog({ level, keeper, ...(file === undefined ? {} : { file }) });
  } catch (error) {
    throw usage(`--log-file ${file} cannot be written: ${(error as Error).message}`);
  }
}

const isAddress = (host: string) => host === 'localhost' || isIPv4(host) || isIPv6(host);

/** Throws USAGE for invalid addresses, for ports that other machines could use without a secret, and for options of ADB without --adb. */
function demandReachable({ host, token, adb, adbHost, adbKeys, adbServer, consoleToken }: Options): void {
  if (!isAddress(host)) throw usage(`--host ${host} is not an address`);
  if (token === undefined && !isLoopback(host))
    throw usage(`--host ${host} can be reached from other machines: give a --token`);
  if (token === '') throw usage('--token is empty');
  if (!isAddress(adbHost)) throw usage(`--adb-host ${adbHost} is not an address`);
  if (!isLoopback(adbHost) && adbKeys === undefined)
    throw usage(
      `--adb-host ${adbHost} can be reached from other machines: give --adb-keys, since whoever reaches a port has its phone`,
    );
  if (adb === undefined && (adbServer !== undefined || consoleToken !== undefined))
    throw usage(
      `--${adbServer !== undefined ? 'adb-server' : 'console-token'} is for phones that answer adb: give --adb too`,
    );
  if (consoleToken !== undefined && !/^\S+$/.test(consoleToken))
    throw usage('--console-token has to be one word, which is not empty');
}

/** The server's options for a command line. */
function serverOptions(
  options: Options,
  keys: KeyObject[] | undefined,
  log: Log,
  { store, blobs }: OpenedStore,
): ServerOptions {
  const { port, host, renderers, views, scale, token, miniwob, maxPhones, maxQueue, cell, cellUrl, durable } =
    options;
  return {
    port,
    host,
    ...defined({
      renderers,
      views,
      scale,
      token,
      miniwob,
      maxPhones,
      maxQueue,
      stepCacheMb: options.stepCache,
      store,
      cell,
      cellUrl,
      durable,
      blobFolder: options.blobs ?? blobs,
      maxBlobsMb: options.maxBlobs,
    }),
    drainMs: 1_000 * options.drainTimeout,
    log,
    warmUp: true,
    sessions: { maxSessions: options.maxSessions, resumeMs: 1_000 * options.resumeWait },
    ...(options.adb === undefined ? {} : { adb: adbOptions(options, options.adb, keys) }),
  };
}

const adbOptions = (
  { adbHost, adbServer, consoleToken }: Options,
  port: number | true,
  keys: KeyObject[] | undefined,
): AdbEndpointsOptions => ({
  host: adbHost,
  ...defined({ first: port === true ? undefined : port, keys, adbServer, consoleToken }),
});

/** Why a server did not start, as the command reports it. */
function startError(error: NodeJS.ErrnoException, { port, host }: Options): Error {
  if (error.code === 'MINIWOB_MISSING') return usage(error.message);
  if (error.code !== 'EADDRINUSE') return error;
  return new CliError(
    'PORT_IN_USE',
    `Port ${port} of ${host} is taken: give another --port, or 0 for a free one`,
  );
}

export const serve: CommandSpec = {
  name: 'serve',
  describe: 'hosts phones over HTTP until it is stopped',
  shape: command =>
    command
      .option('--port <number>', 'port to listen on; 0 takes a free one', whole(0, 65_535), 8100)
      .option('--host <address>', 'address to listen on', '127.0.0.1')
      .option('--renderers <number>', 'pages that draw phones (default: two to a core)', whole(1, 512))
      .option(
        '--scale <number>',
        'pixels to a point that pictures are mostly asked at: others cost more (default: 3)',
        between(0.25, 4),
      )
      .option(
        '--views <number>',
        'phones that each page keeps mounted (default: 8, less where memory is short)',
        whole(1, 64),
      )
      .option(
        '--step-cache <MB>',
        'memory for steps that were taken before; 0 for none (default 256)',
        whole(0, 1_000_000),
      )
      .addOption(
        secret(
          '--store <url>',
          `where phones and episodes outlive the server: lmdb:FOLDER or redis://HOST:PORT; memory: keeps nothing ` +
            `(default: ${DEFAULT_STORE})`,
          'TAPWORLD_STORE',
        ),
      )
      .addOption(queueOption('the Redis of a queue, which the studio then shows'))
      .option('--cell <name>', 'name of this server among those that share a store; its ids begin with it')
      .option('--cell-url <url>', 'where a gateway reaches this server (default: where it listens)')
      .option('--durable', 'answers calls that change something once the store has it')
      .option(
        '--blobs <folder>',
        'folder in which bytes that phones refer to outlive the server (default: that of the store)',
      )
      .option(
        '--max-blobs <MB>',
        'room for bytes that phones refer to, in memory or in that folder (default 1024)',
        whole(1, 1_000_000),
      )
      .option(
        '--miniwob <folder>',
        'pages of MiniWoB++ (its html folder), for the browser and the suite miniwob',
      )
      .option(
        '--adb [port]',
        'a port for each phone to answer adb on: this one (5555), and every other one from there',
        whole(0, 65_535),
      )
      .option(
        '--adb-host <address>',
        'address of those ports; beyond this machine only with --adb-keys',
        '127.0.0.1',
      )
      .option(
        '--adb-keys <file>',
        'public keys of which an adb must have one, a key a line, as ~/.android/adbkey.pub holds one',
      )
      .option(
        '--adb-server <port>',
        'tells the adb server on this port, 5037 by default of adb, of each phone on an odd port as of an emulator',
        whole(1, 65_535),
      )
      .option(
        '--console-token <secret>',
        'what clients of a phone’s console, on the port below an odd one, have to tell it',
      )
      .option('--runs <folder>', 'folder of the runs, trainings and recordings that the studio shows', 'runs')
      .option(
        '--max-sessions <number>',
        'most sessions of OpenEnv at a time (default: as many as there may be phones, 10000)',
        whole(1, 1_000_000),
      )
      .option(
        '--resume-wait <seconds>',
        'how long a session whose socket died waits for its client',
        whole(0, 86_400),
        60,
      )
      .addOption(
        secret(
          '--token <secret>',
          'what calls have to give as Bearer token; needed to listen beyond this machine',
          'TAPWORLD_TOKEN',
        ),
      )
      .option('--max-phones <number>', 'most phones at a time (default: 10000)', whole(1, 1_000_000))
      .option(
        '--max-queue <number>',
        'most steps that may wait for a renderer; others are refused with CAPACITY_REACHED',
        whole(1, 1_000_000),
      )
      .option(
        '--drain-timeout <seconds>',
        'how long accepted calls may take once the server stops; the rest are refused with DRAINING',
        whole(0, 86_400),
        20,
      )
      .option(
        '--log-level <level>',
        'what is logged to standard error: fatal, error, warn, info, debug (a line a request), trace or silent',
        'info',
      )
      .option('--log-file <file>', 'appends the log to this file, as JSON lines'),
  async run(options: Options, _args, { out }) {
    demandReachable(options);
    const keys = options.adbKeys === undefined ? undefined : await keysOf(options.adbKeys);
    const { LogKeeper } = await import('../server/log-tail.ts');
    const logKeeper = new LogKeeper();
    const log = await openServerLog(options.logLevel, options.logFile, logKeeper);
    const [
      { startServer },
      { runAndReplayRoutes },
      { trainingRoutes },
      { TrainingShelf },
      { recordRoutes },
      { RecordedTasks },
      { RecordingShelf },
      { queueRoutes },
      { QueueWatch },
      { Client },
    ] = await Promise.all([
      import('../server/start.ts'),
      import('./runs/routes.ts'),
      import('./trainings/routes.ts'),
      import('./trainings/shelf.ts'),
      import('./record/routes.ts'),
      import('./record/drafts.ts'),
      import('./record/shelf.ts'),
      import('./queued/routes.ts'),
      import('./queued/watch.ts'),
      import('../bench/run/client.ts'),
    ]);
    requireBuilt();
    const tracing = await openTracing('tapworld', options.cell);
    const stored = await openServerStore({ store: options.store || undefined, cell: options.cell }, log);
    const stop = stopRequested();
    let client: InstanceType<typeof Client> | undefined;
    const tasks = new RecordedTasks();
    const { queue } = options;
    const watch = queue === undefined ? undefined : new QueueWatch(queue, text => log.warn(text));
    const server = await startServer({
      tasks: tasks.source,
      ...serverOptions(options, keys, log, stored),
      logKeeper,
      routes: fastify => {
        const runs = runAndReplayRoutes(fastify, () => client!, options.runs);
        trainingRoutes(fastify, new TrainingShelf(options.runs, runs));
        queueRoutes(fastify, watch);
        recordRoutes(fastify, () => client!, tasks, new RecordingShelf(join(options.runs, 'recordings')));
      },
    }).catch(async (error: NodeJS.ErrnoException) => {
      await stored.close();
      throw startError(error, options);
    });
    client = new Client(server.url, defined({ token: options.token }));
    out(
      options.json
        ? `${JSON.stringify({ url: server.url })}\n`
        : `Tapworld is on ${server.url}; its calls are described at ${server.url}/docs. Ctrl-C ends it.\n`,
    );
    log.info({ why: await stop }, 'asked to stop');
    client.close();
    // Whatever has not ended in time would keep this process running. Browsers end with it.
    const isClean = await server.close();
    await stored.close();
    await tracing?.close();
    if (!isClean) process.exit(0);
    return null;
  },
};
