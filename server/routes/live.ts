import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { WebSocket } from 'ws';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { IdParams } from '../../src/protocol/wire/common.ts';
import { CommittedEvents, type ServerMessage, type UncheckedMessage } from '../../src/protocol/wire/live.ts';
import { validate } from '../../src/state/validate.ts';
import { ApiError, errorBody, named, STATUS, toApiError } from '../errors.ts';
import { logRefusal } from '../refusals.ts';
import { readAction } from '../phones/actions.ts';
import type { Change, Listener, Phone } from '../phones/phones.ts';
import type { Context } from './context.ts';

/** Bytes that a client may leave unread before the server disconnects it. */
const MOST_UNREAD = 64 * 1024 * 1024;
/** Interval between pings, in ms. A client that answers none is disconnected, so that it does not keep its lease. */
const HEARTBEAT_MS = 15_000;
/** Messages of one client that may wait before the server stops reading from its socket. */
const MOST_WAITING = 256;
/** How long a client keeps an unused lease, in ms. Answers to pings do not count as use. */
const LEASE_MS = 60_000;

/**
 * One live client of a phone. It watches the phone, has the server act, or holds the lease and commits steps that it executed itself.
 * Its messages run exclusively on the phone, in the order in which they were sent.
 */
export class LiveClient implements Listener {
  private readonly context: Context;
  private readonly phone: Phone;
  private readonly socket: WebSocket;
  private readonly key = Symbol('lease');
  /** Whether the client has sent anything since the last heartbeat. */
  private isResponding = true;
  private waiting = 0;
  private usedAt = 0;

  constructor(context: Context, phone: Phone, socket: WebSocket) {
    this.context = context;
    this.phone = phone;
    this.socket = socket;
    socket.on('error', () => socket.terminate());
    if (!this.sendPhone()) return;
    phone.listeners.add(this);
    const end = phone.begin();
    const close = () => socket.close(1000, 'the phone was deleted');
    phone.closed.addEventListener('abort', close, { once: true });
    socket.on('close', () => {
      phone.closed.removeEventListener('abort', close);
      end();
      phone.listeners.delete(this);
      // Of a deleted phone there is nothing to release.
      phone.exclusive(() => this.release()).catch(() => {});
    });
    socket.on('pong', () => {
      this.isResponding = true;
    });
    socket.on('message', data => {
      this.isResponding = true;
      this.count(1);
      void this.handle(String(data)).finally(() => this.count(-1));
    });
  }

  onChange(change: Change): void {
    this.send({ type: 'delta', ...change });
  }
  /** Sends the phone as it is, and returns true. If there is no snapshot of it, sends the error, closes the socket, and returns false. */
  private sendPhone(reason?: string): boolean {
    const { phone, context } = this;
    try {
      const snapshot = context.phones.snapshot(phone);
      this.send(
        reason === undefined
          ? { type: 'phone', snapshot, stateHash: phone.stateHash }
          : { type: 'rejected', reason, snapshot },
      );
      return true;
    } catch (thrown) {
      const error = toApiError(thrown);
      this.release();
      this.send({ type: 'error', ...errorBody(error) });
      // The reason of a close frame has at most 123 bytes: the code fits, the message may not.
      this.socket.close(4000 + STATUS[error.code], error.code);
      return false;
    }
  }

  private count(by: 1 | -1): void {
    this.waiting += by;
    const full = this.waiting > MOST_WAITING;
    if (full && !this.socket.isPaused) this.socket.pause();
    if (!full && this.socket.isPaused) this.socket.resume();
  }

  /** Pings the client, and disconnects it if it has sent nothing since the last ping. */
  beat(now = performance.now()): void {
    if (this.phone.lease === this.key && this.waiting === 0 && now - this.usedAt > LEASE_MS) {
      this.release();
      this.send({ type: 'released' });
    }
    if (!this.isResponding) {
      this.socket.terminate();
      return;
    }
    this.isResponding = false;
    this.socket.ping();
  }

  private send(message: ServerMessage): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNREAD) {
      this.socket.close(1013, 'too much is unread');
      return;
    }
    this.socket.send(JSON.stringify(message));
  }

  private release(): void {
    if (this.phone.lease === this.key) this.phone.lease = undefined;
  }

  private async handle(text: string): Promise<void> {
    const { stepper, inFlight } = this.context;
    if (inFlight.draining) {
      this.send({ type: 'error', ...errorBody(new ApiError('DRAINING', 'The server is stopping')) });
      return;
    }
    const end = inFlight.begin();
    try {
      let message: UncheckedMessage;
      try {
        message = JSON.parse(text) as UncheckedMessage;
      } catch {
        throw new ApiError('INVALID_JSON', 'A message is JSON');
      }
      switch (message?.type) {
        case 'action':
          this.usedAt = performance.now();
          await stepper.step(this.phone, [message.action], {
            observe: { screenshot: false, elements: false },
            by: this.key,
          });
          return;
        case 'lease':
          await this.phone.exclusive(() => this.lease());
          return;
        case 'commit':
          await this.phone.exclusive(() => this.commit(message));
          return;
        case 'release':
          await this.phone.exclusive(() => {
            this.release();
            this.send({ type: 'released' });
          });
          return;
        default:
          throw new ApiError(
            'INVALID_BODY',
            `Unknown message ${named(message?.type)}; there are action, lease, commit and release`,
          );
      }
    } catch (thrown) {
      const error = toApiError(thrown);
      logRefusal(this.context.log.child({ component: 'live', phone: this.phone.id }), thrown, error);
      this.send({ type: 'error', ...errorBody(error) });
    } finally {
      end();
    }
  }

  private lease(): void {
    this.phone.assertNotLeased(this.key);
    // The socket may have closed while this message waited. Nobody would release the lease then.
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.usedAt = performance.now();
    this.phone.lease = this.key;
    this.send({ type: 'leased' });
  }

  /** Commits a step that the client executed, completely or not at all. */
  private commit({ base, action, operations, events = [] }: UncheckedMessage): void {
    const { phone } = this;
    try {
      if (phone.lease !== this.key) throw new ApiError('LEASED', 'This client does not hold the lease');
      if (base !== phone.stateHash)
        throw new ApiError('INVALID_STATE', 'The phone has moved on from that state');
      const parsed = action === undefined || action === null ? null : readAction(action, phone.now);
      const errors = validate(CommittedEvents, events);
      if (errors.length > 0)
        throw new ApiError('INVALID_BODY', `The events do not fit: ${errors[0]!.path} ${errors[0]!.message}`);
      this.context.phones.commitFromClient(phone, parsed, operations, events as PhoneEvent[], this);
    } catch (thrown) {
      this.sendPhone(toApiError(thrown).message);
      return;
    }
    this.usedAt = performance.now();
    this.send({ type: 'committed', stateHash: phone.stateHash });
  }
}

export const liveRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async app => {
    const clients = new Set<LiveClient>();
    const heart = setInterval(() => {
      for (const client of clients) client.beat();
    }, HEARTBEAT_MS).unref();
    app.addHook('onClose', async () => clearInterval(heart));
    app.get(
      '/v1/phones/:id/live',
      {
        websocket: true,
        schema: { params: IdParams, hide: true },
        onRequest: async request => {
          context.auth.operator(request);
          context.phones.get((request.params as { id: string }).id);
        },
      },
      (socket, request) => {
        const client = new LiveClient(context, context.phones.get(request.params.id), socket);
        clients.add(client);
        socket.on('close', () => clients.delete(client));
      },
    );
  };
