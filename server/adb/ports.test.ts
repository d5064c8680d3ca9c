import { createServer as createHttp } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../start.ts';
import { AdbEndpoint } from './endpoint.ts';
import { addressOf, serving } from './ports.ts';
import { runShell } from './shell.ts';
import { startAdb, type PrivateAdb } from './testing.ts';

let server: RunningServer;
let endpoint: AdbEndpoint;
let real: PrivateAdb;
const mine: Server[] = [];
const here = async (made: Server): Promise<number> => {
  mine.push(made);
  await new Promise<void>(resolve => {
    made.listen(0, '127.0.0.1', resolve);
  });
  return (made.address() as AddressInfo).port;
};
const adb = (...args: string[]) => real.adb('-s', `127.0.0.1:${endpoint.port}`, ...args);
const outputOf = async (...args: string[]) => {
  const { code, out, err } = await adb(...args);
  return [code, out.toString() || err];
};
/** What a port of this machine says to a word. */
const send = (port: number, text: string) =>
  new Promise<string>(resolve => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
    });
    socket.on('data', bytes => {
      received += bytes.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });

beforeAll(async () => {
  [real, server] = await Promise.all([startAdb(), startServer({ port: 0, renderers: 1 })]);
  endpoint = await AdbEndpoint.open(server.context, server.context.phones.create({ seed: 1 }).id);
  await real.adb('connect', `127.0.0.1:${endpoint.port}`);
}, 60_000);
afterAll(async () => {
  await real.stop();
  await endpoint.close();
  for (const each of mine) each.close();
  await server.close();
}, 60_000);

it('reads ADB’s addresses', () => {
  expect(
    ['tcp:80', 'tcp:127.0.0.1:80', 'tcp:localhost:80', 'tcp:80:127.0.0.1', 'localabstract:a b'].map(
      addressOf,
    ),
  ).toEqual(['tcp:80', 'tcp:80', 'tcp:80', 'tcp:80', 'localabstract:a b']);
  expect(
    ['tcp:', 'tcp:70000', 'tcp:10.0.0.1:80', 'dev:/dev/null', 'localabstract:', 'jdwp:1'].map(addressOf),
  ).toEqual(Array(6).fill(undefined));
});

describe('adb forward', () => {
  it('reaches servers on the phone, and refuses other addresses', async () => {
    const { ports } = endpoint.device;
    const open = ports.listen(
      'localabstract:upper',
      serving(far => {
        far.once('data', (bytes: Buffer) => far.end(bytes.toString().toUpperCase()));
      }),
    )!;
    const number = ports.listen(
      'tcp:0',
      serving(far => {
        far.end('any');
      }),
    )!;
    expect(
      ports.listen(
        'localabstract:upper',
        serving(() => {}),
      ),
    ).toBeUndefined();
    const forward = async (remote: string) => Number((await adb('forward', 'tcp:0', remote)).out.toString());
    expect(await send(await forward('localabstract:upper'), 'hello')).toBe('HELLO');
    expect(await send(await forward(number.address), '')).toBe('any');
    expect(await send(await forward('localabstract:nobody'), 'hello')).toBe('');
    expect(await send(await forward('dev:/dev/null'), 'hello')).toBe('');
    open.close();
    expect(await send(await forward('localabstract:upper'), 'hello')).toBe('');
  });

  it('reaches a program that listens in the shell, once', async () => {
    const listening = runShell(endpoint.device, 'echo welcome | nc -l -p 7777');
    await expect.poll(() => endpoint.device.ports.has('tcp:7777'), { interval: 5 }).toBe(true);
    const port = Number((await adb('forward', 'tcp:0', 'tcp:7777')).out.toString());
    const socket = connect(port, '127.0.0.1');
    const received = await new Promise<string>(resolve => {
      socket.once('data', bytes => resolve(bytes.toString()));
    });
    socket.end('thanks');
    expect([received, (await listening).out.toString()]).toEqual(['welcome\n', 'thanks']);
    expect(endpoint.device.ports.has('tcp:7777')).toBe(false);
  });
});

describe('adb reverse', () => {
  it('connects programs of the phone to servers of the client until it is removed', async () => {
    const shout = await here(
      createServer(socket => {
        socket.once('data', bytes => socket.end(`${bytes.toString().toUpperCase()}`));
      }),
    );
    const pages = await here(
      createHttp((request, reply) => {
        let body = '';
        request.on('data', bytes => {
          body += String(bytes);
        });
        request.on('end', () => {
          reply.statusCode = request.url === '/none' ? 404 : 200;
          reply.end(`${request.method} ${request.url} ${body}`);
        });
      }),
    );
    expect(await outputOf('reverse', 'tcp:7000', `tcp:${shout}`)).toEqual([0, '']);
    expect(await outputOf('reverse', 'tcp:8000', `tcp:${pages}`)).toEqual([0, '']);
    expect(await outputOf('reverse', '--list')).toEqual([
      0,
      `(reverse) tcp:7000 tcp:${shout}\n(reverse) tcp:8000 tcp:${pages}\n\n`,
    ]);
    expect(await outputOf('shell', 'echo hi | nc 127.0.0.1 7000')).toEqual([0, 'HI\n']);
    expect(await outputOf('shell', 'curl -s -d "a=1" http://localhost:8000/form')).toEqual([
      0,
      'POST /form a=1',
    ]);
    expect(await outputOf('shell', 'curl -s -w "%{http_code}" http://127.0.0.1:8000/none')).toEqual([
      0,
      'GET /none 404',
    ]);
    expect((await outputOf('reverse', '--no-rebind', 'tcp:7000', 'tcp:1'))[0]).toBe(1);
    expect(await outputOf('reverse', 'tcp:7000', 'tcp:1')).toEqual([0, '']);
    // The client's side is not there.
    expect(await outputOf('shell', 'echo hi | nc 127.0.0.1 7000')).toEqual([
      1,
      'nc: connect: Connection refused\n',
    ]);
    expect(await outputOf('reverse', '--remove', 'tcp:7000')).toEqual([0, '']);
    expect((await outputOf('reverse', '--remove', 'tcp:7000'))[1]).toContain("listener 'tcp:7000' not found");
    const free = Number((await outputOf('reverse', 'tcp:0', `tcp:${shout}`))[1]);
    expect(await outputOf('shell', `echo again | nc localhost ${free}`)).toEqual([0, 'AGAIN\n']);
    expect(await outputOf('reverse', '--remove-all')).toEqual([0, '']);
    expect(await outputOf('reverse', '--list')).toEqual([0, '\n']);
    expect(await outputOf('shell', 'curl http://127.0.0.1:8000/')).toEqual([
      7,
      'curl: (7) Failed to connect to 127.0.0.1 port 8000: Connection refused\n',
    ]);
    expect(await outputOf('shell', 'curl https://example.org/; curl example.org')).toEqual([
      6,
      'curl: (1) Protocol "https" not supported or disabled in libcurl\ncurl: (6) Could not resolve host: example.org\n',
    ]);
  }, 20_000);

  it('ends with its client', async () => {
    await adb('reverse', 'tcp:7100', 'tcp:1');
    expect(endpoint.device.ports.has('tcp:7100')).toBe(true);
    await real.adb('disconnect', `127.0.0.1:${endpoint.port}`);
    await expect.poll(() => endpoint.device.ports.has('tcp:7100')).toBe(false);
    await real.adb('connect', `127.0.0.1:${endpoint.port}`);
  });
});
