import { setImmediate as yieldTurn } from 'node:timers/promises';
import { PNG } from 'pngjs';

/** Pixels that are written before others get their turn: a few milliseconds of work. */
const AT_ONCE = 40_000;
const BYTES = Array.from({ length: 256 }, (_, byte) => String(byte));

/** Decodes a PNG; inflating it leaves the event loop free. Rejects for bytes that are none. */
function decode(bytes: Buffer): Promise<PNG> {
  return new Promise((resolve, reject) => {
    new PNG().parse(bytes, (error, png) => (error ? reject(error) : resolve(png)));
  });
}

function rowOf(data: Buffer, from: number, to: number): string {
  let row = '';
  for (let at = from; at < to; at += 4)
    row += `${row === '' ? '' : ','}[${BYTES[data[at]!]},${BYTES[data[at + 1]!]},${BYTES[data[at + 2]!]}]`;
  return `[${row}]`;
}

/**
 * `{"pixels":[[[r,g,b],…],…]}` of a PNG, as pieces of JSON. A screen is 33 MB of text; it is neither built as arrays nor held as a whole, and
 * between two pieces everything else gets its turn.
 */
export async function* pixelsJson(bytes: Buffer): AsyncGenerator<string> {
  const { width, height, data } = await decode(bytes);
  const rows = Math.max(1, Math.floor(AT_ONCE / width));
  yield '{"pixels":[';
  for (let first = 0; first < height; first += rows) {
    const piece: string[] = [];
    for (let y = first; y < Math.min(height, first + rows); y++)
      piece.push(rowOf(data, 4 * y * width, 4 * (y + 1) * width));
    yield `${first === 0 ? '' : ','}${piece.join(',')}`;
    await yieldTurn();
  }
  yield ']}';
}
