import { diff, type Operation } from '../../src/state/diff.ts';
import { hash } from '../../src/state/hash.ts';
import { apply } from '../../src/state/apply.ts';
import { capture, restore, type Snapshot } from '../../src/state/layers.ts';
import { applyOutside } from '../../src/state/outside.ts';
import { partsAt } from '../../src/state/clock.ts';
import type { AnyPhone, Screen } from '../../src/state/phone/index.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Foreground } from '../../src/protocol/observation.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { topScreen } from '../../src/sdk/core/navigation.ts';
import { activityOf } from '../../src/sdk/core/routes.ts';
import { ApiError } from '../errors.ts';
import { catalogue, misfits, type World } from './world.ts';

export interface Change { action: Action | null; operations: Operation[]; events: PhoneEvent[]; stateHash: string }
export type Listener = (change: Change) => void;

/** One phone: a reference to its tree, to where it started, and who waits for it. */
export class Phone {
  readonly id: string;
  /** After set-up, from which a session counts. */
  start: AnyPhone;
  now: AnyPhone;
  steps = 0;
  /** Operator's episode on it, if any. */
  episode: string | undefined;
  /** Token of the live client that drives it. */
  lease: symbol | undefined;
  readonly listeners = new Set<Listener>();
  private tail: Promise<unknown> = Promise.resolve();

  constructor(id: string, start: AnyPhone, now: AnyPhone) {
    this.id = id;
    this.start = start;
    this.now = now;
  }

  /** Runs one thing after the other on this phone. */
  serial<T>(run: () => Promise<T> | T): Promise<T> {
    const next = this.tail.then(run, run);
    this.tail = next.catch(() => {});
    return next;
  }

  get stateHash(): string { return hash(this.now); }

  /** Takes a new tree and tells who watches. */
  commit(now: AnyPhone, change: Omit<Change, 'stateHash'>): void {
    this.now = now;
    if (this.listeners.size === 0) return;
    const told = { ...change, stateHash: this.stateHash };
    for (const listener of this.listeners) listener(told);
  }
}

export interface CreateOptions { seed?: number; screen?: Screen; clock?: number; language?: string; scenario?: unknown }

export function foregroundOf(phone: AnyPhone): Foreground {
  const top = topScreen(phone);
  const meta = top && catalogue.metas.get(top.app);
  if (!top || !meta) return { app: 'launcher', package: 'app.tapworld.launcher', activity: 'app.tapworld.launcher/.HomeActivity', route: '/' };
  return { app: meta.id, package: meta.package, activity: activityOf(meta, top.path), route: top.path };
}

/** All phones of a server. Everything here is in memory and takes microseconds; drawing is the stepper's. */
export class Phones {
  readonly world: World;
  readonly limit: number;
  private readonly all = new Map<string, Phone>();
  private serial = 0;

  constructor(world: World, limit = 10_000) {
    this.world = world;
    this.limit = limit;
  }

  get size(): number { return this.all.size; }
  list(): Phone[] { return [...this.all.values()]; }

  get(id: string): Phone {
    const found = this.all.get(id);
    if (!found) throw new ApiError('PHONE_NOT_FOUND', `No phone ${id}`);
    return found;
  }

  private room(count: number): void {
    if (this.all.size + count > this.limit) throw new ApiError('CAPACITY_REACHED', `This server holds at most ${this.limit} phones; delete some first.`, { limit: this.limit });
  }

  add(start: AnyPhone, now: AnyPhone = start): Phone {
    this.room(1);
    const phone = new Phone(`phone-${++this.serial}`, start, now);
    this.all.set(phone.id, phone);
    return phone;
  }

  /** A new phone: the world with its seed, screen, time, language and scenario. Throws INVALID_PATCH and INVALID_STATE. */
  create(options: CreateOptions = {}): Phone {
    this.room(1);
    const { tree } = this.world;
    const operations: Operation[] = [];
    const put = (path: string, value: unknown) => operations.push({ op: 'replace', path, value });
    if (options.seed !== undefined) put('/random/seed', options.seed);
    if (options.screen) put('/device/screen', options.screen);
    if (options.clock !== undefined) put('/clock/now', options.clock);
    if (options.language !== undefined) put('/os/settings/language', options.language);
    let start = operations.length > 0 ? apply(tree, operations) : tree;
    if (options.scenario !== undefined) start = applyOutside(start, options.scenario);
    this.check(start);
    return this.add(start);
  }

  private check(tree: AnyPhone): void {
    const reasons = misfits(this.world.tree, tree);
    if (reasons.length > 0) throw new ApiError('INVALID_STATE', `The phone would not fit its schemas: ${reasons.slice(0, 3).map(r => `${r.path} ${r.message}`).join('; ')}`, reasons);
    try {
      partsAt(tree.clock.now, tree.clock.zone);
    } catch (error) {
      throw new ApiError('INVALID_STATE', (error as Error).message, [{ path: '/clock/zone', message: 'is not a time zone' }]);
    }
  }

  remove(id: string): void {
    this.get(id);
    this.all.delete(id);
  }

  /** Copies that go on from here with the same future, or with another seed each where `reseed` says so. */
  fork(phone: Phone, count = 1, reseed = false): Phone[] {
    this.room(count);
    return Array.from({ length: count }, (_, i) => {
      const now = reseed ? apply(phone.now, [{ op: 'replace', path: '/random/seed', value: (phone.now.random.seed + (i + 1) * 2_654_435_761) % 2 ** 32 }]) : phone.now;
      const copy = this.add(phone.start, now);
      copy.steps = phone.steps;
      return copy;
    });
  }

  snapshot(phone: Phone): Snapshot {
    return capture({ worldHash: this.world.hash, world: this.world.tree, start: phone.start, now: phone.now });
  }

  /** Puts a phone where a snapshot says. Throws INVALID_SNAPSHOT; then the phone is as it was. */
  restore(phone: Phone, snapshot: unknown): void {
    const { start, now } = restore(snapshot, h => (h === this.world.hash ? this.world.tree : undefined));
    for (const tree of [start, now]) {
      try {
        this.check(tree);
      } catch (error) {
        throw new ApiError('INVALID_SNAPSHOT', `The snapshot does not fit: ${(error as Error).message}`, (error as ApiError).details);
      }
    }
    const operations = phone.listeners.size > 0 ? diff(phone.now, now) : [];
    phone.start = start;
    phone.commit(now, { action: null, operations, events: [] });
  }

  /** Changes a phone from outside. Throws INVALID_PATCH and INVALID_STATE with every reason; then nothing changed. */
  patch(phone: Phone, operations: unknown): void {
    const now = applyOutside(phone.now, operations);
    this.check(now);
    phone.commit(now, { action: null, operations: phone.listeners.size > 0 ? diff(phone.now, now) : [], events: [] });
  }
}
