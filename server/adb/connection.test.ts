import { generateKeyPairSync, privateEncrypt, constants, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readKeys, readPublicKey, isSignedBy } from './auth.ts';
import { Connection, type ConnectionOptions, type Service } from './connection.ts';
import { exitFrame, frame, FRAME, FrameReader } from './shell-frames.ts';
import { packetClient, startAdb, type PrivateAdb } from './testing.ts';

const BANNER =
  'device::ro.product.name=tapworld;ro.product.model=Tapworld;ro.product.device=tapworld;features=shell_v2,cmd';

/** A device of three services: one that answers, one that gives back what it gets, one that writes much. */
const services: Record<string, Service> = {
  'shell,v2,raw:hello': stream => {
    stream.write(frame(FRAME.STDOUT, Buffer.from('hello\n')));
    stream.write(frame(FRAME.STDERR, Buffer.from('oh\n')));
    stream.end(exitFrame(7));
  },
  'echo:': async stream => {
    for await (const piece of stream) stream.write(piece);
    stream.end();
  },
  'much:': stream => {
    stream.end(Buffer.alloc(3 * 1024 * 1024 + 17, 'm'));
  },
  'broken:': () => {
    throw new Error('It is broken');
  },
};
const find = (name: string) => services[name] ?? services[name.replace(/^shell,v2[^:]*/, 'shell,v2,raw')];

const open: Server[] = [];
async function device(
  options: Partial<ConnectionOptions> = {},
): Promise<{ port: number; connections: Connection[] }> {
  const connections: Connection[] = [];
  const server = createServer(socket =>
    connections.push(new Connection(socket, { banner: BANNER, find, ...options })),
  );
  open.push(server);
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, connections };
}
afterEach(async () => {
  for (const server of open.splice(0)) {
    await new Promise(resolve => {
      server.close(resolve);
      clients.splice(0).forEach(client => client.destroy());
    });
  }
});

const clients: Socket[] = [];
async function client(port: number) {
  const made = await packetClient(port);
  clients.push(made.socket);
  return made;
}

describe('the transport', () => {
  it('connects, opens, answers and closes', async () => {
    const { port } = await device();
    const { say, next, greet } = await client(port);
    expect((await greet())!.data.toString()).toBe(BANNER);
    say('OPEN', 5, 0, 'echo:\0');
    const { arg0: remote, command } = (await next())!;
    expect(command).toBe('OKAY');
    say('WRTE', 5, remote, 'one');
    const answers = [(await next())!, (await next())!].map(p => `${p.command} ${p.data}`).sort();
    expect(answers).toEqual(['OKAY ', 'WRTE one']);
    say('OKAY', 5, remote);
    say('CLSE', 5, remote);
    say('OPEN', 6, 0, 'nothing-of-the-kind:\0');
    const refused = (await next())!;
    expect([refused.command, refused.arg0, refused.arg1]).toEqual(['CLSE', 0, 6]);
  });

  it('sends one unacknowledged message per stream, none larger than the client accepts', async () => {
    const { port } = await device();
    const { say, next, greet } = await client(port);
    await greet();
    say('OPEN', 1, 0, 'much:\0');
    const remote = (await next())!.arg0;
    let bytes = 0;
    for (;;) {
      const packet = (await next())!;
      if (packet.command === 'CLSE') break;
      expect(packet.data.length).toBeLessThanOrEqual(4096);
      bytes += packet.data.length;
      say('OKAY', 1, remote);
    }
    expect(bytes).toBe(3 * 1024 * 1024 + 17);
  });

  it('disconnects a client that does not wait, and closes only the stream of a failed service', async () => {
    const { port } = await device();
    const { say, next, greet, closed } = await client(port);
    await greet();
    say('OPEN', 1, 0, 'broken:\0');
    expect([(await next())!.command, (await next())!.command]).toEqual(['OKAY', 'CLSE']);
    say('OPEN', 2, 0, 'much:\0');
    const remote = (await next())!.arg0;
    for (let i = 0; i < 200; i++) say('WRTE', 2, remote, Buffer.alloc(4096));
    await closed;
  });

  it('opens streams of the client', async () => {
    const { port, connections } = await device();
    const { say, next, greet } = await client(port);
    await greet();
    const opening = connections[0]!.connect('tcp:80');
    const { arg0, data } = (await next())!;
    expect(data.toString()).toBe('tcp:80\0');
    say('OKAY', 9, arg0);
    const stream = (await opening)!;
    stream.write('to you');
    expect((await next())!.data.toString()).toBe('to you');
    const refused = connections[0]!.connect('tcp:81');
    say('CLSE', 0, (await next())!.arg0);
    expect(await refused).toBeUndefined();
  });

  it('disconnects a client that sends garbage, and serves the next', async () => {
    const { port } = await device();
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.uint8Array({ minLength: 24, maxLength: 400 }),
        async (greeted, bytes) => {
          const { socket, greet, closed } = await client(port);
          if (greeted) await greet();
          socket.end(Buffer.from(bytes));
          await closed;
        },
      ),
      { numRuns: 60 },
    );
    const { greet } = await client(port);
    expect((await greet())!.command).toBe('CNXN');
  });
});

describe('authentication', () => {
  /** A key as `adb keygen` writes it. */
  function androidKey() {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { n } = publicKey.export({ format: 'jwk' });
    const bytes = Buffer.alloc(12 + 512);
    bytes.writeUInt32LE(64, 0);
    Buffer.from(n!, 'base64url').reverse().copy(bytes, 8);
    bytes.writeUInt32LE(65537, 8 + 512);
    return {
      line: `${bytes.toString('base64')} someone@somewhere`,
      sign: (token: Buffer) =>
        privateEncrypt(
          { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
          Buffer.concat([Buffer.from('3021300906052b0e03021a05000414', 'hex'), token]),
        ),
    };
  }

  it('admits clients that sign with a known key, and no others', async () => {
    const mine = androidKey();
    const { port } = await device({ keys: readKeys(`${mine.line}\n\n`) });
    const { say, next, greet } = await client(port);
    const first = (await greet())!;
    expect([first.command, first.arg0, first.data.length]).toEqual(['AUTH', 1, 20]);
    say('OPEN', 1, 0, 'echo:\0');
    say('AUTH', 2, 0, androidKey().sign(first.data));
    const again = (await next())!;
    expect(again.data.equals(first.data)).toBe(false);
    say('AUTH', 2, 0, mine.sign(first.data));
    const third = (await next())!;
    expect(third.command).toBe('AUTH');
    say('AUTH', 2, 0, mine.sign(third.data));
    expect((await next())!.command).toBe('CNXN');
  });

  it('names the line of an invalid key', () => {
    expect(() => readKeys(`${androidKey().line}\nnonsense`)).toThrow('Line 2');
    expect(isSignedBy(readPublicKey(androidKey().line), randomBytes(20), randomBytes(256))).toBe(false);
  });
});

describe('frames of the shell', () => {
  it('are complete, whatever pieces they arrive in', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            kind: fc.nat(5),
            data: fc.uint8Array({ maxLength: 50 }).map(bytes => Buffer.from(bytes)),
          }),
          { maxLength: 6 },
        ),
        fc.integer({ min: 1, max: 40 }),
        (frames, size) => {
          const bytes = Buffer.concat(frames.map(f => frame(f.kind, f.data)));
          const reader = new FrameReader();
          const found = [];
          for (let at = 0; at < bytes.length; at += size)
            found.push(...reader.push(bytes.subarray(at, at + size)));
          expect(found.map(f => `${f.kind} ${f.data.toString('hex')}`)).toEqual(
            frames.map(f => `${f.kind} ${f.data.toString('hex')}`),
          );
        },
      ),
    );
  });
});

describe('the real adb', () => {
  let real: PrivateAdb;
  beforeAll(async () => {
    real = await startAdb();
  }, 30_000);
  afterAll(() => real.stop());

  it('connects, and receives output, errors and the exit status', async () => {
    const { port } = await device();
    const serial = `127.0.0.1:${port}`;
    expect((await real.adb('connect', serial)).out.toString()).toContain(`connected to ${serial}`);
    expect(await real.adb('-s', serial, 'shell', 'hello')).toEqual({
      code: 7,
      out: Buffer.from('hello\n'),
      err: 'oh\n',
    });
    expect((await real.adb('-s', serial, 'get-state')).out.toString()).toBe('device\n');
    expect((await real.adb('devices', '-l')).out.toString()).toContain('model:Tapworld');
    await real.adb('disconnect', serial);
  }, 30_000);

  it('is admitted by its own key only', async () => {
    const keys = readKeys(readFileSync(join(real.folder, '.android', 'adbkey.pub'), 'utf8'));
    const { port } = await device({ keys });
    const serial = `127.0.0.1:${port}`;
    await real.adb('connect', serial);
    expect((await real.adb('-s', serial, 'get-state')).out.toString()).toBe('device\n');
    await real.adb('disconnect', serial);
  }, 30_000);
});
