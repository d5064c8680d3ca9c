import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../../cli/serve.ts';
import { runCli } from '../../cli/program.ts';
import { startAdb, type PrivateAdb } from '../../server/adb/testing.ts';
import { program } from '../bundled.ts';

const bin = await program();
let real: PrivateAdb;
let child: ChildProcess | undefined;
beforeAll(async () => {
  real = await startAdb();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await real.stop();
});

/** An odd port that was free a moment ago. If it or its neighbour is taken by now, the server tries later ones. */
async function oddPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise(resolve => {
    probe.close(resolve);
  });
  return port | 1;
}

/** Sends lines to a console and returns its output until it closes. */
function said(port: number, ...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write([...lines, 'quit', ''].join('\r\n'));
    });
    socket.on('data', bytes => {
      heard += String(bytes);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}

it('tapworld serve registers its phones with an adb server, and their consoles require a token', async () => {
  child = spawn(
    process.execPath,
    [
      bin,
      'serve',
      '--port',
      '0',
      '--renderers',
      '1',
      '--adb',
      String(await oddPort()),
      '--adb-server',
      String(real.port),
      '--console-token',
      'oneWord',
      '--json',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  const { url } = JSON.parse(line) as { url: string };
  const made = (await (
    await fetch(`${url}/v1/phones`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"seed":1}',
    })
  ).json()) as { adb: number };
  expect(made.adb % 2).toBe(1);
  // No client has connected.
  await expect
    .poll(async () => (await real.adb('devices')).out.toString(), { timeout: 10_000 })
    .toContain(`emulator-${made.adb - 1}\tdevice`);
  expect(await real.adb('-s', `emulator-${made.adb - 1}`, 'shell', 'exit 9')).toMatchObject({ code: 9 });
  expect(await said(made.adb - 1, 'power capacity 7')).toContain('Authentication required');
  expect(await said(made.adb - 1, 'auth oneWord', 'power capacity 7', 'power display')).toContain(
    'capacity: 7',
  );
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
}, 60_000);

it('tapworld serve refuses ADB options that are incomplete or invalid', async () => {
  for (const args of [
    ['--adb-server', '5037'],
    ['--console-token', 'x'],
    ['--adb', '--console-token', 'two words'],
    ['--adb', '--adb-server', '0'],
  ]) {
    const complaints: string[] = [];
    expect(
      await runCli(
        [serve],
        ['serve', ...args],
        {
          out: () => {},
          err: text => {
            complaints.push(text);
          },
        },
        '0',
      ),
    ).toBe(2);
    expect(complaints.join('')).toMatch(/give --adb too|one word|from 1 to 65535/);
  }
});
