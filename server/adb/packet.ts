/** The six messages of ADB's transport, with their little-endian codes. */
export const COMMANDS = {
  CNXN: 0x4e584e43,
  AUTH: 0x48545541,
  OPEN: 0x4e45504f,
  OKAY: 0x59414b4f,
  WRTE: 0x45545257,
  CLSE: 0x45534c43,
} as const;
export type Command = keyof typeof COMMANDS;

export interface Packet {
  command: Command;
  arg0: number;
  arg1: number;
  data: Buffer;
}

/** Bytes of a message's header. */
export const HEADER_BYTES = 24;
/** Most bytes of data in a message, 1 MiB. */
export const MAX_DATA = 1024 * 1024;
/** The last version whose messages have a checksum, and the version that leaves it 0. */
export const CHECKED_VERSION = 0x01000000;
export const VERSION = 0x01000001;

const names = new Map<number, Command>(
  Object.entries(COMMANDS).map(([name, code]) => [code, name as Command]),
);

/** The bytes are not a message of the protocol. Nothing after them can be read, so the connection must close. */
export class PacketError extends Error {
  override name = 'PacketError';
}

/** The sum of the bytes, modulo 2³²; the protocol calls it a CRC. */
export function checksum(data: Uint8Array): number {
  let sum = 0;
  for (const byte of data) sum = (sum + byte) >>> 0;
  return sum;
}

/** Encodes a message. `checked` adds the checksum, which a peer of version 0x01000000 needs. */
export function encode({ command, arg0, arg1, data }: Packet, checked = true): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const code = COMMANDS[command];
  header.writeUInt32LE(code, 0);
  header.writeUInt32LE(arg0 >>> 0, 4);
  header.writeUInt32LE(arg1 >>> 0, 8);
  header.writeUInt32LE(data.length, 12);
  header.writeUInt32LE(checked ? checksum(data) : 0, 16);
  header.writeUInt32LE((code ^ 0xffffffff) >>> 0, 20);
  return data.length === 0 ? header : Buffer.concat([header, data]);
}

/** Decodes messages from pieces of any size. */
export class PacketReader {
  /** Whether messages must have a correct checksum. */
  checked = false;
  #pieces: Buffer[] = [];
  #length = 0;

  /** Bytes of an incomplete message. */
  get waiting(): number {
    return this.#length;
  }

  /** The messages that these bytes complete. Throws PacketError, after which the reader cannot be used. */
  *push(bytes: Buffer): Generator<Packet, void, undefined> {
    if (bytes.length > 0) this.#pieces.push(bytes);
    this.#length += bytes.length;
    while (this.#length >= HEADER_BYTES) {
      const header = this.#peek(HEADER_BYTES);
      const code = header.readUInt32LE(0);
      const command = names.get(code);
      const size = header.readUInt32LE(12);
      if (command === undefined || header.readUInt32LE(20) !== (code ^ 0xffffffff) >>> 0)
        throw new PacketError(`Not an ADB message: it begins with ${header.subarray(0, 4).toString('hex')}`);
      if (size > MAX_DATA) throw new PacketError(`A ${command} of ${size} bytes is more than ${MAX_DATA}`);
      if (this.#length < HEADER_BYTES + size) return;
      const packet = this.#peek(HEADER_BYTES + size);
      this.#drop(packet.length);
      const data = packet.subarray(HEADER_BYTES);
      if (this.checked && packet.readUInt32LE(16) !== checksum(data))
        throw new PacketError(`A ${command} has a wrong checksum`);
      yield { command, arg0: packet.readUInt32LE(4), arg1: packet.readUInt32LE(8), data };
    }
  }

  /** The first bytes, in one piece. */
  #peek(count: number): Buffer {
    if (this.#pieces[0]!.length < count) this.#pieces = [Buffer.concat(this.#pieces)];
    return this.#pieces[0]!.subarray(0, count);
  }

  #drop(count: number): void {
    const rest = this.#pieces[0]!.subarray(count);
    if (rest.length > 0) this.#pieces[0] = rest;
    else this.#pieces.shift();
    this.#length -= count;
  }
}
