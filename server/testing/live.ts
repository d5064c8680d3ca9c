import { WebSocket } from 'ws';
import { readMessage } from '../../src/protocol/wire/attached.ts';
import { ServerMessage } from '../../src/protocol/wire/live.ts';
import { validate } from '../../src/state/validate.ts';

/** A client that reads one message after the other. Every message has to fit the schema of the wire. */
export class Live {
  readonly socket: WebSocket;
  private readonly unread: any[] = [];
  private waiting: ((message: any) => void) | undefined;
  readonly closed: Promise<number>;
  constructor(url: string, options: object = {}) {
    // OpenEnv's socket has messages of its own.
    const isLiveSocket = /\/live(\?|$)/.test(url);
    this.socket = new WebSocket(url, options);
    this.closed = new Promise(resolve => this.socket.on('close', code => resolve(code)));
    this.socket.on('message', (data, isBinary) => {
      const message = isBinary ? readMessage(data as Buffer) : JSON.parse(String(data));
      const errors = isLiveSocket ? validate(ServerMessage, message) : [];
      if (errors.length > 0) throw new Error(`Not a message of the live socket: ${JSON.stringify(errors)}`);
      const resolve = this.waiting;
      this.waiting = undefined;
      if (resolve) resolve(message);
      else this.unread.push(message);
    });
    this.socket.on('error', () => {});
  }
  /** The next message, once it is there. */
  next(): Promise<any> {
    return this.unread.length > 0
      ? Promise.resolve(this.unread.shift())
      : new Promise(resolve => {
          this.waiting = resolve;
        });
  }
  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
}
