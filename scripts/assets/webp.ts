const fourcc = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);

/**
 * The same WebP picture, told to have an alpha channel, and without metadata; pixels and their coding stay what they are.
 *
 * A browser takes a picture without alpha as opaque, but learns that only when it decodes it. Until then it blends the picture into a
 * rounded edge by another formula, up to two levels apart, so a screen would depend on what was shown before. A picture that may be
 * transparent is always blended the same way.
 * @param bytes a WebP file with one lossy frame in sRGB
 * @throws when it is another kind of file
 */
export function withAlphaFlag(bytes: Buffer): Buffer {
  if (fourcc(bytes, 0) !== 'RIFF' || fourcc(bytes, 8) !== 'WEBP') throw new Error('Not a WebP file');
  // RFC 9649, 2.3: a chunk is its name, its length and as many bytes, padded to an even number.
  let at = 12;
  while (at < bytes.length && fourcc(bytes, at) !== 'VP8 ') at += 8 + ((bytes.readUInt32LE(at + 4) + 1) & ~1);
  if (at >= bytes.length) throw new Error('The WebP file has no lossy frame');
  const frame = bytes.subarray(at, at + 8 + ((bytes.readUInt32LE(at + 4) + 1) & ~1));
  // RFC 6386, 9.1: the frame's tag and start code take six bytes, then 14 bits each of width and height.
  const width = frame.readUInt16LE(14) & 0x3fff;
  const height = frame.readUInt16LE(16) & 0x3fff;
  const header = Buffer.alloc(30);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(22 + frame.length, 4);
  header.write('WEBPVP8X', 8, 'latin1');
  header.writeUInt32LE(10, 16);
  header[20] = 0x10;
  header.writeUIntLE(width - 1, 24, 3);
  header.writeUIntLE(height - 1, 27, 3);
  return Buffer.concat([header, frame]);
}
