import type { Versions } from '../../src/protocol/wire/versions.ts';
import type { Episodes } from '../episodes/episodes.ts';
import { ApiError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Phone } from '../phones/phone.ts';
import type { Phones } from '../phones/phones.ts';
import type { Endings } from '../sessions/names.ts';
import { CellSign, isCellAlive, type CellOptions } from './cells.ts';
import { inTime } from './in-time.ts';
import { Keeper } from './keeper.ts';
import { KeptEndings } from './kept-endings.ts';
import { KeptIds } from './kept-ids.ts';
import { KeptPlaces, placeKey, PLACES, type PlaceOwner } from './kept-places.ts';
import { INDEX, OtherNames } from './other-names.ts';
import { recordOf, type Part } from './phone-records.ts';
import { bytesOf, PHONES, valueOf, type PhoneRecord } from './records.ts';
import { Restorer, type From, type Restored } from './restorer.ts';
import type { Store } from './store.ts';

/** A lifetime in the store is right to so many parts of it. */
const LIFETIME_PARTS = 10;
/** How long a stop waits for the store, in ms. */
const CLOSE_MS = 5_000;

export interface PersistenceOptions {
  store: Store;
  phones: Phones;
  episodes: Episodes;
  build: Versions;
  /** Brings bytes here that a value refers to and another server has kept. */
  bring?: ((value: unknown) => Promise<void>) | undefined;
  log: Log;
  /** This server’s name among those that share the store. */
  cell?: string | undefined;
  /** Epoch ms. Lifetimes go on while the server is off, and so are measured by the machine’s clock. */
  now?: (() => number) | undefined;
  /** How long a cell counts as alive, and how signs wait. */
  signs?: Pick<CellOptions, 'ttl' | 'wait'> | undefined;
}

/** Keeps the phones and episodes of a server in a store, behind the calls that change them, and brings them back when it starts again. */
export class Persistence {
  private readonly options: PersistenceOptions;
  private readonly keeper: Keeper;
  private readonly parts: Part[] = [];
  private readonly otherNames: OtherNames;
  private readonly restorer: Restorer;
  private readonly endings: KeptEndings[] = [];
  private places: KeptPlaces | undefined;
  private readonly ids: KeptIds;
  /** Tells servers that share the store that this one is alive. */
  private readonly sign: CellSign | undefined;
  private readonly now: () => number;
  /** When each phone had been called last when it was written, by its own clock. */
  private readonly writtenCall = new WeakMap<Phone, number>();

  constructor(options: PersistenceOptions) {
    const { store, log, phones, cell, now = Date.now } = options;
    this.options = options;
    this.now = now;
    this.keeper = new Keeper({ store, log, onLost: key => this.onLost(key) });
    this.otherNames = new OtherNames(this.keeper, store);
    const { keeper, otherNames, parts } = this;
    this.restorer = new Restorer({
      ...options,
      ...{ keeper, otherNames, parts, now },
      onPhone: (phone, seq) => {
        this.writtenCall.set(phone, phone.lastCall);
        keeper.adopt(PHONES + phone.id, seq, () => this.encode(phone));
      },
      onWhole: phone => otherNames.keep(phone.id, this.namesOf(phone)),
    });
    this.ids = new KeptIds(this.keeper, store, cell, [phones.ids, options.episodes.ids]);
    const onLapse = () => this.verifyAll();
    if (store.isShared) this.sign = new CellSign({ store, cell: cell ?? '', log, onLapse, ...options.signs });
    this.add({ name: 'episode', of: () => undefined, restore: () => {}, indexOf: phone => phone.episode });
    const tokenOf = (phone: Phone) => options.episodes.on(phone)?.tokenDigest;
    this.add({ name: 'token', of: () => undefined, restore: () => {}, indexOf: tokenOf });
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

  /** Keeps the places of MCP clients, where servers share the store. */
  keepPlaces(owner: PlaceOwner): KeptPlaces | undefined {
    if (!this.store.isShared) return undefined;
    const { keeper, store, now, options } = this;
    this.places = new KeptPlaces({ keeper, store, cell: options.cell ?? '', now }, owner);
    return this.places;
  }

  /** Keeps places for longer, as `KeptPlaces.renew`. */
  renewPlaces(): void {
    this.places?.renew();
  }

  /** Says that a part of a phone has changed, and not the phone. */
  changed(phone: Phone): void {
    if (this.restorer.isRestoring(phone.id)) return;
    this.keeper.changed(PHONES + phone.id, () => this.encode(phone));
    this.ids.reserve();
  }

  private namesOf(phone: Phone): [part: string, name: string][] {
    return this.parts.flatMap(({ name: part, indexOf }) => {
      const name = indexOf?.(phone);
      return name === undefined ? [] : [[part, name] as [string, string]];
    });
  }

  /** As `Restorer.adopt`. */
  adopt(id: string, from?: From): Promise<boolean> {
    return this.restorer.adopt(id, from);
  }

  /** As `Restorer.adoptBy`. */
  adoptBy(part: string, name: string, from?: From): Promise<boolean> {
    return this.restorer.adoptBy(part, name, from);
  }

  /** Phones that were taken over from cells that had died. */
  get taken(): number {
    return this.restorer.taken;
  }

  /** The living server that plays a phone, by its id or by another name of it; undefined where none does. Throws STORE_UNAVAILABLE. */
  async playerOf(id: string, part?: string): Promise<string | undefined> {
    const phone = part === undefined ? id : await this.otherNames.find(part, id);
    const stored = phone === undefined ? undefined : await this.store.get(PHONES + phone);
    const cell = stored && valueOf<PhoneRecord>(stored).cell;
    return cell && (await isCellAlive(this.store, cell)) ? cell : undefined;
  }

  /**
   * Waits until other servers find a phone, by its id and by its other names. Throws STORE_UNAVAILABLE, and CAPACITY_REACHED where another
   * server has opened the session of its name meanwhile.
   */
  async confirm(id: string): Promise<void> {
    const phone = this.options.phones.find(id);
    if (phone && !phone.now.ui.live) {
      await inTime(this.written(id));
      await inTime(this.otherNames.written(id));
    }
    if (phone?.leaves === undefined) return;
    throw new ApiError(
      'CAPACITY_REACHED',
      'Another cell has opened this session at the same time: send the call again',
    );
  }

  /** Looks whether another server has taken a phone, and drops it then. Throws STORE_UNAVAILABLE. */
  async verify(phone: string): Promise<void> {
    await inTime(this.written(phone));
    await this.keeper.verify([PHONES + phone]);
  }

  /** The same for the place of an MCP client. */
  async verifyPlace(name: string): Promise<void> {
    const key = placeKey(name);
    await inTime(this.keeper.written(key));
    await this.keeper.verify([key]);
  }

  /** The same for all phones and places, but those that are being written, which find out by themselves. */
  private verifyAll(): Promise<void> {
    const phones = this.options.phones.list().map(({ id }) => PHONES + id);
    return this.keeper.verify([...phones, ...(this.places?.keys ?? [])]);
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
    await this.ids.load();
    for (const endings of this.endings) await endings.load();
    const restored = await this.restorer.load();
    await this.places?.load();
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
    if (this.options.phones.find(phone.id) !== phone || phone.isOpening) return null;
    // A phone with a part outside of its tree cannot be brought back.
    if (phone.now.ui.live) {
      this.otherNames.forget(phone.id);
      return null;
    }
    this.writtenCall.set(phone, phone.lastCall);
    this.otherNames.keep(phone.id, this.namesOf(phone));
    return bytesOf(recordOf(phone, { ...this.options, parts: this.parts, writtenAt: this.now() }));
  }

  private removed({ id, leaves }: Phone): void {
    if (this.restorer.isRestoring(id)) return;
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
    else if (key.startsWith(PLACES)) this.places?.lost(key);
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
