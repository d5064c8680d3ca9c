import { WebSocket } from 'ws';

/** A client that reads one message after the other. */
export class Live {
  readonly socket: WebSocket;
  private readonly read: any[] = [];
  private waiting: ((message: any) => void) | undefined;
  readonly closed: Promise<number>;
  constructor(url: string, options: object = {}) {
    this.socket = new WebSocket(url, options);
    this.closed = new Promise(resolve => this.socket.on('close', code => resolve(code)));
    this.socket.on('message', data => {
      const message = JSON.parse(String(data));
      if (this.waiting) {
        const take = this.waiting;
        this.waiting = undefined;
        take(message);
      } else this.read.push(message);
    });
    this.socket.on('error', () => {});
  }
  /** The next message, once it is there. */
  next(): Promise<any> {
    return this.read.length > 0
      ? Promise.resolve(this.read.shift())
      : new Promise(resolve => {
          this.waiting = resolve;
        });
  }
  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
}
