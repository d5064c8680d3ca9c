import { afterEach, describe, expect, it } from 'vitest';
import { bytesOf } from '../src/protocol/screenshot.ts';
import { readAnswer } from '../src/protocol/wire/attached.ts';
import { fixture, rule, type Fixture } from './testing/fake.ts';

const ACCEPT = { accept: 'multipart/related, application/json' };
const create = rule('notes', 'create', { kind: 'plain' });
const task = { task: 'notes/create-note', seed: 3 };

let f: Fixture;
afterEach(() => f.close());
const start = async () => {
  f = await fixture({ stepCacheBytes: 0 });
};

interface Sent {
  status: number;
  type: string;
  body: any;
}
/** A call whose answer is read as a client reads it. */
async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Sent> {
  const reply = await f.app.fastify.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
  const type = reply.headers['content-type'] as string;
  expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
  return { status: reply.statusCode, type, body: readAnswer({ type, body: reply.rawPayload }) };
}
/** The same call twice: as JSON, and with pictures as bytes. */
async function bothWays(url: string, body: object): Promise<{ json: Sent; beside: Sent }> {
  return { json: await post(url, body), beside: await post(url, body, ACCEPT) };
}
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a caller who asks for multipart/related', () => {
  it('gets the picture of a phone beside the same JSON', async () => {
    await start();
    const phone = await f.phone({ seed: 7 });
    const { json, beside } = await bothWays(`${phone}/observe`, {});
    expect(json.type).toBe('application/json; charset=utf-8');
    expect(Object.keys(json.body.observation.screenshot)).toEqual(['mime', 'width', 'height', 'base64']);
    expect(beside.type).toMatch(/^multipart\/related; boundary="[^"]+"; type="application\/json"$/);
    expect(plain(beside.body)).toEqual(json.body);
    expect(bytesOf(beside.body.observation.screenshot)).toHaveLength(32);
  });

  it('gets it from a step of a phone', async () => {
    await start();
    const [a, b] = [await f.phone({ seed: 7 }), await f.phone({ seed: 7 })];
    const json = await post(`${a}/step`, { action: create });
    const beside = await post(`${b}/step`, { actions: [create] }, ACCEPT);
    expect(beside.type).toContain('multipart/related');
    expect(plain(beside.body)).toEqual(json.body);
  });

  it('gets it from every call of an episode, its agent too', async () => {
    await start();
    const made = await post('/v1/episodes', task, ACCEPT);
    const other = await post('/v1/episodes', task);
    expect([made.status, made.type.split(';')[0]]).toEqual([201, 'multipart/related']);
    expect(plain(made.body.observation)).toEqual(other.body.observation);
    const agent = { ...ACCEPT, authorization: `Bearer ${made.body.token}` };
    for (const headers of [ACCEPT, agent]) {
      const step = await post(`/v1/episodes/${made.body.id}/step`, { action: create }, headers);
      const seen = await post(`/v1/episodes/${made.body.id}/observe`, {}, headers);
      expect([step.type, seen.type].map(type => type.split(';')[0])).toEqual([
        'multipart/related',
        'multipart/related',
      ]);
      expect(plain(seen.body.observation.screenshot)).toEqual(plain(step.body.observation.screenshot));
    }
  });

  it('gets it from a first look without a session', async () => {
    await start();
    const { json, beside } = await bothWays('/reset', { seed: 3 });
    expect(beside.type).toContain('multipart/related');
    expect(plain(beside.body.observation.screenshot)).toEqual(json.body.observation.screenshot);
  });

  it('gets JSON where there is no picture, and errors as JSON', async () => {
    await start();
    const phone = await f.phone();
    const blind = await post(`${phone}/step`, { action: create, observe: { screenshot: false } }, ACCEPT);
    const wrong = await post(`${phone}/step`, { action: { type: 'fly' } }, ACCEPT);
    const unknown = await post('/v1/phones/none/observe', {}, ACCEPT);
    for (const { type } of [blind, wrong, unknown]) expect(type).toBe('application/json; charset=utf-8');
    expect([wrong.status, wrong.body.error.code]).toEqual([422, 'INVALID_ACTION']);
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'PHONE_NOT_FOUND']);
  });

  it('shares a stored answer with callers who take JSON', async () => {
    await start();
    const phone = await f.phone();
    const key = { 'idempotency-key': 'once' };
    const step = (headers: object) => post(`${phone}/step`, { action: create }, { ...key, ...headers });
    const [first, beside, again] = [await step({}), await step(ACCEPT), await step({})];
    expect([first, beside, again].map(({ type }) => type.split(';')[0])).toEqual([
      'application/json',
      'multipart/related',
      'application/json',
    ]);
    expect(plain(beside.body)).toEqual(first.body);
    expect(again.body).toEqual(first.body);
    expect((await f.get(phone)).body.steps).toBe(1);
  });

  it('shares the answer of a named episode', async () => {
    await start();
    const key = { 'idempotency-key': 'run/1' };
    const first = await post('/v1/episodes', task, { ...key, ...ACCEPT });
    const again = await post('/v1/episodes', task, key);
    expect(again.body).toEqual(plain(first.body));
  });
});

it('shares one drawing of the step cache in both forms', async () => {
  f = await fixture();
  const phones = [await f.phone({ seed: 7 }), await f.phone({ seed: 7 }), await f.phone({ seed: 7 })];
  const answers: Sent[] = [];
  for (const [i, phone] of phones.entries())
    answers.push(await post(`${phone}/step`, { action: create }, i === 1 ? ACCEPT : {}));
  expect(f.pool.calls).toHaveLength(1);
  expect(answers.map(({ body }) => plain(body))).toEqual(answers.map(() => answers[0]!.body));
});

it('is in the description of every call that may give a picture, and of no other', async () => {
  await start();
  const { paths } = (await f.get('/docs/json')).body;
  const contentOf = (path: string, status = '200') => Object.keys(paths[path].post.responses[status].content);
  for (const path of [
    'phones/{id}/step',
    'phones/{id}/observe',
    'episodes/{id}/step',
    'episodes/{id}/observe',
  ])
    expect(contentOf(`/v1/${path}`)).toEqual(['application/json', 'multipart/related']);
  expect(contentOf('/v1/episodes', '201')).toEqual(['application/json', 'multipart/related']);
  expect(contentOf('/v1/phones', '201')).toEqual(['application/json']);
});
