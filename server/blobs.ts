import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from './errors.ts';

export interface PictureFile { name: string; file: string; sha256: string; mime: string }

/** Bytes that trees refer to, by content. */
export class Blobs {
  private readonly held = new Map<string, { bytes: Buffer; mime: string }>();
  private readonly files = new Map<string, { path: string; mime: string }>();
  /** Name → path under the server, for renderers. */
  readonly pictures: Record<string, string> = {};

  constructor(assets: string) {
    const index = join(assets, 'pictures/index.json');
    if (!existsSync(index)) return;
    for (const p of JSON.parse(readFileSync(index, 'utf8')) as PictureFile[]) {
      this.files.set(p.sha256, { path: join(assets, 'pictures', p.file), mime: p.mime });
      this.pictures[p.name] = `/pictures/${p.file}`;
    }
    const scenes = join(assets, 'pictures/scenes.json');
    if (existsSync(scenes)) for (const [scene, name] of Object.entries(JSON.parse(readFileSync(scenes, 'utf8')) as Record<string, string>)) if (this.pictures[name]) this.pictures[scene] = this.pictures[name];
  }

  has(sha256: string): boolean { return this.held.has(sha256) || this.files.has(sha256); }

  get(sha256: string): { bytes: Buffer; mime: string } {
    const found = this.held.get(sha256);
    if (found) return found;
    const file = this.files.get(sha256);
    if (!file) throw new ApiError('BLOB_NOT_FOUND', `No bytes with the hash ${sha256}`);
    return { bytes: readFileSync(file.path), mime: file.mime };
  }

  /** Keeps bytes. Throws BLOB_MISMATCH where they do not have the hash that they are sent under. */
  put(sha256: string, bytes: Buffer, mime: string): void {
    const real = createHash('sha256').update(bytes).digest('hex');
    if (real !== sha256) throw new ApiError('BLOB_MISMATCH', `These bytes have the hash ${real}`);
    if (!this.has(sha256)) this.held.set(sha256, { bytes, mime });
  }

  /** Hashes of blobs that a tree refers to and that are not here. */
  missing(tree: unknown): string[] {
    const out = new Set<string>();
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { sha256 } = value as { sha256?: unknown };
      if (typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256) && !this.has(sha256)) out.add(sha256);
      for (const child of Object.values(value)) walk(child);
    };
    walk(tree);
    return [...out];
  }
}
