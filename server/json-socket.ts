import { ROOT_CONTEXT } from '@opentelemetry/api';
import type { WebSocket } from 'ws';
import { ApiError } from './errors.ts';
import type { InFlight } from './in-flight.ts';
import { fail, traced } from './tracing/spans.ts';

/** Bytes that a client may leave unread before the server disconnects it: a dozen of the largest pictures. */
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;

/** The owner of a JsonSocket. */
export interface JsonSocketHandler {
  /** Handles one message. The client gets whatever it throws as `errorMessage`. */
  receive(message: unknown): Promise<void>;
  /** Runs the handling of a message, at once or in its turn. */
  schedule(handle: () => Promise<void>): Promise<void>;
  /** Logs an error, and returns the message that tells the client of it. */
  errorMessage(thrown: unknown): object;
  /** Runs once, when the client has left or was disconnected. Messages that it sent before may still be under way. */
  onClose(): void;
}

export interface JsonSocketLimits {
  /** Beats without a sign of life after which the client is disconnected. */
  silentBeats: number;
  /** Messages, and characters in them, that may wait before the server stops reading from the socket. */
  waitingMessages: number;
  waitingCharacters: number;
}

/** A message that is not JSON. */
export class InvalidJsonError extends ApiError {
  constructor(cause: unknown) {
    super('INVALID_JSON', `Invalid JSON: ${(cause as Error).message}`);
  }
}

/**
 * A WebSocket whose messages are JSON. It counts the messages under way for the drain, refuses new ones while the server stops, bounds what
 * a client leaves unread and what waits here, and disconnects clients that stopped responding.
 */
export class JsonSocket {
  private readonly socket: WebSocket;
  private readonly inFlight: InFlight;
  private readonly limits: JsonSocketLimits;
  private readonly handler: JsonSocketHandler;
  /** Beats since the last sign of life. */
  private silentBeats = 0;
  private waitingMessages = 0;
  private waitingCharacters = 0;
  private isClosed = false;

  constructor(socket: WebSocket, inFlight: InFlight, limits: JsonSocketLimits, handler: JsonSocketHandler) {
    this.socket = socket;
    this.inFlight = inFlight;
    this.limits = limits;
    this.handler = handler;
    const onSignOfLife = () => {
      this.silentBeats = 0;
    };
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.onClose());
    socket.on('pong', onSignOfLife);
    socket.on('ping', onSignOfLife);
    socket.on('message', data => {
      onSignOfLife();
      this.accept(String(data));
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Whether any message is under way. */
  get isBusy(): boolean {
    return this.waitingMessages > 0;
  }

  /** Sends a message, unless the socket is closed. Disconnects a client that leaves too much unread. */
  send(message: object): void {
    this.sendEncoded(() => JSON.stringify(message));
  }

  /** Sends a message as what `encode` gives, text or bytes, as `send` does. */
  sendEncoded(encode: () => string | Buffer): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > MAX_UNREAD_BYTES) {
      this.socket.close(1013, 'too much is unread');
      // The closing handshake may take long, and the client gets no more answers.
      this.onClose();
      return;
    }
    this.socket.send(encode());
  }

  close(code: number, reason?: string): void {
    this.socket.close(code, reason);
  }

  /** Pings the client. Disconnects it if it gave no sign of life for too many beats. */
  beat(): void {
    // While the socket is paused nothing that the client sends is read, so it cannot show a sign of life.
    if (this.socket.isPaused) return;
    if (++this.silentBeats > this.limits.silentBeats) this.socket.terminate();
    else this.socket.ping();
  }

  private onClose(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.handler.onClose();
  }

  private accept(text: string): void {
    // Whoever the server has disconnected may still be sending.
    if (!this.isOpen) return;
    if (this.inFlight.draining) {
      this.sendError(new ApiError('DRAINING', 'The server is stopping'));
      return;
    }
    const end = this.inFlight.begin();
    this.count(1, text);
    void this.handler
      .schedule(() => this.handle(text))
      .finally(() => {
        this.count(-1, text);
        end();
      });
  }

  /** Handles one message. Never throws. */
  private handle(text: string): Promise<void> {
    // A message has no trace of its own to go on with, and the call that opened the socket has ended.
    return traced(
      'socket message',
      {},
      async span => {
        try {
          await this.handler.receive(parse(text));
        } catch (thrown) {
          fail(span, thrown);
          this.sendError(thrown);
        }
      },
      ROOT_CONTEXT,
    );
  }

  private sendError(thrown: unknown): void {
    this.send(this.handler.errorMessage(thrown));
  }

  private count(by: 1 | -1, { length }: string): void {
    const { socket, limits } = this;
    this.waitingMessages += by;
    this.waitingCharacters += by * length;
    const isFull =
      this.waitingMessages > limits.waitingMessages || this.waitingCharacters > limits.waitingCharacters;
    if (isFull && !socket.isPaused) socket.pause();
    if (!isFull && socket.isPaused) socket.resume();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidJsonError(error);
  }
}

/** Beats all sockets of a route at an interval until `stop` is called. */
export class Heartbeat {
  private readonly sockets = new Set<{ beat(): void }>();
  private readonly timer: NodeJS.Timeout;

  constructor(intervalMs: number) {
    this.timer = setInterval(() => {
      for (const socket of this.sockets) socket.beat();
    }, intervalMs).unref();
  }

  /** Beats `client` until its socket closes. */
  add(client: { beat(): void }, socket: WebSocket): void {
    this.sockets.add(client);
    socket.on('close', () => this.sockets.delete(client));
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
