import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/protocol/action.ts';
import { WireError } from '../../run/client.ts';
import type { Actor, Decision } from '../types.ts';
import { branchAt, groupRollouts } from './groups.ts';
import { returnOf, rollout, type Penalised, type Penalties } from './rollout.ts';
import { FakeActor, FakePhones } from './testing.ts';
import { streamOf } from '../../../src/state/random.ts';

const tap = (element: string): Action => ({ type: 'tap', element });
const done: Action = { type: 'done' };
/** An actor that plays a list, and tells how it was started. */
function scripted(actions: readonly (Action | null | Error)[], version = 3): Actor & { starts: unknown[][] } {
  const starts: unknown[][] = [];
  return {
    version,
    starts,
    start(...given) {
      starts.push(given);
      let at = 0;
      return (): Decision => {
        const action = actions[at++]!;
        if (action instanceof Error) throw action;
        return { action, logProb: -0.5, version: version + at - 1 };
      };
    },
  };
}
const options = { task: 'notes/a', seed: 7, group: '0', random: () => 0.5, now: () => 0 };
const played = (actions: readonly (Action | null | Error)[], over: object = {}, phones = new FakePhones()) =>
  rollout(phones.device(), scripted(actions), { ...options, ...over });

describe('a rollout', () => {
  it('has a transition a decision, and the versions that decided', async () => {
    const trajectory = await played([tap('a'), done]);
    expect(trajectory).toMatchObject({
      task: 'notes/a',
      seed: 7,
      group: '0',
      from: 0,
      outcome: 'success',
      steps: 2,
      budget: 8,
      versions: [3, 4],
    });
    expect(trajectory.transitions.map(({ action, penalty }) => [action, penalty])).toEqual([
      [tap('a'), 0],
      [done, 0],
    ]);
    const [first, second] = trajectory.transitions;
    expect(first!.stateHash).not.toBe(second!.stateHash);
    expect(returnOf(trajectory)).toBe(first!.reward! + second!.reward!);
    expect(first!.observation).toBeUndefined();
    expect(
      (await played([done], { keepObservations: true })).transitions[0]!.observation!.foreground.app,
    ).toBe('notes/a 7');
  });

  it('that was stopped before it began asks the phone for nothing', async () => {
    const phones = new FakePhones();
    const prompts: string[] = [];
    phones.fault = call => {
      prompts.push(call);
      return undefined;
    };
    expect(await played([done], { signal: AbortSignal.abort() }, phones)).toMatchObject({
      outcome: 'infra_error',
      error: { code: 'ABORTED' },
      transitions: [],
      steps: 0,
    });
    expect([prompts, phones.live.size]).toEqual([[], 0]);
  });

  it('throws what a penalty did wrong: that is no failure of the actor’s', async () => {
    for (const penalty of [0.5, NaN])
      await expect(played([tap('a'), done], { penalties: () => () => penalty })).rejects.toMatchObject({
        cause: new RangeError(`A penalty is 0 or less, not ${penalty}`),
      });
    await expect(
      played([tap('a'), done], {
        penalties: () => {
          throw new Error('no file');
        },
      }),
    ).rejects.toMatchObject({ message: 'no file' });
  });
  it('tells penalties what lay behind a fork', async () => {
    const full = await played([tap('a'), done], { keepObservations: true });
    const steps: unknown[] = [];
    const phones = new FakePhones();
    const device = phones.device();
    const from = { ...(await device.reset('notes/a', 7)), steps: 1, past: full.transitions.slice(0, 1) };
    const penalties: Penalties = past => {
      steps.push(past);
      return () => 0;
    };
    await rollout(device, scripted([done]), { ...options, from, penalties });
    await played([done], { penalties });
    expect(steps).toEqual([from.past, undefined]);
  });

  it('what holds no action, or is refused, costs a step and its penalty, and the phone stays', async () => {
    const steps: Penalised[] = [];
    const penalties = () => (step: Penalised) => {
      steps.push(step);
      return step.invalid ? -1 : 0;
    };
    const trajectory = await played([null, tap('outside'), tap('a'), done], { penalties });
    expect(trajectory.transitions.map(({ penalty, reward }) => [penalty, reward === 0])).toEqual([
      [-1, true],
      [-1, true],
      [0, false],
      [0, false],
    ]);
    expect(new Set(trajectory.transitions.slice(0, 3).map(({ stateHash }) => stateHash)).size).toBe(1);
    expect(
      steps.map(({ invalid, ended, hashes: [before, after] }) => [invalid, ended, before === after]),
    ).toEqual([
      ['no_action', false, true],
      ['refused', false, true],
      [null, false, false],
      [null, true, false],
    ]);
    expect(trajectory).toMatchObject({ outcome: 'success', steps: 4 });
    expect(returnOf(trajectory)).toBeCloseTo(
      trajectory.transitions.reduce((sum, { reward }) => sum + reward!, -2),
      12,
    );
  });

  it('a budget that ends with such a decision truncates it', async () => {
    const phones = new FakePhones();
    expect(await played([tap('a'), null, null], { episode: { budget: 3 } }, phones)).toMatchObject({
      outcome: 'truncated',
      steps: 3,
      budget: 3,
      verdict: { progress: 1 },
    });
    expect([...phones.live].map(({ steps }) => steps)).toEqual([1]);
    // Two of eight steps were no steps of the phone, which would have let six more pass.
    expect((await played([null, null, ...Array.from({ length: 9 }, () => tap('a'))])).steps).toBe(8);
  });

  it('never throws: what failed is told apart', async () => {
    const lost = (call: string) =>
      Object.assign(new FakePhones(), {
        fault: (at: string) => (at === call ? new WireError('RENDERER_LOST', 'gone', 503) : undefined),
      });
    for (const call of ['reset', 'step', 'verdict']) {
      const trajectory = await played([done], {}, lost(call));
      expect(trajectory, call).toMatchObject({
        outcome: 'infra_error',
        verdict: null,
        error: { code: 'RENDERER_LOST' },
      });
      expect(returnOf(trajectory)).toBeNull();
    }
    const crashing = Object.assign(new FakePhones(), {
      fault: (at: string) => (at === 'step' ? new WireError('APP_CRASHED', 'broken', 500) : undefined),
    });
    const crashed = await played([done], {}, crashing);
    expect(crashed).toMatchObject({ outcome: 'app_crashed', verdict: null, error: { code: 'APP_CRASHED' } });
    expect(returnOf(crashed)).toBeNull();
    expect((await played([tap('a')], {}, lost('step'))).transitions).toMatchObject([
      { reward: null, penalty: 0 },
    ]);
    expect(await played([tap('a'), new Error('no idea')])).toMatchObject({
      outcome: 'agent_error',
      steps: 1,
      verdict: { progress: 1 },
      error: { code: 'AGENT_ERROR', message: 'no idea' },
    });
    expect(await played([Object.assign(new Error('503'), { code: 'ENDPOINT_FAILED' })])).toMatchObject({
      outcome: 'infra_error',
      error: { code: 'ENDPOINT_FAILED' },
    });
    const stopped = new AbortController();
    stopped.abort();
    expect(await played([done], { signal: stopped.signal })).toMatchObject({
      outcome: 'infra_error',
      error: { code: 'ABORTED' },
    });
  });

  it('is stopped in the middle of a thought that would never end', async () => {
    const stop = new AbortController();
    const endless: Actor = {
      version: 0,
      start: () => () => {
        queueMicrotask(() => stop.abort());
        return new Promise<Decision>(() => {});
      },
    };
    expect(
      await rollout(new FakePhones().device(), endless, { ...options, signal: stop.signal }),
    ).toMatchObject({ outcome: 'infra_error', transitions: [], error: { code: 'ABORTED' } });
  });
});

describe('a group', () => {
  const stream = (place: number) => streamOf(1, place);
  it('from the start: k forks of one state, each with a chance of its own', async () => {
    const phones = new FakePhones();
    const device = phones.device();
    const group = await groupRollouts(device, new FakeActor(), {
      task: 'notes/a',
      seed: 7,
      k: 5,
      stream,
      number: 4,
    });
    expect(group).toMatchObject({ name: '4', number: 4, from: 0, stem: null, lost: [], versions: [0, 0] });
    expect(group.rollouts.map(({ transitions: [first], group: name }) => [first!.stateHash, name])).toEqual(
      Array(5).fill([group.stateHash, '4']),
    );
    expect(new Set(group.rollouts.map(({ transitions }) => JSON.stringify(transitions))).size).toBe(5);
    expect([...phones.live]).toEqual([device]);
  });

  it('from the middle: the steps behind count, are no part of it, and are told to an actor that remembers', async () => {
    const phones = new FakePhones();
    const device = phones.device();
    const actor = scripted([tap('a'), null, tap('b'), tap('c'), done]);
    const group = await groupRollouts(device, actor, {
      task: 'notes/a',
      seed: 7,
      k: 3,
      stream,
      from: branchAt((_, step) => (step === 2 ? 1 : 0)),
    });
    expect(group).toMatchObject({
      name: '0@2',
      from: 2,
      stem: { outcome: 'success', steps: 5, group: '0 stem', from: 0 },
    });
    expect(group.stateHash).toBe(group.stem!.transitions[2]!.stateHash);
    for (const trajectory of group.rollouts) {
      expect(trajectory).toMatchObject({ from: 2, steps: 7, budget: 8 });
      expect(trajectory.transitions[0]!.stateHash).toBe(group.stateHash);
    }
    const [, , past] = actor.starts[1] as [
      unknown,
      unknown,
      { action: Action | null; observation: { foreground: { app: string } } }[],
    ];
    expect(past.map(({ action, observation }) => [action, observation.foreground.app])).toEqual([
      [tap('a'), 'notes/a 7'],
      [null, `notes/a 7 ${JSON.stringify(tap('a'))}`],
    ]);
    expect(group.stem!.transitions[0]!.observation).toBeUndefined();
    expect([...phones.live]).toEqual([device]);
  });

  it('a state that there is not is the caller’s mistake, and leaves no copies', async () => {
    const phones = new FakePhones();
    const device = phones.device();
    await expect(
      groupRollouts(device, scripted([done]), { task: 'notes/a', seed: 7, k: 2, stream, from: () => 1 }),
    ).rejects.toMatchObject({ code: 'BRANCH_OUT_OF_RANGE' });
    expect([...phones.live]).toEqual([device]);
  });

  it('a device without copies plays from the start, one after the other', async () => {
    const { reset, step, verdict, close } = bound(new FakePhones());
    const group = await groupRollouts({ reset, step, verdict, close }, new FakeActor(), {
      task: 'notes/a',
      seed: 7,
      k: 3,
      stream,
    });
    expect(group.rollouts.map(({ transitions: [first] }) => first!.stateHash)).toEqual(
      Array(3).fill(group.stateHash),
    );
    await expect(
      groupRollouts({ reset, step, verdict, close }, new FakeActor(), {
        task: 'notes/a',
        seed: 7,
        k: 3,
        stream,
        from: () => 0,
      }),
    ).rejects.toMatchObject({ code: 'NO_FORK' });
  });
});

function bound(phones: FakePhones) {
  const device = phones.device();
  return {
    reset: device.reset.bind(device),
    step: device.step.bind(device),
    verdict: device.verdict.bind(device),
    close: device.close.bind(device),
  };
}
