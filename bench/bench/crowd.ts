import { WebSocket } from 'ws';
import type { MadePhone } from '../../src/protocol/wire/phones.ts';
import { realWait } from '../training/collect/abort.ts';
import { quantile, timed, withServer, type Lab } from './lab.ts';
import { walkers } from './mix.ts';

const MB = 1024 * 1024;
const PHONES = 10_000;
/** One phone in so many steps. */
const STEPPING_EACH = 10;
/** Steps that each of these takes, all at once. */
const STEPS = 2;
/** Phones that are made at once. */
const AT_ONCE = 16;

/**
 * 10,000 phones on one server with its default step cache, of which 1,000 step at the same time with pictures: MB of the server and its
 * browsers (this process, in which the client is too), steps a second, and how long a step takes from its call to its answer, ms.
 */
export const logicalPhones = (lab: Lab, apps: readonly string[]) =>
  withServer(lab, {}, async ({ client, warm, memory }) => {
    await warm();
    const stepping = PHONES / STEPPING_EACH;
    for (let made = stepping; made < PHONES; made += AT_ONCE) {
      const count = Math.min(AT_ONCE, PHONES - made);
      const seeds = Array.from({ length: count }, (_, i) => made + i);
      await Promise.all(seeds.map(seed => client.post<MadePhone>('/v1/phones', { seed })));
    }
    const all = await walkers(client, stepping, apps);
    const times: number[] = [];
    const ms = await timed(() =>
      Promise.all(
        all.map(async walker => {
          for (let step = 0; step < STEPS; step++) times.push(await timed(() => walker.step()));
        }),
      ),
    );
    return {
      'crowd.phonesMb': memory() / MB,
      'crowd.phonesStepsPerSecond': (1_000 * times.length) / ms,
      'crowd.phonesP50Ms': quantile(times, 0.5),
      'crowd.phonesP99Ms': quantile(times, 0.99),
    };
  });

const SESSIONS = 2_000;
/** Real time between two steps of a session, and what a step waits on the phone’s clock, ms. */
const WAIT_MS = 1_000;
const OPENED_AT_ONCE = 100;
const BLIND = { screenshot: false, elements: false, tree: false } as const;

/** A client of OpenEnv’s socket that has one message under way at a time. */
class OpenEnvClient {
  private readonly socket: WebSocket;
  private answer: { resolve: () => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => {
      const { type, data: told } = JSON.parse(String(data)) as { type: string; data: { message?: string } };
      if (type === 'error') this.answer?.reject(new Error(told.message));
      else this.answer?.resolve();
    });
    socket.on('close', () => this.answer?.reject(new Error('The socket was closed')));
    socket.on('error', error => this.answer?.reject(error));
  }

  static async open(url: string, seed: number): Promise<OpenEnvClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    const client = new OpenEnvClient(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    await client.send({ type: 'reset', data: { seed, observe: BLIND } });
    return client;
  }

  send(message: object): Promise<void> {
    return new Promise((resolve, reject) => {
      this.answer = { resolve, reject };
      this.socket.send(JSON.stringify(message));
    });
  }

  close(): void {
    this.socket.terminate();
  }
}

/**
 * 2,000 sessions of OpenEnv on one server, each on a socket of its own. Each waits a second, takes a step that waits a second on the phone
 * and shows nothing, and so on: MB of the process, in which the clients are too, steps a second, and how long an answer takes, ms.
 */
export const openEnvSessions = (lab: Lab) =>
  withServer(lab, { stepCacheMb: 0, renderers: 1 }, async ({ url, memory }) => {
    const clients: OpenEnvClient[] = [];
    try {
      for (let made = 0; made < SESSIONS; made += OPENED_AT_ONCE) {
        const seeds = Array.from({ length: OPENED_AT_ONCE }, (_, i) => made + i);
        clients.push(...(await Promise.all(seeds.map(seed => OpenEnvClient.open(url, seed)))));
      }
      const step = { type: 'step', data: { type: 'wait', ms: WAIT_MS, observe: BLIND } };
      const times: number[] = [];
      const since = performance.now();
      await Promise.all(
        clients.map(async (client, i) => {
          // Agents that do not begin in step with one another.
          await realWait((WAIT_MS * i) / SESSIONS);
          while (performance.now() - since < lab.loadMs) {
            times.push(await timed(() => client.send(step)));
            await realWait(WAIT_MS);
          }
        }),
      );
      const seconds = (performance.now() - since) / 1_000;
      return {
        'crowd.sessionsMb': memory() / MB,
        'crowd.sessionsStepsPerSecond': times.length / seconds,
        'crowd.sessionsP50Ms': quantile(times, 0.5),
        'crowd.sessionsP99Ms': quantile(times, 0.99),
      };
    } finally {
      for (const client of clients) client.close();
    }
  });
