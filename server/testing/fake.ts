import type { Action } from '../../src/protocol/action.ts';
import { buildApp, type AppOptions, type TapworldApp } from '../app.ts';
import { FakePool } from './fake-pool.ts';

/** A tap that runs one rule, for pages that draw nothing: `tap(rule('notes', 'create', { kind: 'plain' }))`. */
export const rule = (app: string, action: string, args: unknown = {}): Action => ({
  type: 'tap',
  element: JSON.stringify([app, action, args]),
});

export interface Answer {
  status: number;
  body: any;
  headers: Record<string, unknown>;
  text: string;
}

/** A server over fake pages, with calls that give status and JSON. */
export class Fixture {
  readonly app: TapworldApp;
  readonly pool: FakePool;
  constructor(app: TapworldApp, pool: FakePool) {
    this.app = app;
    this.pool = pool;
  }

  /** Sends text or bytes unchanged, anything else as JSON, and no body if it is undefined. */
  async call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const raw = typeof body === 'string' || Buffer.isBuffer(body);
    const reply = await this.app.fastify.inject({
      method,
      url,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: raw ? body : JSON.stringify(body) }),
    });
    let json: unknown;
    try {
      json = JSON.parse(reply.payload);
    } catch {
      json = undefined;
    }
    return { status: reply.statusCode, body: json, headers: reply.headers, text: reply.payload };
  }
  get = (url: string, headers?: Record<string, string>) => this.call('GET', url, undefined, headers);
  post = (url: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('POST', url, body, headers);
  put = (url: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('PUT', url, body, headers);
  patch = (url: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('PATCH', url, body, headers);
  del = (url: string, headers?: Record<string, string>) => this.call('DELETE', url, undefined, headers);

  /** The address of a new phone. */
  async phone(body: object = {}): Promise<string> {
    const { status, body: made, text } = await this.post('/v1/phones', body);
    if (status !== 201) throw new Error(text);
    return `/v1/phones/${made.id}`;
  }
  /** Hash of a phone by its address. */
  hashOf = async (phone: string): Promise<string> => (await this.get(phone)).body.stateHash;
  step = (phone: string, action: unknown, observe: object = {}) =>
    this.post(`${phone}/step`, { action, observe });
  close = () => this.app.fastify.close();
}

/** Starts a server over fake pages. */
export async function fixture(options: Partial<AppOptions> & { renderers?: number } = {}): Promise<Fixture> {
  const pool = new FakePool(options.renderers);
  return new Fixture(await buildApp({ ...options, pool }), pool);
}
