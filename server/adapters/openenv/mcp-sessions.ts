import { randomBytes } from 'node:crypto';
import { ApiError, toApiError } from '../../errors.ts';
import { callerOf, nobody, type Caller } from '../mcp/caller.ts';
import type { SessionBroker } from '../mcp/routes.ts';
import type { Phone } from '../../phones/phone.ts';
import type { Context } from '../../routes/context.ts';
import { SessionNames, type CloseStatus, type Ending } from '../../sessions/names.ts';
import { playedBy } from '../../store/cells.ts';
import { inTime } from '../../store/in-time.ts';
import type { KeptPlaces } from '../../store/kept-places.ts';
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

/** A place as it is kept. */
interface KeptPlace {
  name: string;
  call: string;
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

  private readonly log: Context['log'];
  /** Places in the store, where servers share it. */
  private places: KeptPlaces | undefined;
  /** Leaves a place that another server has taken. Rejects where the store cannot say. */
  private verify: ((place: string) => Promise<void>) | undefined;
  /** Resolves once the store has all changes so far. */
  private settled: (() => Promise<void>) | undefined;

  constructor(sessions: Sessions, { persistence, phones, log }: Context) {
    this.sessions = sessions;
    this.log = log.child({ component: 'mcp' });
    phones.removed.add((_, phone) => this.onPhoneRemoved(phone));
    if (persistence) this.keep(persistence);
  }

  private keep(persistence: Persistence): void {
    const { sessions } = this;
    const lookForEnding = persistence.keepEndings('mcp', this.names.endings);
    persistence.add({
      name: 'mcp',
      of: phone => {
        const place = sessions.on(phone.id)?.place;
        const kept = place === undefined ? undefined : this.names.kept(place);
        return kept && { name: kept.name, call: kept.call };
      },
      indexOf: phone => sessions.on(phone.id)?.place,
      restore: (phone, kept) => this.restore(kept as KeptPlace, sessions.on(phone.id)),
    });
    const places = persistence.keepPlaces({
      restore: record => this.restore(record, undefined),
      onLost: name => this.leave(name),
    });
    if (!places) return;
    this.places = places;
    this.verify = place => persistence.verifyPlace(place);
    this.settled = () => inTime(persistence.settled());
    this.names.look = async name => {
      await lookForEnding(name);
      if (!this.names.endings.has(name)) await this.takeOver(name, places, persistence);
    };
    this.names.confirm = async entry => {
      await inTime(places.written(entry.id));
      if (this.all.get(entry.id) === entry || this.names.endings.has(entry.id)) return;
      throw new ApiError(
        'CAPACITY_REACHED',
        'Another cell has made this session at the same time: send the call again',
      );
    };
  }

  /** Goes on with a place whose server has died. Throws STORE_UNAVAILABLE, and CAPACITY_REACHED where another server has it. */
  private async takeOver(name: string, places: KeptPlaces, persistence: Persistence): Promise<void> {
    if (!(await persistence.adoptBy('mcp', name))) {
      const cell = await persistence.playerOf(name, 'mcp');
      if (cell !== undefined) throw playedBy(cell);
    }
    // Whoever has its phone has the place.
    const record = await places.take(name, this.all.has(name) ? 'anybody' : 'the dead');
    if (record) this.restore(record, undefined);
  }

  /** Brings back a place for sessions, with the session that it had, if it had one. It waits for its socket. */
  private restore(kept: KeptPlace, session: Session | undefined): void {
    if (this.all.has(kept.name)) return;
    const entry: McpSession = { id: kept.name, session, attached: false };
    this.all.set(entry.id, entry);
    this.names.restore(kept, entry);
    this.expireLater(entry);
    if (!session) return;
    session.place = entry.id;
    this.takePlace(entry).catch((thrown: unknown) => {
      const err = toApiError(thrown);
      this.log.warn({ err }, 'the place of a session could not be taken over: only its phone was');
    });
  }

  /** Takes the place of a session that came with its phone; a place that the store has lost is made again. */
  private async takePlace(entry: McpSession): Promise<void> {
    const taken = await this.places?.take(entry.id, 'anybody');
    if (!taken && this.all.get(entry.id) === entry) this.keepPlace(entry.id);
  }

  private keepPlace(id: string): void {
    this.places?.add(id, () => this.names.kept(id)?.call);
  }

  /** Another server goes on with a phone: with the place that it is played at, too. */
  private onPhoneRemoved(phone: Phone): void {
    if (phone.leaves !== 'moved') return;
    for (const { id, session } of this.all.values())
      if (session?.phone === phone) {
        this.leave(id);
        this.places?.drop(id);
      }
  }

  /** A place goes on elsewhere. */
  private leave(id: string): void {
    const entry = this.all.get(id);
    if (!entry) return;
    this.all.delete(id);
    this.timers.get(entry)?.();
    this.timers.delete(entry);
    this.names.phoneRemoved(id, { leaves: 'moved', expired: false });
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
    const status = typeof given === 'string' ? await this.closeNamed(given) : 'unknown';
    if (status === 'unknown') throw unknown(given);
    return { session_id: given, closed: true, status };
  }

  private async closeNamed(name: string): Promise<CloseStatus> {
    await this.names.bring(name);
    const status = this.names.close(name);
    await this.settled?.();
    return status;
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
    this.keepPlace(id);
    return entry;
  }

  /** Brings a place here whose server has died. Throws STORE_UNAVAILABLE, and CAPACITY_REACHED where another server has it. */
  bring(id: string): Promise<void> {
    return this.names.bring(id);
  }

  /** Throws SESSION_ERROR, and as `bring`. */
  async caller(id: string, signal: AbortSignal): Promise<Caller> {
    await this.bring(id);
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
    if (this.all.get(entry.id) === entry) this.expireLater(entry);
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
    const cancel = this.sessions.later(() => void this.expire(entry, cancel));
    this.timers.set(entry, cancel);
  }

  /** Ends a place that nobody uses, unless another server has taken it. */
  private async expire(entry: McpSession, timer: () => void): Promise<void> {
    if (this.verify) {
      const isKnown = await this.verify(entry.id).then(
        () => true,
        () => false,
      );
      if (this.timers.get(entry) !== timer) return;
      // Without the store nobody knows whose it is: it waits once more.
      if (!isKnown) return this.expireLater(entry);
    }
    this.remove(entry, 'expired');
  }

  private end(entry: McpSession): void {
    this.remove(entry, 'closed');
    if (entry.session) this.sessions.end(entry.session);
  }

  private remove(entry: McpSession, how: Ending): void {
    this.all.delete(entry.id);
    this.places?.remove(entry.id);
    this.names.ended(entry.id, how);
    this.timers.get(entry)?.();
    this.timers.delete(entry);
  }
}
