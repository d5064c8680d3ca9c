import type { BridgeResult } from '../../bench/bridge/play.ts';
import type { ModelUsage } from '../../bench/run/results.ts';
import { isUnrewarded } from '../../judges/rewards/types.ts';
import { columnsOf, fit, percent, short, table } from '../output.ts';
import { usageLine } from '../run-text.ts';

export interface BridgeSummary {
  run: string;
  via: 'adb server' | 'tcp';
  episodes: number;
  verdicts: Record<'pass' | 'fail' | 'unprobeable' | 'infra_error', number>;
  /**
   * In how many of the episodes that a device could judge the simulated phone's state leads to the same verdict; null on a real device.
   */
  agree: { of: number; agreed: number } | null;
  /** Medians of a step, ms; null if none was taken. */
  stepMs: { adb: number | null; http: number | null };
  /** What the model used, also in episodes that were lost and played again; absent without a model. */
  usage?: ModelUsage;
}

const verdictOf = ({ outcome, probes }: BridgeResult): keyof BridgeSummary['verdicts'] =>
  isUnrewarded(outcome) ? 'infra_error' : (probes?.verdict ?? 'unprobeable');

/** The summary of a run's results. `lostUsage` is what models used in episodes that were lost and played again. */
export async function summarise(
  run: string,
  via: BridgeSummary['via'],
  results: readonly BridgeResult[],
  lostUsage?: ModelUsage,
): Promise<BridgeSummary> {
  const [{ median }, { totalUsage }] = await Promise.all([
    import('../../bench/bridge/play.ts'),
    import('../../bench/run/results.ts'),
  ]);
  const usage = totalUsage(results, lostUsage);
  const verdicts: BridgeSummary['verdicts'] = { pass: 0, fail: 0, unprobeable: 0, infra_error: 0 };
  for (const result of results) verdicts[verdictOf(result)]++;
  const compared = results.filter(r => r.state && r.state.agrees !== null);
  return {
    run,
    via,
    episodes: results.length,
    verdicts,
    agree: results.some(r => r.state)
      ? { of: compared.length, agreed: compared.filter(r => r.state!.agrees).length }
      : null,
    stepMs: {
      adb: median(results.flatMap(r => r.stepMs?.adb ?? [])),
      http: median(results.flatMap(r => r.stepMs?.http ?? [])),
    },
    ...(usage ? { usage } : {}),
  };
}

/** Why an episode got its verdict: its error, or the probes that did not pass. */
function why({ error, probes }: BridgeResult): string {
  if (error) return error.message;
  const answers = (probes?.asked ?? []) as readonly { says?: string; outcome?: string }[];
  return answers
    .filter(({ outcome }) => outcome !== 'pass')
    .map(({ says, outcome }) => `${outcome}: ${says}`)
    .join('; ');
}

function stateText({ state }: BridgeResult): string | null {
  if (!state) return null;
  return `${state.success ? 'pass' : 'fail'}${state.agrees === false ? ' ≠' : ''}`;
}

/** The episodes as a table, and totals below it. */
export function reportText(summary: BridgeSummary, results: readonly BridgeResult[], path: string): string {
  const { agree } = summary;
  const headings = ['task', 'seed', 'device', ...(agree ? ['state'] : []), 'steps'];
  const rows = results.map(result => [
    result.task,
    result.seed,
    verdictOf(result),
    ...(agree ? [stateText(result)] : []),
    result.steps,
  ]);
  const width = Math.max(20, columnsOf() - table(headings, rows).indexOf('\n') - 2);
  return [
    table(
      [...headings, 'why'],
      rows.map((row, i) => [...row, fit(why(results[i]!), width)]),
    ),
    '',
    ...totals(summary),
    `The run is in ${path}`,
  ].join('\n');
}

function totals({ episodes, via, verdicts, agree, stepMs, usage }: BridgeSummary): string[] {
  const route = via === 'tcp' ? 'directly over TCP' : 'through an adb server';
  const counts = Object.entries(verdicts).flatMap(([name, n]) => (n > 0 ? [`${n} ${name}`] : []));
  const decided = verdicts.pass + verdicts.fail;
  const passed = decided === 0 ? '' : `; ${percent(verdicts.pass / decided)} of those decided passed`;
  const overHttp = stepMs.http === null ? '' : `, ${short(stepMs.http, 0)} ms over HTTP`;
  return [
    `${episodes} episodes over ADB (${route}): ${counts.join(', ')}${passed}`,
    ...(agree ? [`the simulated phones’ state agrees in ${agree.agreed} of ${agree.of} episodes`] : []),
    ...(stepMs.adb === null ? [] : [`median step: ${short(stepMs.adb, 0)} ms over ADB${overHttp}`]),
    ...(usage ? [usageLine(usage)] : []),
  ];
}
