import type { Static } from 'typebox';
import type { WebSocket } from 'ws';
import type { Observe } from '../../../src/protocol/observation.ts';
import { detachPicture } from '../../../src/protocol/wire/attached.ts';
import { multipartMessage } from '../../../src/protocol/wire/multipart.ts';
import { named, toApiError } from '../../errors.ts';
import { InvalidJsonError, JsonSocket, type JsonSocketHandler } from '../../json-socket.ts';
import { Mutex } from '../../mutex.ts';
import { logRefusal } from '../../refusals.ts';
import type { ToolContext } from '../mcp/tool.ts';
import { answerRpc } from '../mcp/rpc.ts';
import { OpenEnvError, errorData } from './errors.ts';
import { CloseData, ForkData, ObserveData, read, readReset, readStep } from './schema.ts';
import { callerFor, type McpSession } from './mcp-sessions.ts';
import type { Session, SessionClient } from './session.ts';
import type { StepResponse } from './step-response.ts';
import type { Sessions } from './sessions.ts';
import { isList, listTools, stepOf } from './tool-actions.ts';

const LIMITS = {
  // A trainer may not respond while it learns: ten minutes, in beats of 30 s.
  silentBeats: 20,
  waitingMessages: 1_000,
  waitingCharacters: 16 * 1024 * 1024,
};

export interface OpenEnvSocketOptions {
  /** The session that the client's tool calls by HTTP share with this socket. */
  mcpSession?: McpSession | undefined;
  /** Whether the client asked for multipart/related when it opened the socket. */
  takesAttachments?: boolean;
}

/**
 * One client of OpenEnv's socket. Its messages are answered in order, one after the other. A step that has begun is finished and counted
 * even if the client disconnects: the client can resume the session and read the result.
 */
export class OpenEnvSocket implements SessionClient, JsonSocketHandler {
  private readonly context: ToolContext;
  private readonly sessions: Sessions;
  private readonly socket: JsonSocket;
  /** The session that the client's tool calls by HTTP share with this socket. */
  private readonly mcpSession: McpSession | undefined;
  /** Whether answers with a picture are multipart/related, in binary messages. */
  private readonly takesAttachments: boolean;
  private session: Session | undefined;
  private isOpen = true;
  private readonly queue = new Mutex();

  constructor(
    context: ToolContext,
    sessions: Sessions,
    socket: WebSocket,
    { mcpSession, takesAttachments = false }: OpenEnvSocketOptions = {},
  ) {
    this.context = context;
    this.sessions = sessions;
    this.mcpSession = mcpSession;
    this.takesAttachments = takesAttachments;
    this.socket = new JsonSocket(socket, context.inFlight, LIMITS, this);
    // Resumes what the session's last socket played before it closed.
    const previous = mcpSession?.session;
    if (previous && !previous.closed) this.session = sessions.resume(previous.token, this);
  }

  beat(): void {
    this.socket.beat();
  }

  onTakenOver(): void {
    this.session = undefined;
    this.socket.close(1000, 'the session was taken up elsewhere');
  }

  onClose(): void {
    this.isOpen = false;
    if (this.session) this.sessions.leave(this.session);
    this.session = undefined;
  }

  /** Messages that still wait when the client disconnects are dropped. */
  schedule(handle: () => Promise<void>): Promise<void> {
    return this.queue.run(async () => {
      if (this.isOpen) await handle();
    });
  }

  errorMessage(thrown: unknown): object {
    const error =
      thrown instanceof InvalidJsonError ? new OpenEnvError('INVALID_JSON', thrown.message) : thrown;
    if (!(error instanceof OpenEnvError))
      logRefusal(this.context.log.child({ component: 'openenv' }), error, toApiError(error));
    return { type: 'error', data: errorData(error, () => this.sessions.capacity()) };
  }

  async receive(message: unknown): Promise<void> {
    if (typeof message !== 'object' || message === null)
      throw new OpenEnvError('VALIDATION_ERROR', 'A message is an object with a type');
    const { type, data } = message as { type?: unknown; data?: unknown };
    switch (type) {
      case 'reset':
        return this.reset(data);
      case 'step':
        return this.send('observation', await this.step(data));
      case 'observe':
        return this.send('observation', await this.observe(data));
      case 'state':
        return this.send('state', this.state());
      case 'verdict':
        return this.send('verdict', this.openSession().verdict());
      case 'fork':
        return this.send('forked', await this.fork(data));
      case 'mcp':
        return this.send('mcp', await answerRpc(this.context, callerFor(this.session), data));
      case 'close':
        return this.close(data);
      default:
        throw new OpenEnvError(
          'UNKNOWN_TYPE',
          `Unknown message type ${named(type)}; there are reset, step, state, close, mcp, fork, observe and verdict`,
        );
    }
  }

  private send(type: string, data: unknown): void {
    const detached = this.takesAttachments ? detachPicture(data) : undefined;
    if (!detached) return this.socket.send({ type, data });
    const json = JSON.stringify({ type, data: detached.answer });
    this.socket.sendEncoded(() => multipartMessage(json, detached.parts));
  }

  /** The session of this socket. Throws SESSION_ERROR if there is none, or its phone was deleted. */
  private openSession(): Session {
    if (!this.session)
      throw new OpenEnvError('SESSION_ERROR', 'This socket has no session: send reset first');
    if (this.session.closed)
      throw new OpenEnvError(
        'SESSION_ERROR',
        'The phone of this session was deleted: send reset for another',
      );
    return this.session;
  }

  private async step(data: unknown): Promise<StepResponse> {
    const request = readStep(data);
    if (isList(request)) return listTools(this.context, this.session);
    return stepOf(this.context, this.openSession(), request);
  }

  private async observe(data: unknown): Promise<StepResponse> {
    const { observe } = read<Static<typeof ObserveData>>(ObserveData, data, 'observe');
    return this.openSession().observe(observe);
  }

  private state(): object {
    const { session } = this;
    return session && !session.closed ? session.state() : { episode_id: null, step_count: 0 };
  }

  private async fork(data: unknown): Promise<object> {
    const { count, reseed } = read<Static<typeof ForkData>>(ForkData, data, 'fork');
    const copies = await this.sessions.fork(this.openSession(), count, reseed);
    return { sessions: copies.map(copy => ({ resume: copy.token, episode_id: copy.name })) };
  }

  private async reset(data: unknown): Promise<void> {
    const { request, ignored } = readReset(data);
    if (request.resume !== undefined && request.session !== undefined)
      throw new OpenEnvError(
        'VALIDATION_ERROR',
        'A reset with resume takes up the session of that token: leave out session',
      );
    if (request.resume !== undefined) return this.takeUp(request.resume, request.observe);
    const old = this.session;
    const { session, first } = await this.sessions.start(request, ignored, old);
    if (!this.isOpen) return this.abandon(session, first !== undefined);
    if (!first) return this.takeUp(session.token, request.observe);
    this.switchTo(this.sessions.resume(session.token, this), old);
    this.send('observation', first);
  }

  /** Plays a session that is there already. */
  private async takeUp(token: string, observe: Observe | undefined): Promise<void> {
    const old = this.session;
    await this.sessions.look(token);
    const session = this.sessions.resume(token, this);
    if (observe) session.config.observe = observe;
    this.switchTo(session, old);
    this.send('observation', await session.observe());
  }

  /** The client left before it had the session. Nobody has the token of one without a name. */
  private abandon(session: Session, isNew: boolean): void {
    if (!isNew || session.client) return;
    if (session.config.session === undefined) this.sessions.end(session);
    else this.sessions.leave(session);
  }

  private playAt(place: McpSession, session: Session): void {
    place.session = session;
    session.place = place.id;
    this.context.persistence?.changed(session.phone);
  }

  /** Plays another session, and ends the one before. */
  private switchTo(session: Session, old: Session | undefined): void {
    this.session = session;
    if (this.mcpSession) this.playAt(this.mcpSession, session);
    // Another client may have resumed it meanwhile.
    if (old && old !== session && old.client === this) this.sessions.end(old);
  }

  /** Ends this socket and its session or, given a name, the session of that name alone. */
  private async close(data: unknown): Promise<void> {
    const { session } = read<Static<typeof CloseData>>(CloseData, data, 'close');
    if (session !== undefined)
      return this.send('closed', { session, status: await this.sessions.closeNamed(session) });
    if (this.session) this.sessions.end(this.session);
    this.session = undefined;
    this.socket.close(1000);
  }
}
