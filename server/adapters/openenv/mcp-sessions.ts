import { randomBytes } from 'node:crypto';
import { callerOf, nobody, type Caller } from '../mcp/caller.ts';
import type { SessionBroker } from '../mcp/routes.ts';
import type { Phone } from '../../phones/phone.ts';
import { SessionNames, type Ending } from '../../sessions/names.ts';
import type { Persistence } from '../../store/persistence.ts';
import { OpenEnvError } from './errors.ts';
import type { Session, SessionTurn } from './session.ts';
import type { Sessions } from './sessions.ts';

/** A session that OpenEnv's MCP client creates by HTTP. Its socket resets and steps there, and its tools act on what the socket plays. */
export interface McpSession {
  readonly id: string;
  session: Session | undefined;
  /** Whether it has a socket. */
  attached: boolean;
}

const unknown = (id: unknown) => new OpenEnvError('SESSION_ERROR', `Unknown session_id: ${String(id)}`);

/** Runs a call of a tool within a turn. A refused call is a step on nothing, as any other output that is no action. */
async function counted<T>(
  turn: SessionTurn,
  signal: AbortSignal | undefined,
  call: (caller: Caller) => Promise<T>,
): Promise<T> {
  const before = turn.stepCount;
  const target = turn.target(signal);
  const result = await call(callerOf(target));
  if (turn.stepCount === before && !turn.done) await target.act(null);
  return result;
}

/** The caller of tools on a session. `signal` is aborted when it hangs up. */
export function callerFor(session: Session | undefined, signal?: AbortSignal): Caller {
  if (!session || session.closed) return nobody;
  return {
    ...callerOf(session.target(signal)),
    count: call => session.turn(turn => counted(turn, signal, call)),
  };
}

/** The caller of tools within a turn on a session, which waits for nothing else. */
export function callerIn(turn: SessionTurn, signal?: AbortSignal): Caller {
  return { ...callerOf(turn.target(signal)), count: call => counted(turn, signal, call) };
}

const MAX_ID_LENGTH = 255;

/** The id that a client gives its session; a random one if it gives none. Throws VALIDATION_ERROR. */
function idFrom(given: unknown): string {
  if (given === undefined || given === null) return randomBytes(18).toString('base64url');
  if (typeof given === 'string' && given !== '' && given.length <= MAX_ID_LENGTH) return given;
  throw new OpenEnvError(
    'VALIDATION_ERROR',
    `session_id is a text of 1 to ${MAX_ID_LENGTH} characters; without one the server makes one`,
  );
}

/** The sessions that MCP clients create by HTTP, by their ids, which are the clients' own names where they give one. */
export class McpSessions implements SessionBroker {
  private readonly sessions: Sessions;
  private readonly all = new Map<string, McpSession>();
  /** What cancels the timer of each session without a socket. */
  private readonly timers = new Map<McpSession, () => void>();
  private readonly names = new SessionNames<McpSession>({
    idOf: ({ id }) => id,
    end: id => {
      const entry = this.all.get(id);
      if (entry) this.end(entry);
    },
  });

  constructor(sessions: Sessions, persistence?: Persistence) {
    this.sessions = sessions;
    persistence?.keepEndings('mcp', this.names.endings);
    persistence?.add({
      name: 'mcp',
      of: phone => {
        const place = sessions.on(phone.id)?.place;
        const kept = place === undefined ? undefined : this.names.kept(place);
        return kept && { name: kept.name, call: kept.call };
      },
      restore: (phone, kept) => this.restore(phone, kept as { name: string; call: string }),
    });
  }

  /** Brings back a place for sessions, with the session that was on a phone. It waits for its socket. */
  private restore(phone: Phone, kept: { name: string; call: string }): void {
    const session = this.sessions.on(phone.id);
    const entry: McpSession = { id: kept.name, session, attached: false };
    if (session) session.place = entry.id;
    this.all.set(entry.id, entry);
    this.names.restore(kept, entry);
    this.expireLater(entry);
  }

  get size(): number {
    return this.all.size;
  }

  /**
   * Answers `openenv/session/create` and `openenv/session/close`. Throws SESSION_ERROR, CAPACITY_REACHED, VALIDATION_ERROR, KEY_REUSED,
   * SESSION_CLOSED, and UNKNOWN_TYPE for another method.
   */
  async manage(method: string, params: Record<string, unknown>): Promise<Record<string, unknown>> {
    const { session_id: given, ...payload } = params;
    if (method === 'openenv/session/create') {
      const id = idFrom(given);
      await this.names.open({ name: id, payload, open: async () => this.create(id) });
      return { session_id: id };
    }
    if (method !== 'openenv/session/close') throw new OpenEnvError('UNKNOWN_TYPE', `No method ${method}`);
    const status = typeof given === 'string' ? this.names.close(given) : 'unknown';
    if (status === 'unknown') throw unknown(given);
    return { session_id: given, closed: true, status };
  }

  private create(id: string): McpSession {
    const { limit } = this.sessions;
    if (this.size >= limit)
      throw new OpenEnvError(
        'CAPACITY_REACHED',
        `This server keeps at most ${limit} places for sessions; close some first.`,
      );
    const entry: McpSession = { id, session: undefined, attached: false };
    this.all.set(id, entry);
    this.expireLater(entry);
    return entry;
  }

  /** Throws SESSION_ERROR. */
  caller(id: string, signal: AbortSignal): Caller {
    return callerFor(this.get(id).session, signal);
  }

  /** As `SessionBroker.callerOfToken`. */
  callerOfToken(token: string, signal: AbortSignal): Caller | undefined {
    const session = this.sessions.ofToken(token);
    return session && callerFor(session, signal);
  }

  /** Gives a session its socket. Throws SESSION_ERROR if it does not exist or has one. */
  attach(id: unknown): McpSession {
    const entry = this.get(id);
    if (entry.attached) throw new OpenEnvError('SESSION_ERROR', 'This session has a socket already');
    this.timers.get(entry)?.();
    this.timers.delete(entry);
    entry.attached = true;
    return entry;
  }

  detach(entry: McpSession): void {
    entry.attached = false;
    if (this.all.has(entry.id)) this.expireLater(entry);
  }

  close(): void {
    for (const cancel of this.timers.values()) cancel();
    this.timers.clear();
  }

  private get(id: unknown): McpSession {
    const entry = typeof id === 'string' ? this.all.get(id) : undefined;
    if (!entry) throw unknown(id);
    return entry;
  }

  private expireLater(entry: McpSession): void {
    this.timers.set(
      entry,
      this.sessions.later(() => this.remove(entry, 'expired')),
    );
  }

  private end(entry: McpSession): void {
    this.remove(entry, 'closed');
    if (entry.session) this.sessions.end(entry.session);
  }

  private remove(entry: McpSession, how: Ending): void {
    this.all.delete(entry.id);
    this.names.ended(entry.id, how);
    this.timers.get(entry)?.();
    this.timers.delete(entry);
  }
}
