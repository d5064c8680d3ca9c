import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, Agent as HttpsAgent } from 'node:https';
import { readAnswer } from '../../src/protocol/wire/attached.ts';
import { MULTIPART, type MultipartBody } from '../../src/protocol/wire/multipart.ts';
import { LONGEST_ANSWER_MS } from '../../src/protocol/wire/times.ts';

/** What a server refused, or that it could not be reached (SERVER_UNREACHABLE, status 0). */
export class WireError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details?: unknown;
  /** Seconds that the server asks to wait, where it does. */
  readonly retryAfter?: number;
  constructor(code: string, message: string, status: number, details?: unknown, retryAfter?: number) {
    super(message);
    this.name = 'WireError';
    this.code = code;
    this.status = status;
    if (details !== undefined) this.details = details;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

/** An idle connection is let go of before the server, which waits 72 s, does: a call on one that is just being closed is lost. */
const IDLE_MS = 20_000;

/** Pictures as bytes where the server can send them so, and JSON otherwise. */
const ACCEPT = `${MULTIPART}, application/json`;

/** What a call may have beside its body. */
export interface CallOptions {
  /** Its Idempotency-Key: the server does a call with the same key once. */
  key?: string;
}

/** Calls of one server, over connections that are kept. */
export class Client {
  readonly url: string;
  #token: string | undefined;
  #agent: Agent;
  #base: URL;

  constructor(url: string, { token, connections = 512 }: { token?: string; connections?: number } = {}) {
    this.url = url;
    this.#base = new URL(url);
    this.#token = token;
    const AgentClass = this.#base.protocol === 'https:' ? HttpsAgent : Agent;
    this.#agent = new AgentClass({ keepAlive: true, maxSockets: connections, timeout: IDLE_MS });
  }

  /** What another process needs to make a client of the same server. */
  get access(): { url: string; token?: string } {
    return { url: this.url, ...(this.#token === undefined ? {} : { token: this.#token }) };
  }

  /** The bytes of an answer. Throws WireError for anything but a 2xx. */
  async bytes(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Buffer> {
    return (await this.#answer(method, path, body, options)).body;
  }

  /**
   * The JSON of an answer; undefined where it has none. The picture of an observation comes as bytes, and is a `Screenshot` then. Throws
   * WireError for anything but a 2xx, and BAD_ANSWER for a body that cannot be read.
   */
  async call<T = any>(method: string, path: string, body?: unknown, options?: CallOptions): Promise<T> {
    const answer = await this.#answer(method, path, body, options, { accept: ACCEPT });
    if (answer.body.length === 0) return undefined as T;
    try {
      return readAnswer(answer) as T;
    } catch (error) {
      throw new WireError('BAD_ANSWER', `${method} ${path} cannot be read: ${(error as Error).message}`, 200);
    }
  }

  get = <T = any>(path: string) => this.call<T>('GET', path);
  post = <T = any>(path: string, body: unknown = {}, options?: CallOptions) =>
    this.call<T>('POST', path, body, options);
  put = <T = any>(path: string, body: unknown) => this.call<T>('PUT', path, body);
  /** Sends bytes as they are. */
  async putBytes(path: string, bytes: Buffer): Promise<void> {
    const { status, data } = await this.#send('PUT', path, bytes, 'application/octet-stream');
    if (status < 200 || status > 299) throw refusal(status, data, undefined);
  }
  delete = (path: string) => this.call<void>('DELETE', path);

  /** Lets go of the connections. */
  close(): void {
    this.#agent.destroy();
  }

  /** A 2xx answer. Throws WireError for any other. */
  async #answer(
    method: string,
    path: string,
    body: unknown,
    { key }: CallOptions = {},
    more: Record<string, string> = {},
  ): Promise<MultipartBody> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const named = key === undefined ? more : { ...more, 'idempotency-key': key };
    const { status, headers, data } = await this.#send(method, path, text, undefined, named);
    if (status < 200 || status > 299) throw refusal(status, data, headers['retry-after']);
    return { type: headers['content-type'] ?? '', body: data };
  }

  #send(
    method: string,
    path: string,
    text: string | Buffer | undefined,
    type = 'application/json',
    more: Record<string, string> = {},
  ): Promise<{ status: number; headers: IncomingMessage['headers']; data: Buffer }> {
    const unreachable = (error: Error) =>
      new WireError(
        'SERVER_UNREACHABLE',
        `${this.url} does not answer (${error.message}); is a server there? \`tapworld serve\` starts one`,
        0,
      );
    return new Promise((resolve, reject) => {
      const send = this.#base.protocol === 'https:' ? httpsRequest : httpRequest;
      const request = send(
        new URL(path, this.#base),
        {
          method,
          agent: this.#agent,
          timeout: LONGEST_ANSWER_MS,
          headers: {
            ...(text === undefined
              ? {}
              : { 'content-type': type, 'content-length': Buffer.byteLength(text) }),
            ...(this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }),
            ...more,
          },
        },
        response => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              data: Buffer.concat(parts),
            }),
          );
          response.on('error', error => reject(unreachable(error)));
        },
      );
      request.on('timeout', () => request.destroy(new Error(`no answer in ${LONGEST_ANSWER_MS / 1_000} s`)));
      request.on('error', error => reject(unreachable(error)));
      request.end(text);
    });
  }
}

function refusal(status: number, data: Buffer, retryAfter: string | undefined): WireError {
  const wait = retryAfter !== undefined && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
  try {
    const { error } = JSON.parse(data.toString('utf8')) as {
      error: { code: string; message: string; details?: unknown };
    };
    return new WireError(error.code, error.message, status, error.details, wait);
  } catch {
    return new WireError(
      'HTTP_ERROR',
      `The server answered ${status}: ${data.toString('utf8').slice(0, 200)}`,
      status,
      undefined,
      wait,
    );
  }
}
