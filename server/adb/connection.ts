import { randomBytes, type KeyObject } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { AUTH, isSignedBy, TOKEN_BYTES } from './auth.ts';
import {
  CHECKED_VERSION,
  encode,
  MAX_DATA,
  PacketReader,
  VERSION,
  type Command,
  type Packet,
} from './packet.ts';
import { AdbStream, type Line } from './stream.ts';

export interface ConnectionOptions {
  /** `device::ro.product.name=…;features=…`. */
  banner: string;
  /** Public keys that may connect. Without any, every client may. */
  keys?: readonly KeyObject[];
  /** Finds a service by name, such as `shell:ls`. Undefined refuses the stream. */
  find(name: string): Service | undefined;
}

/** Serves one stream and ends it. An error that it throws closes the stream. */
export type Service = (stream: AdbStream, connection: Connection) => Promise<void> | void;

/** Limit of open streams per client. */
const MAX_STREAMS = 1_024;
const NOTHING = Buffer.alloc(0);

/**
 * One ADB client's connection: handshake, authentication, and multiplexed streams. Invalid bytes end only this connection. It emits no
 * events; `closed` resolves when it ends.
 */
export class Connection implements Line {
  maxData = MAX_DATA;
  readonly closed: Promise<void>;
  #socket: Duplex;
  #options: ConnectionOptions;
  #reader = new PacketReader();
  #streams = new Map<number, AdbStream>();
  /** Streams that the device opened and the client has not answered yet. */
  #opening = new Map<number, (stream: AdbStream | undefined) => void>();
  #next = 1;
  #version = CHECKED_VERSION;
  #online = false;
  #ended = false;
  #token: Buffer | undefined;

  constructor(socket: Duplex, options: ConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    socket.on('data', bytes => this.#received(bytes));
    socket.on('error', () => socket.destroy());
    this.closed = new Promise(resolve =>
      socket.once('close', () => {
        this.#hangUp();
        resolve();
      }),
    );
  }

  /** Closes the connection and its streams after the written bytes are flushed. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#socket.end(() => this.#socket.destroy());
  }

  /** Opens a service of the client, as a reversed port does. Gives undefined if the client refuses. */
  async connect(service: string): Promise<AdbStream | undefined> {
    const id = this.#id();
    return new Promise(resolve => {
      this.#opening.set(id, resolve);
      this.#send('OPEN', id, 0, Buffer.from(`${service}\0`));
    });
  }

  okay(stream: AdbStream): void {
    this.#send('OKAY', stream.localId, stream.remoteId);
  }
  write(stream: AdbStream, data: Buffer): void {
    this.#send('WRTE', stream.localId, stream.remoteId, data);
  }
  close(stream: AdbStream): void {
    this.#send('CLSE', stream.localId, stream.remoteId);
    this.#streams.delete(stream.localId);
  }

  #send(command: Command, arg0: number, arg1: number, data: Buffer = NOTHING): void {
    if (!this.#socket.destroyed)
      this.#socket.write(encode({ command, arg0, arg1, data }, this.#version <= CHECKED_VERSION));
  }

  #id(): number {
    return this.#next++;
  }

  #received(bytes: Buffer): void {
    if (this.#ended) return;
    try {
      for (const packet of this.#reader.push(bytes)) if (!this.#ended) this.#handle(packet);
    } catch {
      // Not the ADB protocol: nothing after these bytes can be read, and the client understands no reply.
      this.end();
    }
  }

  #handle(packet: Packet): void {
    const { command, arg0, arg1, data } = packet;
    if (command === 'CNXN') return this.#greet(packet);
    if (command === 'AUTH') return this.#authenticate(arg0, data);
    // Ignore everything before the handshake.
    if (!this.#online) return;
    if (command === 'OPEN') return this.#open(arg0, data);
    // Messages name the receiver's stream second.
    const stream = this.#streams.get(arg1);
    if (command === 'OKAY') {
      const resolve = this.#opening.get(arg1);
      if (resolve) {
        this.#opening.delete(arg1);
        resolve(this.#begin(arg1, arg0));
      } else if (stream?.remoteId === arg0) stream.acknowledged();
      return;
    }
    if (command === 'WRTE') {
      if (!stream || stream.remoteId !== arg0) return this.#send('CLSE', 0, arg0);
      // A client that does not wait for OKAY would fill the server's memory.
      if (!stream.received(Buffer.from(data))) this.end();
      return;
    }
    const resolve = this.#opening.get(arg1);
    this.#opening.delete(arg1);
    resolve?.(undefined);
    // A stream that failed before it had an id closes with 0.
    if (stream && (arg0 === 0 || stream.remoteId === arg0)) {
      this.#streams.delete(arg1);
      stream.hungUp();
    }
  }

  #greet(packet: Packet): void {
    this.#hangUp();
    this.#online = false;
    this.#version = Math.min(packet.arg0, VERSION);
    this.#reader.checked = this.#version <= CHECKED_VERSION;
    this.maxData = Math.max(1, Math.min(packet.arg1, MAX_DATA));
    if (this.#options.keys && this.#options.keys.length > 0) this.#challenge();
    else this.#welcome();
  }

  #challenge(): void {
    // A secret of the connection. It is not part of the phone, so no step depends on it.
    this.#token = randomBytes(TOKEN_BYTES);
    this.#send('AUTH', AUTH.TOKEN, 0, this.#token);
  }

  #authenticate(kind: number, data: Buffer): void {
    const token = this.#token;
    if (this.#online || !token || kind !== AUTH.SIGNATURE) return;
    if (this.#options.keys!.some(key => isSignedBy(key, token, data))) this.#welcome();
    // A token is valid for one answer. Clients try their keys one by one.
    else this.#challenge();
  }

  #welcome(): void {
    this.#token = undefined;
    this.#online = true;
    this.#send('CNXN', VERSION, MAX_DATA, Buffer.from(this.#options.banner));
  }

  #open(remoteId: number, data: Buffer): void {
    const name = data.toString('utf8').replace(/\0+$/, '');
    if (remoteId === 0 || this.#streams.size >= MAX_STREAMS) return this.#send('CLSE', 0, remoteId);
    const service = this.#options.find(name);
    if (!service) return this.#send('CLSE', 0, remoteId);
    const stream = this.#begin(this.#id(), remoteId);
    this.okay(stream);
    void (async () => service(stream, this))().catch((error: Error) => stream.destroy(error));
  }

  #begin(localId: number, remoteId: number): AdbStream {
    const stream = new AdbStream(this, localId, remoteId);
    this.#streams.set(localId, stream);
    // An error closes the stream, and the client sees that. Without a listener, Node would end the process.
    stream.on('error', () => {});
    return stream;
  }

  #hangUp(): void {
    for (const stream of this.#streams.values()) stream.hungUp();
    this.#streams.clear();
    for (const resolve of this.#opening.values()) resolve(undefined);
    this.#opening.clear();
  }
}
