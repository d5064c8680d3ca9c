import { expect, it } from 'vitest';
import type { BridgeResult } from '../../bench/bridge/play.ts';
import { reportText, summarise } from './report.ts';

const result = (seed: number, over: Partial<BridgeResult> = {}) =>
  ({
    task: 'settings/wifi-off',
    seed,
    outcome: 'success',
    steps: 2,
    verdict: null,
    probes: { verdict: 'pass', by: 'probe', asked: [] },
    ...over,
  }) as unknown as BridgeResult;
const call = { calls: 2, promptTokens: 100, completionTokens: 10, ms: 500, cost: 0.25 };

it('counts what a model used, also in episodes that were lost and played again', async () => {
  const results = [result(1, { usage: call }), result(2, { usage: call })];
  const summary = await summarise('r', 'tcp', results, { ...call, calls: 3 });
  expect(summary.usage).toEqual({ calls: 7, promptTokens: 300, completionTokens: 30, ms: 1_500, cost: 0.75 });
  expect(reportText(summary, results, 'runs/r')).toContain('model: 7 calls, 300 prompt tokens');
});

it('has no usage without a model', async () => {
  expect(await summarise('r', 'tcp', [result(1)])).not.toHaveProperty('usage');
});
