import { randomBytes } from 'node:crypto';
import { callerOf, nobody, type Caller } from '../mcp/caller.ts';
import { OpenEnvError } from './errors.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';

/** A place that OpenEnv’s MCP client asks for by HTTP. Its socket resets and steps there, and its tools act on what the socket plays. */
export interface Seat {
  readonly id: string;
  session: Session | undefined;
  taken: boolean;
}

/** Tools on what a session plays. A call that is refused is a step, as any other rubbish is. */
export function callerFor(session: Session | undefined): Caller {
  if (!session || session.gone) return nobody;
  return {
    ...callerOf(session),
    async count(call) {
      const { stepCount } = session;
      const out = await call();
      if (session.stepCount === stepCount && !session.done) await session.act(null);
      return out;
    },
  };
}

export class Seats {
  private readonly sessions: Sessions;
  private readonly all = new Map<string, Seat>();
  /** What lets a seat without a socket wait on. */
  private readonly waiting = new Map<Seat, () => void>();

  constructor(sessions: Sessions) {
    this.sessions = sessions;
  }

  get size(): number {
    return this.all.size;
  }

  /** Answers `openenv/session/create` and `openenv/session/close`. Throws SESSION_ERROR, CAPACITY_REACHED, and UNKNOWN_TYPE for another method. */
  manage(method: string, { session_id: id }: Record<string, unknown>): Record<string, unknown> {
    if (method === 'openenv/session/create') {
      const { limit } = this.sessions;
      if (this.size >= limit)
        throw new OpenEnvError(
          'CAPACITY_REACHED',
          `This server keeps at most ${limit} places for sessions; close some first.`,
        );
      const seat: Seat = { id: randomBytes(18).toString('base64url'), session: undefined, taken: false };
      this.all.set(seat.id, seat);
      this.wait(seat);
      return { session_id: seat.id };
    }
    if (method !== 'openenv/session/close') throw new OpenEnvError('UNKNOWN_TYPE', `No method ${method}`);
    const seat = this.get(id);
    this.remove(seat);
    if (seat.session) this.sessions.end(seat.session);
    return { session_id: seat.id, closed: true };
  }

  /** Who calls tools there. Throws SESSION_ERROR. */
  caller(id: string): Caller {
    return callerFor(this.get(id).session);
  }

  /** The seat for its socket. Throws SESSION_ERROR where it is not there, or has one. */
  attach(id: unknown): Seat {
    const seat = this.get(id);
    if (seat.taken) throw new OpenEnvError('SESSION_ERROR', 'This session has a socket already');
    this.waiting.get(seat)?.();
    this.waiting.delete(seat);
    seat.taken = true;
    return seat;
  }

  detach(seat: Seat): void {
    seat.taken = false;
    if (this.all.has(seat.id)) this.wait(seat);
  }

  close(): void {
    for (const callOff of this.waiting.values()) callOff();
    this.waiting.clear();
  }

  private get(id: unknown): Seat {
    const seat = typeof id === 'string' ? this.all.get(id) : undefined;
    if (!seat) throw new OpenEnvError('SESSION_ERROR', `Unknown session_id: ${String(id)}`);
    return seat;
  }

  private wait(seat: Seat): void {
    this.waiting.set(
      seat,
      this.sessions.later(() => this.remove(seat)),
    );
  }

  private remove(seat: Seat): void {
    this.all.delete(seat.id);
    this.waiting.get(seat)?.();
    this.waiting.delete(seat);
  }
}
