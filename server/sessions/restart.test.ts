import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import { fixture, type Fixture } from '../testing/fake.ts';
import { Live } from '../testing/live.ts';

const BLIND = { screenshot: false, elements: false };
let store: MemoryStore;
let f: Fixture;
let port: number;
let running: Fixture[];
/** Timers of sessions without a client. */
let late: Set<() => void>;

/** Starts a server on the store, as after a crash of the one before. */
async function start(): Promise<void> {
  await f?.app.context.persistence!.settled();
  late = new Set();
  f = await fixture({
    stepCacheBytes: 0,
    store,
    sessions: {
      after: (_ms, run) => {
        late.add(run);
        return () => late.delete(run);
      },
    },
  });
  running.push(f);
  port = Number(new URL(await f.app.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
}
beforeEach(async () => {
  store = new MemoryStore();
  running = [];
  await start();
});
afterEach(() => Promise.all(running.map(each => each.close())));

/** Opens a session by name over HTTP, and gives its status and what tells it from others, or the error's code. */
type Open = (name: string, seed?: number) => Promise<[number, unknown]>;
const key = (name: string) => ({ 'idempotency-key': name });
const OPENINGS: Record<string, Open> = {
  '/v1/phones': async (name, seed = 1) => {
    const { status, body } = await f.post('/v1/phones', { seed }, key(name));
    return [status, body.id ?? body.error.code];
  },
  '/v1/episodes': async (name, seed = 1) => {
    const body = { task: 'notes/create-note', seed, observe: BLIND };
    const answer = await f.post('/v1/episodes', body, key(name));
    const { id, token, error } = answer.body;
    return [answer.status, error?.code ?? { id, token }];
  },
  AndroidWorld: async (name, seed = 1) => {
    const type = seed === 1 ? 'SystemWifiTurnOff' : 'SystemWifiTurnOn';
    const path = `/android-world/task/initialize?env=${name}&task_type=${type}&task_idx=0`;
    const { status, body } = await f.post(path, {}, key(name));
    return [status, body.error?.code ?? f.app.context.phones.size];
  },
};

it.each(Object.keys(OPENINGS))('names of %s mean the same after a restart', async kind => {
  const open = OPENINGS[kind]!;
  const first = await open('stays');
  const size = () => f.app.context.phones.size;
  const [, ended] = await open('ends');
  expect([first[0] < 300, ended]).toEqual([true, expect.anything()]);
  const last = f.app.context.phones.list().at(-1)!.id;
  await f.del(`/v1/phones/${last}`);
  await start();
  expect([await open('stays'), size()]).toEqual([kind === 'AndroidWorld' ? [first[0], 1] : first, 1]);
  expect(await open('stays', 2)).toEqual([409, 'KEY_REUSED']);
  expect(await open('ends')).toEqual([409, 'SESSION_CLOSED']);
  expect(size()).toBe(1);
});

it('an environment of AndroidWorld goes on with its task, and is swept like any other', async () => {
  const at = (path: string) => `/android-world${path}env=one`;
  const task = 'task_type=SystemWifiTurnOff&task_idx=0';
  await f.post(at(`/task/initialize?${task}&`));
  await start();
  expect((await f.get(at(`/task/goal?${task}&`))).status).toBe(200);
  expect((await f.get(at(`/task/score?${task}&`))).status).toBe(200);
  expect((await f.post(at('/close?'))).status).toBe(200);
  expect(f.app.context.phones.size).toBe(0);
});

async function connect(): Promise<Live> {
  const client = new Live(`ws://127.0.0.1:${port}/ws`);
  await new Promise(resolve => client.socket.once('open', resolve));
  return client;
}

it('a session of OpenEnv waits for its client, and ends without it', async () => {
  const client = await connect();
  const data = { session: 'one', task_id: 'notes/create-note', seed: 1, observe: BLIND };
  client.send({ type: 'reset', data });
  const first = (await client.next()).data;
  client.send({ type: 'step', data: { type: 'wait', ms: 5, observe: BLIND } });
  const stepped = (await client.next()).data;
  await start();
  expect(late.size).toBe(1);

  const again = await connect();
  again.send({ type: 'reset', data: { resume: first.observation.info.resume, observe: BLIND } });
  const resumed = (await again.next()).data;
  expect(resumed.observation.info).toMatchObject({
    phone: first.observation.info.phone,
    last_step: { step: 1, reward: stepped.reward },
  });
  again.socket.terminate();
  await again.closed;
  await expect.poll(() => late.size, { interval: 1 }).toBe(1);

  await start();
  const named = await connect();
  named.send({ type: 'reset', data });
  expect((await named.next()).data.observation.info.phone).toBe(first.observation.info.phone);
  await start();
  for (const run of late) run();
  expect(f.app.context.phones.size).toBe(0);
  const refused = await connect();
  refused.send({ type: 'reset', data });
  expect((await refused.next()).data).toMatchObject({ reason: 'SESSION_CLOSED' });
});
