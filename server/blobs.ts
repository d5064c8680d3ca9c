import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from './errors.ts';

interface PictureFile {
  name: string;
  file: string;
  sha256: string;
  mime: string;
}

export interface BlobOptions {
  /** The assets folder, whose pictures are there from the start. */
  assets: string;
  /** Where bytes are kept on disk as well, so that they outlive the process; memory alone without it. */
  folder?: string | undefined;
  /** Most bytes kept in memory. Default 1 GiB. */
  limit?: number | undefined;
}

const ANY_TYPE = 'application/octet-stream';
/** Name of bytes in the store: their SHA-256, hex. */
export const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Bytes that trees refer to, by content. */
export class Blobs {
  /** Name → path under the server, for renderers. */
  readonly pictures: Record<string, string> = {};
  private readonly held = new Map<string, { bytes: Buffer; mime: string }>();
  private readonly files = new Map<string, { path: string; mime: string }>();
  private readonly assets: string;
  private readonly folder: string | undefined;
  private readonly limit: number;
  private size = 0;

  constructor({ assets, folder, limit = 1024 ** 3 }: BlobOptions) {
    this.assets = assets;
    this.folder = folder;
    this.limit = limit;
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
    const index = join(assets, 'pictures/index.json');
    if (!existsSync(index)) return;
    for (const p of JSON.parse(readFileSync(index, 'utf8')) as PictureFile[]) {
      this.files.set(p.sha256, { path: join(assets, 'pictures', p.file), mime: p.mime });
      this.pictures[p.name] = `/pictures/${p.file}`;
    }
    const scenes = join(assets, 'pictures/scenes.json');
    if (!existsSync(scenes)) return;
    for (const [scene, name] of Object.entries(
      JSON.parse(readFileSync(scenes, 'utf8')) as Record<string, string>,
    ))
      if (this.pictures[name]) this.pictures[scene] = this.pictures[name];
  }

  has(sha256: string): boolean {
    return this.held.has(sha256) || this.files.has(sha256) || this.onDisk(sha256) !== undefined;
  }

  /** Throws BLOB_NOT_FOUND, also for a file that no longer holds what its name says. */
  get(sha256: string): { bytes: Buffer; mime: string } {
    const picture = this.files.get(sha256);
    const found =
      this.held.get(sha256) ??
      (picture ? { bytes: readFileSync(picture.path), mime: picture.mime } : this.onDisk(sha256));
    if (!found) throw new ApiError('BLOB_NOT_FOUND', `No bytes with the hash ${sha256}`);
    return found;
  }

  /** Bytes of a picture of the library; undefined where there is none of that name. */
  picture(name: string): Buffer | undefined {
    const path = this.pictures[name];
    return path === undefined ? undefined : readFileSync(join(this.assets, path));
  }

  /** Keeps bytes; a damaged file is replaced. Throws BLOB_MISMATCH where they do not have the hash that they are sent under, CAPACITY_REACHED where there is no room. */
  put(sha256: string, bytes: Buffer, mime: string): void {
    const real = digest(bytes);
    if (real !== sha256)
      throw new ApiError('BLOB_MISMATCH', `These bytes have the hash ${real}`, { sha256: real });
    if (this.has(sha256)) return;
    if (this.folder !== undefined) {
      const path = join(this.folder, sha256);
      // The type first: where the bytes are, it is.
      writeWhole(`${path}.type`, mime);
      writeWhole(path, bytes);
      return;
    }
    if (this.size + bytes.length > this.limit)
      throw new ApiError('CAPACITY_REACHED', `This server keeps at most ${this.limit} bytes`, {
        limit: this.limit,
      });
    this.size += bytes.length;
    this.held.set(sha256, { bytes, mime });
  }

  /** Hashes that `now` refers to and `was` did not, and that are not here. Parts that both share are not looked at. */
  missing(now: unknown, was?: unknown): string[] {
    const out = new Set<string>();
    const need = (hash: string) => {
      if (!this.has(hash)) out.add(hash);
    };
    const walk = (value: unknown, before: unknown): void => {
      if (value === before) return;
      if (typeof value === 'string') {
        const named = /^(?:blob|snapshot):([0-9a-f]{64})$/.exec(value);
        if (named) need(named[1]!);
        return;
      }
      if (typeof value !== 'object' || value === null) return;
      const { sha256 } = value as { sha256?: unknown };
      if (typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256)) need(sha256);
      const old = (typeof before === 'object' && before !== null ? before : {}) as Record<string, unknown>;
      for (const [key, child] of Object.entries(value)) walk(child, old[key]);
    };
    walk(now, was);
    return [...out].sort();
  }

  private onDisk(sha256: string): { bytes: Buffer; mime: string } | undefined {
    if (this.folder === undefined || !/^[0-9a-f]{64}$/.test(sha256)) return undefined;
    const path = join(this.folder, sha256);
    const bytes = readIfThere(path);
    if (!bytes || digest(bytes) !== sha256) return undefined;
    const mime = readIfThere(`${path}.type`)?.toString() ?? '';
    return { bytes, mime: /^[!-~]+\/[ -~]+$/.test(mime) ? mime : ANY_TYPE };
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A file that is there whole or not at all. Servers that share the folder each write a part of their own. */
function writeWhole(path: string, data: Buffer | string): void {
  const part = `${path}.${process.pid}.part`;
  try {
    writeFileSync(part, data);
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
}
