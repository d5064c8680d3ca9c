import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from './start.ts';
import { fixture, type Fixture } from './testing/fake.ts';

let f: Fixture;
let episode: { id: string; phone: string; token: string };
const operator = { authorization: 'Bearer T' };
beforeAll(async () => {
  f = await fixture({ token: 'T' });
  episode = (await f.post('/v1/episodes', { task: 'notes/create-note', seed: 3 }, operator)).body;
});
afterAll(() => f.close());

const paths = () => [
  '/v1/phones',
  `/v1/phones/${episode.phone}/state`,
  '/v1/apps',
  '/v1/tasks',
  '/v1/tasks/notes/create-note',
  '/v1/tasks/notes/create-note/source',
  '/v1/tasks/notes/create-note/start?seed=1',
  '/v1/episodes',
  `/v1/episodes/${episode.id}`,
  `/v1/episodes/${episode.id}/verdict`,
  '/metrics',
  '/boot.json',
  `/v1/blobs/${'0'.repeat(64)}`,
  '/worlds/x.json',
];

describe('with an operator’s token', () => {
  it('everything asks for it', async () => {
    for (const path of paths()) {
      expect([path, (await f.get(path)).status]).toEqual([path, 401]);
      expect([path, (await f.get(path, { authorization: 'Bearer other' })).status]).toEqual([path, 401]);
      expect([path, (await f.get(path, { authorization: `Bearer ${episode.token}` })).status]).toEqual([
        path,
        403,
      ]);
      expect([200, 404]).toContain((await f.get(path, operator)).status);
    }
    expect(
      (await f.post(`/v1/episodes/${episode.id}/step`, { action: { type: 'done' } })).body.error.code,
    ).toBe('UNAUTHORIZED');
    expect((await f.get('/health')).status).toBe(200);
  });

  it('an agent’s token reaches its step and observe, which tell it less', async () => {
    const agent = { authorization: `Bearer ${episode.token}` };
    const at = `/v1/episodes/${episode.id}`;
    expect(Object.keys((await f.post(`${at}/observe`, {}, agent)).body)).toEqual(['observation']);
    expect(
      Object.keys((await f.post(`${at}/step`, { action: { type: 'wait', ms: 1 } }, agent)).body),
    ).toEqual(['observation', 'terminated', 'truncated']);
    expect(
      Object.keys((await f.post(`${at}/step`, { action: { type: 'wait', ms: 1 } }, operator)).body),
    ).toEqual(expect.arrayContaining(['reward', 'components', 'stateHash']));
    const other = (await f.post('/v1/episodes', { task: 'notes/create-note', seed: 4 }, operator)).body;
    for (const [path, body] of [
      [`/v1/episodes/${other.id}/observe`, {}],
      [`/v1/episodes/${other.id}/step`, { action: { type: 'done' } }],
      [`${at}/fork`, { count: 1 }],
      ['/v1/tasks/notes/create-note/sample', { seed: 3 }],
      ['/v1/tasks/notes/create-note/expectation', { seed: 3 }],
      ['/v1/tasks/notes/create-note/near-misses', { seed: 3 }],
      ['/v1/tasks/notes/create-note/solution', { seed: 3 }],
      [`/v1/phones/${episode.phone}/step`, { action: { type: 'home' } }],
      [`/v1/phones/${episode.phone}/fork`, {}],
    ] as const)
      expect([path, (await f.post(path, body, agent)).body.error.code]).toEqual([path, 'FORBIDDEN']);
  });

  it('a page that draws reads with its key, and does nothing else', async () => {
    const cookie = String(
      (await f.get(`/renderer.html?key=${f.app.context.auth.pageKey}`)).headers['set-cookie'] ??
        f.app.context.auth.cookieFor({ key: f.app.context.auth.pageKey }),
    ).split(';')[0]!;
    expect((await f.get('/boot.json', { cookie })).status).toBe(200);
    expect((await f.get('/v1/phones', { cookie })).status).toBe(401);
    expect(f.app.context.auth.cookieFor({ key: 'guess' })).toBeUndefined();
  });

  it('a person’s browser shows the token once', async () => {
    const cookie = f.app.context.auth.cookieFor({ token: 'T' })!;
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    expect(cookie).not.toContain('=T;');
    expect((await f.get('/v1/phones', { cookie: cookie.split(';')[0]! })).status).toBe(200);
    expect(f.app.context.auth.cookieFor({ token: 'guess' })).toBeUndefined();
  });
});

describe('without one', () => {
  let open: Fixture;
  beforeAll(async () => {
    open = await fixture();
  });
  afterAll(() => open.close());

  it('an agent’s token still reaches its own alone', async () => {
    const made = (await open.post('/v1/episodes', { task: 'notes/create-note', seed: 3 })).body;
    const agent = { authorization: `Bearer ${made.token}` };
    expect((await open.get(`/v1/episodes/${made.id}/verdict`, agent)).body.error.code).toBe('FORBIDDEN');
    expect((await open.post(`/v1/episodes/${made.id}/observe`, {}, agent)).status).toBe(200);
    expect((await open.get('/v1/phones')).status).toBe(200);
  });

  it('pages of other sites, and other names for this machine, are kept out', async () => {
    for (const [host, status] of [
      ['localhost:80', 200],
      ['127.0.0.1:8100', 200],
      ['[::1]:8100', 200],
      ['evil.example', 403],
      ['127.0.0.1.evil.example:8100', 403],
    ] as const)
      expect([host, (await open.get('/v1/phones', { host })).status]).toEqual([host, status]);
    for (const [origin, status] of [
      ['http://localhost:80', 403],
      ['http://localhost', 201],
      ['http://evil.example', 403],
      ['null', 403],
    ] as const)
      expect([
        origin,
        (await open.call('POST', '/v1/phones', {}, { origin, host: 'localhost' })).status,
      ]).toEqual([
        origin,
        status === 403 && new URL(origin === 'null' ? 'x:y' : origin).host === 'localhost' ? 201 : status,
      ]);
  });

  it('the server listens on this machine alone', async () => {
    await expect(startServer({ host: '0.0.0.0', port: 0 })).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      message: expect.stringContaining('--token'),
    });
    await expect(startServer({ host: '0.0.0.0', port: 0, token: '' })).rejects.toMatchObject({
      code: 'INVALID_OPTION',
    });
  });
});
