import { afterEach, expect, it } from 'vitest';
import { registry } from '../../episodes/tasks.ts';
import { fixture, type Fixture } from '../../testing/fake.ts';
import { Environments, PHONE_MS } from './environments.ts';

let f: Fixture;
afterEach(() => f.close());

const TASK = 'task_type=SystemWifiTurnOff&task_idx=0';
const post = (path: string, body: object = {}) => f.post(`/android-world${path}`, body);
const get = (path: string) => f.get(`/android-world${path}`);

it('a phone of an environment that nobody calls is let go after an hour, which its next call is told; its suite stays for a day', async () => {
  f = await fixture({ stepCacheBytes: 0 });
  const { phones, episodes } = f.app.context;
  let now = 0;
  const envs = new Environments(f.app.context, () => now);
  const suite = { family: 'android_world', combinations: 5, seed: 7 };
  const env = envs.getOrCreate('a');
  env.suite = suite;
  envs.play('a', env, await episodes.create({ task: 'notes/create-note', seed: 1 }), { type: 'x', index: 0 });
  envs.phone('b');
  now += PHONE_MS - 1;
  envs.phone('b');
  now += 1;
  envs.sweep();
  expect([phones.size, episodes.size]).toEqual([1, 0]);
  expect(() => envs.phone('a')).toThrow(/60 minutes/);
  expect(envs.of('a').suite).toBe(suite);
  envs.drop(envs.of('a'));
  expect(envs.phone('a').steps).toBe(0);
  now += 24 * PHONE_MS;
  envs.sweep();
  expect([phones.size, envs.size]).toEqual([0, 0]);
});

it('a name that is only asked about is not kept', async () => {
  f = await fixture({ stepCacheBytes: 0 });
  const envs = new Environments(f.app.context);
  envs.of('a');
  envs.close('b');
  expect(envs.size).toBe(0);
});

it('what is closed while it starts or is looked at leaves no phone behind', async () => {
  let go = () => {};
  const closed = new Promise<void>(resolve => {
    go = resolve;
  });
  f = await fixture({
    stepCacheBytes: 0,
    tasks: {
      ...registry,
      instantiate: async (...args) => {
        await closed;
        return registry.instantiate(...args);
      },
    },
  });
  const { phones } = f.app.context;
  const starts = post(`/task/initialize?${TASK}`);
  await get('/health');
  await post('/close');
  go();
  const started = await starts;
  expect(started).toMatchObject({ status: 404, body: { error: { code: 'EPISODE_NOT_FOUND' } } });
  expect(phones.size).toBe(0);
  for (const path of ['/elements', '/auxiliaries', '/screenshot']) {
    await post('/reset');
    const observing = get(path);
    await f.pool.holdWhile(() => post('/close'));
    await observing;
    expect([path, phones.size]).toEqual([path, 0]);
  }
});

it('a phone that someone else deleted is not played on: a new start is asked for', async () => {
  f = await fixture({ stepCacheBytes: 0 });
  const { phones } = f.app.context;
  await post(`/task/initialize?${TASK}`);
  phones.remove(phones.list()[0]!.id);
  for (const answer of [
    await get('/elements'),
    await post('/execute_action', { action_type: 'navigate_home' }),
    await get(`/task/score?${TASK}`),
  ])
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'EPISODE_NOT_FOUND' } } });
  expect((await post('/reset')).status).toBe(200);
  expect((await get('/elements')).status).toBe(200);
  expect(phones.size).toBe(1);
  await post('/close');
  expect(phones.size).toBe(0);
});

it('an instance starts in the place of the one before also where there is no room for one phone more', async () => {
  f = await fixture({ stepCacheBytes: 0, maxPhones: 1 });
  for (let n = 0; n < 2; n++) expect((await post(`/task/initialize?${TASK}`)).status).toBe(200);
  expect(await post(`/task/initialize?${TASK}&env=b`)).toMatchObject({
    status: 503,
    body: { error: { code: 'CAPACITY_REACHED' } },
  });
  expect((await get(`/task/score?${TASK}`)).body).toMatchObject({ score: 0 });
});
