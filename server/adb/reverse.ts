import type { Connection } from './connection.ts';
import { addressOf, type Ports } from './ports.ts';
import type { AdbStream } from './stream.ts';

/** A text after its length in four hexadecimal digits. */
const counted = (text: string): string => Buffer.byteLength(text).toString(16).padStart(4, '0') + text;
const fail = (reason: string): string => `FAIL${counted(reason)}`;

interface Reversed {
  local: string;
  remote: string;
  close(): void;
}

/** The ports of a phone that are forwarded to one client. They close with its connection. */
export class ReversedPorts {
  readonly #ports: Ports;
  readonly #connection: Connection;
  readonly #open = new Map<string, Reversed>();

  constructor(ports: Ports, connection: Connection) {
    this.#ports = ports;
    this.#connection = connection;
    void connection.closed.then(() => this.#clear());
  }

  /** Answers a request of the service `reverse:`. */
  answer(request: string): string {
    const [what = '', ...rest] = request.split(':');
    const specs = rest.join(':');
    switch (what) {
      case 'forward':
        return this.#forward(specs);
      case 'killforward':
        return this.#remove(specs);
      case 'killforward-all':
        this.#clear();
        return 'OKAY';
      case 'list-forward':
        return counted(
          [...this.#open.values()].map(({ local, remote }) => `(reverse) ${local} ${remote}\n`).join(''),
        );
      default:
        return fail(`unknown service: ${request}`);
    }
  }

  #forward(spec: string): string {
    const norebind = spec.startsWith('norebind:');
    const [name = '', remote = ''] = (norebind ? spec.slice('norebind:'.length) : spec).split(';');
    const local = addressOf(name);
    if (local === undefined || remote === '') return fail(`bad forward: ${spec}`);
    const existing = this.#open.get(local);
    if (existing && norebind) return fail(`cannot rebind existing socket`);
    existing?.close();
    const opened = this.#ports.listen(local, () => this.#connection.connect(remote));
    if (!opened) return fail(`cannot bind listener: Address already in use`);
    this.#open.set(opened.address, { local: opened.address, remote, close: () => opened.close() });
    return `OKAY${local === 'tcp:0' ? counted(opened.address.slice('tcp:'.length)) : ''}`;
  }

  #remove(name: string): string {
    const local = addressOf(name) ?? name;
    const existing = this.#open.get(local);
    if (!existing) return fail(`cannot remove listener: listener '${name}' not found`);
    existing.close();
    this.#open.delete(local);
    return 'OKAY';
  }

  #clear(): void {
    for (const { close } of this.#open.values()) close();
    this.#open.clear();
  }
}

const all = new WeakMap<Connection, ReversedPorts>();

/** The service `reverse:`. All requests of a connection share its forwarded ports. */
export function reverse(stream: AdbStream, connection: Connection, ports: Ports, request: string): void {
  const reversed = all.get(connection) ?? new ReversedPorts(ports, connection);
  all.set(connection, reversed);
  stream.resume();
  stream.end(reversed.answer(request));
}
