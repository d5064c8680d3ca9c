import { duplexPair, type Duplex } from 'node:stream';
import type { Phone } from '../phones/phone.ts';

/** Accepts a connection and returns the caller's end of it; undefined if it refuses. */
export type Listener = () => Promise<Duplex | undefined>;

/** A listener that passes the server's end of each connection to `accept`. */
export const serving =
  (accept: (serverEnd: Duplex) => void): Listener =>
  async () => {
    const [clientEnd, serverEnd] = duplexPair();
    // Either end may disconnect at any time, which is no error.
    for (const end of [clientEnd, serverEnd]) end.on('error', () => {});
    clientEnd.once('close', () => serverEnd.destroy());
    serverEnd.once('close', () => clientEnd.destroy());
    accept(serverEnd);
    return clientEnd;
  };

/** Normalises an address, such as `tcp:7000` or `localabstract:name`. Undefined for any other text. */
export function addressOf(name: string): string | undefined {
  const tcp =
    /^tcp:(?:(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?):)?(\d{1,5})$/.exec(name) ??
    /^tcp:(\d{1,5}):(?:localhost|127\.\d+\.\d+\.\d+)$/.exec(name);
  if (tcp) return Number(tcp[1]) <= 65_535 ? `tcp:${Number(tcp[1])}` : undefined;
  return /^(localabstract|localreserved|localfilesystem):.+$/s.test(name) ? name : undefined;
}

/** The first port that is tried for a listener on port 0. */
const ANY_PORT = 32_768;

/**
 * The listeners of a phone: servers of programs that run on it, and ports that clients have reversed. They exist as long as their client
 * is connected, and are not part of the phone's state.
 */
export class Ports {
  readonly #listeners = new Map<string, Listener>();

  has(address: string): boolean {
    return this.#listeners.has(address);
  }

  /** Listens at an address; port 0 is any free port. Returns the address, and `close` to stop; undefined if the address is in use. */
  listen(address: string, listener: Listener): { address: string; close(): void } | undefined {
    let at = address;
    for (let port = ANY_PORT; address === 'tcp:0' && (at === address || this.has(at)); port++)
      at = `tcp:${port}`;
    if (this.has(at)) return undefined;
    this.#listeners.set(at, listener);
    return {
      address: at,
      close: () => {
        if (this.#listeners.get(at) === listener) this.#listeners.delete(at);
      },
    };
  }

  /** Connects to an address; undefined if nobody listens there. */
  async connect(address: string): Promise<Duplex | undefined> {
    return this.#listeners.get(address)?.();
  }
}

const all = new WeakMap<Phone, Ports>();

/** The ports of a phone, which all of its endpoints share. */
export function portsOf(phone: Phone): Ports {
  const known = all.get(phone) ?? new Ports();
  all.set(phone, known);
  return known;
}
