import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileAt } from '../../src/sdk/core/storage.ts';
import type { RunningServer } from '../start.ts';
import type { AdbEndpoint } from './endpoint.ts';
import { AdbEndpoints } from './endpoints.ts';
import { readsInput } from './services.ts';
import { useAdbEndpoint, type PrivateAdb } from './testing.ts';

const tested = useAdbEndpoint();
let server: RunningServer;
let endpoint: AdbEndpoint;
let real: PrivateAdb;
const adb = (...args: string[]) => real.adb(...args);
const { phone } = tested;
const shell = async (line: string) => (await phone('shell', line)).out.toString();

beforeEach(async () => {
  ({ server, real, endpoint } = tested);
  await adb('connect', `127.0.0.1:${endpoint.port}`);
});

describe('the endpoint of a phone, with the real adb', () => {
  it('has a shell with pipes, quotes, redirection and exit statuses', async () => {
    expect(
      await shell(
        'echo "a b" | wc -c; for i in 1 2 3; do echo $i; done | head -2; echo $(echo one | tr o O)',
      ),
    ).toBe('4\n1\n2\nOne\n');
    expect(await phone('shell', 'echo out; echo wrong >&2; exit 3')).toMatchObject({
      code: 3,
      out: Buffer.from('out\n'),
      err: 'wrong\n',
    });
    expect(await phone('shell', 'nosuch')).toMatchObject({
      code: 127,
      err: '/system/bin/sh: nosuch: inaccessible or not found\n',
    });
    expect((await phone('exec-out', 'nosuch')).out.toString()).toBe(
      '/system/bin/sh: nosuch: inaccessible or not found\n',
    );
    expect(
      await shell(
        'echo "schöne Grüße 你好" > /sdcard/Documents/hello.txt && cat /sdcard/Documents/hello.txt',
      ),
    ).toBe('schöne Grüße 你好\n');
    const { files } = endpoint.device.tree.device.storage;
    expect(fileAt(files, 'Documents/hello.txt')).toMatchObject({
      text: 'schöne Grüße 你好\n',
      mime: 'text/plain',
    });
  });

  it('advances only its own clock with sleep', async () => {
    expect(await shell('date; sleep 90; date +%T; date -u +%F')).toBe(
      'Thu Mar 12 09:41:00 GMT 2026\n09:42:30\n2026-03-12\n',
    );
    expect(endpoint.device.tree.clock.now).toBe(server.context.phones.world.tree.clock.now + 90_000);
  });

  it('receives 3 MB and returns the same bytes, by every protocol', async () => {
    const bytes = randomBytes(3_000_000);
    const [here, back] = [join(real.folder, 'sent.bin'), join(real.folder, 'back.bin')];
    writeFileSync(here, bytes);
    expect((await phone('push', here, '/sdcard/Download/new folder/sent.bin')).code).toBe(0);
    expect((await phone('pull', '/sdcard/Download/new folder/sent.bin', back)).code).toBe(0);
    expect(readFileSync(back).equals(bytes)).toBe(true);
    expect((await phone('exec-out', 'cat "/sdcard/Download/new folder/sent.bin"')).out.equals(bytes)).toBe(
      true,
    );
    expect((await phone('pull', '/sdcard/Download/none.bin', back)).code).toBe(1);
  });

  it('shows a pushed picture in Gallery, but not the output of system tools', async () => {
    const picture = PNG.sync.write(new PNG({ width: 30, height: 20 }));
    writeFileSync(join(real.folder, 'drawn.png'), picture);
    await phone('push', join(real.folder, 'drawn.png'), '/sdcard/Pictures/drawn.png');
    const { files } = endpoint.device.tree.device.storage;
    expect(fileAt(files, 'Pictures/drawn.png')?.media).toMatchObject({
      kind: 'photo',
      width: 30,
      height: 20,
    });
    await shell('screencap -p /sdcard/screen.png; uiautomator dump');
    expect(endpoint.device.tree.device.storage.files).toBe(files);
    expect(PNG.sync.read((await phone('exec-out', 'cat /sdcard/screen.png')).out)).toMatchObject({
      width: 1080,
      height: 2400,
    });
    expect(await shell('cat /sdcard/window_dump.xml')).toMatch(
      /^<\?xml[\s\S]*app\.tapworld\.launcher[\s\S]*<\/hierarchy>/,
    );
    expect(await shell('ls /sdcard/*.xml /sdcard/*.png; rm /sdcard/screen.png; ls /sdcard/*.png')).toContain(
      '/sdcard/window_dump.xml',
    );
    expect(Object.keys(endpoint.device.tree.device.shell!.files)).toEqual([
      '/storage/emulated/0/window_dump.xml',
    ]);
  });

  it('performs touches and typing as steps', async () => {
    const [notes] = (await endpoint.device.elements()).filter(e => e.name === 'Notes');
    const [l, t, r, b] = notes!.bounds as [number, number, number, number];
    await shell(`input tap ${(l + r) / 2} ${(t + b) / 2}`);
    expect(endpoint.device.tree.ui.tasks.at(-1)?.stack[0]?.app).toBe('notes');
    await shell('input keyevent KEYCODE_HOME; input keyevent 26');
    expect(endpoint.device.tree.ui).toMatchObject({ foreground: null, awake: false });
    expect((await phone('shell', 'input wave')).code).toBe(255);
  });

  it('restarts its daemon as root and as the shell user', async () => {
    expect(await shell('whoami')).toBe('shell\n');
    await phone('root');
    await adb('connect', `127.0.0.1:${endpoint.port}`);
    expect(await shell('id -u')).toBe('0\n');
  });
});

describe('endpoints for all phones', () => {
  it('open for each phone on every second port, and close with it', async () => {
    const endpoints = new AdbEndpoints(server.context, { first: 42_001 });
    const [one, two] = [server.context.phones.create({ seed: 1 }), server.context.phones.create({ seed: 2 })];
    const [copy] = server.context.phones.fork(one);
    const ports = await Promise.all([one, two, copy!].map(({ id }) => endpoints.port(id)));
    expect(new Set(ports).size).toBe(3);
    expect(ports.every(port => port! >= 42_001 && port! % 2 === 1)).toBe(true);
    const serial = `127.0.0.1:${ports[1]}`;
    expect((await adb('connect', serial)).out.toString()).toContain('connected');
    expect((await adb('-s', serial, 'shell', 'echo there')).out.toString()).toBe('there\n');
    server.context.phones.remove(two.id);
    expect((await adb('-s', serial, 'shell', 'true')).code).not.toBe(0);
    await adb('disconnect', serial);
    expect(await endpoints.port(two.id)).toBeUndefined();
    const again = server.context.phones.create();
    expect((await endpoints.port(again.id))! % 2).toBe(1);
    await endpoints.close();
    expect((await adb('connect', `127.0.0.1:${ports[0]}`)).out.toString()).toContain('failed');
    for (const { id } of [one, copy!, again]) server.context.phones.remove(id);
  }, 20_000);
});

it('waits for input only if the line reads it', () => {
  expect(
    [
      'cat',
      'cat > /sdcard/a',
      'cat -',
      'tee /sdcard/x',
      'sh',
      'grep x',
      'wc -l',
      'base64 -d > f',
      'cat | wc',
    ].map(readsInput),
  ).toEqual(Array(9).fill(true));
  expect(
    [
      'cat f',
      'ls',
      'echo cat',
      'sh -c "ls"',
      'grep x f',
      'wc -l < f',
      'wm size',
      '',
      'echo a | cat',
      'sh f.sh',
    ].map(readsInput),
  ).toEqual(Array(10).fill(false));
});
