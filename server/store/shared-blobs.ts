import { ApiError, toApiError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { BytesHere, SharedBytes } from '../blobs.ts';
import { firstSeq, type Store, type Stored } from './store.ts';

const BLOBS = 'blob/';
/** Times of the last renewals, epoch ms: in keys of their own, so that bytes are not read to look at them. */
const TIMES = 'blob-at/';
const SWEEP = 'blob-sweep';
const HOUR_MS = 3_600_000;
/** How often bytes that phones refer to are written anew, so that they are not swept. */
export const RENEW_MS = 24 * HOUR_MS;
/** How long bytes stay after their last renewal: of a phone whose server has died, so long can somebody still go on with it. */
export const KEEP_MS = 7 * RENEW_MS;
/** Most bytes of one blob: a value of Redis is sent as a whole. */
const MOST_BYTES = 16 * 1024 * 1024;

interface Kept {
  mime: string;
  bytes: Buffer;
}

const bufferOf = ({ value }: Stored): Buffer => Buffer.from(value.buffer, value.byteOffset, value.byteLength);

const encode = ({ mime, bytes }: Kept): Uint8Array => Buffer.concat([Buffer.from(`${mime}\n`), bytes]);

function decode(stored: Stored): Kept {
  const all = bufferOf(stored);
  const line = all.indexOf('\n');
  return { mime: all.subarray(0, line).toString(), bytes: all.subarray(line + 1) };
}

const nextOf = (seq: number | undefined): number => (seq === undefined ? firstSeq() : seq + 1);
const timeOf = (stored: Stored): number => Number(bufferOf(stored).toString());

/** Bytes that phones refer to, in a store that servers share: written once, by content, and kept for a week after nobody renews them. */
export class SharedBlobs implements SharedBytes {
  private readonly store: Store;
  private readonly cell: string;
  private readonly log: Log;
  private readonly now: () => number;

  /** `now` is in epoch ms. */
  constructor(store: Store, cell: string, log: Log, now: () => number = Date.now) {
    this.store = store;
    this.cell = cell;
    this.log = log;
    this.now = now;
  }

  /** Throws STORE_UNAVAILABLE, and BLOBS_FULL for bytes that are too many for the store. */
  async save(sha256: string, bytes: Buffer, mime: string): Promise<void> {
    if (bytes.length > MOST_BYTES)
      throw new ApiError(
        'BLOBS_FULL',
        `Servers that share a store keep at most ${MOST_BYTES} bytes of one blob there: start all of them with --blobs and a folder on a shared disk`,
        { limit: MOST_BYTES, bytes: bytes.length },
      );
    // What was swept or written between the two is looked at again.
    while (!(await this.renewOne(sha256)) && !(await this.make(sha256, { bytes, mime })));
  }

  /**
   * Writes bytes, and then their time. Bytes that are there are written again: a sweep that has just removed their time is about to delete
   * them by their old number. A server that dies between the two writes leaves bytes without a time, which the next sweep takes for new.
   */
  private async make(sha256: string, kept: Kept): Promise<boolean> {
    const seq = await this.store.seqOf(BLOBS + sha256);
    const written = await this.store.put(BLOBS + sha256, nextOf(seq), encode(kept));
    if (written === 'moved') return false;
    await this.writeTime(sha256, await this.store.seqOf(TIMES + sha256));
    return true;
  }

  private async writeTime(sha256: string, seq: number | undefined): Promise<boolean> {
    const value = Buffer.from(String(this.now()));
    return (await this.store.put(TIMES + sha256, nextOf(seq), value)) === 'ok';
  }

  /** Keeps bytes for longer. False if they, or their time, are not there. */
  private async renewOne(sha256: string): Promise<boolean> {
    for (;;) {
      const time = await this.store.get(TIMES + sha256);
      if (!time || (await this.store.seqOf(BLOBS + sha256)) === undefined) return false;
      if (this.now() - timeOf(time) < RENEW_MS || (await this.writeTime(sha256, time.seq))) return true;
    }
  }

  async load(sha256: string): Promise<{ bytes: Buffer; mime: string } | undefined> {
    const stored = await this.store.get(BLOBS + sha256);
    return stored && decode(stored);
  }

  /**
   * Keeps what phones of this server refer to, from `bytesHere` where the store has lost it, and, once a day for all servers, removes what
   * nobody has renewed for a week.
   */
  async tend(referenced: Iterable<string>, bytesHere: BytesHere): Promise<void> {
    try {
      for (const sha256 of referenced) await this.keep(sha256, bytesHere);
      if (await this.store.claim(SWEEP, `${this.cell} ${this.now()}`, RENEW_MS)) await this.sweep();
    } catch (thrown) {
      this.log.warn({ err: toApiError(thrown) }, 'bytes in the store could not be tended: it is tried again');
    }
  }

  private async keep(sha256: string, bytesHere: BytesHere): Promise<void> {
    if (await this.renewOne(sha256)) return;
    const here = await bytesHere(sha256);
    if (here) await this.save(sha256, here.bytes, here.mime);
  }

  private async sweep(): Promise<void> {
    for await (const key of this.store.list(BLOBS)) await this.sweepOne(key.slice(BLOBS.length));
    for await (const key of this.store.list(TIMES)) await this.sweepTime(key.slice(TIMES.length));
  }

  private async sweepOne(sha256: string): Promise<void> {
    // Before the time: whoever makes the bytes again meanwhile gives them another number.
    const seq = await this.store.seqOf(BLOBS + sha256);
    if (seq === undefined) return;
    const time = await this.store.get(TIMES + sha256);
    if (!time) await this.writeTime(sha256, undefined);
    else if (this.isOld(time) && (await this.store.delete(TIMES + sha256, time.seq)) === 'ok')
      await this.store.delete(BLOBS + sha256, seq);
  }

  /** Removes a time whose bytes are gone. */
  private async sweepTime(sha256: string): Promise<void> {
    const time = await this.store.get(TIMES + sha256);
    if (!time || !this.isOld(time) || (await this.store.seqOf(BLOBS + sha256)) !== undefined) return;
    await this.store.delete(TIMES + sha256, time.seq);
  }

  private isOld(time: Stored): boolean {
    return this.now() - timeOf(time) > KEEP_MS;
  }
}
