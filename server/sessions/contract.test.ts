// Over 300 lines: one table of rows, and how each adapter opens, loses and closes sessions.
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AndroidWorld } from '../adapters/android-world/android-world.ts';
import { androidWorldRoutes } from '../adapters/android-world/routes.ts';
import { fixture, type Answer, type Fixture } from '../testing/fake.ts';
import { Live } from '../testing/live.ts';
import type { CloseStatus } from './names.ts';

const HOUR = 3_600_000;
const MOST = 6;
const LOOK = { screenshot: false, elements: true };

/** What a call that opens a session got: the session's id, or the code with which it was refused. */
type Opened = { id: string } | { refused: string; message: string };

/** How clients of one adapter open, close and lose sessions. `payload` tells what is asked for. */
interface Door {
  open(name: string, payload?: 'this' | 'other'): Promise<Opened>;
  /** Opens a session, and never reads the answer. */
  lose(name: string): Promise<void>;
  close(name: string): Promise<CloseStatus>;
  /** Lets the time to live of all sessions pass. */
  expire(): Promise<void>;
  /** How many sessions there are. */
  count(): number;
  /** Fills the server, until the function that it gives is called. */
  fill(): Promise<() => Promise<void>>;
}

let f: Fixture;
let now: number;
let late: Set<() => void>;
let world: AndroidWorld;
let port: number;
let serial = 0;
const fresh = () => `session-${++serial}`;

beforeAll(async () => {
  now = 0;
  late = new Set();
  f = await fixture({
    stepCacheBytes: 0,
    clock: () => now,
    sessions: {
      maxSessions: MOST,
      after: (_ms, run) => {
        late.add(run);
        return () => late.delete(run);
      },
    },
  });
  world = new AndroidWorld(f.app.context, () => now);
  await f.app.fastify.register(androidWorldRoutes(f.app.context, world), { prefix: '/by-hand' });
  port = Number(new URL(await f.app.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => f.close());

const phones = () => f.app.context.phones;
const idle = () => expect.poll(() => f.app.context.inFlight.open, { interval: 1 }).toBe(0);
const refusedBy = ({ body: { error } }: Answer): Opened => ({ refused: error.code, message: error.message });

/** Holds what is drawn until `meanwhile` is done. */
async function held(meanwhile: () => Promise<void>): Promise<void> {
  let open = () => {};
  f.pool.gate = new Promise(resolve => {
    open = resolve;
  });
  await meanwhile();
  open();
}

/** Sends a call by a connection of its own, and cuts that when `when` comes. */
async function cut(
  path: string,
  body: object,
  headers: Record<string, string>,
  when: 'answered' | 'running',
): Promise<void> {
  const options = { port, path, method: 'POST', agent: false };
  const call = request({ ...options, headers: { 'content-type': 'application/json', ...headers } });
  call.on('error', () => {});
  const answered = new Promise(resolve => {
    call.once('response', resolve);
  });
  const isClosed = new Promise(resolve => {
    call.once('close', resolve);
  });
  call.end(JSON.stringify(body));
  const calls = f.pool.calls.length;
  if (when === 'answered') await answered;
  else await expect.poll(() => f.pool.calls.length, { interval: 1 }).toBe(calls + 1);
  call.destroy();
  await isClosed;
  await idle();
}

/** No phone may be made until the function that it gives is called. */
async function noRoom(): Promise<() => Promise<void>> {
  const { limit } = phones();
  Object.assign(phones(), { limit: phones().size });
  return async () => {
    Object.assign(phones(), { limit });
  };
}

const BODIES = {
  '/v1/phones': (seed: number) => ({ seed, ttl: HOUR }),
  '/v1/episodes': (seed: number) => ({ task: 'notes/create-note', seed, ttl: HOUR, observe: LOOK }),
};

/** `/v1`: the Idempotency-Key of the call that makes a phone or an episode is the session's name. */
function http(path: keyof typeof BODIES): Door {
  const ids = new Map<string, string>();
  const bodyOf = (payload: 'this' | 'other') => BODIES[path](payload === 'this' ? 1 : 2);
  const key = (name: string) => ({ 'idempotency-key': name });
  return {
    async open(name, payload = 'this') {
      const answer = await f.post(path, bodyOf(payload), key(name));
      if (answer.status !== 201) return refusedBy(answer);
      ids.set(name, answer.body.id);
      return { id: answer.body.id };
    },
    lose: name =>
      path === '/v1/phones'
        ? cut(path, bodyOf('this'), key(name), 'answered')
        : held(() => cut(path, bodyOf('this'), key(name), 'running')),
    async close(name) {
      const id = ids.get(name) ?? name;
      const isThere = (await f.get(`${path}/${id}`)).status === 200;
      const { status } = await f.del(`${path}/${id}`);
      if (status !== 204) return 'unknown';
      return isThere ? 'closed' : 'already_closed';
    },
    async expire() {
      now += HOUR;
      phones().expire();
    },
    count: () => phones().size,
    fill: noRoom,
  };
}

/** OpenEnv: a reset names its session, and so may a close. */
function openEnv(): Door {
  const clients: Live[] = [];
  const connect = async () => {
    const client = new Live(`ws://127.0.0.1:${port}/ws`);
    await new Promise(resolve => client.socket.once('open', resolve));
    clients.push(client);
    return client;
  };
  const reset = (session: string, seed = 1) => ({
    type: 'reset',
    data: { session, task_id: 'notes/create-note', seed, observe: LOOK },
  });
  const die = async (client: Live) => {
    client.socket.terminate();
    await client.closed;
  };
  return {
    async open(name, payload = 'this') {
      const client = await connect();
      client.send(reset(name, payload === 'this' ? 1 : 2));
      const { type, data } = await client.next();
      if (type === 'observation') return { id: data.observation.info.phone };
      if (data.reason !== 'CAPACITY_REACHED') expect(data.code).toBe('SESSION_ERROR');
      return { refused: data.reason, message: data.message };
    },
    lose: name =>
      held(async () => {
        const client = await connect();
        const calls = f.pool.calls.length;
        client.send(reset(name));
        await expect.poll(() => f.pool.calls.length, { interval: 1 }).toBe(calls + 1);
        await die(client);
      }),
    async close(name) {
      const client = await connect();
      client.send({ type: 'close', data: { session: name } });
      const { type, data } = await client.next();
      expect([type, data.session]).toEqual(['closed', name]);
      return data.status;
    },
    async expire() {
      await Promise.all(clients.splice(0).map(die));
      await expect.poll(() => late.size, { interval: 1 }).toBe(phones().size);
      for (const run of late) run();
    },
    count: () => phones().size,
    fill: noRoom,
  };
}

/** MCP: a client may give the id with which OpenEnv's MCP sessions are created. */
function mcp(): Door {
  const rpc = (method: string, params: object) => ({
    jsonrpc: '2.0',
    id: 1,
    method: `openenv/session/${method}`,
    params,
  });
  const ask = async (method: string, params: object) => (await f.post('/mcp', rpc(method, params))).body;
  const create = async (name: string, payload: object = {}): Promise<Opened> => {
    const { result, error } = await ask('create', { session_id: name, ...payload });
    return result ? { id: result.session_id } : { refused: error.data.code, message: error.message };
  };
  const close = async (name: string): Promise<CloseStatus> => {
    const { result, error } = await ask('close', { session_id: name });
    if (error?.message.startsWith('Unknown session_id')) return 'unknown';
    expect([result.session_id, result.closed]).toEqual([name, true]);
    return result.status;
  };
  return {
    open: (name, payload = 'this') => create(name, payload === 'this' ? {} : { seed: 2 }),
    lose: name =>
      cut('/mcp', rpc('create', { session_id: name }), { accept: 'application/json' }, 'answered'),
    close,
    async expire() {
      for (const run of late) run();
    },
    // Each waits for its socket.
    count: () => late.size,
    async fill() {
      const others = Array.from({ length: MOST - late.size }, fresh);
      for (const other of others) await create(other);
      return async () => {
        for (const other of others) await close(other);
      };
    },
  };
}

/** AndroidWorld: the start of an instance may have a key. Each session has an environment of its own. */
function androidWorld(): Door {
  const envs = new Set<string>();
  const path = (name: string, type: string) =>
    `/by-hand/task/initialize?env=${name}&task_type=${type}&task_idx=0`;
  const key = (name: string) => ({ 'idempotency-key': name });
  return {
    async open(name, payload = 'this') {
      envs.add(name);
      const type = payload === 'this' ? 'SystemWifiTurnOff' : 'SystemWifiTurnOn';
      const answer = await f.post(path(name, type), {}, key(name));
      return answer.status === 200
        ? { id: world.environments.of(name).episode!.phone.id }
        : refusedBy(answer);
    },
    lose: name => cut(path(name, 'SystemWifiTurnOff'), {}, key(name), 'answered'),
    close: async name => (await f.post(`/by-hand/close?env=${name}`)).body.session,
    async expire() {
      now += HOUR;
      world.environments.sweep();
    },
    count: () => phones().size,
    fill: noRoom,
  };
}

/** Protocols over HTTP whose sessions wait for an hour: how each opens and closes one by the name that its client gives. */
interface HttpCalls {
  open(name: string, seed: number): { path: string; body: object; headers?: Record<string, string> };
  close(name: string): Promise<Answer>;
}
const TASK = 'notes/create-note';
const CALLS: Record<'ORS' | 'NeMo Gym' | 'cua-lite', HttpCalls> = {
  ORS: {
    open: (name, seed) => ({
      path: '/create',
      body: { task_spec: { task_id: TASK, seed, observe: LOOK } },
      headers: { 'x-session-id': name },
    }),
    close: name => f.post('/delete', {}, { 'x-session-id': name }),
  },
  'NeMo Gym': {
    open: (name, seed) => ({ path: '/seed_session', body: { session_id: name, task_id: TASK, seed } }),
    close: name => f.post('/close_session', { session_id: name }),
  },
  'cua-lite': {
    open: (name, seed) => ({ path: '/cua-lite/reset', body: { instance_id: name, task_id: TASK, seed } }),
    close: name => f.post('/cua-lite/close', { instance_id: name }),
  },
};

function overHttp(protocol: keyof typeof CALLS): Door {
  const calls = CALLS[protocol];
  return {
    async open(name, payload = 'this') {
      const { path, body, headers } = calls.open(name, payload === 'this' ? 1 : 2);
      const answer = await f.post(path, body, headers);
      return answer.status === 200 ? { id: answer.body.phone } : refusedBy(answer);
    },
    lose(name) {
      const { path, body, headers = {} } = calls.open(name, 1);
      // A session of NeMo Gym draws nothing.
      if (protocol === 'NeMo Gym') return cut(path, body, headers, 'answered');
      return held(() => cut(path, body, headers, 'running'));
    },
    async close(name) {
      const { status, body } = await calls.close(name);
      return status === 404 ? 'unknown' : body.status;
    },
    async expire() {
      for (const run of late) run();
    },
    count: () => phones().size,
    fill: noRoom,
  };
}

const DOORS: readonly [string, () => Door][] = [
  ['POST /v1/phones', () => http('/v1/phones')],
  ['POST /v1/episodes', () => http('/v1/episodes')],
  ['OpenEnv', openEnv],
  ['MCP', mcp],
  ['AndroidWorld', androidWorld],
  ['ORS', () => overHttp('ORS')],
  ['NeMo Gym', () => overHttp('NeMo Gym')],
  ['cua-lite', () => overHttp('cua-lite')],
];

describe.each(DOORS)('a session of %s', (_, make) => {
  const door = make();
  const refuses = async (name: string, code: string, payload?: 'other') => {
    const before = door.count();
    const answer = await door.open(name, payload);
    expect([answer, door.count()]).toEqual([{ refused: code, message: expect.any(String) }, before]);
    return (answer as { message: string }).message;
  };

  it('is opened once by one name and payload', async () => {
    const [name, before] = [fresh(), door.count()];
    const first = await door.open(name);
    expect(first).toHaveProperty('id');
    expect([await door.open(name), await door.open(name), door.count()]).toEqual([first, first, before + 1]);
    expect(await door.open(fresh())).not.toEqual(first);
  });

  it('is not opened by its name with another payload, and stays', async () => {
    const name = fresh();
    const first = await door.open(name);
    await refuses(name, 'KEY_REUSED', 'other');
    expect(await door.open(name)).toEqual(first);
  });

  it('is opened once by calls that run at once', async () => {
    const [name, before] = [fresh(), door.count()];
    const opened = await Promise.all([1, 2, 3].map(() => door.open(name)));
    expect(opened[0]).toHaveProperty('id');
    expect([opened[1], opened[2], door.count()]).toEqual([opened[0], opened[0], before + 1]);
  });

  it('is there once after its first answer was lost', async () => {
    const [name, before] = [fresh(), door.count()];
    await door.lose(name);
    expect(await door.open(name)).toHaveProperty('id');
    expect(door.count()).toBe(before + 1);
    await refuses(name, 'KEY_REUSED', 'other');
  });

  it('that could not be opened leaves its name free', async () => {
    await door.expire();
    const [name, before] = [fresh(), door.count()];
    const empty = await door.fill();
    expect(await door.open(name)).not.toHaveProperty('id');
    await empty();
    expect(await door.open(name, 'other')).toHaveProperty('id');
    expect(door.count()).toBe(before + 1);
  });

  it('is closed once, and its name stays closed', async () => {
    const [name, before] = [fresh(), door.count()];
    await door.open(name);
    expect([await door.close(name), await door.close(name)]).toEqual(['closed', 'already_closed']);
    expect(door.count()).toBe(before);
    expect(await refuses(name, 'SESSION_CLOSED')).toMatch(/was closed.*another name/);
    await refuses(name, 'SESSION_CLOSED', 'other');
    expect(await door.open(fresh())).toHaveProperty('id');
  });

  it('that never was is told as such when it is closed', async () => {
    expect(await door.close(fresh())).toBe('unknown');
  });

  it('expires after its time to live, and its name stays closed', async () => {
    const name = fresh();
    await door.open(name);
    await door.expire();
    expect(door.count()).toBe(0);
    expect(await refuses(name, 'SESSION_CLOSED')).toMatch(/expired.*another name/);
    expect(await door.close(name)).toBe('already_closed');
  });
});
