import { setImmediate as yieldTurn } from 'node:timers/promises';
import { readPng, unfilterRow, type FilteredPng } from './png.ts';

/** Pixels that are written before other work gets its turn: about 2 ms. */
const PIXELS_PER_TURN = 40_000;
/** `[255,255,255],` is the longest pixel. */
const MAX_PIXEL_BYTES = 14;
/** ASCII digits of each byte: three slots, and how many of them are used. */
const DIGITS = Uint8Array.from({ length: 256 * 3 }, (_, at) => {
  const text = String(Math.floor(at / 3));
  return at % 3 < text.length ? text.charCodeAt(at % 3) : 0;
});
const [OPEN, CLOSE, COMMA] = [0x5b, 0x5d, 0x2c];

/** Writes the digits of a byte. Gives where they end. */
function writeByte(out: Buffer, at: number, byte: number): number {
  const from = byte * 3;
  out[at++] = DIGITS[from]!;
  if (byte > 9) out[at++] = DIGITS[from + 1]!;
  if (byte > 99) out[at++] = DIGITS[from + 2]!;
  return at;
}

/** Writes `[[r,g,b],…]`. Gives where it ends. */
function writeRow(out: Buffer, start: number, png: FilteredPng, y: number): number {
  const { width, channels, rows } = png;
  let at = start;
  let from = unfilterRow(png, y);
  out[at++] = OPEN;
  for (let x = 0; x < width; x++, from += channels) {
    if (x > 0) out[at++] = COMMA;
    out[at++] = OPEN;
    at = writeByte(out, at, rows[from]!);
    out[at++] = COMMA;
    at = writeByte(out, at, rows[from + 1]!);
    out[at++] = COMMA;
    at = writeByte(out, at, rows[from + 2]!);
    out[at++] = CLOSE;
  }
  out[at++] = CLOSE;
  return at;
}

/**
 * `{"pixels":[[[r,g,b],…],…]}` of a PNG, in pieces of ASCII. A full screen is 33 MB, and other work gets its turn between two pieces.
 * Rejects for bytes that `readPng` refuses.
 */
export async function* pixelsJson(bytes: Buffer): AsyncGenerator<Buffer> {
  const png = await readPng(bytes);
  const { width, height } = png;
  const rowsPerTurn = Math.max(1, Math.floor(PIXELS_PER_TURN / width));
  const scratch = Buffer.allocUnsafe(rowsPerTurn * (width * MAX_PIXEL_BYTES + 3));
  yield Buffer.from('{"pixels":[');
  for (let first = 0; first < height; first += rowsPerTurn) {
    let at = 0;
    for (let y = first; y < Math.min(height, first + rowsPerTurn); y++) {
      if (y > 0) scratch[at++] = COMMA;
      at = writeRow(scratch, at, png, y);
    }
    yield Buffer.from(scratch.subarray(0, at));
    await yieldTurn();
  }
  yield Buffer.from(']}');
}
