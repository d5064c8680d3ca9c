/** Duration (ms) and size of a video or a sound, from its first and last boxes. What they do not say is 0. */
export interface MediaFacts {
  duration: number;
  width: number;
  height: number;
}

const NOTHING: MediaFacts = { duration: 0, width: 0, height: 0 };
/** Boxes whose children are searched (ISO/IEC 14496-12). */
const HOLDS = new Set(['moov', 'trak']);
const MAX_DEPTH = 4;

function* boxesIn(bytes: Buffer, depth = 0): Generator<{ type: string; body: Buffer }> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const isLong = short === 1 && at + 16 <= bytes.length;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > bytes.length) return;
    const body = bytes.subarray(at + head, at + size);
    yield { type, body };
    if (HOLDS.has(type) && depth < MAX_DEPTH) yield* boxesIn(body, depth + 1);
    at += size;
  }
}

/** Reads a file of ISO's base format (mp4, mov, 3gp, m4a): its duration, and the size of the first track that has one. */
function ofBoxes(bytes: Buffer): MediaFacts {
  const facts = { ...NOTHING };
  for (const { type, body } of boxesIn(bytes)) {
    const version = body.length > 0 ? body[0]! : 0;
    if (type === 'mvhd' && body.length >= (version === 1 ? 32 : 20)) {
      const [scale, length] =
        version === 1
          ? [body.readUInt32BE(20), Number(body.readBigUInt64BE(24))]
          : [body.readUInt32BE(12), body.readUInt32BE(16)];
      if (scale > 0) facts.duration = Math.round((length * 1_000) / scale);
    } else if (type === 'tkhd' && facts.width === 0) {
      // The last two numbers of the box are the size, in 16.16 fixed point.
      if (body.length >= 84)
        [facts.width, facts.height] = [
          body.readUInt16BE(body.length - 8),
          body.readUInt16BE(body.length - 4),
        ];
    }
  }
  return facts;
}

/** Reads a WAV file: bytes of data divided by bytes per second. */
function ofWave(bytes: Buffer): MediaFacts {
  let rate = 0;
  for (
    let at = 12;
    at + 8 <= bytes.length;
    at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)
  ) {
    const type = bytes.toString('latin1', at, at + 4);
    if (type === 'fmt ' && at + 20 <= bytes.length) rate = bytes.readUInt32LE(at + 16);
    else if (type === 'data' && rate > 0)
      return { ...NOTHING, duration: Math.round((bytes.readUInt32LE(at + 4) * 1_000) / rate) };
  }
  return NOTHING;
}

/** Duration and size of a video or a sound, from its bytes. */
export function mediaFacts(bytes: Buffer): MediaFacts {
  if (
    bytes.length >= 12 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WAVE'
  )
    return ofWave(bytes);
  return bytes.length >= 12 && bytes.toString('latin1', 4, 8) === 'ftyp' ? ofBoxes(bytes) : NOTHING;
}
