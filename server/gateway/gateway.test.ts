import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SILENT } from '../log.ts';
import { fixture, rule, type Fixture } from '../testing/fake.ts';
import { Live } from '../testing/live.ts';
import { SharedStore } from '../testing/shared-store.ts';
import { placeOf } from './directory.ts';
import { buildGateway } from './gateway.ts';

const OBSERVE = { screenshot: false };
/** Short, so that a dead cell is known soon. */
const TTL_MS = 300;
const create = rule('notes', 'create', { kind: 'plain' });

let store: SharedStore;
let cells: Map<string, Fixture>;
let gateway: FastifyInstance;
/** Servers that were killed, and replaced. */
let late: Fixture[];
let url: string;

async function startCell(name: string): Promise<Fixture> {
  const f = await fixture({ stepCacheBytes: 0, store, cell: name, cellSigns: { ttl: TTL_MS } });
  const at = await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  await f.app.context.persistence!.announce(at);
  cells.set(name, f);
  return f;
}
/** Ends a cell as a crash does: it answers nothing and gives no sign, and nobody is told. */
async function kill(name: string): Promise<void> {
  const f = cells.get(name)!;
  await f.app.context.persistence!.settled();
  f.app.fastify.server.closeAllConnections();
  f.app.fastify.server.close();
  const own = store;
  const { claim, delete: remove } = own;
  own.claim = async (key, owner, ttl) =>
    key === `cell/${name}` ? undefined : claim.call(own, key, owner, ttl);
  own.delete = async (key, seq) => (key === `cells/${name}` ? 'moved' : remove.call(own, key, seq));
}
/** Lets a server of that name reach the store again. */
function revive(name: string): void {
  const dead = cells.get(name)!;
  late.push(dead);
  store.claim = SharedStore.prototype.claim.bind(store);
  store.delete = SharedStore.prototype.delete.bind(store);
  // Its signs have ended with its process.
  void dead.app.context.persistence!.close();
}
beforeEach(async () => {
  late = [];
  store = new SharedStore();
  cells = new Map();
  await startCell('left');
  await startCell('right');
  gateway = await buildGateway({ store, log: SILENT, refreshMs: 20 });
  url = await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await gateway.close();
  await Promise.all([...cells.values(), ...late].map(f => f.close()));
});

async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: any }> {
  const answer = await fetch(url + path, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}
const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
  call('POST', path, body, headers);
const cellOf = (id: string) => id.split('.')[0]!;
const startEpisode = (name?: string) =>
  post(
    '/v1/episodes',
    { task: 'notes/create-note', seed: 3, observe: OBSERVE },
    name === undefined ? {} : { 'idempotency-key': name },
  );

describe('a gateway', () => {
  it('sends new phones to the cell with the fewest, and calls to where each is', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) ids.push((await post('/v1/phones')).body.id);
    expect(ids.filter(id => cellOf(id) === 'left')).toHaveLength(3);
    for (const id of ids) {
      const { status } = await post(`/v1/phones/${id}/step`, { action: create, observe: OBSERVE });
      expect(status).toBe(200);
    }
    const { body } = await call('GET', '/v1/phones');
    expect((body as { id: string; steps: number }[]).map(({ id, steps }) => [id, steps]).sort()).toEqual(
      ids.map(id => [id, 1]).sort(),
    );
  });

  it('passes what cells refuse, and keeps bodies and answers as they are', async () => {
    expect((await call('GET', '/v1/phones/left.phone-9')).body.error.code).toBe('PHONE_NOT_FOUND');
    const { body } = await post('/v1/phones', { seed: 'x' });
    expect(body.error.code).toBe('INVALID_BODY');
    const { id } = (await post('/v1/phones', { seed: 7 })).body;
    const picture = await fetch(`${url}/v1/phones/${id}/screenshot?format=png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await call('DELETE', `/v1/phones/${id}`)).status).toBe(204);
  });

  it('opens a session once by its name, whichever cell that is on', async () => {
    const [first, again] = [await startEpisode('run/1'), await startEpisode('run/1')];
    expect(again.body).toMatchObject({ id: first.body.id, token: first.body.token });
    expect((await call('GET', '/v1/episodes')).body).toHaveLength(1);
  });

  it('carries the live socket of a phone', async () => {
    const { id } = (await post('/v1/phones')).body;
    const client = new Live(`${url.replace('http', 'ws')}/v1/phones/${id}/live`);
    expect((await client.next()).type).toBe('phone');
    await post(`/v1/phones/${id}/step`, { action: create, observe: OBSERVE });
    expect((await client.next()).type).toBe('delta');
    client.socket.close();
    await client.closed;
  });

  it('says that no cell lives', async () => {
    for (const name of cells.keys()) await kill(name);
    await expect.poll(async () => (await call('GET', '/ready')).status).toBe(503);
    const { status, body } = await post('/v1/phones');
    expect([status, body.error.code]).toEqual([503, 'CAPACITY_REACHED']);
    expect((await call('GET', '/health')).status).toBe(200);
  });
});

describe('after the death of a cell', () => {
  /** Repeats a call as a client does, until it is not refused for a cell that is away. */
  async function until<T extends { status: number }>(send: () => Promise<T>): Promise<T> {
    let answer = await send();
    await expect
      .poll(async () => (answer = await send()).status, { interval: 20, timeout: 10_000 })
      .not.toBe(503);
    return answer;
  }

  it('its episodes go on elsewhere with their tokens, and a step that is sent twice is taken once', async () => {
    const made = (await startEpisode()).body;
    const name = cellOf(made.id);
    const agent = { authorization: `Bearer ${made.token}` };
    const step = (key: string) =>
      post(
        `/v1/episodes/${made.id}/step`,
        { action: create, observe: OBSERVE },
        { ...agent, 'idempotency-key': key },
      );
    const first = await step('one');
    await kill(name);
    const again = await until(() => step('one'));
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await step('two')).status).toBe(200);
    expect((await call('GET', `/v1/episodes/${made.id}`)).body).toMatchObject({ id: made.id, steps: 2 });
    const other = [...cells.keys()].find(cell => cell !== name)!;
    expect(cells.get(other)!.app.context.episodes.find(made.id)).toBeDefined();
  });

  it('that starts again, calls still go where its episodes went', async () => {
    const made = (await startEpisode()).body;
    const name = cellOf(made.id);
    const look = () => call('GET', `/v1/episodes/${made.id}`);
    await kill(name);
    expect((await until(look)).status).toBe(200);
    revive(name);
    await startCell(name);
    await expect.poll(async () => (await call('GET', '/ready')).body.cells).toContain(name);
    expect((await until(look)).body).toMatchObject({ id: made.id });
    expect((await call('GET', '/v1/episodes')).body).toHaveLength(1);
    expect((await call('DELETE', `/v1/episodes/${made.id}`)).status).toBe(204);
    expect((await call('GET', '/v1/phones')).body).toEqual([]);
  });

  it('its names mean the same', async () => {
    const made = (await startEpisode('run/1')).body;
    await kill(cellOf(made.id));
    const again = await until(() => startEpisode('run/1'));
    expect(again.body).toMatchObject({ id: made.id, token: made.token });
  });
});

describe('a place for a name', () => {
  const four = ['a', 'b', 'c', 'd'].map(cell => ({ cell, url: '', phones: 0 }));
  const names = Array.from({ length: 400 }, (_, i) => `name-${i}`);

  it('is spread over the cells, and moves only when its cell goes', () => {
    const before = names.map(name => placeOf(name, four)!.cell);
    for (const { cell } of four) expect(before.filter(place => place === cell).length).toBeGreaterThan(60);
    const three = four.filter(({ cell }) => cell !== 'b');
    const after = names.map(name => placeOf(name, three)!.cell);
    expect(after.filter((place, i) => place !== before[i]).length).toBe(
      before.filter(place => place === 'b').length,
    );
    expect(placeOf('x', [])).toBeUndefined();
  });
});
