import type { Action } from '../../src/protocol/action.ts';
import type { Foreground } from '../../src/protocol/observation.ts';
import { foregroundIn } from '../../src/sdk/core/foreground.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import type { Operation } from '../../src/state/diff.ts';
import { hash } from '../../src/state/hash.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { lineageOf } from '../../src/state/random.ts';
import { ApiError } from '../errors.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { Mutex } from '../mutex.ts';

export interface Change {
  action: Action | null;
  operations: Operation[];
  events: PhoneEvent[];
  stateHash: string;
}

/** A client that watches a phone. */
export interface Listener {
  onChange(change: Change): void;
}

/** One phone: its tree, the tree it started from, and the calls on it, which run one after the other. */
export class Phone {
  readonly id: string;
  /** The tree after set-up. A snapshot's session and a diff count from it. */
  start: AnyPhone;
  now: AnyPhone;
  steps = 0;
  /** How often the phone or its episode has changed. */
  seq = 0;
  /** Called after each change. */
  onTouch: (() => void) | undefined;
  /** What its lineage is made of, until someone asks for it: few copies are copied. */
  private origin: { parent: number; from: number | string } | undefined;
  private knownLineage = 0;
  /** Copies made of it so far. */
  copies = 0;
  /** Id of the phone that it is a copy of, if any; that one may be gone. */
  parent: string | undefined;
  /** Id of the episode on it, if any. */
  episode: string | undefined;
  /** Key of the live client that drives it. */
  lease: symbol | undefined;
  readonly listeners = new Set<Listener>();
  /** How long the phone is kept without a call, in ms; null for ever. */
  ttl: number | null = null;
  private readonly clock: () => number;
  private calls = 0;
  private lastCallAt: number;
  private readonly queue = new Mutex();
  /** Made for the first who asks: most copies live and die without. */
  private closing: AbortController | undefined;
  private isClosed = false;
  /** Whether the call that makes it still runs. A store does not have it until then: after a crash nobody would know of it. */
  isOpening = false;

  /** `clock` is monotonic, in ms. It times calls; the phone's own clock does not depend on it. */
  constructor(id: string, start: AnyPhone, now: AnyPhone, clock: () => number = () => performance.now()) {
    this.id = id;
    this.start = start;
    this.now = now;
    this.clock = clock;
    this.lastCallAt = clock();
  }

  /** Its place in the tree of forks; 0 if it is no copy. The seeds of its reseeded copies depend on it. */
  get lineage(): number {
    if (this.origin) this.knownLineage = lineageOf(this.origin.parent, this.origin.from);
    this.origin = undefined;
    return this.knownLineage;
  }

  /** Makes it the nth copy of a phone with the lineage `parent`, or one restored from the state with the hash `from`. */
  descend(parent: number, from: number | string): void {
    this.origin = { parent, from };
  }

  /** Puts it at a place in the tree of forks, with as many copies made of it. */
  place(lineage: number, copies: number): void {
    this.origin = undefined;
    this.knownLineage = lineage;
    this.copies = copies;
  }

  /** Counts a change of the phone, or of the episode on it. */
  touch(): void {
    this.seq++;
    this.onTouch?.();
  }

  /** Runs the rest of the call that makes the phone. */
  async whileOpening<T>(rest: () => Promise<T>): Promise<T> {
    this.isOpening = true;
    try {
      return await rest();
    } finally {
      this.isOpening = false;
      this.onTouch?.();
    }
  }

  /** Counts a call on this phone until the returned function is called; calling it again does nothing. */
  begin(): () => void {
    let isOver = false;
    this.calls++;
    return () => {
      if (isOver) return;
      isOver = true;
      this.calls--;
      this.lastCallAt = this.clock();
    };
  }

  /** When the last call ended, in ms of the clock. */
  get lastCall(): number {
    return this.lastCallAt;
  }
  /** Whether no call is under way. */
  get idle(): boolean {
    return this.calls === 0;
  }
  /**
   * Why it is gone from this server although its session has not ended: another server plays it now, or has opened the session of its
   * name at the same time.
   */
  leaves: 'moved' | 'superseded' | undefined;
  /** Whether it has been without a call for its `ttl`. */
  get expired(): boolean {
    return this.ttl !== null && this.idle && this.clock() - this.lastCallAt >= this.ttl;
  }

  /** Aborted when the phone is deleted. */
  get closed(): AbortSignal {
    this.closing ??= new AbortController();
    if (this.isClosed) this.closing.abort();
    return this.closing.signal;
  }

  /** Aborts `closed`. Only `Phones.remove` calls this. */
  close(): void {
    this.isClosed = true;
    this.closing?.abort();
  }

  /**
   * Runs `run` exclusively on this phone; calls run in the order in which they came. Throws PHONE_NOT_FOUND if the phone was deleted
   * before its turn, and whatever `run` throws.
   */
  exclusive<T>(run: () => Promise<T> | T): Promise<T> {
    const end = this.begin();
    return this.queue
      .run(() => {
        if (this.isClosed) throw new ApiError('PHONE_NOT_FOUND', `No phone ${this.id}: it was deleted`);
        return run();
      })
      .finally(end);
  }

  /** Throws LEASED if a live client other than `by` drives this phone. */
  assertNotLeased(by?: symbol): void {
    if (this.lease !== undefined && this.lease !== by)
      throw new ApiError('LEASED', 'A live client drives this phone; it must release it first');
  }

  /** Throws STATE_MOVED if the phone is no longer in the state `base`. Undefined skips the check. */
  assertState(base: string | undefined): void {
    if (base === undefined || base === this.stateHash) return;
    throw new ApiError(
      'STATE_MOVED',
      `Phone ${this.id} is no longer in the state ${base}: look at it again and decide anew`,
      { stateHash: this.stateHash },
    );
  }

  get stateHash(): string {
    return hash(this.now);
  }

  /** Sets the phone's tree and notifies every listener but `except`, the one that made the change. */
  commit(now: AnyPhone, change: Omit<Change, 'stateHash'>, except?: Listener): void {
    this.now = now;
    this.touch();
    if (this.listeners.size === 0) return;
    const complete = { ...change, stateHash: this.stateHash };
    for (const listener of this.listeners) if (listener !== except) listener.onChange(complete);
  }
}

/** The app and screen in front, as observations name them. */
export const foregroundOf = (phone: AnyPhone): Foreground => foregroundIn(phone, catalogue);
