import { afterEach, beforeEach, expect, it } from 'vitest';
import { drain } from './drain.ts';
import { RendererError } from './renderers/errors.ts';
import { fixture, rule, type Fixture } from './testing/fake.ts';

const create = rule('notes', 'create', { kind: 'plain' });
let f: Fixture;
let open: () => void;
const gate = () => {
  f.pool.gate = new Promise(resolve => {
    open = resolve;
  });
};

beforeEach(async () => {
  f = await fixture();
  gate();
});
afterEach(async () => {
  open();
  await f.close();
});

it('a server is ready once a page has drawn, and no sooner', async () => {
  for (let i = 0; i < 2; i++) {
    const answer = await f.get('/ready');
    expect([answer.status, answer.body]).toEqual([
      503,
      { ready: false, reason: 'No page has drawn a phone yet' },
    ]);
  }
  open();
  await f.app.readiness.warmUp();
  expect(f.pool.calls).toHaveLength(1);
  const answer = await f.get('/ready');
  expect([answer.status, answer.body]).toEqual([200, { ready: true }]);
});

it('a browser that cannot start is the reason, until one does', async () => {
  const { run } = f.pool;
  f.pool.run = async () => {
    throw new RendererError('BROWSER_MISSING', 'No Chromium was found: run doctor');
  };
  await f.app.readiness.warmUp();
  expect(await f.get('/ready')).toMatchObject({
    status: 503,
    body: { ready: false, reason: expect.stringContaining('BROWSER_MISSING: No Chromium was found') },
  });
  f.pool.run = run;
  open();
  await f.app.readiness.warmUp();
  expect((await f.get('/ready')).status).toBe(200);
});

it('a server whose browsers have all exited is not ready until a page draws again', async () => {
  open();
  await f.app.readiness.warmUp();
  gate();
  f.pool.running = 0;
  const reason = 'All browsers have exited, and no page has drawn a phone since';
  expect(await f.get('/ready')).toMatchObject({ status: 503, body: { ready: false, reason } });
  f.pool.running = 1;
  expect(await f.get('/ready')).toMatchObject({ status: 503, body: { ready: false, reason } });
  open();
  await expect.poll(async () => (await f.get('/ready')).status, { interval: 1 }).toBe(200);
});

it('calls that have no answer at the deadline are refused, and their phones are as they were', async () => {
  const phone = await f.phone();
  const other = await f.phone();
  const before = await f.hashOf(phone);
  const steps = [phone, phone, phone, other].map(address => f.step(address, create));
  await expect.poll(() => f.pool.calls.length, { interval: 1 }).toBe(1);
  const isClean = await drain(f.app, f.pool, { deadlineMs: 1 });
  const answers = await Promise.all(steps);
  expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(
    steps.map(() => [503, 'DRAINING']),
  );
  // The fake page is still at its first call: a real one ends with the process.
  expect(isClean).toBe(false);
  expect(f.app.context.phones.list().map(({ stateHash, steps: count }) => [stateHash, count])).toEqual([
    [before, 0],
    [before, 0],
  ]);
});
