import { createPublicKey } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { apps } from '../apps/catalogue.ts';
import { AdbEndpoint } from '../server/adb/endpoint.ts';
import { useAdbEndpoint, type PrivateAdb } from '../server/adb/testing.ts';
import type { RunningServer } from '../server/start.ts';
import type { Action } from '../src/protocol/action.ts';
import type { Element } from '../src/protocol/observation.ts';
import { AppMap } from '../bench/bridge/app-map.ts';
import { Connection } from '../bench/bridge/connection.ts';
import { keyStore } from '../bench/bridge/key.ts';
import type { BridgeResult } from '../bench/bridge/play.ts';
import { Screen } from '../bench/bridge/screen.ts';
import { examineDevice } from './bridge/doctor.ts';
import { bridge } from './bridge.ts';
import { runCli } from './program.ts';

const tested = useAdbEndpoint();
let server: RunningServer;
let real: PrivateAdb;
let endpoint: AdbEndpoint;
const through = () => ({
  server: { host: '127.0.0.1', port: real.port },
  serial: `127.0.0.1:${endpoint.port}`,
});
const straight = () => ({ tcp: { host: '127.0.0.1', port: endpoint.port }, home: real.folder });

beforeEach(() => {
  ({ server, real, endpoint } = tested);
});

/** What a dump can carry of an element: no id of ours, no hint, no level, no value but what is typed, and no role beyond its class. */
function carried({ id: _, role: __, hint: ___, range: ____, value, ...rest }: Element): Partial<Element> {
  return rest.states.editable ? { ...rest, value: value ?? '' } : rest;
}
/** Roles for which Android has a class of their own. */
const ROLES_WITH_CLASS = new Set([
  'button',
  'tab',
  'switch',
  'checkbox',
  'radio',
  'textbox',
  'slider',
  'img',
  'progressbar',
  'dialog',
]);

describe('a device', () => {
  it.each([
    ['through an adb server', through],
    ['straight over TCP', straight],
  ] as const)('%s has a shell with statuses, files and a picture', async (_, where) => {
    if (where === through) await real.adb('connect', through().serial);
    const connection = await Connection.open(where());
    expect(await connection.shell('echo "a  $((1+1))"; echo wrong >&2; exit 3')).toEqual({
      out: 'a  2\n',
      err: 'wrong\n',
      status: 3,
    });
    await connection.write('/sdcard/Download/über.txt', Buffer.from('héllo'));
    expect((await connection.read('/sdcard/Download/über.txt')).toString()).toBe('héllo');
    expect((await connection.picture()).subarray(1, 4).toString()).toBe('PNG');
    await connection.close();
  });

  it('lets in who holds a key that it knows, made on first use', async () => {
    const keyFolder = join(real.folder, 'someone');
    const store = keyStore(keyFolder);
    const key = await store.generateKey();
    const pem = createPublicKey({ key: Buffer.from(key.buffer), format: 'der', type: 'pkcs8' } as never);
    const locked = await AdbEndpoint.open(server.context, endpoint.device.id, { keys: [pem] });
    const connection = await Connection.open({
      tcp: { host: '127.0.0.1', port: locked.port },
      home: keyFolder,
    });
    expect((await connection.shell('echo in')).out).toBe('in\n');
    await connection.close();
    await locked.close();
    rmSync(keyFolder, { recursive: true });
  });

  it('that is gone is told from one that says no', async () => {
    const connection = await Connection.open(straight(), { waits: [10, 20] });
    await endpoint.close();
    await expect(connection.shell('true')).rejects.toMatchObject({ code: 'DEVICE_LOST' });
    await expect(
      Connection.open({ server: { host: '127.0.0.1', port: real.port }, serial: 'nosuch' }, { waits: [] }),
    ).rejects.toMatchObject({ code: 'DEVICE_NOT_FOUND' });
    await expect(
      Connection.open({ server: { host: '127.0.0.1', port: endpoint.port } }, { waits: [] }),
    ).rejects.toMatchObject({ code: 'ADB_UNREACHABLE' });
  });

  it('that comes back is reached again', async () => {
    const connection = await Connection.open(straight());
    const { port } = endpoint;
    await endpoint.close();
    const result = connection.shell('echo back', { again: true });
    endpoint = await AdbEndpoint.open(server.context, endpoint.device.id, { port });
    expect((await result).out).toBe('back\n');
    await connection.close();
  });
});

describe('a simulated phone’s screen', () => {
  /** The same screen over HTTP and over ADB, after some steps. */
  async function both(
    screen: Screen,
    ...actions: Action[]
  ): Promise<[readonly Element[], readonly Element[]]> {
    const phone = server.context.phones.get(endpoint.device.id);
    if (actions.length > 0)
      await server.context.stepper.step(phone, actions, { observe: { screenshot: false } });
    const { observation } = await server.context.stepper.observe(phone, {
      screenshot: false,
      elements: true,
    });
    return [observation.elements!, await screen.elements()];
  }

  it('is the same list over ADB as over HTTP, in every app, but for what XML cannot carry', async () => {
    const connection = await Connection.open(straight());
    const screen = new Screen(connection, await AppMap.on(connection));
    const pages: Action[][] = [
      [],
      ...apps.map((app): Action[] => [{ type: 'open_app', app: app.id }]),
      [
        { type: 'open_app', app: 'notes' },
        { type: 'scroll', direction: 'down' },
      ],
      [{ type: 'key', key: 'recents' }],
      [{ type: 'swipe', from: [540, 5], to: [540, 1_800] }],
    ];
    for (const page of pages) {
      const [http, adb] = await both(screen, ...page);
      expect(adb.map(carried), JSON.stringify(page)).toEqual(http.map(carried));
      expect(adb.map(e => (ROLES_WITH_CLASS.has(e.role) ? e.role : ''))).toEqual(
        http.map(e => (ROLES_WITH_CLASS.has(e.role) ? e.role : e.role === 'link' ? 'button' : '')),
      );
      expect(new Set(adb.map(e => e.id)).size).toBe(adb.length);
    }
    await connection.close();
  }, 120_000);
});

describe('tapworld bridge', () => {
  it('plays on simulated phones through their doors, and both verdicts agree', async () => {
    const out = join(real.folder, 'run');
    const lines: string[] = [];
    const status = await runCli(
      [bridge],
      [
        'bridge',
        'run',
        '--json',
        '--adb-server',
        `127.0.0.1:${real.port}`,
        '--tasks',
        'settings/wifi-on,notes/create-note,recipes/delete-duplicates-in-many',
        '--out',
        out,
      ],
      {
        out: text => {
          lines.push(text);
        },
        err: () => {},
      },
      '0',
    );
    expect(JSON.parse(lines.join(''))).toMatchObject({
      via: 'adb server',
      verdicts: { pass: 3, fail: 0 },
      agree: { of: 3, agreed: 3 },
    });
    expect(status).toBe(0);
    const results = readFileSync(join(out, 'results.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as BridgeResult);
    for (const result of results)
      expect(result).toMatchObject({
        outcome: 'success',
        verdict: { success: true },
        probes: { verdict: 'pass', by: 'probe' },
        state: { success: true, agrees: true },
      });
  }, 120_000);

  it('takes a device or simulated phones, and not both', async () => {
    for (const args of [
      ['--simulated', '--serial', 'x'],
      ['--wipe'],
      ['--tcp', '127.0.0.1:1', '--serial', 'x'],
    ])
      expect(
        await runCli(
          [bridge],
          ['bridge', 'run', '--tasks', 'settings/wifi-on', ...args],
          { out: () => {}, err: () => {} },
          '0',
        ),
      ).toBe(2);
  });

  it('doctor says what a device offers', async () => {
    const { elements, tiers, keyboard, apps: found } = await examineDevice(straight(), {});
    expect(elements).toBeGreaterThan(10);
    expect(tiers.A.offered).toBe(true);
    expect(keyboard).toMatch(/AdbIME$/);
    expect(found.find(each => each.app === 'clock')).toEqual({ app: 'clock', package: 'app.tapworld.clock' });
  });
});
