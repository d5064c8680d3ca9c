import { afterEach, expect, it } from 'vitest';
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
  const { shown } = f.app.context.stepper as unknown as { shown: Map<unknown, string> };
  expect(shown.size).toBeLessThanOrEqual(2);
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
