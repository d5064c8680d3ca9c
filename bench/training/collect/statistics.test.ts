import { expect, it } from 'vitest';
import { watchRenderers } from './renderers.ts';
import { lineOf, Tally } from './statistics.ts';

it('rates, shares and staleness, of figures worked out by hand', () => {
  let now = 500;
  const tally = new Tally(() => now, 4);
  now += 30_000;
  tally.addThinking(60_000);
  tally.addThinking(12_000);
  tally.addStep(20_000, 'step');
  tally.addStep(4_000, 'reset');
  for (let i = 0; i < 59; i++) tally.addStep(0, 'step');
  for (const outcome of ['success', 'failure', 'truncated', 'agent_error', 'infra_error'] as const)
    tally.addOutcome(outcome);
  tally.addUpdate(3_000, 1, [0, 0, 2]);
  tally.addUpdate(3_000, 2, [2]);
  tally.renderers = { renderers: 8, busy: 0.874, wanted: 0.9, idle: 0.126 };
  const read = tally.read({ length: 3, most: 5, limit: 8 });
  expect(read).toMatchObject({
    ms: 30_000,
    episodes: 4,
    episodesPerMinute: 8,
    steps: 60,
    stepsPerSecond: 2,
    staleness: { mean: 1, max: 2, histogram: [2, 0, 2] },
    statuses: { completed: 2, task_limit_reached: 1, invalid_action: 1, task_error: 1 },
    learner: { updates: 2, version: 2, rollouts: 4, share: 0.2 },
  });
  // Of 4 workers × 30 s: 72 s of thought, 24 s of the phone.
  expect([read.share!.thinking, read.share!.stepping]).toEqual([0.6, 0.2]);
  expect(read.share!.waiting).toBeCloseTo(0.2, 12);
  expect(lineOf(read)).toBe(
    'version 2 · 4 episodes · 8.0 a minute · 2.0 steps/s · thinking 60 % · renderers 87 % · queue 3/8 · 1.0 behind',
  );
});

it('nothing yet is zeros, not NaN', () => {
  const read = new Tally(() => 0, 4).read({ length: 0, most: 0, limit: 1 });
  expect(JSON.stringify(read)).not.toMatch(/null(?!,"queue)/);
  expect(read).toMatchObject({
    episodesPerMinute: 0,
    stepsPerSecond: 0,
    staleness: { mean: 0, max: 0, histogram: [] },
    share: { thinking: 0 },
  });
});

it('renderers’ shares between two looks at a server’s metrics', async () => {
  const texts = [
    'tapworld_renderers 8\ntapworld_renderer_busy_seconds_total 100\ntapworld_renderer_wanted_seconds_total 110\n',
    'tapworld_renderers 8\ntapworld_renderer_busy_seconds_total 164\ntapworld_renderer_wanted_seconds_total 182\n',
  ];
  let now = 0;
  const client = { bytes: async () => Buffer.from(texts.shift() ?? '# another server\n') };
  const share = await watchRenderers(client, () => now);
  now = 10_000;
  // 80 seconds of renderers: 64 held a task, 72 would have.
  expect(await share()).toEqual({ renderers: 8, busy: 0.8, wanted: 0.9, idle: 1 - 0.8 });
  expect(await share()).toBeNull();
});
