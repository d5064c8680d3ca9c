import { createHash } from 'node:crypto';
import type { Versions } from '../../src/protocol/wire/versions.ts';
import type { EpisodeValue, PhoneValue } from '../../src/protocol/wire/values.ts';
import type { Episodes } from '../episodes/episodes.ts';
import { newSecret } from '../episodes/tokens.ts';
import { toApiError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Phone } from '../phones/phone.ts';
import type { Phones } from '../phones/phones.ts';
import type { Ending, Endings } from '../sessions/names.ts';
import { adoptEpisode, adoptPhone, episodeValue, isEpisodeValue, phoneValue } from '../values/values.ts';
import { Keeper } from './keeper.ts';
import type { Store, Stored } from './store.ts';

/** Something that is kept with a phone beside its value. */
export interface Part {
  /** Its name in the record. */
  name: string;
  /** JSON of it, or undefined where the phone has none. */
  of(phone: Phone): unknown;
  /** Brings it back, on a phone that was brought back. */
  restore(phone: Phone, part: unknown): void;
}

/** What the store has of one phone. */
interface PhoneRecord {
  format: 1;
  id: string;
  /** The server that plays it; null where that has no name. */
  cell: string | null;
  episode: string | null;
  parent: string | null;
  /** Epoch ms of the write, from which a lifetime goes on. */
  writtenAt: number;
  value: EpisodeValue | PhoneValue;
  parts: Record<string, unknown>;
}

/** The highest numbers of ids that may have been given. */
interface IdRecord {
  phone: number;
  episode: number;
}

/** A name that stays closed. */
interface EndingRecord {
  name: string;
  how: Ending;
  at: number;
}

const PHONES = 'phone/';
const SECRET = 'secret';
/** Ids that may be given before their number is in the store. */
const ID_MARGIN = 10_000;
/** Records that are brought back at once. */
const AT_ONCE = 32;
/** A lifetime in the store is right to so many parts of it. */
const LIFETIME_PARTS = 10;
/** How long a stop waits for the store, in ms. */
const CLOSE_MS = 5_000;

/** A key’s part for a text of any length. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
const bytesOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const valueOf = <T>({ value }: Stored): T => JSON.parse(Buffer.from(value).toString()) as T;

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
}

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
  /** Names that have ended, by the kind of what they named. */
  private readonly endings = new Map<string, Endings>();
  private readonly now: () => number;
  private reserved = 0;
  /** When each phone had been called last when it was written, by its own clock. */
  private readonly writtenCall = new WeakMap<Phone, number>();
  /** Ids of phones that are being brought back: nothing of them is written before they are whole. */
  private readonly restoring = new Set<string>();

  constructor(options: PersistenceOptions) {
    const { store, log, phones, now = Date.now } = options;
    this.options = options;
    this.now = now;
    this.keeper = new Keeper({ store, log, onLost: key => this.onLost(key) });
    phones.touched.add(phone => this.changed(phone));
    phones.removed.add(id => this.removed(id));
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

  /** Keeps which names have ended, and knows those that had when it loads. */
  keepEndings(kind: string, endings: Endings): void {
    const keyOf = (name: string) => `${this.endingsOf(kind)}${hashOf(name)}`;
    endings.onAdded = (name, how) => {
      const record: EndingRecord = { name, how, at: this.now() };
      this.keeper.changed(keyOf(name), () => bytesOf(record));
    };
    endings.onDropped = name => this.keeper.changed(keyOf(name), () => null);
    this.endings.set(kind, endings);
  }

  private endingsOf(kind: string): string {
    return `ended/${this.options.cell ?? ''}/${kind}/`;
  }

  /** Says that a part of a phone has changed, and not the phone. */
  changed(phone: Phone): void {
    if (this.restoring.has(phone.id)) return;
    this.keeper.changed(PHONES + phone.id, () => this.encode(phone));
    this.reserveIds();
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

  /** Brings back the phones of this server. Throws STORE_UNAVAILABLE. */
  async load(): Promise<Restored> {
    const restored: Restored = { phones: 0, episodes: 0, expired: 0, left: 0 };
    await this.loadIds();
    for (const [kind, endings] of this.endings) await this.loadEndings(kind, endings);
    let batch: Promise<void>[] = [];
    for await (const key of this.store.list(PHONES)) {
      batch.push(this.loadPhone(key, restored));
      if (batch.length < AT_ONCE) continue;
      await Promise.all(batch);
      batch = [];
    }
    await Promise.all(batch);
    return restored;
  }

  /** Writes what is left. Gives how many phones the store is behind. */
  close(): Promise<number> {
    return this.keeper.close(CLOSE_MS);
  }

  private encode(phone: Phone): Uint8Array | null {
    const { phones, episodes, build, cell = null } = this.options;
    // A phone with a part outside of its tree cannot be brought back.
    if (phones.find(phone.id) !== phone || phone.now.ui.live) return null;
    this.writtenCall.set(phone, phone.lastCall);
    const episode = episodes.on(phone);
    const parts = this.parts.flatMap(part => {
      const value = part.of(phone);
      return value === undefined ? [] : [[part.name, value] as const];
    });
    const record: PhoneRecord = {
      format: 1,
      id: phone.id,
      cell,
      episode: episode?.id ?? null,
      parent: phone.parent ?? null,
      writtenAt: this.now(),
      value: episode ? episodeValue(phones, build, episode) : phoneValue(phones, phone),
      parts: Object.fromEntries(parts),
    };
    return bytesOf(record);
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
      const phone = await this.phoneOf(record);
      phone.parent = record.parent ?? undefined;
      this.writtenCall.set(phone, phone.lastCall);
      this.keeper.adopt(PHONES + id, seq, () => this.encode(phone));
      for (const part of this.parts) {
        const kept = record.parts[part.name];
        if (kept !== undefined) part.restore(phone, kept);
      }
    } finally {
      this.restoring.delete(id);
    }
  }

  private async phoneOf({ id, episode, value }: PhoneRecord): Promise<Phone> {
    const { phones, episodes, build } = this.options;
    if (!isEpisodeValue(value)) return adoptPhone(phones, id, value);
    const ids = { episode: episode!, phone: id };
    return (await adoptEpisode({ phones, episodes }, build, ids, value)).phone;
  }

  private removed(id: string): void {
    if (this.restoring.has(id)) return;
    this.keeper.changed(PHONES + id, () => null);
  }

  /** Another server plays a phone now: it is no longer here. */
  private onLost(key: string): void {
    const id = key.slice(PHONES.length);
    if (key.startsWith(PHONES) && this.options.phones.find(id)) this.options.phones.remove(id);
  }

  private async loadEndings(kind: string, endings: Endings): Promise<void> {
    const found: [EndingRecord, string, number][] = [];
    for await (const key of this.store.list(this.endingsOf(kind))) {
      const stored = await this.store.get(key);
      if (stored) found.push([valueOf<EndingRecord>(stored), key, stored.seq]);
    }
    // The oldest are forgotten first, as before.
    found.sort(([a], [b]) => a.at - b.at);
    for (const [{ name, how }, key, seq] of found) {
      this.keeper.adopt(key, seq, () => null);
      const { onAdded } = endings;
      endings.onAdded = undefined;
      endings.add(name, how);
      endings.onAdded = onAdded;
    }
  }

  private get idKey(): string {
    return `ids/${this.options.cell ?? ''}`;
  }

  private async loadIds(): Promise<void> {
    const { phones, episodes } = this.options;
    const stored = await this.store.get(this.idKey);
    const { phone, episode } = stored ? valueOf<IdRecord>(stored) : { phone: 0, episode: 0 };
    phones.ids.skipTo(phone);
    episodes.ids.skipTo(episode);
    this.keeper.adopt(this.idKey, stored?.seq ?? 0, () => null);
    this.reserveIds();
    await this.settled();
  }

  /** Keeps ahead of the ids that are given, so that none is given twice after a crash. */
  private reserveIds(): void {
    const { phones, episodes } = this.options;
    const last = Math.max(phones.ids.last, episodes.ids.last);
    if (last + ID_MARGIN / 2 < this.reserved) return;
    this.reserved = last + ID_MARGIN;
    const record: IdRecord = { phone: this.reserved, episode: this.reserved };
    this.keeper.changed(this.idKey, () => bytesOf(record));
  }
}
