import { Duplex } from 'node:stream';

/** What a stream needs of the connection that it is multiplexed on. */
export interface Line {
  /** The most bytes that the peer takes in one message. */
  readonly maxData: number;
  okay(stream: AdbStream): void;
  write(stream: AdbStream, data: Buffer): void;
  close(stream: AdbStream): void;
}

/**
 * One open service of a connection, as a Node stream: what is read came from the client, what is written goes to it. The protocol has one
 * message of each way on its way at a time; the stream keeps to it, so that a slow reader slows the sender down.
 */
export class AdbStream extends Duplex {
  readonly localId: number;
  readonly remoteId: number;
  #line: Line;
  /** Called when the client has taken the message that is on its way. */
  #taken: (() => void) | undefined;
  /** Whether the client waits to hear that its last message was taken. */
  #owed = false;
  #closed = false;

  constructor(line: Line, localId: number, remoteId: number) {
    super({ allowHalfOpen: true });
    this.#line = line;
    this.localId = localId;
    this.remoteId = remoteId;
  }

  /** A message of the client's. False where the client did not wait for the one before to be taken. */
  received(data: Buffer): boolean {
    if (this.#owed) return false;
    if (this.#closed || this.readableEnded || this.destroyed) {
      this.#line.okay(this);
      return true;
    }
    this.#owed = true;
    if (this.push(data)) this.#settle();
    return true;
  }

  /** The client took the last message. */
  acknowledged(): void {
    const taken = this.#taken;
    this.#taken = undefined;
    taken?.();
  }

  /** The client closed the stream, or the connection is gone. What the service still writes goes nowhere. */
  hungUp(): void {
    this.#closed = true;
    if (!this.readableEnded) this.push(null);
    this.acknowledged();
    // A service that only writes would not see the end of what it reads.
    this.resume();
    this.emit('hangup');
  }

  #settle(): void {
    if (!this.#owed) return;
    this.#owed = false;
    if (!this.#closed) this.#line.okay(this);
  }

  override _read(): void {
    this.#settle();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (this.#closed) return done();
    const send = (at: number): void => {
      if (at >= chunk.length || this.#closed) return done();
      const end = Math.min(chunk.length, at + this.#line.maxData);
      this.#taken = () => send(end);
      this.#line.write(this, chunk.subarray(at, end));
    };
    send(0);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#end();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#end();
    done(error);
  }

  #end(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#line.close(this);
    if (!this.readableEnded && !this.destroyed) this.push(null);
  }
}
