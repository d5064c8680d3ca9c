import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Client, WireError } from '../bench/run/client.ts';
import { SteadyDevice } from '../bench/run/steady-device.ts';
import { WireDevice } from '../bench/run/wire-device.ts';
import type { Action } from '../src/protocol/action.ts';
import { fixture, rule, type Fixture } from '../server/testing/fake.ts';
import { TestCells } from '../server/testing/cells.ts';

const OBSERVE = { screenshot: false } as const;
const ACTIONS: readonly Action[] = [
  rule('notes', 'create', { kind: 'plain' }),
  { type: 'wait', ms: 61_000 },
  { type: 'ask_user', question: 'Which title?' },
  { type: 'answer', fields: {} },
];
/** What happens before a step, or around it. */
type Event =
  | 'nothing'
  | 'cell dies'
  | 'cell dies without its last writes'
  | 'answer is lost'
  | 'renderer dies';

/** A client whose answers can be lost on their way. */
class LossyClient extends Client {
  losses = 0;

  override async bytes(...call: Parameters<Client['bytes']>): Promise<Buffer> {
    const answer = await super.bytes(...call);
    if (this.losses === 0 || call[0] !== 'POST') return answer;
    this.losses--;
    throw new WireError('SERVER_UNREACHABLE', 'the answer was lost', 0);
  }
}

let quiet: Fixture;
let quietUrl: string;
let cells: TestCells;
let client: LossyClient;
let names: number;
beforeEach(async () => {
  quiet = await fixture({ stepCacheBytes: 0 });
  quietUrl = await quiet.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  cells = new TestCells();
  names = 0;
  await cells.start('cell-0');
  await cells.start('cell-1');
  client = new LossyClient(await cells.open());
});
afterEach(async () => {
  client.close();
  await cells.close();
  await quiet.close();
});

/** Lets the cell of an episode die, and another one come in its place. */
async function die(episode: string, isAtOnce: boolean): Promise<void> {
  const [prefix] = episode.split('.');
  const [name] = [...cells.cells].find(([, { f }]) => f.app.context.episodes.find(episode)) ?? [prefix!];
  const cell = cells.cells.get(name)!;
  if (!isAtOnce) await cell.f.app.context.persistence!.settled();
  cells.kill(name);
  await cells.start(`cell-${cells.cells.size + ++names}`);
}

/** Plays actions, with an event before each, and gives all that a caller learns. */
async function play(device: SteadyDevice | WireDevice, list: { action: Action; event: Event }[]) {
  const { goal, stateHash } = await device.reset('notes/create-note', 3, { observe: OBSERVE });
  const seen: unknown[] = [goal, stateHash];
  for (const { action, event } of list) {
    if (device instanceof SteadyDevice) await happen(event, device.episode!);
    const {
      reward,
      components,
      terminated,
      truncated,
      stateHash: hash,
      observation,
    } = await device.step(action);
    seen.push({ reward, components, terminated, truncated, hash, observation });
  }
  const { success, progress, sideEffects, questions } = await device.verdict();
  seen.push({ success, progress, sideEffects, questions });
  await device.close();
  return seen;
}

async function happen(event: Event, episode: string): Promise<void> {
  if (event === 'answer is lost') client.losses++;
  if (event === 'cell dies') await die(episode, false);
  if (event === 'cell dies without its last writes') await die(episode, true);
  if (event === 'renderer dies') for (const { f } of cells.cells.values()) f.pool.faults = ['lost', 'lost'];
}

const steady = (name: string) => new SteadyDevice(client, { name, observe: OBSERVE });

describe('an episode on servers that die', () => {
  it('is what it is on one that does not', async () => {
    const step = fc.record({
      action: fc.constantFrom(...ACTIONS),
      event: fc.constantFrom<Event>(
        'nothing',
        'cell dies',
        'cell dies without its last writes',
        'answer is lost',
        'renderer dies',
      ),
    });
    const quietClient = new Client(quietUrl);
    let runs = 0;
    const total = { again: 0, steps: 0, starts: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async list => {
        const expected = await play(new WireDevice(quietClient, { observe: OBSERVE }), list);
        for (const { f } of cells.cells.values()) f.pool.faults = [];
        const device = steady(`run-${++runs}`);
        expect(await play(device, list)).toEqual(expected);
        for (const name of ['again', 'steps', 'starts'] as const) total[name] += device.counts[name];
      }),
      { numRuns: 12 },
    );
    quietClient.close();
    for (const count of Object.values(total)) expect(count).toBeGreaterThan(0);
    // Nothing is left over on any of them.
    for (const { f } of cells.cells.values()) {
      await f.app.context.persistence!.settled();
      expect(f.app.context.episodes.size).toBe(0);
    }
  }, 120_000);
});
