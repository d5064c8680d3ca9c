import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { WebSocket } from 'ws';
import { apply } from '../../src/state/apply.ts';
import type { Operation } from '../../src/state/diff.ts';
import { diff } from '../../src/state/diff.ts';
import { applyOutside } from '../../src/state/outside.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { ApiError, toApiError } from '../errors.ts';
import { readAction } from '../phones/actions.ts';
import type { Listener, Phone } from '../phones/phones.ts';
import { misfits } from '../phones/world.ts';
import { requireOperator, type Context } from './context.ts';
import { IdParams } from './schemas.ts';

interface Message { type?: unknown; action?: unknown; base?: unknown; operations?: unknown; events?: unknown }

/** One live client of a phone: it watches, has the server act, or holds the lease and commits what it executed itself. */
class Client {
  private readonly context: Context;
  private readonly phone: Phone;
  private readonly socket: WebSocket;
  private readonly key = Symbol('lease');
  private readonly listener: Listener;

  constructor(context: Context, phone: Phone, socket: WebSocket) {
    this.context = context;
    this.phone = phone;
    this.socket = socket;
    this.listener = change => this.send({ type: 'delta', ...change });
    this.send({ type: 'phone', snapshot: context.phones.snapshot(phone) });
    phone.listeners.add(this.listener);
    socket.on('close', () => {
      phone.listeners.delete(this.listener);
      this.release();
    });
    socket.on('message', data => { void this.take(String(data)); });
  }

  private send(message: object): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private release(): void {
    if (this.phone.lease === this.key) this.phone.lease = undefined;
  }

  private async take(text: string): Promise<void> {
    try {
      let message: Message;
      try { message = JSON.parse(text) as Message; } catch { throw new ApiError('INVALID_JSON', 'A message is JSON'); }
      switch (message?.type) {
        case 'action': await this.act(message.action); return;
        case 'lease': this.lease(); return;
        case 'commit': await this.commit(message); return;
        case 'release': this.release(); this.send({ type: 'released' }); return;
        default: throw new ApiError('INVALID_BODY', `Unknown message ${JSON.stringify(message?.type)}; there are action, lease, commit and release`);
      }
    } catch (error) {
      const { code, message, details } = toApiError(error);
      this.send({ type: 'error', error: { code, message, ...(details === undefined ? {} : { details }) } });
    }
  }

  private async act(action: unknown): Promise<void> {
    if (this.phone.lease && this.phone.lease !== this.key) throw new ApiError('LEASED', 'Another client drives this phone');
    await this.context.stepper.step(this.phone, [readAction(action, this.phone.now)], { screenshot: false, elements: false });
  }

  private lease(): void {
    if (this.phone.lease && this.phone.lease !== this.key) throw new ApiError('LEASED', 'Another client drives this phone');
    this.phone.lease = this.key;
    this.send({ type: 'leased' });
  }

  /** Takes a step that the client executed, whole or not at all. */
  private commit({ base, action, operations, events }: Message): Promise<void> {
    return this.phone.serial(() => {
      const reject = (reason: string) => this.send({ type: 'rejected', reason, snapshot: this.context.phones.snapshot(this.phone) });
      if (this.phone.lease !== this.key) { reject('This client does not hold the lease'); return; }
      if (base !== this.phone.stateHash) { reject('The phone has moved on from that state'); return; }
      let now: AnyPhone;
      try {
        now = applyOutside(this.phone.now, operations);
      } catch (error) {
        reject((error as Error).message);
        return;
      }
      const reasons = misfits(this.phone.now, now);
      if (reasons.length > 0) { reject(reasons.slice(0, 3).map(r => `${r.path} ${r.message}`).join('; ')); return; }
      const told = diff(this.phone.now, now);
      this.phone.steps++;
      this.phone.listeners.delete(this.listener);
      this.phone.commit(apply(this.phone.now, told as Operation[]), { action: (action as never) ?? null, operations: told, events: Array.isArray(events) ? events as PhoneEvent[] : [] });
      this.phone.listeners.add(this.listener);
      this.send({ type: 'committed', stateHash: this.phone.stateHash });
    });
  }
}

export const liveRoutes = (context: Context): FastifyPluginAsyncTypebox => async app => {
  app.get('/v1/phones/:id/live', { websocket: true, schema: { params: IdParams, hide: true }, onRequest: async request => { requireOperator(context, request); context.phones.get((request.params as { id: string }).id); } }, (socket, request) => {
    new Client(context, context.phones.get((request.params as { id: string }).id), socket);
  });
};
