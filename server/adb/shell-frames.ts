/** Kinds of frames of shell protocol 2. */
export const FRAME = { STDIN: 0, STDOUT: 1, STDERR: 2, EXIT: 3, CLOSE_STDIN: 4, WINDOW_SIZE: 5 } as const;

const HEADER_BYTES = 5;
/** Most bytes of a frame. A larger announced length is an error. */
const MAX_FRAME = 1024 * 1024;

export interface Frame {
  kind: number;
  data: Buffer;
}

/** Encodes a frame: its kind, its length as four little-endian bytes, its data. */
export function frame(kind: number, data: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(kind, 0);
  header.writeUInt32LE(data.length, 1);
  return Buffer.concat([header, data]);
}

/** The last frame of a shell, with the exit status, 0 to 255. */
export const exitFrame = (status: number): Buffer => frame(FRAME.EXIT, Uint8Array.of(status & 0xff));

/** Decodes frames from pieces of any size. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  /** The frames that these bytes complete. Throws RangeError for a frame of more than 1 MiB. */
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
