import { posix } from 'node:path';
import { RuleError } from '../../src/sdk/core/rule-error.ts';
import type { Access } from './app-data.ts';
import type { AdbDevice } from './device.ts';
import { DeviceFiles } from './files.ts';
import type { Entry } from './phone-paths.ts';
import type { AdbStream } from './stream.ts';
import { errorText } from './errno.ts';

/** Maximum file bytes in one DATA message, as the protocol says. */
const MAX_CHUNK = 64 * 1024;
/** Maximum length of a path, including the mode behind it. */
const MAX_PATH = 1_024 + 16;
/** Maximum size of a pushed file, bytes. */
const MAX_FILE = 512 * 1024 * 1024;
const ID_BYTES = 8;

const SECOND = 1_000;
const [ENOENT, EACCES] = [2, 13];
const SYMLINK = 0o120000;
const KIND = 0o170000;
/** Owner and group of files in shared storage. */
const [UID, GID] = [1_023, 1_023];

/** Reads exact numbers of bytes from a stream. */
class ByteReader {
  #pieces: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);
  constructor(stream: AdbStream) {
    this.#pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** The next `count` bytes; undefined if the client disconnects first. */
  async read(count: number): Promise<Buffer | undefined> {
    const pieces = [this.#rest];
    let length = this.#rest.length;
    while (length < count) {
      const { value, done } = await this.#pieces.next();
      if (done) return undefined;
      pieces.push(value);
      length += value.length;
    }
    const all = pieces.length === 1 ? this.#rest : Buffer.concat(pieces);
    this.#rest = all.subarray(count);
    return all.subarray(0, count);
  }
}

function message(id: string, ...words: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 + 4 * words.length);
  bytes.write(id, 0, 'latin1');
  words.forEach((word, i) => bytes.writeUInt32LE(word >>> 0, 4 + 4 * i));
  return bytes;
}

const fail = (reason: string): Buffer => {
  const text = Buffer.from(reason);
  return Buffer.concat([message('FAIL', text.length), text]);
};
const seconds = (at: number): number => Math.floor(at / SECOND);

/** The body of STA2, LST2 and DNT2: error, device, inode, mode, links, owner, group, size and three times. */
function stat2(id: string, entry: Entry | undefined, closed = false): Buffer {
  const bytes = Buffer.alloc(72);
  bytes.write(id, 0, 'latin1');
  if (!entry) {
    bytes.writeUInt32LE(closed ? EACCES : ENOENT, 4);
    return bytes;
  }
  bytes.writeBigUInt64LE(1n, 8);
  bytes.writeUInt32LE(entry.mode, 24);
  bytes.writeUInt32LE(1, 28);
  bytes.writeUInt32LE(UID, 32);
  bytes.writeUInt32LE(GID, 36);
  bytes.writeBigUInt64LE(BigInt(entry.size), 40);
  for (const at of [48, 56, 64]) bytes.writeBigInt64LE(BigInt(seconds(entry.at)), at);
  return bytes;
}

/** The file service of `adb push` and `adb pull`, in both protocol versions. A pushed file appears once all of its bytes have arrived. */
export async function sync(stream: AdbStream, device: AdbDevice, access: Access = {}): Promise<void> {
  const files = new DeviceFiles(device, access);
  const reader = new ByteReader(stream);
  for (;;) {
    const head = await reader.read(ID_BYTES);
    if (!head) break;
    const id = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    if (id === 'QUIT') break;
    if (length > MAX_PATH) {
      stream.write(fail(`A path of ${length} bytes is too long`));
      break;
    }
    const name = await reader.read(length);
    if (!name) break;
    const path = name.toString('utf8');
    await files.prepare(path);
    if (id === 'STAT') {
      const found = files.look(path);
      stream.write(
        found ? message('STAT', found.mode, found.size, seconds(found.at)) : message('STAT', 0, 0, 0),
      );
    } else if (id === 'STA2' || id === 'LST2') stream.write(stat2(id, files.look(path), files.closed(path)));
    else if (id === 'LIST' || id === 'LIS2') list(stream, files, path, id === 'LIS2');
    else if (id === 'RECV') await send(stream, files, path);
    else if (id === 'SEND') {
      if (!(await receive(stream, reader, files, path))) break;
    } else {
      stream.write(fail(`unknown command ${id}`));
      break;
    }
  }
  stream.end();
}

function list(stream: AdbStream, files: DeviceFiles, path: string, second: boolean): void {
  const names = files.look(path)?.kind === 'folder' ? files.list(path) : [];
  for (const name of names) {
    const entry = files.look(posix.join(path, name))!;
    const text = Buffer.from(name);
    if (second) {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(text.length);
      stream.write(Buffer.concat([stat2('DNT2', entry), length, text]));
    } else
      stream.write(
        Buffer.concat([message('DENT', entry.mode, entry.size, seconds(entry.at), text.length), text]),
      );
  }
  stream.write(Buffer.concat([Buffer.from('DONE'), Buffer.alloc(second ? 72 : 16)]));
}

async function send(stream: AdbStream, files: DeviceFiles, path: string): Promise<void> {
  let bytes: Buffer;
  try {
    bytes = await files.read(path);
  } catch (error) {
    stream.write(fail(errorText(error)));
    return;
  }
  for (let at = 0; at < bytes.length; at += MAX_CHUNK) {
    const chunk = bytes.subarray(at, at + MAX_CHUNK);
    stream.write(Buffer.concat([message('DATA', chunk.length), chunk]));
  }
  stream.write(message('DONE', 0));
}

/** Receives a pushed file. False if the client disconnected or broke the protocol. */
async function receive(
  stream: AdbStream,
  reader: ByteReader,
  files: DeviceFiles,
  target: string,
): Promise<boolean> {
  const comma = target.lastIndexOf(',');
  const path = comma < 0 ? target : target.slice(0, comma);
  const mode = comma < 0 ? 0o644 : Number(target.slice(comma + 1));
  const chunks: Buffer[] = [];
  let size = 0;
  for (;;) {
    const head = await reader.read(ID_BYTES);
    if (!head) return false;
    const id = head.toString('latin1', 0, 4);
    const word = head.readUInt32LE(4);
    if (id === 'DONE') {
      try {
        if ((mode & KIND) === SYMLINK)
          throw new RuleError('NO_LINKS', 'Links cannot be pushed to this phone');
        if (size > MAX_FILE) throw new RuleError('TOO_LARGE', `A file may have ${MAX_FILE} bytes`);
        // DONE carries the client's time. It comes from another machine's clock, so two runs would differ: use the phone's clock.
        await files.mkdir(posix.dirname(files.real(path)), { recursive: true });
        await files.write(path, Buffer.concat(chunks), { mode: mode & 0o777 });
        stream.write(message('OKAY', 0));
      } catch (error) {
        stream.write(fail(errorText(error)));
      }
      return true;
    }
    if (id !== 'DATA' || word > MAX_CHUNK) {
      stream.write(
        fail(id === 'DATA' ? `A DATA of ${word} bytes is more than ${MAX_CHUNK}` : `unexpected ${id}`),
      );
      return false;
    }
    const chunk = await reader.read(word);
    if (!chunk) return false;
    size += chunk.length;
    if (size <= MAX_FILE) chunks.push(chunk);
  }
}
