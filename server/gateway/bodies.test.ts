import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeKey } from '../store/kept-places.ts';
import { twoCells, type TestCells } from '../testing/cells.ts';
import { GatewayClient } from '../testing/gateway-client.ts';
import { Live } from '../testing/live.ts';

const TASK = { task_id: 'notes/create-note', seed: 3, observe: { screenshot: false } };
const NAMES = ['one', 'two', 'three', 'four'];
let cells: TestCells;
let url: string;
let client: GatewayClient;

beforeEach(async () => {
  ({ cells, url, client } = await twoCells());
});
afterEach(() => cells.close());

const cellOf = (phone: string) => phone.split('.')[0]!;
const sizes = () => [...cells.cells.values()].map(({ f }) => f.app.context.phones.size);
const stepsOf = (phone: string) => client.call('GET', `/v1/phones/${phone}`).then(({ body }) => body.steps);
const rpc = (method: string, params: object = {}, headers: Record<string, string> = {}) =>
  client.post('/mcp', { jsonrpc: '2.0', id: 1, method, params }, headers);
const press = (more: object = {}, headers: Record<string, string> = {}) => {
  const { device, ...params } = more as { device?: string };
  const args = { button: 'HOME', ...(device === undefined ? {} : { device }) };
  return rpc('tools/call', { name: 'mobile_press_button', arguments: args, ...params }, headers);
};
const createPlace = (more: object = {}) => rpc('openenv/session/create', more);
const closePlace = (name: string) => rpc('openenv/session/close', { session_id: name });

/** Opens the socket of a place. */
async function socketOf(place: string): Promise<Live> {
  const socket = new Live(`${url.replace('http', 'ws')}/ws?session_id=${place}`);
  await once(socket.socket, 'open');
  return socket;
}
/** Plays a task at a place, and gives its phone. */
async function play(place: string): Promise<{ socket: Live; phone: string }> {
  const socket = await socketOf(place);
  socket.send({ type: 'reset', data: TASK });
  const { type, data } = await socket.next();
  expect(type).toBe('observation');
  return { socket, phone: data.observation.info.phone };
}

describe('places of MCP clients', () => {
  it('are found on whichever cell they are, by HTTP and by their sockets', async () => {
    for (const name of [undefined, undefined, ...NAMES]) {
      const { result } = (await createPlace(name === undefined ? {} : { session_id: name })).body;
      const { socket, phone } = await play(result.session_id);
      const pressed = await press({ session_id: result.session_id });
      expect(pressed.body.result.isError).toBeUndefined();
      expect(await stepsOf(phone)).toBe(1);
      socket.socket.close();
      await socket.closed;
      const closed = await closePlace(result.session_id);
      expect(closed.body.result).toMatchObject({ closed: true, status: 'closed' });
      expect((await closePlace(result.session_id)).body.result.status).toBe('already_closed');
    }
    expect(sizes()).toEqual([0, 0]);
  });

  it('are made once by their names, and a name that never was is told as such', async () => {
    for (const name of NAMES)
      for (let i = 0; i < 2; i++)
        expect((await createPlace({ session_id: name })).body.result).toEqual({ session_id: name });
    const keys: string[] = [];
    for await (const key of cells.store.list('place/')) keys.push(key);
    expect(keys).toHaveLength(NAMES.length);
    expect((await press({ session_id: 'never' })).body.error.data.code).toBe('SESSION_ERROR');
  });

  it('go on after the death of their cell, with what was played there', async () => {
    await createPlace({ session_id: 'one' });
    const { socket, phone } = await play('one');
    await press({ session_id: 'one' });
    await cells.crash(cellOf(phone));
    socket.socket.terminate();
    expect((await client.until(() => press({ session_id: 'one' }))).body.result.isError).toBeUndefined();
    const again = await socketOf('one');
    again.send({ type: 'observe', data: { observe: { screenshot: false } } });
    const { data } = await again.next();
    expect(data.observation.info.phone).toBe(phone);
    expect(data.observation.info.last_step.step).toBe(2);
    again.send({ type: 'reset', data: TASK });
    const other = (await again.next()).data.observation.info.phone;
    expect(other).not.toBe(phone);
    again.socket.close();
    await again.closed;
    expect((await closePlace('one')).body.result.status).toBe('closed');
    expect(sizes()).toEqual([0]);
  });

  it('go on after the death of their cell before anything was played', async () => {
    for (const name of NAMES) await createPlace({ session_id: name });
    await cells.crash('left');
    for (const name of NAMES) {
      const made = await client.until(() => createPlace({ session_id: name }));
      expect(made.body.result).toEqual({ session_id: name });
      const { phone, socket } = await play(name);
      expect(cellOf(phone)).toBe('right');
      socket.socket.terminate();
    }
  });

  it('that the store has lost are made again with the phone of their session', async () => {
    await createPlace({ session_id: 'one' });
    const { socket, phone } = await play('one');
    await press({ session_id: 'one' });
    await cells.crash(cellOf(phone));
    socket.socket.terminate();
    const key = placeKey('one');
    await cells.store.delete(key, (await cells.store.get(key))!.seq);
    const { f } = [...cells.cells.values()][0]!;
    const call = { name: 'mobile_press_button', arguments: { button: 'HOME' }, session_id: 'one' };
    const there = () => f.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call });
    await expect.poll(async () => (await there()).status).toBe(200);
    await expect.poll(() => cells.store.get(key)).toBeDefined();
  });

  it('that a cell takes twice are had by one', async () => {
    await createPlace({ session_id: 'one' });
    const refused = [];
    for (const { f } of cells.cells.values()) {
      const { status } = await f.post('/mcp', {
        jsonrpc: '2.0',
        id: 1,
        method: 'openenv/session/create',
        params: { session_id: 'one' },
      });
      refused.push(status);
    }
    expect(refused.sort()).toEqual([200, 503]);
  });
});

describe('tools of MCP', () => {
  it('reach a phone that the message names, also after the death of its cell', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) ids.push((await client.post('/v1/phones')).body.id);
    for (const device of ids) expect((await press({ device })).body.result.isError).toBeUndefined();
    await cells.crash('left');
    for (const device of ids) {
      const pressed = await client.until(() => press({ device }));
      expect(pressed.body.result.isError).toBeUndefined();
      expect(await stepsOf(device)).toBe(2);
    }
  });

  it('reach the episode of an agent’s token, also after the death of its cell', async () => {
    for (const name of NAMES) {
      const body = { task: TASK.task_id, seed: 3, observe: TASK.observe };
      const { id, token } = (await client.post('/v1/episodes', body, { 'idempotency-key': name })).body;
      const agent = { authorization: `Bearer ${token}` };
      expect((await press({}, agent)).body.result.isError).toBeUndefined();
      if (name === NAMES.at(-1)) await cells.crash(cellOf(id));
      expect((await client.until(() => press({}, agent))).body.result.isError).toBeUndefined();
      expect((await client.call('GET', `/v1/episodes/${id}`)).body.steps).toBe(2);
    }
  });
});

describe('instances of cua-lite', () => {
  const call = (path: string, instance_id: string, more: object = {}) =>
    client.post(`/cua-lite${path}`, { instance_id, ...more });
  const actions = [{ action_type: 'KEY', key: 'back' }];

  it('are found by the name in the body, and go on after the death of their cell', async () => {
    const reset = (name: string) => call('/reset', name, { task_id: TASK.task_id, seed: 3 });
    const made: string[] = [];
    for (const name of NAMES) made.push((await reset(name)).body.phone);
    for (const [i, name] of NAMES.entries()) {
      expect((await reset(name)).body.phone).toBe(made[i]);
      expect((await call('/step', name, { actions })).status).toBe(200);
    }
    expect(sizes().reduce((a, b) => a + b)).toBe(NAMES.length);
    await cells.crash('left');
    for (const name of NAMES) {
      expect((await client.until(() => call('/step', name, { actions }))).status).toBe(200);
      expect((await call('/close', name)).body).toEqual({ ok: true, status: 'closed' });
    }
    expect(sizes()).toEqual([0]);
  });

  it('are refused with bodies larger than a cell takes, whether they say so or not', async () => {
    const pad = 'x'.repeat(5 * 1024 * 1024);
    const refused = await call('/step', 'one', { actions, pad });
    expect([refused.status, refused.body.error.code]).toEqual([413, 'BODY_TOO_LARGE']);
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(Buffer.alloc(64 * 1024, 32));
      },
    });
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    const answer = await fetch(`${url}/cua-lite/step`, options as RequestInit).then(
      ({ status }) => status,
      () => 'cut',
    );
    expect([413, 'cut']).toContain(answer);
    expect((await call('/close', 'one')).body.status).toBe('unknown');
  });

  it('are refused while the gateway holds too much for others, and taken once those are answered', async () => {
    url = await cells.open({ heldBytes: 100_000 });
    client = new GatewayClient(url);
    const pad = 'x'.repeat(60_000);
    const statusOf = async () => (await call('/step', 'one', { actions, pad })).status;
    const heldBytes = async () => {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return Number(/^tapworld_gateway_held_bytes (\d+)$/m.exec(metrics)?.[1]);
    };
    // Nobody has this name: what counts is that its cell is asked.
    for (let i = 0; i < 3; i++) expect(await statusOf()).toBe(404);
    const slow = request(`${url}/cua-lite/step`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
    slow.write(`{"instance_id":"two","pad":"${pad}`);
    await expect.poll(heldBytes).toBeGreaterThan(60_000);
    const refused = await call('/step', 'one', { actions, pad });
    expect([refused.status, refused.body.error.code]).toEqual([503, 'CAPACITY_REACHED']);
    slow.end('"}');
    (await answered)[0].resume();
    await expect.poll(heldBytes).toBe(0);
    expect(await statusOf()).toBe(404);
  });
});
