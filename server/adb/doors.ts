import { connect } from 'node:net';
import type { Phone } from '../phones/phone.ts';
import type { AdbHost } from './device.ts';
import { Door, type DoorOptions } from './door.ts';

/** Where an `adb` server looks for emulators by itself: odd ports from here on; the even one below each is its console's. */
export const FIRST_PORT = 5_555;
const LAST_PORT = 65_535;

export interface DoorsOptions extends Omit<DoorOptions, 'port' | 'console'> {
  /** The first phone's port; those after it take every other one that is free. Default 5555. 0 takes any that are free. */
  first?: number;
  /** What clients of an emulator's console have to tell it. Each phone on an odd port has one, on the port below. */
  consoleToken?: string;
  /** Port of an `adb` server on this machine that is told of each phone, as of an emulator. */
  adbServer?: number;
}

/** Tells an `adb` server of an emulator; where there is none, nobody has to know. */
export function tell(adbServer: number, port: number): Promise<void> {
  const request = `host:emulator:${port}`;
  return new Promise(resolve => {
    const socket = connect(adbServer, '127.0.0.1', () => {
      socket.end(request.length.toString(16).padStart(4, '0') + request);
    });
    socket.on('error', () => {});
    socket.resume();
    socket.once('close', () => resolve());
  });
}

/** A door for each phone of a server, for as long as the phone is there. */
export class Doors {
  readonly #context: AdbHost;
  readonly #options: DoorsOptions;
  readonly #doors = new Map<string, Promise<Door>>();
  /** Ports that were given, so that two phones made at once do not try the same. */
  readonly #taken = new Set<number>();
  #closed = false;

  constructor(context: AdbHost, options: DoorsOptions = {}) {
    this.#context = context;
    this.#options = options;
    for (const phone of context.phones.list()) this.#add(phone);
    context.phones.added.add(phone => this.#add(phone));
    context.phones.removed.add(id => this.#remove(id));
  }

  /** The port of a phone's door, once it listens; undefined where there is none. Throws what `listen` throws. */
  async port(id: string): Promise<number | undefined> {
    return (await this.#doors.get(id))?.port;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(
      [...this.#doors.values()].map(async door => (await door.catch(() => undefined))?.close()),
    );
  }

  #add(phone: Phone): void {
    if (this.#closed) return;
    const door = this.#open(phone.id);
    // Whoever asks for the port is told; nobody has to.
    door.catch(() => {});
    this.#doors.set(phone.id, door);
  }

  #remove(id: string): void {
    const door = this.#doors.get(id);
    this.#doors.delete(id);
    void door
      ?.then(async opened => {
        const { port } = opened;
        await opened.close();
        this.#taken.delete(port);
      })
      .catch(() => {});
  }

  async #open(id: string): Promise<Door> {
    const { first = FIRST_PORT, consoleToken, adbServer, ...options } = this.#options;
    if (first === 0) return Door.open(this.#context, id, { ...options, port: 0 });
    for (let port = first; port <= LAST_PORT; port += 2) {
      if (this.#taken.has(port)) continue;
      this.#taken.add(port);
      try {
        const door = await Door.open(this.#context, id, {
          ...options,
          port,
          ...(port % 2 === 1
            ? { console: { port: port - 1, ...(consoleToken === undefined ? {} : { token: consoleToken }) } }
            : {}),
        });
        if (adbServer !== undefined && port % 2 === 1) await tell(adbServer, port);
        return door;
      } catch (error) {
        this.#taken.delete(port);
        if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      }
    }
    throw new Error(`No port from ${first} on is free`);
  }
}
