import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixture, rule, type Fixture } from '../testing/fake.ts';
import { MemoryStore } from './memory.ts';
import type { Store } from './store.ts';

const OBSERVE = { screenshot: false };
let store: Store;
let f: Fixture;
let running: Fixture[];
/** Starts a server on the store, as after a crash: what was not written is lost. */
const start = async (options: object = {}): Promise<Fixture> => {
  f = await fixture({ stepCacheBytes: 0, store, ...options });
  running.push(f);
  return f;
};
beforeEach(async () => {
  store = new MemoryStore();
  running = [];
  await start();
});
afterEach(() => Promise.all(running.map(each => each.close())));

const settle = () => f.app.context.persistence!.settled();
/** Another server goes on with the store. */
const restart = async (options: object = {}) => {
  await settle();
  return start(options);
};
const create = rule('notes', 'create', { kind: 'plain' });
const step = (url: string, headers: Record<string, string> = {}, more: object = {}) =>
  f.post(`${url}/step`, { action: create, observe: OBSERVE, ...more }, headers);
/** A phone without what tells only where it is drawn. */
const phoneAt = async (g: Fixture, url: string) => {
  const { resident: _, ...phone } = (await g.get(url)).body;
  return phone as object;
};
const keysOf = async (prefix: string) => {
  const keys: string[] = [];
  for await (const key of store.list(prefix)) keys.push(key);
  return keys.sort();
};

describe('after a restart', () => {
  it('phones are as they were', async () => {
    const url = await f.phone({ seed: 7, ttl: 60_000 });
    await step(url);
    const copy = (await f.post(`${url}/fork`, { count: 1, reseed: true })).body.phones[0].id as string;
    const both = () => Promise.all([phoneAt(f, url), phoneAt(f, `/v1/phones/${copy}`)]);
    const before = await both();
    const snapshot = (await f.get(`${url}/snapshot`)).body as object;
    await restart();
    expect(await both()).toEqual(before);
    expect((await f.get(`${url}/snapshot`)).body).toEqual(snapshot);
    expect((await f.get('/v1/phones')).body).toHaveLength(2);
  });

  it('episodes go on with their tokens, budgets and rewards', async () => {
    const made = (await f.post('/v1/episodes', { task: 'notes/create-note', seed: 3, observe: OBSERVE }))
      .body;
    const url = `/v1/episodes/${made.id}`;
    await step(url);
    const before = (await f.get(url)).body as object;
    const value = (await f.get(`${url}/value`)).body as object;
    await restart();
    expect((await f.get(url)).body).toEqual(before);
    expect((await f.get(`${url}/value`)).body).toEqual(value);
    const agent = { authorization: `Bearer ${made.token}` };
    expect((await step(url, agent)).status).toBe(200);
    const end = { action: { type: 'done' }, observe: OBSERVE };
    expect((await f.post(`${url}/step`, end)).body).toMatchObject({ outcome: 'failure', terminated: true });
    await restart();
    expect((await f.get(url)).body).toMatchObject({ outcome: 'failure', steps: 3 });
    expect((await step(url)).body.error.code).toBe('EPISODE_ENDED');
  });

  it('a call that is repeated gets the stored answer, and is not done again', async () => {
    const url = await f.phone();
    const made = (await f.post('/v1/episodes', { task: 'notes/create-note', seed: 3, observe: OBSERVE }))
      .body;
    const episode = `/v1/episodes/${made.id}`;
    const key = { 'idempotency-key': 'one' };
    const calls = () =>
      Promise.all([
        step(url, key),
        step(episode, key),
        f.post(`${url}/fork`, { count: 2 }, key),
        f.post(`${episode}/fork`, { count: 2 }, key),
      ]);
    const answers = async () => (await calls()).map(({ status, body }) => [status, body]);
    // Forks wait for the steps, so that both rounds fork the same states.
    const first = await answers();
    await restart();
    const [steps, phones] = [(await f.get(url)).body.steps, f.app.context.phones.size];
    expect(await answers()).toEqual(first);
    expect([(await f.get(url)).body.steps, f.app.context.phones.size]).toEqual([steps, phones]);
    expect((await step(url, key, { action: { type: 'wait', ms: 1 } })).body.error.code).toBe('KEY_REUSED');
  });

  it('no id is given again, not even of what was deleted', async () => {
    const first = await f.phone();
    await f.del(first);
    await restart();
    expect(await f.phone()).not.toBe(first);
  });

  it('lifetimes have gone on', async () => {
    let now = 1_000_000;
    const at = await f.phone({ ttl: 5_000 });
    const forever = await f.phone();
    await settle();
    const record = JSON.parse(
      Buffer.from((await store.get(`phone/${at.split('/').at(-1)}`))!.value).toString(),
    ) as { writtenAt: number };
    now = record.writtenAt;
    await restart({ wallClock: () => now + 4_999 });
    expect((await f.get(at)).status).toBe(200);
    await settle();
    await start({ wallClock: () => now + 5_000 });
    expect([(await f.get(at)).status, (await f.get(forever)).status]).toEqual([404, 200]);
    expect(await keysOf('phone/')).toHaveLength(1);
  });

  it('a call that changes nothing makes a lifetime longer in the store too', async () => {
    let now = 1_000;
    await start({ clock: () => now });
    const url = await f.phone({ ttl: 10_000 });
    await settle();
    const key = `phone/${url.split('/').at(-1)}`;
    const seq = async () => (await store.get(key))!.seq;
    const first = await seq();
    const { persistence } = f.app.context;
    persistence!.keepLifetimes();
    await settle();
    expect(await seq()).toBe(first);
    now += 1_001;
    await f.post(`${url}/observe`, { observe: OBSERVE });
    persistence!.keepLifetimes();
    await settle();
    expect(await seq()).toBe(first + 1);
  });

  it('what was deleted stays deleted', async () => {
    const url = await f.phone();
    await settle();
    await f.del(url);
    await restart();
    expect((await f.get(url)).status).toBe(404);
    expect(await keysOf('phone/')).toEqual([]);
  });
});

it('what this build cannot go on with stays in the store, and is told', async () => {
  const made = (await f.post('/v1/episodes', { task: 'notes/create-note', seed: 3, observe: OBSERVE })).body;
  await settle();
  const key = `phone/${made.phone}`;
  const stored = (await store.get(key))!;
  const record = JSON.parse(Buffer.from(stored.value).toString()) as { value: { build: { tasks: string } } };
  record.value.build.tasks = '0'.repeat(12);
  await store.put(key, stored.seq + 1, Buffer.from(JSON.stringify(record)));
  await start();
  expect((await f.get(`/v1/episodes/${made.id}`)).status).toBe(404);
  await settle();
  expect((await store.get(key))!.seq).toBe(stored.seq + 1);
});

it('a phone that another server has taken is dropped, and its later value is kept', async () => {
  const url = await f.phone();
  await restart();
  const [old, taken] = running as [Fixture, Fixture];
  await step(url);
  await settle();
  const later = await phoneAt(taken, url);
  await old.post(`${url}/step`, { action: { type: 'wait', ms: 5 }, observe: OBSERVE });
  await old.app.context.persistence!.settled();
  expect((await old.get(url)).status).toBe(404);
  expect(await phoneAt(taken, url)).toEqual(later);
  await restart();
  expect(await phoneAt(f, url)).toEqual(later);
});

it('names of cells are in ids', async () => {
  await start({ cell: 'left' });
  expect((await f.post('/v1/phones', {})).body.id).toBe('left.phone-1');
  const made = await f.post('/v1/episodes', { task: 'notes/create-note', seed: 3, observe: OBSERVE });
  expect(made.body).toMatchObject({ id: 'left.episode-1' });
});

it('a durable answer comes after the write', async () => {
  await start({ durable: true });
  const url = await f.phone();
  await step(url);
  expect(f.app.context.persistence!.behind).toBe(0);
  const { value } = (await store.get(`phone/${url.split('/').at(-1)}`))!;
  expect(JSON.parse(Buffer.from(value).toString())).toMatchObject({ value: { steps: 1 } });
});
