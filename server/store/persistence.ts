import type { Versions } from '../../src/protocol/wire/versions.ts';
import type { Episodes } from '../episodes/episodes.ts';
import { newSecret } from '../episodes/tokens.ts';
import { ApiError, toApiError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Phone } from '../phones/phone.ts';
import type { Phones } from '../phones/phones.ts';
import type { Endings } from '../sessions/names.ts';
import { demandBuild, isEpisodeValue } from '../values/values.ts';
import { within } from '../within.ts';
import { CellSign, isCellAlive, type CellOptions } from './cells.ts';
import { Keeper } from './keeper.ts';
import { KeptEndings } from './kept-endings.ts';
import { KeptIds } from './kept-ids.ts';
import { INDEX, OtherNames } from './other-names.ts';
import { phoneOf, recordOf, type Part } from './phone-records.ts';
import { bytesOf, PHONES, valueOf, type PhoneRecord } from './records.ts';
import type { Store } from './store.ts';

const SECRET = 'secret';
/** Records that are brought back at once. */
const AT_ONCE = 32;
/** A lifetime in the store is right to so many parts of it. */
const LIFETIME_PARTS = 10;
/** How long an answer waits for the store, in ms. */
const WRITTEN_MS = 10_000;
/** How long a stop waits for the store, in ms. */
const CLOSE_MS = 5_000;

/** The secret of a store, by which agents’ tokens are made; the first server that opens the store makes it. */
export async function secretOf(store: Store): Promise<Uint8Array> {
  const found = await store.get(SECRET);
  if (found) return found.value;
  const secret = newSecret();
  if ((await store.put(SECRET, 1, secret)) === 'ok') return secret;
  return secretOf(store);
}

export interface PersistenceOptions {
  store: Store;
  phones: Phones;
  episodes: Episodes;
  build: Versions;
  log: Log;
  /** This server’s name among those that share the store. */
  cell?: string | undefined;
  /** Epoch ms. Lifetimes go on while the server is off, and so are measured by the machine’s clock. */
  now?: (() => number) | undefined;
  /** How long a cell counts as alive, and how signs wait. */
  signs?: Pick<CellOptions, 'ttl' | 'wait'> | undefined;
}

/**
 * From whom a phone is taken: from a server that has died, or from any. A server that lives notices with its next write of the phone, which is
 * refused; so only a client that has left that server may ask for it.
 */
export type From = 'the dead' | 'anybody';

/** Refuses a call for what another server plays. */
export const playedBy = (cell: string): ApiError =>
  new ApiError('CAPACITY_REACHED', `The cell ${cell} plays this: send the call again, to it or to a gateway`);

/** What was brought back when a server started. */
export interface Restored {
  phones: number;
  episodes: number;
  /** Phones whose lifetime had passed. */
  expired: number;
  /** Records that this build cannot go on with. They stay in the store. */
  left: number;
}

/** Keeps the phones and episodes of a server in a store, behind the calls that change them, and brings them back when it starts again. */
export class Persistence {
  private readonly options: PersistenceOptions;
  private readonly keeper: Keeper;
  private readonly parts: Part[] = [];
  private readonly otherNames: OtherNames;
  private readonly adopting = new Map<string, Promise<boolean>>();
  /** Phones that were taken over from cells that had died. */
  taken = 0;
  private readonly endings: KeptEndings[] = [];
  private readonly ids: KeptIds;
  /** Tells servers that share the store that this one is alive. */
  private readonly sign: CellSign | undefined;
  private readonly now: () => number;
  /** When each phone had been called last when it was written, by its own clock. */
  private readonly writtenCall = new WeakMap<Phone, number>();
  /** Ids of phones that are being brought back: nothing of them is written before they are whole. */
  private readonly restoring = new Set<string>();

  constructor(options: PersistenceOptions) {
    const { store, log, phones, cell, now = Date.now } = options;
    this.options = options;
    this.now = now;
    this.keeper = new Keeper({ store, log, onLost: key => this.onLost(key) });
    this.otherNames = new OtherNames(this.keeper, store);
    this.ids = new KeptIds(this.keeper, store, cell, [phones.ids, options.episodes.ids]);
    const onLapse = () => this.verify();
    if (store.isShared) this.sign = new CellSign({ store, cell: cell ?? '', log, onLapse, ...options.signs });
    this.add({ name: 'episode', of: () => undefined, restore: () => {}, indexOf: phone => phone.episode });
    phones.touched.add(phone => this.changed(phone));
    phones.removed.add((_, phone) => this.removed(phone));
  }

  get store(): Store {
    return this.options.store;
  }
  /** Writes made, tries that failed, and phones that another server has taken. */
  get counts(): Readonly<Keeper['counts']> {
    return this.keeper.counts;
  }
  /** Phones whose last change is not in the store yet. */
  get behind(): number {
    return this.keeper.behind;
  }

  /** Keeps something else with each phone, from now on. */
  add(part: Part): void {
    this.parts.push(part);
  }

  /** Keeps which names have ended, and knows those that had when it loads. Gives what looks for one that another server has ended. */
  keepEndings(kind: string, endings: Endings): (name: string) => Promise<void> {
    const kept = new KeptEndings(this.keeper, this.store, kind, endings, this.now);
    this.endings.push(kept);
    return name => kept.look(name);
  }

  /** Says that a part of a phone has changed, and not the phone. */
  changed(phone: Phone): void {
    if (this.restoring.has(phone.id)) return;
    this.keeper.changed(PHONES + phone.id, () => this.encode(phone));
    this.ids.reserve();
  }

  private namesOf(phone: Phone): [part: string, name: string][] {
    return this.parts.flatMap(({ name: part, indexOf }) => {
      const name = indexOf?.(phone);
      return name === undefined ? [] : [[part, name] as [string, string]];
    });
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

  /** The living server that plays a phone, by its id or by another name of it; undefined where none does. Throws STORE_UNAVAILABLE. */
  async playerOf(id: string, part?: string): Promise<string | undefined> {
    const phone = part === undefined ? id : await this.otherNames.find(part, id);
    const stored = phone === undefined ? undefined : await this.store.get(PHONES + phone);
    const cell = stored && valueOf<PhoneRecord>(stored).cell;
    return cell && (await isCellAlive(this.store, cell)) ? cell : undefined;
  }

  /** Takes over a phone by another name of it, as `adopt`. `part` is the part whose `indexOf` gave the name. */
  async adoptBy(part: string, name: string, from: From = 'the dead'): Promise<boolean> {
    const id = await this.otherNames.find(part, name);
    if (id === undefined) return false;
    if (await this.adopt(id, from)) return true;
    await this.otherNames.free(part, name);
    return false;
  }

  private async adoptNow(id: string, from: From): Promise<boolean> {
    const { phones, cell = null, log } = this.options;
    if (phones.find(id)) return true;
    if (!this.store.isShared) return false;
    const key = PHONES + id;
    // What was deleted here a moment ago must not come back.
    await this.inTime(this.keeper.written(key));
    const stored = await this.store.get(key);
    if (!stored) return false;
    const record = valueOf<PhoneRecord>(stored);
    const isOurs = record.cell === cell;
    const isPlayed = !isOurs && record.cell !== null && (await isCellAlive(this.store, record.cell));
    if (isPlayed && from === 'the dead') return false;
    if (this.isExpired(record)) {
      // Nobody else will: its server has died.
      if (!isPlayed) await this.store.delete(key, stored.seq);
      return false;
    }
    if (isEpisodeValue(record.value)) demandBuild(this.options.build, record.value.build);
    // Whoever writes next owns it: of two that try, one does.
    const seq = stored.seq + 1;
    const taken = { ...record, cell };
    if ((await this.store.put(key, seq, bytesOf(taken))) === 'moved') return false;
    try {
      await this.restore(taken, seq);
    } catch (thrown) {
      // Another server may be able to.
      await this.store.put(key, seq + 1, stored.value);
      throw thrown;
    }
    this.taken++;
    log.info({ phone: id, from: record.cell }, 'took over a phone of another cell');
    return true;
  }

  /** Waits for the store. Throws STORE_UNAVAILABLE where it takes too long. */
  async inTime(written: Promise<void>): Promise<void> {
    if (await within(WRITTEN_MS, written)) return;
    throw new ApiError(
      'STORE_UNAVAILABLE',
      'The store does not have the last change yet: repeat the call, with its Idempotency-Key if it has one',
    );
  }

  /**
   * Waits until other servers find a phone, by its id and by its other names. Throws STORE_UNAVAILABLE, and CAPACITY_REACHED where another
   * server has opened the session of its name meanwhile.
   */
  async confirm(id: string): Promise<void> {
    const phone = this.options.phones.find(id);
    if (phone && !phone.now.ui.live) {
      await this.inTime(this.written(id));
      await this.inTime(this.otherNames.written(id));
    }
    if (phone?.leaves === undefined) return;
    throw new ApiError(
      'CAPACITY_REACHED',
      'Another cell has opened this session at the same time: send the call again',
    );
  }

  /** Looks which phones other servers have taken, and drops them. Throws STORE_UNAVAILABLE. */
  private verify(): Promise<void> {
    return this.keeper.verify(this.options.phones.list().map(({ id }) => PHONES + id));
  }

  /** Resolves once a phone’s changes so far are in the store. */
  written(phone: string): Promise<void> {
    return this.keeper.written(PHONES + phone);
  }

  /** Resolves once all changes so far are in the store. */
  settled(): Promise<void> {
    return this.keeper.settled();
  }

  /** Writes phones again whose last call is so much later than their last write that their lifetime would end too early after a crash. */
  keepLifetimes(): void {
    for (const phone of this.options.phones.list()) {
      if (phone.ttl === null) continue;
      const sinceWrite = phone.lastCall - (this.writtenCall.get(phone) ?? phone.lastCall);
      if (sinceWrite > phone.ttl / LIFETIME_PARTS) this.changed(phone);
    }
  }

  /** Brings back the phones of this server. Throws STORE_UNAVAILABLE, and CELL_TAKEN where another server has its name. */
  async load(): Promise<Restored> {
    await this.sign?.start();
    const restored: Restored = { phones: 0, episodes: 0, expired: 0, left: 0 };
    await this.ids.load();
    for (const endings of this.endings) await endings.load();
    let batch: Promise<void>[] = [];
    for await (const key of this.store.list(PHONES)) {
      batch.push(this.loadPhone(key, restored));
      if (batch.length < AT_ONCE) continue;
      await Promise.all(batch);
      batch = [];
    }
    await Promise.all(batch);
    await this.otherNames.sweep();
    return restored;
  }

  /** Tells gateways where this server is. Throws STORE_UNAVAILABLE. */
  async announce(url: string): Promise<void> {
    await this.sign?.announce(() => ({ url, phones: this.options.phones.size }));
  }

  /** Tells gateways that this server stops: they send it nothing new. */
  async withdraw(): Promise<void> {
    await this.sign?.withdraw();
  }

  /** Writes what is left. Gives how many phones the store is behind. */
  async close(): Promise<number> {
    const behind = await this.keeper.close(CLOSE_MS);
    await this.sign?.stop();
    return behind;
  }

  private encode(phone: Phone): Uint8Array | null {
    if (this.options.phones.find(phone.id) !== phone) return null;
    // A phone with a part outside of its tree cannot be brought back.
    if (phone.now.ui.live) {
      this.otherNames.forget(phone.id);
      return null;
    }
    this.writtenCall.set(phone, phone.lastCall);
    this.otherNames.keep(phone.id, this.namesOf(phone));
    return bytesOf(recordOf(phone, { ...this.options, parts: this.parts, writtenAt: this.now() }));
  }

  private async loadPhone(key: string, restored: Restored): Promise<void> {
    const { log, cell = null } = this.options;
    const stored = await this.store.get(key);
    if (!stored) return;
    const record = valueOf<PhoneRecord>(stored);
    if (this.store.isShared && record.cell !== cell) return;
    if (this.isExpired(record)) {
      await this.store.delete(key, stored.seq);
      restored.expired++;
      return;
    }
    try {
      await this.restore(record, stored.seq);
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
    return typeof ttl === 'number' && this.now() - writtenAt >= ttl;
  }

  private async restore(record: PhoneRecord, seq: number): Promise<void> {
    const { id } = record;
    this.restoring.add(id);
    try {
      const phone = await phoneOf(record, this.options);
      this.writtenCall.set(phone, phone.lastCall);
      this.keeper.adopt(PHONES + id, seq, () => this.encode(phone));
      for (const part of this.parts) {
        const kept = record.parts[part.name];
        if (kept !== undefined) part.restore(phone, kept);
      }
      this.otherNames.keep(id, this.namesOf(phone));
    } finally {
      this.restoring.delete(id);
    }
  }

  private removed({ id, leaves }: Phone): void {
    if (this.restoring.has(id)) return;
    if (leaves === 'moved') {
      // Its record and its names are those of the server that has it.
      this.keeper.drop(PHONES + id);
      for (const key of this.otherNames.drop(id)) this.keeper.drop(key);
      return;
    }
    this.keeper.changed(PHONES + id, () => null);
    this.otherNames.forget(id);
  }

  /** Another server plays a phone now, or has opened the session of its name at the same time: it is no longer here. */
  private onLost(key: string): void {
    if (key.startsWith(PHONES)) this.leave(key.slice(PHONES.length), 'moved');
    else if (key.startsWith(INDEX)) this.leave(this.otherNames.ownerOf(key), 'superseded');
  }

  private leave(id: string | undefined, leaves: Phone['leaves']): void {
    const { phones } = this.options;
    const phone = id === undefined ? undefined : phones.find(id);
    if (!phone) return;
    phone.leaves = leaves;
    phones.remove(phone.id);
  }
}
