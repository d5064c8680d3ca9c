import type { Adb } from '@yume-chan/adb';
import { MaybeConsumable, ReadableStream } from '@yume-chan/stream-extra';
import { BridgeError, wordsOf } from './errors.ts';
import { openAdb, type Where } from './open-adb.ts';
import { pause } from './pause.ts';
import { withTimeout } from './timeout.ts';

/** The output and exit status of a shell command. */
export interface ShellResult {
  out: string;
  err: string;
  status: number;
}

/** Default time limit of a shell command, ms. */
const LINE_MS = 60_000;
/** Waits between attempts to reach a device, ms: it may be offline for a moment. */
const WAITS_MS = [100, 300, 1_000, 2_000, 4_000];
/** A device over ADB, which may be away for a moment. Commands that only read are sent again; those that change something are sent once. */
export class Connection {
  readonly where: Where;
  readonly #waits: readonly number[];
  #adb: Promise<Adb> | undefined;
  /** Whether the device was reached before: if it is missing now, it was lost. */
  #known = false;

  private constructor(where: Where, waits: readonly number[]) {
    this.where = where;
    this.#waits = waits;
  }

  /** `waits` are the pauses between attempts to reach it, ms. Throws ADB_UNREACHABLE, DEVICE_NOT_FOUND, DEVICE_UNAUTHORIZED, DEVICE_LOST. */
  static async open(
    where: Where,
    { waits = WAITS_MS }: { waits?: readonly number[] } = {},
  ): Promise<Connection> {
    const connection = new Connection(where, waits);
    await connection.#reached();
    return connection;
  }

  /** The device's serial or address. */
  get name(): string {
    return 'server' in this.where
      ? (this.where.serial ?? 'the only device')
      : `${this.where.tcp.host}:${this.where.tcp.port}`;
  }

  /** The device; waits for it if it is away. */
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
      : new BridgeError('DEVICE_LOST', `${this.name} cannot be reached any more: ${wordsOf(last)}`, last);
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
    const adb = this.#adb;
    this.#adb = undefined;
    await (await adb?.catch(() => undefined))?.close();
  }

  /** Runs `use` on the device. With `again`, it runs again after the device came back. */
  async #use<T>(again: boolean, use: (adb: Adb, markBegun: () => void) => Promise<T>): Promise<T> {
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
        // Closing a lost connection may never end.
        void this.#drop().catch(() => {});
        // A command that may have arrived is not sent again: a second tap would be another tap.
        if ((hasBegun && !again) || tries >= 2)
          throw new BridgeError(
            'DEVICE_LOST',
            `${this.name} cannot be reached any more: ${wordsOf(error)}`,
            error,
          );
      }
    }
  }

  /** Runs a shell command; returns its output as bytes. `again` marks a command that only reads. Throws DEVICE_LOST. */
  bytes(
    line: string,
    { again = false, limitMs = LINE_MS }: { again?: boolean; limitMs?: number } = {},
  ): Promise<{ out: Buffer; err: string; status: number }> {
    return this.#use(again, async (adb, markBegun) => {
      const shell = adb.subprocess.shellProtocol;
      if (!shell)
        throw new BridgeError(
          'DEVICE_NOT_FOUND',
          `${this.name} is too old: its shell reports no exit status (shell_v2 needs Android 7)`,
        );
      const process = await shell.spawn([line]);
      markBegun();
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

  /** Runs a shell command; returns its output as text. Throws DEVICE_LOST. */
  async shell(line: string, options: { again?: boolean; limitMs?: number } = {}): Promise<ShellResult> {
    const { out, err, status } = await this.bytes(line, options);
    return { out: out.toString(), err, status };
  }

  /** Reads a file of the device. Throws errors of `sync`, and DEVICE_LOST. */
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

  /** Writes a file to the device. */
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

/** What sends commands to a device: a connection, or a fake of it in tests. */
export type Shell = Pick<Connection, 'shell' | 'bytes' | 'picture'>;
