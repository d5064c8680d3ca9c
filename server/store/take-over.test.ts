import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixture, rule, type Fixture } from '../testing/fake.ts';
import { Live } from '../testing/live.ts';
import { SharedStore } from '../testing/shared-store.ts';

const OBSERVE = { screenshot: false };
const TTL = 5_000;
let now: number;
let store: SharedStore;
let running: Fixture[];

/** What lets each cell give its next sign of life; a cell without one dies after its time. */
let signs: Map<string, () => void>;
const cell = async (name: string, options: object = {}): Promise<Fixture> => {
  const f = await fixture({
    stepCacheBytes: 0,
    store,
    cell: name,
    cellSigns: {
      ttl: TTL,
      wait: (_ms: number, signal: AbortSignal) =>
        new Promise(resolve => {
          signal.addEventListener('abort', resolve, { once: true });
          signs.set(name, () => resolve(undefined));
        }),
    },
    ...options,
  });
  running.push(f);
  return f;
};
let left: Fixture;
let right: Fixture;
beforeEach(async () => {
  now = 0;
  store = new SharedStore(() => now);
  running = [];
  signs = new Map();
  [left, right] = [await cell('left'), await cell('right')];
});
afterEach(() => Promise.all(running.map(f => f.close())));

const keysOf = async (prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of store.list(prefix)) keys.push(key);
  return keys;
};

/** The left cell gives no sign any more, and the right one does. */
async function leftDies(): Promise<void> {
  await left.app.context.persistence!.settled();
  now += TTL - 1;
  signs.get('right')!();
  await new Promise(setImmediate);
  now += 1;
}
const create = rule('notes', 'create', { kind: 'plain' });
const step = (f: Fixture, url: string, headers: Record<string, string> = {}) =>
  f.post(`${url}/step`, { action: create, observe: OBSERVE }, headers);
const startEpisode = async (f: Fixture, name?: string) =>
  (
    await f.post(
      '/v1/episodes',
      { task: 'notes/create-note', seed: 3, observe: OBSERVE },
      name === undefined ? {} : { 'idempotency-key': name },
    )
  ).body as { id: string; phone: string; token: string };

describe('a cell', () => {
  it('leaves alone what another one that lives plays', async () => {
    const url = await left.phone();
    const { id } = await startEpisode(left);
    await left.app.context.persistence!.settled();
    const refused = await right.get(url);
    expect([refused.status, refused.headers['x-tapworld-cell']]).toEqual([503, 'left']);
    expect((await right.get(`/v1/episodes/${id}`)).status).toBe(503);
    expect((await left.get(url)).status).toBe(200);
  });

  it('goes on with a phone and an episode of one that has died, once', async () => {
    const url = await left.phone();
    await step(left, url);
    const { id, token } = await startEpisode(left);
    const key = { 'idempotency-key': 'one', authorization: `Bearer ${token}` };
    const first = await step(left, `/v1/episodes/${id}`, key);
    const steps = (await left.get(url)).body.steps as number;
    await leftDies();
    const looks = await Promise.all([right.get(url), right.get(url), right.get(url)]);
    expect(looks.map(({ status, body }) => [status, body.steps])).toEqual(Array(3).fill([200, steps]));
    expect((await step(right, `/v1/episodes/${id}`, key)).body).toEqual(first.body);
    expect((await right.get(`/v1/episodes/${id}`)).body).toMatchObject({ id, steps: 1 });
    expect(right.app.context.persistence!.taken).toBe(2);
    expect((await right.get('/metrics')).text).toContain('tapworld_store_taken_total 2\n');
  });

  it('that was thought dead drops what others have taken, and its late writes change nothing', async () => {
    const url = await left.phone();
    await leftDies();
    await step(right, url);
    await step(left, url);
    await left.app.context.persistence!.settled();
    expect((await left.get(url)).status).toBe(503);
    await right.app.context.persistence!.settled();
    expect((await right.get(url)).body.steps).toBe(1);
  });

  it('that starts again has what nobody took, and not what somebody did', async () => {
    const [taken, kept] = [await left.phone(), await left.phone()];
    await leftDies();
    await right.get(taken);
    const again = await cell('left');
    expect([(await again.get(taken)).status, (await again.get(kept)).status]).toEqual([503, 200]);
    expect(await again.phone()).not.toBe(kept);
  });

  it('does not start under the name of one that lives', async () => {
    // Its wait for the other’s sign to expire ends at once here.
    const second = fixture({ store, cell: 'right', cellSigns: { ttl: TTL, wait: async () => {} } });
    await expect(second).rejects.toMatchObject({ code: 'CELL_TAKEN' });
  });

  it('leaves an episode of another build to a cell of that build', async () => {
    const { id, phone } = await startEpisode(left);
    await leftDies();
    const stored = (await store.get(`phone/${phone}`))!;
    const record = JSON.parse(Buffer.from(stored.value).toString());
    record.value.build.tasks = '0'.repeat(12);
    await store.put(`phone/${phone}`, stored.seq + 1, Buffer.from(JSON.stringify(record)));
    expect((await right.get(`/v1/episodes/${id}`)).body.error.code).toBe('BUILD_DIFFERS');
    expect((await store.get(`phone/${phone}`))!.seq).toBe(stored.seq + 1);
  });
});

describe('a cell that stood still', () => {
  it('drops what others have taken as soon as it goes on, and ends none of it', async () => {
    const made = await startEpisode(left, 'run/1');
    await leftDies();
    expect((await right.get(`/v1/episodes/${made.id}`)).status).toBe(200);
    signs.get('left')!();
    await expect.poll(() => left.app.context.phones.size).toBe(0);
    await left.app.context.persistence!.settled();
    await right.app.context.persistence!.settled();
    expect(await startEpisode(right, 'run/1')).toMatchObject({ id: made.id });
    // The store still knows all its names.
    now += TTL;
    const third = await cell('third');
    expect(await startEpisode(third, 'run/1')).toMatchObject({ id: made.id });
  });

  it('keeps what nobody has taken', async () => {
    const url = await left.phone();
    await leftDies();
    signs.get('left')!();
    // The store of one process answers within a turn.
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
    expect((await left.get(url)).status).toBe(200);
    expect((await right.get(url)).status).toBe(503);
  });
});

describe('while the store is slow', () => {
  const names = { 'idempotency-key': 'run/1' };
  const body = { task: 'notes/create-note', seed: 3, observe: OBSERVE };

  it('what a cell has made is known to others once it is answered', async () => {
    store.slowly = true;
    const { id, phone } = await startEpisode(left);
    const looks = [await right.get(`/v1/episodes/${id}`), await right.get(`/v1/phones/${phone}`)];
    expect(looks.map(({ status }) => status)).toEqual([503, 503]);
    expect((await right.get(await left.phone())).status).toBe(503);
  });

  it('one of two cells that open a name at once has it, and the other one’s is gone', async () => {
    store.slowly = true;
    const answers = await Promise.all([left, right].map(f => f.post('/v1/episodes', body, names)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 503]);
    const winner = answers.findIndex(({ status }) => status === 201);
    const [having, other] = winner === 0 ? [left, right] : [right, left];
    expect(answers[1 - winner]!.body.error.code).toBe('CAPACITY_REACHED');
    const again = await other!.post('/v1/episodes', body, names);
    expect([again.status, again.body.error.code]).toEqual([503, 'CAPACITY_REACHED']);
    expect((await having!.post('/v1/episodes', body, names)).body.id).toBe(answers[winner]!.body.id);
    for (const f of [left, right]) await f.app.context.persistence!.settled();
    expect([having!.app.context.phones.size, other!.app.context.phones.size]).toEqual([1, 0]);
    expect(await keysOf('phone/')).toEqual([`phone/${answers[winner]!.body.phone}`]);
    expect(await keysOf('ended/')).toEqual([]);
  });

  it('a deletion that is sent twice brings nothing back', async () => {
    const { id, phone } = await startEpisode(left, 'run/1');
    store.slowly = true;
    const first = left.del(`/v1/episodes/${id}`);
    await expect.poll(() => left.app.context.phones.size).toBe(0);
    expect((await store.get(`phone/${phone}`))!.seq).toBeGreaterThan(0);
    expect((await left.get(`/v1/phones/${phone}`)).status).toBe(404);
    expect((await left.del(`/v1/episodes/${id}`)).status).toBe(204);
    expect((await first).status).toBe(204);
    await left.app.context.persistence!.settled();
    expect(left.app.context.phones.size).toBe(0);
    expect([...(await keysOf('phone/')), ...(await keysOf('index/'))]).toEqual([]);
  });
});

it('what a call makes is in the store once it is whole, with its name', async () => {
  let open = () => {};
  left.pool.gate = new Promise(resolve => {
    open = resolve;
  });
  const started = startEpisode(left, 'run/1');
  await expect.poll(() => left.app.context.phones.size).toBe(1);
  await left.app.context.persistence!.settled();
  expect([...(await keysOf('phone/')), ...(await keysOf('index/'))]).toEqual([]);
  open();
  const { phone } = await started;
  expect(await keysOf('phone/')).toEqual([`phone/${phone}`]);
  expect(await keysOf('index/')).toHaveLength(3);
});

describe('a phone whose session had ended before its server died', () => {
  let phone: string;
  /** Its server ended the session in the store, and no more. */
  beforeEach(async () => {
    const made = await startEpisode(left, 'run/1');
    ({ phone } = made);
    const { persistence } = left.app.context;
    await persistence!.settled();
    const keys = [...(await keysOf('phone/')), ...(await keysOf('index/'))];
    const records = await Promise.all(keys.map(key => store.get(key)));
    await left.del(`/v1/episodes/${made.id}`);
    await leftDies();
    for (const [i, key] of keys.entries()) await store.put(key, records[i]!.seq, records[i]!.value);
    expect(await keysOf('index/')).toHaveLength(3);
  });
  const leftOver = async () => [...(await keysOf('phone/')), ...(await keysOf('index/'))];

  it('is gone once that server starts again', async () => {
    const again = await cell('left');
    expect(again.app.context.phones.size).toBe(0);
    expect(await leftOver()).toEqual([]);
  });

  it('is gone where it is taken over', async () => {
    const { status, body } = await right.get(`/v1/phones/${phone}`);
    expect([status, body.error.code]).toEqual([404, 'PHONE_NOT_FOUND']);
    expect(right.app.context.phones.size).toBe(0);
    expect(await leftOver()).toEqual([]);
  });
});

it('names of phones that are gone are swept when a cell starts', async () => {
  const { phone } = await startEpisode(left, 'run/1');
  await left.phone();
  await left.app.context.persistence!.settled();
  const { seq } = (await store.get(`phone/${phone}`))!;
  expect(await keysOf('index/')).toHaveLength(3);
  await store.delete(`phone/${phone}`, seq);
  await cell('third');
  expect(await keysOf('index/')).toEqual([]);
});

describe('a name', () => {
  it('means the same on the cell that takes over', async () => {
    const made = await startEpisode(left, 'run/1');
    await leftDies();
    expect(await startEpisode(right, 'run/1')).toMatchObject({ id: made.id, token: made.token });
    expect(right.app.context.episodes.size).toBe(1);
  });

  it('that was closed on one cell stays closed on others', async () => {
    const made = await startEpisode(left, 'run/1');
    await left.del(`/v1/episodes/${made.id}`);
    await left.app.context.persistence!.settled();
    const again = await right.post(
      '/v1/episodes',
      { task: 'notes/create-note', seed: 3, observe: OBSERVE },
      { 'idempotency-key': 'run/1' },
    );
    expect([again.status, again.body.error.code]).toEqual([409, 'SESSION_CLOSED']);
  });
});

const connect = async (f: Fixture) => {
  const { port } = f.app.fastify.server.address() as { port: number };
  const client = new Live(`ws://127.0.0.1:${port}/ws`);
  await new Promise(resolve => client.socket.once('open', resolve));
  return client;
};

it('a client of OpenEnv resumes its session on the cell that takes over', async () => {
  for (const f of [left, right]) await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const client = await connect(left);
  client.send({ type: 'reset', data: { task_id: 'notes/create-note', seed: 1, observe: OBSERVE } });
  const first = (await client.next()).data;
  client.send({ type: 'step', data: { ...create, observe: OBSERVE } });
  const stepped = (await client.next()).data;
  await leftDies();
  const other = await connect(right);
  other.send({ type: 'reset', data: { resume: first.observation.info.resume, observe: OBSERVE } });
  const resumed = (await other.next()).data;
  expect(resumed.observation.info.last_step).toMatchObject({ step: 1, reward: stepped.reward });
  expect(resumed.observation.info.phone).toBe(first.observation.info.phone);
});

it('a client of OpenEnv that reaches another cell after it lost its socket has its session there, and only there', async () => {
  for (const f of [left, right]) await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const client = await connect(left);
  client.send({ type: 'reset', data: { task_id: 'notes/create-note', seed: 1, observe: OBSERVE } });
  const { phone, resume } = (await client.next()).data.observation.info;
  client.socket.terminate();
  await client.closed;
  await left.app.context.persistence!.settled();
  const other = await connect(right);
  other.send({ type: 'reset', data: { resume, observe: OBSERVE } });
  expect((await other.next()).data.observation.info.phone).toBe(phone);
  // What the first cell still does with it is refused.
  await step(left, `/v1/phones/${phone}`);
  await left.app.context.persistence!.settled();
  expect(left.app.context.phones.size).toBe(0);
  expect(right.app.context.phones.find(phone)!.steps).toBe(0);
});

describe('a session whose client of OpenEnv has left a cell for another', () => {
  const asked = { task_id: 'notes/create-note', seed: 1, session: 'run/1', observe: OBSERVE };
  let late: Set<() => void>;
  let third: Fixture;
  let phone: string;
  beforeEach(async () => {
    late = new Set();
    const after = (_ms: number, run: () => void) => {
      late.add(run);
      return () => late.delete(run);
    };
    third = await cell('third', { sessions: { after } });
    for (const f of [third, right, left]) await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
    const client = await connect(third);
    client.send({ type: 'reset', data: asked });
    const { info } = (await client.next()).data.observation;
    phone = info.phone;
    client.socket.terminate();
    await client.closed;
    await third.app.context.persistence!.settled();
    const other = await connect(right);
    other.send({ type: 'reset', data: { resume: info.resume, observe: OBSERVE } });
    await other.next();
  });

  it('does not expire there', async () => {
    for (const run of late) run();
    await expect.poll(() => third.app.context.phones.size).toBe(0);
    await third.app.context.persistence!.settled();
    expect(await keysOf('phone/')).toEqual([`phone/${phone}`]);
    // Its name means that session still: a server that does not have it says who does.
    const stranger = await connect(left);
    stranger.send({ type: 'reset', data: asked });
    expect((await stranger.next()).data.code).toBe('CAPACITY_REACHED');
  });

  it('cannot be closed there', async () => {
    const stranger = await connect(third);
    stranger.send({ type: 'close', data: { session: 'run/1' } });
    expect((await stranger.next()).data.code).toBe('CAPACITY_REACHED');
    expect(right.app.context.phones.find(phone)).toBeDefined();
  });
});

it('an environment of AndroidWorld goes on on the cell that takes over, whatever was played in it before', async () => {
  const tasks = ['SystemWifiTurnOn', 'SystemWifiTurnOff'].map(type => `task_type=${type}&task_idx=0`);
  for (const task of tasks) await left.post(`/android-world/task/initialize?env=one&${task}`);
  const { id } = left.app.context.phones.list()[0]!;
  await leftDies();
  const score = () => right.get(`/android-world/task/score?env=one&${tasks[1]}`);
  expect((await score()).body).toMatchObject({ score: 0 });
  expect(right.app.context.phones.list().map(phone => phone.id)).toEqual([id]);
  await right.app.context.persistence!.settled();
  expect((await score()).body).toMatchObject({ score: 0 });
  expect(await keysOf('phone/')).toEqual([`phone/${id}`]);
});

it('an environment of AndroidWorld that a living cell has is that cell’s', async () => {
  const task = 'task_type=SystemWifiTurnOff&task_idx=0';
  await left.post(`/android-world/task/initialize?env=one&${task}`);
  await left.app.context.persistence!.settled();
  expect((await right.post(`/android-world/task/initialize?env=one&${task}`)).status).toBe(503);
  await right.app.context.persistence!.settled();
  expect([left.app.context.phones.size, right.app.context.phones.size]).toEqual([1, 0]);
});

it('a name whose session expired on a dead cell can be used again', async () => {
  let wall = 1_000;
  const wallClock = () => wall;
  const third = await cell('third', { wallClock });
  const made = await startEpisode(third, 'run/9');
  await third.app.context.persistence!.settled();
  const fourth = await cell('fourth', { wallClock });
  now += TTL;
  wall += 2 * 3_600_000;
  const again = await startEpisode(fourth, 'run/9');
  expect([made.id, again.id].map(id => id.split('.')[0])).toEqual(['third', 'fourth']);
  expect(await keysOf('phone/')).toEqual([`phone/${again.phone}`]);
});
