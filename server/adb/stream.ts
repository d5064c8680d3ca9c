import { Duplex } from 'node:stream';

/** The connection that carries a stream. */
export interface Line {
  /** Maximum bytes in one message to the client. */
  readonly maxData: number;
  okay(stream: AdbStream): void;
  write(stream: AdbStream, data: Buffer): void;
  close(stream: AdbStream): void;
}

/**
 * One open service of a connection, as a Node stream: reads come from the client, writes go to it. The protocol allows one unacknowledged
 * message in each direction, so a slow reader slows the sender down.
 */
export class AdbStream extends Duplex {
  readonly localId: number;
  readonly remoteId: number;
  #line: Line;
  /** Continues the write when the client acknowledges the last message. */
  #onAcknowledged: (() => void) | undefined;
  /** Whether the client's last message still has to be acknowledged. */
  #owesAcknowledgement = false;
  #closed = false;

  constructor(line: Line, localId: number, remoteId: number) {
    super({ allowHalfOpen: true });
    this.#line = line;
    this.localId = localId;
    this.remoteId = remoteId;
  }

  /** Handles data from the client. False if the client did not wait for the last acknowledgement. */
  received(data: Buffer): boolean {
    if (this.#owesAcknowledgement) return false;
    if (this.#closed || this.readableEnded || this.destroyed) {
      this.#line.okay(this);
      return true;
    }
    this.#owesAcknowledgement = true;
    if (this.push(data)) this.#settle();
    return true;
  }

  /** Handles the client's acknowledgement of the last message. */
  acknowledged(): void {
    const proceed = this.#onAcknowledged;
    this.#onAcknowledged = undefined;
    proceed?.();
  }

  /** Handles the end of the stream or of the connection. Later writes of the service are dropped. */
  hungUp(): void {
    this.#closed = true;
    if (!this.readableEnded) this.push(null);
    this.acknowledged();
    // A service that only writes never reads, and would not see the end.
    this.resume();
    this.emit('hangup');
  }

  #settle(): void {
    if (!this.#owesAcknowledgement) return;
    this.#owesAcknowledgement = false;
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
      this.#onAcknowledged = () => send(end);
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
