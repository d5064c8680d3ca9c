import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflated = promisify(inflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a pixel by PNG's colour type: red, green and blue, and those with alpha. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/** A PNG's rows, inflated but still filtered. */
export interface FilteredPng {
  width: number;
  height: number;
  /** Bytes of a pixel. */
  channels: number;
  /** Of each row its filter's number, then its bytes. */
  rows: Buffer;
}

/**
 * Reads a PNG of 8 bits a channel, in colour and not interlaced, as browsers write them. Inflating runs off the event loop. Rejects for
 * anything else.
 */
export async function readPng(bytes: Buffer): Promise<FilteredPng> {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) throw new Error('The picture is not a PNG');
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const channels = CHANNELS[bytes[25]!];
  if (bytes[24] !== 8 || channels === undefined || bytes[28] !== 0)
    throw new Error('The picture is not a PNG of 8 bits a channel in colour');
  const parts: Buffer[] = [];
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const rows = await inflated(Buffer.concat(parts));
  if (rows.length < height * (1 + width * channels)) throw new Error('The picture ends too early');
  return { width, height, channels, rows };
}

/** PNG's Paeth predictor: of left, above and above left the one nearest to left + above - aboveLeft. */
function paeth(left: number, above: number, aboveLeft: number): number {
  const guess = left + above - aboveLeft;
  const [toLeft, toAbove] = [Math.abs(guess - left), Math.abs(guess - above)];
  const toAboveLeft = Math.abs(guess - aboveLeft);
  if (toLeft <= toAbove && toLeft <= toAboveLeft) return left;
  return toAbove <= toAboveLeft ? above : aboveLeft;
}

/** Undoes the filter of row `y` in place. The rows above must be done already. Gives where its bytes begin. */
export function unfilterRow({ width, channels, rows }: FilteredPng, y: number): number {
  const length = width * channels;
  const start = y * (length + 1) + 1;
  const up = length + 1;
  const end = start + length;
  const first = y === 0;
  switch (rows[start - 1]) {
    case 0:
      break;
    case 1:
      for (let at = start + channels; at < end; at++) rows[at] = rows[at]! + rows[at - channels]!;
      break;
    case 2:
      if (!first) for (let at = start; at < end; at++) rows[at] = rows[at]! + rows[at - up]!;
      break;
    case 3:
      for (let at = start; at < end; at++) {
        const left = at - start < channels ? 0 : rows[at - channels]!;
        const above = first ? 0 : rows[at - up]!;
        rows[at] = rows[at]! + ((left + above) >> 1);
      }
      break;
    case 4:
      for (let at = start; at < end; at++) {
        const inRow = at - start >= channels;
        const left = inRow ? rows[at - channels]! : 0;
        const above = first ? 0 : rows[at - up]!;
        const aboveLeft = inRow && !first ? rows[at - up - channels]! : 0;
        rows[at] = rows[at]! + paeth(left, above, aboveLeft);
      }
      break;
    default:
      throw new Error(`The picture has a row with the unknown filter ${rows[start - 1]}`);
  }
  return start;
}
