import { ApiError } from '../errors.ts';
import { isCellAlive, playedBy } from './cells.ts';
import type { Keeper } from './keeper.ts';
import { bytesOf, hashOf, valueOf } from './records.ts';
import type { Store } from './store.ts';

/** What keys of places begin with. */
export const PLACES = 'place/';
export const placeKey = (name: string): string => PLACES + hashOf(name);

const HOUR_MS = 3_600_000;
/** How long the place of a cell that is away is kept after its last renewal, in ms. */
export const MOST_AGE_MS = 24 * HOUR_MS;
/** How long a renewal counts at least, in ms, so that places are seldom written. */
const RENEW_MS = 6 * HOUR_MS;

/** A place that an MCP client has made for its sessions, which need no phone yet. */
export interface PlaceRecord {
  name: string;
  /** Tells the call that made it from others of the same name. */
  call: string;
  cell: string;
  /** Epoch ms when it was made or its server last renewed it. */
  at: number;
}

/** A place here. */
interface Place {
  name: string;
  at: number;
  /** Gives undefined once it is gone. */
  callOf: () => string | undefined;
}

/** Whoever has places on this server. */
export interface PlaceOwner {
  /** Brings back a place of this server. */
  restore(record: PlaceRecord): void;
  /** Another server has a place now. */
  onLost(name: string): void;
}

export interface PlacesOptions {
  keeper: Keeper;
  store: Store;
  cell: string;
  /** Epoch ms. */
  now: () => number;
}

const takenMeanwhile = (): ApiError =>
  new ApiError(
    'CAPACITY_REACHED',
    'Another cell has taken or ended this place at the same time: send the call again, to a gateway if there is one',
  );

/** Places in a store that servers share, so that each is found and gone on with on every server. */
export class KeptPlaces {
  private readonly options: PlacesOptions;
  private readonly owner: PlaceOwner;
  /** The places here, by their keys. */
  private readonly here = new Map<string, Place>();

  constructor(options: PlacesOptions, owner: PlaceOwner) {
    this.options = options;
    this.owner = owner;
  }

  /** Keys of the places here. */
  get keys(): string[] {
    return [...this.here.keys()];
  }

  /** Keeps a place that was made here. `callOf` gives undefined once it is gone. */
  add(name: string, callOf: () => string | undefined): void {
    const { keeper, now } = this.options;
    const place = { name, at: now(), callOf };
    this.here.set(placeKey(name), place);
    keeper.changed(placeKey(name), () => this.encode(place));
  }

  private encode({ name, at, callOf }: Place): Uint8Array | null {
    const call = callOf();
    return call === undefined
      ? null
      : bytesOf({ name, call, cell: this.options.cell, at } satisfies PlaceRecord);
  }

  /** Keeps the places here for longer, so that nobody sweeps them while all servers start again. */
  renew(): void {
    const { keeper, now } = this.options;
    for (const [key, place] of this.here) {
      if (now() - place.at < RENEW_MS) continue;
      place.at = now();
      keeper.changed(key, () => this.encode(place));
    }
  }

  /** Resolves once a place is in the store, or is another server’s. */
  written(name: string): Promise<void> {
    return this.options.keeper.written(placeKey(name));
  }

  /** Forgets a place that has ended. */
  remove(name: string): void {
    if (this.here.delete(placeKey(name))) this.options.keeper.changed(placeKey(name), () => null);
  }

  /** Leaves a place to the server that has it now. */
  drop(name: string): void {
    this.here.delete(placeKey(name));
    this.options.keeper.drop(placeKey(name));
  }

  /**
   * Makes a place this server’s, if that of its server has died or, with `anybody`, in any case. Undefined if there is none of this name.
   * Throws STORE_UNAVAILABLE, and CAPACITY_REACHED where another server has it.
   */
  async take(name: string, from: 'the dead' | 'anybody' = 'the dead'): Promise<PlaceRecord | undefined> {
    const { store, cell, keeper, now } = this.options;
    const key = placeKey(name);
    const stored = await store.get(key);
    if (!stored) return undefined;
    const record = valueOf<PlaceRecord>(stored);
    if (record.cell === cell) {
      // What was made here is known here.
      if (!this.here.has(key)) this.know(record, stored.seq);
      return record;
    }
    if (from === 'the dead' && (await isCellAlive(store, record.cell))) throw playedBy(record.cell);
    const taken = { ...record, cell, at: now() };
    if ((await store.put(key, stored.seq + 1, bytesOf(taken))) === 'moved') throw takenMeanwhile();
    keeper.drop(key);
    this.know(taken, stored.seq + 1);
    return taken;
  }

  /** Brings back the places of this server, and sweeps those that nobody will ask for. Throws STORE_UNAVAILABLE. */
  async load(): Promise<void> {
    const { store, cell, now } = this.options;
    for await (const key of store.list(PLACES)) {
      const stored = await store.get(key);
      if (!stored) continue;
      const record = valueOf<PlaceRecord>(stored);
      const isOld = now() - record.at > MOST_AGE_MS;
      if (record.cell === cell) {
        if (!this.here.has(key)) this.know(record, stored.seq);
        this.owner.restore(record);
      } else if (isOld && !(await isCellAlive(store, record.cell))) await store.delete(key, stored.seq);
    }
    this.renew();
  }

  /** Another server has written a place of this one. */
  lost(key: string): void {
    const place = this.here.get(key);
    this.here.delete(key);
    if (place) this.owner.onLost(place.name);
  }

  private know(record: PlaceRecord, seq: number): void {
    const { name, at, call } = record;
    const place = { name, at, callOf: () => call };
    this.here.set(placeKey(name), place);
    this.options.keeper.adopt(placeKey(name), seq, () => this.encode(place));
  }
}
