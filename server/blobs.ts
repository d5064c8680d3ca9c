import {
  addReferences,
  declaredReferences,
  newReferences,
  referencesOf,
  type References,
} from './blob-references.ts';
import { BlobFolder, digestOf } from './blob-folder.ts';
import { ApiError } from './errors.ts';
import { Mutex } from './mutex.ts';
import { PictureLibrary } from './picture-library.ts';

export { digest } from './blob-folder.ts';

/** Where servers that share a store keep bytes for one another. */
export interface SharedBytes {
  /** Keeps bytes. Throws STORE_UNAVAILABLE and BLOBS_FULL. */
  save(sha256: string, bytes: Buffer, mime: string): Promise<void>;
  /** Bytes that another server has kept. Throws STORE_UNAVAILABLE. */
  load(sha256: string): Promise<{ bytes: Buffer; mime: string } | undefined>;
  /** Keeps what phones of this server refer to for longer, from the bytes here where it was lost. */
  tend(referenced: Iterable<string>, bytesHere: BytesHere): Promise<void>;
}

/** Gives bytes that this server has, and their type. */
export type BytesHere = (sha256: string) => Promise<{ bytes: Buffer; mime: string } | undefined>;

export interface BlobOptions {
  /** The assets folder with the picture library. */
  assets: string;
  /** Folder for the bytes, so that they outlive the process. Without it they are kept in memory. */
  folder?: string | undefined;
  /** Most bytes to keep, in memory or in the folder. Default 1 GiB. */
  limit?: number | undefined;
  /** Keeps bytes for other servers too. */
  shared?: SharedBytes | undefined;
  /** Gives the trees whose bytes must stay: those of every phone. Default: none. */
  roots?: (() => Iterable<unknown>) | undefined;
  /** How long bytes are kept after a put even if no phone refers to them, in ms. Default 10 minutes. */
  graceMs?: number | undefined;
  /** Monotonic clock for the grace, in ms. */
  clock?: (() => number) | undefined;
}

interface Entry {
  size: number;
  /** Empty if the type has to be read from the folder. */
  mime: string;
  /** Undefined if they are in the folder. */
  bytes?: Buffer;
  /** End of its grace: until then it stays even if nothing refers to it. */
  until: number;
  /** Running calls that are about to refer to it. */
  pins: number;
  /** Sequence number of the last use. */
  used: number;
}

const ANY_TYPE = 'application/octet-stream';
const DEFAULT_LIMIT = 1024 ** 3;
/** References that one call brings at a time. */
const BROUGHT_AT_ONCE = 8;
/** References that nobody has after which a call brings no more: it is refused in any case. */
const MOST_MISSES = 64;
const DEFAULT_GRACE_MS = 10 * 60_000;
/** Share of the limit that a full store frees at once, so that it does not search all trees for references at each put. */
const MARGIN = 0.1;

/**
 * Bytes that trees refer to, by content, together with the picture library. A full store evicts entries that no phone refers to, the least
 * recently used first.
 */
export class Blobs {
  readonly limit: number;
  /** Entries evicted since the start. */
  evicted = 0;
  private readonly library: PictureLibrary;
  private readonly folder: BlobFolder | undefined;
  private readonly shared: SharedBytes | undefined;
  private readonly roots: () => Iterable<unknown>;
  private readonly graceMs: number;
  private readonly clock: () => number;
  /** By hash, the least recently used first. */
  private readonly entries = new Map<string, Entry>();
  private readonly puts = new Mutex();
  /** What is being brought from other servers, by hash. */
  private readonly bringing = new Map<string, Promise<void>>();
  private size = 0;
  private uses = 0;

  constructor({ assets, folder, limit, shared, roots, graceMs, clock }: BlobOptions) {
    this.library = new PictureLibrary(assets);
    this.folder = folder === undefined ? undefined : new BlobFolder(folder);
    this.limit = limit ?? DEFAULT_LIMIT;
    this.shared = shared;
    this.roots = roots ?? (() => []);
    this.graceMs = graceMs ?? DEFAULT_GRACE_MS;
    this.clock = clock ?? (() => performance.now());
    for (const { sha256, size } of this.folder?.list() ?? []) this.addFile(sha256, size);
  }

  /** Name of a picture in the library → path under the server, for renderers. */
  get pictures(): Readonly<Record<string, string>> {
    return this.library.paths;
  }

  /** Bytes that are kept now, without the picture library. */
  get bytes(): number {
    return this.size;
  }
  get count(): number {
    return this.entries.size;
  }

  /** Whether bytes with this hash are here, and have this size if one is given. It reads no file. */
  has(sha256: string, size?: number): boolean {
    if (this.library.has(sha256)) return true;
    const entry = this.entryOf(sha256);
    if (!entry || (size !== undefined && entry.size !== size)) return false;
    this.use(sha256, entry);
    return true;
  }

  /** Rejects with BLOB_NOT_FOUND, also for a file whose content does not match its name. */
  async get(sha256: string): Promise<{ bytes: Buffer; mime: string }> {
    const picture = await this.library.get(sha256);
    if (picture) return picture;
    if (this.shared && !this.entryOf(sha256)) await this.bringOne(sha256, this.shared);
    const found = await this.read(sha256);
    if (!found) throw new ApiError('BLOB_NOT_FOUND', `No bytes with the hash ${sha256}`);
    this.has(sha256);
    return found;
  }

  /** Bytes of a picture of the library; undefined if there is none with that name. */
  picture(name: string): Promise<Buffer | undefined> {
    return this.library.named(name);
  }

  /**
   * Stores bytes, and keeps them for the grace at least. A damaged file is replaced. Rejects with BLOB_MISMATCH if the bytes do not have
   * this hash, and with BLOBS_FULL if phones refer to everything that is kept.
   */
  async put(sha256: string, bytes: Buffer, mime: string): Promise<void> {
    const real = await digestOf(bytes);
    if (real !== sha256)
      throw new ApiError('BLOB_MISMATCH', `These bytes have the hash ${real}`, { sha256: real });
    const entry = await this.puts.run(() => this.store(sha256, bytes, mime));
    if (entry) entry.until = this.clock() + this.graceMs;
  }

  /**
   * Stores bytes for a tree that is about to refer to them, and passes their hash to `refer`. Once `refer` has ended, they are kept only as
   * long as a phone refers to them. Rejects as `put`, and as `refer`.
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

  /**
   * Brings bytes here that another server has kept, as far as a value declares references to them, itself or in snapshots. What nobody has
   * stays missing, and after many of those so does the rest. Rejects with STORE_UNAVAILABLE, and as `put`.
   */
  async bring(value: unknown): Promise<void> {
    const { shared } = this;
    if (!shared) return;
    const walked = new Set<string>();
    let misses = 0;
    let waiting = [...declaredReferences([value])];
    while (waiting.length > 0 && misses < MOST_MISSES) {
      const some = waiting.splice(0, BROUGHT_AT_ONCE);
      await Promise.all(some.map(([sha256]) => this.has(sha256) || this.bringOne(sha256, shared)));
      misses += some.filter(([sha256]) => !this.has(sha256)).length;
      const snapshots = some.filter(([sha256, isSnapshot]) => isSnapshot && !walked.has(sha256));
      for (const [sha256] of snapshots) {
        walked.add(sha256);
        waiting = [...waiting, ...(await this.declaredIn(sha256))];
      }
    }
  }

  /** The references of a snapshot; none if it is not here or is no JSON. */
  private async declaredIn(sha256: string): Promise<References> {
    const found = await this.read(sha256);
    try {
      return declaredReferences(found ? [JSON.parse(found.bytes.toString('utf8'))] : []);
    } catch {
      return new Map();
    }
  }

  /** Brings bytes of one hash, once for all calls that want them at the same time. */
  private bringOne(sha256: string, shared: SharedBytes): Promise<void> {
    const running = this.bringing.get(sha256);
    if (running) return running;
    const bringing = this.load(sha256, shared).finally(() => this.bringing.delete(sha256));
    this.bringing.set(sha256, bringing);
    return bringing;
  }

  private async load(sha256: string, shared: SharedBytes): Promise<void> {
    const found = await shared.load(sha256);
    if (!found || (await digestOf(found.bytes)) !== sha256) return;
    // They may have been put meanwhile.
    const entry = await this.puts.run(
      () => this.entryOf(sha256) ?? this.keep(sha256, found.bytes, found.mime),
    );
    entry.until = this.clock() + this.graceMs;
  }

  /** Keeps what phones refer to in the store that servers share. */
  async tend(): Promise<void> {
    if (!this.shared) return;
    const referenced = [...(await this.referenced()).keys()].filter(sha256 => !this.library.has(sha256));
    await this.shared.tend(referenced, sha256 => this.read(sha256));
  }

  /** What this server has, the picture library aside. */
  private async read(sha256: string): Promise<{ bytes: Buffer; mime: string } | undefined> {
    const entry = this.entryOf(sha256);
    const bytes = entry && (await this.bytesOf(sha256, entry));
    if (!entry || !bytes) return undefined;
    return { bytes, mime: entry.mime || ((await this.folder?.typeOf(sha256)) ?? ANY_TYPE) };
  }

  /** Hashes of missing bytes that `now` refers to and `was` did not. Parts that both share are skipped. */
  missing(now: unknown, was?: unknown): string[] {
    const missing = new Set<string>();
    for (const { sha256, size } of newReferences(now, was)) if (!this.has(sha256, size)) missing.add(sha256);
    return [...missing].sort();
  }

  /** Returns undefined for a picture of the library, which needs no entry. */
  private async store(sha256: string, bytes: Buffer, mime: string): Promise<Entry | undefined> {
    if (this.library.has(sha256)) return undefined;
    const known = this.entryOf(sha256);
    const isHere = known && (await this.bytesOf(sha256, known));
    if (known && !isHere) this.forget(sha256, known);
    // Before anything here refers to them. The store may have lost what is here.
    await this.shared?.save(sha256, bytes, mime);
    return isHere ? known : this.keep(sha256, bytes, mime);
  }

  private async keep(sha256: string, bytes: Buffer, mime: string): Promise<Entry> {
    await this.makeRoom(bytes.length);
    if (this.folder) {
      await this.folder.write(sha256, bytes, mime);
      // A look at the folder may have found the file already.
      return this.entryOf(sha256) ?? this.addFile(sha256, bytes.length);
    }
    return this.add(sha256, { size: bytes.length, mime, bytes });
  }

  /** Evicts unreferenced entries until this many bytes fit. Rejects with BLOBS_FULL. */
  private async makeRoom(needed: number): Promise<void> {
    if (this.size + needed <= this.limit) return;
    const usesBefore = this.uses;
    const referenced = await this.referenced();
    const target = Math.max(0, this.limit * (1 - MARGIN) - needed);
    const now = this.clock();
    for (const [sha256, entry] of this.entries) {
      if (this.size <= target) break;
      // An entry that was used during the search may have a new reference.
      const isInUse = entry.pins > 0 || entry.until > now || entry.used > usesBefore;
      if (isInUse || referenced.has(sha256)) continue;
      this.forget(sha256, entry);
      this.evicted++;
      await this.folder?.remove(sha256);
    }
    if (this.size + needed > this.limit)
      throw new ApiError(
        'BLOBS_FULL',
        `The store is full: ${this.size} of ${this.limit} bytes are referenced by phones or were put a short time ago. Delete phones or files on them, or start the server with more --max-blobs`,
        { limit: this.limit, bytes: this.size },
      );
  }

  /** What phones refer to, directly or through snapshots. */
  private async referenced(): Promise<References> {
    const found = referencesOf(this.roots());
    // The loop also visits what is added during it.
    for (const [sha256, isSnapshot] of found) {
      const entry = isSnapshot ? this.entries.get(sha256) : undefined;
      const bytes = entry && (await this.bytesOf(sha256, entry));
      if (bytes) addReferences(bytes.toString('latin1'), found);
    }
    return found;
  }

  private async bytesOf(sha256: string, { bytes }: Entry): Promise<Buffer | undefined> {
    return bytes ?? this.folder?.read(sha256);
  }

  private add(sha256: string, kept: Pick<Entry, 'size' | 'mime' | 'bytes'>): Entry {
    const entry = { ...kept, until: 0, pins: 0, used: ++this.uses };
    this.entries.set(sha256, entry);
    this.size += entry.size;
    return entry;
  }
  private addFile(sha256: string, size: number): Entry {
    return this.add(sha256, { size, mime: '' });
  }
  private forget(sha256: string, entry: Entry): void {
    if (this.entries.delete(sha256)) this.size -= entry.size;
  }
  private use(sha256: string, entry: Entry): void {
    entry.used = ++this.uses;
    if (this.entries.delete(sha256)) this.entries.set(sha256, entry);
  }

  /** The entry of a hash, brought up to date with the folder: another server that shares it may have written or removed the file. */
  private entryOf(sha256: string): Entry | undefined {
    const known = this.entries.get(sha256);
    if (!this.folder) return known;
    const size = this.folder.sizeOf(sha256);
    if (known && size === known.size) return known;
    if (known) this.forget(sha256, known);
    return size === undefined ? undefined : this.addFile(sha256, size);
  }
}
