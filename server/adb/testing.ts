import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startServer, type RunningServer } from '../start.ts';
import { AdbDevice } from './device.ts';
import { AdbEndpoint } from './endpoint.ts';
import { encode, PacketReader, VERSION, type Command, type Packet } from './packet.ts';
import { runShell } from './shell.ts';

const run = promisify(execFile);

/** What a run of adb gave. */
export interface Said {
  code: number;
  out: Buffer;
  err: string;
}

/** Debian's adb for a test, with a server, a home and a key of its own. */
export interface PrivateAdb {
  /** Its home, which goes with it. */
  folder: string;
  /** Where its server listens, on this machine. */
  port: number;
  /** What a program needs to find that server, and to keep its own files in that home. */
  env: NodeJS.ProcessEnv;
  adb(...args: string[]): Promise<Said>;
  stop(): Promise<void>;
}

export async function startAdb(): Promise<PrivateAdb> {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-adb-'));
  const probe = createServer();
  await new Promise<void>(resolve => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise(resolve => {
    probe.close(resolve);
  });
  const env = { ...process.env, HOME: folder, ANDROID_ADB_SERVER_PORT: String(port) };
  const adb = async (...args: string[]): Promise<Said> =>
    run('adb', args, { env, encoding: 'buffer', maxBuffer: 32 * 1024 * 1024 }).then(
      ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr.toString() }),
      (error: { code: number; stdout: Buffer; stderr: Buffer }) => ({
        code: error.code,
        out: error.stdout,
        err: error.stderr.toString(),
      }),
    );
  await adb('start-server');
  return {
    folder,
    port,
    env,
    adb,
    async stop() {
      await adb('kill-server');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a file's tests run lines on: a server of their own and, for each test, a new phone. */
export interface TestedPhone {
  server: RunningServer;
  device: AdbDevice;
  /** A line of the phone's shell, in this process. */
  sh(line: string): Promise<{ out: string; err: string; status: number }>;
}

/** Gives each test of a file a new phone, without a port. */
export function usePhone(): TestedPhone {
  const tested = {
    async sh(line: string) {
      const { out, err, status } = await runShell(tested.device, line);
      return { out: out.toString(), err: err.toString(), status };
    },
  } as TestedPhone;
  beforeAll(async () => {
    tested.server = await startServer({ port: 0, renderers: 1 });
  }, 60_000);
  afterAll(() => tested.server.close());
  beforeEach(() => {
    const phone = tested.server.context.phones.create({ seed: 1 });
    tested.device = new AdbDevice(tested.server.context, phone);
    return () => {
      tested.server.context.phones.remove(phone.id);
    };
  });
  return tested;
}

/** What a file's tests drive by the real adb: a server, an adb of their own and, for each test, a new phone behind a door, to which nobody is connected. */
export interface TestedEndpoint {
  server: RunningServer;
  real: PrivateAdb;
  endpoint: AdbEndpoint;
  /** Runs adb on the phone. */
  phone(...args: string[]): Promise<Said>;
}

/** Gives each test of a file a new phone behind a door. */
export function useAdbEndpoint(): TestedEndpoint {
  const tested = {
    phone: (...args: string[]) => tested.real.adb('-s', `127.0.0.1:${tested.endpoint.port}`, ...args),
  } as TestedEndpoint;
  beforeAll(async () => {
    tested.real = await startAdb();
    tested.server = await startServer({ port: 0, renderers: 1 });
  }, 60_000);
  afterAll(async () => {
    await tested.real.stop();
    await tested.server.close();
  }, 60_000);
  beforeEach(async () => {
    const { id } = tested.server.context.phones.create({ seed: 1 });
    const endpoint = (tested.endpoint = await AdbEndpoint.open(tested.server.context, id));
    return async () => {
      await tested.real.adb('disconnect', `127.0.0.1:${endpoint.port}`);
      await endpoint.close();
      tested.server.context.phones.remove(id);
    };
  });
  return tested;
}

/** A client that says what it is told to, packet by packet. */
export interface PacketClient {
  socket: Socket;
  say(command: Command, arg0: number, arg1: number, data?: string | Buffer): boolean;
  /** The next packet; undefined once the line is closed. */
  next(): Promise<Packet | undefined>;
  /** Says who it is, and gives the answer. */
  greet(): Promise<Packet | undefined>;
  closed: Promise<void>;
}

export async function packetClient(port: number): Promise<PacketClient> {
  const socket = connect(port, '127.0.0.1');
  const reader = new PacketReader();
  const got: Packet[] = [];
  let wake = () => {};
  socket.on('data', bytes => {
    got.push(...reader.push(bytes));
    wake();
  });
  socket.on('error', () => {});
  const closed = new Promise<void>(resolve => {
    socket.on('close', () => {
      resolve();
      wake();
    });
  });
  await new Promise<void>(resolve => {
    socket.on('connect', resolve);
  });
  const say: PacketClient['say'] = (command, arg0, arg1, data = '') =>
    socket.write(encode({ command, arg0, arg1, data: Buffer.from(data) }));
  const next = async () => {
    while (got.length === 0) {
      if (socket.destroyed) return undefined;
      await new Promise<void>(resolve => {
        wake = resolve;
      });
    }
    return got.shift();
  };
  return {
    socket,
    say,
    next,
    greet: () => {
      say('CNXN', VERSION, 4096, 'host::features=shell_v2,cmd');
      return next();
    },
    closed,
  };
}
