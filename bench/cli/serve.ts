import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIPv4, isIPv6 } from 'node:net';
import { CliError, usage } from './errors.ts';
import { requireBuilt } from './host.ts';
import { whole, type CommandSpec } from './program.ts';

interface Options {
  port: number;
  host: string;
  renderers?: number;
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
  json?: boolean;
}

/** Whether an address can be reached from this machine alone. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** Resolves with the first signal that ends the process; a second one ends it at once. */
export function signalled(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        resolve();
        process.once(signal, () => process.exit(1));
      });
    }
  });
}

/** The keys of a file. Throws USAGE for a file that is not there, or is of another kind. */
export async function keysOf(file: string): Promise<KeyObject[]> {
  const { readKeys } = await import('../../server/adb/auth.ts');
  try {
    const keys = readKeys(readFileSync(file, 'utf8'));
    if (keys.length === 0) throw new Error('It is empty');
    return keys;
  } catch (error) {
    throw usage(`--adb-keys ${file}: ${(error as Error).message}`);
  }
}

export const serve: CommandSpec = {
  name: 'serve',
  describe: 'hosts phones over HTTP until it is stopped',
  shape: command =>
    command
      .option('--port <number>', 'port to listen on; 0 takes a free one', whole(0, 65_535), 8100)
      .option('--host <address>', 'address to listen on', '127.0.0.1')
      .option('--renderers <number>', 'pages that draw phones (default: three to a core)', whole(1, 512))
      .option(
        '--step-cache <MB>',
        'memory for steps that were taken before; 0 for none (default 256)',
        whole(0, 1_000_000),
      )
      .option('--blobs <folder>', 'folder in which bytes that phones refer to outlive the server')
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
      .option(
        '--token <secret>',
        'what calls have to give as Bearer token; needed to listen beyond this machine',
      ),
  async run(
    {
      port,
      host,
      renderers,
      stepCache,
      blobs,
      maxBlobs,
      miniwob,
      adb,
      adbHost,
      adbKeys,
      adbServer,
      consoleToken,
      maxSessions,
      resumeWait,
      token,
      json,
    }: Options,
    _,
    { out, err },
  ) {
    if (host !== 'localhost' && !isIPv4(host) && !isIPv6(host))
      throw usage(`--host ${host} is not an address`);
    if (token === undefined && !isLoopback(host))
      throw usage(`--host ${host} can be reached from other machines: give a --token`);
    if (token === '') throw usage('--token is empty');
    if (adbHost !== 'localhost' && !isIPv4(adbHost) && !isIPv6(adbHost))
      throw usage(`--adb-host ${adbHost} is not an address`);
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
    const keys = adbKeys === undefined ? undefined : await keysOf(adbKeys);
    const { startServer } = await import('../../server/start.ts');
    requireBuilt();
    const stop = signalled();
    const server = await startServer({
      port,
      host,
      ...(renderers === undefined ? {} : { renderers }),
      ...(stepCache === undefined ? {} : { stepCacheMb: stepCache }),
      ...(token === undefined ? {} : { token }),
      ...(blobs === undefined ? {} : { blobFolder: blobs }),
      ...(maxBlobs === undefined ? {} : { maxBlobsMb: maxBlobs }),
      ...(miniwob === undefined ? {} : { miniwob }),
      sessions: { maxSessions, resumeMs: 1_000 * resumeWait },
      ...(adb === undefined
        ? {}
        : {
            adb: {
              host: adbHost,
              ...(adb === true ? {} : { first: adb }),
              ...(keys ? { keys } : {}),
              ...(adbServer === undefined ? {} : { adbServer }),
              ...(consoleToken === undefined ? {} : { consoleToken }),
            },
          }),
    }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'MINIWOB_MISSING'
        ? usage(error.message)
        : error.code === 'EADDRINUSE'
          ? new CliError(
              'PORT_IN_USE',
              `Port ${port} of ${host} is taken: give another --port, or 0 for a free one`,
            )
          : error;
    });
    out(
      json
        ? `${JSON.stringify({ url: server.url })}\n`
        : `Tapworld is on ${server.url}; its calls are described at ${server.url}/docs. Ctrl-C ends it.\n`,
    );
    await stop;
    if (!json) err('Stopping.\n');
    await server.close();
    return null;
  },
};
