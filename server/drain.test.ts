import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drain } from './drain.ts';
import { fixture, rule, type Fixture } from './testing/fake.ts';
import { Live } from './testing/live.ts';

const create = rule('notes', 'create', { kind: 'plain' });
const PHONES = 8;
const STEPS_EACH = 3;
let f: Fixture;
let host: string;
let ids: string[];
let open: () => void;

beforeEach(async () => {
  f = await fixture({ renderers: 2, stepCacheBytes: 0 });
  await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  host = `127.0.0.1:${(f.app.fastify.server.address() as AddressInfo).port}`;
  ids = await Promise.all(Array.from({ length: PHONES }, () => f.phone()));
  f.pool.gate = new Promise(resolve => {
    open = resolve;
  });
});
afterEach(async () => {
  open();
  await f.close();
});

const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const reply = await fetch(
    `http://${host}${path}`,
    body === undefined
      ? { headers }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        },
  );
  const text = await reply.text();
  return {
    status: reply.status,
    body: text.startsWith('{') ? JSON.parse(text) : text,
    retry: reply.headers.get('retry-after'),
  };
};
/** So many calls have reached their handlers. */
const openCalls = (count: number) =>
  expect.poll(() => f.app.context.inFlight.open, { interval: 1 }).toBe(count);

it('whatever was taken is done, what comes is refused with its code, and readiness ends at once', async () => {
  const episode = (
    await f.pool.holdWhile(() => f.post('/v1/episodes', { task: 'notes/create-note', seed: 3 }))
  ).body;
  f.pool.gate = new Promise(resolve => {
    open = resolve;
  });
  const live = new Live(`ws://${host}${ids[0]}/live`);
  await live.next();
  const under = [
    ...ids.flatMap(id => Array.from({ length: STEPS_EACH }, () => call(`${id}/step`, { action: create }))),
    ...ids.map(id => call(`${id}/observe`, {})),
    call(`/v1/episodes/${episode.id}/step`, { action: create }),
  ];
  live.send({ type: 'action', action: create });
  await openCalls(under.length + 1);

  let over = false;
  const drained = drain(f.app, f.pool).then(() => {
    over = true;
  });
  expect(await call('/ready')).toMatchObject({ status: 503, body: { ready: false, draining: true } });
  expect((await call('/health')).status).toBe(200);
  expect((await call('/metrics')).body).toContain(`tapworld_calls_open ${under.length + 1}`);
  for (const refused of [
    await call(`${ids[0]}/step`, { action: create }),
    await call('/v1/phones', {}),
    await call('/v1/phones'),
    await call('/renderer.html?key=none'),
  ])
    expect([refused.status, refused.body.error.code, refused.retry]).toEqual([503, 'DRAINING', '5']);
  live.send({ type: 'action', action: create });
  expect(await live.next()).toMatchObject({ type: 'error', error: { code: 'DRAINING' } });
  // A page that the last steps need still loads.
  expect(
    (await call('/boot.json', undefined, { cookie: `tapworld=${f.app.context.auth.pageKey}` })).status,
  ).toBe(200);
  expect([over, f.app.context.inFlight.open]).toEqual([false, under.length + 1]);

  open();
  const answers = await Promise.all(under);
  expect(answers.map(a => a.status)).toEqual(answers.map(() => 200));
  await drained;
  expect(await live.closed).toBe(1001);
  expect(f.app.context.phones.list().map(p => p.steps)).toEqual([
    STEPS_EACH + 1,
    ...ids.slice(1).map(() => STEPS_EACH),
    1,
  ]);
  await expect(f.pool.run({ affinity: 'late' }, async () => 1)).rejects.toMatchObject({
    code: 'POOL_DRAINING',
  });
  await expect(call('/health')).rejects.toThrow();
});

it('what cannot be done is told with its code', async () => {
  const under = ids.map(id => call(`${id}/step`, { action: create }));
  await openCalls(PHONES);
  const drained = drain(f.app, f.pool);
  f.pool.faults = Array.from({ length: 2 * PHONES }, () => 'lost' as const);
  open();
  expect((await Promise.all(under)).map(a => [a.status, a.body.error.code])).toEqual(
    ids.map(() => [503, 'RENDERER_LOST']),
  );
  await drained;
});

it('past the deadline, calls are refused and the drawings that they queued are cancelled', async () => {
  const under = ids.map(id => call(`${id}/step`, { action: create }));
  await openCalls(PHONES);
  await expect.poll(() => f.pool.calls.length, { interval: 1 }).toBe(2);
  const drained = drain(f.app, f.pool, { deadlineMs: 10 });
  expect((await Promise.all(under)).map(a => [a.status, a.body.error.code])).toEqual(
    ids.map(() => [503, 'DRAINING']),
  );
  await expect.poll(() => f.pool.isCancelled, { interval: 1 }).toBe(true);
  open();
  expect(await drained).toBe(false);
  // Those that were being drawn on the two pages.
  expect(f.pool.calls).toHaveLength(2);
});

it('who never finishes a call, or leaves, keeps nobody', async () => {
  const sockets: Socket[] = [];
  const dial = async (text: string) => {
    const socket = connect(Number(host.split(':')[1]), '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  const request = (length: number, body: string) =>
    `POST ${ids[0]}/step HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
  const body = JSON.stringify({ action: create });
  const half = await dial(request(100, '{"action":'));
  const leaver = await dial(request(body.length, body));
  await openCalls(1);
  leaver.destroy();
  await openCalls(0);
  const closed = once(half, 'close');
  const drained = drain(f.app, f.pool, { readMs: 20 });
  open();
  await Promise.all([drained, closed]);
  for (const socket of sockets) socket.destroy();
});
