import type { Action } from '../../src/protocol/action.ts';
import type { Foreground } from '../../src/protocol/observation.ts';
import { foregroundIn } from '../../src/sdk/core/foreground.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import type { Operation } from '../../src/state/diff.ts';
import { hash } from '../../src/state/hash.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { ApiError } from '../errors.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { Serial } from '../serial.ts';

export interface Change {
  action: Action | null;
  operations: Operation[];
  events: PhoneEvent[];
  stateHash: string;
}

/** Who watches a phone. */
export interface Listener {
  changed(change: Change): void;
  /** The phone was deleted. */
  gone?(): void;
}

/** One phone: a reference to its tree, to where it started, and who waits for it. */
export class Phone {
  readonly id: string;
  /** After set-up, from which a session counts. */
  start: AnyPhone;
  now: AnyPhone;
  steps = 0;
  /** Copies with a seed of their own made so far: no two of them share one. */
  reseeds = 0;
  /** It was deleted. */
  gone = false;
  /** Id of the episode on it, if any. */
  episode: string | undefined;
  /** Key of the live client that drives it. */
  lease: symbol | undefined;
  readonly listeners = new Set<Listener>();
  private readonly queue = new Serial();

  constructor(id: string, start: AnyPhone, now: AnyPhone) {
    this.id = id;
    this.start = start;
    this.now = now;
  }

  /** Runs one thing after the other on this phone. */
  serial<T>(run: () => Promise<T> | T): Promise<T> {
    return this.queue.run(run);
  }

  /** Throws LEASED where a live client other than `by` drives this phone. */
  free(by?: symbol): void {
    if (this.lease !== undefined && this.lease !== by)
      throw new ApiError('LEASED', 'A live client drives this phone; it must release it first');
  }

  get stateHash(): string {
    return hash(this.now);
  }

  /** Takes a new tree and tells who watches, `except` who made it. */
  commit(now: AnyPhone, change: Omit<Change, 'stateHash'>, except?: Listener): void {
    this.now = now;
    if (this.listeners.size === 0) return;
    const told = { ...change, stateHash: this.stateHash };
    for (const listener of this.listeners) if (listener !== except) listener.changed(told);
  }
}

/** The app and screen in front, as observations name them. */
export const foregroundOf = (phone: AnyPhone): Foreground => foregroundIn(phone, catalogue);
