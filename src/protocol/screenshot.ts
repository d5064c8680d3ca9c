/** What an observation says of its picture beside the bytes. */
export interface PictureSize {
  mime: string;
  width: number;
  height: number;
}

/**
 * The picture of an observation. It holds the file either as base64 or as bytes, in the form that it came in, and becomes bytes when they
 * are first read. Its own fields are those of the wire, so that a copy or its JSON is an observation's `screenshot`.
 */
export class Screenshot implements PictureSize {
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  /** The file in base64. Once the bytes have been read, each reading encodes them. */
  declare readonly base64: string;
  #file: string | Buffer;

  /** `file` is base64 or the bytes. */
  constructor({ mime, width, height }: PictureSize, file: string | Buffer) {
    this.mime = mime;
    this.width = width;
    this.height = height;
    this.#file = file;
    // A field of the object itself: spreading, structuredClone and JSON.stringify leave out those of the class.
    Object.defineProperty(this, 'base64', {
      enumerable: true,
      get: () => (typeof this.#file === 'string' ? this.#file : this.#file.toString('base64')),
    });
  }

  /** The bytes of the file, decoded once. */
  get bytes(): Buffer {
    if (typeof this.#file === 'string') this.#file = Buffer.from(this.#file, 'base64');
    return this.#file;
  }

  /** Bytes of memory that it takes at most: those of base64. They stay the same when it becomes bytes. */
  get size(): number {
    return typeof this.#file === 'string' ? this.#file.length : 4 * Math.ceil(this.#file.length / 3);
  }
}

/** The bytes of an observation's picture, which may have come in either form. */
export const bytesOf = (screenshot: { base64: string }): Buffer =>
  screenshot instanceof Screenshot ? screenshot.bytes : Buffer.from(screenshot.base64, 'base64');

/** Bytes of memory that an observation's picture takes at most. */
export const sizeOf = (screenshot: { base64: string }): number =>
  screenshot instanceof Screenshot ? screenshot.size : screenshot.base64.length;
