import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../start.ts';
import { AdbDevice } from './device.ts';
import { AdbEndpoint } from './endpoint.ts';
import { isComplete } from './shell-session.ts';
import { Terminal } from './terminal.ts';
import { startAdb } from './testing.ts';

let server: RunningServer;
let device: AdbDevice;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1 });
  device = new AdbDevice(server.context, server.context.phones.create({ seed: 1 }));
}, 60_000);
afterAll(() => server.close(), 60_000);

function open(pty: boolean) {
  let output = '';
  let ended: number | undefined;
  const terminal = new Terminal(device, {
    pty,
    root: false,
    write(bytes) {
      output += bytes.toString();
    },
    exit(status) {
      ended = status;
    },
  });
  /** Types, and gives what is shown until it asks for more or has ended. */
  const type = async (text: string): Promise<string> => {
    output = '';
    terminal.type(Buffer.from(text));
    await expect
      .poll(() => ended !== undefined || /(\$|>) $/.test(output), { interval: 2, timeout: 10_000 })
      .toBe(true);
    return output;
  };
  return { terminal, type, first: output, status: () => ended };
}

it('echoes input, keeps folder, variables and status, and ends with exit', async () => {
  const { first, type, status } = open(true);
  const host = first.slice(0, first.indexOf(':'));
  expect(first).toBe(`${host}:/ $ `);
  expect(await type('cd /sdcard; X=5\r')).toBe(`cd /sdcard; X=5\r\n${host}:/sdcard $ `);
  expect(await type('pwd; echo $X | cat\r')).toBe(`pwd; echo $X | cat\r\n/sdcard\r\n5\r\n${host}:/sdcard $ `);
  expect(await type('false\n')).toBe(`false\r\n1|${host}:/sdcard $ `);
  expect(await type('echo $?\n')).toBe(`echo $?\r\n1\r\n${host}:/sdcard $ `);
  expect(await type('echx\u007fo gä\b\u001b[Aa\r')).toBe(`echx\b \bo gä\b \ba\r\nga\r\n${host}:/sdcard $ `);
  expect(await type('wrong\u0015true\u0003')).toBe(
    `wrong${'\b \b'.repeat(5)}true^C\r\n130|${host}:/sdcard $ `,
  );
  expect(await type('for i in 1 2; do\r')).toBe('for i in 1 2; do\r\n> ');
  expect(await type('echo $i; done\r')).toBe(`echo $i; done\r\n1\r\n2\r\n${host}:/sdcard $ `);
  expect(await type('nc -l -p 7200\r\u0003')).toBe(`nc -l -p 7200\r\n^C\r\n130|${host}:/sdcard $ `);
  expect(await type('exit 3\r')).toBe('exit 3\r\n');
  expect(status()).toBe(3);
  const other = open(true);
  await other.type('\u0004');
  expect(other.status()).toBe(0);
}, 20_000);

it('reads lines as a script without a pseudo-terminal', async () => {
  const { terminal, status, first } = open(false);
  expect(first).toBe('');
  let out = '';
  const script = new Terminal(device, {
    pty: false,
    root: false,
    write(bytes, kind) {
      out += `${kind}: ${bytes.toString()}`;
    },
    exit() {
      out += 'end';
    },
  });
  script.type(Buffer.from('cd /data\npwd\nif true; then\necho yes; fi\nno'));
  script.type(Buffer.from('such'));
  script.end();
  await expect.poll(() => out, { timeout: 10_000 }).toMatch(/^out: \/data\nout: yes\nerr: .*nosuch.*\nend$/);
  terminal.end();
  expect(status()).toBe(0);
});

it('distinguishes an incomplete command from an invalid one', () => {
  expect(
    ['echo a', 'echo "a"', 'if true; then echo; fi', 'echo )', 'echo a; fi', 'cat <<E\nx\nE', ''].map(
      isComplete,
    ),
  ).toEqual(Array(7).fill(true));
  expect(
    [
      'echo "a',
      'echo a \\',
      'if true; then',
      'for i in 1',
      'while true; do',
      'echo a |',
      'true &&',
      'cat <<E\nx',
      "echo 'a",
    ].map(isComplete),
  ).toEqual(Array(9).fill(false));
});

it('opens for adb shell without a command', async () => {
  const real = await startAdb();
  const endpoint = await AdbEndpoint.open(server.context, device.id);
  const serial = `127.0.0.1:${endpoint.port}`;
  await real.adb('connect', serial);
  for (const [flag, pattern] of [
    ['-T', /^\/sdcard\nhere\n$/],
    ['-tt', /\$ cd \/sdcard\r\n.*\/sdcard \$ pwd\r\n\/sdcard\r\n[\s\S]*here\r\n/],
  ] as const) {
    const child = spawn('adb', ['-s', serial, 'shell', flag], {
      env: { ...process.env, HOME: real.folder, ANDROID_ADB_SERVER_PORT: String(real.port) },
    });
    let out = '';
    child.stdout.on('data', (bytes: Buffer) => {
      out += bytes.toString();
    });
    child.stdin.write('cd /sdcard\npwd\necho here\nexit 5\n');
    const [status] = await once(child, 'exit');
    expect(out).toMatch(pattern);
    expect(status).toBe(5);
  }
  await real.stop();
  await endpoint.close();
}, 30_000);
