import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toApiError } from '../../errors.ts';
import { fixture, type Fixture } from '../../testing/fake.ts';
import { OpenEnvError } from './errors.ts';
import type { SessionClient, Session } from './session.ts';
import { Sessions } from './sessions.ts';

let f: Fixture;
beforeAll(async () => {
  f = await fixture({ maxPhones: 7 });
});
afterAll(() => f.close());

/** A client as sessions know one: it has a session, or none. */
class Client implements SessionClient {
  session: Session | undefined;
  onTakenOver(): void {
    this.session = undefined;
  }
}

const Which = fc.nat({ max: 3 });
const Step = fc.oneof(
  fc.record({
    op: fc.constantFrom('open' as const, 'die' as const, 'close' as const, 'delete' as const),
    client: Which,
    other: Which,
  }),
  fc.record({
    op: fc.constantFrom('fork' as const, 'take' as const, 'late' as const),
    client: Which,
    other: fc.nat({ max: 9 }),
  }),
);

it('whatever clients do, each session has one phone and one client or a timer, and both limits hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 60 }), async steps => {
      const { phones } = f.app.context;
      const late = new Set<() => void>();
      const sessions = new Sessions(f.app.context, {
        maxSessions: 5,
        after: (_ms, run) => {
          late.add(run);
          return () => late.delete(run);
        },
      });
      const clients = [new Client(), new Client(), new Client(), new Client()];
      const tokens: string[] = [];
      const hold = (client: Client, session: Session) => {
        const old = client.session;
        client.session = session;
        if (old && old !== session) sessions.end(old);
      };
      for (const { op, client: at, other } of steps) {
        const client = clients[at]!;
        const previous = client.session;
        const full = sessions.size >= 5 || phones.size >= 7;
        try {
          if (op === 'open') {
            const session = await sessions.open({}, [], previous);
            session.client = client;
            tokens.push(session.token);
            hold(client, session);
          } else if (op === 'take' && tokens.length > 0) {
            hold(client, sessions.resume(tokens[other % tokens.length]!, client));
          } else if (op === 'fork' && previous && !previous.closed) {
            tokens.push(...(await sessions.fork(previous, 1 + (other % 3))).map(copy => copy.token));
          } else if (op === 'die' && previous) {
            sessions.leave(previous);
            client.session = undefined;
          } else if (op === 'close' && previous) {
            sessions.end(previous);
            client.session = undefined;
          } else if (op === 'delete' && previous && !previous.closed) {
            phones.remove(previous.phone.id);
          } else if (op === 'late') {
            [...late][other % Math.max(1, late.size)]?.();
          }
        } catch (thrown) {
          if (thrown instanceof OpenEnvError) expect([thrown.code, op]).toEqual(['SESSION_ERROR', 'take']);
          else expect([toApiError(thrown).code, op === 'fork' || full]).toEqual(['CAPACITY_REACHED', true]);
          expect(client.session).toBe(previous);
        }
        const openClients = clients.filter(({ session }) => session && !session.closed);
        expect(sessions.size).toBe(openClients.length + late.size);
        expect(phones.size).toBe(sessions.size);
        expect(sessions.size).toBeLessThanOrEqual(5);
        const { active_sessions: active, max_sessions: most } = sessions.capacity();
        expect([active, active <= most, most <= 5]).toEqual([sessions.size, true, true]);
      }
      for (const { session } of clients) if (session) sessions.leave(session);
      for (const run of [...late]) run();
      expect([phones.size, sessions.size, late.size]).toEqual([0, 0, 0]);
    }),
    { numRuns: 150 },
  );
});

it('where phones are fewer than sessions, one’s own makes room for the next', async () => {
  const { phones } = f.app.context;
  const sessions = new Sessions(f.app.context);
  const others = Array.from({ length: 6 }, () => phones.create({}));
  const mine = await sessions.open({});
  await expect(sessions.open({})).rejects.toMatchObject({ code: 'CAPACITY_REACHED' });
  expect(sessions.capacity()).toEqual({ active_sessions: 1, max_sessions: 1 });
  // A task that is not there takes nothing away.
  await expect(sessions.open({ task_id: 'a/b' }, [], mine)).rejects.toMatchObject({ code: 'TASK_NOT_FOUND' });
  expect(mine.closed).toBe(false);
  const next = await sessions.open({}, [], mine);
  expect([mine.closed, next.closed, sessions.size]).toEqual([true, false, 1]);
  sessions.end(next);
  for (const { id } of others) phones.remove(id);
});

it('a fork that was asked for during a step has come as far as the step, whatever the session plays', async () => {
  const own = await fixture({ stepCacheBytes: 0 });
  const sessions = new Sessions(own.app.context);
  for (const options of [{ budget: 5 }, { task_id: 'notes/create-note' }]) {
    const session = await sessions.open(options);
    const wrong = { action: { type: 'tap', element: 'nothing' } };
    const [, copies] = await own.pool.holdWhile(() =>
      Promise.all([session.step(wrong), sessions.fork(session), session.step(wrong)]),
    );
    const [copy] = copies;
    expect([session.stepCount, copy!.stepCount, copy!.phone.steps]).toEqual([2, 1, 1]);
    expect((await copy!.observe({ screenshot: false })).observation).toMatchObject({
      last_action_error: expect.stringContaining('ELEMENT_NOT_FOUND'),
      info: { last_step: { step: 1 } },
    });
  }
  sessions.close();
  await own.close();
});
