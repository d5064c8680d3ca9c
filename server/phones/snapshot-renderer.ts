import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Blobs } from '../blobs.ts';
import { ApiError, isServerFault, toApiError } from '../errors.ts';
import type { Drawer } from './drawer.ts';
import { observationSpec } from './observation-spec.ts';
import type { Phones } from './phones.ts';

/** Bytes of drawn screenshots that are kept, those longest unused out first: a PNG has about 150 KB. */
const LIMIT_BYTES = 64 * 1024 * 1024;

interface Entry {
  picture: Promise<Buffer>;
  /** 0 until it is drawn. */
  bytes: number;
  /** Steps under way that show it: it stays until they end. */
  users: number;
}

/**
 * Screenshots that trees name: `snapshot:<sha256>` is a phone's snapshot among the bytes, drawn when it is shown. They are drawn before
 * the step of a phone that names them, while that step has no renderer yet, and stay until it ends: a page that asked for one that is
 * not there would hold its own renderer while it waits for another, maybe for ever.
 */
export class SnapshotRenderer {
  /** Of the pictures that are kept. */
  bytes = 0;
  private readonly phones: Phones;
  private readonly blobs: Pick<Blobs, 'get'>;
  private readonly drawer: Pick<Drawer, 'draw' | 'forget'>;
  private readonly limit: number;
  private readonly entries = new Map<string, Entry>();

  constructor(
    phones: Phones,
    blobs: Pick<Blobs, 'get'>,
    drawer: Pick<Drawer, 'draw' | 'forget'>,
    limitBytes = LIMIT_BYTES,
  ) {
    this.phones = phones;
    this.blobs = blobs;
    this.drawer = drawer;
    this.limit = limitBytes;
  }

  get size(): number {
    return this.entries.size;
  }

  /** The PNG of a snapshot, as its phone showed it. Throws BLOB_NOT_FOUND, INVALID_SNAPSHOT, BLOB_MISSING, and as a step does. */
  picture(sha256: string): Promise<Buffer> {
    return this.entry(sha256).picture;
  }

  /**
   * Runs `step` of a tree once everything that the tree names beyond the world is drawn, and keeps that until the step has ended. What
   * cannot be drawn is a picture that is not there, for every phone alike. Throws as a step does, and what `step` throws.
   */
  async during<T>(tree: AnyPhone, step: () => Promise<T>): Promise<T> {
    const names = snapshotsIn(tree, this.phones.world.tree);
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

  /** The entry of a snapshot, drawn if need be; it is now the last used. */
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
    const { now } = this.phones.read(parsed((await this.blobs.get(sha256)).bytes));
    const spec = observationSpec({ screenshot: 'png', elements: false }, now);
    const key = `snapshot ${sha256}`;
    try {
      const { observation } = await this.during(now, () => this.drawer.draw(key, now, [], spec));
      return Buffer.from(observation.screenshot!.base64, 'base64');
    } finally {
      this.drawer.forget(key);
    }
  }
}

/** Rethrows what the server is to blame for; a snapshot that is no snapshot is nobody's step to fail. */
function rethrowServerErrors(thrown: unknown): void {
  const { code } = toApiError(thrown);
  if (isServerFault(code) && code !== 'APP_CRASHED') throw thrown;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ApiError('INVALID_SNAPSHOT', 'These bytes are no snapshot');
  }
}

/** Snapshots that `now` names and `was` does not. Parts that both share are not looked at. */
function snapshotsIn(now: unknown, was: unknown): string[] {
  if (now === was) return [];
  if (typeof now === 'string') return /^snapshot:[0-9a-f]{64}$/.test(now) ? [now.slice(9)] : [];
  if (typeof now !== 'object' || now === null) return [];
  const before = (typeof was === 'object' && was !== null ? was : {}) as Record<string, unknown>;
  return Object.entries(now).flatMap(([key, child]) =>
    child === before[key] ? [] : snapshotsIn(child, before[key]),
  );
}
