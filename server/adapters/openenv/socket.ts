import type { Static } from 'typebox';
import type { WebSocket } from 'ws';
import { ApiError, named, toApiError } from '../../errors.ts';
import { logRefusal } from '../../refusals.ts';
import type { ToolContext } from '../mcp/tool.ts';
import { answerRpc } from '../mcp/rpc.ts';
import { OpenEnvError, errorData } from './errors.ts';
import { ForkData, ObserveData, read, readReset, readStep } from './schema.ts';
import { callerFor, type McpSession } from './mcp-sessions.ts';
import type { Session, SessionClient } from './session.ts';
import type { Sessions } from './sessions.ts';
import { isList, listTools, stepOf } from './tool-actions.ts';

interface Message {
  type?: unknown;
  data?: unknown;
}

/** Bytes that a client may leave unread before it is let go: a dozen of the largest pictures. */
const MOST_UNREAD = 64 * 1024 * 1024;
/** Messages, and characters of them, that wait here for those before them; what a client sends beyond stays on its side of the network. */
const MOST_WAITING = { messages: 1_000, characters: 16 * 1024 * 1024 };
/** A trainer may be silent while it learns, and its event loop with it: so long, in beats, before it counts as gone. */
const MOST_SILENT = 20;

/** One client of OpenEnv's socket. What it sends is answered in that order, one message after the other. */
export class OpenEnvSocket implements SessionClient {
  private readonly context: ToolContext;
  private readonly sessions: Sessions;
  private readonly socket: WebSocket;
  /** Where the client’s tool calls by HTTP find what is played here. */
  private readonly mcpSession: McpSession | undefined;
  private session: Session | undefined;
  private silent = 0;
  private open = true;
  private tail: Promise<void> = Promise.resolve();
  private readonly waiting = { messages: 0, characters: 0 };

  constructor(context: ToolContext, sessions: Sessions, socket: WebSocket, mcpSession?: McpSession) {
    this.context = context;
    this.sessions = sessions;
    this.socket = socket;
    this.mcpSession = mcpSession;
    // Resumes what the session's last socket played before it died.
    const played = mcpSession?.session;
    if (played && !played.closed) this.session = sessions.resume(played.token, this);
    socket.on('close', () => this.closed());
    socket.on('pong', () => {
      this.silent = 0;
    });
    socket.on('ping', () => {
      this.silent = 0;
    });
    socket.on('message', data => {
      this.silent = 0;
      this.queue(String(data));
    });
  }

  /** Asks for a sign of life, and lets go of a client that gave none for long. */
  beat(): void {
    // What it would be heard by is not read now.
    if (this.socket.isPaused) return;
    if (++this.silent > MOST_SILENT) this.socket.terminate();
    else this.socket.ping();
  }

  onTakenOver(): void {
    this.session = undefined;
    this.socket.close(1000, 'the session was taken up elsewhere');
  }

  private closed(): void {
    this.open = false;
    if (this.session) this.sessions.leave(this.session);
    this.session = undefined;
  }

  private send(message: object): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNREAD) {
      this.socket.close(1013, 'too much is unread');
      // The handshake may take long; nothing is done meanwhile whose answer could not be sent.
      this.closed();
      return;
    }
    this.socket.send(JSON.stringify(message));
  }

  private error(thrown: unknown): void {
    if (!(thrown instanceof OpenEnvError)) {
      const log = this.context.log.child({ component: 'openenv' });
      logRefusal(log, thrown, toApiError(thrown));
    }
    this.send({ type: 'error', data: errorData(thrown, () => this.sessions.capacity()) });
  }

  private queue(text: string): void {
    const { inFlight } = this.context;
    if (inFlight.draining) {
      this.error(new ApiError('DRAINING', 'The server is stopping'));
      return;
    }
    const end = inFlight.begin();
    this.count(1, text);
    this.tail = this.tail.then(async () => {
      try {
        if (this.open) await this.handle(text);
      } catch (thrown) {
        this.error(thrown);
      } finally {
        this.count(-1, text);
        end();
      }
    });
  }

  private count(by: 1 | -1, { length }: string): void {
    const { waiting, socket } = this;
    waiting.messages += by;
    waiting.characters += by * length;
    const full = waiting.messages > MOST_WAITING.messages || waiting.characters > MOST_WAITING.characters;
    if (full && !socket.isPaused) socket.pause();
    if (!full && socket.isPaused) socket.resume();
  }

  private get own(): Session {
    if (!this.session)
      throw new OpenEnvError('SESSION_ERROR', 'This socket has no session: send reset first');
    if (this.session.closed)
      throw new OpenEnvError(
        'SESSION_ERROR',
        'The phone of this session was deleted: send reset for another',
      );
    return this.session;
  }

  private async handle(text: string): Promise<void> {
    let message: Message;
    try {
      message = JSON.parse(text) as Message;
    } catch (error) {
      throw new OpenEnvError('INVALID_JSON', `Invalid JSON: ${(error as Error).message}`);
    }
    if (typeof message !== 'object' || message === null)
      throw new OpenEnvError('VALIDATION_ERROR', 'A message is an object with a type');
    const { type, data } = message;
    switch (type) {
      case 'reset':
        return this.reset(data);
      case 'step': {
        const request = readStep(data);
        if (isList(request))
          return this.send({ type: 'observation', data: await listTools(this.context, this.session) });
        return this.send({ type: 'observation', data: await stepOf(this.context, this.own, request) });
      }
      case 'observe': {
        const { observe } = read<Static<typeof ObserveData>>(ObserveData, data, 'observe');
        return this.send({ type: 'observation', data: await this.own.look(observe) });
      }
      case 'state':
        return this.send({
          type: 'state',
          data:
            this.session && !this.session.closed ? this.session.state() : { episode_id: null, step_count: 0 },
        });
      case 'verdict':
        return this.send({ type: 'verdict', data: this.own.verdict() });
      case 'fork': {
        const { count, reseed } = read<Static<typeof ForkData>>(ForkData, data, 'fork');
        const copies = await this.sessions.fork(this.own, count, reseed);
        return this.send({
          type: 'forked',
          data: { sessions: copies.map(copy => ({ resume: copy.token, episode_id: copy.name })) },
        });
      }
      case 'mcp':
        return this.send({ type: 'mcp', data: await answerRpc(this.context, callerFor(this.session), data) });
      case 'close':
        return this.end();
      default:
        throw new OpenEnvError(
          'UNKNOWN_TYPE',
          `Unknown message type ${named(type)}; there are reset, step, state, close, mcp, fork, observe and verdict`,
        );
    }
  }

  private async reset(data: unknown): Promise<void> {
    const { request, ignored } = readReset(data);
    const old = this.session;
    if (request.resume !== undefined) {
      const session = this.sessions.resume(request.resume, this);
      if (request.observe) session.config.observe = request.observe;
      this.switchTo(session, old);
      return this.send({ type: 'observation', data: await session.look() });
    }
    const session = await this.sessions.open(request, ignored, old);
    let first;
    try {
      first = await session.look();
    } catch (thrown) {
      this.sessions.end(session);
      throw thrown;
    }
    // Nobody has its token yet.
    if (!this.open) return this.sessions.end(session);
    session.client = this;
    this.switchTo(session, old);
    this.send({ type: 'observation', data: first });
  }

  /** Plays another session, and ends the one before. */
  private switchTo(session: Session, old: Session | undefined): void {
    this.session = session;
    if (this.mcpSession) this.mcpSession.session = session;
    // Another client may have resumed it meanwhile.
    if (old && old !== session && old.client === this) this.sessions.end(old);
  }

  private end(): void {
    if (this.session) this.sessions.end(this.session);
    this.session = undefined;
    this.socket.close(1000);
  }
}
