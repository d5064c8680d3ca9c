import type { MadePhone } from '../src/protocol/wire/phones.ts';
import { readFileSync } from 'node:fs';
import { isIPv4, isIPv6 } from 'node:net';
import { defined } from './defined.ts';
import { CliError, usage } from './errors.ts';
import { openHost, type Host } from './host.ts';
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

/** An `adb` server looks for emulators on the odd ports from the first to the last. */
const [FIRST, LAST] = [5_555, 5_585];

interface Ports {
  adb: Relay;
  console: Relay | undefined;
}

/** Opens a port for adb and, below an odd one, a port for the console. Throws EADDRINUSE. */
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

/** Opens the requested port, or else the first free pair. Throws PORT_IN_USE. */
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

/** Throws USAGE for an address that other machines could use without a key, and for options that do not fit each other. */
async function demandReachable(options: Options): Promise<void> {
  const { phone, port, server, token, adbHost, adbKeys, adbServer } = options;
  if (adbHost !== 'localhost' && !isIPv4(adbHost) && !isIPv6(adbHost))
    throw usage(`--adb-host ${adbHost} is not an address`);
  if (!isLoopback(adbHost) && adbKeys === undefined)
    throw usage(
      `--adb-host ${adbHost} can be reached from other machines: give --adb-keys, since whoever reaches the port has the phone`,
    );
  if (token !== undefined && server === undefined)
    throw usage('--token is for the server that --server names');
  if (phone !== undefined && server === undefined)
    throw usage('--phone is one of the server that --server names; without --server there is none yet');
  if (adbServer !== undefined && port !== undefined && port % 2 === 0)
    throw usage('--adb-server is told of emulators, which are on odd ports: give such a --port');
  if (adbKeys !== undefined) await keysOf(adbKeys);
}

/** Opens a phone's ports on this machine, and announces them to an `adb` server if one is named. Throws PORT_IN_USE. */
async function openPhone(phone: string, url: string, options: Options): Promise<Ports> {
  const { port, token, adbHost, adbKeys, adbServer } = options;
  const keys = adbKeys === undefined ? {} : { keys: readFileSync(adbKeys, 'utf8') };
  const base = url.replace(/^http/, 'ws');
  const relay = (path: string, opening: object, address: string) => (at: number) =>
    Relay.open({
      host: address,
      port: at,
      to: new URL(`/v1/phones/${encodeURIComponent(phone)}/${path}`, base),
      opening,
      ...defined({ token }),
    });
  const openAdb = relay('adb', keys, adbHost);
  const openConsole = relay('console', {}, '127.0.0.1');
  const ports = await openSomewhere(port, at => openPorts(at, openAdb, openConsole));
  if (adbServer === undefined) return ports;
  try {
    const { announceEmulator } = await import('../server/adb/endpoints.ts');
    await announceEmulator(adbServer, ports.adb.port);
    return ports;
  } catch (error) {
    await ports.adb.close();
    await ports.console?.close();
    throw error;
  }
}

const reportOf = (phone: string, { url }: Host, ports: Ports) => ({
  phone,
  port: ports.adb.port,
  ...(ports.console ? { console: ports.console.port } : {}),
  server: url,
});

function textOf(phone: string, { url }: Host, ports: Ports, { adbHost }: Options): string {
  const serial = `${adbHost.includes(':') ? `[${adbHost}]` : adbHost}:${ports.adb.port}`;
  const console = ports.console ? `, and its console is on port ${ports.console.port}` : '';
  return `Phone ${phone} of ${url} answers adb on ${serial}${console}: adb connect ${serial}. Ctrl-C ends it.\n`;
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
  async run(options: Options, _args, { out, err }) {
    await demandReachable(options);
    const { server, token, renderers, json } = options;
    const stop = stopRequested();
    const host = await openHost(defined({ server, token, renderers }));
    let created: string | undefined;
    let ports: Ports | undefined;
    try {
      const phone = options.phone ?? (created = (await host.client.post<MadePhone>('/v1/phones')).id);
      await host.client.get(`/v1/phones/${encodeURIComponent(phone)}`);
      ports = await openPhone(phone, host.url, options);
      out(json ? `${JSON.stringify(reportOf(phone, host, ports))}\n` : textOf(phone, host, ports, options));
      await stop;
      if (!json) err('Stopping.\n');
    } finally {
      await ports?.adb.close();
      await ports?.console?.close();
      // A server of this command's own ends with its phones.
      if (created !== undefined && server !== undefined)
        await host.client.delete(`/v1/phones/${created}`).catch(() => {});
      await host.close();
    }
    return null;
  },
};
