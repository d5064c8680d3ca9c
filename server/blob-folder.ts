import { createHash, webcrypto } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const HASH = /^[0-9a-f]{64}$/;

/** Name of bytes in the store: their SHA-256, hex. */
export const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** The same, computed off the event loop. */
export async function digestOf(bytes: Buffer): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/**
 * Bytes on disk: a file for each, named by its hash, and a second file with its type. Several servers may share a folder, so a file may
 * appear or vanish at any time.
 */
export class BlobFolder {
  private readonly folder: string;

  /** Creates the folder if it does not exist. */
  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** All files, the oldest first. */
  list(): { sha256: string; size: number }[] {
    const names = readdirSync(this.folder).filter(name => HASH.test(name));
    const files = names.flatMap(sha256 => {
      const stats = this.stats(sha256);
      return stats ? [{ sha256, size: stats.size, modifiedAt: stats.mtimeMs }] : [];
    });
    return files.sort((a, b) => a.modifiedAt - b.modifiedAt);
  }

  /** Size of a file; undefined if there is none. */
  sizeOf(sha256: string): number | undefined {
    return HASH.test(sha256) ? this.stats(sha256)?.size : undefined;
  }

  /** The bytes of a file; undefined if there is none, or if its content does not match its name. */
  async read(sha256: string): Promise<Buffer | undefined> {
    const bytes = await readIfExists(this.path(sha256));
    return bytes && (await digestOf(bytes)) === sha256 ? bytes : undefined;
  }

  /** The type that was stored with the bytes; undefined if it is missing or damaged. */
  async typeOf(sha256: string): Promise<string | undefined> {
    const mime = (await readIfExists(`${this.path(sha256)}.type`))?.toString() ?? '';
    return /^[!-~]+\/[ -~]+$/.test(mime) ? mime : undefined;
  }

  async write(sha256: string, bytes: Buffer, mime: string): Promise<void> {
    // The type first: a file of bytes then always has its type.
    await writeAtomically(`${this.path(sha256)}.type`, mime);
    await writeAtomically(this.path(sha256), bytes);
  }

  async remove(sha256: string): Promise<void> {
    await rm(this.path(sha256), { force: true });
    await rm(`${this.path(sha256)}.type`, { force: true });
  }

  private path(sha256: string): string {
    return join(this.folder, sha256);
  }

  private stats(sha256: string) {
    return statSync(this.path(sha256), { throwIfNoEntry: false });
  }
}

async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file under another name and renames it, so that nobody reads a part of it. */
async function writeAtomically(path: string, data: Buffer | string): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  try {
    await writeFile(part, data);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}
