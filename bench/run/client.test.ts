import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { bytesOf, Screenshot } from '../../src/protocol/screenshot.ts';
import { detachPicture } from '../../src/protocol/wire/attached.ts';
import { multipartOf } from '../../src/protocol/wire/multipart.ts';
import { Client } from './client.ts';

const file = Buffer.from('not really a picture');
const size = { mime: 'image/jpeg', width: 1, height: 2 };
const answer = { observation: { clock: 1, screenshot: new Screenshot(size, file) }, stateHash: 'a' };
const wire = JSON.parse(JSON.stringify(answer));

let server: Server;
let client: Client;
async function serve(listener: RequestListener): Promise<void> {
  server = createServer(listener);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  client = new Client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}
afterEach(() => {
  client.close();
  server.close();
});

it('asks for pictures as bytes, and gives what JSON gives', async () => {
  let asked: string | undefined;
  await serve((request, response) => {
    asked = request.headers.accept;
    const { answer: rest, parts } = detachPicture(answer)!;
    const { type, body } = multipartOf(JSON.stringify(rest), parts);
    response.setHeader('content-type', type).end(body);
  });
  const read = await client.post('/v1/phones/a/step');
  expect(asked).toBe('multipart/related, application/json');
  expect(bytesOf(read.observation.screenshot)).toEqual(file);
  expect(read.observation.screenshot.base64).toBe(file.toString('base64'));
  expect(JSON.parse(JSON.stringify(read))).toEqual(wire);
});

it('reads what a server that knows only JSON answers', async () => {
  await serve((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(wire)),
  );
  const read = await client.post('/v1/phones/a/step');
  expect(read).toEqual(wire);
  expect(bytesOf(read.observation.screenshot)).toEqual(file);
});

it.each([
  ['multipart/related; boundary=x', '--x\r\nnothing'],
  ['application/json', '{"observation":'],
])('says that a body of %s cannot be read', async (type, body) => {
  await serve((_, response) => response.setHeader('content-type', type).end(body));
  await expect(client.post('/v1/phones/a/step')).rejects.toMatchObject({
    name: 'WireError',
    code: 'BAD_ANSWER',
    message: expect.stringContaining('/v1/phones/a/step'),
  });
});
