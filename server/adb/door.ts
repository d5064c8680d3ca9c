import { createServer, type AddressInfo, type Server } from 'node:net';
import type { KeyObject } from 'node:crypto';
import type { Context } from '../routes/context.ts';
import { Connection } from './connection.ts';
import { AdbDevice } from './device.ts';
import { serviceOf } from './services.ts';

export interface DoorOptions {
  /** Default 127.0.0.1: whoever reaches the port has the phone. */
  host?: string;
  /** 0 takes a free one. */
  port?: number;
  /** Keys of which a client must hold one; without any, everyone is let in. */
  keys?: readonly KeyObject[];
}

/** What the two sides of the protocol agree on: names that clients show, and what this door can do. */
const FEATURES = ['shell_v2', 'cmd', 'stat_v2', 'ls_v2', 'fixed_push_mkdir', 'abb_exec'];

export function bannerOf({ tree }: AdbDevice): string {
  const { maker, product } = tree.device.model;
  const word = (text: string) => text.replace(/[^\w.-]+/g, '_');
  return `device::ro.product.name=${word(product).toLowerCase()};ro.product.model=${word(product)};ro.product.device=${word(maker).toLowerCase()};features=${FEATURES.join(',')}`;
}

/** A phone's port: each client that connects to it is an `adb` that has found a device. */
export class Door {
  readonly device: AdbDevice;
  /** Where it listens; stays known when it is closed. */
  port = 0;
  readonly #server: Server;
  readonly #clients = new Set<Connection>();

  private constructor(device: AdbDevice, server: Server) {
    this.device = device;
    this.#server = server;
  }

  /** Opens a door. Throws PHONE_NOT_FOUND, and what `listen` throws where the port is taken. */
  static async open(context: Context, phone: string, { host = '127.0.0.1', port = 0, keys }: DoorOptions = {}): Promise<Door> {
    const device = new AdbDevice(context, context.phones.get(phone));
    const server = createServer();
    const door = new Door(device, server);
    server.on('connection', socket => {
      const connection = new Connection(socket, { banner: bannerOf(device), find: name => serviceOf(name, device), ...(keys ? { keys } : {}) });
      door.#clients.add(connection);
      void connection.closed.then(() => door.#clients.delete(connection));
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host, port }, () => { server.off('error', reject); resolve(); });
    });
    door.port = (server.address() as AddressInfo).port;
    return door;
  }

  /** Ends all clients. Safe to call twice. */
  async close(): Promise<void> {
    for (const client of this.#clients) client.end();
    if (this.#server.listening) await new Promise(resolve => { this.#server.close(resolve); });
  }
}
