import { duplexPair, type Duplex } from 'node:stream';
import type { Phone } from '../phones/phone.ts';

/** Gives the near end of a new connection; undefined where nobody takes it after all. */
export type Listener = () => Promise<Duplex | undefined>;

/** A program that serves whoever connects; it gets the far end. */
export const serving =
  (take: (far: Duplex) => void): Listener =>
  async () => {
    const [near, far] = duplexPair();
    // Either end may be left at any moment; that is no error of the other.
    for (const end of [near, far]) end.on('error', () => {});
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    take(far);
    return near;
  };

/** The address that ADB's names and a program's own mean: `tcp:7000` and `localabstract:name`. Undefined for what is none. */
export function addressOf(name: string): string | undefined {
  const tcp =
    /^tcp:(?:(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?):)?(\d{1,5})$/.exec(name) ??
    /^tcp:(\d{1,5}):(?:localhost|127\.\d+\.\d+\.\d+)$/.exec(name);
  if (tcp) return Number(tcp[1]) <= 65_535 ? `tcp:${Number(tcp[1])}` : undefined;
  return /^(localabstract|localreserved|localfilesystem):.+$/s.test(name) ? name : undefined;
}

/** First of the ports that are given to whoever asks for any. */
const ANY_PORT = 32_768;

/**
 * Who listens on a phone: servers of programs that run on it, and ports that a client had lead back to itself. Like the programs, they are
 * there for as long as their client is, and in no capture of the phone.
 */
export class Ports {
  readonly #listeners = new Map<string, Listener>();

  has(address: string): boolean {
    return this.#listeners.has(address);
  }

  /** Listens at an address; port 0 takes a free one. Gives where, and what ends it; undefined where the address is taken. */
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

  /** A connection to an address; undefined where nobody listens. */
  async connect(address: string): Promise<Duplex | undefined> {
    return this.#listeners.get(address)?.();
  }
}

const all = new WeakMap<Phone, Ports>();

/** The ports of a phone: the same through every door. */
export function portsOf(phone: Phone): Ports {
  const known = all.get(phone) ?? new Ports();
  all.set(phone, known);
  return known;
}
