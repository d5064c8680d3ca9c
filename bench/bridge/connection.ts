import {
  Adb,
  AdbDaemonTransport,
  AdbPacket,
  AdbPacketSerializeStream,
  AdbServerClient,
  type AdbDaemonConnection,
} from '@yume-chan/adb';
import { AdbServerNodeTcpConnector } from '@yume-chan/adb-server-node-tcp';
import { MaybeConsumable, pipeFrom, ReadableStream, StructDeserializeStream } from '@yume-chan/stream-extra';
import { BridgeError, wordsOf } from './errors.ts';
import { keyStore } from './key.ts';
import { pause } from './pause.ts';

export interface Address {
  host: string;
  port: number;
}

/** Where a device is: behind an adb server, which knows it by a serial, or at an address of its own, to which `home` has the key. */
export type Where = { server: Address; serial?: string | undefined } | { tcp: Address; home?: string };

export const ADB_SERVER: Address = { host: '127.0.0.1', port: 5_037 };

/** What a line of a shell gave. */
export interface ShellResult {
  out: string;
  err: string;
  status: number;
}

/** Longest that a line may take, ms, where nothing else is said. */
const LINE_MS = 60_000;
/** Waits before the next try to reach a device that is offline for a moment, ms. */
const WAITS_MS = [100, 300, 1_000, 2_000, 4_000];
/** A person may have to allow the key on the device's screen. */
const GREETING_MS = 60_000;

function withTimeout<T>(ms: number, what: string, run: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${what} took longer than ${ms} ms`));
    }, ms);
  });
  return Promise.race([run, late]).finally(() => {
    clearTimeout(timer);
  });
}

/** The bytes of a connection, which end with its socket: the library waits for a last word that a socket which was cut off never says. */
function endingWithSocket({
  readable,
  closed,
  close,
}: AdbServerClient.ServerConnection): ReadableStream<Uint8Array> {
  const reader = (readable as ReadableStream<Uint8Array>).getReader();
  const END = { done: true, value: undefined } as const;
  const ended = closed.then(() => END);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const read = reader.read();
      const first = await Promise.race([read, ended]);
      // What came before the end has its turn first.
      const { done, value } =
        first === END
          ? await Promise.race([
              read,
              new Promise<typeof END>(resolve => {
                setImmediate(resolve, END);
              }),
            ])
          : first;
      if (done) controller.close();
      else controller.enqueue(value!);
    },
    cancel: () => close(),
  });
}

/** Sockets of which a write never fails: whoever is gone is told by the end of what it says, and one such telling is enough. */
class Sockets extends AdbServerNodeTcpConnector {
  override async connect(
    options?: AdbServerClient.ServerConnectionOptions,
  ): Promise<AdbServerClient.ServerConnection> {
    const connection = await super.connect(options);
    const writer = connection.writable.getWriter();
    writer.closed.catch(() => {});
    const writable = new MaybeConsumable.WritableStream<Uint8Array>({
      write: bytes => writer.write(bytes).catch(() => {}),
    });
    return {
      readable: endingWithSocket(connection),
      writable,
      closed: connection.closed,
      close: () => connection.close(),
    };
  }
}

/** A client of an adb server. Throws ADB_UNREACHABLE. */
export async function adbServer(address: Address): Promise<{ client: AdbServerClient; version: number }> {
  const client = new AdbServerClient(new Sockets(address));
  try {
    return { client, version: await client.getVersion() };
  } catch (error) {
    throw new BridgeError(
      'ADB_UNREACHABLE',
      `No adb server at ${address.host}:${address.port} (${wordsOf(error)}): start one with \`adb start-server\`, or reach the device itself with --tcp`,
      error,
    );
  }
}

/** The serial that is meant: the one given, or the only device that there is. Throws DEVICE_NOT_FOUND, DEVICE_UNAUTHORIZED. */
async function chooseSerial(client: AdbServerClient, serial: string | undefined): Promise<string> {
  const devices = await client.getDevices(['device', 'offline', 'unauthorized']);
  const listed = devices.map(d => `${d.serial} (${d.state})`).join(', ') || 'none';
  const found =
    serial === undefined
      ? devices.length === 1
        ? devices[0]
        : undefined
      : devices.find(d => d.serial === serial);
  if (!found)
    throw new BridgeError(
      'DEVICE_NOT_FOUND',
      serial === undefined
        ? `--serial has to say which device is meant; there are: ${listed}`
        : `No device ${serial}; there are: ${listed}`,
    );
  if (found.state === 'unauthorized')
    throw new BridgeError(
      'DEVICE_UNAUTHORIZED',
      `${found.serial} does not know this machine: allow USB debugging on its screen`,
    );
  if (found.state === 'offline') throw new Error(`${found.serial} is offline`);
  return found.serial;
}

/** A socket of Node as the packets that a device's daemon speaks. */
async function openDaemon(address: Address): Promise<AdbDaemonConnection> {
  const socket = await new Sockets(address).connect();
  return {
    readable: (socket.readable as ReadableStream<Uint8Array>).pipeThrough(
      new StructDeserializeStream(AdbPacket),
    ),
    writable: pipeFrom(socket.writable, new AdbPacketSerializeStream()) as AdbDaemonConnection['writable'],
  };
}

async function openAdb(where: Where): Promise<Adb> {
  if ('server' in where) {
    const { client } = await adbServer(where.server);
    return client.createAdb({ serial: await chooseSerial(client, where.serial) });
  }
  const serial = `${where.tcp.host}:${where.tcp.port}`;
  const connection = await openDaemon(where.tcp);
  return new Adb(
    await withTimeout(
      GREETING_MS,
      `${serial}: the greeting`,
      AdbDaemonTransport.authenticate({
        serial,
        connection,
        credentialStore: keyStore(where.home),
        initialDelayedAckBytes: 0,
      }),
    ),
  );
}

/** One device over ADB, that may be away for a moment. What only asks is sent again; what changes something is sent once. */
export class Connection {
  readonly where: Where;
  readonly #waits: readonly number[];
  #adb: Promise<Adb> | undefined;
  /** Whether it was there: what is missing then is lost. */
  #known = false;

  private constructor(where: Where, waits: readonly number[]) {
    this.where = where;
    this.#waits = waits;
  }

  /** `waits` are those between the tries to reach it, ms. Throws ADB_UNREACHABLE, DEVICE_NOT_FOUND, DEVICE_UNAUTHORIZED, DEVICE_LOST. */
  static async open(
    where: Where,
    { waits = WAITS_MS }: { waits?: readonly number[] } = {},
  ): Promise<Connection> {
    const connection = new Connection(where, waits);
    await connection.#reached();
    return connection;
  }

  /** Its name: a serial, or where it is. */
  get name(): string {
    return 'server' in this.where
      ? (this.where.serial ?? 'the only device')
      : `${this.where.tcp.host}:${this.where.tcp.port}`;
  }

  /** The device, after waiting for it where it is away. */
  async #reached(): Promise<Adb> {
    let last: unknown;
    for (const wait of [0, ...this.#waits]) {
      if (wait > 0) await pause(wait);
      try {
        const adb = await (this.#adb ??= this.#reach());
        this.#known = true;
        return adb;
      } catch (error) {
        this.#adb = undefined;
        if (error instanceof BridgeError && error.code === 'DEVICE_UNAUTHORIZED') throw error;
        last = error;
      }
    }
    throw last instanceof BridgeError && !this.#known
      ? last
      : new BridgeError('DEVICE_LOST', `${this.name} is gone: ${wordsOf(last)}`, last);
  }

  #reach(): Promise<Adb> {
    const reached = openAdb(this.where);
    const forget = () => {
      if (this.#adb === reached) this.#adb = undefined;
    };
    reached.then(
      ({ disconnected }) => disconnected.then(forget, forget),
      () => {},
    );
    return reached;
  }

  async #drop(): Promise<void> {
    const had = this.#adb;
    this.#adb = undefined;
    await (await had?.catch(() => undefined))?.close();
  }

  /** Something done with the device. Where `again` is set it is done again after the device came back. */
  async #use<T>(again: boolean, use: (adb: Adb, began: () => void) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      const adb = await this.#reached();
      let hasBegun = false;
      try {
        const disconnected = (why?: unknown): never => {
          throw new Error('The connection ended', { cause: why });
        };
        return await Promise.race([
          use(adb, () => {
            hasBegun = true;
          }),
          adb.disconnected.then(disconnected, disconnected),
        ]);
      } catch (error) {
        if (error instanceof BridgeError) throw error;
        // Saying goodbye to one that is gone may take for ever.
        void this.#drop().catch(() => {});
        // A line that may have been taken is not given twice: a second tap is another tap.
        if ((hasBegun && !again) || tries >= 2)
          throw new BridgeError('DEVICE_LOST', `${this.name} is gone: ${wordsOf(error)}`, error);
      }
    }
  }

  /** A line of its shell, and the bytes that it gave. `again` marks one that only asks. Throws DEVICE_LOST. */
  bytes(
    line: string,
    { again = false, limitMs = LINE_MS }: { again?: boolean; limitMs?: number } = {},
  ): Promise<{ out: Buffer; err: string; status: number }> {
    return this.#use(again, async (adb, began) => {
      const shell = adb.subprocess.shellProtocol;
      if (!shell)
        throw new BridgeError(
          'DEVICE_NOT_FOUND',
          `${this.name} is too old: its shell tells no status (shell_v2 needs Android 7)`,
        );
      const process = await shell.spawn([line]);
      began();
      const gathered = async (stream: ReadableStream<Uint8Array>) => {
        const pieces: Uint8Array[] = [];
        for await (const piece of stream as unknown as AsyncIterable<Uint8Array>) pieces.push(piece);
        return Buffer.concat(pieces);
      };
      const all = Promise.all([gathered(process.stdout), gathered(process.stderr), process.exited]);
      try {
        const [out, err, status] = await withTimeout(limitMs, line.slice(0, 60), all);
        return { out, err: err.toString(), status };
      } catch (error) {
        all.catch(() => {});
        void process.kill();
        throw error;
      }
    });
  }

  /** A line of its shell, with what it wrote as text. Throws DEVICE_LOST. */
  async shell(line: string, options: { again?: boolean; limitMs?: number } = {}): Promise<ShellResult> {
    const { out, err, status } = await this.bytes(line, options);
    return { out: out.toString(), err, status };
  }

  /** A file of the device. Throws what `sync` says where there is none, and DEVICE_LOST. */
  read(path: string): Promise<Buffer> {
    return this.#use(true, async adb => {
      const sync = await adb.sync();
      try {
        const pieces: Uint8Array[] = [];
        for await (const piece of sync.read(path) as unknown as AsyncIterable<Uint8Array>) pieces.push(piece);
        return Buffer.concat(pieces);
      } finally {
        await sync.dispose();
      }
    });
  }

  /** Puts a file onto the device. */
  write(path: string, bytes: Uint8Array): Promise<void> {
    return this.#use(true, async adb => {
      const sync = await adb.sync();
      const file = new ReadableStream<MaybeConsumable<Uint8Array>>({
        start(controller) {
          controller.enqueue(bytes);
          controller.close();
        },
      });
      try {
        await sync.write({ filename: path, file });
      } finally {
        await sync.dispose();
      }
    });
  }

  /** The screen as PNG. */
  async picture(): Promise<Buffer> {
    const { out, err } = await this.bytes('screencap -p', { again: true });
    if (out.length === 0) throw new BridgeError('NO_SCREEN', `screencap gave no picture: ${err.trim()}`);
    return out;
  }

  async close(): Promise<void> {
    await this.#drop().catch(() => {});
  }
}

/** What asks a device: a connection, or what stands for one in a test. */
export type Shell = Pick<Connection, 'shell' | 'bytes' | 'picture'>;
