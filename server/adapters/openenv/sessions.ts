import { ApiError } from '../../errors.ts';
import { later, type Later } from '../../later.ts';
import type { Language } from '../../episodes/tasks.ts';
import type { Phone } from '../../phones/phone.ts';
import type { Context } from '../../routes/context.ts';
import { keepNames } from '../../sessions/kept-names.ts';
import { SessionNames, type CloseStatus } from '../../sessions/names.ts';
import { OpenEnvError } from './errors.ts';
import type { ResetData } from './schema.ts';
import { Session, type SessionClient, type SessionValue } from './session.ts';
import type { StepResponse } from './step-response.ts';
import { taskAt } from './tasks.ts';

export interface SessionOptions {
  /** Most sessions at a time. Default: the limit of phones. */
  maxSessions?: number | undefined;
  /** How long a session without a client can be resumed, in ms. Default 60,000. */
  resumeMs?: number | undefined;
  /** Runs something later, and returns a function that cancels it. Default: the process’s timers, which are monotonic. */
  after?: Later | undefined;
}

export const RESUME_MS = 60_000;
const LANGUAGES: readonly string[] = ['en', 'zh'];

/** All sessions of a server. Each has a phone of its own, which is deleted with it. */
export class Sessions {
  private readonly context: Context;
  private readonly maxSessions: number;
  private readonly resumeMs: number;
  private readonly after: Later;
  private readonly all = new Map<string, Session>();
  private readonly byPhone = new Map<string, Session>();
  /** Sessions without a client, and what cancels the timer of each. */
  private readonly timers = new Map<Session, () => void>();
  /** Sessions by the names that clients give them. Their ids are those of their phones. */
  private readonly names = new SessionNames<Session>({
    idOf: session => session.phone.id,
    end: id => {
      const session = this.byPhone.get(id);
      if (session) this.end(session);
    },
  });
  /** Sessions that are being made. */
  private opening = 0;

  constructor(
    context: Context,
    { maxSessions = context.phones.limit, resumeMs = RESUME_MS, after = later }: SessionOptions = {},
  ) {
    this.context = context;
    this.maxSessions = maxSessions;
    this.resumeMs = resumeMs;
    this.after = after;
    context.phones.removed.add((_, phone) => this.onPhoneRemoved(phone));
    this.keep();
  }

  /** Keeps sessions with their phones. Those that are brought back wait for their clients, as if these had just left. */
  private keep(): void {
    const { context } = this;
    context.persistence?.add({
      name: 'openenv',
      of: phone => this.byPhone.get(phone.id)?.value,
      indexOf: phone => this.byPhone.get(phone.id)?.token,
      restore: (phone, value) => {
        const on = context.episodes.on(phone) ?? phone;
        this.leave(this.add(Session.from(context, on, value as SessionValue)));
      },
    });
    keepNames(context, {
      name: 'openenv',
      names: this.names,
      idOn: phone => this.byPhone.get(phone.id)?.phone.id,
      phoneOf: ({ phone }) => phone.id,
      toJson: () => null,
      fromJson: phone => this.byPhone.get(phone.id),
    });
  }

  /** The open session of a name, if there ever was one. Throws SESSION_CLOSED, and as `SessionNames.find`. */
  async named(name: string): Promise<Session | undefined> {
    const id = await this.names.find(name);
    return id === undefined ? undefined : this.byPhone.get(id);
  }

  /** The session with this secret, if there is one here. */
  ofToken(token: string): Session | undefined {
    return this.all.get(token);
  }

  /** The session on a phone, if there is one. */
  on(phone: string): Session | undefined {
    return this.byPhone.get(phone);
  }

  get size(): number {
    return this.all.size;
  }
  /** Most sessions at a time. */
  get limit(): number {
    return this.maxSessions;
  }
  /** Number of sessions without a client. */
  get left(): number {
    return this.timers.size;
  }
  /** The number of sessions, and how many there could be with the phones that exist now. */
  capacity(): { active_sessions: number; max_sessions: number } {
    const { phones } = this.context;
    const active = this.size + this.opening;
    return {
      active_sessions: active,
      max_sessions: Math.min(this.maxSessions, active + Math.max(0, phones.limit - phones.size)),
    };
  }

  /** Throws CAPACITY_REACHED. */
  private assertCapacity(count: number, freed = 0): void {
    if (this.size + this.opening + count - freed > this.maxSessions)
      throw new ApiError(
        'CAPACITY_REACHED',
        `This server holds at most ${this.maxSessions} sessions; close some first.`,
      );
  }

  /**
   * The session that a reset asks for, and its first observation if this call opened it. With `session` it is the one of that name, if there
   * is one. Throws as `open` and `Session.observe`, and then there is none; KEY_REUSED if the session of that name was opened with other
   * options, and SESSION_CLOSED if it has ended.
   */
  async start(
    request: ResetData,
    ignored: string[] = [],
    instead?: Session,
    idleMs?: number,
  ): Promise<{ session: Session; first: StepResponse | undefined }> {
    let first: StepResponse | undefined;
    // How a client looks at a session is no part of the session.
    const { session: name, observe: _, ...payload } = request;
    const open = async () => {
      const session = await this.open(request, ignored, instead, idleMs);
      first = await session.phone
        .whileOpening(() => session.observe())
        .catch(thrown => {
          this.end(session);
          throw thrown;
        });
      return session;
    };
    return { session: await this.names.open({ name, payload, open }), first };
  }

  /** Closes the session of a name. Throws STORE_UNAVAILABLE, and CAPACITY_REACHED where another server has it. */
  async closeNamed(name: string): Promise<CloseStatus> {
    const { persistence } = this.context;
    const id = this.names.idOf(name);
    // Its client may have resumed it on another server.
    if (id !== undefined && persistence?.store.isShared) await persistence.verify(id);
    await this.names.bring(name);
    return this.names.close(name);
  }

  /**
   * Opens a session. `instead` is the session that it replaces: that one is not counted, and ends first if the server is full. `idleMs` is how
   * long it waits without a client, if not as long as the others.
   * Throws VALIDATION_ERROR, TASK_NOT_FOUND, SETUP_FAILED, INVALID_REWARD and CAPACITY_REACHED.
   */
  async open(
    request: ResetData,
    ignored: string[] = [],
    instead?: Session,
    idleMs?: number,
  ): Promise<Session> {
    const { episodes, phones } = this.context;
    const { seed = 0, language, phrasing, screen, budget, reward, observe } = request;
    const { episode_id: name, phone_language: phoneLanguage } = request;
    const task = taskAt(episodes.tasks, request);
    // Without a goal, its language is the phone’s.
    const spoken = phoneLanguage ?? language;
    if (task !== undefined && language !== undefined && !LANGUAGES.includes(language))
      throw new OpenEnvError(
        'VALIDATION_ERROR',
        `Tasks are asked in ${LANGUAGES.join(' and ')}, not in ${language}`,
      );
    const own = instead && !instead.closed ? instead : undefined;
    this.assertCapacity(1, own ? 1 : 0);
    if (own && phones.size >= phones.limit) this.end(own);
    this.opening++;
    try {
      const on =
        task === undefined
          ? phones.create({
              seed,
              ...(screen ? { screen } : {}),
              ...(spoken === undefined ? {} : { language: spoken }),
            })
          : await episodes.create({
              task,
              seed,
              ...(language === undefined ? {} : { language: language as Language }),
              ...(phoneLanguage === undefined ? {} : { phoneLanguage }),
              ...(phrasing === undefined ? {} : { phrasing }),
              ...(screen ? { screen } : {}),
              ...(budget === undefined ? {} : { budget }),
              ...(reward === undefined ? {} : { reward }),
            });
      // A phone without a task has neither a goal to phrase nor rewards.
      const unused =
        task === undefined ? (['phrasing', 'reward'] as const).filter(key => request[key] !== undefined) : [];
      return this.add(
        new Session(this.context, on, {
          seed,
          name,
          session: request.session,
          observe,
          ignored: [...ignored, ...unused],
          idleMs,
          ...(task === undefined ? { budget } : {}),
        }),
      );
    } finally {
      this.opening--;
    }
  }

  /** Copies that continue from this step, each resumed by its token. Throws CAPACITY_REACHED and LIVE_PAGE; then there are none. */
  async fork(session: Session, count = 1, reseed = false): Promise<Session[]> {
    const { episodes, phones } = this.context;
    this.assertCapacity(count);
    this.opening += count;
    try {
      const copies = await session.copies(() =>
        session.episode
          ? episodes.fork(session.episode, count, reseed)
          : session.phone.exclusive(() => phones.fork(session.phone, count, reseed)),
      );
      return copies.map(copy => {
        this.add(copy);
        this.leave(copy);
        return copy;
      });
    } finally {
      this.opening -= count;
    }
  }

  /** Takes over the session of a token from another server: its client is here now. Throws STORE_UNAVAILABLE. */
  async look(token: string): Promise<void> {
    if (!this.all.has(token)) await this.context.persistence?.adoptBy('openenv', token, 'anybody');
  }

  /** Gives the session of a token to a client, and tells the client that had it. Throws SESSION_ERROR. */
  resume(token: string, client: SessionClient): Session {
    const session = this.all.get(token);
    if (!session)
      throw new OpenEnvError(
        'SESSION_ERROR',
        `No session has this token: it was closed, or nobody resumed it within ${this.resumeMs / 1_000} s`,
      );
    this.timers.get(session)?.();
    this.timers.delete(session);
    if (session.client !== client) session.client?.onTakenOver();
    session.client = client;
    return session;
  }

  /** Takes a session from its client. It ends unless it is called again within `ms`. */
  leave(session: Session, ms = session.config.idleMs ?? this.resumeMs): void {
    if (session.closed) return;
    session.client = undefined;
    this.timers.get(session)?.();
    const cancel = this.after(ms, () => void this.expire(session, cancel, ms));
    this.timers.set(session, cancel);
  }

  /** Ends a session that nobody has called for `ms`, unless its client resumed it on another server, which plays it now. */
  private async expire(session: Session, timer: () => void, ms: number): Promise<void> {
    const { persistence } = this.context;
    if (persistence?.store.isShared) {
      const isKnown = await persistence.verify(session.phone.id).then(
        () => true,
        () => false,
      );
      if (session.closed || this.timers.get(session) !== timer) return;
      // Without the store nobody knows whose it is: it waits once more.
      if (!isKnown) return this.leave(session, ms);
    }
    this.names.ended(session.phone.id, 'expired');
    this.end(session);
  }

  /** Runs something after the time that a session waits for its client; gives what cancels it. */
  later(run: () => void): () => void {
    return this.after(this.resumeMs, run);
  }

  /** Ends a session, and its phone with it. */
  end(session: Session): void {
    if (!session.closed) this.context.phones.remove(session.phone.id);
  }

  /** Cancels all timers; sessions stay as they are. */
  close(): void {
    for (const cancel of this.timers.values()) cancel();
    this.timers.clear();
  }

  private add(session: Session): Session {
    this.all.set(session.token, session);
    this.byPhone.set(session.phone.id, session);
    this.context.persistence?.changed(session.phone);
    return session;
  }

  /** A phone was deleted, by this or any other call. */
  private onPhoneRemoved(phone: Phone): void {
    const session = this.byPhone.get(phone.id);
    if (!session) return;
    session.closed = true;
    this.names.phoneRemoved(phone.id, phone);
    this.byPhone.delete(phone.id);
    this.all.delete(session.token);
    this.timers.get(session)?.();
    this.timers.delete(session);
  }
}
