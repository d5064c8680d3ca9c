import { WebSocket } from 'ws';
import { RendererError, RendererLostError } from './errors.ts';

export type Params = Record<string, unknown>;
type Listener = (params: any) => void;

interface Waiting {
  resolve: (result: any) => void;
  reject: (error: Error) => void;
  method: string;
  session: string | undefined;
  deadline: number;
}

/** How long a command may take where its caller does not say, in ms. */
export const COMMAND_MS = 20_000;

/** How often deadlines are looked at. One timer for all commands: a timer each is a cost on the hot path. */
const SWEEP_MS = 250;

/**
 * One raw connection to a Chromium's DevTools socket, with every page's session on it (flat mode).
 * A library's protocol layer costs 20 % of the steps a second that this one gives.
 */
export class Cdp {
  /** Resolves when the socket has closed, for whatever reason. */
  readonly closed: Promise<void>;
  #socket: WebSocket;
  #lastId = 0;
  #waiting = new Map<number, Waiting>();
  #listeners = new Map<string, Set<Listener>>();
  #sweep: NodeJS.Timeout;
  #dead = false;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#receive(data));
    this.closed = new Promise(resolve => {
      const end = () => {
        this.#end();
        resolve();
      };
      socket.on('close', end);
      socket.on('error', end);
    });
    this.#sweep = setInterval(() => this.#expire(), SWEEP_MS);
    this.#sweep.unref();
  }

  /** Connects to `ws://…/devtools/browser/…`. Throws RENDERER_LOST if nobody answers. */
  static connect(url: string): Promise<Cdp> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, {
        perMessageDeflate: false,
        maxPayload: 1 << 29,
        skipUTF8Validation: true,
      });
      socket.once('open', () => {
        socket.removeAllListeners('error');
        resolve(new Cdp(socket));
      });
      socket.once('error', error => reject(new RendererLostError(`no DevTools at ${url}`, error)));
    });
  }

  /**
   * Sends a command and gives its result. Throws PROTOCOL_ERROR when Chromium refuses it, RENDERER_LOST when the
   * socket dies, the session ends, or no answer came within `timeoutMs`.
   */
  send(method: string, params: Params = {}, session?: string, timeoutMs = COMMAND_MS): Promise<any> {
    if (this.#dead) return Promise.reject(new RendererLostError(`${method}: the browser has exited`));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, method, session, deadline: performance.now() + timeoutMs });
      this.#socket.send(
        JSON.stringify(
          session === undefined ? { id, method, params } : { id, method, params, sessionId: session },
        ),
      );
    });
  }

  /** Calls `listener` at each `event` of a session, or of the browser itself without one. Gives a function that stops it. */
  on(event: string, session: string | undefined, listener: Listener): () => void {
    const key = `${session ?? ''} ${event}`;
    const set = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0) this.#listeners.delete(key);
    };
  }

  /** Rejects what a session still waits for, since nothing more will come from it. */
  abandon(session: string, reason: string): void {
    for (const [id, waiting] of this.#waiting) {
      if (waiting.session !== session) continue;
      this.#waiting.delete(id);
      waiting.reject(new RendererLostError(`${waiting.method}: ${reason}`));
    }
  }

  /** Ends the connection; whatever waits is rejected. */
  close(): void {
    this.#socket.terminate();
    this.#end();
  }

  #receive(data: Buffer): void {
    const message = JSON.parse(data.toString());
    if (message.id === undefined) {
      this.#tell(`${message.sessionId ?? ''} ${message.method}`, message.params);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    if (!message.error) waiting.resolve(message.result);
    else if (
      /session with given id not found|target closed|no target with given id/i.test(message.error.message)
    ) {
      waiting.reject(new RendererLostError(`${waiting.method}: ${message.error.message}`));
    } else {
      waiting.reject(new RendererError('PROTOCOL_ERROR', `${waiting.method}: ${message.error.message}`));
    }
  }

  #tell(key: string, params: unknown): void {
    for (const listener of this.#listeners.get(key) ?? []) listener(params);
  }

  #expire(): void {
    const now = performance.now();
    for (const [id, waiting] of this.#waiting) {
      if (waiting.deadline > now) continue;
      this.#waiting.delete(id);
      waiting.reject(new RendererLostError(`${waiting.method}: no answer in time`, undefined, true));
    }
  }

  #end(): void {
    if (this.#dead) return;
    this.#dead = true;
    clearInterval(this.#sweep);
    for (const waiting of this.#waiting.values())
      waiting.reject(new RendererLostError(`${waiting.method}: the browser has exited`));
    this.#waiting.clear();
    this.#listeners.clear();
  }
}
