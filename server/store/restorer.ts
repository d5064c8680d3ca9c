import type { Versions } from '../../src/protocol/wire/versions.ts';
import { toApiError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Phone } from '../phones/phone.ts';
import { demandBuild, isEpisodeValue, type Nouns } from '../values/values.ts';
import { isCellAlive } from './cells.ts';
import { inTime } from './in-time.ts';
import type { Keeper } from './keeper.ts';
import type { OtherNames } from './other-names.ts';
import { phoneOf, type Part } from './phone-records.ts';
import { bytesOf, PHONES, valueOf, type PhoneRecord } from './records.ts';
import type { Store } from './store.ts';

/** Records that are brought back at once. */
const AT_ONCE = 32;

/**
 * From whom a phone is taken: from a server that has died, or from any. A server that lives notices with its next write of the phone, which is
 * refused; so only a client that has left that server may ask for it.
 */
export type From = 'the dead' | 'anybody';

/** What was brought back when a server started. */
export interface Restored {
  phones: number;
  episodes: number;
  /** Phones whose lifetime had passed. */
  expired: number;
  /** Records that this build cannot go on with. They stay in the store. */
  left: number;
}

export interface RestorerOptions extends Nouns {
  store: Store;
  keeper: Keeper;
  otherNames: OtherNames;
  build: Versions;
  parts: readonly Part[];
  /** Brings bytes here that a value refers to and another server has kept. */
  bring?: ((value: unknown) => Promise<void>) | undefined;
  log: Log;
  cell?: string | undefined;
  /** Epoch ms. */
  now: () => number;
  /** Called with a phone that is here again, by its `seq`th write, before its parts are. */
  onPhone: (phone: Phone, seq: number) => void;
  /** Called once its parts are, too. */
  onWhole: (phone: Phone) => void;
}

/** Brings phones back from a store: those of this server when it starts, and those of servers that have died when they are called. */
export class Restorer {
  private readonly options: RestorerOptions;
  private readonly adopting = new Map<string, Promise<boolean>>();
  /** Ids of phones that are being brought back: nothing of them is written before they are whole. */
  private readonly restoring = new Set<string>();
  /** Phones that were taken over from cells that had died. */
  taken = 0;

  constructor(options: RestorerOptions) {
    this.options = options;
  }

  /** Whether a phone is not whole yet. */
  isRestoring(id: string): boolean {
    return this.restoring.has(id);
  }

  /** Brings back the phones of this server. Throws STORE_UNAVAILABLE. */
  async load(): Promise<Restored> {
    const restored: Restored = { phones: 0, episodes: 0, expired: 0, left: 0 };
    let batch: Promise<void>[] = [];
    for await (const key of this.options.store.list(PHONES)) {
      batch.push(this.loadPhone(key, restored));
      if (batch.length < AT_ONCE) continue;
      await Promise.all(batch);
      batch = [];
    }
    await Promise.all(batch);
    return restored;
  }

  /**
   * Takes over a phone that is not here, if the server that played it has died. Gives whether it is here now. Throws STORE_UNAVAILABLE,
   * and BUILD_DIFFERS for an episode of another build.
   */
  adopt(id: string, from: From = 'the dead'): Promise<boolean> {
    const running = this.adopting.get(id) ?? this.adoptNow(id, from).finally(() => this.adopting.delete(id));
    this.adopting.set(id, running);
    return running;
  }

  /** Takes over a phone by another name of it, as `adopt`. `part` is the part whose `indexOf` gave the name. */
  async adoptBy(part: string, name: string, from: From = 'the dead'): Promise<boolean> {
    const id = await this.options.otherNames.find(part, name);
    if (id === undefined) return false;
    if (await this.adopt(id, from)) return true;
    await this.options.otherNames.free(part, name);
    return false;
  }

  private async adoptNow(id: string, from: From): Promise<boolean> {
    const { store, keeper, phones, cell = null, log } = this.options;
    if (phones.find(id)) return true;
    if (!store.isShared) return false;
    const key = PHONES + id;
    // What was deleted here a moment ago must not come back.
    await inTime(keeper.written(key));
    const stored = await store.get(key);
    if (!stored) return false;
    const record = valueOf<PhoneRecord>(stored);
    const isOurs = record.cell === cell;
    const isPlayed = !isOurs && record.cell !== null && (await isCellAlive(store, record.cell));
    if (isPlayed && from === 'the dead') return false;
    if (this.isExpired(record)) {
      // Nobody else will: its server has died.
      if (!isPlayed) await store.delete(key, stored.seq);
      return false;
    }
    if (isEpisodeValue(record.value)) demandBuild(this.options.build, record.value.build);
    // Whoever writes next owns it: of two that try, one does.
    const seq = stored.seq + 1;
    const taken = { ...record, cell };
    if ((await store.put(key, seq, bytesOf(taken))) === 'moved') return false;
    const isHere = await this.restore(taken, seq).catch(async (thrown: unknown) => {
      // Another server may be able to.
      await store.put(key, seq + 1, stored.value);
      throw thrown;
    });
    if (!isHere) {
      await this.options.otherNames.sweep();
      return false;
    }
    this.taken++;
    log.info({ phone: id, from: record.cell }, 'took over a phone of another cell');
    return true;
  }

  private async loadPhone(key: string, restored: Restored): Promise<void> {
    const { store, log, cell = null } = this.options;
    const stored = await store.get(key);
    if (!stored) return;
    const record = valueOf<PhoneRecord>(stored);
    if (store.isShared && record.cell !== cell) return;
    if (this.isExpired(record)) {
      await store.delete(key, stored.seq);
      restored.expired++;
      return;
    }
    try {
      if (!(await this.restore(record, stored.seq))) return;
      restored.phones++;
      if (record.episode !== null) restored.episodes++;
    } catch (thrown) {
      restored.left++;
      log.warn(
        { key, err: toApiError(thrown) },
        'a phone of the store cannot be brought back: it stays there',
      );
    }
  }

  private isExpired({ writtenAt, value: { ttl } }: PhoneRecord): boolean {
    return typeof ttl === 'number' && this.options.now() - writtenAt >= ttl;
  }

  /** Brings a phone here. False where its session had ended: then it is deleted, as its last server was about to. */
  private async restore(record: PhoneRecord, seq: number): Promise<boolean> {
    const { parts, keeper, phones, bring, onPhone, onWhole } = this.options;
    const { id } = record;
    this.restoring.add(id);
    try {
      await bring?.(record.value.snapshot);
      // Before it is here, since calls find it from then on.
      for (const { name, look } of parts)
        if (record.parts[name] !== undefined) await look?.(record.parts[name]);
      const phone = await phoneOf(record, this.options);
      onPhone(phone, seq);
      for (const part of parts) {
        const kept = record.parts[part.name];
        if (kept !== undefined) part.restore(phone, kept);
      }
      if (phones.find(id) === phone) {
        onWhole(phone);
        return true;
      }
      keeper.changed(PHONES + id, () => null);
      await inTime(keeper.written(PHONES + id));
      return false;
    } finally {
      this.restoring.delete(id);
    }
  }
}
