import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startAdb, type PrivateAdb } from '../server/adb/testing.ts';
import { startServer, type RunningServer } from '../server/start.ts';
import { program } from '../test/bundled.ts';
import { commands } from './commands.ts';
import { runCli } from './program.ts';

const bin = await program();
const TOKEN = 'secret of a test';

let server: RunningServer;
let real: PrivateAdb;
const children: ChildProcess[] = [];

beforeAll(async () => {
  [real, server] = await Promise.all([startAdb(), startServer({ port: 0, renderers: 1, token: TOKEN })]);
}, 60_000);
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await real.stop();
  await server.close();
}, 60_000);

/** A port that was free a moment ago, 0 for any; undefined where it is not. */
async function free(wanted: number): Promise<number | undefined> {
  const probe = createServer();
  const found = await new Promise<boolean>(resolve => {
    probe.once('error', () => resolve(false));
    probe.listen(wanted, '127.0.0.1', () => resolve(true));
  });
  if (!found) return undefined;
  const { port } = probe.address() as AddressInfo;
  await new Promise(resolve => {
    probe.close(resolve);
  });
  return port;
}

/** An odd port with the one below it. */
async function oddPort(): Promise<number> {
  for (;;) {
    const port = (await free(0))! | 1;
    if ((await free(port)) && (await free(port - 1))) return port;
  }
}

interface ServerOutput {
  phone: string;
  port: number;
  console?: number;
  server: string;
}
async function start(...args: string[]): Promise<{ output: ServerOutput; end: () => Promise<unknown> }> {
  const child = spawn(process.execPath, [bin, 'adb', ...args, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const exited = once(child, 'exit');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    output: JSON.parse(line) as ServerOutput,
    end: () => {
      child.kill('SIGINT');
      return exited;
    },
  };
}
const remote = () => ['--server', server.url, '--token', TOKEN];

it('leads adb to a phone of a running server, and its console too, until it is interrupted', async () => {
  const phone = server.context.phones.create({ seed: 1 });
  const port = await oddPort();
  const { output, end } = await start(...remote(), '--phone', phone.id, '--port', String(port));
  expect(output).toEqual({ phone: phone.id, port, console: port - 1, server: server.url });
  const serial = `127.0.0.1:${port}`;
  const adb = (...args: string[]) => real.adb('-s', serial, ...args);
  expect((await real.adb('connect', serial)).out.toString()).toContain('connected');
  expect(await adb('shell', 'echo here; exit 4')).toMatchObject({ code: 4, out: Buffer.from('here\n') });
  const bytes = randomBytes(2_000_000);
  writeFileSync(join(real.folder, 'sent.bin'), bytes);
  expect((await adb('push', join(real.folder, 'sent.bin'), '/sdcard/Download/sent.bin')).code).toBe(0);
  expect((await adb('exec-out', 'cat /sdcard/Download/sent.bin')).out.equals(bytes)).toBe(true);
  expect(Object.values(phone.now.device.storage.files).some(({ name }) => name === 'sent.bin')).toBe(true);
  expect(await say(port - 1, 'sms send 07700900999 Through the relay')).toMatch(/^OK/);
  expect(JSON.stringify(phone.now.apps.messages)).toContain('Through the relay');
  server.context.phones.remove(phone.id);
  await expect.poll(async () => (await adb('shell', 'true')).code).not.toBe(0);
  await real.adb('disconnect', serial);
  expect(await end()).toEqual([0, null]);
  expect((await real.adb('connect', serial)).out.toString()).toContain('failed');
}, 60_000);

/** What a console answers to a line. */
async function say(port: number, line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'data');
  socket.write(`${line}\n`);
  const [output] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return output.toString();
}

it('makes a phone where none was named, and takes it along', async () => {
  const before = server.context.phones.list().length;
  const { output, end } = await start(...remote(), '--port', '0');
  expect(server.context.phones.list().map(({ id }) => id)).toContain(output.phone);
  expect(output.console).toBeUndefined();
  expect(await end()).toEqual([0, null]);
  expect(server.context.phones.list().length).toBe(before);
}, 60_000);

it('starts a server of its own where none was named, and lets in the keys that were given alone', async () => {
  const keys = join(real.folder, '.android', 'adbkey.pub');
  const { output, end } = await start('--port', '0', '--renderers', '1', '--adb-keys', keys);
  const serial = `127.0.0.1:${output.port}`;
  await real.adb('connect', serial);
  expect((await real.adb('-s', serial, 'shell', 'echo mine')).out.toString()).toBe('mine\n');
  expect(await end()).toEqual([0, null]);
  const phone = server.context.phones.create();
  const other = join(real.folder, 'other.pub');
  const [key = '', name = ''] = readFileSync(keys, 'utf8').split(' ');
  const bytes = Buffer.from(key, 'base64');
  bytes[20]! ^= 0xff;
  writeFileSync(other, `${bytes.toString('base64')} ${name}`);
  const closed = await start(...remote(), '--phone', phone.id, '--port', '0', '--adb-keys', other);
  await real.adb('connect', `127.0.0.1:${closed.output.port}`);
  expect((await real.adb('-s', `127.0.0.1:${closed.output.port}`, 'shell', 'true')).err).toMatch(
    /unauthorized|offline|not found/,
  );
  expect(await closed.end()).toEqual([0, null]);
}, 90_000);

/** The code with which the command refuses, run in this process: it ends by itself. */
async function refused(...args: string[]): Promise<string> {
  let output = '';
  const streams = { out: (text: string) => void (output += text), err: () => {} };
  expect(await runCli(commands, ['adb', ...args, '--json'], streams, '1')).toBe(1);
  return (JSON.parse(output) as { error: { code: string } }).error.code;
}

it('says what cannot be: a phone that is not there, a port that is taken, a token that is wrong', async () => {
  const blocker = createServer();
  await new Promise<void>(resolve => {
    blocker.listen(0, '127.0.0.1', resolve);
  });
  const { port } = blocker.address() as AddressInfo;
  const phone = server.context.phones.create();
  for (const [args, code] of [
    [['--phone', 'none'], 'PHONE_NOT_FOUND'],
    [['--phone', phone.id, '--port', String(port)], 'PORT_IN_USE'],
  ] as [string[], string][]) {
    expect(await refused(...remote(), ...args)).toBe(code);
  }
  expect(await refused('--server', server.url, '--token', 'wrong', '--phone', phone.id)).toBe('UNAUTHORIZED');
  blocker.close();
}, 60_000);

it.each([
  [['--port', '70000'], /0 to 65535/],
  [['--server', 'nonsense'], /address such as/],
  [['--phone', 'p1'], /without --server/],
  [['--token', 'x'], /--token is for/],
  [['--adb-host', '0.0.0.0'], /give --adb-keys/],
  [['--adb-host', 'a b'], /not an address/],
  [['--adb-keys', '/nowhere/at/all'], /--adb-keys/],
  [['--server', 'http://127.0.0.1:9', '--renderers', '2'], /--renderers is for a server/],
  [['--port', '5556', '--adb-server', '5037'], /odd ports/],
] as [string[], RegExp][])('given wrongly, %j', async (argv, why) => {
  let output = '';
  const status = await runCli(
    commands,
    ['adb', ...argv],
    {
      out: () => {},
      err: text => {
        output += text;
      },
    },
    '1',
  );
  expect(output).toMatch(why);
  expect(status).toBe(2);
});
