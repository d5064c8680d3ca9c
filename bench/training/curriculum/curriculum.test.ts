// Over 300 lines: one test for each part of a curriculum.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testWorld } from '../../tasks/fixture.ts';
import { sideOf } from '../../tasks/generalise.ts';
import { findTask } from '../../tasks/registry.ts';
import {
  bucketOf,
  curriculum,
  CURRICULA,
  readState,
  trainingEntries,
  writeState,
  type Entry,
  type Settings,
} from './index.ts';
import { nextSource } from './mixture.ts';
import { afterEpoch, difficultyWeight, fresh, weightOf } from './record.ts';

const entry = (task: string, more: Partial<Entry> = {}): Entry => ({
  task,
  seeds: { from: 0, count: 10 },
  ...more,
});
const uniform = CURRICULA.uniform;
const share = (draws: readonly { task: string }[], task: string) =>
  draws.filter(d => d.task === task).length / draws.length;

describe('the mix', () => {
  it('is 4 : 1 in every five draws, and not only on average', () => {
    const drawn: Record<string, number> = {};
    const order = Array.from({ length: 10 }, () => {
      const next = nextSource({ a: 4, b: 1 }, drawn);
      drawn[next] = (drawn[next] ?? 0) + 1;
      return next;
    });
    // Behind, of n + 1 draws: 0.8 and 0.2; 0.6 and 0.4; 0.4 and 0.6; 1.2 and −0.2; 1 and 0; then the same again.
    expect(order.join('')).toBe('aabaaaabaa');
  });
  it('of two holds each source within one draw of its share, whatever the shares', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 2 }),
        fc.integer({ min: 1, max: 60 }),
        (shares, n) => {
          const mix = Object.fromEntries(shares.map((s, i) => [`s${i}`, s]));
          const drawn: Record<string, number> = {};
          for (let i = 0; i < n; i++) {
            const next = nextSource(mix, drawn);
            drawn[next] = (drawn[next] ?? 0) + 1;
          }
          const total = shares.reduce((a, b) => a + b, 0);
          for (const [name, s] of Object.entries(mix))
            expect(Math.abs((drawn[name] ?? 0) - (s / total) * n)).toBeLessThan(1 + 1e-9);
        },
      ),
    );
  });
  it('is of the sources that have entries', () => {
    const drawn = curriculum([entry('t/a'), entry('t/b', { source: 'second' })], uniform).draw(50);
    expect([share(drawn, 't/a'), share(drawn, 't/b')]).toEqual([0.8, 0.2]);
    expect(share(curriculum([entry('t/b', { source: 'second' })], uniform).draw(5), 't/b')).toBe(1);
  });
});

it('goes on with tens of thousands of instances at once', () => {
  const entries = Array.from({ length: 40_000 }, (_, i) => entry('t/a', { seeds: [i] }));
  const saved = curriculum(entries, uniform).save();
  const since = process.cpuUsage();
  expect(curriculum(entries, uniform, saved).draw(4)).toEqual(curriculum(entries, uniform).draw(4));
  const { user, system } = process.cpuUsage(since);
  // 0.5 s of CPU; were each entry looked for among all, it would be a quarter of a minute.
  expect((user + system) / 1e6).toBeLessThan(5);
});

describe('weights', () => {
  const small: Settings = CURRICULA['small-controller'];
  it('follow the bucket: 1.5, 1, 1.2, 0.5, 1', () => {
    const w = (bucket: Entry['bucket']) =>
      weightOf({ ...entry('t/a'), ...(bucket ? { bucket } : {}) }, fresh(small), small, 0);
    // 4 · 0.5 · 0.5 = 1 at the prior, so the bucket's weight alone is left.
    expect([w('tap'), w('type'), w('scroll'), w('wait'), w('system'), w(undefined)]).toEqual([
      1.5, 1, 1.2, 0.5, 1, 1.5,
    ]);
    expect([
      bucketOf(['search', 'wait']),
      bucketOf(['toggle']),
      bucketOf(['settings', 'deep']),
      bucketOf(['search']),
      bucketOf(['transcription']),
    ]).toEqual(['wait', 'tap', 'system', 'scroll', 'type']);
  });
  it('are greatest at half, and an easy task is weighed down and never removed', () => {
    expect([
      difficultyWeight(0.5, 0.1),
      difficultyWeight(0.75, 0.1),
      difficultyWeight(1, 0.1),
      difficultyWeight(0, 0.1),
    ]).toEqual([1, 0.75, 0.1, 0.1]);
    const c = curriculum([entry('t/easy'), entry('t/half')], small);
    for (let i = 0; i < 40; i++)
      c.record([
        { task: 't/easy', seed: 0, scores: [1, 1] },
        { task: 't/half', seed: 0, scores: [1, 0] },
      ]);
    expect(c.baseline('t/easy', 3)).toBeGreaterThan(0.99);
    const drawn = c.draw(2_000);
    // The half-solved one: b before the last two scores is b* with b* = 0.8(0.8 b* + 0.2), so 0.444…, and 4 · 0.444 · 0.556 = 0.988; 0.1 / 1.088 = 0.092.
    expect(share(drawn, 't/easy')).toBeGreaterThan(0.07);
    expect(share(drawn, 't/easy')).toBeLessThan(0.115);
  });
  it('move the baseline by its rate: 0.5 → 0.6 → 0.48', () => {
    const c = curriculum([entry('t/a')], uniform);
    c.record([{ task: 't/a', seed: 1, scores: [1, null, 0] }]);
    expect(c.baseline('t/a', 9)).toBeCloseTo(0.48, 12);
    expect(c.save().entries['t/a#0+10']).toMatchObject({ tries: 2, failures: 0 });
  });
  it('are nothing while a task rests, after three failures in a row', () => {
    const rest: Settings = { ...uniform, rest: { failures: 3, draws: 20 } };
    const c = curriculum([entry('t/hard'), entry('t/b')], rest);
    for (let i = 0; i < 3; i++) c.record([{ task: 't/hard', seed: 0, scores: [0, 0] }]);
    expect(share(c.draw(20), 't/hard')).toBe(0);
    expect(share(c.draw(200), 't/hard')).toBeGreaterThan(0.3);
    // A success between two failures, or what infrastructure lost, is no failure in a row.
    for (const scores of [[0], [0, 1], [0], [null], [0]]) c.record([{ task: 't/hard', seed: 0, scores }]);
    expect(share(c.draw(20), 't/hard')).toBeGreaterThan(0);
    const only = curriculum([entry('t/hard')], rest);
    for (let i = 0; i < 3; i++) only.record([{ task: 't/hard', seed: 0, scores: [0] }]);
    expect(share(only.draw(3), 't/hard')).toBe(1);
  });
});

describe('failure curriculum filtering', () => {
  const filter = { epochs: 2, cooldown: 3 };
  const start = fresh(uniform);
  const failed = { tried: true, scored: false };
  it('cools a task down after two epochs, at exp(−f), and removes it after three more', () => {
    let state = afterEpoch({ ...start, ...failed }, filter);
    expect(state).toMatchObject({ failedEpochs: 1, cooling: null });
    const adagrpo: Settings = CURRICULA.adagrpo;
    const weights = [2, 3, 4].map(f => {
      state = afterEpoch({ ...state, ...failed }, filter);
      expect(state).toMatchObject({ failedEpochs: f, removed: false, cooling: 5 - f });
      return weightOf(entry('t/a'), state, adagrpo, 0);
    });
    // e⁻², e⁻³, e⁻⁴.
    expect(weights.map(w => w.toFixed(6))).toEqual(['0.135335', '0.049787', '0.018316']);
    state = afterEpoch({ ...state, ...failed }, filter);
    expect(state).toMatchObject({ failedEpochs: 5, removed: true });
    expect(weightOf(entry('t/a'), state, adagrpo, 0)).toBe(0);
  });
  it('takes a task back that scores once', () => {
    const cooling = { ...start, failedEpochs: 4, cooling: 1 };
    expect(afterEpoch({ ...cooling, tried: true, scored: true }, filter)).toMatchObject({
      failedEpochs: 0,
      cooling: null,
      removed: false,
    });
  });
  it('does not remove what had no try', () => {
    let state = { ...start, failedEpochs: 2, cooling: 1 as number | null };
    for (let i = 0; i < 5; i++) state = afterEpoch(state, filter);
    expect(state).toMatchObject({ cooling: 0, removed: false });
    expect(afterEpoch({ ...state, ...failed }, filter).removed).toBe(true);
  });
  it('ends with an error where everything failed', () => {
    const c = curriculum([entry('t/a')], CURRICULA.adagrpo);
    for (let epoch = 0; epoch < 5; epoch++) c.record([{ task: 't/a', seed: 0, scores: [0] }]);
    expect(() => c.draw(1)).toThrow(expect.objectContaining({ code: 'CURRICULUM_EMPTY' }));
    expect(c.save()).toMatchObject({ epochs: 5 });
  });
  it('is off where nobody asked for it', () => {
    const c = curriculum([entry('t/a')], uniform);
    for (let epoch = 0; epoch < 9; epoch++) c.record([{ task: 't/a', seed: 0, scores: [0] }]);
    expect(c.draw(1)).toHaveLength(1);
  });
});

describe('seeds', () => {
  it('are those of a range or of a list, each as often as the next', () => {
    const drawn = curriculum(
      [entry('t/a', { seeds: [5, 70, 9] }), entry('t/a', { seeds: { from: 10, count: 3 } })],
      uniform,
    ).draw(3_000);
    for (const seed of [5, 70, 9, 10, 11, 12])
      expect(drawn.filter(d => d.seed === seed).length / 3_000).toBeCloseTo(1 / 6, 1);
    expect(new Set(drawn.map(d => d.seed)).size).toBe(6);
  });
  it('for training are those that no test of instances has, with the template’s bucket', async () => {
    const world = await testWorld();
    const [task] = [findTask('notes/create-note')];
    const [made] = trainingEntries(world, ['notes/create-note'], 12, 'second');
    expect(made).toMatchObject({ task: 'notes/create-note', bucket: 'type', source: 'second' });
    expect((made!.seeds as number[]).length).toBe(12);
    for (const seed of made!.seeds as number[])
      expect(sideOf(task, task.params.draw(world, seed, task.origin))).toBe('train');
  });
});

describe('what cannot be', () => {
  it.each<[string, () => unknown]>([
    ['INVALID_CURRICULUM', () => curriculum([], uniform)],
    ['INVALID_CURRICULUM', () => curriculum([entry('t/a', { source: 'else' })], uniform)],
    [
      'INVALID_CURRICULUM',
      () => curriculum([entry('t/a'), entry('t/a', { seeds: { from: 9, count: 2 } })], uniform),
    ],
    ['INVALID_CURRICULUM', () => curriculum([entry('t/a'), entry('t/a', { seeds: [40, 3] })], uniform)],
    [
      'INVALID_CURRICULUM',
      () => curriculum([entry('t/a', { seeds: [40] }), entry('t/a', { seeds: [41, 40] })], uniform),
    ],
    ['INVALID_CURRICULUM', () => curriculum([entry('t/a', { seeds: [] })], uniform)],
    ['INVALID_CURRICULUM', () => curriculum([entry('t/a', { seeds: { from: 0, count: 0 } })], uniform)],
    [
      'INVALID_CURRICULUM',
      () => curriculum([entry('t/a')], { ...uniform, difficulty: { rate: 0.2, prior: 0.5, floor: 0 } }),
    ],
    [
      'INVALID_RESULT',
      () => curriculum([entry('t/a')], uniform).record([{ task: 't/a', seed: 10, scores: [1] }]),
    ],
    [
      'INVALID_RESULT',
      () => curriculum([entry('t/a')], uniform).record([{ task: 't/a', seed: 1, scores: [-0.5] }]),
    ],
    [
      'STATE_MISMATCH',
      () => curriculum([entry('t/a')], { ...uniform, epoch: 3 }, curriculum([entry('t/a')], uniform).save()),
    ],
    ['INVALID_CURRICULUM', () => curriculum([entry('t/a', { bucket: 'swim' as never })], uniform)],
    [
      'INVALID_RESULT',
      () =>
        curriculum([entry('t/a')], uniform).record([{ task: 't/a', seed: 1, scores: [undefined as never] }]),
    ],
    [
      'STATE_MISMATCH',
      () =>
        curriculum([entry('t/a')], uniform, {
          ...curriculum([entry('t/a')], uniform).save(),
          version: 2 as never,
        }),
    ],
    ['STATE_MISMATCH', () => curriculum([entry('t/a')], uniform, {} as never)],
    ['STATE_MISMATCH', () => curriculum([entry('t/a')], uniform, { version: 1 } as never)],
    [
      'STATE_MISMATCH',
      () =>
        curriculum([entry('t/a')], uniform, {
          ...curriculum([entry('t/a')], uniform).save(),
          entries: null as never,
        }),
    ],
    [
      'STATE_MISMATCH',
      () => curriculum([entry('t/a'), entry('t/b')], uniform, curriculum([entry('t/a')], uniform).save()),
    ],
  ])('is refused with %s', (code, run) => expect(run).toThrow(expect.objectContaining({ code })));
  it('takes in none of several results of which one is wrong', () => {
    const c = curriculum([entry('t/a')], uniform);
    expect(() =>
      c.record([
        { task: 't/a', seed: 1, scores: [1] },
        { task: 't/a', seed: 1, scores: [2] },
      ]),
    ).toThrow();
    expect(c.baseline('t/a', 1)).toBe(0.5);
  });
});

describe('a restart', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'curriculum-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('goes on with the same draws from any state', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000 }),
        fc.array(
          fc.tuple(fc.integer({ min: 1, max: 5 }), fc.array(fc.constantFrom(0, 1, null), { maxLength: 3 })),
          { maxLength: 12 },
        ),
        (seed, rounds) => {
          const entries = ['t/a', 't/b', 't/c'].map(task => entry(task));
          const settings: Settings = {
            ...CURRICULA['small-controller'],
            seed,
            filter: { epochs: 2, cooldown: 3 },
          };
          const a = curriculum(entries, settings);
          let b = curriculum(entries, settings);
          for (const [count, scores] of rounds) {
            try {
              const drawn = a.draw(count);
              expect(b.draw(count)).toEqual(drawn);
              for (const c of [a, b]) c.record(drawn.map(({ task, seed: s }) => ({ task, seed: s, scores })));
            } catch (error) {
              if ((error as { code?: string }).code !== 'CURRICULUM_EMPTY') throw error;
              return;
            }
            b = curriculum(entries, settings, JSON.parse(JSON.stringify(b.save())));
          }
          expect(b.save()).toEqual(a.save());
        },
      ),
      { numRuns: 60 },
    );
  });

  it('after a kill ends with the bytes of a run that nobody disturbed', async () => {
    const program = fileURLToPath(new URL('./restart-program.ts', import.meta.url));
    const run = (file: string, rounds: number) => [
      '--import',
      'tsx',
      program,
      join(folder, file),
      String(rounds),
    ];
    const rounds = () =>
      existsSync(join(folder, 'cut.json'))
        ? readState<{ drawn: unknown[] }>(join(folder, 'cut.json'))!.drawn.length
        : 0;
    for (const at of [5, 17]) {
      const child = spawn(process.execPath, run('cut.json', 1_000_000), {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let last = 0;
      child.stdout.on('data', (bytes: Buffer) => {
        last = Number(String(bytes).trim().split('\n').at(-1));
        if (last >= at) child.kill('SIGKILL');
      });
      await new Promise(resolve => child.on('exit', resolve));
      // What was told of was on the disk.
      expect(rounds()).toBeGreaterThanOrEqual(last);
    }
    const reached = rounds();
    execFileSync(process.execPath, run('cut.json', reached + 10));
    execFileSync(process.execPath, run('whole.json', reached + 10));
    expect(rounds()).toBe(reached + 10);
    expect(readFileSync(join(folder, 'cut.json')).equals(readFileSync(join(folder, 'whole.json')))).toBe(
      true,
    );
  }, 60_000);

  it('reads the last whole file beside one that was cut off, and says what is none', () => {
    const path = join(folder, 'state.json');
    expect(readState(path)).toBeNull();
    writeState(path, { n: 1 });
    writeFileSync(`${path}.new`, '{"format":"tapworld.tr');
    expect(readState(path)).toEqual({ n: 1 });
    writeState(path, { n: 2 });
    expect([readState(path), existsSync(`${path}.new`)]).toEqual([{ n: 2 }, false]);
    for (const text of [
      '{',
      'null',
      '{"format":"else"}',
      '{"format":"tapworld.training","version":2,"parts":{}}',
      '{"format":"tapworld.training","version":1}',
    ]) {
      writeFileSync(path, text);
      expect(() => readState(path), text).toThrow(expect.objectContaining({ code: 'INVALID_STATE_FILE' }));
    }
  });
});
