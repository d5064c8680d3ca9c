import { imageSize } from 'image-size';
import mime from 'mime';
import type { FileContent } from '../../src/sdk/core/storage.ts';
import type { FileEntry } from '../../src/state/phone/device.ts';
import type { BlobRef } from '../../src/state/schema.ts';
import type { AdbDevice } from './device.ts';
import { mediaFacts } from './media-times.ts';

/** Texts up to this many bytes are part of the phone's state, where apps read and change them. */
const TEXT_LIMIT = 64 * 1024;
const ANY_TYPE = 'application/octet-stream';

/** Stores bytes as a blob, and runs `refer`, which makes the phone refer to them. Rejects with BLOBS_FULL, and as `refer`. */
export function keep<T>(
  { context }: AdbDevice,
  bytes: Buffer,
  mime: string | undefined,
  refer: (blob: BlobRef) => Promise<T>,
): Promise<T> {
  const type = mime ?? ANY_TYPE;
  return context.blobs.keepFor(bytes, type, sha256 => refer({ sha256, size: bytes.length, mime: type }));
}

const asText = (bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // The bytes are not UTF-8.
    return undefined;
  }
};

/** Reads a shared file's bytes as Android's media scanner does, and passes the content to `write`. Rejects with BLOBS_FULL, and as `write`. */
export async function withContent(
  device: AdbDevice,
  path: string,
  bytes: Buffer,
  at: number = device.tree.clock.now,
  write: (content: FileContent) => Promise<void>,
): Promise<void> {
  const type = mime.getType(path) ?? ANY_TYPE;
  const text =
    (type.startsWith('text/') || type === 'application/json' || type === 'application/gpx+xml') &&
    bytes.length <= TEXT_LIMIT
      ? asText(bytes)
      : undefined;
  if (text !== undefined) return write({ mime: type, text, size: bytes.length, at });
  await keep(device, bytes, type, blob => {
    const media = mediaOf(path, type, bytes, blob, at);
    return write({ mime: type, blob, size: bytes.length, at, ...(media ? { media } : {}) });
  });
}

function mediaOf(
  path: string,
  type: string,
  bytes: Buffer,
  blob: BlobRef,
  takenAt: number,
): FileEntry['media'] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const about = { duration: 0, takenAt, place: '', description: name, favourite: false };
  if (type.startsWith('image/')) {
    // An image that cannot be decoded is stored as a plain file.
    try {
      const { width, height } = imageSize(bytes);
      return {
        ...about,
        kind: /screenshot/i.test(path) ? 'screenshot' : 'photo',
        picture: `blob:${blob.sha256}`,
        width,
        height,
      };
    } catch {
      return undefined;
    }
  }
  if (!type.startsWith('audio/') && !type.startsWith('video/')) return undefined;
  const { duration, width, height } = mediaFacts(bytes);
  if (type.startsWith('audio/'))
    return { ...about, duration, kind: 'audio', picture: null, width: 0, height: 0 };
  // A video without a known frame size is stored as a plain file.
  return width > 0 && height > 0
    ? { ...about, duration, kind: 'video', picture: null, width, height }
    : undefined;
}

/** The bytes of a shared file; undefined for media of the base world that have no bytes. */
export async function bytesOf(
  { context }: AdbDevice,
  file: Pick<FileEntry, 'text' | 'blob' | 'media'>,
): Promise<Buffer | undefined> {
  const { blobs, snapshotRenderer } = context;
  if (file.text !== undefined) return Buffer.from(file.text);
  if (file.blob) return (await blobs.get(file.blob.sha256)).bytes;
  const picture = file.media?.kind === 'video' ? null : file.media?.picture;
  const named = /^(blob|snapshot):([0-9a-f]{64})/.exec(picture ?? '');
  if (named)
    return named[1] === 'blob' ? (await blobs.get(named[2]!)).bytes : snapshotRenderer.picture(named[2]!);
  return picture ? blobs.picture(picture) : undefined;
}
