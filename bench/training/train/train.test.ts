// Over 300 lines: one test for each promise of a training.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { streamOf } from '../../../src/state/random.ts';
import type { Device } from '../../tasks/device.ts';
import type { Decision, Transition } from '../types.ts';
import { grpo, grpoGradient, type Weighted } from '../grpo.ts';
import { Adam } from '../policy/adam.ts';
import { HASHING } from '../policy/hashing.ts';
import { logSoftmax, Model } from '../policy/model.ts';
import { checkedConfig, DEFAULTS, type TrainConfig } from './config.ts';
import type { Measured } from './evaluate.ts';
import { figuresOf, tablesOf } from './figures.ts';
import { TrainFolder } from './folder.ts';
import { charges, weighted } from './learner.ts';
import { pageOf } from './page.ts';
import { FakePhone } from './testing.ts';
import { train } from './trainer.ts';
import type { TrainContext } from './context.ts';
import { demonstrationInstances, instancesOf } from './instances.ts';
import { measure } from './measure.ts';

const root = mkdtempSync(join(tmpdir(), 'tapworld-train-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;

const TASK = 'settings/open-app';
const config = (over: Partial<TrainConfig> = {}): TrainConfig =>
  checkedConfig({
    ...DEFAULTS,
    tasks: [TASK],
    unseen: ['settings/wifi-on'],
    seed: 3,
    iterations: 6,
    group: 4,
    groups: 3,
    warm: 1,
    look: 0,
    keep: 0,
    save: 2,
    seeds: { from: 1, count: 40 },
    heldOut: { from: 1_000, count: 8 },
    grpo: { ...DEFAULTS.grpo, rate: 0.05, batch: 16 },
    hashing: { ...HASHING, bits: 12 },
    ...over,
  });
const around = (over: Partial<TrainContext> = {}): TrainContext => ({
  device: () => new FakePhone(),
  workers: 3,
  now: () => 0,
  ...over,
});
const create = (over: Partial<TrainConfig> = {}) =>
  TrainFolder.create(join(root, String(folders++)), config(over));
const policyOf = (folder: TrainFolder) => readFileSync(join(folder.path, 'policy.json'), 'utf8');

describe('the gradient of GRPO', () => {
  const SMALL = { ...HASHING, bits: 4 };
  const random = streamOf(1, 'grpo test');
  const reference = new Model(
    SMALL,
    Float32Array.from({ length: 32 }, () => random() - 0.5),
  );
  const decisions: Weighted[] = Array.from({ length: 5 }, (_, i) => {
    const features = Array.from({ length: 4 }, () => [
      ...new Set(Array.from({ length: 3 }, () => Math.floor(32 * random()))),
    ]);
    // Far from a ratio of 1 ± clip, where the loss has a corner.
    return { features, picked: i % 4, advantage: [1.5, -0.7, 0, 2, -1][i]!, logProb: -1.4 + 0.05 * i };
  });
  const lossAt = (model: Model, options: { clip: number; kl: number; entropy: number }) =>
    grpoGradient(model, reference, decisions, options, new Float64Array(32)).loss;

  it.each([
    { clip: 10, kl: 0, entropy: 0 },
    { clip: 10, kl: 0.3, entropy: 0 },
    { clip: 10, kl: 0, entropy: 0.2 },
    { clip: 0.01, kl: 0.1, entropy: 0.1 },
  ])('is that of finite differences: %o', options => {
    const model = new Model(
      SMALL,
      Float32Array.from({ length: 32 }, (_, i) => Math.cos(i) / 2),
    );
    const gradient = new Float64Array(32);
    grpoGradient(model, reference, decisions, options, gradient);
    for (let i = 0; i < 32; i++) {
      const at = model.weights[i]!;
      const [up, down] = [Math.fround(at + 1e-3), Math.fround(at - 1e-3)];
      model.weights[i] = up;
      const high = lossAt(model, options);
      model.weights[i] = down;
      expect((high - lossAt(model, options)) / (up - down)).toBeCloseTo(gradient[i]!, 4);
      model.weights[i] = at;
    }
  });

  it('by hand: two candidates of equal chance, the drawn one worth 1, nothing else: −1 · (1 − ½) for it', () => {
    const model = new Model(SMALL);
    const gradient = new Float64Array(32);
    const { loss, ratio, entropy } = grpoGradient(
      model,
      null,
      [{ features: [[0], [1]], picked: 0, advantage: 1, logProb: Math.log(0.5) }],
      { clip: 0.2, kl: 0, entropy: 0 },
      gradient,
    );
    expect([gradient[0], gradient[1], ratio]).toEqual([-0.5, 0.5, 1]);
    expect(loss).toBeCloseTo(-1, 12);
    expect(entropy).toBeCloseTo(Math.LN2, 12);
  });

  it('is nothing beyond the clip, on the side that would gain', () => {
    const model = new Model(SMALL);
    const gradient = new Float64Array(32);
    const stats = grpoGradient(
      model,
      null,
      [{ features: [[0], [1]], picked: 0, advantage: 1, logProb: Math.log(0.25) }],
      { clip: 0.2, kl: 0, entropy: 0 },
      gradient,
    );
    expect([...gradient].every(g => g === 0)).toBe(true);
    expect(stats).toMatchObject({ clipped: 1, ratio: 2 });
    grpoGradient(
      model,
      null,
      [{ features: [[0], [1]], picked: 0, advantage: -1, logProb: Math.log(0.25) }],
      { clip: 0.2, kl: 0, entropy: 0 },
      gradient,
    );
    expect(gradient[0]).toBeGreaterThan(0);
  });

  it('finds the best arm of a bandit', () => {
    const model = new Model(SMALL);
    const adam = new Adam(32);
    const arms = [[0], [1], [2], [3]];
    const chance = () => logSoftmax(model.scores(arms)).map(Math.exp);
    for (let i = 0; i < 40; i++) {
      const logProbs = model.logProbs(arms);
      const drawn = Array.from({ length: 4 }, (_, picked): Weighted => ({
        features: arms,
        picked,
        advantage: picked === 2 ? 1.5 : -0.5,
        logProb: logProbs[picked]!,
      }));
      grpo(
        model,
        null,
        adam,
        drawn,
        { ...DEFAULTS.grpo, rate: 0.05, entropy: 0, batch: 4, epochs: 1 },
        `${i}`,
      );
    }
    expect(chance()[2]).toBeGreaterThan(0.8);
  });
});

describe('a training', () => {
  it('of a phone that is a bandit gains on seeds that it has not seen, from weights of 0', async () => {
    const folder = create({
      warm: 0,
      guide: false,
      average: 0,
      iterations: 30,
      groups: 4,
      group: 8,
      stepCost: 0.1,
      grpo: { ...DEFAULTS.grpo, rate: 0.05, entropy: 0.02, batch: 64 },
    });
    await train(folder, around());
    await measure(folder, around());
    const { rates, gains } = figuresOf([{ seed: 3, rows: folder.measured() }]);
    const of = (stage: string) => rates.find(r => r.stage === stage && r.held === 'instances')!.success!;
    expect(of('untrained')).toBeLessThan(0.3);
    expect(of('trained')).toBeGreaterThan(0.8);
    expect(gains[0]!.gain).toBeCloseTo(of('trained') - of('untrained'), 12);
  });

  it('shows groups that never succeed what the solver does, and no others', async () => {
    const guided = async (over: Partial<TrainConfig>) => {
      const folder = create({ warm: 0, iterations: 12, group: 2, seeds: { from: 1, count: 2 }, ...over });
      await train(folder, around());
      const lines = folder.metrics().flatMap(line => ('look' in line ? [] : [line]));
      return {
        first: lines[0]!.guided,
        last: lines.at(-1)!.guided,
        success: lines.slice(-4).reduce((sum, line) => sum + line.success / 4, 0),
      };
    };
    const [withGuide, withoutGuide] = [await guided({}), await guided({ guide: false })];
    expect(withGuide.first).toBeGreaterThan(0);
    expect(withGuide.last).toBeLessThan(withGuide.first);
    expect(withoutGuide).toMatchObject({ first: 0, last: 0 });
    expect(withGuide.success).toBeGreaterThan(withoutGuide.success + 0.3);
  });

  it('keeps an average of its weights, and measures that', async () => {
    const [last, averaged] = [create({ average: 0 }), create({ average: 0.5 })];
    const { state } = await train(last, around());
    expect(state.average.weights).toEqual(state.model.weights);
    const { state: other } = await train(averaged, around());
    expect(other.model.weights).toEqual(state.model.weights);
    expect(other.average.weights).not.toEqual(other.model.weights);
    expect(JSON.parse(policyOf(averaged)).weights).not.toEqual(JSON.parse(policyOf(last)).weights);
    const model = new Model({ ...HASHING, bits: 1 }, Float32Array.of(1, 0, 2, 0));
    model.towards(new Model({ ...HASHING, bits: 1 }, Float32Array.of(3, 0, 2, 1)), 0.75);
    expect([...model.weights]).toEqual([1.5, 0, 2, 0.25]);
  });

  it('begins with what its demonstrations show', async () => {
    const folder = create({ warm: 8, iterations: 0 });
    await train(folder, around());
    await measure(folder, around());
    const { rates } = figuresOf([{ seed: 3, rows: folder.measured() }]);
    expect(rates.find(r => r.stage === 'warm' && r.held === 'instances')!.success).toBeGreaterThan(
      rates[0]!.success!,
    );
  });

  it('ends where the curriculum has taken out all that is hopeless, and is measured', async () => {
    const hopeless = (phone: FakePhone): Device => ({
      reset: (task, seed) => phone.reset(task, seed),
      step: () => phone.step({ type: 'wait', ms: 0 }),
      verdict: () => phone.verdict(),
      close: () => phone.close(),
      fork: async count => (await phone.fork(count)).map(hopeless),
    });
    const over = { device: () => hopeless(new FakePhone()) };
    const folder = create({ curriculum: 'adagrpo', iterations: 40, warm: 0, guide: false });
    const { ended, state, aborted } = await train(folder, around(over));
    expect([ended, aborted, state.iteration > 1 && state.iteration < 20]).toEqual([true, false, true]);
    expect(await train(TrainFolder.open(folder.path), around(over))).toMatchObject({
      ended: true,
      state: { iteration: state.iteration },
    });
    await measure(folder, around(over));
    expect(folder.measured().filter(({ stage }) => stage === 'trained')).toHaveLength(16);
  });

  it('says that its weights are no numbers any more, and keeps those that were', async () => {
    const folder = create({ grpo: { ...DEFAULTS.grpo, entropy: 1e300 } });
    await expect(train(folder, around())).rejects.toMatchObject({ code: 'DIVERGED' });
    expect(folder.load()!.model.weights.every(Number.isFinite)).toBe(true);
  });

  it('charges a repetition across a fork', () => {
    const observation = {
      elements: [],
      foreground: { app: 'notes', package: 'p', activity: 'a', route: '/' },
      keyboard: false,
      clock: 0,
    };
    const decision: Decision = { action: { type: 'tap', element: 'x' }, logProb: 0, version: 0 };
    const past: Transition[] = [1, 2, 3].map(() => ({
      ...decision,
      observation,
      reward: 0,
      components: {},
      penalty: 0,
      stateHash: 'h',
    }));
    const step = {
      decision,
      observation,
      next: observation,
      hashes: ['h', 'h'] as const,
      invalid: null,
      ended: false,
    };
    expect([charges({ repetition: -1 }, 0)()(step), charges({ repetition: -1 }, 0)(past)(step)]).toEqual([
      0, -3,
    ]);
  });

  it('is a function of its seed, whatever the number of workers', async () => {
    const [one, other, another] = [create(), create(), create({ seed: 4 })];
    await train(one, around({ workers: 1 }));
    await train(other, around({ workers: 7 }));
    await train(another, around());
    expect(policyOf(other)).toBe(policyOf(one));
    expect(JSON.parse(policyOf(another)).weights).not.toEqual(JSON.parse(policyOf(one)).weights);
  });

  it('that is stopped after any iteration goes on to the same checkpoint and the same metrics', async () => {
    const whole = create();
    await train(whole, around());
    for (const at of [1, 2, 3, 5]) {
      const stopping = new AbortController();
      const folder = create();
      const { aborted } = await train(
        folder,
        around({
          signal: stopping.signal,
          onProgress: ({ iteration }) => {
            if (iteration?.iteration === at) stopping.abort();
          },
        }),
      );
      expect(aborted).toBe(true);
      const again = TrainFolder.open(folder.path);
      expect((await train(again, around({ workers: 2 }))).state.iteration).toBe(6);
      expect(policyOf(again), `stopped at ${at}`).toBe(policyOf(whole));
      expect(again.metrics()).toEqual(whole.metrics());
    }
  });

  it('that is killed without a word goes on from the last state, and forgets what was told after it', async () => {
    const whole = create();
    await train(whole, around());
    for (const at of [1, 3, 4]) {
      const folder = create();
      await expect(
        train(
          folder,
          around({
            onProgress: ({ iteration }) => {
              if (iteration?.iteration === at) throw new Error('killed');
            },
          }),
        ),
      ).rejects.toThrow('killed');
      appendFileSync(join(folder.path, 'metrics.jsonl'), '{"iteration":5,"cut o');
      const again = TrainFolder.open(folder.path);
      await train(again, around());
      expect(policyOf(again), `killed at ${at}`).toBe(policyOf(whole));
      expect(again.metrics()).toEqual(whole.metrics());
    }
  });

  it('that does not wait learns too, and each rollout says how far it was behind', async () => {
    const folder = create({ lockstep: false, iterations: 8 });
    const { state } = await train(folder, around());
    expect(state.iteration).toBe(8);
    expect(folder.metrics()).toHaveLength(8);
  });

  it('looks at what is held out as often as it was asked', async () => {
    const folder = create({ look: 2, iterations: 3 });
    await train(folder, around());
    expect(
      folder.metrics().flatMap(line => ('look' in line ? [`${line.look} ${line.held} of ${line.of}`] : [])),
    ).toEqual([0, 2, 3].flatMap(at => [`${at} instances of 1`, `${at} templates of 1`]));
  });

  it('that is stopped or killed while it looks has each look once in the end', async () => {
    const whole = create({ look: 2, iterations: 4, save: 2 });
    await train(whole, around());
    // Looks are at 0, 2 and 4, of 1 instance and 1 template each: the phone that is cut off is the nth that begins one.
    for (const at of [1, 2, 3, 4, 5, 6])
      for (const ending of ['stopped', 'killed']) {
        const stopping = new AbortController();
        let looks = 0;
        const folder = create({ look: 2, iterations: 4, save: 2 });
        class Cut extends FakePhone {
          override async reset(task: string, seed: number) {
            if (seed >= 1_000 && ++looks === at) {
              if (ending === 'killed') throw Object.assign(new Error('killed'), { code: 'KILLED' });
              stopping.abort();
            }
            return super.reset(task, seed);
          }
        }
        await train(
          folder,
          around({
            device: () => new Cut(),
            signal: stopping.signal,
            onLost: () => {
              throw new Error('killed');
            },
          }),
        ).catch(error => {
          if (ending === 'stopped') throw error;
        });
        const again = TrainFolder.open(folder.path);
        await train(again, around());
        expect(again.metrics(), `${ending} in look ${at}`).toEqual(whole.metrics());
        expect(policyOf(again)).toBe(policyOf(whole));
      }
  });

  it('stopped in its demonstrations plays no more of them', async () => {
    const stopping = new AbortController();
    const played: number[] = [];
    const folder = create({ warm: 12 });
    await expect(
      train(
        folder,
        around({
          workers: 1,
          signal: stopping.signal,
          onProgress: ({ phase, done }) => {
            if (phase === 'demonstrations') played.push(done);
            if (done === 2) stopping.abort();
          },
        }),
      ),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(played).toEqual([1, 2]);
    await train(TrainFolder.open(folder.path), around());
    const whole = create({ warm: 12 });
    await train(whole, around());
    expect(policyOf(folder)).toBe(policyOf(whole));
  });

  it('goes on with a measurement that lost episodes, or that a full disk cut off', async () => {
    const folder = create({ iterations: 1 });
    await train(folder, around());
    await measure(folder, around());
    const rows = folder.measured();
    const file = join(folder.path, 'evaluation.jsonl');
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    writeFileSync(file, `${lines.slice(3, -1).join('\n')}\n${lines.at(-1)!.slice(0, 30)}`);
    await measure(folder, around());
    expect(folder.measured()).toHaveLength(rows.length);
    expect(folder.measured()).toEqual(expect.arrayContaining(rows));
    writeFileSync(file, `garbage\n${lines.join('\n')}\n`);
    expect(() => folder.measured()).toThrow(/Line 1 of .*evaluation\.jsonl is no JSON/);
  });

  it('is measured part by part: what was measured is not played again', async () => {
    const folder = create({ iterations: 1 });
    await train(folder, around());
    await measure(folder, around());
    const rows = folder.measured();
    expect(rows).toHaveLength(3 * 16);
    const before = FakePhone.steps;
    await measure(folder, around());
    expect([folder.measured(), FakePhone.steps]).toEqual([rows, before]);
  });

  it('does not go on from a state of which something is missing', async () => {
    const folder = create({ iterations: 2 });
    await train(folder, around());
    const file = join(folder.path, 'state.json');
    const state = JSON.parse(readFileSync(file, 'utf8'));
    const {
      parts,
      parts: { learned },
    } = state;
    for (const broken of [
      {},
      { ...parts, iteration: undefined },
      { ...parts, learned: { ...learned, values: learned.values.slice(0, 1) } },
    ]) {
      writeFileSync(file, JSON.stringify({ ...state, parts: broken }));
      expect(() => TrainFolder.open(folder.path).load()).toThrow(
        expect.objectContaining({
          code: 'INVALID_STATE_FILE',
          message: expect.stringContaining('parts of it are missing'),
        }),
      );
    }
  });
  it('refuses what cannot be', () => {
    const { path: older } = create();
    writeFileSync(join(older, 'config.json'), JSON.stringify({ ...config(), format: 2 }));
    expect(() => TrainFolder.open(older)).toThrow(/of format 2, and 3/);
    expect(() => config({ average: 1 })).toThrow(/average lies in/);
    expect(() => config({ unseen: [TASK] })).toThrow(/learned from and kept unseen/);
    expect(() => config({ heldOut: { from: 40, count: 2 } })).toThrow(/held out/);
    expect(() => config({ group: 1 })).toThrow(/group is a whole number from 2/);
    const { path } = create();
    expect(() => TrainFolder.create(path, config())).toThrow(/is there already/);
    expect(() => TrainFolder.open(join(root, 'none'))).toThrow(/There is no training/);
  });

  it('takes demonstrations of different templates first, none of them twice', () => {
    const tasks = ['a', 'b', 'c'];
    const found = demonstrationInstances({ tasks, warm: 5, seeds: { from: 1, count: 9 }, seed: 1 });
    expect([...found.slice(0, 3).map(d => d.task)].sort()).toEqual(tasks);
    expect(new Set(found.map(d => `${d.task} ${d.seed}`)).size).toBe(5);
    expect(instancesOf(config(), 'templates', 2)).toEqual([
      { task: 'settings/wifi-on', seed: 1_000 },
      { task: 'settings/wifi-on', seed: 1_001 },
    ]);
  });
});

it('groups that all went alike are not learned from; in others each decision has its rollout’s advantage, and its own beside others in its state', () => {
  const rollout = (reward: number | null, n: number) => ({
    outcome: reward === null ? 'infra_error' : 'success',
    transitions: Array.from({ length: n }, (_, i) => ({
      stateHash: i === 0 ? 'start' : `${reward} ${i}`,
      reward: i === n - 1 ? reward : 0,
      penalty: 0,
      logProb: -1,
      choice: { features: [[1]], picked: 0 },
    })),
  });
  const group = (...rollouts: unknown[]) => ({ rollouts }) as never;
  const groups = [group(rollout(1, 2), rollout(1, 3)), group(rollout(2, 1), rollout(0, 2))];
  const { rollouts, informative } = weighted(groups, { spread: 1, steps: null });
  expect(informative).toBe(1);
  expect(rollouts.map(({ item }) => item.map(d => Math.round(100 * d.advantage)))).toEqual([
    [50],
    [-50, -50],
  ]);
  // From the start the returns are 2 and 0: half of ±1 more, for the deviation of 1 and the spread of 1.
  expect(
    weighted(groups, { spread: 1, steps: { weight: 0.5, gamma: 0.9 } }).rollouts.map(({ item }) =>
      item.map(d => Math.round(100 * d.advantage)),
    ),
  ).toEqual([[75], [-75, -50]]);
  // Nobody succeeded, and 2 is shown: mean 2/3, deviation 0.943, so 1.333/1.943 and −0.667/1.943.
  const unrewarded = group(rollout(0, 1), rollout(0, 2));
  const guide = {
    returned: 2,
    decisions: [
      { features: [[1]], picked: 0, logProb: -1 },
      { features: [[2]], picked: 0, logProb: -2 },
    ],
  };
  const guided = weighted([unrewarded], { spread: 1, steps: null }, new Map([[unrewarded, guide]]));
  expect(
    guided.rollouts.map(({ item, success }) => [success, item.map(d => Math.round(100 * d.advantage))]),
  ).toEqual([
    [false, [69, 69]],
    [true, [-34]],
    [true, [-34, -34]],
  ]);
});

it('decisions in one state are compared whenever they were made: by the anchor, or the whole state where a device tells none', () => {
  const decided = (stateHash: string, anchor: string | undefined, reward: number) => ({
    stateHash,
    ...(anchor === undefined ? {} : { anchor }),
    reward,
    penalty: 0,
    logProb: -1,
    choice: { features: [[1]], picked: 0 },
  });
  const advantages = (home: string | undefined) => {
    // The second one waits first, and so opens the app at another time.
    const rollouts = [
      [decided('home 0s', home, 1)],
      [decided('home 0s', home, 0), decided('home 5s', home, 0)],
    ];
    const group = { rollouts: rollouts.map(transitions => ({ outcome: 'success', transitions })) } as never;
    const { rollouts: found } = weighted([group], { spread: 0, steps: { weight: 1, gamma: 1 } });
    return found.map(({ item }) => item.map(({ advantage }) => Number(advantage.toFixed(3))));
  };
  // Rollouts ±1. At home the returns are 1, 0 and 0: mean 1/3, deviation √2/3, so √2 and −1/√2.
  expect(advantages('home')).toEqual([[2.414], [-1.707, -1.707]]);
  // By the whole state the second’s second decision stands alone.
  expect(advantages(undefined)).toEqual([[2], [-2, -1]]);
});

describe('figures over seeds', () => {
  const rows = (stage: Measured['stage'], wins: number, held: Measured['held'] = 'instances'): Measured[] =>
    Array.from({ length: 12 }, (_, i) => ({
      stage,
      held,
      task: `t/${i}`,
      seed: 1,
      success: i < wins,
      progress: 0,
      steps: 3,
      outcome: 'success',
    }));
  const figures = figuresOf([
    { seed: 1, rows: [...rows('untrained', 0), ...rows('warm', 3), ...rows('trained', 9)] },
    { seed: 2, rows: [...rows('untrained', 0), ...rows('warm', 6), ...rows('trained', 9)] },
  ]);

  it('are means over all episodes, with those of each training beside them', () => {
    expect(
      figures.rates.filter(r => r.held === 'instances').map(r => [r.stage, r.episodes, r.success, r.each]),
    ).toEqual([
      ['untrained', 24, 0, [0, 0]],
      ['warm', 24, 9 / 24, [0.25, 0.5]],
      ['trained', 24, 0.75, [0.75, 0.75]],
    ]);
    expect(figures.gains.filter(g => g.held === 'instances').map(g => [g.over, g.gain, g.each])).toEqual([
      ['untrained', 0.75, [0.75, 0.75]],
      ['warm', 9 / 24, [0.5, 0.25]],
    ]);
    const [low, high] = figures.gains.find(g => g.over === 'warm' && g.held === 'instances')!.interval!;
    expect([low > 0, high < 1, figures.rates.find(r => r.held === 'templates')!.success]).toEqual([
      true,
      true,
      null,
    ]);
  });
  it('have a table and a page that holds nothing but itself', () => {
    const [rates, gains] = tablesOf(figures);
    expect(rates!.rows.map(row => row[3])).toEqual(['0.0', '37.5', '75.0']);
    expect(gains!.rows[1]!.slice(0, 3)).toEqual(['warm', 'held-out instances', '+37.5']);
    const line = {
      iteration: 1,
      version: 1,
      rollouts: 8,
      steps: 20,
      success: 0.5,
      progress: 0.5,
      return: 0.2,
      informative: 1,
      guided: 0,
      behind: 0,
      decisions: 20,
      loss: 0,
      entropy: 1,
      kl: 0,
      clipped: 0,
      ratio: 1,
    };
    const page = pageOf(
      [
        {
          config: config(),
          metrics: [{ look: 0, held: 'instances', success: 0.1, of: 4 }, line, { ...line, iteration: 2 }],
        },
        { config: config(), metrics: [line] },
      ],
      figures,
      '<seeds>',
    );
    expect(page).toContain('&lt;seeds&gt;');
    expect(page).toContain('+37.5');
    expect(page).not.toMatch(/https?:\/\/|<script|NaN|undefined/);
  });
  it('have a page that shows a training of one iteration, and of three, where they are', () => {
    const line = {
      iteration: 1,
      version: 1,
      rollouts: 8,
      steps: 20,
      success: 0.5,
      progress: 0.5,
      return: 0,
      informative: 1,
      guided: 0,
      behind: 0,
      decisions: 20,
      loss: 0,
      entropy: 1,
      kl: 0,
      clipped: 0,
      ratio: 1,
    };
    const page = (...metrics: { iteration: number }[]) =>
      pageOf([{ config: config({ groups: 1, iterations: 1 }), metrics: metrics as never }], figures, 'short');
    const places = (text: string) =>
      [
        ...text
          .split('success of rollouts')[1]!
          .split('</svg>')[0]!
          .matchAll(/<text x="([\d.]+)" y="210" text-anchor="\w+">(\d+)</g),
      ].map(([, x, at]) => [Number(x), Number(at)]);
    const one = page(line);
    // Half way between the grid's 0 and 1, and not a path without length, which nobody sees.
    expect(one).toContain('<circle class="dot" cx="458" cy="101" r="4"/>');
    expect(places(one)).toEqual([
      [60, 0],
      [458, 1],
    ]);
    expect(one).toContain('1 template, groups of 4, 1 group an iteration, 1 iteration, 1 demonstration, ');
    // A return of 0 throughout has an axis all the same.
    expect(one.split('aria-label="return"')[1]!.split('</svg>')[0]).toMatch(/>0<.*>0.25<.*>0.75<.*>1</s);
    // An iteration that learned nothing has measured no entropy.
    const idle = page(line, { ...line, iteration: 2, decisions: 0, entropy: 0 } as typeof line, {
      ...line,
      iteration: 3,
    });
    expect(idle.split('aria-label="entropy"')[1]!).toContain('<path class="curve" d="M192.7 12L458 12"/>');
    // 60 + 398 · 2/3: two of three is not half of the way.
    expect(places(page(line, { ...line, iteration: 2 }, { ...line, iteration: 3 }))).toEqual([
      [60, 0],
      [325.3, 2],
      [458, 3],
    ]);
  });
});
