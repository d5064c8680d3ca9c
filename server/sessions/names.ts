import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors.ts';
import { IdempotencyStore } from '../routes/idempotency.ts';

/** How a session ended: a call closed it, or nobody called it for its time to live. */
export type Ending = 'closed' | 'expired';
/** What a call that closes a session is told. */
export type CloseStatus = 'closed' | 'already_closed' | 'unknown';

/** Most ended sessions that are remembered; the oldest are forgotten first. */
const MAX_ENDED = 20_000;

/** Names of what has ended, as many as there is room for. */
export class Endings {
  private readonly all = new Map<string, Ending>();
  private readonly most: number;
  /** Called with each name that ends, and with each that is forgotten. */
  onAdded: ((name: string, how: Ending) => void) | undefined;
  onDropped: ((name: string) => void) | undefined;

  constructor(most = MAX_ENDED) {
    this.most = most;
  }

  get(name: string): Ending | undefined {
    return this.all.get(name);
  }
  has(name: string): boolean {
    return this.all.has(name);
  }
  /** Remembers how something ended. What has ended before stays as it was. */
  add(name: string, how: Ending): void {
    if (this.all.has(name)) return;
    this.all.set(name, how);
    this.onAdded?.(name, how);
    const [oldest] = this.all.keys();
    if (this.all.size > this.most) this.delete(oldest!);
  }
  delete(name: string): void {
    if (this.all.delete(name)) this.onDropped?.(name);
  }
}

/** What an adapter's sessions are. */
export interface SessionKind<T> {
  /** The id of a session, which no two sessions share. */
  idOf: (made: T) => string;
  /** Ends the session with this id, if it is still there. */
  end: (id: string) => void;
  /** Most ended sessions to remember. Default 20,000. */
  maxEnded?: number;
}

/** A call that opens a session. */
export interface Opening<T> {
  /** The caller's name for the session; without one each call opens another. */
  name: string | undefined;
  /** What is asked for: the same name with another payload is refused. */
  payload: unknown;
  /** Opens the session. If it throws, there is none, and the name stays free. */
  open: () => Promise<T>;
  /** Completes an answer whose pictures are no longer kept. */
  refresh?: (kept: T) => Promise<T>;
  /** Ends the session, and frees its name, if every caller has hung up before an answer was sent. */
  reply?: FastifyReply;
}

/**
 * The contract of sessions under every adapter. Callers name a session before their first call. The same name and payload get the answer of
 * the first call, even while that still runs, and open nothing. Another payload is refused. A name whose session was closed or has expired
 * stays closed. Closing twice is told as such. Names have no timers: adapters say when a session has ended.
 */
export class SessionNames<T extends object> {
  private readonly kind: SessionKind<T>;
  /** Called once a session has its name. */
  onNamed: ((made: T) => void) | undefined;
  /** Resolves once other servers know that a session is here. Rejects where another one has the session of its name. */
  confirm: ((made: T) => Promise<void>) | undefined;
  /** Looks for a name that is not known here on other servers: its session is taken over, or its ending known, if they have it. */
  look: ((name: string) => Promise<void>) | undefined;
  private readonly answers = new IdempotencyStore<T>({ maxPerScope: 1 });
  /** Open sessions that have a name: ids by names, and names by ids. */
  private readonly ids = new Map<string, string>();
  private readonly names = new Map<string, string>();
  private readonly endedNames: Endings;
  private readonly endedIds: Endings;

  constructor(kind: SessionKind<T>) {
    this.kind = kind;
    this.endedNames = new Endings(kind.maxEnded);
    this.endedIds = new Endings(kind.maxEnded);
  }

  /**
   * The session of a name, opened where there is none. Throws KEY_REUSED, SESSION_CLOSED, CAPACITY_REACHED where another server opens it at
   * the same time, and what `open` and `refresh` throw.
   */
  async open({ name, payload, open, refresh, reply }: Opening<T>): Promise<T> {
    if (name !== undefined) await this.bring(name);
    this.assertNotEnded(name);
    const { idOf, end } = this.kind;
    try {
      const made = await this.answers.once({
        scope: name ?? '',
        key: name,
        call: [payload],
        run: async () => {
          const made = await open();
          if (name === undefined) return made;
          this.bind(name, idOf(made));
          this.onNamed?.(made);
          return made;
        },
        refresh: refresh ?? (async kept => kept),
        ...(reply && {
          undo: {
            reply,
            remove: (made: T) => {
              this.unbind(idOf(made));
              end(idOf(made));
            },
          },
        }),
      });
      await this.confirmOrEnd(name, made);
      return made;
    } finally {
      // It may have ended while this caller waited, which explains whatever else went wrong.
      this.assertNotEnded(name);
    }
  }

  /**
   * The id of the open session of a name, brought here if the server that had it has died; undefined if there never was one. Throws
   * SESSION_CLOSED, and CAPACITY_REACHED where another server has it.
   */
  async find(name: string): Promise<string | undefined> {
    await this.bring(name);
    this.assertNotEnded(name);
    return this.ids.get(name);
  }

  /** A session without a name whose caller gets an error is known to nobody. */
  private async confirmOrEnd(name: string | undefined, made: T): Promise<void> {
    try {
      await this.confirm?.(made);
    } catch (thrown) {
      if (name === undefined) this.kind.end(this.kind.idOf(made));
      throw thrown;
    }
  }

  /** Brings the session of a name here if the server that had it has died, or knows its ending. Throws CAPACITY_REACHED where another has it. */
  async bring(name: string): Promise<void> {
    if (!this.answers.has(name)) await this.look?.(name);
  }

  /** The names that have ended. */
  get endings(): Endings {
    return this.endedNames;
  }

  /** The name of an open session, with what tells the call that opened it from others. */
  kept(id: string): { name: string; call: string; made: T } | undefined {
    const name = this.names.get(id);
    const [kept] = name === undefined ? [] : this.answers.kept(name);
    return kept && { name: kept.key, call: kept.call, made: kept.answer };
  }

  /** Brings an open session’s name back that `kept` gave. */
  restore({ name, call }: { name: string; call: string }, made: T): void {
    this.answers.restore(name, [{ key: name, call, answer: made }]);
    this.bind(name, this.kind.idOf(made));
  }

  /** The id of the open session of a name that is here. */
  idOf(name: string): string | undefined {
    return this.ids.get(name);
  }

  /** Closes a session that is here by its name, also one that is still being opened. */
  close(name: string): CloseStatus {
    if (this.endedNames.has(name)) return 'already_closed';
    const id = this.ids.get(name);
    if (id === undefined && !this.answers.has(name)) return 'unknown';
    this.endName(name, 'closed');
    if (id !== undefined) this.kind.end(id);
    return 'closed';
  }

  /** A session has ended, with or without a name. Later calls for the same session change nothing. */
  ended(id: string, how: Ending = 'closed'): void {
    this.endedIds.add(id, how);
    const name = this.names.get(id);
    if (name !== undefined) this.endName(name, how);
  }

  /** The phone of a session is gone from this server: the session has ended with it, or goes on elsewhere. */
  phoneRemoved(id: string, { leaves, expired }: { leaves?: string | undefined; expired: boolean }): void {
    if (leaves === undefined) return this.ended(id, expired ? 'expired' : 'closed');
    const name = this.names.get(id);
    if (name !== undefined) this.answers.forget(name);
    this.unbind(id);
  }

  /** Whether there was a session with this id, and it has ended. */
  hasEnded(id: string): boolean {
    return this.endedIds.has(id);
  }

  private assertNotEnded(name: string | undefined): void {
    const how = name === undefined ? undefined : this.endedNames.get(name);
    if (how === undefined) return;
    const reason = how === 'closed' ? 'was closed' : 'has expired: nobody called it for its time to live';
    throw new ApiError(
      'SESSION_CLOSED',
      `The session ${JSON.stringify(name)} ${reason}. A name stays closed: open a session under another name`,
      { status: how },
    );
  }

  private bind(name: string, id: string): void {
    const how = this.endedNames.get(name) ?? this.endedIds.get(id);
    if (how !== undefined) {
      this.endName(name, how);
      this.kind.end(id);
      return;
    }
    this.names.set(id, name);
    // A session whose callers hung up may come after the one that replaces it. It will be undone.
    if (!this.ids.has(name)) this.ids.set(name, id);
  }

  private unbind(id: string): void {
    const name = this.names.get(id);
    if (name === undefined) return;
    this.names.delete(id);
    if (this.ids.get(name) === id) this.ids.delete(name);
  }

  private endName(name: string, how: Ending): void {
    this.endedNames.add(name, how);
    this.answers.forget(name);
    const id = this.ids.get(name);
    if (id !== undefined) this.unbind(id);
  }
}
