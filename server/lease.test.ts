import { once } from 'node:events';
import { connect as dial, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '../apps/catalogue.ts';
import { dispatch } from '../src/sdk/core/engine.ts';
import { diff } from '../src/state/diff.ts';
import { hash } from '../src/state/hash.ts';
import { restore } from '../src/state/layers.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';
import { fixture, rule, type Fixture } from './testing/fake.ts';
import { Live } from './testing/live.ts';

const BEAT_MS = 15_000;
const create = rule('notes', 'create', { kind: 'plain' });
let f: Fixture;
let port: number;
let phone: string;
const open: Live[] = [];

beforeAll(async () => {
  // The heart alone beats when the test says so; sockets keep their time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  f = await fixture({ stepCacheBytes: 0 });
  await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = f.app.fastify.server.address() as AddressInfo);
});
afterAll(async () => {
  await f.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  phone = await f.phone({ seed: 7 });
});
afterEach(() => {
  for (const live of open.splice(0)) live.socket.terminate();
});

/** A client that holds the lease, what it saw, and a commit of a step that it executed. */
async function driving({ at = port, ...options }: { at?: number; autoPong?: boolean } = {}) {
  const live = new Live(`ws://127.0.0.1:${at}${phone}/live`, options);
  open.push(live);
  const tree = restore((await live.next()).snapshot, () => f.app.context.phones.world.tree).now as AnyPhone;
  live.send({ type: 'lease' });
  expect(await live.next()).toEqual({ type: 'leased' });
  const out = dispatch(catalogue, tree, 'notes', 'create', { kind: 'plain' });
  return {
    live,
    tree,
    commit: {
      type: 'commit',
      base: hash(tree),
      action: { type: 'tap', x: 5, y: 5 },
      operations: diff(tree, out.phone),
      events: out.events,
    },
  };
}
/** One beat of the heart, and what it asked of this client. */
async function beat(live: Live) {
  const ping = once(live.socket, 'ping');
  vi.advanceTimersByTime(BEAT_MS);
  await ping;
}
const released = () =>
  expect
    .poll(() => f.app.context.phones.get(phone.split('/').at(-1)!).lease, { interval: 1 })
    .toBeUndefined();

it('a driver that falls silent loses its lease at the second beat, and others go on', async () => {
  const { live } = await driving({ autoPong: false });
  const before = await f.hashOf(phone);
  await beat(live);
  expect((await f.step(phone, create)).body.error.code).toBe('LEASED');
  vi.advanceTimersByTime(BEAT_MS);
  expect(await live.closed).toBe(1006);
  await released();
  expect(await f.hashOf(phone)).toBe(before);
  const next = await driving();
  next.live.send(next.commit);
  expect((await next.live.next()).type).toBe('committed');
  next.live.send({ type: 'release' });
  await next.live.next();
  expect((await f.step(phone, create)).status).toBe(200);
});

it('a driver that answers keeps it, however often it is asked', async () => {
  const { live, commit } = await driving();
  for (let i = 0; i < 5; i++) {
    await beat(live);
    // Its answer stands before this in the stream.
    live.send({ type: 'lease' });
    expect(await live.next()).toEqual({ type: 'leased' });
  }
  expect((await f.step(phone, create)).body.error.code).toBe('LEASED');
  live.send(commit);
  expect((await live.next()).type).toBe('committed');
});

it('a driver that works shows by it that it is there', async () => {
  const { live, commit } = await driving({ autoPong: false });
  await beat(live);
  live.send(commit);
  expect((await live.next()).type).toBe('committed');
  await beat(live);
  expect((await f.get(phone)).body.steps).toBe(1);
});

/** A line that carries `most` more bytes to the server once it is cut, and then nothing in either direction, as where a network is lost. */
class Line {
  readonly server: Server;
  left = Infinity;
  private readonly sockets = new Set<Socket>();
  constructor() {
    this.server = createServer(client => {
      const server = dial(port, '127.0.0.1');
      for (const socket of [client, server])
        this.sockets.add(
          socket
            .on('error', () => {})
            .on('close', () => {
              client.destroy();
              server.destroy();
            }),
        );
      client.on('data', (data: Buffer) => {
        server.write(data.subarray(0, this.left));
        this.left = Math.max(0, this.left - data.length);
      });
      server.on('data', data => {
        if (this.left > 0) client.write(data);
      });
    });
  }
  async listen() {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return (this.server.address() as AddressInfo).port;
  }
  close() {
    for (const socket of this.sockets) socket.destroy();
    return new Promise(done => {
      this.server.close(done);
    });
  }
}

it('what a driver had not handed over whole when its network went is not applied', async () => {
  const line = new Line();
  try {
    const { live, commit } = await driving({ at: await line.listen() });
    const before = await f.hashOf(phone);
    line.left = Math.floor(JSON.stringify(commit).length / 2);
    live.send(commit);
    await expect.poll(() => line.left, { interval: 1 }).toBe(0);
    vi.advanceTimersByTime(BEAT_MS);
    expect((await f.step(phone, create)).body.error.code).toBe('LEASED');
    vi.advanceTimersByTime(BEAT_MS);
    await released();
    expect(await live.closed).toBe(1006);
    expect((await f.get(phone)).body).toMatchObject({ steps: 0, stateHash: before });
    expect((await f.step(phone, create)).status).toBe(200);
  } finally {
    await line.close();
  }
});
