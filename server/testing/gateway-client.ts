import { expect } from 'vitest';

export interface GatewayAnswer {
  status: number;
  headers: Headers;
  body: any;
}

/** How long a client goes on sending a call again, in ms. */
const PATIENCE_MS = 10_000;

/** A client of a gateway. It keeps the cookies of the last answer, as NeMo Gym's agents do. */
export class GatewayClient {
  private readonly url: string;
  cookie: string | undefined;

  constructor(url: string) {
    this.url = url;
  }

  async call(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<GatewayAnswer> {
    const answer = await fetch(this.url + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...headers,
      },
    });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) this.cookie = cookie;
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    this.call('POST', path, body, headers);

  /** Sends a call again until it is not refused for a cell that is away. */
  async until(send: () => Promise<GatewayAnswer>): Promise<GatewayAnswer> {
    let answer = await send();
    if (answer.status !== 503) return answer;
    await expect
      .poll(async () => (answer = await send()).status, { interval: 20, timeout: PATIENCE_MS })
      .not.toBe(503);
    return answer;
  }
}
