import type { MadePhone } from '../src/protocol/wire/phones.ts';
import { readFileSync } from 'node:fs';
import { isIPv4, isIPv6 } from 'node:net';
import { CliError, usage } from './errors.ts';
import { openHost } from './host.ts';
import { address, whole, type CommandSpec } from './program.ts';
import { Relay } from './relay.ts';
import { isLoopback, keysOf } from './serve.ts';
import { stopRequested } from './stop.ts';

interface Options {
  phone?: string;
  port?: number;
  server?: string;
  token?: string;
  adbHost: string;
  adbKeys?: string;
  adbServer?: number;
  renderers?: number;
  json?: boolean;
}

/** Where an `adb` server looks for emulators by itself: odd ports from the first to the last. */
const [FIRST, LAST] = [5_555, 5_585];

interface Ports {
  adb: Relay;
  console: Relay | undefined;
}

/** Opens the two ports of an emulator, or one where there is no room for a console. Throws EADDRINUSE. */
async function openPorts(
  port: number,
  openAdb: (port: number) => Promise<Relay>,
  openConsole: (port: number) => Promise<Relay>,
): Promise<Ports> {
  const console = port % 2 === 1 ? await openConsole(port - 1) : undefined;
  try {
    return { adb: await openAdb(port), console };
  } catch (error) {
    await console?.close();
    throw error;
  }
}

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/** On the port that was given, else on the first pair that is free of those that are looked at. Throws PORT_IN_USE. */
async function openSomewhere(
  requested: number | undefined,
  open: (port: number) => Promise<Ports>,
): Promise<Ports> {
  const last = requested ?? LAST;
  for (let port = requested ?? FIRST; port <= last; port += 2) {
    try {
      return await open(port);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new CliError(
    'PORT_IN_USE',
    requested === undefined
      ? `No pair of ports from ${FIRST - 1} to ${LAST} is free: give a --port, or 0 for any`
      : `Port ${requested}${requested % 2 === 1 ? `, or ${requested - 1} for its console,` : ''} is taken: give another --port, or 0 for a free one`,
  );
}

export const adb: CommandSpec = {
  name: 'adb',
  describe:
    'gives one phone a port on this machine that answers adb, and an emulator’s console on the even port below an odd one',
  shape: command =>
    command
      .option('--phone <id>', 'a phone of the server; without it, a new one that goes with this command')
      .option(
        '--port <number>',
        `port to answer on; 0 takes a free one (default: the first odd one from ${FIRST} that is free)`,
        whole(0, 65_535),
      )
      .option('--server <url>', 'a running server; without it, one is started', address)
      .option('--token <secret>', 'the server’s token')
      .option(
        '--adb-host <address>',
        'address of the port; beyond this machine only with --adb-keys',
        '127.0.0.1',
      )
      .option(
        '--adb-keys <file>',
        'public keys of which an adb must have one, a key a line, as ~/.android/adbkey.pub holds one',
      )
      .option(
        '--adb-server <port>',
        'tells the adb server on this port, 5037 by default of adb, of the phone as of an emulator; for odd ports',
        whole(1, 65_535),
      )
      .option('--renderers <number>', 'pages that draw phones, of a server that is started', whole(1, 512)),
  async run(
    { phone: requested, port, server, token, adbHost, adbKeys, adbServer, renderers, json }: Options,
    _,
    { out, err },
  ) {
    if (adbHost !== 'localhost' && !isIPv4(adbHost) && !isIPv6(adbHost))
      throw usage(`--adb-host ${adbHost} is not an address`);
    if (!isLoopback(adbHost) && adbKeys === undefined)
      throw usage(
        `--adb-host ${adbHost} can be reached from other machines: give --adb-keys, since whoever reaches the port has the phone`,
      );
    if (token !== undefined && server === undefined)
      throw usage('--token is for the server that --server names');
    if (requested !== undefined && server === undefined)
      throw usage('--phone is one of the server that --server names; without --server there is none yet');
    if (adbServer !== undefined && port !== undefined && port % 2 === 0)
      throw usage('--adb-server is told of emulators, which are on odd ports: give such a --port');
    if (adbKeys !== undefined) await keysOf(adbKeys);
    const keys = adbKeys === undefined ? {} : { keys: readFileSync(adbKeys, 'utf8') };
    const stop = stopRequested();
    const host = await openHost({
      ...(server === undefined ? {} : { server }),
      ...(token === undefined ? {} : { token }),
      ...(renderers === undefined ? {} : { renderers }),
    });
    let made: string | undefined;
    let ports: Ports | undefined;
    try {
      const phone = requested ?? (made = (await host.client.post<MadePhone>('/v1/phones')).id);
      await host.client.get(`/v1/phones/${encodeURIComponent(phone)}`);
      const to = (path: string) =>
        new URL(`/v1/phones/${encodeURIComponent(phone)}/${path}`, host.url.replace(/^http/, 'ws'));
      const relay = (path: string, opening: object, address: string) => (at: number) =>
        Relay.open({
          host: address,
          port: at,
          to: to(path),
          opening,
          ...(token === undefined ? {} : { token }),
        });
      ports = await openSomewhere(port, at =>
        openPorts(at, relay('adb', keys, adbHost), relay('console', {}, '127.0.0.1')),
      );
      const at = ports.adb.port;
      if (adbServer !== undefined)
        await (await import('../server/adb/endpoints.ts')).announceEmulator(adbServer, at);
      const serial = `${adbHost.includes(':') ? `[${adbHost}]` : adbHost}:${at}`;
      out(
        json
          ? `${JSON.stringify({ phone, port: at, ...(ports.console ? { console: ports.console.port } : {}), server: host.url })}\n`
          : `Phone ${phone} of ${host.url} answers adb on ${serial}${ports.console ? `, and its console is on port ${ports.console.port}` : ''}: adb connect ${serial}. Ctrl-C ends it.\n`,
      );
      await stop;
      if (!json) err('Stopping.\n');
    } finally {
      await ports?.adb.close();
      await ports?.console?.close();
      if (made !== undefined && server !== undefined)
        await host.client.delete(`/v1/phones/${made}`).catch(() => {});
      await host.close();
    }
    return null;
  },
};
