import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fixture, rule, type Fixture } from '../testing/fake.ts';

let f: Fixture;
afterEach(() => f.close());

it('renderers that died are let go by the steps after them, whoever asks which phones are resident', async () => {
  f = await fixture({ stepCacheBytes: 0, renderers: 2 });
  const phone = await f.phone();
  for (let i = 0; i < 10; i++) {
    f.pool.faults = ['none', 'lost'];
    for (let n = 0; n < 2; n++)
      expect((await f.step(phone, rule('notes', 'create', { kind: 'plain' }))).status).toBe(200);
  }
  const { drawer } = f.app.context.stepper as unknown as { drawer: { renderers: Set<unknown> } };
  expect(drawer.renderers.size).toBeLessThanOrEqual(2);
});

it('what waits for its turn on a phone that is deleted meanwhile is not drawn', async () => {
  f = await fixture({ stepCacheBytes: 0 });
  const phone = await f.phone();
  let open = () => {};
  f.pool.gate = new Promise(resolve => {
    open = resolve;
  });
  const steps = Array.from({ length: 5 }, () => f.step(phone, rule('notes', 'create', { kind: 'plain' })));
  await expect
    .poll(() => [f.app.context.inFlight.open, f.pool.calls.length], { interval: 1 })
    .toEqual([5, 1]);
  await f.del(phone);
  open();
  const [first, ...others] = await Promise.all(steps);
  expect(first!.status).toBe(200);
  for (const other of others)
    expect(other).toMatchObject({ status: 404, body: { error: { code: 'PHONE_NOT_FOUND' } } });
  expect(f.pool.calls.length).toBe(1);
});

describe('a caller that hangs up', () => {
  const create = rule('notes', 'create', { kind: 'plain' });
  const gated = () => {
    let open = () => {};
    f.pool.gate = new Promise(resolve => {
      open = resolve;
    });
    return () => open();
  };

  it.each([0, 1024 * 1024])(
    'leaves the phone as it was, before the step is committed (cache: %i)',
    async stepCacheBytes => {
      f = await fixture({ stepCacheBytes });
      const at = await f.phone();
      const { phones, stepper } = f.app.context;
      const phone = phones.get(at.split('/').at(-1)!);
      const before = phone.now;
      const open = gated();
      const callers = [new AbortController(), new AbortController()];
      const steps = callers.map(({ signal }) => stepper.step(phone, [create], { signal }));
      const settled = Promise.allSettled(steps);
      await expect.poll(() => f.pool.calls.length, { interval: 1 }).toBe(1);
      for (const caller of callers) caller.abort();
      open();
      for (const step of await settled)
        expect(step).toMatchObject({ status: 'rejected', reason: { code: 'CANCELLED' } });
      expect([phone.now === before, phone.steps, f.pool.calls.length]).toEqual([true, 0, 1]);
      expect((await f.step(at, create)).status).toBe(200);
    },
  );

  it('on the wire: its connection ends, and its step is not committed', async () => {
    f = await fixture({ stepCacheBytes: 0 });
    const at = await f.phone();
    const before = await f.hashOf(at);
    await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
    const { port } = f.app.fastify.server.address() as AddressInfo;
    const open = gated();
    const caller = new AbortController();
    const answer = fetch(`http://127.0.0.1:${port}${at}/step`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: create }),
      signal: caller.signal,
    });
    answer.catch(() => {});
    await expect.poll(() => f.pool.calls.length, { interval: 1 }).toBe(1);
    caller.abort();
    await expect.poll(() => f.app.context.inFlight.open, { interval: 1 }).toBe(0);
    open();
    expect((await f.post(`${at}/observe`)).body.stateHash).toBe(before);
    expect((await f.get(at)).body).toMatchObject({ stateHash: before, steps: 0 });
  });
});

it('more calls than may wait for one phone are refused, with when to come again', async () => {
  f = await fixture();
  const at = await f.phone();
  const { phones, stepper } = f.app.context;
  const phone = phones.get(at.split('/').at(-1)!);
  let open = () => {};
  const busy = phone.exclusive(
    () =>
      new Promise<void>(resolve => {
        open = resolve;
      }),
  );
  const waiting = Array.from({ length: 1_000 }, () => stepper.observe(phone));
  const refused = await f.post(`${at}/observe`);
  expect([refused.status, refused.body.error.code, refused.headers['retry-after']]).toEqual([
    503,
    'CAPACITY_REACHED',
    '5',
  ]);
  open();
  await Promise.all([busy, ...waiting]);
  expect((await f.post(`${at}/observe`)).status).toBe(200);
});
