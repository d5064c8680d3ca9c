import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../start.ts';
import { AdbEndpoint } from './endpoint.ts';
import { encode, VERSION } from './packet.ts';
import { packetClient } from './testing.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1 });
}, 60_000);
afterAll(() => server.close(), 60_000);

const sockets: Socket[] = [];
const endpoints: AdbEndpoint[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(endpoints.splice(0).map(endpoint => endpoint.close()));
});
async function openEndpoint(): Promise<AdbEndpoint> {
  const opened = await AdbEndpoint.open(server.context, server.context.phones.create({ seed: 1 }).id);
  endpoints.push(opened);
  return opened;
}

/** A client that has greeted, and says what it is told to. */
async function client(port: number, greets = true) {
  const { socket, say, next, greet, closed } = await packetClient(port);
  sockets.push(socket);
  if (greets) await greet();
  /** What a service writes until it closes; undefined where it is refused. */
  const open = async (service: string): Promise<string | undefined> => {
    say('OPEN', 7, 0, `${service}\0`);
    const first = await next();
    if (first?.command !== 'OKAY') return undefined;
    let output = '';
    for (let packet = await next(); packet && packet.command !== 'CLSE'; packet = await next()) {
      if (packet.command !== 'WRTE') continue;
      output += packet.data.toString();
      say('OKAY', 7, first.arg0);
    }
    say('CLSE', 7, first.arg0);
    return output;
  };
  return { socket, say, next, ask: open, closed };
}

const sync = (id: string, data: Buffer | string): Buffer => {
  const head = Buffer.alloc(8);
  head.write(id, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, Buffer.from(data)]);
};

describe('a client that breaks the protocol', () => {
  it('leaves the phone unchanged and the endpoint open when it disconnects in the middle of a file', async () => {
    const { port, device } = await openEndpoint();
    const before = device.tree;
    for (const whole of [true, false]) {
      const { socket, say, next, closed } = await client(port);
      say('OPEN', 1, 0, 'sync:\0');
      const remote = (await next())!.arg0;
      say('WRTE', 1, remote, sync('SEND', '/sdcard/Download/half.bin,33188'));
      await next();
      const data = sync('DATA', Buffer.alloc(3_000, 'x'));
      // A whole piece of the file, or half of a message.
      if (whole) {
        say('WRTE', 1, remote, data);
        await next();
      } else socket.write(encode({ command: 'WRTE', arg0: 1, arg1: remote, data }).subarray(0, 500));
      socket.end();
      await closed;
      expect(device.tree).toBe(before);
    }
    expect(await (await client(port)).ask('shell:ls /sdcard/Download/half.bin')).toContain(
      'No such file or directory',
    );
  }, 20_000);

  it('is refused unknown services, and can go on', async () => {
    const { port } = await openEndpoint();
    const { ask } = await client(port);
    for (const service of [
      'nosuch:',
      'tcp:9',
      'localabstract:nobody',
      'dev:/dev/null',
      'jdwp:1',
      'shell',
      '',
    ])
      expect(await ask(service), service).toBeUndefined();
    expect(await ask('shell:echo still')).toBe('still\n');
  });

  it('is disconnected after a wrong checksum or header; the next is served', async () => {
    const { port } = await openEndpoint();
    const hello = encode({ command: 'CNXN', arg0: 0x01000000, arg1: 4096, data: Buffer.from('host::') });
    const wrongSum = encode({ command: 'OPEN', arg0: 1, arg1: 0, data: Buffer.from('shell:ls\0') });
    wrongSum[16]! ^= 1;
    for (const bytes of [
      Buffer.concat([hello, wrongSum]),
      Buffer.alloc(24, 7),
      Buffer.concat([hello, hello.subarray(0, 30), wrongSum]),
    ]) {
      const { socket, closed } = await client(port, false);
      socket.write(bytes);
      await closed;
    }
    expect(await (await client(port)).ask('shell:echo next')).toBe('next\n');
  });

  it('may send single bytes', async () => {
    const { port } = await openEndpoint();
    const { socket, next } = await client(port, false);
    for (const packet of [
      encode({ command: 'CNXN', arg0: VERSION, arg1: 4096, data: Buffer.from('host::') }),
      encode({ command: 'OPEN', arg0: 3, arg1: 0, data: Buffer.from('shell:echo slow\0') }),
    ])
      for (const byte of packet) socket.write(Uint8Array.of(byte));
    expect([(await next())!.command, (await next())!.command, (await next())!.data.toString()]).toEqual([
      'CNXN',
      'OKAY',
      'slow\n',
    ]);
  });
});

it('64 phones have endpoints at once, each with a shell of its own', async () => {
  const all = await Promise.all(Array.from({ length: 64 }, openEndpoint));
  expect(new Set(all.map(({ port }) => port)).size).toBe(64);
  const clients = await Promise.all(all.map(({ port }) => client(port)));
  const outputs = await Promise.all(
    clients.map(({ ask }, i) =>
      ask(`shell:echo phone ${i} > /data/local/tmp/name; cat /data/local/tmp/name`),
    ),
  );
  expect(outputs).toEqual(all.map((_, i) => `phone ${i}\n`));
  for (const { device } of all) server.context.phones.remove(device.id);
}, 60_000);
