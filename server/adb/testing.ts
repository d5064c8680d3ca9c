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

const runFile = promisify(execFile);

/** The result of a run of adb. */
export interface AdbResult {
  code: number;
  out: Buffer;
  err: string;
}

/** The installed adb, with a server, a home folder and a key for this test alone. */
export interface PrivateAdb {
  /** The home folder, which `stop` deletes. */
  folder: string;
  /** The port of the adb server. */
  port: number;
  /** The environment for programs that use this server and home. */
  env: NodeJS.ProcessEnv;
  adb(...args: string[]): Promise<AdbResult>;
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
  const adb = async (...args: string[]): Promise<AdbResult> =>
    runFile('adb', args, { env, encoding: 'buffer', maxBuffer: 32 * 1024 * 1024 }).then(
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

/** A server for a test file and, for each test, a new phone. */
export interface TestedPhone {
  server: RunningServer;
  device: AdbDevice;
  /** Runs a line of the phone's shell in this process. */
  sh(line: string): Promise<{ out: string; err: string; status: number }>;
  /** Runs a line as root, as after `adb root`. */
  asRoot(line: string): Promise<{ out: string; err: string; status: number }>;
}

/** Gives each test of a file a new phone, without a port. */
export function usePhone(): TestedPhone {
  const run = async (line: string, root: boolean) => {
    const { out, err, status } = await runShell(tested.device, line, { root });
    return { out: out.toString(), err: err.toString(), status };
  };
  const tested = {
    sh: line => run(line, false),
    asRoot: line => run(line, true),
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

/** A server and an adb server for a test file and, for each test, a new phone with an endpoint. */
export interface TestedEndpoint {
  server: RunningServer;
  real: PrivateAdb;
  endpoint: AdbEndpoint;
  /** Runs adb on the phone. */
  phone(...args: string[]): Promise<AdbResult>;
}

/** Gives each test of a file a new phone with an endpoint. */
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

/** A client that sends and receives single packets. */
export interface PacketClient {
  socket: Socket;
  say(command: Command, arg0: number, arg1: number, data?: string | Buffer): boolean;
  /** The next packet; undefined once the connection is closed. */
  next(): Promise<Packet | undefined>;
  /** Sends the handshake and returns the answer. */
  greet(): Promise<Packet | undefined>;
  closed: Promise<void>;
}

export async function packetClient(port: number): Promise<PacketClient> {
  const socket = connect(port, '127.0.0.1');
  const reader = new PacketReader();
  const received: Packet[] = [];
  let wake = () => {};
  socket.on('data', bytes => {
    received.push(...reader.push(bytes));
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
    while (received.length === 0) {
      if (socket.destroyed) return undefined;
      await new Promise<void>(resolve => {
        wake = resolve;
      });
    }
    return received.shift();
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
