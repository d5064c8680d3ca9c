import { connect } from 'node:net';
import type { Phone } from '../phones/phone.ts';
import type { AdbHost } from './device.ts';
import { AdbEndpoint, type AdbEndpointOptions } from './endpoint.ts';

/** The first port that an `adb` server scans for emulators. They use odd ports; the even port below each is its console. */
export const FIRST_PORT = 5_555;
const LAST_PORT = 65_535;

export interface AdbEndpointsOptions extends Omit<AdbEndpointOptions, 'port' | 'console'> {
  /** The first phone's port; later phones use every second free port after it. Default 5555. 0 picks any free ports. */
  first?: number;
  /** The token that console clients must send. Each phone on an odd port has a console, on the port below. */
  consoleToken?: string;
  /** Port of an `adb` server on this machine; each new phone is announced to it as an emulator. */
  adbServer?: number;
}

/** Announces an emulator to the `adb` server on this machine. Does nothing if no `adb` server runs there. */
export function announceEmulator(adbServer: number, port: number): Promise<void> {
  const request = `host:emulator:${port}`;
  return new Promise(resolve => {
    const socket = connect(adbServer, '127.0.0.1', () => {
      socket.end(request.length.toString(16).padStart(4, '0') + request);
    });
    // No server listens there: `close` follows, and the announcement has nobody to reach.
    socket.on('error', () => {});
    socket.resume();
    socket.once('close', () => resolve());
  });
}

const isEmulatorPort = (port: number): boolean => port % 2 === 1;
const consoleBelow = (port: number, token: string | undefined) => ({
  port: port - 1,
  ...(token === undefined ? {} : { token }),
});

/** Closes an endpoint that may still be opening. Gives its port; undefined if it never opened, in which case nothing is left to close. */
async function closeOnceOpen(opening: Promise<AdbEndpoint>): Promise<number | undefined> {
  const endpoint = await opening.catch(() => undefined);
  await endpoint?.close();
  return endpoint?.port;
}

/** Opens an endpoint for each phone of a server, and closes it when the phone is deleted. */
export class AdbEndpoints {
  readonly #context: AdbHost;
  readonly #options: AdbEndpointsOptions;
  readonly #endpoints = new Map<string, Promise<AdbEndpoint>>();
  /** Ports in use or being opened, so that two phones created at once do not try the same one. */
  readonly #usedPorts = new Set<number>();
  #closed = false;

  constructor(context: AdbHost, options: AdbEndpointsOptions = {}) {
    this.#context = context;
    this.#options = options;
    for (const phone of context.phones.list()) this.#add(phone);
    context.phones.added.add(phone => this.#add(phone));
    context.phones.removed.add(id => this.#remove(id));
  }

  /** The port of a phone's endpoint, once it listens; undefined for an unknown phone. Throws as `AdbEndpoint.open`. */
  async port(id: string): Promise<number | undefined> {
    return (await this.#endpoints.get(id))?.port;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#endpoints.values()].map(endpoint => closeOnceOpen(endpoint)));
  }

  #add(phone: Phone): void {
    if (this.#closed) return;
    const endpoint = this.#open(phone.id);
    // `port` reports the error to its caller. This handler only prevents an unhandled rejection.
    endpoint.catch(() => {});
    this.#endpoints.set(phone.id, endpoint);
  }

  #remove(id: string): void {
    const endpoint = this.#endpoints.get(id);
    this.#endpoints.delete(id);
    if (endpoint)
      void closeOnceOpen(endpoint).then(port => {
        if (port !== undefined) this.#usedPorts.delete(port);
      });
  }

  async #open(id: string): Promise<AdbEndpoint> {
    const { first = FIRST_PORT, consoleToken, adbServer, ...options } = this.#options;
    if (first === 0) return AdbEndpoint.open(this.#context, id, { ...options, port: 0 });
    for (let port = first; port <= LAST_PORT; port += 2) {
      if (this.#usedPorts.has(port)) continue;
      this.#usedPorts.add(port);
      try {
        const console = isEmulatorPort(port) ? consoleBelow(port, consoleToken) : undefined;
        const endpoint = await AdbEndpoint.open(this.#context, id, {
          ...options,
          port,
          ...(console ? { console } : {}),
        });
        if (adbServer !== undefined && isEmulatorPort(port)) await announceEmulator(adbServer, port);
        return endpoint;
      } catch (error) {
        this.#usedPorts.delete(port);
        if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      }
    }
    throw new Error(`No free port from ${first} to ${LAST_PORT} for phone ${id}`);
  }
}
