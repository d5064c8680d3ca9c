import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixture, rule, type Fixture } from './testing/fake.ts';

const create = rule('notes', 'create', { kind: 'plain' });
let f: Fixture;
let phone: string;
beforeAll(async () => {
  f = await fixture({ stepCacheBytes: 0, renderers: 1 });
});
afterAll(() => f.close());
beforeEach(async () => {
  phone = await f.phone({ seed: 7 });
  f.pool.faults = [];
});

describe('phones', () => {
  it('are made, listed, read and deleted', async () => {
    const { status, body } = await f.post('/v1/phones', {
      seed: 3,
      screen: { width: 720, height: 1280, scale: 2 },
      clock: 1_800_000_000_000,
      language: 'zh-CN',
    });
    expect(status).toBe(201);
    expect(body.screen).toEqual({ width: 720, height: 1280, scale: 2 });
    const at = `/v1/phones/${body.id}`;
    expect((await f.get(at)).body).toMatchObject({
      id: body.id,
      foreground: 'launcher',
      route: '/',
      steps: 0,
      resident: false,
      clock: 1_800_000_000_000,
      stateHash: body.stateHash,
    });
    expect((await f.get('/v1/phones')).body.map((p: { id: string }) => p.id)).toContain(body.id);
    expect((await f.get(`${at}/state?path=/os/settings/language`)).body).toBe('zh-CN');
    expect((await f.get(`${at}/state?path=/random/seed`)).body).toBe(3);
    expect((await f.del(at)).status).toBe(204);
    expect((await f.get(at)).body.error.code).toBe('PHONE_NOT_FOUND');
  });

  it('are equal for equal seeds, and need no body', async () => {
    const [a, b, c] = await Promise.all([
      f.post('/v1/phones', { seed: 5 }),
      f.post('/v1/phones', { seed: 5 }),
      f.post('/v1/phones'),
    ]);
    expect(a.body.stateHash).toBe(b.body.stateHash);
    expect(c.status).toBe(201);
    expect((await f.call('POST', '/v1/phones', '', { 'content-type': 'application/json' })).status).toBe(201);
  });

  it('step: the delta is committed, the clock moves, the answer tells of it', async () => {
    const before = (await f.get(phone)).body;
    const { status, body } = await f.step(phone, create);
    expect(status).toBe(200);
    expect(body.events).toMatchObject([
      { app: 'notes', action: 'create', cause: 'agent', at: before.clock },
      ...body.events.slice(1),
    ]);
    expect(body.observation).toMatchObject({
      clock: before.clock + 1000,
      foreground: { app: 'notes', package: 'app.tapworld.notes' },
      screenshot: { mime: 'image/jpeg', width: 1080, height: 2400 },
    });
    expect(body.observation.tree).toBeUndefined();
    expect(body.stateHash).not.toBe(before.stateHash);
    expect((await f.get(phone)).body).toMatchObject({ steps: 1, resident: true, stateHash: body.stateHash });
  });

  it('step: many actions are one step, and each is told by the server which it was', async () => {
    const one = await f.phone({ seed: 7 });
    for (const action of [create, { type: 'wait', ms: 500 }, create]) await f.step(one, action);
    const { body } = await f.post(`${phone}/step`, { actions: [create, { type: 'wait', ms: 500 }, create] });
    expect(body.stateHash).toBe(await f.hashOf(one));
    expect((await f.get(phone)).body.steps).toBe(3);
  });

  it('steps of one phone take turns, in the order in which they were sent', async () => {
    const start = (await f.get(phone)).body.clock;
    const all = await Promise.all([1, 2, 3, 4, 5].map(ms => f.step(phone, { type: 'wait', ms })));
    expect(all.map(a => a.body.observation.clock - start)).toEqual([1, 3, 6, 10, 15]);
  });

  it('a renderer is told what is different, whichever phone it held', async () => {
    const other = await f.phone({ seed: 8 });
    for (let i = 0; i < 3; i++) {
      await f.step(phone, create);
      await f.step(other, { type: 'open_app', app: 'notes' });
    }
    f.pool.calls.length = 0;
    await f.step(phone, create);
    expect(f.pool.calls[0]!.phone).toBeUndefined();
    const deltaLength = f.pool.calls[0]!.load!.length;
    expect(deltaLength).toBeGreaterThan(0);
    const twin = await f.phone({ seed: 7 });
    for (let i = 0; i < 4; i++) await f.step(twin, create);
    expect(await f.hashOf(twin)).toBe(await f.hashOf(phone));
  });

  it('what has no effect says why, and the clock alone moves', async () => {
    const before = (await f.get(`${phone}/state`)).body;
    for (const action of [
      { type: 'tap', x: 1, y: 1 },
      { type: 'tap', element: 99 },
      { type: 'tap', element: 'gone' },
      { type: 'open_app', app: 'nope' },
    ]) {
      const { status, body } = await f.step(phone, action);
      expect(status).toBe(200);
      expect(body.error.code).toBe(body.observation.lastError.code);
    }
    const after = (await f.get(`${phone}/state`)).body;
    expect({ ...after, clock: before.clock }).toEqual(before);
    expect(after.clock.now).toBe(before.clock.now + 4000);
  });

  it('words of an episode cost no time on a phone, and an answer without a sheet is told off', async () => {
    const { stateHash } = (await f.get(phone)).body;
    for (const action of [
      { type: 'done' },
      { type: 'impossible', reason: 'no' },
      { type: 'ask_user', question: 'Which?' },
    ])
      expect((await f.step(phone, action)).body.stateHash).toBe(stateHash);
    const refused = await f.step(phone, { type: 'answer', fields: { sum: 3 } });
    expect(refused.body).toMatchObject({
      stateHash,
      error: { code: 'INVALID_ANSWER' },
      observation: { lastError: { code: 'INVALID_ANSWER' } },
    });
  });

  it('an answer among other actions is submitted in its place, and the rest takes effect', async () => {
    const sheet = {
      op: 'replace',
      path: '/apps/answers/fields',
      value: { sum: { label: 'Sum', type: 'number' } },
    };
    const phone = await f.phone({
      seed: 7,
      scenario: [sheet, { op: 'replace', path: '/apps/answers/order', value: ['sum'] }],
    });
    const { body } = await f.post(`${phone}/step`, {
      actions: [create, { type: 'answer', fields: { sum: 12 } }, { type: 'wait', ms: 10 }],
    });
    expect(body.error).toBeUndefined();
    const { submitted } = (await f.get(`${phone}/state?path=/apps/answers`)).body;
    expect(submitted.values).toEqual({ sum: 12 });
    expect(body.observation.clock - submitted.at).toBe(10);
    expect(body.events.map((e: { action: string }) => e.action)).toContain('submitAll');
    expect(body.stateHash).toBe(await f.hashOf(phone));
  });

  it('waiting unseen needs no renderer, and comes to the same', async () => {
    const twin = await f.phone({ seed: 7 });
    const drawn = f.pool.calls.length;
    const blind = await f.step(
      phone,
      { type: 'wait', ms: 3_600_000 },
      { screenshot: false, elements: false },
    );
    expect(f.pool.calls.length).toBe(drawn);
    const drawnStep = await f.step(twin, { type: 'wait', ms: 3_600_000 });
    expect(blind.body.stateHash).toBe(drawnStep.body.stateHash);
    expect(blind.body.events).toEqual(drawnStep.body.events);
  });

  it('observe changes nothing, in every format', async () => {
    const before = (await f.get(phone)).body;
    const pictures = new Set<string>();
    for (const observe of [
      undefined,
      { screenshot: 'png' },
      { screenshot: 'webp', quality: 50, scale: 1 },
      { screenshot: false, tree: 'text' },
      { screenshot: false, elements: false, tree: 'uiautomator' },
      { marks: true },
    ]) {
      const { status, body } = await f.post(`${phone}/observe`, observe && { observe });
      expect(status).toBe(200);
      if (body.observation.screenshot)
        pictures.add(body.observation.screenshot.mime + body.observation.screenshot.width);
      expect(body.stateHash).toBe(before.stateHash);
    }
    expect([...pictures].sort()).toEqual(['image/jpeg1080', 'image/png1080', 'image/webp360']);
    expect((await f.get(phone)).body).toMatchObject({ steps: 0, stateHash: before.stateHash });
    const shot = await f.get(`${phone}/screenshot?format=webp&scale=2`);
    expect([shot.status, shot.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('coordinates of every space reach the page in pixels', async () => {
    f.pool.calls.length = 0;
    await f.step(phone, { type: 'tap', x: 0.5, y: 1, space: 'unit' });
    await f.step(phone, { type: 'swipe', from: [0, 500], to: [1000, 250], ms: 10, space: 'thousand' });
    expect(f.pool.calls.map(c => c.actions![0])).toEqual([
      { type: 'tap', x: 540, y: 2399 },
      { type: 'swipe', from: [0, 1200], to: [1079, 600], ms: 10 },
    ]);
  });
});

describe('fork, snapshot, diff', () => {
  it('copies go on alike; reseeded ones each for themselves', async () => {
    await f.step(phone, create);
    const { body } = await f.post(`${phone}/fork`, { count: 3 });
    expect(body.phones).toHaveLength(3);
    const hashes = await Promise.all(
      body.phones.map(
        async (p: { id: string }) => (await f.step(`/v1/phones/${p.id}`, create)).body.stateHash,
      ),
    );
    expect(new Set([...hashes, (await f.step(phone, create)).body.stateHash]).size).toBe(1);
    const other = [
      ...(await f.post(`${phone}/fork`, { count: 2, reseed: true })).body.phones,
      ...(await f.post(`${phone}/fork`, { reseed: true })).body.phones,
    ];
    expect(
      new Set([await f.hashOf(phone), ...other.map((p: { stateHash: string }) => p.stateHash)]).size,
    ).toBe(4);
  });

  it('a fork needs no body, shares its tree and costs nothing to keep', async () => {
    const { body } = await f.call('POST', `${phone}/fork`);
    const { phones } = f.app.context;
    expect(phones.get(body.phones[0].id).now).toBe(phones.get(phone.split('/').at(-1)!).now);
  });

  it('a snapshot goes out and comes back on another phone, layers kept', async () => {
    const made = await f.phone({
      seed: 7,
      scenario: [{ op: 'replace', path: '/device/battery/level', value: 12 }],
    });
    await f.step(made, create);
    const snapshot = (await f.get(`${made}/snapshot`)).body;
    expect(snapshot).toMatchObject({ format: 1, scenario: expect.any(Array), session: expect.any(Array) });
    expect(JSON.stringify(snapshot).length).toBeLessThan(4_000);
    const put = await f.put(`${phone}/snapshot`, snapshot);
    expect(put).toMatchObject({ status: 200, body: { stateHash: await f.hashOf(made) } });
    expect((await f.get(`${phone}/diff?from=scenario`)).body).toEqual(
      (await f.get(`${made}/diff?from=scenario`)).body,
    );
    expect((await f.step(phone, create)).body.stateHash).toBe((await f.step(made, create)).body.stateHash);
  });

  it('diff tells what is different from the world, the scenario and another phone', async () => {
    const made = await f.phone({
      seed: 7,
      scenario: [{ op: 'replace', path: '/device/battery/level', value: 12 }],
    });
    const paths = async (from: string) =>
      (await f.get(`${made}/diff?from=${from}`)).body.operations.map((o: { path: string }) => o.path);
    expect(await paths('world')).toEqual(expect.arrayContaining(['/device/battery/level', '/random/seed']));
    expect(await paths('scenario')).toEqual([]);
    expect(await paths(phone.split('/').at(-1)!)).toEqual(['/device/battery/level']);
    expect((await f.get(`${made}/diff?from=phone-none`)).body.error.code).toBe('PHONE_NOT_FOUND');
    expect((await f.get(`${made}/diff`)).body).not.toHaveProperty('sideEffects');
  });
});
