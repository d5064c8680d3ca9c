import { createServer, type AddressInfo, type Server } from 'node:net';
import type { KeyObject } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { Connection } from './connection.ts';
import { openConsole } from './console.ts';
import { AdbDevice, bannerName, type AdbHost } from './device.ts';
import { serviceOf } from './services.ts';

export interface AdbEndpointOptions {
  /** The address to listen on. Default 127.0.0.1, because anyone who reaches the port controls the phone. */
  host?: string;
  /** The port to listen on; 0 (the default) picks a free one. */
  port?: number;
  /** Public keys that may connect. Without any, every client may. */
  keys?: readonly KeyObject[];
  /** Also serves an emulator console on this port of 127.0.0.1. With a token, clients must authenticate first. */
  console?: { port: number; token?: string };
}

/** Protocol features that this endpoint announces to clients. */
const FEATURES = ['shell_v2', 'cmd', 'stat_v2', 'ls_v2', 'fixed_push_mkdir', 'abb_exec'];

/** The banner that a client gets when it connects: the phone's names, and the protocol features. */
export function bannerOf({ tree }: AdbDevice): string {
  const { maker, product } = tree.device.model;
  const properties = [
    `ro.product.name=${bannerName(product).toLowerCase()}`,
    `ro.product.model=${bannerName(product)}`,
    `ro.product.device=${bannerName(maker).toLowerCase()}`,
    `features=${FEATURES.join(',')}`,
  ];
  return `device::${properties.join(';')}`;
}

/** Serves one `adb` client over any byte stream. */
export function serveClient(device: AdbDevice, socket: Duplex, keys?: readonly KeyObject[]): Connection {
  return new Connection(socket, {
    banner: bannerOf(device),
    find: name => {
      device.touch();
      return serviceOf(name, device);
    },
    ...(keys ? { keys } : {}),
  });
}

/** A TCP port on which a phone answers `adb` clients, as a device's adbd does. */
export class AdbEndpoint {
  readonly device: AdbDevice;
  /** The port that it listens on; it keeps its value after `close`. */
  port = 0;
  readonly #server: Server;
  #closeConsole: (() => Promise<void>) | undefined;
  readonly #clients = new Set<Connection>();

  private constructor(device: AdbDevice, server: Server) {
    this.device = device;
    this.#server = server;
  }

  /** Starts listening. Throws PHONE_NOT_FOUND, and EADDRINUSE if a port is in use. */
  static async open(
    context: AdbHost,
    phone: string,
    { host = '127.0.0.1', port = 0, keys, console }: AdbEndpointOptions = {},
  ): Promise<AdbEndpoint> {
    const device = new AdbDevice(context, context.phones.get(phone));
    const server = createServer();
    const endpoint = new AdbEndpoint(device, server);
    // The phone's log starts with the first read of `log`; logcat must have the lines from here on.
    void device.log;
    // Send the reply to the command that restarted the phone before the connection closes.
    device.onRestart.add(() =>
      setImmediate(() => {
        for (const client of endpoint.#clients) client.end();
      }),
    );
    server.on('connection', socket => {
      socket.setNoDelay(true);
      const connection = serveClient(device, socket, keys);
      endpoint.#clients.add(connection);
      void connection.closed.then(() => endpoint.#clients.delete(connection));
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host, port }, () => {
        server.off('error', reject);
        resolve();
      });
    });
    endpoint.port = (server.address() as AddressInfo).port;
    if (console) {
      try {
        endpoint.#closeConsole = await openConsole(device, console.port, console.token);
      } catch (error) {
        await endpoint.close();
        throw error;
      }
    }
    return endpoint;
  }

  /** Disconnects all clients and stops listening. Safe to call twice. */
  async close(): Promise<void> {
    for (const client of this.#clients) client.end();
    await this.#closeConsole?.();
    this.#closeConsole = undefined;
    if (this.#server.listening)
      await new Promise(resolve => {
        this.#server.close(resolve);
      });
  }
}
