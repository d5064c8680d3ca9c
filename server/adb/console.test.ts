import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Phone } from '../../apps/catalogue.ts';
import { startServer, type RunningServer } from '../start.ts';
import { openConsole } from './console.ts';
import { AdbDevice } from './device.ts';
import { AdbEndpoints } from './endpoints.ts';
import { startAdb, type PrivateAdb } from './testing.ts';

let server: RunningServer;
let device: AdbDevice;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1 });
}, 60_000);
afterAll(() => server.close(), 60_000);
beforeEach(() => {
  const phone = server.context.phones.create({ seed: 1 });
  device = new AdbDevice(server.context, phone);
  return () => {
    server.context.phones.remove(phone.id);
  };
});

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A client of a console that listens on a port of its own. */
async function client(token?: string) {
  const listening = await freeConsole(token);
  const socket = connect(listening.port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('data', bytes => {
    received += bytes.toString();
  });
  const answer = async (): Promise<string> => {
    await expect
      .poll(() => /(^|\r\n)(OK|KO.*)\r\n$/.test(received), { interval: 2, timeout: 20_000 })
      .toBe(true);
    const text = received.replaceAll('\r\n', '\n');
    received = '';
    return text;
  };
  return {
    socket,
    greeting: await answer(),
    say: async (line: string) => {
      socket.write(`${line}\n`);
      return answer();
    },
    close: listening.close,
  };
}

let next = 43_100;
async function freeConsole(token?: string): Promise<{ port: number; close: () => Promise<void> }> {
  for (;;) {
    try {
      return { port: next, close: await openConsole(device, next, token) };
    } catch {
      next += 2;
    }
  }
}

describe('an emulator’s console', () => {
  it('greets, helps, and refuses unknown commands', async () => {
    const { greeting, say, socket, close } = await client();
    expect(greeting).toBe("Android Console: type 'help' for a list of commands\nOK\n");
    expect(await say('help')).toMatch(/sms .*SMS[\s\S]*quit[\s\S]*\nOK\n$/);
    expect(await say('help sms')).toContain('sms send <phonenumber> <text message>');
    expect(await say('ping')).toBe('I am alive!\nOK\n');
    expect(await say('avd status')).toBe('virtual device is running\nOK\n');
    expect(await say('avd id')).toBe(`${device.id}\nOK\n`);
    expect(await say('nosuch')).toBe("KO: unknown command, try 'help'\n");
    expect(
      [
        await say('sms'),
        await say('sms send 123'),
        await say('geo fix 200 10'),
        await say('gsm accept 07700900123'),
        await say('kill'),
      ].every(reply => reply.startsWith('KO: ')),
    ).toBe(true);
    socket.write('quit\n');
    await once(socket, 'close');
    await close();
  });

  it('requires its token, and disconnects a browser', async () => {
    const { greeting, say, socket, close } = await client('abc');
    expect(greeting).toContain('Authentication required');
    expect(await say('power capacity 5')).toMatch(/^KO/);
    expect(await say('auth abd')).toBe('KO: authentication token does not match\n');
    expect(await say('auth abc')).toContain("type 'help'");
    expect(await say('power capacity 5')).toBe('OK\n');
    socket.write('POST / HTTP/1.1\r\n\r\npower capacity 6\r\n');
    await once(socket, 'close');
    expect(device.tree.device.battery.level).toBe(5);
    await close();
  });

  it('sends texts and calls, and decides what the other side of a call does', async () => {
    const { say, close } = await client();
    const apps = () => device.tree.apps as Phone['apps'];
    expect(await say('sms send 07700900999 Two  spaces, "quotes"\\nand a line')).toBe('OK\n');
    expect(Object.values(apps().messages.messages).at(-1)).toMatchObject({
      from: expect.stringContaining('7700900999'),
      text: 'Two  spaces, "quotes"\nand a line',
      status: 'received',
    });
    expect(Object.values(device.tree.os.notifications).some(n => n.app === 'messages')).toBe(true);
    const calls = () => Object.values(apps().phone.current);
    await say('gsm call 07700900123');
    expect(calls()).toMatchObject([{ number: '07700900123', direction: 'incoming', state: 'ringing' }]);
    expect(await say('gsm list')).toBe('inbound from  07700900123 : incoming\nOK\n');
    expect(await say('gsm busy 07700900123')).toMatch(/^KO/);
    expect(await say('gsm accept 07700900123')).toBe('OK\n');
    expect(calls()).toMatchObject([{ state: 'active' }]);
    await say('gsm cancel 07700900123');
    expect(calls()).toMatchObject([{ state: 'ended' }]);
    await device.input({ type: 'wait', ms: 5_000 });
    await say('gsm call 07700900123');
    await say('gsm cancel 07700900123');
    expect(Object.values(apps().phone.calls).at(-1)).toMatchObject({ number: '07700900123', kind: 'missed' });
    await device.run('phone', 'place', { number: '07700900555' });
    expect(await say('gsm busy 07700900555')).toBe('OK\n');
    expect(calls().find(call => call.number === '07700900555')).toMatchObject({
      state: 'ended',
      end: 'busy',
    });
    await close();
  }, 20_000);

  it('changes location, battery, network and rotation, and types', async () => {
    const { say, close } = await client();
    await say('geo fix -0.1276 51.5072 12');
    expect(device.tree.device.place).toEqual({
      longitude: -0.1276,
      latitude: 51.5072,
      name: '51.5072, -0.1276',
    });
    for (const line of [
      'power capacity 17',
      'power ac on',
      'network speed umts',
      'gsm data off',
      'gsm signal-profile 1',
      'rotate',
    ])
      expect(await say(line), line).toBe('OK\n');
    expect(device.tree.device).toMatchObject({
      battery: { level: 17, charging: true },
      radios: { generation: '3g', mobileData: false, signal: 1 },
      held: 'landscape',
    });
    expect(await say('power display')).toBe(
      'AC: online\nstatus: Charging\nhealth: Good\npresent: true\ncapacity: 17\nOK\n',
    );
    expect(await say('network status')).toContain('upload speed:            384000 bits/s (46.9 KB/s)');
    for (const line of [
      'power capacity 101',
      'power ac maybe',
      'network speed warp',
      'gsm signal 50',
      'event send EV_KEY:KEY_NONE:1',
    ])
      expect(await say(line), line).toMatch(/^KO: /);
    await device.run('system', 'changeSettings', {
      settings: { lock: { kind: 'pin', secret: '1234', fingerprint: true } },
    });
    expect(await say('event send EV_KEY:KEY_POWER:1 EV_KEY:KEY_POWER:0')).toBe('OK\n');
    expect(device.tree.ui.awake).toBe(false);
    await say('event send EV_KEY:KEY_POWER:1 EV_KEY:KEY_POWER:0');
    expect(device.tree.ui).toMatchObject({ awake: true, locked: true });
    expect(await say('finger touch 1')).toBe('OK\n');
    expect(device.tree.ui.locked).toBe(false);
    await close();
  }, 30_000);
});

describe('emulators, with the real adb', () => {
  let real: PrivateAdb;
  beforeAll(async () => {
    real = await startAdb();
  }, 60_000);
  afterAll(() => real.stop());

  it('are found by a scan or an announcement, and `adb emu` reaches their consoles', async () => {
    // A second run of these tests may hold any of the ports that are looked at.
    const endpoints = new AdbEndpoints(server.context, { first: 5_571, adbServer: real.port });
    const port = (await endpoints.port(device.id))!;
    const serial = `emulator-${port - 1}`;
    await expect.poll(async () => (await real.adb('devices')).out.toString()).toContain(`${serial}\tdevice`);
    expect((await real.adb('-s', serial, 'shell', 'echo there')).out.toString()).toBe('there\n');
    expect(
      await real.adb('-s', serial, 'emu', 'sms', 'send', '07700900999', 'From', 'the', 'console'),
    ).toMatchObject({ code: 0 });
    const messages = () => Object.values((device.tree.apps as Phone['apps']).messages.messages);
    await expect.poll(() => messages().at(-1)?.text).toBe('From the console');
    const name = async () => (await real.adb('-s', serial, 'emu', 'avd', 'name')).out.toString();
    const withoutToken = await name();
    expect(withoutToken).toMatch(/^\w+\r\nOK\r\n$/);
    writeFileSync(join(real.folder, '.emulator_console_auth_token'), 'anything');
    expect(await name()).toBe(withoutToken);
    expect((await real.adb('-s', serial, 'emu', 'avd', 'id')).out.toString()).toContain(device.id);
    if (port <= 5_585) {
      await real.adb('kill-server');
      await real.adb('start-server');
      await expect
        .poll(async () => (await real.adb('devices')).out.toString(), { timeout: 5_000 })
        .toContain(`${serial}\tdevice`);
    }
    await endpoints.close();
  }, 30_000);
});
