import { createHash } from 'node:crypto';
import { pixelsJson } from './pixels.ts';

/** Bytes of text that are kept: a few full screens, since clients ask for the same one again and again. */
const MAX_BYTES = 128 * 1024 * 1024;

type Pieces = readonly Buffer[];

/** The JSON of pictures' pixels, encoded once per picture. */
export class PixelCache {
  private readonly maxBytes: number;
  private readonly encode: (png: Buffer) => AsyncIterable<Buffer>;
  /** Pieces by the hash of their picture; the most recently used last. */
  private readonly kept = new Map<string, { pieces: Pieces; bytes: number }>();
  private readonly underWay = new Map<string, Promise<Pieces>>();
  private bytes = 0;

  constructor(maxBytes = MAX_BYTES, encode: (png: Buffer) => AsyncIterable<Buffer> = pixelsJson) {
    this.maxBytes = maxBytes;
    this.encode = encode;
  }

  /** Bytes of the text that is kept. */
  get size(): number {
    return this.bytes;
  }

  /** `{"pixels":…}` of a PNG, in pieces. Rejects as `pixelsJson`. */
  pieces(png: Buffer): Promise<Pieces> {
    const key = createHash('sha256').update(png).digest('base64');
    const kept = this.kept.get(key);
    if (kept) {
      this.kept.delete(key);
      this.kept.set(key, kept);
      return Promise.resolve(kept.pieces);
    }
    const underWay = this.underWay.get(key);
    if (underWay) return underWay;
    const encoding = this.encoded(key, png).finally(() => this.underWay.delete(key));
    this.underWay.set(key, encoding);
    return encoding;
  }

  private async encoded(key: string, png: Buffer): Promise<Pieces> {
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const piece of this.encode(png)) {
      pieces.push(piece);
      bytes += piece.length;
    }
    // A text above the limit would evict all others and itself.
    if (bytes <= this.maxBytes) {
      this.kept.set(key, { pieces, bytes });
      this.bytes += bytes;
      this.evict();
    }
    return pieces;
  }

  private evict(): void {
    for (const [key, { bytes }] of this.kept) {
      if (this.bytes <= this.maxBytes) return;
      this.kept.delete(key);
      this.bytes -= bytes;
    }
  }
}
