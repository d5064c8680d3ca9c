import type { Verdict } from '../../../judges/judge.ts';
import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { hashSeed, streamOf } from '../../../src/state/random.ts';
import type { Device, EpisodeOptions, Start, StepResult } from '../../tasks/device.ts';
import { WireError } from '../../run/client.ts';
import type { Actor } from '../types.ts';
import type { Wait } from './abort.ts';

/** Lets everything else have its turn so many times: how things that take different times are brought about without a clock. */
export async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise(resolve => setImmediate(resolve));
}

/** A wait that gives others their turn, and no more. */
export const soon: Wait = async () => turns(1);

const BUDGET = 8;

/** Time that passes when nothing else goes on: waits end in the order of their times, at once. */
export class VirtualTime {
  ms = 0;
  #waits: { at: number; end: () => void }[] = [];
  now = () => this.ms;
  wait = (ms: number): Promise<void> =>
    new Promise(resolve => {
      this.#waits.push({ at: this.ms + ms, end: resolve });
    });

  /** Lets time pass until `until` has come about. */
  async run(until: Promise<unknown>): Promise<void> {
    let over = false;
    void until
      .catch(() => {})
      .finally(() => {
        over = true;
      });
    for (;;) {
      await turns(4);
      if (over) return;
      const next = this.#waits.reduce<number>(
        (best, { at }, i) => (best < 0 || at < this.#waits[best]!.at ? i : best),
        -1,
      );
      if (next < 0) continue;
      const [{ at, end }] = this.#waits.splice(next, 1) as [{ at: number; end: () => void }];
      this.ms = Math.max(this.ms, at);
      end();
    }
  }
}

/** Phones without a screen, whose state is the list of what was done to them. */
export class FakePhones {
  /** Devices with an episode; each is one that somebody has to close. */
  readonly live = new Set<FakeDevice>();
  made = 0;
  /** How many turns a call takes, or until when. */
  latency: (call: 'reset' | 'step' | 'fork' | 'verdict') => number | Promise<void> = () => 0;
  /** What a call throws or does instead of answering. */
  fault: (call: 'reset' | 'step' | 'fork' | 'verdict', device: FakeDevice) => Error | 'hang' | undefined =
    () => undefined;

  device = (): Device => new FakeDevice(this);
}

export class FakeDevice implements Device {
  readonly number: number;
  state = '';
  steps = 0;
  budget = BUDGET;
  private readonly phones: FakePhones;

  constructor(phones: FakePhones) {
    this.phones = phones;
    this.number = phones.made++;
  }

  async reset(task: string, seed: number, { budget = BUDGET }: EpisodeOptions = {}): Promise<Start> {
    await this.call('reset');
    this.phones.live.add(this);
    [this.state, this.steps, this.budget] = [`${task} ${seed}`, 0, budget];
    return {
      goal: `do ${task}`,
      budget,
      answerSheet: null,
      observation: observationOf(this.state),
      stateHash: hashed(this.state),
    };
  }

  async step(action: Action): Promise<StepResult> {
    await this.call('step');
    if (action.type === 'tap' && action.element === 'outside')
      throw new WireError('INVALID_ACTION', 'outside', 422);
    this.state += ` ${JSON.stringify(action)}`;
    this.steps++;
    const terminated = action.type === 'done';
    const truncated = !terminated && this.steps >= this.budget;
    return {
      observation: observationOf(this.state),
      reward: streamOf(this.state)(),
      components: {},
      terminated,
      truncated,
      ...(terminated ? { outcome: 'success' as const } : truncated ? { outcome: 'truncated' as const } : {}),
      stateHash: hashed(this.state),
    };
  }

  async verdict(): Promise<Verdict> {
    await this.call('verdict');
    return {
      success: true,
      successUndeclared: true,
      progress: 1,
      changes: [],
      invariants: [],
      sideEffects: [],
      answer: null,
    };
  }

  async fork(count: number): Promise<Device[]> {
    await this.call('fork');
    return Array.from({ length: count }, () => {
      const copy = new FakeDevice(this.phones);
      [copy.state, copy.steps, copy.budget] = [this.state, this.steps, this.budget];
      this.phones.live.add(copy);
      return copy;
    });
  }

  async close(): Promise<void> {
    this.phones.live.delete(this);
  }

  private async call(what: Parameters<FakePhones['fault']>[0]): Promise<void> {
    await passed(this.phones.latency(what));
    const fault = this.phones.fault(what, this);
    if (fault === 'hang') await new Promise(() => {});
    if (fault) throw fault;
  }
}

const passed = (latency: number | Promise<void>) => (typeof latency === 'number' ? turns(latency) : latency);
const hashed = (state: string) => hashSeed(state).toString(16);
const observationOf = (state: string): Observation => ({
  elements: [],
  foreground: { app: state, package: '', activity: '', route: '/' },
  keyboard: false,
  clock: 0,
});

/** The action that a drawn number stands for; null for none that can be read. */
function actionOf(drawn: number): Action | null {
  if (drawn < 0.08) return null;
  if (drawn < 0.16) return { type: 'tap', element: 'outside' };
  return drawn < 0.3 ? { type: 'done' } : { type: 'tap', element: `e${Math.floor(100 * drawn)}` };
}

/** An actor that draws what it does; its weights move what it draws. `thinks` is how many turns it thinks, or until when. */
export class FakeActor implements Actor {
  version = 0;
  weights = 0;
  thinks: () => number | Promise<void> = () => 0;

  start(_brief: unknown, random: () => number) {
    return async () => {
      await passed(this.thinks());
      const drawn = (random() + this.weights) % 1;
      return { action: actionOf(drawn), logProb: Math.log(drawn), version: this.version };
    };
  }
}
