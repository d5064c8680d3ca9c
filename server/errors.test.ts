// Over 300 lines: one test for each class of call that the server refuses.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STATUS, toApiError } from './errors.ts';
import { RendererError } from './renderers/errors.ts';
import { fixture, rule, type Answer, type Fixture } from './testing/fake.ts';

const create = rule('notes', 'create', { kind: 'plain' });
let f: Fixture;
let phone: string;
let before: string;
beforeAll(async () => {
  f = await fixture({ stepCacheBytes: 0, maxPhones: 400 });
});
afterAll(() => f.close());
beforeEach(async () => {
  phone = await f.phone({ seed: 7 });
  await f.step(phone, create);
  before = await f.hashOf(phone);
  f.pool.faults = [];
});

/** Refused with this code and status, and the phone is as it was. */
async function refused(answer: Answer | Promise<Answer>, status: number, code: string): Promise<Answer> {
  const reply = await answer;
  expect({
    status: reply.status,
    code: reply.body?.error?.code,
    said: typeof reply.body?.error?.message,
  }).toEqual({
    status,
    code,
    said: 'string',
  });
  expect(await f.hashOf(phone)).toBe(before);
  expect((await f.get(phone)).body.steps).toBe(1);
  return reply;
}

describe('a malformed action changes nothing', () => {
  it.each([
    null,
    'tap',
    [],
    {},
    { type: 'fly' },
    { type: 'constructor' },
    { type: 'tap' },
    { type: 'tap', x: 1 },
    { type: 'tap', x: 1, y: 2, element: 0 },
    { type: 'tap', x: '1', y: 2 },
    { type: 'tap', x: 1, y: 2, extra: true },
    { type: 'tap', x: -1, y: 0 },
    { type: 'tap', x: 1080, y: 0 },
    { type: 'tap', x: 0, y: 2400 },
    { type: 'tap', x: 1.01, y: 0, space: 'unit' },
    { type: 'tap', x: 0, y: 1001, space: 'thousand' },
    { type: 'tap', x: 0, y: 0, space: 'inch' },
    { type: 'swipe', from: [0, 0], to: [0, 9000] },
    { type: 'drag', from: [0], to: [1, 1] },
    { type: 'swipe', from: [0, 0], to: [1, 1], ms: -1 },
    { type: 'scroll', direction: 'sideways' },
    { type: 'scroll', direction: 'down', amount: 9 },
    { type: 'wait', ms: -1 },
    { type: 'wait', ms: 86_400_001 },
    { type: 'wait' },
    { type: 'key', key: 'f1' },
    { type: 'type' },
    { type: 'touch', phase: 'hover', x: 0, y: 0 },
    { type: 'answer' },
    { type: 'tap', element: -1 },
  ])('%j', async action => {
    await refused(f.post(`${phone}/step`, { action }), 422, 'INVALID_ACTION');
  });

  it('one malformed action of several refuses all of them', async () => {
    await refused(
      f.post(`${phone}/step`, { actions: [create, { type: 'key', key: 'f1' }] }),
      422,
      'INVALID_ACTION',
    );
  });
  it('accepts the edges of the screen and a wait of a whole day', async () => {
    for (const action of [
      { type: 'tap', x: 0, y: 0 },
      { type: 'tap', x: 1079.9, y: 2399.9 },
      { type: 'tap', x: 1, y: 1, space: 'unit' },
      { type: 'wait', ms: 86_400_000 },
      { type: 'wait', ms: 0 },
    ])
      expect((await f.step(phone, action)).status).toBe(200);
  });
});

describe('a malformed call', () => {
  it('refuses a body that is not JSON, could reach a prototype, or does not fit the schema', async () => {
    await refused(f.post(`${phone}/step`, '{"action":'), 400, 'INVALID_JSON');
    await refused(
      f.post(`${phone}/step`, '{"action":{"type":"done"},"__proto__":{"x":1}}'),
      400,
      'INVALID_JSON',
    );
    await refused(
      f.post(`${phone}/step`, '{"action":{"constructor":{"prototype":{}}}}'),
      400,
      'INVALID_JSON',
    );
    for (const body of [
      {},
      { action: create, actions: [create] },
      { actions: [] },
      { action: create, observe: { scale: 99 } },
      { action: create, observe: { screenshot: 'gif' } },
      { action: create, more: 1 },
      [],
      'null',
      '7',
    ])
      await refused(f.post(`${phone}/step`, body), 422, 'INVALID_BODY');
    await refused(f.post('/v1/phones', { seed: -1 }), 422, 'INVALID_BODY');
    await refused(f.post('/v1/phones', { language: '../..' }), 422, 'INVALID_BODY');
    await refused(f.get(`${phone}/screenshot?format=bmp`), 422, 'INVALID_BODY');
    await refused(
      f.call('POST', `${phone}/step`, 'a=1', { 'content-type': 'text/plain' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });

  it('refuses a body over 4 MB, and a snapshot over 32 MB', async () => {
    const mb = (n: number) => JSON.stringify({ action: { type: 'type', text: 'x'.repeat(n * 1024 * 1024) } });
    await refused(f.post(`${phone}/step`, mb(5)), 413, 'BODY_TOO_LARGE');
    await refused(f.put(`${phone}/snapshot`, mb(5)), 422, 'INVALID_SNAPSHOT');
    await refused(f.put(`${phone}/snapshot`, mb(33)), 413, 'BODY_TOO_LARGE');
  });

  it('names the thing that does not exist', async () => {
    for (const path of ['', '/state', '/snapshot', '/diff', '/screenshot'])
      await refused(f.get(`/v1/phones/none${path}`), 404, 'PHONE_NOT_FOUND');
    for (const path of ['/step', '/observe', '/fork'])
      await refused(
        f.post(`/v1/phones/none${path}`, path === '/step' ? { action: create } : {}),
        404,
        'PHONE_NOT_FOUND',
      );
    await refused(f.del('/v1/phones/none'), 404, 'PHONE_NOT_FOUND');
    await refused(f.get('/v1/episodes/none'), 404, 'EPISODE_NOT_FOUND');
    await refused(f.get('/v1/apps/none'), 404, 'APP_NOT_FOUND');
    await refused(f.get('/v1/tasks/no/task'), 404, 'TASK_NOT_FOUND');
    await refused(f.post('/v1/episodes', { task: 'no/task', seed: 1 }), 404, 'TASK_NOT_FOUND');
    await refused(f.get('/v1/nothing'), 404, 'NOT_FOUND');
    await refused(f.get('/v1/phones/%zz'), 404, 'NOT_FOUND');
    for (const path of ['/apps/none', 'apps', '/ui/tasks/7', '/apps/constructor/name', '/~2'])
      expect((await f.get(`${phone}/state?path=${encodeURIComponent(path)}`)).status).toBeGreaterThanOrEqual(
        404,
      );
    expect((await f.get('/v1/tasks?split=none')).body.error.code).toBe('TASK_NOT_FOUND');
  });

  it('creates no phones if it asks for more than the limit', async () => {
    const { body } = await f.get('/v1/phones');
    const answer = await refused(f.post(`${phone}/fork`, { count: 1000 }), 503, 'CAPACITY_REACHED');
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect((await f.get('/v1/phones')).body).toHaveLength(body.length);
  });
});

describe('state from outside', () => {
  it.each<[string, unknown[]]>([
    ['a wrong type', [{ op: 'replace', path: '/device/battery/level', value: 'full' }]],
    ['an unknown key', [{ op: 'add', path: '/apps/notes/extra', value: 1 }]],
    ['an unknown part', [{ op: 'add', path: '/hidden', value: {} }]],
    ['an app that is none', [{ op: 'add', path: '/apps/nope', value: {} }]],
    ['a part taken away', [{ op: 'remove', path: '/ui' }]],
    ['all apps taken away', [{ op: 'replace', path: '/apps', value: {} }]],
    ['everything taken away', [{ op: 'replace', path: '', value: 5 }]],
    ['a zone that is none', [{ op: 'replace', path: '/clock/zone', value: 'Mars/Olympus' }]],
    [
      'a timer of no app',
      [{ op: 'add', path: '/timers/t1', value: { at: 1, app: 'nope', action: 'x', args: {} } }],
    ],
    [
      'a timer of no action',
      [{ op: 'add', path: '/timers/t1', value: { at: 1, app: 'notes', action: 'constructor', args: {} } }],
    ],
    [
      'a timer whose arguments do not fit',
      [
        {
          op: 'add',
          path: '/timers/t1',
          value: { at: 1, app: 'notes', action: 'create', args: { kind: 9 } },
        },
      ],
    ],
    [
      'a screen that no app has',
      [{ op: 'replace', path: '/ui/tasks/0/stack/0/path', value: '/no/such/screen' }],
    ],
    ['a foreground that is no task', [{ op: 'replace', path: '/ui/foreground', value: 't-none' }]],
    [
      'an app that cannot be installed',
      [{ op: 'copy', from: '/os/installed/notes', path: '/os/installed/nope' }],
    ],
  ])('is refused: %s', async (_, operations) => {
    const { body } = await refused(f.patch(`${phone}/state`, operations), 422, 'INVALID_STATE');
    expect(body.error.details.length).toBeGreaterThan(0);
    expect(body.error.details[0]).toEqual({ path: expect.any(String), message: expect.any(String) });
    expect((await f.step(phone, { type: 'wait', ms: 5 })).status).toBe(200);
  });

  it('gets every reason', async () => {
    const { body } = await refused(
      f.patch(`${phone}/state`, [
        { op: 'replace', path: '/device/battery/level', value: 'x' },
        { op: 'replace', path: '/apps/notes/sort', value: 'x' },
        { op: 'add', path: '/apps/notes/extra', value: 1 },
      ]),
      422,
      'INVALID_STATE',
    );
    expect(body.error.details.map((r: { path: string }) => r.path)).toEqual(
      expect.arrayContaining(['/device/battery/level', '/apps/notes/sort', '/apps/notes/extra']),
    );
  });

  it('refuses a malformed patch, and one that does not apply', async () => {
    for (const operations of [
      [{ op: 'fly', path: '/ui' }],
      [{ op: 'add' }],
      [7],
      [{ op: 'remove', path: '/none' }],
      [{ op: 'test', path: '/clock/zone', value: 'x' }],
      [{ op: 'add', path: '/__proto__/x', value: 1 }],
      [{ op: 'add', path: 'ui', value: 1 }],
    ])
      await refused(f.patch(`${phone}/state`, operations), 422, 'INVALID_PATCH');
    await refused(f.patch(`${phone}/state`, { op: 'add' }), 422, 'INVALID_BODY');
    await refused(
      f.post('/v1/phones', { scenario: [{ op: 'remove', path: '/none' }] }),
      422,
      'INVALID_PATCH',
    );
    await refused(f.post('/v1/phones', { scenario: [{ op: 'remove', path: '/ui' }] }), 422, 'INVALID_STATE');
  });

  it('accepts a patch that fits, under both JSON content types', async () => {
    const operations = [{ op: 'replace', path: '/device/battery/level', value: 31 }];
    expect(
      (await f.call('PATCH', `${phone}/state`, operations, { 'content-type': 'application/json-patch+json' }))
        .status,
    ).toBe(200);
    expect((await f.get(`${phone}/state?path=/device/battery/level`)).body).toBe(31);
  });

  it('refuses an incomplete snapshot, and one of another world or format', async () => {
    const whole = (await f.get(`${phone}/snapshot`)).body;
    const { session: _s, ...noSession } = whole;
    const { world: _w, ...noWorld } = whole;
    for (const half of [
      {},
      noSession,
      noWorld,
      { ...whole, format: 2 },
      { ...whole, world: '00' },
      { ...whole, scenario: 5 },
      { ...whole, session: whole.session.slice(1).map((o: object) => ({ ...o, path: '/none/x' })) },
      { ...whole, session: [...whole.session, { op: 'remove', path: '/ui' }] },
      { ...whole, scenario: [{ op: 'replace', path: '/device/battery/level', value: 'x' }] },
    ])
      await refused(f.put(`${phone}/snapshot`, half), 422, 'INVALID_SNAPSHOT');
    await refused(
      f.put(
        `${phone}/snapshot`,
        `{"format":1,"world":"${whole.world}","scenario":${'['.repeat(50_000)}${']'.repeat(50_000)},"session":[]}`,
      ),
      422,
      'INVALID_SNAPSHOT',
    );
    expect((await f.put(`${phone}/snapshot`, whole)).body.stateHash).toBe(before);
  });
});

describe('blobs', () => {
  const bytes = Buffer.from('a picture');
  const sha = createHash('sha256').update(bytes).digest('hex');
  const file = { op: 'add', path: '/device/storage/files/file-x', value: undefined as unknown };

  it('names missing blobs, and accepts the state once they were put', async () => {
    const files = (await f.get(`${phone}/state?path=/device/storage/files`)).body as Record<
      string,
      Record<string, unknown>
    >;
    const some = Object.values(files)[0]!;
    const operations = [{ ...file, value: { ...some, blob: { sha256: sha, size: 9, mime: 'image/png' } } }];
    const answer = await refused(f.patch(`${phone}/state`, operations), 422, 'BLOB_MISSING');
    expect(answer.body.error.details).toEqual([sha]);
    await refused(f.post('/v1/phones', { scenario: operations }), 422, 'BLOB_MISSING');
    expect(
      (await f.call('PUT', `/v1/blobs/${'0'.repeat(64)}`, bytes, { 'content-type': 'image/png' })).body.error
        .code,
    ).toBe('BLOB_MISMATCH');
    expect((await f.get(`/v1/blobs/${sha}`)).body.error.code).toBe('BLOB_NOT_FOUND');
    expect((await f.call('PUT', `/v1/blobs/${sha}`, bytes, { 'content-type': 'image/png' })).status).toBe(
      204,
    );
    const kept = await f.get(`/v1/blobs/${sha}`);
    expect([kept.text, kept.headers['content-type'], kept.headers['content-security-policy']]).toEqual([
      'a picture',
      'image/png',
      'sandbox',
    ]);
    expect((await f.patch(`${phone}/state`, operations)).status).toBe(200);
  });

  it('keeps a blob of type JSON byte for byte', async () => {
    const text = Buffer.from('{ "a" :  1 }');
    const hash = createHash('sha256').update(text).digest('hex');
    expect((await f.call('PUT', `/v1/blobs/${hash}`, text)).status).toBe(204);
    expect((await f.get(`/v1/blobs/${hash}`)).text).toBe('{ "a" :  1 }');
  });
});

describe('infrastructure', () => {
  it('hides the death of one renderer; after two the call fails and the phone is unchanged', async () => {
    f.pool.faults = ['lost'];
    expect((await f.step(phone, { type: 'wait', ms: 0 })).status).toBe(200);
    const again = await f.phone({ seed: 9 });
    const was = await f.hashOf(again);
    f.pool.faults = ['lost', 'lost'];
    const answer = await f.step(again, create);
    expect([answer.status, answer.body.error.code]).toEqual([503, 'RENDERER_LOST']);
    expect(await f.hashOf(again)).toBe(was);
    expect((await f.step(again, create)).status).toBe(200);
  });

  it.each([
    ['throws', /Error: broken/],
    ['blank', /TypeError: undefined is not a function/],
  ] as const)(
    'an app that throws on every renderer crashed, and the phone is as it was: %s',
    async (fault, message) => {
      const crashed = await f.phone({ seed: 9 });
      const was = await f.hashOf(crashed);
      f.pool.calls.length = 0;
      f.pool.faults = [fault, fault];
      const { status, body } = await f.step(crashed, create);
      expect([status, body.error.code]).toEqual([500, 'APP_CRASHED']);
      expect(body.error.message).toMatch(message);
      expect(body.error.message).not.toMatch(/try again/);
      expect(f.pool.calls).toHaveLength(2);
      expect(await f.hashOf(crashed)).toBe(was);
      expect((await f.step(crashed, create)).status).toBe(200);
    },
  );

  it('notices a page that lost its phone, however many errors it had before', async () => {
    f.pool.faults = Array.from({ length: 102 }, () => 'stops');
    for (let i = 0; i < 102; i++) await f.post(`${phone}/observe`, { observe: { screenshot: false } });
    f.pool.calls.length = 0;
    f.pool.faults = ['blank'];
    expect((await f.step(phone, create)).status).toBe(200);
    expect(f.pool.calls).toHaveLength(2);
  });

  it.each([
    ['QUEUE_FULL', 'CAPACITY_REACHED', 503],
    ['WAITED_TOO_LONG', 'CAPACITY_REACHED', 503],
    ['BROWSER_FAILED', 'BROWSER_MISSING', 503],
    ['BROWSER_MISSING', 'BROWSER_MISSING', 503],
    ['POOL_DRAINING', 'DRAINING', 503],
    ['CANCELLED', 'CANCELLED', 499],
  ] as const)('what the pool throws has a code of the wire: %s', (thrown, code, status) => {
    const error = toApiError(new RendererError(thrown, 'why'));
    expect([error.code, STATUS[error.code]]).toEqual([code, status]);
  });

  it.each(['ENOSPC', 'EDQUOT'])('a full disk is said to be one: %s', code => {
    const error = toApiError(Object.assign(new Error(`${code}: no space left on device, write`), { code }));
    expect([error.code, STATUS[error.code], error.message]).toEqual([
      'BLOBS_FULL',
      507,
      expect.stringContaining('disk of --blobs is full'),
    ]);
  });

  it('closes a page that threw or lost its phone, and keeps one whose screen failed to draw', async () => {
    const { calls } = f.pool;
    f.pool.faults = ['throws'];
    expect((await f.step(phone, create)).status).toBe(200);
    f.pool.faults = ['blank'];
    expect((await f.step(phone, create)).status).toBe(200);
    calls.length = 0;
    f.pool.faults = ['stops'];
    expect((await f.step(phone, create)).status).toBe(200);
    expect(calls).toHaveLength(1);
  });

  it('refuses calls while it stops, and still answers /health', async () => {
    f.app.context.inFlight.draining = true;
    try {
      const answer = await f.get('/v1/phones');
      expect([answer.status, answer.body.error.code, answer.headers['retry-after']]).toEqual([
        503,
        'DRAINING',
        '5',
      ]);
      expect((await f.get('/health')).status).toBe(200);
      expect((await f.get('/ready')).status).toBe(503);
    } finally {
      f.app.context.inFlight.draining = false;
    }
    expect((await f.get('/ready')).body).toEqual({ ready: true });
  });
});
