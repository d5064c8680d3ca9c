import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdbDevice } from '../adb/device.ts';
import { fixture, rule, type Answer, type Fixture } from '../testing/fake.ts';
import { Live } from '../testing/live.ts';

const create = rule('notes', 'create', { kind: 'plain' });
let f: Fixture;
let address: string;
beforeAll(async () => {
  f = await fixture({ stepCacheBytes: 0 });
  address = await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => f.close());

/** Deletes a phone while a step of it is drawn and `others` wait behind that step. Gives what came of them. */
async function behind<T>(phone: string, waits: number, others: () => Promise<T>): Promise<T> {
  let open = () => {};
  f.pool.gate = new Promise(resolve => {
    open = resolve;
  });
  const before = f.pool.calls.length;
  const first = f.step(phone, create);
  await expect.poll(() => f.pool.calls.length, { interval: 1 }).toBe(before + 1);
  const waiting = others();
  await expect.poll(() => f.app.context.inFlight.open, { interval: 1 }).toBe(1 + waits);
  await f.del(phone);
  open();
  expect((await first).status).toBe(200);
  return waiting;
}
const expectRefused = (answers: Answer[]) => {
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'PHONE_NOT_FOUND' } } });
};

it('changes, restores and forks that waited for a phone which was deleted do nothing', async () => {
  const phone = await f.phone({ seed: 1 });
  const target = f.app.context.phones.get(phone.split('/').at(-1)!);
  const snapshot = (await f.get(`${phone}/snapshot`)).body;
  const size = f.app.context.phones.size;
  const answers = await behind(phone, 4, () =>
    Promise.all([
      f.patch(`${phone}/state`, [{ op: 'replace', path: '/device/battery/level', value: 9 }]),
      f.put(`${phone}/snapshot`, snapshot),
      f.post(`${phone}/fork`, { count: 3 }),
      f.post(`${phone}/observe`),
    ]),
  );
  expectRefused(answers);
  expect(f.app.context.phones.size).toBe(size - 1);
  expect(target.now.device.battery.level).not.toBe(9);
});

it('calls of an episode whose phone was deleted do nothing, and no copy of it appears', async () => {
  const { body } = await f.post('/v1/episodes', { task: 'notes/create-note', seed: 3 });
  const at = `/v1/episodes/${body.id}`;
  const { phones, episodes } = f.app.context;
  const sizes = [phones.size, episodes.size];
  const answers = await behind(`/v1/phones/${body.phone}`, 3, () =>
    Promise.all([
      f.post(`${at}/step`, { action: { type: 'done' } }),
      f.post(`${at}/fork`, { count: 2 }),
      f.post(`${at}/observe`),
    ]),
  );
  expectRefused(answers);
  expect([phones.size, episodes.size]).toEqual(sizes.map(n => n - 1));
  expect(episodes.outcomes['failure']).toBeUndefined();
});

it('ADB changes no phone that was deleted meanwhile', async () => {
  const phone = await f.phone();
  const { context } = f.app;
  const target = context.phones.get(phone.split('/').at(-1)!);
  const device = new AdbDevice(context, target);
  const [changed, execution] = await behind(phone, 0, () =>
    Promise.allSettled([
      device.change(draft => {
        draft.device.battery.level = 9;
      }),
      device.run('system', 'rotate', { orientation: 'landscape' }),
    ]),
  );
  for (const each of [changed, execution])
    expect(each).toMatchObject({ status: 'rejected', reason: { code: 'PHONE_NOT_FOUND' } });
  expect(target.now.device).toMatchObject({ orientation: 'portrait' });
  expect(target.now.device.battery.level).not.toBe(9);
});

it('a live client gets no lease of a phone that was deleted while it waited', async () => {
  const phone = await f.phone();
  const target = f.app.context.phones.get(phone.split('/').at(-1)!);
  const live = new Live(`${address.replace('http', 'ws')}${phone}/live`);
  expect((await live.next()).type).toBe('phone');
  await behind(phone, 1, async () => live.send({ type: 'lease' }));
  expect(await live.closed).toBe(1000);
  await expect.poll(() => f.app.context.inFlight.open, { interval: 1 }).toBe(0);
  expect(target.lease).toBeUndefined();
  await expect.poll(() => target.listeners.size, { interval: 1 }).toBe(0);
});
