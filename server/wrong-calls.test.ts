import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError, toApiError } from './errors.ts';
import { fixture, rule, type Fixture } from './testing/fake.ts';

const create = rule('notes', 'create', { kind: 'plain' });
let f: Fixture;
let phone: string;
beforeAll(async () => {
  f = await fixture();
  phone = await f.phone();
});
afterAll(() => f.close());

describe('a body that does not fit says what is wrong, where, and what was expected', () => {
  it.each<[string, unknown, string[]]>([
    ['/v1/phones', { sed: 7 }, ['/sed is not a known property', 'did you mean seed?']],
    ['/v1/phones', { colour: 'red' }, ['/colour is not a known property', 'known are seed, screen, clock']],
    ['/v1/phones', { seed: '7' }, ['/seed must be integer, not the text "7"']],
    ['/v1/phones', { seed: null }, ['/seed must be integer, not null']],
    [
      '/v1/phones',
      { screen: { width: 100, heigth: 100, scale: 1 } },
      ['/screen/height is required', 'did you mean height?'],
    ],
    ['/v1/phones', [], ['/ must be object, not an empty list']],
    ['STEP', {}, ['action or actions is required']],
    ['STEP', { action: create, actions: [create] }, ['not both']],
    ['STEP', { acton: create }, ['/acton is not a known property', 'action']],
    ['STEP', { action: create, observe: { elemnts: true } }, ['/observe/elemnts', 'did you mean elements?']],
    [
      'STEP',
      { action: create, observe: { screenshot: 'gif' } },
      ['/observe/screenshot must be one of "jpeg", "png", "webp" or be false, not the text "gif"'],
    ],
    ['/v1/episodes', { task: 'notes/create-note' }, ['/seed is required']],
    ['/v1/episodes', { task: 5, seed: 1 }, ['/task must be string, not 5']],
  ])('%s %j', async (path, body, messages) => {
    const answer = await f.post(path === 'STEP' ? `${phone}/step` : path, body);
    expect([answer.status, answer.body.error.code]).toEqual([422, 'INVALID_BODY']);
    for (const message of messages) expect(answer.body.error.message).toContain(message);
  });

  it('a query too', async () => {
    const { body } = await f.get(`${phone}/screenshot?format=bmp`);
    expect(body.error.message).toContain(
      'The query does not fit: /format must be one of "jpeg", "png", "webp"',
    );
    expect(body.error.details).toEqual([
      { path: '/format', message: expect.stringContaining('not the text "bmp"') },
    ]);
  });
});

describe('an address that is not there', () => {
  it.each([
    ['POST', '/v1/phone', 'POST /v1/phones'],
    ['GET', '/phones', 'GET /v1/phones'],
    ['POST', '/v1/phones/phone-1/stepp', 'POST /v1/phones/:id/step'],
    ['POST', '/v1/episode', 'POST /v1/episodes'],
  ] as const)('%s %s names %s', async (method, url, route) => {
    const { status, body } = await f.call(method, url, method === 'POST' ? {} : undefined);
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
    expect(body.error.message).toContain(route);
    expect(body.error.message).toContain('/docs');
  });

  it.each([
    ['PUT', '/v1/phones', 'GET, POST'],
    ['GET', '/v1/phones/phone-1/step', 'POST'],
    ['DELETE', '/v1/phones/phone-1/state', 'GET, PATCH'],
    ['POST', '/health', 'GET'],
  ] as const)('%s %s is 405 and says %s', async (method, url, allow) => {
    const { status, body, headers } = await f.call(method, url, method === 'GET' ? undefined : {});
    expect([status, body.error.code, headers['allow']]).toEqual([405, 'METHOD_NOT_ALLOWED', allow]);
    expect(body.error.message).toContain(allow);
  });
});

describe('a JSON pointer', () => {
  it.each(['a', '/a~2', '/~', 'apps/notes', '/apps/~x/y'])('%s is malformed', async path => {
    const { status, body } = await f.get(`${phone}/state?path=${encodeURIComponent(path)}`);
    expect([status, body.error.code]).toEqual([422, 'INVALID_BODY']);
  });
  it.each([
    '/none',
    '/apps/none',
    '/ui/tasks/7',
    '/apps/constructor/name',
    '/__proto__',
    '/a~1b',
    '/a~0b',
    '/',
  ])('%s leads nowhere', async path => {
    const { status, body } = await f.get(`${phone}/state?path=${encodeURIComponent(path)}`);
    expect([status, body.error.code]).toEqual([404, 'PATH_NOT_FOUND']);
  });
  it('of the whole tree is empty', async () => {
    expect((await f.get(`${phone}/state?path=`)).body.apps.notes).toBeDefined();
  });
});

it('a code counts on errors of our own alone', () => {
  const foreign = Object.assign(new Error('taken'), { code: 'LEASED' });
  expect(toApiError(foreign)).toMatchObject({ code: 'INTERNAL', message: 'taken' });
  expect(toApiError({ code: 'UNAUTHORIZED', message: 'x' }).code).toBe('INTERNAL');
  expect(toApiError(undefined).code).toBe('INTERNAL');
  expect(toApiError(new ApiError('LEASED', 'x')).code).toBe('LEASED');
});

describe('metrics', () => {
  const read = async () => {
    const { text } = await f.get('/metrics');
    const lines = text.split('\n').filter(line => line && !line.startsWith('#'));
    return new Map(lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  };

  it('a step counts once, and a look not at all', async () => {
    const before = (await read()).get('tapworld_steps_total')!;
    await f.step(phone, create);
    await f.post(`${phone}/step`, { actions: [create, { type: 'answer', fields: {} }, create] });
    await f.post(`${phone}/observe`, {});
    await f.get(`${phone}/screenshot`);
    expect((await read()).get('tapworld_steps_total')).toBe(before + 2);
  });

  it('no counter falls, though what it counts does, and every counter ends in _total', async () => {
    const { cache } = f.app.context.stepper;
    const before = (await read()).get('tapworld_step_cache_misses_total')!;
    cache.misses -= 1;
    expect((await read()).get('tapworld_step_cache_misses_total')).toBe(before);
    cache.misses += 2;
    expect((await read()).get('tapworld_step_cache_misses_total')).toBe(before + 1);
    const { text } = await f.get('/metrics');
    const counters = [...text.matchAll(/^# TYPE (\S+) counter$/gm)].map(([, name]) => name!);
    expect(counters.filter(name => !name.endsWith('_total'))).toEqual([]);
  });
});
