import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Blobs } from '../blobs.ts';
import { ApiError, isServerFault, toApiError } from '../errors.ts';
import type { Drawer } from './drawer.ts';
import { observationSpec } from './observation-spec.ts';
import type { Phones } from './phones.ts';

/** Bytes of pictures that are kept; a PNG has about 150 KB. */
const LIMIT_BYTES = 64 * 1024 * 1024;

interface Entry {
  picture: Promise<Buffer>;
  /** 0 until the picture is drawn. */
  bytes: number;
  /** Running steps that show the picture. It is kept until they end. */
  users: number;
}

/**
 * Draws the snapshots that trees refer to: `snapshot:<sha256>` in a tree is a snapshot in the blob store, shown as a picture. All of them
 * are drawn before the step that shows them gets a renderer, and are kept until it ends. Otherwise a page would wait for a second
 * renderer while it holds the first, and such pages could block each other for ever. The least recently used pictures are evicted first.
 */
export class SnapshotRenderer {
  /** Size of all pictures that are kept. */
  bytes = 0;
  private readonly phones: Phones;
  private readonly blobs: Pick<Blobs, 'bring' | 'get'>;
  private readonly drawer: Pick<Drawer, 'draw' | 'forget'>;
  private readonly limit: number;
  private readonly entries = new Map<string, Entry>();
  private readonly names: SnapshotNames;

  constructor(
    phones: Phones,
    blobs: Pick<Blobs, 'bring' | 'get'>,
    drawer: Pick<Drawer, 'draw' | 'forget'>,
    limitBytes = LIMIT_BYTES,
  ) {
    this.phones = phones;
    this.blobs = blobs;
    this.drawer = drawer;
    this.limit = limitBytes;
    this.names = new SnapshotNames(phones.world.tree);
  }

  get size(): number {
    return this.entries.size;
  }

  /** The PNG of a snapshot, as its phone showed it. Throws BLOB_NOT_FOUND, INVALID_SNAPSHOT, BLOB_MISSING, and as a step does. */
  picture(sha256: string): Promise<Buffer> {
    return this.entry(sha256).picture;
  }

  /**
   * Draws every snapshot that the tree refers to and the world does not, runs `step`, and keeps the pictures until it ends. A snapshot
   * that is invalid has no picture, on any phone. Throws as a step does, and whatever `step` throws.
   */
  async during<T>(tree: AnyPhone, step: () => Promise<T>): Promise<T> {
    const names = this.names.in(tree);
    if (names.length === 0) return step();
    const used = [...new Set(names)].map(sha256 => this.entry(sha256));
    for (const entry of used) entry.users++;
    try {
      await Promise.all(used.map(({ picture }) => picture.catch(rethrowServerErrors)));
      return await step();
    } finally {
      for (const entry of used) entry.users--;
      this.evict();
    }
  }

  /** The entry of a snapshot, drawn if it is new and marked as the last used. */
  private entry(sha256: string): Entry {
    const found = this.entries.get(sha256);
    if (found) {
      this.entries.delete(sha256);
      this.entries.set(sha256, found);
      return found;
    }
    const entry: Entry = { picture: this.draw(sha256), bytes: 0, users: 0 };
    this.entries.set(sha256, entry);
    entry.picture.then(
      ({ length }) => {
        entry.bytes = length;
        this.bytes += length;
        this.evict();
      },
      () => this.entries.delete(sha256),
    );
    return entry;
  }

  private evict(): void {
    for (const [sha256, { bytes, users }] of this.entries) {
      if (this.bytes <= this.limit) return;
      if (users > 0 || bytes === 0) continue;
      this.entries.delete(sha256);
      this.bytes -= bytes;
    }
  }

  private async draw(sha256: string): Promise<Buffer> {
    await this.blobs.bring(`snapshot:${sha256}`);
    const { now } = this.phones.read(parsed((await this.blobs.get(sha256)).bytes));
    const spec = observationSpec({ screenshot: 'png', elements: false }, now);
    const key = `snapshot ${sha256}`;
    try {
      const { observation } = await this.during(now, () => this.drawer.draw(key, now, [], spec));
      return observation.screenshot!.bytes;
    } finally {
      this.drawer.forget(key);
    }
  }
}

/** Rethrows the server's own errors. An invalid snapshot must not fail the step that shows it. */
function rethrowServerErrors(thrown: unknown): void {
  const { code } = toApiError(thrown);
  if (isServerFault(code) && code !== 'APP_CRASHED') throw thrown;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ApiError('INVALID_SNAPSHOT', 'These bytes are not a snapshot');
  }
}

/**
 * Hashes of the snapshots that a tree refers to and the world does not. Each part of a tree is searched once, wherever it stands: trees
 * share most of theirs.
 */
class SnapshotNames {
  readonly #world: unknown;
  readonly #known = new WeakMap<object, readonly string[]>();

  constructor(world: unknown) {
    this.#world = world;
  }

  in(tree: unknown): readonly string[] {
    return this.#between(tree, this.#world);
  }

  #between(now: unknown, was: unknown): readonly string[] {
    if (now === was) return [];
    if (typeof now === 'string') return /^snapshot:[0-9a-f]{64}$/.test(now) ? [now.slice(9)] : [];
    if (typeof now !== 'object' || now === null) return [];
    const known = this.#known.get(now);
    if (known) return known;
    const before = (typeof was === 'object' && was !== null ? was : {}) as Record<string, unknown>;
    const names = Object.entries(now).flatMap(([key, child]) => this.#between(child, before[key]));
    this.#known.set(now, names);
    return names;
  }
}
