import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixture, rule, type Fixture } from '../testing/fake.ts';
import { Live } from '../testing/live.ts';

const HOUR = 3_600_000;
let f: Fixture;
let now: number;
beforeEach(async () => {
  now = 0;
  f = await fixture({ stepCacheBytes: 0, clock: () => now });
});
afterEach(() => f.close());

/** Lets time pass on the server, and its sweeper run. */
function later(ms: number): void {
  now += ms;
  f.app.context.phones.expire();
}
const there = async (at: string) => (await f.get(at)).status === 200;
const start = (body: object = {}) => f.post('/v1/episodes', { task: 'notes/create-note', seed: 3, ...body });

it('a phone lives for its ttl after each call, one without for ever', async () => {
  const [short, forever, never] = [
    await f.phone({ ttl: 1_000 }),
    await f.phone(),
    await f.phone({ ttl: null }),
  ];
  later(999);
  expect(await there(short)).toBe(true);
  later(999);
  await f.step(short, { type: 'wait', ms: 1 });
  later(999);
  expect((await f.get(`${short}/state?path=/clock/now`)).status).toBe(200);
  later(1_000);
  expect(await there(short)).toBe(false);
  later(1_000 * HOUR);
  expect([await there(forever), await there(never)]).toEqual([true, true]);
  expect((await f.get('/metrics')).text).toMatch(/tapworld_phones_expired_total 1\b/);
});

it('a ttl is a positive number of ms or null', async () => {
  for (const ttl of [0, -1, 0.5, '1000'])
    expect((await f.post('/v1/phones', { ttl })).body.error.code).toBe('INVALID_BODY');
});

it('an episode lives for an hour, or as it says, and its phone and copies with it', async () => {
  const [plain, short, kept] = [
    (await start()).body,
    (await start({ ttl: 5_000 })).body,
    (await start({ ttl: null })).body,
  ];
  const at = (made: { id: string }) => `/v1/episodes/${made.id}`;
  const copy = (await f.post(`${at(short)}/fork`)).body.episodes[0];
  later(5_000);
  expect([await there(at(short)), await there(`/v1/phones/${short.phone}`), await there(at(copy))]).toEqual([
    false,
    false,
    false,
  ]);
  // A call of the episode counts for its phone.
  later(HOUR - 6_000);
  expect((await f.get(`${at(plain)}/verdict`)).status).toBe(200);
  later(HOUR - 1);
  expect(await there(at(plain))).toBe(true);
  later(HOUR);
  expect([await there(at(plain)), await there(at(kept))]).toEqual([false, true]);
  expect((await f.get('/metrics')).text).toMatch(/tapworld_episodes_expired_total 3\b/);
});

it('a phone in the middle of a call does not expire', async () => {
  const phone = await f.phone({ ttl: 1_000 });
  let open = () => {};
  f.pool.gate = new Promise(resolve => {
    open = resolve;
  });
  const slow = f.step(phone, rule('notes', 'create', { kind: 'plain' }));
  await expect.poll(() => f.pool.calls.length, { interval: 1 }).toBe(1);
  later(5_000);
  open();
  expect((await slow).status).toBe(200);
  later(999);
  expect(await there(phone)).toBe(true);
});

it('a phone that somebody watches does not expire', async () => {
  const address = await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const phone = await f.phone({ ttl: 1_000 });
  const live = new Live(`${address.replace('http', 'ws')}${phone}/live`);
  await live.next();
  later(HOUR);
  const target = f.app.context.phones.get(phone.split('/').at(-1)!);
  live.socket.close();
  await expect.poll(() => target.idle, { interval: 1 }).toBe(true);
  later(1_000);
  expect(target.closed.aborted).toBe(true);
});

it('an ended episode gives back what only its steps needed, and can still be judged', async () => {
  const { body } = await start({ reward: 'action-level' });
  const at = `/v1/episodes/${body.id}`;
  const episode = f.app.context.episodes.get(body.id);
  await f.post(`${at}/step`, { action: { type: 'wait', ms: 1 } });
  expect([episode.oracle, episode.lastSeen]).not.toContain(undefined);
  await f.post(`${at}/step`, { action: { type: 'done' } });
  expect([episode.oracle, episode.lastSeen, episode.judged]).toEqual([undefined, undefined, undefined]);
  expect((await f.get(`${at}/verdict`)).body).toMatchObject({ outcome: 'failure', success: false });
  expect((await f.post(`${at}/step`, { action: { type: 'done' } })).body.error.code).toBe('EPISODE_ENDED');
});

it('of ended episodes only so many are kept: those that ended first go, those that run or are to be kept stay', async () => {
  const { episodes } = f.app.context;
  Object.assign(episodes, { maxEnded: 2 });
  const [running, kept, ...others] = await Promise.all([
    start(),
    start({ ttl: null }),
    ...[1, 2, 3].map(() => start()),
  ]);
  for (const { body } of [kept, ...others])
    await f.post(`/v1/episodes/${body.id}/step`, { action: { type: 'done' } });
  expect(episodes.list().map(({ id }) => id)).toEqual(
    [running, kept, ...others.slice(1)].map(({ body }) => body.id),
  );
});
