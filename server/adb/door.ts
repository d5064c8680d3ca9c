import { createServer, type AddressInfo, type Server } from 'node:net';
import type { KeyObject } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { Connection } from './connection.ts';
import { openConsole } from './console.ts';
import { AdbDevice, bannerName, type AdbHost } from './device.ts';
import { serviceOf } from './services.ts';

export interface DoorOptions {
  /** Default 127.0.0.1: whoever reaches the port has the phone. */
  host?: string;
  /** 0 takes a free one. */
  port?: number;
  /** Keys of which a client must hold one; without any, everyone is let in. */
  keys?: readonly KeyObject[];
  /** Gives the phone an emulator's console too, on this port of this machine; with a token, for those alone who tell it. */
  console?: { port: number; token?: string };
}

/** What the two sides of the protocol agree on: names that clients show, and what this door can do. */
const FEATURES = ['shell_v2', 'cmd', 'stat_v2', 'ls_v2', 'fixed_push_mkdir', 'abb_exec'];

export function bannerOf({ tree }: AdbDevice): string {
  const { maker, product } = tree.device.model;
  return `device::ro.product.name=${bannerName(product).toLowerCase()};ro.product.model=${bannerName(product)};ro.product.device=${bannerName(maker).toLowerCase()};features=${FEATURES.join(',')}`;
}

/** Serves a client of a phone, however its bytes come. */
export function clientOf(device: AdbDevice, socket: Duplex, keys?: readonly KeyObject[]): Connection {
  return new Connection(socket, {
    banner: bannerOf(device),
    find: name => {
      device.touch();
      return serviceOf(name, device);
    },
    ...(keys ? { keys } : {}),
  });
}

/** A phone's port: each client that connects to it is an `adb` that has found a device. */
export class Door {
  readonly device: AdbDevice;
  /** Where it listens; stays known when it is closed. */
  port = 0;
  readonly #server: Server;
  #closeConsole: (() => Promise<void>) | undefined;
  readonly #clients = new Set<Connection>();

  private constructor(device: AdbDevice, server: Server) {
    this.device = device;
    this.#server = server;
  }

  /** Opens a door. Throws PHONE_NOT_FOUND, and what `listen` throws where a port is taken. */
  static async open(
    context: AdbHost,
    phone: string,
    { host = '127.0.0.1', port = 0, keys, console }: DoorOptions = {},
  ): Promise<Door> {
    const device = new AdbDevice(context, context.phones.get(phone));
    const server = createServer();
    const door = new Door(device, server);
    // A log is kept from here on.
    void device.log;
    // What a client was told before comes before its end.
    device.onRestart.add(() =>
      setImmediate(() => {
        for (const client of door.#clients) client.end();
      }),
    );
    server.on('connection', socket => {
      socket.setNoDelay(true);
      const connection = clientOf(device, socket, keys);
      door.#clients.add(connection);
      void connection.closed.then(() => door.#clients.delete(connection));
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host, port }, () => {
        server.off('error', reject);
        resolve();
      });
    });
    door.port = (server.address() as AddressInfo).port;
    if (console) {
      try {
        door.#closeConsole = await openConsole(device, console.port, console.token);
      } catch (error) {
        await door.close();
        throw error;
      }
    }
    return door;
  }

  /** Ends all clients. Safe to call twice. */
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
