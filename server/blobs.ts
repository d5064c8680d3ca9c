import { createHash, webcrypto } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addReferences, referencesOf, type References } from './blob-references.ts';
import { ApiError } from './errors.ts';
import { Mutex } from './mutex.ts';

interface PictureFile {
  name: string;
  file: string;
  sha256: string;
  mime: string;
}

export interface BlobOptions {
  /** The assets folder, whose pictures are there from the start. */
  assets: string;
  /** Where bytes are kept on disk, so that they outlive the process; in memory without it. */
  folder?: string | undefined;
  /** Most bytes kept, in memory or in the folder. Default 1 GiB. */
  limit?: number | undefined;
  /** Trees whose bytes must stay: those of every phone. Default: none. */
  roots?: (() => Iterable<unknown>) | undefined;
  /** How long bytes that no phone refers to are kept after they were put, in ms. Default 10 minutes. */
  graceMs?: number | undefined;
  /** The monotonic clock that this grace goes by, in ms. */
  clock?: (() => number) | undefined;
}

interface Entry {
  size: number;
  mime: string;
  /** Without them they are in the folder. */
  bytes?: Buffer;
  /** Until when it stays although nothing refers to it. */
  until: number;
  /** How many are about to refer to it. */
  pins: number;
  /** Number of the last use. */
  used: number;
}

const ANY_TYPE = 'application/octet-stream';
/** Name of bytes in the store: their SHA-256, hex. */
export const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** The same, apart from the event loop. */
async function digestOf(bytes: Buffer): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

const DEFAULT_LIMIT = 1024 ** 3;
const DEFAULT_GRACE_MS = 10 * 60_000;
/** A full store gives up so large a part of what nothing refers to, so that it does not look for references with each file. */
const MARGIN = 0.1;

/**
 * Bytes that trees refer to, by content. A full store lets go of those that no phone refers to and nobody used lately, those unused for
 * longest first.
 */
export class Blobs {
  /** Name → path under the server, for renderers. */
  readonly pictures: Record<string, string> = {};
  private readonly roots: () => Iterable<unknown>;
  /** Entries that were let go so far. */
  evicted = 0;
  readonly limit: number;
  /** By hash, those longest unused first. */
  private readonly entries = new Map<string, Entry>();
  private readonly files = new Map<string, { path: string; mime: string }>();
  private readonly assets: string;
  private readonly folder: string | undefined;
  private readonly graceMs: number;
  private readonly clock: () => number;
  private readonly puts = new Mutex();
  private size = 0;
  private uses = 0;

  constructor({ assets, folder, limit, roots, graceMs, clock }: BlobOptions) {
    this.roots = roots ?? (() => []);
    this.assets = assets;
    this.folder = folder;
    this.limit = limit ?? DEFAULT_LIMIT;
    this.graceMs = graceMs ?? DEFAULT_GRACE_MS;
    this.clock = clock ?? (() => performance.now());
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true });
      this.found(folder);
    }
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

  /** Bytes kept now, without the pictures of the library. */
  get bytes(): number {
    return this.size;
  }
  get count(): number {
    return this.entries.size;
  }

  /** Whether bytes are here; `size` is what they must measure, where it is known. A file of the folder is not read for it. */
  has(sha256: string, size?: number): boolean {
    if (this.files.has(sha256)) return true;
    const entry = this.entryOf(sha256);
    if (!entry || (size !== undefined && entry.size !== size)) return false;
    this.use(sha256, entry);
    return true;
  }

  /** Rejects with BLOB_NOT_FOUND, also for a file that no longer holds what its name says. */
  async get(sha256: string): Promise<{ bytes: Buffer; mime: string }> {
    const picture = this.files.get(sha256);
    if (picture) return { bytes: await readFile(picture.path), mime: picture.mime };
    const entry = this.entryOf(sha256);
    const bytes = entry && (entry.bytes ?? (await this.read(sha256)));
    if (!entry || !bytes) throw new ApiError('BLOB_NOT_FOUND', `No bytes with the hash ${sha256}`);
    this.use(sha256, entry);
    return { bytes, mime: entry.mime || (await this.typeOf(sha256)) };
  }

  /** Bytes of a picture of the library; undefined where there is none of that name. */
  async picture(name: string): Promise<Buffer | undefined> {
    const path = this.pictures[name];
    return path === undefined ? undefined : readFile(join(this.assets, path));
  }

  /**
   * Keeps bytes for their grace at least; a damaged file is replaced. Rejects with BLOB_MISMATCH where they do not have the hash that they
   * are sent under, and with BLOBS_FULL where phones refer to all that is kept.
   */
  async put(sha256: string, bytes: Buffer, mime: string): Promise<void> {
    const real = await digestOf(bytes);
    if (real !== sha256)
      throw new ApiError('BLOB_MISMATCH', `These bytes have the hash ${real}`, { sha256: real });
    const entry = await this.puts.run(() => this.store(sha256, bytes, mime));
    if (entry) entry.until = this.clock() + this.graceMs;
  }

  /**
   * Keeps bytes for a tree that is about to refer to them, and gives their hash to `refer`. After it they stay for as long as a phone refers
   * to them, and no longer. Rejects as `put`, and as `refer`.
   */
  async keepFor<T>(bytes: Buffer, mime: string, refer: (sha256: string) => T | Promise<T>): Promise<T> {
    const sha256 = await digestOf(bytes);
    const entry = await this.puts.run(async () => {
      const stored = await this.store(sha256, bytes, mime);
      if (stored) stored.pins++;
      return stored;
    });
    try {
      return await refer(sha256);
    } finally {
      if (entry) entry.pins--;
    }
  }

  /** Undefined for a picture of the library, which is there already. */
  private async store(sha256: string, bytes: Buffer, mime: string): Promise<Entry | undefined> {
    if (this.files.has(sha256)) return undefined;
    const there = this.entryOf(sha256);
    if (there && (there.bytes ?? (await this.read(sha256)))) return there;
    if (there) this.forget(sha256, there);
    await this.makeRoom(bytes.length);
    // A folder keeps types in files of their own, which may be lost.
    const type = this.folder === undefined ? mime : '';
    const entry: Entry = { size: bytes.length, mime: type, until: 0, pins: 0, used: ++this.uses };
    if (this.folder === undefined) entry.bytes = bytes;
    else {
      const path = join(this.folder, sha256);
      // The type first: where the bytes are, it is.
      await writeWhole(`${path}.type`, mime);
      await writeWhole(path, bytes);
    }
    this.add(sha256, entry);
    return entry;
  }

  /** Lets go of what nothing refers to until there is room for so many bytes. Rejects with BLOBS_FULL. */
  private async makeRoom(needed: number): Promise<void> {
    if (this.size + needed <= this.limit) return;
    const since = this.uses;
    const kept = await this.referred();
    const target = Math.max(0, this.limit * (1 - MARGIN) - needed);
    const now = this.clock();
    for (const [sha256, entry] of this.entries) {
      if (this.size <= target) break;
      if (entry.pins > 0 || entry.until > now || entry.used > since || kept.has(sha256)) continue;
      this.forget(sha256, entry);
      this.evicted++;
      if (this.folder !== undefined) await removeFile(join(this.folder, sha256));
    }
    if (this.size + needed > this.limit)
      throw new ApiError(
        'BLOBS_FULL',
        `Phones refer to what is kept here, or it was put a short time ago: ${this.size} of ${this.limit} bytes. Delete phones or files on them, or start the server with more --max-blobs`,
        { limit: this.limit, bytes: this.size },
      );
  }

  /** What phones refer to, and what snapshots among it refer to in their turn. */
  private async referred(): Promise<References> {
    const found = referencesOf(this.roots());
    // What is added meanwhile is looked at as well.
    for (const [sha256, isSnapshot] of found) {
      const entry = isSnapshot ? this.entries.get(sha256) : undefined;
      const bytes = entry && (entry.bytes ?? (await this.read(sha256)));
      if (bytes) addReferences(bytes.toString('latin1'), found);
    }
    return found;
  }

  private add(sha256: string, entry: Entry): void {
    this.entries.set(sha256, entry);
    this.size += entry.size;
  }
  private forget(sha256: string, entry: Entry): void {
    if (this.entries.delete(sha256)) this.size -= entry.size;
  }
  private use(sha256: string, entry: Entry): void {
    entry.used = ++this.uses;
    if (this.entries.delete(sha256)) this.entries.set(sha256, entry);
  }

  /** Hashes that `now` refers to and `was` did not, and that are not here. Parts that both share are not looked at. */
  missing(now: unknown, was?: unknown): string[] {
    const out = new Set<string>();
    const need = (hash: string, size?: number) => {
      if (!this.has(hash, size)) out.add(hash);
    };
    const walk = (value: unknown, before: unknown): void => {
      if (value === before) return;
      if (typeof value === 'string') {
        const named = /^(?:blob|snapshot):([0-9a-f]{64})$/.exec(value);
        if (named) need(named[1]!);
        return;
      }
      if (typeof value !== 'object' || value === null) return;
      const { sha256, size } = value as { sha256?: unknown; size?: unknown };
      if (typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256))
        need(sha256, typeof size === 'number' ? size : undefined);
      const old = (typeof before === 'object' && before !== null ? before : {}) as Record<string, unknown>;
      for (const [key, child] of Object.entries(value)) walk(child, old[key]);
    };
    walk(now, was);
    return [...out].sort();
  }

  /** Files that are in the folder from before, the oldest first. Their types are read when they are asked for. */
  private found(folder: string): void {
    const there = readdirSync(folder)
      .filter(name => HASH.test(name))
      .map(name => ({ name, ...factsOf(join(folder, name))! }))
      .sort((a, b) => a.at - b.at);
    for (const { name, size } of there)
      this.add(name, { size, mime: '', until: 0, pins: 0, used: ++this.uses });
  }

  /** What is here by that hash, as far as the folder's own list tells: a server that shares it may have written or removed a file. */
  private entryOf(sha256: string): Entry | undefined {
    const known = this.entries.get(sha256);
    if (this.folder === undefined || !HASH.test(sha256)) return known;
    const facts = factsOf(join(this.folder, sha256));
    if (known && facts?.size === known.size) return known;
    if (known) this.forget(sha256, known);
    if (!facts) return undefined;
    const entry: Entry = { size: facts.size, mime: known?.mime ?? '', until: 0, pins: 0, used: ++this.uses };
    this.add(sha256, entry);
    return entry;
  }

  /** A file of the folder; undefined for one that does not hold what its name says. */
  private async read(sha256: string): Promise<Buffer | undefined> {
    const bytes = await readIfThere(join(this.folder!, sha256));
    return bytes && (await digestOf(bytes)) === sha256 ? bytes : undefined;
  }

  private async typeOf(sha256: string): Promise<string> {
    const mime = (await readIfThere(join(this.folder!, `${sha256}.type`)))?.toString() ?? '';
    return /^[!-~]+\/[ -~]+$/.test(mime) ? mime : ANY_TYPE;
  }
}

const HASH = /^[0-9a-f]{64}$/;

function factsOf(path: string): { size: number; at: number } | undefined {
  const facts = statSync(path, { throwIfNoEntry: false });
  return facts && { size: facts.size, at: facts.mtimeMs };
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A file that is there whole or not at all. Servers that share the folder each write a part of their own. */
async function writeWhole(path: string, data: Buffer | string): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  try {
    await writeFile(part, data);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(`${path}.type`, { force: true });
}
