import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { WebSocket } from 'ws';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { IdParams } from '../../src/protocol/wire/common.ts';
import { CommittedEvents, type ServerMessage, type UncheckedMessage } from '../../src/protocol/wire/live.ts';
import { validate } from '../../src/state/validate.ts';
import { ApiError, errorBody, named, STATUS, toApiError } from '../errors.ts';
import { Heartbeat, JsonSocket, type JsonSocketHandler } from '../json-socket.ts';
import { logRefusal } from '../refusals.ts';
import { readAction } from '../phones/actions.ts';
import type { Change, Listener, Phone } from '../phones/phones.ts';
import type { Context } from './context.ts';

/** Interval between pings, in ms. A client that answers none is disconnected, so that it does not keep its lease. */
const HEARTBEAT_MS = 15_000;
const LIMITS = { silentBeats: 1, waitingMessages: 256, waitingCharacters: Infinity };
/** How long a client keeps an unused lease, in ms. Answers to pings do not count as use. */
const LEASE_MS = 60_000;

/**
 * One live client of a phone. It watches the phone, has the server act, or holds the lease and commits steps that it executed itself.
 * Its messages run exclusively on the phone, in the order in which they were sent.
 */
export class LiveClient implements Listener, JsonSocketHandler {
  private readonly context: Context;
  private readonly phone: Phone;
  private readonly socket: JsonSocket;
  private readonly key = Symbol('lease');
  private readonly closeSocket = () => this.socket.close(1000, 'the phone was deleted');
  private endCall: (() => void) | undefined;
  /** When the lease was last used. */
  private usedAt = 0;

  constructor(context: Context, phone: Phone, socket: WebSocket) {
    this.context = context;
    this.phone = phone;
    this.socket = new JsonSocket(socket, context.inFlight, LIMITS, this);
    if (!this.sendPhone()) return;
    phone.listeners.add(this);
    this.endCall = phone.begin();
    phone.closed.addEventListener('abort', this.closeSocket, { once: true });
  }

  onClose(): void {
    const { phone } = this;
    phone.closed.removeEventListener('abort', this.closeSocket);
    this.endCall?.();
    phone.listeners.delete(this);
    // If the phone was deleted, there is nothing to release.
    phone.exclusive(() => this.release()).catch(() => {});
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

  /** Pings the client, and releases a lease that was unused for too long. */
  beat(now = performance.now()): void {
    if (this.phone.lease === this.key && !this.socket.isBusy && now - this.usedAt > LEASE_MS) {
      this.release();
      this.send({ type: 'released' });
    }
    this.socket.beat();
  }

  private send(message: ServerMessage): void {
    this.socket.send(message);
  }

  private release(): void {
    if (this.phone.lease === this.key) this.phone.lease = undefined;
  }

  /** Messages start at once: each waits for its own turn on the phone. */
  schedule(handle: () => Promise<void>): Promise<void> {
    return handle();
  }

  errorMessage(thrown: unknown): ServerMessage {
    const error = toApiError(thrown);
    logRefusal(this.context.log.child({ component: 'live', phone: this.phone.id }), thrown, error);
    return { type: 'error', ...errorBody(error) };
  }

  async receive(given: unknown): Promise<void> {
    const message = given as UncheckedMessage | null;
    switch (message?.type) {
      case 'action':
        this.usedAt = performance.now();
        await this.context.stepper.step(this.phone, [message.action], {
          observe: { screenshot: false, elements: false },
          by: this.key,
        });
        this.judge();
        return;
      case 'lease':
        return this.phone.exclusive(() => this.lease());
      case 'commit':
        return this.phone.exclusive(() => this.commit(message));
      case 'release':
        return this.phone.exclusive(() => {
          this.release();
          this.send({ type: 'released' });
        });
      default:
        throw new ApiError(
          'INVALID_BODY',
          `Unknown message ${named(message?.type)}; there are action, lease, commit and release`,
        );
    }
  }

  private lease(): void {
    this.phone.assertNotLeased(this.key);
    // The socket may have closed while this message waited. Nobody would release the lease then.
    if (!this.socket.isOpen) return;
    this.usedAt = performance.now();
    this.phone.lease = this.key;
    this.send({ type: 'leased' });
  }

  /** Judges a step of a person, if a task is played here: when a change was made decides what follows from it in time. */
  private judge(): void {
    const episode = this.context.episodes.on(this.phone);
    if (episode && !episode.ended) episode.verdictBefore();
  }

  /** Commits a step that the client executed, completely or not at all. */
  private async commit({ base, action, operations, events = [] }: UncheckedMessage): Promise<void> {
    const { phone } = this;
    try {
      await this.context.blobs.bring(operations);
      if (phone.lease !== this.key) throw new ApiError('LEASED', 'This client does not hold the lease');
      if (base !== phone.stateHash)
        throw new ApiError('INVALID_STATE', 'The phone has moved on from that state');
      const parsed = action === undefined || action === null ? null : readAction(action, phone.now);
      const errors = validate(CommittedEvents, events);
      if (errors.length > 0)
        throw new ApiError('INVALID_BODY', `The events do not fit: ${errors[0]!.path} ${errors[0]!.message}`);
      this.context.phones.commitFromClient(phone, parsed, operations, events as PhoneEvent[], this);
      // A finger on its way changes nothing that is judged.
      if (parsed?.type !== 'touch' || parsed.phase !== 'move') this.judge();
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
    const heartbeat = new Heartbeat(HEARTBEAT_MS);
    app.addHook('onClose', async () => heartbeat.stop());
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
        const phone = context.phones.get(request.params.id);
        heartbeat.add(new LiveClient(context, phone, socket), socket);
      },
    );
  };
