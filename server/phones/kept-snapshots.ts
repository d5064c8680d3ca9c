import { digest, type Blobs } from '../blobs.ts';
import type { Phone, Phones } from './phones.ts';

/** Snapshots that are kept; the oldest goes first. */
const LIMIT = 256;

/** Snapshots that somebody asked to keep. The blob store drops neither them nor the bytes that they refer to. */
export class KeptSnapshots {
  private readonly phones: Pick<Phones, 'snapshot'>;
  private readonly blobs: Pick<Blobs, 'put'>;
  private readonly limit: number;
  /** Hashes, the oldest first. */
  private readonly hashes = new Set<string>();

  constructor(phones: Pick<Phones, 'snapshot'>, blobs: Pick<Blobs, 'put'>, limit = LIMIT) {
    this.phones = phones;
    this.blobs = blobs;
    this.limit = limit;
  }

  /** What a tree that refers to them would hold. */
  references(): string[] {
    return [...this.hashes].map(sha256 => `snapshot:${sha256}`);
  }

  /** Keeps a phone as it is. Rejects with LIVE_PAGE and BLOBS_FULL. */
  async keep(phone: Phone): Promise<{ sha256: string; stateHash: string }> {
    const { stateHash } = phone;
    const bytes = Buffer.from(JSON.stringify(this.phones.snapshot(phone)));
    const sha256 = digest(bytes);
    await this.blobs.put(sha256, bytes, 'application/json');
    this.hashes.delete(sha256);
    this.hashes.add(sha256);
    for (const oldest of this.hashes) {
      if (this.hashes.size <= this.limit) break;
      this.hashes.delete(oldest);
    }
    return { sha256, stateHash };
  }
}
