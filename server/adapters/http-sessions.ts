import { ApiError } from '../errors.ts';
import type { CloseStatus } from '../sessions/names.ts';
import type { ResetData } from './openenv/schema.ts';
import type { Session } from './openenv/session.ts';
import type { Sessions } from './openenv/sessions.ts';

/** How long a session that nobody calls is kept, in ms. HTTP does not say that a client has left, and a model may think for long. */
const IDLE_MS = 3_600_000;
const MAX_NAME_LENGTH = 255;

/** Sessions of a protocol that has no socket. Each lasts until it is closed, or until nobody has called it for an hour. */
export class HttpSessions {
  private readonly sessions: Sessions;
  private readonly protocol: string;

  /** `protocol` keeps the names of this protocol apart from those of others. */
  constructor(sessions: Sessions, protocol: string) {
    this.sessions = sessions;
    this.protocol = protocol;
  }

  /**
   * The session of a name, opened where there is none. Throws INVALID_BODY for a name that is empty or too long, and as `Sessions.start`.
   */
  async open(name: string, request: ResetData, ignored: string[] = []): Promise<Session> {
    if (name === '' || name.length > MAX_NAME_LENGTH)
      throw new ApiError('INVALID_BODY', `The name of a session has 1 to ${MAX_NAME_LENGTH} characters`);
    const named = { ...request, session: this.keyOf(name) };
    const { session } = await this.sessions.start(named, ignored, undefined, IDLE_MS);
    this.sessions.leave(session);
    return session;
  }

  /** The open session of a name, whose time to live begins again. Throws SESSION_NOT_FOUND, SESSION_CLOSED and CAPACITY_REACHED. */
  async get(name: string): Promise<Session> {
    const session = await this.sessions.named(this.keyOf(name));
    if (!session)
      throw new ApiError(
        'SESSION_NOT_FOUND',
        `There is no session ${JSON.stringify(name)}: open it first, or open another if this server forgot it`,
      );
    this.sessions.leave(session);
    return session;
  }

  /** Lets a session go after `ms` without a call. */
  expireIn(session: Session, ms: number): void {
    this.sessions.leave(session, ms);
  }

  /** Throws CAPACITY_REACHED where another server has the session. */
  close(name: string): Promise<CloseStatus> {
    return this.sessions.closeNamed(this.keyOf(name));
  }

  private keyOf(name: string): string {
    return `${this.protocol} ${name}`;
  }
}
