import type { Verdict } from '../../judges/judge.ts';
import type { Agent } from '../agents/agent.ts';
import type { RunFolder } from '../run/folder.ts';
import type { Result } from '../run/results.ts';
import { playEpisode } from '../run/runner.ts';
import type { Stop } from '../run/stop.ts';
import { budgetById } from '../tasks/registry.ts';
import type { BridgeDevice } from './device.ts';

/** A line of results.jsonl of a run over ADB. */
export interface BridgeResult extends Result {
  /** What the state of a simulated phone behind its door says, where the run was on one; `agrees` is null where the probes say nothing. */
  state?: { success: boolean; agrees: boolean | null };
  /** How long each step took over ADB, and over HTTP where the same policy was played there too, ms. */
  stepMs?: { adb: number[]; http?: number[] };
}

/** What is asked of a simulated phone besides: its state's verdict, and the same steps over HTTP. */
export interface Beside {
  state(): Promise<Verdict>;
  http?(task: string, seed: number): Promise<number[]>;
}

/**
 * Plays the episodes of a run that are still open, one after the other, since there is one device. Each result is on disk before `told`
 * hears of it. One that nothing on the device could judge has no verdict, and `probes.verdict` says so.
 */
export async function playAll(
  folder: RunFolder,
  agent: Agent,
  device: BridgeDevice,
  {
    beside,
    told = () => {},
    stop,
  }: { beside?: Beside | undefined; told?: (result: BridgeResult) => void; stop?: Stop } = {},
): Promise<void> {
  const began = performance.now();
  for (const { task, seed } of folder.open()) {
    if (stop?.signal.aborted) return;
    const from = performance.now();
    const { ended, stopsRun } = await playEpisode(
      device,
      agent,
      folder.plan,
      task,
      seed,
      folder.episode(task, seed),
      stop?.signal,
    );
    const isCutOff = stop?.signal.aborted && ended.verdict === null;
    if (isCutOff) return;
    const { report } = device;
    const isOpen = ended.error?.code === 'UNPROBEABLE';
    const { level, apps } = budgetById(task);
    const result: BridgeResult = {
      task,
      seed,
      ...ended,
      level,
      apps,
      ms: Math.round(performance.now() - from),
      elapsedMs: Math.round(performance.now() - began),
      leg: folder.leg,
      // Nobody lost the episode: it was played, and nothing tells how it ended.
      ...(isOpen
        ? { outcome: 'failure', probes: report ?? { verdict: 'unprobeable', by: 'probe', asked: [] } }
        : report
          ? { probes: report }
          : {}),
      stepMs: { adb: device.stepMs.map(Math.round) },
    };
    if (beside && result.outcome !== 'infra_error') {
      const state = await beside.state();
      const said = result.probes?.verdict;
      result.state = {
        success: state.success,
        agrees: said === undefined || said === 'unprobeable' ? null : (said === 'pass') === state.success,
      };
      // How long it takes elsewhere is worth no run.
      const http = await beside.http?.(task, seed).catch(() => undefined);
      if (http) result.stepMs!.http = http.map(Math.round);
    }
    folder.add(result);
    stop?.count({ ...result, stopsRun });
    told(result);
  }
}

/** The middle of some numbers; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length === 0
    ? null
    : sorted.length % 2 === 1
      ? sorted[Math.floor(half)]!
      : (sorted[half - 1]! + sorted[half]!) / 2;
}
