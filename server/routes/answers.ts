import type { FastifyReply } from 'fastify';
import type { Observation } from '../../src/protocol/observation.ts';
import { hash } from '../../src/state/hash.ts';
import { ApiError } from '../errors.ts';

/** The Idempotency-Key of a call, if it has one. */
export const keyOf = (headers: { 'idempotency-key'?: string }): string | undefined =>
  headers['idempotency-key'];

/** What a call with an Idempotency-Key does, and how it is told again. */
export interface KeyedCall<T> {
  /** Keys of one scope are told apart from those of another: a phone's id, or what is made. */
  scope: string;
  /** Without one the call stands for itself. */
  key: string | undefined;
  /** What the call is, and its body: the same key with another is refused. */
  call: readonly unknown[];
  /** Aborted when this caller hangs up. The call is given up once every caller of the same key has. */
  hangUp?: AbortSignal;
  /** Does it, once. `signal` is aborted when nobody waits for it any more. */
  run: (signal: AbortSignal) => Promise<T>;
  /** Answers a call again whose pictures and elements are no longer kept. */
  again: (kept: T) => Promise<T>;
  /** Removes what was made, where every caller hung up before it had the answer. */
  undo?: { reply: FastifyReply; remove: (made: T) => void };
}

interface Entry<T> {
  call: string;
  /** Aborted when the last caller who waits has hung up. */
  abandoned: AbortController;
  /** Callers who wait for the answer. */
  waiting: number;
  answer: Promise<T>;
  /** Whether the answer has come. */
  settled: boolean;
  /** Whether its pictures and elements were let go. */
  reduced: boolean;
  /** Callers that have no answer yet, and whether one has it. */
  callers: number;
  delivered: boolean;
}

export interface AnswersOptions {
  /** Most answers of one scope; the oldest goes first. */
  most: number;
  /** Most characters of pictures, elements and trees over all scopes. What goes beyond is drawn again where it is asked for. */
  mostCharacters?: number;
}

/** Answers that are kept of one phone's steps or forks. */
export const MOST_ANSWERS = 16;
/** Names by which phones or episodes were made, with those that were deleted. */
export const MOST_NAMES = 20_000;
const CHARACTERS_AN_ELEMENT = 600;
type Seen = { observation?: Observation };

/** About how much of an answer is worth letting go. */
const sizeOf = ({ observation }: Seen): number =>
  (observation?.screenshot?.base64.length ?? 0) +
  (observation?.elements?.length ?? 0) * CHARACTERS_AN_ELEMENT +
  (observation?.tree?.length ?? 0);

function reduce<T extends object>(answer: T): T {
  const { observation } = answer as Seen;
  if (!observation) return answer;
  const { screenshot: _, elements: __, tree: ___, ...light } = observation;
  return { ...answer, observation: light };
}

/**
 * Answers by the key that the caller gave: the same key and body get the first call's answer, also while that still runs. A call that
 * failed is not kept, so it may be tried again with its key.
 */
export class Answers<T extends object> {
  private readonly most: number;
  private readonly mostCharacters: number;
  private readonly scopes = new Map<string, Map<string, Entry<T>>>();
  /** Answers with all that was seen, the oldest first, and about how large they are. */
  private readonly large = new Map<Entry<T>, number>();
  private characters = 0;

  constructor({ most, mostCharacters = 64 * 1024 * 1024 }: AnswersOptions) {
    this.most = most;
    this.mostCharacters = mostCharacters;
  }

  /** Throws KEY_REUSED, and what `run` and `again` throw. */
  async once({ scope, key, call: given, hangUp, run, again, undo }: KeyedCall<T>): Promise<T> {
    const call = key === undefined ? '' : hash(structuredClone(given));
    const known = key === undefined ? undefined : this.scopes.get(scope)?.get(key);
    if (known && known.call !== call)
      throw new ApiError(
        'KEY_REUSED',
        'This Idempotency-Key belongs to a call with another body: give each call a key of its own',
      );
    // A call that was given up is done anew: its answer would be that nobody waited.
    const isGivenUp = known?.abandoned.signal.aborted === true && !known.settled;
    const entry = known && !isGivenUp ? known : this.begin(scope, key, call, run);
    if (undo) this.follow(scope, key, entry, undo);
    const answer = await this.waitFor(entry, hangUp);
    return entry.reduced ? again(answer) : answer;
  }

  /** Forgets all answers of a scope. */
  forget(scope: string): void {
    for (const entry of this.scopes.get(scope)?.values() ?? []) this.letGo(entry);
    this.scopes.delete(scope);
  }

  /** The answer, as long as the caller waits for it. */
  private async waitFor(entry: Entry<T>, hangUp: AbortSignal | undefined): Promise<T> {
    entry.waiting++;
    const leave = () => {
      if (--entry.waiting === 0) entry.abandoned.abort();
    };
    hangUp?.addEventListener('abort', leave, { once: true });
    try {
      return await entry.answer;
    } finally {
      hangUp?.removeEventListener('abort', leave);
    }
  }

  private begin(scope: string, key: string | undefined, call: string, run: KeyedCall<T>['run']): Entry<T> {
    const abandoned = new AbortController();
    const answer = run(abandoned.signal);
    const entry = {
      call,
      abandoned,
      waiting: 0,
      answer,
      settled: false,
      reduced: false,
      callers: 0,
      delivered: false,
    };
    if (key === undefined) return entry;
    const entries = this.scopes.get(scope) ?? new Map<string, Entry<T>>();
    this.scopes.set(scope, entries);
    entries.set(key, entry);
    answer.then(
      made => {
        entry.settled = true;
        if (entries.get(key) === entry && this.scopes.get(scope) === entries) this.keep(entry, made);
      },
      () => this.drop(scope, key, entry),
    );
    for (const [oldest, { settled }] of entries) {
      if (entries.size <= this.most) break;
      if (settled) this.drop(scope, oldest, entries.get(oldest)!);
    }
    return entry;
  }

  private drop(scope: string, key: string, entry: Entry<T>): void {
    const entries = this.scopes.get(scope);
    if (entries?.get(key) !== entry) return;
    entries.delete(key);
    if (entries.size === 0) this.scopes.delete(scope);
    this.letGo(entry);
  }

  private keep(entry: Entry<T>, made: T): void {
    const size = sizeOf(made as Seen);
    this.large.set(entry, size);
    this.characters += size;
    for (const oldest of this.large.keys()) {
      if (this.characters <= this.mostCharacters) break;
      this.letGo(oldest);
      oldest.reduced = true;
      oldest.answer = oldest.answer.then(reduce);
    }
  }

  private letGo(entry: Entry<T>): void {
    this.characters -= this.large.get(entry) ?? 0;
    this.large.delete(entry);
  }

  /** Watches one caller: the last to hang up without an answer undoes the call. */
  private follow(
    scope: string,
    key: string | undefined,
    entry: Entry<T>,
    { reply, remove }: NonNullable<KeyedCall<T>['undo']>,
  ): void {
    entry.callers++;
    reply.raw.once('finish', () => {
      entry.delivered = true;
    });
    reply.raw.once('close', () => {
      entry.callers--;
      if (entry.callers > 0 || entry.delivered) return;
      if (key !== undefined) this.drop(scope, key, entry);
      entry.answer.then(remove, () => {});
    });
  }
}

/** A step's answer with what is seen drawn again. Throws STATE_MOVED where later steps have moved the phone on. */
export async function seenAgain<T extends { observation: Observation; stateHash?: string }>(
  kept: T,
  look: () => Promise<{ observation: Observation; stateHash: string }>,
): Promise<T> {
  const { observation, stateHash } = await look();
  if (stateHash !== kept.stateHash)
    throw new ApiError(
      'STATE_MOVED',
      'The step of this key was taken. Its picture is no longer kept, and later steps have moved the phone on: look at it again',
      { stateHash, taken: kept.stateHash },
    );
  return { ...kept, observation: { ...observation, ...kept.observation } };
}
