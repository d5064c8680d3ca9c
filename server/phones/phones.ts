import type { Action } from '../../src/protocol/action.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { apply } from '../../src/state/apply.ts';
import { diff, type Operation } from '../../src/state/diff.ts';
import { restore, type Snapshot } from '../../src/state/layers.ts';
import { applyOutside } from '../../src/state/outside.ts';
import { hash } from '../../src/state/hash.ts';
import type { AnyPhone, Screen } from '../../src/state/phone/index.ts';
import { reseed } from '../../src/state/random.ts';
import type { Blobs } from '../blobs.ts';
import { ApiError, toApiError } from '../errors.ts';
import { Ids } from '../ids.ts';
import { Phone, type Listener } from './phone.ts';
import { integrityErrors } from './integrity.ts';
import { schemaErrors, type World } from './world.ts';

export { foregroundOf, Phone, type Change, type Listener } from './phone.ts';

export interface CreateOptions {
  seed?: number;
  screen?: Screen;
  clock?: number;
  language?: string;
  scenario?: unknown;
  /** How long the phone is kept without a call, in ms; null, the default, for ever. */
  ttl?: number | null;
}

/** All phones of a server. Everything here is in memory and takes microseconds; the stepper draws. */
export class Phones {
  readonly world: World;
  readonly limit: number;
  private readonly blobs: Pick<Blobs, 'missing'>;
  /** Called with each new phone. */
  readonly added = new Set<(phone: Phone) => void>();
  /** Called with each phone that has changed, and with each new one. */
  readonly touched = new Set<(phone: Phone) => void>();
  /** Called with each deleted phone. */
  readonly removed = new Set<(id: string, phone: Phone) => void>();
  private readonly all = new Map<string, Phone>();
  /** How many phones and episodes were deleted because their `ttl` passed without a call. */
  readonly expired = { phones: 0, episodes: 0 };
  readonly ids: Ids;
  private readonly clock: () => number;
  /** What turns the world into each start: copies of a phone share theirs. */
  private readonly scenarios = new WeakMap<AnyPhone, Operation[]>();

  /** `clock` is monotonic, in ms. */
  constructor(
    world: World,
    blobs: Pick<Blobs, 'missing'>,
    limit = 10_000,
    clock: () => number = () => performance.now(),
    ids = new Ids('phone'),
  ) {
    this.ids = ids;
    this.clock = clock;
    this.world = world;
    this.blobs = blobs;
    this.limit = limit;
  }

  get size(): number {
    return this.all.size;
  }
  list(): Phone[] {
    return [...this.all.values()];
  }

  find(id: string): Phone | undefined {
    return this.all.get(id);
  }

  /** Throws PHONE_NOT_FOUND. */
  get(id: string): Phone {
    const found = this.all.get(id);
    if (!found) throw new ApiError('PHONE_NOT_FOUND', `No phone ${id}`);
    return found;
  }

  /** Throws CAPACITY_REACHED. */
  assertCapacity(count: number): void {
    if (this.all.size + count > this.limit)
      throw new ApiError(
        'CAPACITY_REACHED',
        `This server holds at most ${this.limit} phones; delete some first.`,
        { limit: this.limit },
      );
  }

  /** Adds a phone whose trees are known to be valid. Throws CAPACITY_REACHED. */
  add(start: AnyPhone, now: AnyPhone = start): Phone {
    this.assertCapacity(1);
    return this.register(new Phone(this.ids.next(), start, now, this.clock));
  }

  /**
   * Adds a phone with an id of its own, which was another server’s or this one’s before it ended. Its trees are known to be valid. Throws
   * CAPACITY_REACHED.
   */
  adopt(id: string, start: AnyPhone, now: AnyPhone): Phone {
    this.assertCapacity(1);
    this.ids.skip(id);
    return this.register(new Phone(id, start, now, this.clock));
  }

  private register(phone: Phone): Phone {
    this.all.set(phone.id, phone);
    phone.onTouch = () => {
      for (const notify of this.touched) notify(phone);
    };
    phone.touch();
    for (const notify of this.added) notify(phone);
    return phone;
  }

  /** A new phone: the world with its seed, screen, time, language and scenario. Throws INVALID_PATCH, INVALID_STATE, BLOB_MISSING, CAPACITY_REACHED. */
  create({ seed, screen, clock, language, scenario, ttl = null }: CreateOptions = {}): Phone {
    this.assertCapacity(1);
    const operations: Operation[] = [];
    const put = (path: string, value: unknown) => {
      if (value !== undefined) operations.push({ op: 'replace', path, value });
    };
    put('/random/seed', seed);
    put('/device/screen', screen);
    put('/clock/now', clock);
    put('/os/settings/language', language);
    let start = apply(this.world.tree, operations);
    if (scenario !== undefined) start = applyOutside(start, scenario);
    this.check(this.world.tree, start);
    const phone = this.add(start);
    phone.ttl = ttl;
    return phone;
  }

  /** Checks a tree from outside against a valid phone. Throws INVALID_STATE with every reason, and BLOB_MISSING. */
  check(good: AnyPhone, tree: AnyPhone): void {
    let reasons = schemaErrors(good, tree);
    if (reasons.length === 0) reasons = integrityErrors(good, tree);
    if (reasons.length > 0) {
      const first = reasons.slice(0, 3).map(({ path, message }) => `${path} ${message}`);
      throw new ApiError(
        'INVALID_STATE',
        `The phone would not fit its schemas: ${first.join('; ')}`,
        reasons,
      );
    }
    const missing = this.blobs.missing(tree, good);
    if (missing.length > 0)
      throw new ApiError(
        'BLOB_MISSING',
        'It refers to bytes that are not here; PUT them to /v1/blobs/<sha256> first',
        missing,
      );
  }

  remove(id: string): void {
    const phone = this.get(id);
    this.all.delete(id);
    for (const notify of this.removed) notify(id, phone);
    phone.close();
  }

  /** Deletes the phones whose `ttl` has passed without a call, with their episodes. */
  expire(): void {
    for (const phone of this.list()) {
      if (!phone.expired) continue;
      this.expired.phones++;
      if (phone.episode !== undefined) this.expired.episodes++;
      this.remove(phone.id);
    }
  }

  /** Throws LIVE_PAGE if a part of the phone is not in its tree. */
  private assertCapturable(phone: Phone): void {
    const { live } = phone.now.ui;
    if (live)
      throw new ApiError(
        'LIVE_PAGE',
        `The phone shows ${live.page}, which keeps its own state: it can be neither forked nor captured until that page is left`,
      );
  }

  /**
   * Copies that go on from here with the same future. With `reseeded` each gets a seed of its own, made of the phone's seed and draws
   * and of the copy's lineage. The same forks in the same order give the same seeds on every server, and no two copies share one. The
   * phone itself stays as it is. Throws CAPACITY_REACHED and LIVE_PAGE; then there are none.
   */
  fork(phone: Phone, count = 1, reseeded = false): Phone[] {
    this.assertCapturable(phone);
    this.assertCapacity(count);
    return Array.from({ length: count }, () => {
      const copy = new Phone(this.ids.next(), phone.start, phone.now, this.clock);
      copy.descend(phone.lineage, ++phone.copies);
      copy.parent = phone.id;
      if (reseeded) copy.now = withSeedOf(copy.lineage, phone.now);
      this.register(copy);
      copy.steps = phone.steps;
      copy.ttl = phone.ttl;
      return copy;
    });
  }

  /** Throws LIVE_PAGE. */
  snapshot(phone: Phone): Snapshot {
    this.assertCapturable(phone);
    const { start, now } = phone;
    return { format: 1, world: this.world.hash, scenario: this.scenarioOf(start), session: diff(start, now) };
  }

  private scenarioOf(start: AnyPhone): Operation[] {
    const known = this.scenarios.get(start) ?? diff(this.world.tree, start);
    this.scenarios.set(start, known);
    return known;
  }

  /** The trees of a snapshot. Throws INVALID_SNAPSHOT and BLOB_MISSING. */
  read(snapshot: unknown): { start: AnyPhone; now: AnyPhone } {
    const { start, now } = restore(snapshot, h => (h === this.world.hash ? this.world.tree : undefined));
    try {
      this.check(this.world.tree, start);
      this.check(start, now);
    } catch (thrown) {
      const error = toApiError(thrown);
      throw error.code === 'INVALID_STATE'
        ? new ApiError('INVALID_SNAPSHOT', `The snapshot does not fit. ${error.message}`, error.details)
        : error;
    }
    return { start, now };
  }

  /**
   * Puts a phone where a snapshot says. Throws as `read`, and START_DIFFERS where an episode is on the phone and the snapshot has
   * another start than it; then the phone is as it was.
   */
  restore(phone: Phone, snapshot: unknown): void {
    const { start, now } = this.read(snapshot);
    if (phone.episode === undefined) phone.start = start;
    else if (hash(start) !== hash(phone.start))
      throw new ApiError(
        'START_DIFFERS',
        `Phone ${phone.id} plays ${phone.episode}, whose goal and verdict belong to another start than this snapshot has. ` +
          'Put the snapshot on a phone without an episode (POST /v1/phones makes one).',
      );
    // Its copies must not repeat the seeds of copies of the phone that was captured.
    phone.descend(phone.lineage, hash(now));
    this.replace(phone, now);
  }

  /** Changes a phone from outside. Throws INVALID_PATCH, INVALID_STATE with every reason, and BLOB_MISSING; then nothing changed. */
  patch(phone: Phone, operations: unknown): void {
    const now = applyOutside(phone.now, operations);
    this.check(phone.now, now);
    this.replace(phone, now);
  }

  /**
   * Commits a step that a live client executed, given its operations on the phone as it is. Throws INVALID_PATCH, INVALID_STATE and BLOB_MISSING;
   * then nothing changed.
   */
  commitFromClient(
    phone: Phone,
    action: Action | null,
    operations: unknown,
    events: PhoneEvent[],
    by: Listener,
  ): void {
    const now = applyOutside(phone.now, operations);
    this.check(phone.now, now);
    // A client may replace a large value by one that is mostly equal. Applying only the difference keeps the shared parts shared.
    const changes = diff(phone.now, now);
    if (action) phone.steps++;
    phone.commit(apply(phone.now, changes), { action, operations: changes, events }, by);
  }

  /** Puts a phone at a tree that is known to be valid. */
  replace(phone: Phone, now: AnyPhone): void {
    phone.commit(now, {
      action: null,
      operations: phone.listeners.size > 0 ? diff(phone.now, now) : [],
      events: [],
    });
  }
}

/** The tree of a reseeded copy with this lineage. */
function withSeedOf(lineage: number, tree: AnyPhone): AnyPhone {
  return apply(tree, [{ op: 'replace', path: '/random/seed', value: reseed(tree.random, lineage) }]);
}
