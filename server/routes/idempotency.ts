import type { FastifyReply } from 'fastify';
import type { Observation } from '../../src/protocol/observation.ts';
import { sizeOf } from '../../src/protocol/screenshot.ts';
import type { ObservedPhone } from '../../src/protocol/wire/common.ts';
import { hash } from '../../src/state/hash.ts';
import { ApiError } from '../errors.ts';

/** The Idempotency-Key of a call, if it has one. */
export const keyOf = (headers: { 'idempotency-key'?: string }): string | undefined =>
  headers['idempotency-key'];

/** A call that may carry an Idempotency-Key. */
export interface KeyedCall<T> {
  /** Keys are unique within a scope: a phone's id, or the kind of thing that is made. */
  scope: string;
  /** Without a key the call is independent of all others. */
  key: string | undefined;
  /** The call and its body: the same key with another one is refused. */
  call: readonly unknown[];
  /** Aborted when this caller hangs up. The call is cancelled once all callers with the same key have hung up. */
  hangUp?: AbortSignal;
  /** Does the work, once. `signal` is aborted when no caller waits any more. */
  run: (signal: AbortSignal) => Promise<T>;
  /** Completes an answer whose pictures and elements are no longer kept. */
  refresh: (kept: T) => Promise<T>;
  /** Removes what was made, if every caller hung up before it had the answer. */
  undo?: { reply: FastifyReply; remove: (made: T) => void };
}

interface Entry<T> {
  call: string;
  /** The answer, once it has come. */
  made?: T;
  /** Aborted when the last caller who waits has hung up. */
  cancel: AbortController;
  /** Callers who wait for the answer. */
  waiting: number;
  answer: Promise<T>;
  /** Whether the answer has come. */
  isSettled: boolean;
  /** Whether pictures and elements were dropped from the answer. */
  isStripped: boolean;
  /** Callers whose connection is open, for `undo`. */
  connected: number;
  /** Whether a caller has the answer. */
  isDelivered: boolean;
}

/** An answer without pictures and elements, by which a later server knows the call. It is JSON. */
export interface KeptAnswer<T> {
  key: string;
  call: string;
  answer: T;
}

export interface IdempotencyOptions {
  /** Most answers of one scope; the oldest are forgotten first. */
  maxPerScope: number;
  /** Most characters of pictures, elements and trees in all answers. Beyond it they are dropped, and drawn again on request. */
  maxCharacters?: number;
  /** Called with the scope of each answer that is kept. */
  onKept?: (scope: string) => void;
}

/** Most answers to keep of one phone's steps, or of its forks. */
export const MAX_STEP_ANSWERS = 16;

const DEFAULT_MAX_CHARACTERS = 64 * 1024 * 1024;
const CHARACTERS_PER_ELEMENT = 600;

type MaybeObserved = { observation?: Observation };

/** Approximate number of characters that stripping an answer frees. */
const freed = ({ observation }: MaybeObserved): number =>
  (observation?.screenshot ? sizeOf(observation.screenshot) : 0) +
  (observation?.elements?.length ?? 0) * CHARACTERS_PER_ELEMENT +
  (observation?.tree?.length ?? 0);

/** The answer without picture, elements and tree. */
function strip<T extends object>(answer: T): T {
  const { observation } = answer as MaybeObserved;
  if (!observation) return answer;
  const { screenshot: _, elements: __, tree: ___, ...rest } = observation;
  return { ...answer, observation: rest };
}

/**
 * Answers by Idempotency-Key. A second call with the same key and body gets the first call's answer, even while the first still runs. A
 * failed call is not kept, so it may be repeated with its key.
 */
export class IdempotencyStore<T extends object> {
  private readonly maxPerScope: number;
  private readonly maxCharacters: number;
  private readonly onKept: (scope: string) => void;
  private readonly scopes = new Map<string, Map<string, Entry<T>>>();
  /** Answers that are not stripped, the oldest first, with their sizes. */
  private readonly sizes = new Map<Entry<T>, number>();
  private characters = 0;

  constructor({
    maxPerScope,
    maxCharacters = DEFAULT_MAX_CHARACTERS,
    onKept = () => {},
  }: IdempotencyOptions) {
    this.onKept = onKept;
    this.maxPerScope = maxPerScope;
    this.maxCharacters = maxCharacters;
  }

  /** Throws KEY_REUSED, and what `run` and `refresh` throw. */
  async once({ scope, key, call: given, hangUp, run, refresh, undo }: KeyedCall<T>): Promise<T> {
    // Nobody else can wait for a call without a key, so it ends with its caller.
    if (key === undefined && hangUp && !undo) return run(hangUp);
    const call = key === undefined ? '' : hash(structuredClone(given));
    const known = key === undefined ? undefined : this.scopes.get(scope)?.get(key);
    if (known && known.call !== call)
      throw new ApiError(
        'KEY_REUSED',
        'This name belongs to a call with another body: give each call a key, and each session a name, of its own',
      );
    // A cancelled call is run anew: its own answer would be CANCELLED.
    const isCancelled = known?.cancel.signal.aborted === true && !known.isSettled;
    const entry = known && !isCancelled ? known : this.begin(scope, key, call, run);
    if (undo) this.undoIfUndelivered(scope, key, entry, undo);
    const answer = await this.waitFor(entry, hangUp);
    return entry.isStripped ? refresh(answer) : answer;
  }

  /** The answers of a scope, the oldest first. */
  kept(scope: string): KeptAnswer<T>[] {
    const entries = [...(this.scopes.get(scope) ?? [])];
    return entries.flatMap(([key, { call, made }]) => (made ? [{ key, call, answer: strip(made) }] : []));
  }

  /** Brings answers back that `kept` gave. */
  restore(scope: string, answers: readonly KeptAnswer<T>[]): void {
    const entries = answers.map(({ key, call, answer }): [string, Entry<T>] => [
      key,
      {
        call,
        made: answer,
        cancel: new AbortController(),
        waiting: 0,
        answer: Promise.resolve(answer),
        isSettled: true,
        isStripped: true,
        connected: 0,
        isDelivered: true,
      },
    ]);
    if (entries.length > 0) this.scopes.set(scope, new Map(entries));
  }

  /** Whether a scope has an answer, or a call that still runs. */
  has(scope: string): boolean {
    return this.scopes.has(scope);
  }

  /** Forgets all answers of a scope. */
  forget(scope: string): void {
    for (const entry of this.scopes.get(scope)?.values() ?? []) this.untrack(entry);
    this.scopes.delete(scope);
  }

  /** The answer, as long as the caller waits for it. */
  private async waitFor(entry: Entry<T>, hangUp: AbortSignal | undefined): Promise<T> {
    entry.waiting++;
    const leave = () => {
      if (--entry.waiting === 0) entry.cancel.abort();
    };
    hangUp?.addEventListener('abort', leave, { once: true });
    try {
      return await entry.answer;
    } finally {
      hangUp?.removeEventListener('abort', leave);
    }
  }

  private begin(scope: string, key: string | undefined, call: string, run: KeyedCall<T>['run']): Entry<T> {
    const cancel = new AbortController();
    const answer = run(cancel.signal);
    const entry: Entry<T> = {
      call,
      cancel,
      waiting: 0,
      answer,
      isSettled: false,
      isStripped: false,
      connected: 0,
      isDelivered: false,
    };
    if (key === undefined) return entry;
    const entries = this.scopes.get(scope) ?? new Map<string, Entry<T>>();
    this.scopes.set(scope, entries);
    entries.set(key, entry);
    answer.then(
      made => {
        entry.isSettled = true;
        const isKept = entries.get(key) === entry && this.scopes.get(scope) === entries;
        if (!isKept) return;
        entry.made = made;
        this.track(entry, made);
        this.onKept(scope);
      },
      () => this.drop(scope, key, entry),
    );
    this.dropOldest(scope, entries);
    return entry;
  }

  /** Keeps a scope within its bound. Calls that still run stay. */
  private dropOldest(scope: string, entries: Map<string, Entry<T>>): void {
    for (const [key, entry] of entries) {
      if (entries.size <= this.maxPerScope) break;
      if (entry.isSettled) this.drop(scope, key, entry);
    }
  }

  private drop(scope: string, key: string, entry: Entry<T>): void {
    const entries = this.scopes.get(scope);
    if (entries?.get(key) !== entry) return;
    entries.delete(key);
    if (entries.size === 0) this.scopes.delete(scope);
    this.untrack(entry);
  }

  /** Counts an answer's size, and strips the oldest answers beyond the bound. */
  private track(entry: Entry<T>, made: T): void {
    const size = freed(made as MaybeObserved);
    this.sizes.set(entry, size);
    this.characters += size;
    for (const oldest of this.sizes.keys()) {
      if (this.characters <= this.maxCharacters) break;
      this.untrack(oldest);
      oldest.isStripped = true;
      oldest.answer = oldest.answer.then(strip);
      if (oldest.made) oldest.made = strip(oldest.made);
    }
  }

  private untrack(entry: Entry<T>): void {
    this.characters -= this.sizes.get(entry) ?? 0;
    this.sizes.delete(entry);
  }

  /** Watches one caller. If the last caller hangs up and none has the answer, the call is undone. */
  private undoIfUndelivered(
    scope: string,
    key: string | undefined,
    entry: Entry<T>,
    { reply, remove }: NonNullable<KeyedCall<T>['undo']>,
  ): void {
    entry.connected++;
    reply.raw.once('finish', () => {
      entry.isDelivered = true;
    });
    reply.raw.once('close', () => {
      entry.connected--;
      if (entry.connected > 0 || entry.isDelivered) return;
      if (key !== undefined) this.drop(scope, key, entry);
      entry.answer.then(remove, () => {});
    });
  }
}

/** Completes a step's answer with a new observation. Throws STATE_MOVED if later steps have moved the phone on. */
export async function redrawn<T extends { observation: Observation; stateHash?: string }>(
  kept: T,
  observe: () => Promise<ObservedPhone>,
): Promise<T> {
  const { observation, stateHash } = await observe();
  if (stateHash !== kept.stateHash)
    throw new ApiError(
      'STATE_MOVED',
      'The step of this key was taken. Its picture is no longer kept, and later steps have moved the phone on: observe it again',
      { stateHash, taken: kept.stateHash },
    );
  return { ...kept, observation: { ...observation, ...kept.observation } };
}
