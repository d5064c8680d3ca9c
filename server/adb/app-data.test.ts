import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../start.ts';
import type { Phone } from '../phones/phone.ts';
import { AdbDevice } from './device.ts';
import { AdbEndpoint } from './endpoint.ts';
import { runShell } from './shell.ts';
import { startAdb } from './testing.ts';

const MESSAGES = 'app.tapworld.messages';
const FOLDER = `/data/data/${MESSAGES}`;
const DATABASE = `${FOLDER}/databases/messages.db`;

let server: RunningServer;
let phone: Phone;
let device: AdbDevice;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1 });
  phone = server.context.phones.create({ seed: 1 });
  device = new AdbDevice(server.context, phone);
}, 60_000);
afterAll(() => server.close());

const shell = async (line: string, root = false) => {
  const { out, err, status } = await runShell(device, line, { root });
  return { out: out.toString('latin1'), err: err.toString(), status };
};

it('is closed to the shell, by every path and program', async () => {
  for (const [line, err] of [
    ['ls /data/data', 'ls: /data/data: Permission denied'],
    [`ls /data/user/0/${MESSAGES}`, `ls: /data/user/0/${MESSAGES}: Permission denied`],
    [`cat ${DATABASE}`, `cat: ${DATABASE}: Permission denied`],
    [`cat < ${DATABASE}`, `/system/bin/sh: ${DATABASE}: Permission denied`],
    [`echo x > ${FOLDER}/files/x`, `/system/bin/sh: can't create ${FOLDER}/files/x: Permission denied`],
    [`mkdir ${FOLDER}/x`, `mkdir: '${FOLDER}/x': Permission denied`],
    [`rm -r ${FOLDER}`, `rm: ${MESSAGES}: Permission denied`],
    [`cp ${DATABASE} /sdcard/x`, `cp: bad '${DATABASE}': Permission denied`],
    ['cd /data; ls data', 'ls: data: Permission denied'],
  ] as const)
    expect(await shell(line), line).toMatchObject({ out: '', err: `${err}\n` });
  expect((await shell(`cat ${DATABASE} /nope 2>&1`)).out).toBe(
    `cat: ${DATABASE}: Permission denied\ncat: /nope: No such file or directory\n`,
  );
});

it('is open to its own app, and to root', async () => {
  expect(await shell(`run-as ${MESSAGES} ls databases`)).toMatchObject({ out: 'messages.db\n', status: 0 });
  expect((await shell(`run-as ${MESSAGES} pwd`)).out).toBe(`${FOLDER}\n`);
  expect((await shell(`run-as ${MESSAGES} cat databases/messages.db`)).out).toMatch(/^SQLite format 3\0/);
  expect((await shell(`run-as ${MESSAGES} cat databases/messages.db | md5sum`)).out.slice(0, 32)).toBe(
    (await shell(`md5sum ${DATABASE}`, true)).out.slice(0, 32),
  );
  expect((await shell(`run-as ${MESSAGES} ls /data/data/app.tapworld.chat`)).err).toBe(
    'ls: /data/data/app.tapworld.chat: Permission denied\n',
  );
  expect((await shell(`run-as ${MESSAGES} ls -R`)).out).toContain('./databases:\nmessages.db\n');
  expect((await shell('ls /data/data', true)).out).toContain('app.tapworld.chat\n');
  expect((await shell(`rm ${DATABASE}`, true)).status).toBe(1);
  await shell(`run-as ${MESSAGES} sh -c 'echo kept > files/note; mkdir files/more'`);
  expect((await shell(`ls ${FOLDER}/files; cat ${FOLDER}/files/note`, true)).out).toBe('more\nnote\nkept\n');
  expect(Object.keys(device.tree.device.shell!.files)).toEqual([
    `${FOLDER}/files/note`,
    `${FOLDER}/files/more`,
  ]);
});

it('refuses to run as a package that is no app of the phone', async () => {
  expect(await shell('run-as no.such ls')).toEqual({
    out: '',
    err: 'run-as: unknown package: no.such\n',
    status: 1,
  });
  expect(await shell('run-as com.android.settings ls')).toEqual({
    out: '',
    err: 'run-as: package not debuggable: com.android.settings\n',
    status: 1,
  });
  expect((await shell('run-as')).status).toBe(1);
});

it('lets the real adb pull a database as root, which another SQLite reads', async () => {
  const real = await startAdb();
  const endpoint = await AdbEndpoint.open(server.context, phone.id);
  const serial = `127.0.0.1:${endpoint.port}`;
  const adb = (...args: string[]) => real.adb('-s', serial, ...args);
  const file = join(real.folder, 'messages.db');
  try {
    await real.adb('connect', serial);
    const refused = await adb('pull', DATABASE, file);
    expect(refused.code).toBe(1);
    expect(refused.out.toString() + refused.err).toContain('Permission denied');
    expect(existsSync(file)).toBe(false);
    await adb('root');
    await real.adb('connect', serial);
    expect((await adb('pull', DATABASE, file)).code).toBe(0);
    expect(
      readFileSync(file).equals((await adb('exec-out', `run-as ${MESSAGES} cat databases/messages.db`)).out),
    ).toBe(true);
    const read = JSON.parse(
      execFileSync('python3', [
        '-c',
        'import json, sqlite3, sys; print(json.dumps(sqlite3.connect(sys.argv[1]).execute("SELECT id, text, at, starred FROM messages ORDER BY id").fetchall()))',
        file,
      ]).toString(),
    ) as unknown[];
    const { messages } = device.tree.apps['messages'] as {
      messages: Record<string, { text: string; at: number; starred: boolean }>;
    };
    expect(read).toEqual(
      Object.entries(messages)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, { text, at, starred }]) => [id, text, at, Number(starred)]),
    );
  } finally {
    await endpoint.close();
    await real.stop();
  }
}, 30_000);
