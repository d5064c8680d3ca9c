/** What a frame of the second shell protocol carries. */
export const FRAME = { STDIN: 0, STDOUT: 1, STDERR: 2, EXIT: 3, CLOSE_STDIN: 4, WINDOW_SIZE: 5 } as const;

const HEADER_BYTES = 5;
/** More than any client sends in one frame; what announces more is none. */
const MAX_FRAME = 1024 * 1024;

export interface Frame {
  kind: number;
  data: Buffer;
}

/** A frame: its kind, the length as four little-endian bytes, the data. */
export function frame(kind: number, data: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(kind, 0);
  header.writeUInt32LE(data.length, 1);
  return Buffer.concat([header, data]);
}

/** The frame that ends a shell: a command's exit status, 0 to 255. */
export const exitFrame = (status: number): Buffer => frame(FRAME.EXIT, Uint8Array.of(status & 0xff));

/** Finds frames in bytes that come in pieces. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  /** The frames that are whole with these bytes. Throws RangeError for a frame of more than 1 MiB. */
  push(bytes: Buffer): Frame[] {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    const found: Frame[] = [];
    for (;;) {
      if (this.#rest.length < HEADER_BYTES) return found;
      const size = this.#rest.readUInt32LE(1);
      if (size > MAX_FRAME) throw new RangeError(`A shell frame of ${size} bytes is more than ${MAX_FRAME}`);
      if (this.#rest.length < HEADER_BYTES + size) return found;
      found.push({
        kind: this.#rest.readUInt8(0),
        data: this.#rest.subarray(HEADER_BYTES, HEADER_BYTES + size),
      });
      this.#rest = this.#rest.subarray(HEADER_BYTES + size);
    }
  }
}
