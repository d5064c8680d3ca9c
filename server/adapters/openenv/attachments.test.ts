import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixture, rule, type Fixture } from '../../testing/fake.ts';
import { Live } from '../../testing/live.ts';

const TASK = { task_id: 'notes/create-note', seed: 3 };
const create = rule('notes', 'create', { kind: 'plain' });

let f: Fixture;
beforeEach(async () => {
  f = await fixture({ stepCacheBytes: 0 });
  await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => f.close());

/** A session whose client asks for a media type, and which form each of its answers had. */
async function openSession(accept?: string) {
  const { port } = f.app.fastify.server.address() as AddressInfo;
  const client = new Live(`ws://127.0.0.1:${port}/ws`, accept === undefined ? {} : { headers: { accept } });
  const forms: string[] = [];
  client.socket.on('message', (_: Buffer, isBinary: boolean) => forms.push(isBinary ? 'bytes' : 'text'));
  await once(client.socket, 'open');
  const ask = async (type: string, data?: object) => {
    client.send({ type, data });
    return JSON.parse(JSON.stringify(await client.next()));
  };
  return { ask, forms };
}

it('a socket gives pictures as bytes to a client who asked for that when it opened it', async () => {
  const [plain, beside] = [await openSession(), await openSession('multipart/related')];
  for (const [type, data] of [
    ['reset', TASK],
    ['step', create],
    ['observe', { observe: { screenshot: 'png', tree: 'text' } }],
  ] as const) {
    const [one, other] = [await plain.ask(type, data), await beside.ask(type, data)];
    expect([one.type, other.type]).toEqual(['observation', 'observation']);
    expect(one.data.observation.screenshot.base64).toHaveLength(44);
    expect(other.data.observation.screenshot).toEqual(one.data.observation.screenshot);
    expect(other.data.observation.elements).toEqual(one.data.observation.elements);
  }
  expect(plain.forms).toEqual(['text', 'text', 'text']);
  expect(beside.forms).toEqual(['bytes', 'bytes', 'bytes']);
});

it('what has no picture stays text', async () => {
  const { ask, forms } = await openSession('multipart/related');
  const blind = { observe: { screenshot: false } };
  expect((await ask('reset', { ...TASK, ...blind })).type).toBe('observation');
  expect((await ask('step', { ...create, ...blind })).type).toBe('observation');
  expect((await ask('state')).type).toBe('state');
  expect((await ask('verdict')).type).toBe('verdict');
  expect((await ask('dance')).type).toBe('error');
  expect(new Set(forms)).toEqual(new Set(['text']));
});
