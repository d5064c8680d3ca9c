import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from './start.ts';
import { Fixture, fixture, rule } from './testing/fake.ts';

const create = rule('notes', 'create', { kind: 'plain' });
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** The last message of a thread as a photo. */
const MESSAGE = '/apps/chat/messages/m-ines-carvajal-030';
const photo = (name: string) => [
  { op: 'replace', path: `${MESSAGE}/kind`, value: 'photo' },
  { op: 'add', path: `${MESSAGE}/photo`, value: name },
];

/** A phone's screenshot as a phone names it: its snapshot among the bytes. */
async function shoot(f: Pick<Fixture, 'get' | 'call'>, phone: string, keep = true): Promise<string> {
  const bytes = Buffer.from((await f.get(`${phone}/snapshot`)).text);
  if (keep) expect((await f.call('PUT', `/v1/blobs/${hashOf(bytes)}`, bytes)).status).toBe(204);
  return `snapshot:${hashOf(bytes)}`;
}
const drawn = (name: string) => `/v1/blobs/${name.slice(9)}?draw=1`;

describe('a screenshot that a phone names', () => {
  let f: Fixture;
  beforeEach(async () => {
    f = await fixture({ renderers: 1, stepCacheBytes: 0 });
  });
  afterEach(() => f.close());
  const raw = async (url: string) => (await f.app.fastify.inject({ url })).rawPayload;

  it('is what its phone showed then, whatever became of it', async () => {
    const phone = await f.phone({ seed: 7 });
    await f.step(phone, create);
    const name = await shoot(f, phone);
    const was = await raw(`${phone}/screenshot?format=png`);
    await f.step(phone, create);
    expect(await raw(`${phone}/screenshot?format=png`)).not.toEqual(was);
    await f.del(phone);
    const { status, headers } = await f.get(drawn(name));
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await raw(drawn(name))).toEqual(was);
  });

  it('is drawn once, before the step of a phone that names it and not during', async () => {
    const name = await shoot(f, await f.phone({ seed: 7 }));
    const outer = await f.phone({ scenario: photo(name) });
    const nested = await shoot(f, outer);
    const phone = await f.phone({ scenario: photo(nested) });
    f.pool.calls.length = 0;
    expect((await f.step(phone, create)).status).toBe(200);
    expect(f.pool.calls.map(({ actions }) => actions!.length)).toEqual([0, 0, 1]);
    expect((await f.step(phone, create)).status).toBe(200);
    for (const each of [name, nested]) expect((await f.get(drawn(each))).status).toBe(200);
    expect(f.pool.calls).toHaveLength(4);
  });

  it('has to be there', async () => {
    const phone = await f.phone();
    const name = await shoot(f, phone, false);
    const { status, body } = await f.patch(`${phone}/state`, photo(name));
    expect([status, body.error.code, body.error.details]).toEqual([422, 'BLOB_MISSING', [name.slice(9)]]);
    expect((await f.get(drawn(name))).status).toBe(404);
  });

  it.each([
    ['no JSON', '{'],
    ['no snapshot', '{"a":1}'],
    ['another world', '{"format":1,"world":"00","scenario":[],"session":[]}'],
  ])('that is %s is told so, and the phone goes on without it', async (_, text) => {
    const bytes = Buffer.from(text);
    await f.call('PUT', `/v1/blobs/${hashOf(bytes)}`, bytes);
    const { status, body } = await f.get(`/v1/blobs/${hashOf(bytes)}?draw=1`);
    expect([status, body.error.code]).toEqual([422, 'INVALID_SNAPSHOT']);
    expect(
      (await f.step(await f.phone({ scenario: photo(`snapshot:${hashOf(bytes)}`) }), create)).status,
    ).toBe(200);
  });

  it('that a lost renderer kept from being drawn fails the step, which can be taken again', async () => {
    const phone = await f.phone({ scenario: photo(await shoot(f, await f.phone({ seed: 7 }))) });
    f.pool.faults = ['lost', 'lost'];
    expect((await f.step(phone, create)).body.error.code).toBe('RENDERER_LOST');
    expect((await f.get(phone)).body.steps).toBe(0);
    expect((await f.step(phone, create)).status).toBe(200);
  });
});

describe('on the one renderer of a server', () => {
  let server: RunningServer | undefined;
  afterAll(() => server?.close());

  it('is to be seen in a conversation, the same on every phone', async () => {
    server = await startServer({ port: 0, renderers: 1, browsers: 1, stepCacheMb: 0 });
    const f = new Fixture(server, undefined as never);
    const shot = await f.phone();
    const homeScreen = await shoot(f, shot);
    await f.step(shot, { type: 'open_app', app: 'settings' });
    const settings = await shoot(f, shot);
    /** The conversation, with this as its last photo. */
    const conversation = async (name: string) => {
      const phone = await f.phone({ scenario: photo(name) });
      await f.step(phone, { type: 'open_app', app: 'chat' });
      const { status, body } = await f.step(
        phone,
        { type: 'tap', element: 'chat#t-ines-carvajal' },
        { screenshot: 'png' },
      );
      expect([status, body.observation.foreground.route]).toEqual([200, '/thread/t-ines-carvajal']);
      return hashOf(Buffer.from(body.observation.screenshot.base64, 'base64'));
    };
    const pictures = [
      await conversation('no-such-picture'),
      await conversation(homeScreen),
      await conversation(settings),
    ];
    expect(new Set(pictures).size).toBe(3);
    expect(await conversation(homeScreen)).toBe(pictures[1]);
  });
});
