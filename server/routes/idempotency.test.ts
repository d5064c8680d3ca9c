import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixture, rule, type Answer, type Fixture } from '../testing/fake.ts';
import { IdempotencyStore } from './idempotency.ts';

const create = rule('notes', 'create', { kind: 'plain' });
let f: Fixture;
let port: number;
let key: { 'idempotency-key': string };
let n = 0;
beforeAll(async () => {
  f = await fixture({ stepCacheBytes: 0 });
  port = Number(new URL(await f.app.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => f.close());
beforeEach(() => {
  key = { 'idempotency-key': `call-${++n}` };
  f.pool.faults = [];
});

const episode = async (body: object = {}) =>
  `/v1/episodes/${(await f.post('/v1/episodes', { task: 'notes/create-note', seed: 3, ...body })).body.id}`;
const kinds = [
  ['a phone', () => f.phone({ seed: 1 })],
  ['an episode', episode],
] as const;
const stepsOf = async (at: string) => (await f.get(at)).body.steps;

describe.each(kinds)('a step of %s', (_, make) => {
  it('from the state that its caller saw is taken; from another it is refused with the present one', async () => {
    const at = await make();
    const base = await f.hashOf(at);
    expect((await f.post(`${at}/step`, { action: create, base })).status).toBe(200);
    const moved = await f.hashOf(at);
    expect(await f.post(`${at}/step`, { action: create, base })).toMatchObject({
      status: 409,
      body: { error: { code: 'STATE_MOVED', details: { stateHash: moved } } },
    });
    expect([await f.hashOf(at), await stepsOf(at)]).toEqual([moved, 1]);
    expect((await f.post(`${at}/step`, { action: create, base: moved })).status).toBe(200);
  });

  it('of two from one state only the first is taken', async () => {
    const at = await make();
    const base = await f.hashOf(at);
    const both = await f.pool.holdWhile(() =>
      Promise.all([1, 2].map(() => f.post(`${at}/step`, { action: create, base }))),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 409]);
    expect(await stepsOf(at)).toBe(1);
  });

  it('sent again with its key gets the first answer, also while that is still drawn', async () => {
    const at = await make();
    const body = { action: create, observe: { screenshot: 'png' } };
    const all = await f.pool.holdWhile(() =>
      Promise.all([1, 2, 3].map(() => f.post(`${at}/step`, body, key))),
    );
    all.push(await f.post(`${at}/step`, { observe: { screenshot: 'png' }, action: create }, key));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const again of all) expect(again.text).toBe(all[0]!.text);
    expect(await stepsOf(at)).toBe(1);
    // With a base, the retry is still the first call.
    expect(await f.hashOf(at)).toBe(all[0]!.body.stateHash);
  });

  it('with the key of another body is refused and does nothing', async () => {
    const at = await make();
    await f.post(`${at}/step`, { action: create }, key);
    const before = await f.hashOf(at);
    for (const body of [{ action: { type: 'wait', ms: 1 } }, { action: create, observe: {} }])
      expect(await f.post(`${at}/step`, body, key)).toMatchObject({
        status: 409,
        body: { error: { code: 'KEY_REUSED' } },
      });
    expect(await f.hashOf(at)).toBe(before);
    // Keys of another phone are its own.
    expect((await f.post(`${await make()}/step`, { action: { type: 'wait', ms: 1 } }, key)).status).toBe(200);
  });

  it('that was refused may be tried again with its key', async () => {
    const at = await make();
    const wrong = { action: { type: 'key', key: 'f1' } };
    expect((await f.post(`${at}/step`, wrong, key)).status).toBe(422);
    expect((await f.post(`${at}/step`, { action: create }, key)).status).toBe(200);
    expect(
      (await f.post(`${at}/step`, { action: create }, { 'idempotency-key': 'x'.repeat(256) })).status,
    ).toBe(422);
  });
});

it('a step that infrastructure lost is taken by the next call with its key', async () => {
  const at = await f.phone();
  f.pool.faults = ['lost', 'lost'];
  expect((await f.post(`${at}/step`, { action: create }, key)).body.error.code).toBe('RENDERER_LOST');
  expect((await f.post(`${at}/step`, { action: create }, key)).status).toBe(200);
  expect(await stepsOf(at)).toBe(1);
});

it('the agent and the operator may send one step: each is told its own part', async () => {
  const { body } = await f.post('/v1/episodes', { task: 'notes/create-note', seed: 3 });
  const at = `/v1/episodes/${body.id}/step`;
  const agent = await f.post(at, { action: create }, { ...key, authorization: `Bearer ${body.token}` });
  const operator = await f.post(at, { action: create }, key);
  expect(Object.keys(agent.body).sort()).toEqual(['observation', 'terminated', 'truncated']);
  expect(operator.body).toMatchObject({ ...agent.body, stateHash: expect.any(String) });
});

describe.each([
  ['/v1/phones', { seed: 4 }],
  ['/v1/episodes', { task: 'notes/create-note', seed: 4 }],
] as const)('POST %s', (path, body) => {
  const size = async () => (await f.get(path)).body.length;

  it('with one key makes one, however often it is sent; another body is refused', async () => {
    const before = await size();
    const all = await Promise.all([1, 2, 3].map(() => f.post(path, body, key)));
    all.push(await f.post(path, body, key));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const again of all) expect(again.text).toBe(all[0]!.text);
    expect(await size()).toBe(before + 1);
    expect(await f.post(path, { ...body, seed: 5 }, key)).toMatchObject({
      status: 409,
      body: { error: { code: 'KEY_REUSED' } },
    });
    expect(await size()).toBe(before + 1);
  });

  it('makes nothing with the key of one that was deleted', async () => {
    const { body: made } = await f.post(path, body, key);
    await f.del(`${path}/${made.id}`);
    const before = await size();
    expect(await f.post(path, body, key)).toMatchObject({
      status: 409,
      body: { error: { code: 'SESSION_CLOSED' } },
    });
    expect(await size()).toBe(before);
  });
});

it.each(kinds)('forks of %s with one key are made once', async (_, make) => {
  const at = await make();
  const before = f.app.context.phones.size;
  const all = await Promise.all([1, 2].map(() => f.post(`${at}/fork`, { count: 3 }, key)));
  expect(all[1]!.text).toBe(all[0]!.text);
  expect(f.app.context.phones.size).toBe(before + 3);
  expect((await f.post(`${at}/fork`, { count: 2 }, key)).body.error.code).toBe('KEY_REUSED');
});

describe('a caller who hangs up', () => {
  /** Sends a call by a socket of its own that can be cut. */
  function sent(path: string, body: object, headers: Record<string, string> = {}) {
    const call = request({
      port,
      path,
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', ...headers },
    });
    call.on('error', () => {});
    call.end(JSON.stringify(body));
    return call;
  }
  const start = { task: 'notes/create-note', seed: 9 };
  /** Holds what is drawn until `cut` has been done and the server knows of it. */
  async function held(calls: number, begin: () => void, cut: () => Promise<void>): Promise<void> {
    let open = () => {};
    f.pool.gate = new Promise(resolve => {
      open = resolve;
    });
    begin();
    await expect.poll(() => f.app.context.inFlight.open, { interval: 1 }).toBe(calls);
    await cut();
    open();
  }

  it.each<Record<string, string>>([{}, { 'idempotency-key': 'cut' }])(
    'leaves no episode and no phone: %o',
    async headers => {
      const { phones, episodes } = f.app.context;
      const sizes = () => [phones.size, episodes.size];
      const before = sizes();
      let call: ReturnType<typeof sent>;
      await held(
        1,
        () => {
          call = sent('/v1/episodes', start, headers);
        },
        async () => {
          await expect.poll(sizes, { interval: 1 }).toEqual(before.map(count => count + 1));
          call.destroy();
          await expect.poll(() => f.app.context.inFlight.open, { interval: 1 }).toBe(0);
        },
      );
      await expect.poll(sizes, { interval: 1 }).toEqual(before);
      expect((await f.post('/v1/episodes', start, headers)).status).toBe(201);
      expect(sizes()).toEqual(before.map(count => count + 1));
    },
  );

  it('leaves the episode to another who sent the same key', async () => {
    const before = f.app.context.episodes.size;
    let call: ReturnType<typeof sent>;
    let other: Promise<Answer>;
    await held(
      2,
      () => {
        call = sent('/v1/episodes', start, key);
        other = f.post('/v1/episodes', start, key);
      },
      async () => {
        call.destroy();
        await expect.poll(() => f.app.context.inFlight.open, { interval: 1 }).toBe(1);
      },
    );
    const { status, body } = await other!;
    expect(status).toBe(201);
    expect((await f.get(`/v1/episodes/${body.id}`)).status).toBe(200);
    expect(f.app.context.episodes.size).toBe(before + 1);
  });
});

describe('what is kept', () => {
  const call = (key: string, run: () => Promise<{ observation: any; stateHash: string }>) => ({
    scope: 'phone-1',
    key,
    call: [key],
    run,
    refresh: async (kept: object) => ({ ...kept, again: true }) as never,
  });
  const stepResult = (characters: number) => async () => ({
    observation: { clock: 1, screenshot: { base64: 'x'.repeat(characters) } },
    stateHash: 'a',
  });

  it('has a bound on answers: the oldest goes first, and one that still runs stays', async () => {
    const answers = new IdempotencyStore<{ observation: any; stateHash: string }>({ maxPerScope: 2 });
    let runs = 0;
    const run = async () => {
      runs++;
      return stepResult(1)();
    };
    let open = () => {};
    const slow = answers.once(
      call('slow', async () => {
        await new Promise<void>(resolve => {
          open = resolve;
        });
        return run();
      }),
    );
    for (const name of ['a', 'b', 'c']) await answers.once(call(name, run));
    await answers.once(call('c', run));
    expect(runs).toBe(3);
    const joined = answers.once(call('slow', run));
    open();
    expect(await joined).toBe(await slow);
    expect(runs).toBe(4);
    await answers.once(call('a', run));
    expect(runs).toBe(5);
  });

  it('has a bound on pictures: beyond it the answer stays, and what was seen is drawn again', async () => {
    const answers = new IdempotencyStore<{ observation: any; stateHash: string }>({
      maxPerScope: 10,
      maxCharacters: 100,
    });
    await answers.once(call('a', stepResult(60)));
    await answers.once(call('b', stepResult(60)));
    expect(await answers.once(call('a', stepResult(1)))).toEqual({
      observation: { clock: 1 },
      stateHash: 'a',
      again: true,
    });
    expect((await answers.once(call('b', stepResult(1)))).observation.screenshot.base64).toHaveLength(60);
  });
});

it('a port for ADB that cannot be opened is told with its reason, and all calls answer', async () => {
  // An address of documentation, which no machine has.
  const own = await fixture({ stepCacheBytes: 0, adb: { first: 0, host: '192.0.2.1' } });
  const { status, body } = await own.post('/v1/phones', { seed: 1 });
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ adb: null, adbError: expect.stringContaining('192.0.2.1') }),
  ]);
  expect((await own.get('/v1/phones')).body).toEqual([expect.objectContaining({ id: body.id, adb: null })]);
  expect((await own.get(`/v1/phones/${body.id}`)).body.adb).toBeNull();
  await own.app.doors!.close();
  await own.close();
});
