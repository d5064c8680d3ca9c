import type { Phone } from '../../apps/catalogue.ts';
import { buildOn } from '../../bench/author/builders.ts';
import type { NamedTake, Recording } from '../../bench/author/recording.ts';
import { startAfter } from '../../bench/author/setup.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { StartTake } from '../../src/protocol/wire/recordings.ts';
import { diff, type Operation } from '../../src/state/diff.ts';
import { Mutex } from '../../server/mutex.ts';
import { RecordingError } from './errors.ts';
import type { TakePhones } from './phone.ts';
import { LiveTake, type TakeKind } from './take.ts';

/** Deeds of a phone at the end of an episode, which no phone does. */
const ENDS: ReadonlySet<string> = new Set(['done', 'impossible']);

/** The takes of a recording, one of which may be open. Calls that change them run one after the other. */
export class Takes {
  readonly id: string;
  readonly takes: LiveTake[] = [];
  /** Goes up with each change of what is recorded or said. */
  version = 0;
  readonly #phones: TakePhones;
  protected readonly base: Phone;
  readonly #calls = new Mutex();
  #lastTake = 0;

  constructor(id: string, base: Phone, phones: TakePhones) {
    this.id = id;
    this.base = base;
    this.#phones = phones;
  }

  /** Told after a call that changed it. */
  onChange: () => void = () => {};

  /** Runs calls that change it one after the other. */
  exclusive = <T>(run: () => Promise<T>): Promise<T> =>
    this.#calls.run(async () => {
      const { version } = this;
      try {
        return await run();
      } finally {
        // A take that failed half-way has changed it too.
        if (this.version !== version) this.onChange();
      }
    });

  /** Puts back takes that were kept. */
  protected putBack(takes: readonly LiveTake[]): void {
    this.takes.push(...takes);
    this.#lastTake = Math.max(0, ...takes.map(({ id }) => Number(id.replace('take-', '')) || 0));
    this.version++;
  }

  get current(): LiveTake | null {
    return this.takes.find(({ phone }) => phone !== null) ?? null;
  }

  /** The open take. Throws NO_OPEN_TAKE. */
  open(kind?: TakeKind): LiveTake {
    const { current } = this;
    if (!current || (kind !== undefined && current.kind !== kind))
      throw new RecordingError(
        'NO_OPEN_TAKE',
        kind === undefined
          ? `Recording ${this.id} has no open take: start one with POST /v1/recordings/${this.id}/takes`
          : `This is for the ${kind} take, and ${current ? `a take of the kind ${current.kind}` : 'none'} is open`,
      );
    return current;
  }

  take(id: string): LiveTake {
    const found = this.takes.find(take => take.id === id);
    if (!found)
      throw new RecordingError(
        'TAKE_NOT_FOUND',
        `Recording ${this.id} has no take ${id}; it has ${this.takes.map(take => take.id).join(', ')}`,
      );
    return found;
  }

  /** What the set-up gives, on which the other takes begin. */
  get start(): Phone {
    const setup = this.takes.find(({ kind }) => kind === 'setup');
    return setup ? startAfter(this.base, setup.deeds) : this.base;
  }

  get recorded(): Recording {
    const of = (kind: TakeKind) => this.takes.filter(take => take.kind === kind);
    const named = (take: LiveTake): NamedTake => ({ name: take.name, ...take.recorded });
    return {
      base: this.base,
      setup: of('setup')[0]?.deeds ?? [],
      start: this.start,
      solution: of('solution')[0]?.recorded ?? null,
      alternatives: of('alternative').map(named),
      nearMisses: of('nearMiss').map(named),
    };
  }

  async startTake({ kind, name, replaces }: StartTake): Promise<void> {
    if (replaces !== undefined) this.take(replaces);
    await this.close();
    if (replaces !== undefined) await this.drop(replaces);
    if (kind === 'setup' || kind === 'solution') {
      const same = this.takes.find(take => take.kind === kind);
      if (same) await this.drop(same.id);
    }
    if (kind === 'setup') for (const take of [...this.takes]) await this.drop(take.id);
    const start = kind === 'setup' ? this.base : this.start;
    const take = new LiveTake(`take-${++this.#lastTake}`, kind, name ?? this.#nameFor(kind), start);
    take.phone = await this.#phones.make(start);
    take.seen = await this.#phones.look(take.phone);
    this.takes.push(take);
    this.version++;
  }

  #nameFor(kind: TakeKind): string {
    if (kind === 'setup' || kind === 'solution') return kind;
    const taken = new Set(this.takes.map(({ name }) => name));
    const base = kind === 'alternative' ? 'anotherWay' : 'nearMiss';
    for (let n = 1; ; n++) {
      const name = n === 1 ? base : `${base}${n}`;
      if (!taken.has(name)) return name;
    }
  }

  /** Opens a closed take where it ended. Takes that began on a set-up go with its opening. */
  async reopen(id: string): Promise<void> {
    const take = this.take(id);
    if (take.phone !== null) return;
    await this.close();
    if (take.kind === 'setup')
      for (const other of [...this.takes]) if (other !== take) await this.drop(other.id);
    take.declared = 'done';
    const phone = await this.#phones.make(take.start);
    if (take.seen) await this.#phones.goBackTo(phone, take.seen);
    take.phone = phone;
    take.seen = await this.#phones.look(phone);
    this.version++;
  }

  /** Closes the open take, if there is one. */
  async close(): Promise<void> {
    const { current } = this;
    if (!current) return;
    const phone = current.phone!;
    current.phone = null;
    this.version++;
    await this.#phones.remove(phone);
  }

  async drop(id: string): Promise<void> {
    const take = this.take(id);
    if (take.phone !== null) await this.#phones.remove(take.phone);
    this.takes.splice(this.takes.indexOf(take), 1);
    this.version++;
  }

  async step(action: Action, base: string | undefined): Promise<void> {
    const take = this.open();
    const seen = take.seen!;
    if (ENDS.has(action.type)) {
      take.declared = action.type as 'done' | 'impossible';
      return this.close();
    }
    if (action.type === 'answer') {
      const { observation } = seen;
      const step = { action, seen: observation, shows: observation, events: [], after: seen.phone };
      take.add({ kind: 'step', step }, seen);
      take.answer = { ...take.answer, ...action.fields };
    } else {
      const { events, refused, ...after } = await this.#phones.step(take.phone!, action, base);
      const step = {
        action,
        seen: seen.observation,
        shows: after.observation,
        events,
        after: after.phone,
      };
      take.add({ kind: 'step', step: refused === undefined ? step : { ...step, refused } }, after);
    }
    this.version++;
  }

  async undo(): Promise<void> {
    const take = this.open();
    const before = take.takeBack();
    if (!before) throw new RecordingError('NOTHING_TO_UNDO', 'Nothing has been done in this take yet');
    await this.#phones.goBackTo(take.phone!, before);
    this.version++;
  }

  async edit(operations: unknown): Promise<void> {
    const take = this.open('setup');
    const before = take.seen!.phone;
    const after = await this.#phones.edit(take.phone!, operations);
    take.add({ kind: 'edit', operations: diff(before, after.phone), after: after.phone }, after);
    this.version++;
  }

  async build(builder: string, settings: unknown): Promise<void> {
    const take = this.open('setup');
    const before = take.seen!.phone;
    const built = buildOn(before, builder, settings);
    if ('problem' in built) throw new RecordingError(built.code, built.problem, built.details);
    const operations: Operation[] = diff(before, built.phone);
    const after = await this.#phones.edit(take.phone!, operations);
    take.add({ kind: 'build', builder, settings: built.settings, after: after.phone }, after);
    this.version++;
  }
}
