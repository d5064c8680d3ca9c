import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf } from '../../src/protocol/screenshot.ts';
import { readAnswer } from '../../src/protocol/wire/attached.ts';
import { TestCells } from '../testing/cells.ts';
import { complaintsOf, familiesOf } from '../testing/exposition.ts';
import { rule } from '../testing/fake.ts';
import { GatewayClient } from '../testing/gateway-client.ts';
import { Live } from '../testing/live.ts';
import { placeOf } from './directory.ts';

const OBSERVE = { screenshot: false };
const create = rule('notes', 'create', { kind: 'plain' });

let cells: TestCells;
let url: string;

const kill = (name: string) => cells.crash(name);
async function open(ttl?: number): Promise<void> {
  cells = new TestCells(ttl);
  await cells.start('left');
  await cells.start('right');
  url = await cells.open();
}
beforeEach(() => open());
afterEach(() => cells.close());

const call: GatewayClient['call'] = (...given) => new GatewayClient(url).call(...given);
const post: GatewayClient['post'] = (...given) => new GatewayClient(url).post(...given);
const until: GatewayClient['until'] = send => new GatewayClient(url).until(send);
const cellOf = (id: string) => id.split('.')[0]!;
const startEpisode = (name?: string) =>
  post(
    '/v1/episodes',
    { task: 'notes/create-note', seed: 3, observe: OBSERVE },
    name === undefined ? {} : { 'idempotency-key': name },
  );

describe('a gateway', () => {
  it('sends new phones to the cell with the fewest, and calls to where each is', async () => {
    // No cell tells anew how many it has while they are sent.
    await cells.close();
    await open(60_000);
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
    expect((await call('POST', '/v1/phones')).status).toBe(201);
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

  it('sends all calls of a session of ORS to the cell that has it', async () => {
    for (const name of ['one', 'two', 'three']) {
      const session = { 'x-session-id': name };
      const task_spec = { task_id: 'notes/create-note', seed: 3 };
      expect((await post('/create', { task_spec }, session)).status).toBe(200);
      expect((await call('GET', '/phone/prompt', undefined, session)).status).toBe(200);
      expect((await post('/ping', {}, session)).status).toBe(200);
    }
    expect((await call('GET', '/v1/phones')).body).toHaveLength(3);
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

  it('passes pictures as bytes, as the cell sent them', async () => {
    const { id } = (await post('/v1/phones', { seed: 7 })).body;
    const path = `/v1/phones/${id}/observe`;
    const json = await post(path);
    const headers = { accept: 'multipart/related', 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method: 'POST', headers, body: '{}' });
    const type = answer.headers.get('content-type')!;
    expect(type).toContain('multipart/related');
    const read = readAnswer({ type, body: Buffer.from(await answer.arrayBuffer()) });
    expect(JSON.parse(JSON.stringify(read))).toEqual(json.body);
    const wrong = await post(path, { observe: 1 }, { accept: 'multipart/related' });
    expect([wrong.status, wrong.body.error.code]).toEqual([422, 'INVALID_BODY']);
  });

  it('passes pictures as bytes on the socket of a session', async () => {
    const client = new Live(`${url.replace('http', 'ws')}/ws`, { headers: { accept: 'multipart/related' } });
    await once(client.socket, 'open');
    client.socket.once('message', (_: Buffer, isBinary: boolean) => expect(isBinary).toBe(true));
    client.send({ type: 'reset', data: { seed: 3 } });
    const { type, data } = await client.next();
    expect([type, bytesOf(data.observation.screenshot).length]).toEqual(['observation', 32]);
    client.socket.close();
    await client.closed;
  });

  it('tells the cell of a socket whose it is', async () => {
    await cells.close();
    cells = new TestCells();
    await cells.start('left', { token: 'secret' });
    url = (await cells.open()).replace('http', 'ws');
    const headers = { authorization: 'Bearer secret' };
    const known = new Live(`${url}/ws`, { headers });
    await once(known.socket, 'open');
    known.send({ type: 'reset', data: { seed: 3, observe: OBSERVE } });
    expect((await known.next()).type).toBe('observation');
    known.socket.close();
    const unknown = new Live(`${url}/ws`);
    await unknown.closed;
  });

  it('sends nothing new to a cell that stops', async () => {
    await cells.cells.get('left')!.f.app.context.persistence!.withdraw();
    await expect.poll(async () => (await call('GET', '/ready')).body.cells).toEqual(['right']);
    for (let i = 0; i < 3; i++) expect(cellOf((await post('/v1/phones')).body.id)).toBe('right');
  });

  it('sends what a cell that stops still plays nowhere else', async () => {
    const made = (await startEpisode('run/1')).body;
    const name = cellOf(made.id);
    await cells.cells.get(name)!.f.app.context.persistence!.withdraw();
    const other = name === 'left' ? 'right' : 'left';
    await expect.poll(async () => (await call('GET', '/ready')).body.cells).toEqual([other]);
    expect((await startEpisode('run/1')).body).toMatchObject({ id: made.id, token: made.token });
    expect((await call('GET', `/v1/episodes/${made.id}`)).status).toBe(200);
    expect((await call('GET', '/v1/episodes')).body).toHaveLength(1);
  });

  it('passes a call on while hundreds of others wait at its cell', async () => {
    const { id } = (await post('/v1/phones')).body;
    const { f } = cells.cells.get(cellOf(id))!;
    let release!: () => void;
    const turn = f.app.context.phones
      .get(id)
      .exclusive(() => new Promise<void>(resolve => (release = resolve)));
    const waiting = Array.from({ length: 300 }, () => post(`/v1/phones/${id}/observe`, { observe: OBSERVE }));
    await expect
      .poll(() => f.app.context.inFlight.open, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(waiting.length);
    expect((await call('GET', `/v1/phones/${id}`)).status).toBe(200);
    release();
    await turn;
    const answers = await Promise.all(waiting);
    expect(answers.map(({ status }) => status)).toEqual(waiting.map(() => 200));
  });

  it('counts what passes through it', async () => {
    const { id } = (await post('/v1/phones')).body;
    await call('GET', '/v1/phones/left.phone-99');
    await call('GET', '/health');
    const metrics = async (): Promise<Record<string, number>> => {
      const families = familiesOf(await (await fetch(`${url}/metrics`)).text());
      const own = families.filter(({ name }) => name.startsWith('tapworld_'));
      expect(own.flatMap(complaintsOf)).toEqual([]);
      const samples = own.flatMap(each => each.samples);
      return Object.fromEntries(samples.map(({ name, labels, value }) => [name + labels, value]));
    };
    expect((await metrics())['tapworld_gateway_cells']).toBe(2);
    const made = `tapworld_gateway_calls_total{cell="${cellOf(id)}",status="201"}`;
    await expect.poll(async () => (await metrics())[made]).toBe(1);
    const missing = 'tapworld_gateway_calls_total{cell="left",status="404"}';
    expect((await metrics())[missing]).toBe(1);
    expect((await metrics())['tapworld_gateway_call_duration_seconds_count{cell="left"}']).toBeGreaterThan(0);
    await kill('left');
    expect((await call('GET', '/v1/phones/left.phone-99')).status).toBe(503);
    await expect
      .poll(async () => (await metrics())['tapworld_gateway_unreachable_total{cell="left"}'])
      .toBe(1);
  });

  it('says that no cell lives', async () => {
    for (const name of ['left', 'right']) await kill(name);
    await expect.poll(async () => (await call('GET', '/ready')).status).toBe(503);
    const { status, body } = await post('/v1/phones');
    expect([status, body.error.code]).toEqual([503, 'CAPACITY_REACHED']);
    expect((await call('GET', '/health')).status).toBe(200);
  });
});

describe('after the death of a cell', () => {
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
    const [other] = cells.cells.values();
    expect(other!.f.app.context.episodes.find(made.id)).toBeDefined();
  });

  it('that starts again, calls still go where its episodes went', async () => {
    const made = (await startEpisode()).body;
    const name = cellOf(made.id);
    const look = () => call('GET', `/v1/episodes/${made.id}`);
    await kill(name);
    expect((await until(look)).status).toBe(200);
    await cells.start(name);
    await expect.poll(async () => (await call('GET', '/ready')).body.cells).toContain(name);
    expect((await until(look)).body).toMatchObject({ id: made.id });
    expect((await call('GET', '/v1/episodes')).body).toHaveLength(1);
    expect((await call('DELETE', `/v1/episodes/${made.id}`)).status).toBe(204);
    expect((await call('GET', '/v1/phones')).body).toEqual([]);
  });

  it('lists are refused until it is known as dead', async () => {
    const made = (await startEpisode()).body;
    await kill(cellOf(made.id));
    const first = await call('GET', '/v1/phones');
    expect([first.status, first.body.error.code]).toEqual([503, 'CAPACITY_REACHED']);
    expect((await until(() => call('GET', '/v1/phones'))).status).toBe(200);
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
