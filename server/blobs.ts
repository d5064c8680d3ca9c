import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from './errors.ts';

interface PictureFile { name: string; file: string; sha256: string; mime: string }

export interface BlobOptions {
  /** The assets folder, whose pictures are there from the start. */
  assets: string;
  /** Where bytes are kept on disk as well, so that they outlive the process; memory alone without it. */
  folder?: string | undefined;
  /** Most bytes kept in memory. Default 1 GiB. */
  limit?: number | undefined;
}

/** Bytes that trees refer to, by content. */
export class Blobs {
  /** Name → path under the server, for renderers. */
  readonly pictures: Record<string, string> = {};
  private readonly held = new Map<string, { bytes: Buffer; mime: string }>();
  private readonly files = new Map<string, { path: string; mime: string }>();
  private readonly folder: string | undefined;
  private readonly limit: number;
  private size = 0;

  constructor({ assets, folder, limit = 1024 ** 3 }: BlobOptions) {
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
    for (const [scene, name] of Object.entries(JSON.parse(readFileSync(scenes, 'utf8')) as Record<string, string>)) if (this.pictures[name]) this.pictures[scene] = this.pictures[name];
  }

  has(sha256: string): boolean {
    return this.held.has(sha256) || this.files.has(sha256) || this.onDisk(sha256) !== undefined;
  }

  /** Throws BLOB_NOT_FOUND. */
  get(sha256: string): { bytes: Buffer; mime: string } {
    const found = this.held.get(sha256);
    if (found) return found;
    const file = this.files.get(sha256) ?? this.onDisk(sha256);
    if (!file) throw new ApiError('BLOB_NOT_FOUND', `No bytes with the hash ${sha256}`);
    return { bytes: readFileSync(file.path), mime: file.mime };
  }

  /** Keeps bytes. Throws BLOB_MISMATCH where they do not have the hash that they are sent under, CAPACITY_REACHED where there is no room. */
  put(sha256: string, bytes: Buffer, mime: string): void {
    const real = createHash('sha256').update(bytes).digest('hex');
    if (real !== sha256) throw new ApiError('BLOB_MISMATCH', `These bytes have the hash ${real}`, { sha256: real });
    if (this.has(sha256)) return;
    if (this.folder !== undefined) {
      const path = join(this.folder, sha256);
      writeFileSync(`${path}.type`, mime);
      writeFileSync(`${path}.part`, bytes);
      renameSync(`${path}.part`, path);
      return;
    }
    if (this.size + bytes.length > this.limit) throw new ApiError('CAPACITY_REACHED', `This server keeps at most ${this.limit} bytes`, { limit: this.limit });
    this.size += bytes.length;
    this.held.set(sha256, { bytes, mime });
  }

  /** Hashes that `now` refers to and `was` did not, and that are not here. Parts that both share are not looked at. */
  missing(now: unknown, was?: unknown): string[] {
    const out = new Set<string>();
    const need = (hash: string) => { if (!this.has(hash)) out.add(hash); };
    const walk = (value: unknown, before: unknown): void => {
      if (value === before) return;
      if (typeof value === 'string') {
        const named = /^blob:([0-9a-f]{64})$/.exec(value);
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

  private onDisk(sha256: string): { path: string; mime: string } | undefined {
    if (this.folder === undefined) return undefined;
    const path = join(this.folder, sha256);
    if (!existsSync(path)) return undefined;
    return { path, mime: readFileSync(`${path}.type`, 'utf8') };
  }
}
